/** Checks what starts the workflow: the events in `on:` and the types, branches and paths below them. */
import { firstOf } from '../../text/printable.ts'
import { type Checked, quoted, stepsAt } from './checked.ts'
import { effectOf, environmentOf, isDeploy, mayDo } from './effect.ts'
import type { PlayedEvent } from './events.ts'
import { typesOf } from './filters.ts'
import { type Finding, problemIf } from './finding.ts'
import { type ActionStep, isPull } from './play.ts'
import { titleOf, waitedFor } from './workflow-file.ts'

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

/** A condition asks for drafts or labels, but no run starts when these change. */
export function missingType({ file, startedSteps }: Checked): Finding[] {
  const deploys = startedSteps.filter((step) => isPull(step) && isDeploy(step) && step.isReached === undefined)
  return deploys.flatMap(({ event, cause }) => {
    const condition = cause?.condition ?? ''
    const asks = { ready_for_review: /\.draft\b|'draft'/u, labeled: /\.labels?\b|'labels'/u }
    const names = { ready_for_review: 'drafts', labeled: 'a label' }
    return (['ready_for_review', 'labeled'] as const).flatMap((type) => {
      const types = typesOf(file.events[event.name])
      const isMissing = asks[type].test(condition) && !types.includes(type)
      const text = `A condition asks for ${names[type]}, but "${event.name}" has no "${type}", so that change starts no run. The condition: ${quoted(condition)}`
      return problemIf(isMissing, 'a missing type', text)
    })
  })
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
  return problemIf(!isGone, "branches' previews", text)
}

/** `workflow_run` waits for a workflow that does not exist. */
export function missingWorkflow({ file, files, isWhole }: Checked): Finding[] {
  const titles = new Set(files.map(titleOf))
  const missing = waitedFor(file).find((name) => !titles.has(name))
  const others = firstOf(
    [...titles].filter((each) => each !== titleOf(file)),
    5,
    (each) => `"${quoted(each)}"`,
  )
  const text = `"workflow_run" waits for "${quoted(missing)}", and no workflow in this folder is called so: it never starts. ${others ? `There is ${others}.` : 'There is no other file.'}`
  return problemIf(isWhole && missing !== undefined, 'a missing workflow', text)
}
