import { ActionError, wordsOf } from '../errors.ts'
import { isForbidden } from '../github/answers.ts'
import { describe } from '../subject.ts'
import { count, firstOf } from '../text/printable.ts'
import type { Swept, SweptPreview } from './outcome.ts'
import { permissionLines } from './permissions.ts'

/** The error of a sweep that could not read or delete some previews. Undefined if there is none. */
export function sweepFailure({ previews }: Swept): ActionError | undefined {
  const failed = previews.filter(({ error }) => error !== undefined)
  const [first] = failed
  if (first === undefined) return undefined
  const names = failed.map(({ subject }) => describe(subject))
  const message = `${count(failed.length, 'preview')} could not be swept: ${firstOf(names, 10)}. ${first.stays ?? ''}`
  const hint = isForbidden(first.error)
    ? { text: 'Add to the job, and run the sweep again:', lines: permissionLines }
    : (wordsOf(first.error).hint ?? 'Correct the cause and run the sweep again.')
  return new ActionError(message, { hint, cause: first.error })
}

/** As in `pull request #7: deleted a.example`. */
export function sweptLine({ subject, deleted, absent = [], links, expired, stays }: SweptPreview): string {
  const after = expired === undefined ? '' : `, more than ${count(expired, 'day')} after its last deploy`
  const ends = [
    deleted.length > 0 && `deleted ${deleted.join(', ')}${after}`,
    absent.length > 0 && `${absent.join(', ')} was not in this account`,
    stays !== undefined && [`stays, ${stays}`, ...links].join(': '),
  ]
  // A record may have no link.
  return `${describe(subject)}: ${ends.filter(Boolean).join('; ') || 'deleted'}`
}
