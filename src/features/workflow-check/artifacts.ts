/** Plays a file: the download of an artifact that no step uploads fails. */
import { textOf } from '../../text/json.ts'
import type { PlayedEvent } from './events.ts'
import { type ActionStep, type Budget, playFailing } from './play.ts'
import { inputsOf, isThisAction, plainText, type WorkflowFile } from './workflow-file.ts'

/** Returns the steps of this action. @throws {RangeError} if the budget is used up */
export function play(file: WorkflowFile, event: PlayedEvent, budget: Budget): ActionStep[] {
  const steps = playFailing([], file, event, budget)
  const lost = lostDownloads(file, steps)
  const fails = lost.map(({ step }) => step)
  const after = lost.length > 0 ? playFailing(fails, file, event, budget) : steps
  return steps.flatMap((step, index) => {
    if (!step.isCall && !isThisAction(step.step, file)) return []
    const { input } = lost.find(({ job }) => job === step.job) ?? lost[0] ?? {}
    const isSkipped = step.isReached !== false && after[index]?.isReached === false
    return isSkipped ? { ...step, lacks: input?.('name') } : step
  })
}

/** The downloads by a name that surely fail: each upload of that name is skipped. A job that is a call may upload anything. */
function lostDownloads({ jobs }: WorkflowFile, steps: readonly ActionStep[]): ActionStep[] {
  const isOf = (verb: string) => (each: ActionStep) => textOf(each.step['uses']).includes(`/${verb}load-artifact@`)
  const uploads = [...jobs.values()].some((job) => 'uses' in job) ? [] : steps.filter(isOf('up'))
  return steps.filter(isOf('down')).filter(({ step, input, isReached }) => {
    const same = uploads.filter((upload) => [input('name'), undefined].includes(upload.input('name')))
    const isSkipped = same.every((upload) => upload.isReached === false && upload.input('name'))
    const isElsewhere = 'run-id' in inputsOf(step) || 'pattern' in inputsOf(step)
    const isNeeded = ['', 'false'].includes(plainText(step['continue-on-error'])) && !isElsewhere
    return isReached && isNeeded && same.length > 0 && isSkipped
  })
}
