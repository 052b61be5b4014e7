/** What all checks share: the file after its play, and questions that several checks ask. */
import { excerpt } from '../../text/printable.ts'
import { environmentOf, isDeploy, mayDo, otherEnvironments } from './effect.ts'
import type { EventKind, PlayedEvent } from './events.ts'
import type { ActionStep, Budget } from './play.ts'
import type { WorkflowFile } from './workflow-file.ts'

type Steps = readonly ActionStep[]

/** The workflow file that runs and the other files of its folder, after the play. */
export interface Checked {
  readonly file: WorkflowFile
  readonly files: readonly WorkflowFile[]
  /** Whether every file of the folder could be read. */
  readonly isWhole: boolean
  readonly events: readonly PlayedEvent[]
  /** The steps of the file, at all events, even if its filters exclude them. */
  readonly fileSteps: Steps
  /** The steps of the file at events that may start it. */
  readonly startedSteps: Steps
  /** The steps of all files at events that may start them. */
  readonly folderSteps: Steps
  /** As `fileSteps`, but inputs of `workflow_call` are empty and not unknown. */
  readonly tableSteps: Steps
  readonly budget: Budget
}

export const stepsAt = (steps: Steps, ...kinds: readonly EventKind[]): ActionStep[] =>
  steps.filter(({ event }) => kinds.includes(event.kind))
export const quoted = (text = ''): string => excerpt(text.replaceAll(/\s+/gu, ' '), 100)

export const openKinds = ['opened', 'synchronize', 'reopened', 'rare'] as const
export const pushKinds = ['push', 'branch push', 'other push', 'pattern push'] as const

/** Deploys of previews that no step deletes at an event of this kind, and no sweep. @param isCured as if it started a run */
export function keptPreviews(checked: Checked, kind: EventKind, isCured = false): ActionStep[] {
  const { startedSteps, folderSteps, fileSteps } = checked
  const previews = stepsAt(startedSteps.filter(isDeploy), ...openKinds)
  const sweeps = folderSteps.filter(({ mode }) => mode === 'sweep')
  const deletes = stepsAt(isCured ? [...folderSteps, ...fileSteps] : folderSteps, kind).filter((step) => {
    return mayDo(step, 'deletes') && (isCured || !step.event.hasPaths) && otherEnvironments(step, previews).length === 0
  })
  const isOf = (environment?: string) => (step: ActionStep) =>
    [environment, environmentOf(step)].includes(undefined) || environmentOf(step) === environment
  return previews.filter((step) => ![...sweeps, ...deletes].some(isOf(environmentOf(step))))
}
