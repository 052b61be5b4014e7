/** Artifacts that one step uploads by name, and another one downloads. */
import { textOf } from '../../text/json.ts'
import type { ActionStep } from './play.ts'
import { inputsOf, isCall, plainText, stepsOf, type WorkflowFile } from './workflow-file.ts'

export const artifactStep = /^actions\/(?:up|down)load-artifact@/iu

/** The downloads that surely fail: each upload of that name is surely skipped. A call may upload anything. */
export function lostDownloads(file: WorkflowFile, steps: readonly ActionStep[]): ActionStep[] {
  const uses = ({ step }: ActionStep): string => textOf(step['uses']).toLowerCase()
  const uploads = steps.filter((step) => uses(step).startsWith('actions/upload-artifact@'))
  const lost = steps.filter(({ step, input, isReached }) => {
    const [name, inputs] = [input('name'), inputsOf(step)]
    const same = uploads.filter((upload) => [name, undefined].includes(upload.input('name')))
    const isElsewhere = 'run-id' in inputs || 'pattern' in inputs || plainText(step['continue-on-error']) !== ''
    const isSkipped = same.length > 0 && same.every((upload) => upload.isReached === false && upload.input('name'))
    return name && isReached && isSkipped && !isElsewhere
  })
  const parts = [...file.jobs.values()].flatMap((job) => [job, ...stepsOf(job)])
  return lost.length > 0 && parts.some((part) => isCall(part, file)) ? [] : lost
}
