import { deletedBy, type Outcome } from '../outcome.ts'
import { changedPagesJson } from '../pages/changed-pages.ts'
import { excerpt } from '../text/printable.ts'

/** The action's outputs by name, as in `action.yml`. Every outcome sets all of them. */
export function outputsOf(outcome: Outcome): Readonly<Record<string, string>> {
  const deployed = outcome.result === 'deployed' ? outcome : undefined
  const live = outcome.result === 'skipped' || outcome.result === 'deployed' ? outcome.link : undefined
  const deleted = deletedBy(outcome)
  const quota = outcome.result === 'skipped' ? undefined : outcome.quota
  const nothingSwept = outcome.result === 'swept' && deleted.length === 0
  return {
    link: live ?? (outcome.result === 'deleted' ? outcome.links[0] : undefined) ?? '',
    url: live ? `https://${live}` : '',
    'quota-used': String(quota?.used ?? ''),
    'quota-limit': String(quota?.limit ?? ''),
    status: deployed ? excerpt(deployed.status) : '',
    result: outcome.result === 'swept' ? (nothingSwept ? 'skipped' : 'deleted') : outcome.result,
    deleted: JSON.stringify(deleted),
    'skip-reason': outcome.result === 'skipped' ? outcome.reason : nothingSwept ? 'No closed preview was found.' : '',
    'file-count': String(deployed?.fileCount ?? ''),
    'total-bytes': String(deployed?.bytes ?? ''),
    environment: outcome.environment,
    'deployment-id': String(outcome.deployment ?? ''),
    'changed-pages': changedPagesJson(deployed?.compared?.changes ?? []),
  }
}
