import { CancelledError, NetworkError, ServiceError } from '../errors.ts'
import { FateError, mayHaveMadeLink } from '../hosting/refusals.ts'
import type { Act, Fate } from './comment-text.ts'
import { OverwrittenError, UnrecordedLinkError } from './link-errors.ts'

/** What became of a commit whose run failed. Of a link whose deletion was under way the same is not known. */
export function fateOfCommit(error: unknown, act: Act): Fate {
  if (error instanceof UnrecordedLinkError) return 'is live'
  return isOpen(error, act) ? 'may or may not be live' : 'was not deployed'
}

function isOpen(error: unknown, act: Act): boolean {
  if (error instanceof CancelledError) return error.underWay !== undefined
  if (act !== 'deploy') return false
  if (error instanceof FateError || error instanceof OverwrittenError) return true
  if (!(error instanceof ServiceError || error instanceof NetworkError) || error.operation !== 'upload') return false
  const isAnswered = error instanceof ServiceError && error.link !== undefined
  return isAnswered || mayHaveMadeLink(error)
}
