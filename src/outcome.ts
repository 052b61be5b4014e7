import type { Quota } from './envelope.ts'
import type { Subject } from './plan.ts'

/** What a run came to, with all that the outputs, the summary and the log say of it. */
export type Outcome = Deployed | Deleted | Skipped

/** A site was published. */
export interface Deployed {
  readonly result: 'deployed'
  readonly environment: string
  readonly subject: Subject
  readonly sha: string
  readonly link: string
  /** The link's status as the service reported it. */
  readonly status: string
  readonly quota: Quota
  readonly fileCount: number
  readonly bytes: number
  /** Milliseconds from the first look at the directory to the service's answer. */
  readonly duration: number
}

/** A link was torn down. */
export interface Deleted {
  readonly result: 'deleted'
  readonly environment: string
  readonly subject: Subject
  readonly links: readonly string[]
  readonly quota: Quota
}

/** Nothing was to be done. */
export interface Skipped {
  readonly result: 'skipped'
  readonly environment: string
  readonly reason: string
}

/** The action's outputs by name, as in `action.yml`. Every outcome sets all of them. */
export function outputsOf(outcome: Outcome): Readonly<Record<string, string>> {
  const deployed = outcome.result === 'deployed' ? outcome : undefined
  const deleted = outcome.result === 'deleted' ? outcome.links : []
  const quota = outcome.result === 'skipped' ? undefined : outcome.quota
  return {
    link: deployed?.link ?? deleted[0] ?? '',
    url: deployed ? `https://${deployed.link}` : '',
    'quota-used': String(quota?.used ?? ''),
    'quota-limit': String(quota?.limit ?? ''),
    status: deployed?.status ?? '',
    result: outcome.result,
    deleted: JSON.stringify(deleted),
    'skip-reason': outcome.result === 'skipped' ? outcome.reason : '',
    'file-count': String(deployed?.fileCount ?? ''),
    'total-bytes': String(deployed?.bytes ?? ''),
  }
}
