import { excerpt } from '../../text/printable.ts'
import { environmentOf, isDeploy, mayDo, otherEnvironments } from './effect.ts'
import type { EventKind, PlayedEvent } from './events.ts'
import type { ActionStep, Budget } from './play.ts'
import type { WorkflowFile } from './workflow-file.ts'

type Steps = readonly ActionStep[]

/** The file that runs, as it was played, and the files beside it. */
export interface Checked {
  readonly file: WorkflowFile
  readonly files: readonly WorkflowFile[]
  /** Whether `files` are all that are in the folder. */
  readonly isWhole: boolean
  readonly events: readonly PlayedEvent[]
  /** Of the file, also at events that do not start it. */
  readonly fileSteps: Steps
  /** Of the file, at events that may start it. */
  readonly startedSteps: Steps
  /** Of all files, at events that may start them. */
  readonly folderSteps: Steps
  /** As `fileSteps`, but if a caller gives no inputs. */
  readonly tableSteps: Steps
  readonly budget: Budget
}

export const stepsAt = (steps: Steps, ...kinds: readonly EventKind[]): ActionStep[] =>
  steps.filter(({ event }) => kinds.includes(event.kind))
export const quoted = (text = ''): string => excerpt(text.replaceAll(/\s+/gu, ' '), 100)

export const openKinds = ['opened', 'synchronize', 'reopened', 'rare'] as const

/** Deploys of previews that no event deletes, and no sweep. */
export function keptPreviews({ startedSteps, folderSteps }: Checked, kind: EventKind): ActionStep[] {
  const previews = stepsAt(startedSteps.filter(isDeploy), ...openKinds)
  const sweeps = folderSteps.filter(({ mode }) => mode === 'sweep')
  const deletes = stepsAt(folderSteps, kind).filter((step) => {
    return mayDo(step, 'deletes') && !step.event.hasPaths && otherEnvironments(step, previews).length === 0
  })
  const isOf = (environment?: string) => (step: ActionStep) =>
    [environment, environmentOf(step)].includes(undefined) || environmentOf(step) === environment
  return previews.filter((step) => ![...sweeps, ...deletes].some(isOf(environmentOf(step))))
}
