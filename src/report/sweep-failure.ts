import { isForbidden } from '../deployments/answers.ts'
import { permissionLines } from '../deployments/permissions.ts'
import { ActionError, wordsOf } from '../errors.ts'
import { describe } from '../target.ts'
import { count, firstOf } from '../text/printable.ts'
import type { Swept } from './outcome.ts'

/** The error of a sweep that could not read or delete some previews; undefined if it could. The table says why for each. */
export function sweepFailure({ previews }: Swept): ActionError | undefined {
  const failed = previews.filter(({ fault }) => fault !== undefined)
  const [first] = failed
  if (first === undefined) return undefined
  const names = failed.map(({ subject }) => describe(subject))
  const message = `${count(failed.length, 'preview')} could not be swept: ${firstOf(names, 10)}. ${first.stays ?? ''}`
  const hint = isForbidden(first.fault)
    ? `Add to the job, and run the sweep again:\n${permissionLines}`
    : (wordsOf(first.fault).hint ?? 'Correct the cause and run the sweep again.')
  return new ActionError(message, { hint, cause: first.fault })
}
