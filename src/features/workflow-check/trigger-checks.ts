/** Checks what starts the workflow: the events in `on:` and the types, branches and paths below them. */

import { fieldsOf } from '../../text/json.ts'
import { type Checked, quoted, stepsAt } from './checked.ts'
import { effectOf, environmentOf, isDeploy, mayDo } from './effect.ts'
import { type PlayedEvent, pullEvents } from './events.ts'
import { typesOf } from './filters.ts'
import { type Finding, problemIf } from './finding.ts'
import { type ActionStep, writtenIn } from './play.ts'
import { plainText, wordsIn } from './workflow-file.ts'

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

/** Previews that are made after another run: a close starts no run, if the earlier workflow does not start at it. */
export function keptAfterRun({ file, files, isWhole, startedSteps, folderSteps }: Checked): Finding[] {
  const names = wordsIn(fieldsOf(file.events['workflow_run'])?.['workflows'])
  const titleOf = (each: typeof file) => plainText(each.fields['name']) || `.github/workflows/${each.name}`
  const earlier = files.filter((each) => names.includes(titleOf(each)))
  const types = earlier.flatMap(({ events }) =>
    pullEvents.filter((name) => name in events).map((name) => typesOf(events[name])),
  )
  const isMade = startedSteps.some((step) => {
    return step.event.name === 'workflow_run' && isDeploy(step) && writtenIn(step, 'pull-request') !== ''
  })
  const isGone = folderSteps.some(
    (step) => step.mode === 'sweep' || (step.event.type === 'closed' && mayDo(step, 'deletes')),
  )
  const isKept = isMade && isWhole && !isGone && types.length > 0 && types.every((each) => !each.includes('closed'))
  const text = `When a pull request closes, its preview stays: "${quoted(names[0])}", which runs before, has no "closed".`
  return problemIf(isKept, 'no update', text)
}
