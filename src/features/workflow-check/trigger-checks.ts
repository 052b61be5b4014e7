/** Checks what starts the workflow: the events in `on:` and the types, branches and paths below them. */
import { type Checked, quoted, stepsAt } from './checked.ts'
import { effectOf, environmentOf, mayDo } from './effect.ts'
import type { PlayedEvent } from './events.ts'
import { typesOf } from './filters.ts'
import { type Finding, problemIf } from './finding.ts'
import type { ActionStep } from './play.ts'

/** The filters below `on:` that keep an event from starting the workflow. */
export function filterProblem(event: PlayedEvent, checked: Checked): Finding[] {
  const { name, type, isListed, hasPaths } = event
  const paths = 'a close starts no run if the pull request no longer touches the files of "paths" or "paths-ignore".'
  const isTyped = name === 'push' || typesOf(checked.file.events[name]).includes(type)
  const what = name === 'push' ? `your default branch, "${quoted(event.of)}",` : 'it'
  const text = isTyped ? `the filters below "${name}" leave ${what} out.` : `"${name}" has no "${type}".`
  return [
    ...problemIf(isListed === false, 'no update', text),
    ...problemIf(type === 'closed' && hasPaths, 'no update', paths),
  ]
}

/** A push to a branch makes a preview in addition to that of the branch's pull request. */
export function branchPreviews({ startedSteps, folderSteps }: Checked): Finding[] {
  const makes = (step: ActionStep) => step.isReached && effectOf(step) === "deploys the branch's preview"
  const preview = stepsAt(startedSteps, 'other push').find(makes)
  const isPulled = stepsAt(folderSteps, 'opened').some((step) => mayDo(step, 'deploys'))
  if (preview === undefined || !isPulled) return []
  const isGone = folderSteps.some((step) => {
    const isSweep = step.mode === 'sweep' && [undefined, environmentOf(preview)].includes(environmentOf(step))
    return isSweep || (step.event.name === 'delete' && mayDo(step, 'deletes'))
  })
  const text = `Each push to another branch makes a preview beside that of its pull request, and nothing deletes it.`
  return problemIf(!isGone, 'no update', text)
}
