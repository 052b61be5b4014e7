/** Checks what starts the workflow: the events in `on:` and the types, branches and paths below them. */

import { type Fields, fieldsOf } from '../../text/json.ts'
import { type Checked, quoted, stepsAt } from './checked.ts'
import { effectOf, environmentOf, isAfterRun, isDeploy, mayDo } from './effect.ts'
import { type PlayedEvent, pullEvents } from './events.ts'
import { defaultTypes, typesOf } from './filters.ts'
import { type Finding, lower, problemIf } from './finding.ts'
import { isMadeUp } from './made-up.ts'
import { type ActionStep, isPull } from './play.ts'
import { plainText, wordsIn } from './workflow-file.ts'

/** @param events those of the file */
function missing(type: string, name: string, events: Fields, why: string): string {
  const isWritten = wordsIn(fieldsOf(events[name])?.['types']).length > 0
  const types = `types: [${[...new Set([...defaultTypes, 'closed', type])].join(', ')}]`
  const cure = isWritten ? `add \`${type}\` to \`types\` below \`${name}\`` : `write \`${types}\` below \`${name}\``
  return `"${type}" is missing below "${name}": ${why}. The cure: ${cure}.`
}

/** The filters below `on:` that keep an event from starting the workflow. @param effect what follows, as a sentence */
export function filterProblem(event: PlayedEvent, { file }: Checked, effect: string): Finding[] {
  const { name, type, of, isListed, hasPaths } = event
  const why = lower(effect)
  const isTyped = name === 'push' || typesOf(file.events[name]).includes(type)
  const left = name === 'push' ? `your default branch, "${quoted(of)}",` : 'each pull request'
  const filtered = `The filters below "${name}" leave ${left} out, so ${why}.`
  const isIgnored = 'paths-ignore' in (fieldsOf(file.events[name]) ?? {})
  const [key, now] = isIgnored ? ['paths-ignore', 'touches nothing else than'] : ['paths', 'no longer touches']
  const once = isTyped ? '' : ' (once `closed` is in `types`)'
  const paths = `"${key}" can leave out a close: if a pull request ${now} its files, the close${once} starts no run, and its preview stays.`
  const text = isTyped ? filtered : missing(type, name, file.events, why)
  return [
    ...problemIf(isListed === false, 'no update', text),
    ...problemIf(type === 'closed' && hasPaths, 'no update', paths),
  ]
}

/** A condition waits for drafts or labels, but no run starts when these change. */
export function missingTypes({ file, startedSteps }: Checked): Finding[] {
  const asks = [
    ['ready_for_review', /\.draft\b|'draft'/iu, 'drafts, and one that becomes ready'],
    ['labeled', /\.labels?\b|'labels'/iu, 'a label, and a new label'],
  ] as const
  const waiting = startedSteps.filter((step) => isPull(step) && isDeploy(step) && !step.isReached)
  return waiting.flatMap(({ event, cause: { condition = '' } = {} }) =>
    asks.flatMap(([type, pattern, what]) => {
      const isMissing = pattern.test(condition) && !typesOf(file.events[event.name]).includes(type)
      const text = missing(type, event.name, file.events, `a condition asks for ${what} starts no run`)
      return problemIf(isMissing, 'no update', `${text} The condition: "${quoted(condition)}".`)
    }),
  )
}

/** Previews of branches that nobody named. Nothing deletes them, neither a sweep nor a branch's deletion. */
export function keptBranches({ startedSteps, folderSteps }: Checked): ActionStep[] {
  const made = stepsAt(startedSteps, 'other push', 'pattern push').filter((step) => {
    return step.isReached && effectOf(step) === "deploys the branch's preview"
  })
  if (folderSteps.some((step) => step.event.name === 'delete' && mayDo(step, 'deletes'))) return []
  const swept = folderSteps.filter(({ mode }) => mode === 'sweep').map(environmentOf)
  return made.filter((step) => !swept.includes(undefined) && !swept.includes(environmentOf(step)))
}

export function branchPreviews(checked: Checked): Finding[] {
  const kept = keptBranches(checked).find((step) => !isMadeUp(environmentOf(step), 'run', 'perhaps'))
  const isPulled = stepsAt(checked.folderSteps, 'opened').some((step) => mayDo(step, 'deploys'))
  const of = kept?.event.kind === 'pattern push' ? ` ("${quoted(kept.event.of)}")` : ''
  const beside = isPulled ? ' beside that of its pull request' : ''
  const text = `Each push to another branch${of} makes a preview${beside}, and nothing deletes it.`
  return problemIf(kept, 'no update', text)
}

/** Previews that are made after another run: a close starts no run, if the earlier workflow does not start at it. */
export function keptAfterRun({ file, files, isWhole, startedSteps, folderSteps }: Checked): Finding[] {
  const names = wordsIn(fieldsOf(file.events['workflow_run'])?.['workflows'])
  const titleOf = (each: typeof file) => plainText(each.fields['name']) || `.github/workflows/${each.name}`
  const earlier = names.map((name) => files.filter((each) => titleOf(each) === name))
  const isAll = isWhole && names.length > 0 && earlier.every((each) => each.length > 0)
  const isListed = earlier.flat().some(({ events }) => {
    return pullEvents.some((name) => name in events && typesOf(events[name]).includes('closed'))
  })
  const isMade = startedSteps.some((step) => isAfterRun(step) && isDeploy(step))
  const isGone = folderSteps.some(
    (step) => step.mode === 'sweep' || (step.event.type === 'closed' && mayDo(step, 'deletes')),
  )
  const text = `Previews made after another run stay when a pull request closes: "${quoted(names[0])}", which runs before, has no "closed".`
  return problemIf(isMade && isAll && !isGone && !isListed, 'no update', text)
}
