/** The effect of a step of this action: what it deploys, deletes or sweeps at an event. */
import type { Text, Verdict } from './expression.ts'
import { isMadeUp } from './made-up.ts'
import { type ActionStep, isPull, writtenIn } from './play.ts'

/** Whether the site is a preview. A branch has a live site of its own, such as staging, if `mode`, `environment` and `domain` are set. */
export function isForPreview(step: ActionStep): boolean {
  const { event, mode, input } = step
  const isNamed = !['', 'production'].includes(input('environment')?.toLowerCase() ?? '?')
  const isBranchLive = mode === 'deploy' && isNamed && input('domain') !== ''
  const isOfBranch = ['branch push', 'other push', 'pattern push'].includes(event.kind) || event.name === 'delete'
  return isPull(step) || (isOfBranch && !isBranchLive)
}

/** In lower case. Undefined if only a run knows. */
export function environmentOf(step: ActionStep): Text {
  const name = step.input('environment')?.toLowerCase()
  return name === '' ? (step.mode === 'sweep' || isForPreview(step) ? 'preview' : 'production') : name
}

/** The environment as it is written, if only a run knows it or it holds what is made up for the play. */
export function environmentText(step: ActionStep): string {
  const name = environmentOf(step)
  return name === undefined || isMadeUp(name) ? writtenIn(step, 'environment') : name
}

/** What the plan makes of event and inputs (design 2.2). Empty if the step does nothing, undefined if only a run knows. */
export function effectOf(step: ActionStep): Text {
  const { event, mode } = step
  if (event.name === 'merge_group') return ''
  const isClose = isPull(step) && event.type === 'closed'
  const site = !isForPreview(step) ? 'the live site' : isPull(step) ? 'its preview' : "the branch's preview"
  if (mode === undefined) return undefined
  if (mode === 'sweep') return 'sweeps'
  if (mode === 'build-failed') return isPull(step) && !isClose ? 'shows a failed build' : ''
  if (mode === 'teardown' || ((isClose || event.name === 'delete') && mode !== 'deploy')) return `deletes ${site}`
  const isDraft = event.kind === 'release' && !['published', 'released'].includes(event.type)
  return isClose || isDraft ? '' : `deploys ${site}`
}

type Verb = 'deploys' | 'deletes'
export const surelyDoes = (step: ActionStep, verb: Verb): Verdict => effectOf(step)?.startsWith(verb)
export const mayDo = (step: ActionStep, verb: Verb): boolean =>
  surelyDoes(step, verb) !== false && step.isReached !== false
export const changesSite = (step: ActionStep): boolean => /^de(?:ploys|letes)/u.test(effectOf(step) ?? '')
export const isDeploy = (step: ActionStep): boolean => surelyDoes(step, 'deploys') === true && step.isReached !== false

/** The environments that have the previews of pull requests, if a step deletes a preview and looks for it in none of them. */
export function otherEnvironments(step: ActionStep, deploys: readonly ActionStep[]): string[] {
  const previews = deploys.filter((each) => isPull(each) && mayDo(each, 'deploys'))
  const known = previews.map(environmentOf)
  const environment = environmentOf(step)
  if (effectOf(step) !== 'deletes its preview' || environment === undefined) return []
  return known.includes(undefined) || known.includes(environment) ? [] : [...new Set(previews.map(environmentText))]
}

/** Whether it has a `pull-request` where that is an error. Undefined if only a run knows. */
export function isMisplaced({ event, input }: ActionStep): Verdict {
  const number = input('pull-request')
  if (event.name === 'workflow_run') return false
  return number === undefined ? undefined : number !== ''
}

/** Whether it has the number of a pull request whose site another run built. */
export const isAfterRun = (step: ActionStep): boolean =>
  step.event.name === 'workflow_run' && writtenIn(step, 'pull-request') !== ''
