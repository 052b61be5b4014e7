import { ActionError } from './errors.ts'
import type { Quota } from './hosting/account.ts'
import type { Subject } from './target.ts'
import { count, firstOf } from './text/format.ts'
import { excerpt } from './text/printable.ts'

/** What a run came to, with all that the outputs, the summary and the log say of it. */
export type Outcome = Deployed | Deleted | Swept | Skipped

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
  /** Milliseconds from the first look at the directory to the service's answer, or to the end of the verification. */
  readonly duration: number
  /** Milliseconds after which the link served what was sent; undefined where nobody looked. */
  readonly liveAfter: number | undefined
}

/** A link was torn down. */
export interface Deleted {
  readonly result: 'deleted'
  readonly environment: string
  readonly subject: Subject
  readonly links: readonly string[]
  readonly quota: Quota
}

/** Previews whose pull request or branch is gone were torn down. */
export interface Swept {
  readonly result: 'swept'
  readonly environment: string
  readonly previews: readonly SweptPreview[]
  /** How many previews are left for the next sweep, since one makes only so many requests. */
  readonly left: number
  readonly quota: Quota
}

/** A preview that a sweep looked at: deleted, or kept for a reason. */
export type SweptPreview =
  | { readonly subject: Subject; readonly became: 'deleted'; readonly links: readonly string[] }
  | { readonly subject: Subject; readonly became: 'kept'; readonly why: string }

/** Nothing was to be done. */
export interface Skipped {
  readonly result: 'skipped'
  readonly environment: string
  readonly reason: string
}

/** The action's outputs by name, as in `action.yml`. Every outcome sets all of them. */
export function outputsOf(outcome: Outcome): Readonly<Record<string, string>> {
  const deployed = outcome.result === 'deployed' ? outcome : undefined
  const deleted = deletedBy(outcome)
  const quota = outcome.result === 'skipped' ? undefined : outcome.quota
  const nothingSwept = outcome.result === 'swept' && deleted.length === 0
  return {
    link: deployed?.link ?? (outcome.result === 'deleted' ? outcome.links[0] : undefined) ?? '',
    url: deployed ? `https://${deployed.link}` : '',
    'quota-used': String(quota?.used ?? ''),
    'quota-limit': String(quota?.limit ?? ''),
    status: deployed ? excerpt(deployed.status) : '',
    result: outcome.result === 'swept' ? (nothingSwept ? 'skipped' : 'deleted') : outcome.result,
    deleted: JSON.stringify(deleted),
    'skip-reason':
      outcome.result === 'skipped' ? outcome.reason : nothingSwept ? 'No preview was left behind.' : '',
    'file-count': String(deployed?.fileCount ?? ''),
    'total-bytes': String(deployed?.bytes ?? ''),
  }
}

/** The links that a run deleted. */
export function deletedBy(outcome: Outcome): readonly string[] {
  if (outcome.result === 'deleted') return outcome.links
  return outcome.result === 'swept'
    ? outcome.previews.flatMap((preview) => (preview.became === 'deleted' ? preview.links : []))
    : []
}

/** Some previews that should be gone are not. */
export class SweepError extends ActionError {
  /** What became of each. */
  readonly outcome: Swept

  constructor(outcome: Swept, faults: readonly { readonly preview: string; readonly why: string }[]) {
    const byReason = Map.groupBy(faults, ({ why }) => why)
    const sentences = [...byReason].map(([why, all]) => {
      const previews = all.map(({ preview }) => preview)
      return `${firstOf(previews, 10)}: ${why}`
    })
    super(`${count(faults.length, 'preview')} could not be swept. ${sentences.join(' ')}`, {
      hint: 'What could be swept is gone, the rest is untouched. Mend the cause and run the sweep again.',
    })
    this.outcome = outcome
  }
}
