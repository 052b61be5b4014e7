/** Plays a file: its downloads of artifacts that no step uploads fail. */
import { textOf } from '../../text/json.ts'
import type { PlayedEvent } from './events.ts'
import { type ActionStep, type Budget, playFailing } from './play.ts'
import { inputsOf, isCall, isThisAction, plainText, stepsOf, type WorkflowFile } from './workflow-file.ts'

/** Returns the steps of this action. @throws {RangeError} if the budget is used up */
export function play(file: WorkflowFile, event: PlayedEvent, budget: Budget): ActionStep[] {
  const isOwn = ({ step, isCall: isOther }: ActionStep): boolean => isOther || isThisAction(step, file)
  const steps = playFailing([], file, event, budget)
  const [own, lost] = [steps.filter(isOwn), lostDownloads(file, steps)]
  if (own.length === 0 || lost.length === 0) return own
  const after = playFailing(
    lost.map(({ step }) => step),
    file,
    event,
    budget,
  ).filter(isOwn)
  return own.map((step, index) => {
    const download = lost.find(({ job }) => job === step.job) ?? lost[0]
    const isSkipped = step.isReached !== false && after[index]?.isReached === false
    return isSkipped ? { ...step, lacks: download?.input('name') ?? '' } : step
  })
}

/** The downloads that surely fail: each upload of that name is surely skipped. A call may upload anything. */
function lostDownloads(file: WorkflowFile, steps: readonly ActionStep[]): ActionStep[] {
  const parts = [...file.jobs.values()].flatMap((job) => [job, ...stepsOf(job)])
  const isOf = (verb: string) => (each: ActionStep) =>
    textOf(each.step['uses']).toLowerCase().startsWith(`actions/${verb}load-`)
  const [uploads, downloads] = [steps.filter(isOf('up')), steps.filter(isOf('down'))]
  return uploads.length === 0 || parts.some((part) => isCall(part, file))
    ? []
    : downloads.filter(({ step, input, isReached }) => {
        const [name, inputs] = [input('name'), inputsOf(step)]
        const same = uploads.filter((upload) => [name, undefined].includes(upload.input('name')))
        const isElsewhere = 'run-id' in inputs || 'pattern' in inputs || plainText(step['continue-on-error']) !== ''
        const isSkipped = same.length > 0 && same.every((upload) => upload.isReached === false && upload.input('name'))
        return name && isReached && isSkipped && !isElsewhere
      })
}
