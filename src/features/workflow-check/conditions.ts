/** New lines for an `if` that skips a step. The new condition contains the old one. */
import type { Block } from '../../errors.ts'
import type { Fields } from '../../text/json.ts'
import { printable } from '../../text/printable.ts'
import { blockFor, stepBlock } from './blocks.ts'
import { braced, statusFunction, verdictOf } from './expression.ts'
import type { ActionStep } from './play.ts'
import { needsOf, plainText } from './workflow-file.ts'

/** The old condition, without its braces. Undefined if it has text beside the braces, or is too long to copy. */
function operandOf(written: unknown): string | undefined {
  const text = plainText(written).replaceAll(/\s*\n\s*/gu, ' ')
  const [place] = text.matchAll(braced)
  const isWhole = place === undefined || place[0] === text
  const inner = place?.[1]?.trim() ?? text
  return isWhole && inner.length <= 1000 && printable(inner) === inner ? inner : undefined
}

/** Lets a step run at one more event. Its job, and a job that it needs, may have conditions that must allow it, too. */
export function letThrough(step: ActionStep, also: string): (Block | undefined)[] {
  const { file, id, job, jobScope, scope, cause } = step
  const needed = cause?.of === 'job' && cause.id !== id ? file.jobs.get(cause.id) : undefined
  const isClose = step.event.type === 'closed'
  const written = (condition: string) => `>-\n  \${{ ${condition} }}`
  const jobIf = (of: string, fields: Fields, needs: readonly string[] = []): Block | undefined => {
    const stood = operandOf(fields['if'])
    if (stood === undefined) return undefined
    const rest = [
      ...needs.map((need) => `needs.${need}.result == 'success'`),
      stood && needs.length > 0 ? `(${stood})` : stood,
    ]
    const either = `${also} || (${rest.filter(Boolean).join(' && ')})`
    return blockFor(file, ['jobs', of], 'if', written(needs.length > 0 ? `!cancelled() && (${either})` : either))
  }
  const isAfterSkipped = jobScope.success !== true && !statusFunction.test(plainText(job['if']))
  const isJobOpen = verdictOf(job['if'], { ...jobScope, success: true }) === true
  const ofJob = isClose && isAfterSkipped ? jobIf(id, job, needsOf(job)) : !isJobOpen && jobIf(id, job)
  const stood = operandOf(step.step['if'])
  const isStepOpen = 'uses' in job || verdictOf(step.step['if'], { ...scope, success: true }) === true
  return [
    ...(needed && !isClose ? [jobIf(cause?.id ?? '', needed)] : []),
    ...(ofJob === false ? [] : [ofJob]),
    ...(isStepOpen ? [] : [stood && stepBlock(step, 'if', written(`${also} || (${stood})`))]),
  ].map((each) => each || undefined)
}
