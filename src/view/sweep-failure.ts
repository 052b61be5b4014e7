import { ActionError, wordsOf } from '../errors.ts'
import { isForbidden } from '../github/answers.ts'
import { permissionLines } from '../record/permissions.ts'
import { describe } from '../target.ts'
import { count, firstOf } from '../text/printable.ts'
import type { Swept } from './run-state.ts'

/** The error of a sweep that could not read or delete some previews; undefined if it could. */
export function sweepFailure({ previews, left }: Swept): ActionError | undefined {
  const failed = previews.filter(({ fault }) => fault !== undefined)
  if (failed.length === 0) return undefined
  const reasons = [...new Set(failed.map(({ stays = '' }) => stays))].map((why) => {
    const names = failed.filter(({ stays = '' }) => stays === why).map(({ subject }) => describe(subject))
    return `${firstOf(names, 10)}: ${why}`
  })
  const others = previews.length > failed.length && left === 0 ? 'The other previews were swept. ' : ''
  // Lines to copy come last.
  const hints = [...new Set(failed.map(({ fault }) => sweepHint(fault)))].slice(0, 5)
  const ordered = hints.toSorted((a, b) => Number(a.includes('\n')) - Number(b.includes('\n')))
  const message = `${count(failed.length, 'preview')} could not be swept. ${reasons.join(' ')}`
  return new ActionError(message, { hint: others + ordered.join(' '), cause: failed[0]?.fault })
}

/** Each fault's own: a live site that may be deleted needs its own deploy, and another sweep would not help. */
function sweepHint(fault: unknown): string {
  if (isForbidden(fault)) return `Add to the job, and run the sweep again:\n${permissionLines}`
  return wordsOf(fault).hint ?? 'Correct the cause and run the sweep again.'
}
