import type { Fields } from '../../text/json.ts'
import { type PlayedEvent, pullEvents } from './events.ts'
import type { Partly, Scope, Text, Verdict } from './expression.ts'
import { and, filledText, partly, unknown, verdictOf, wholly } from './expression.ts'
import type { WorkflowFile } from './workflow-file.ts'
import { hasSecret, inputsOf, isCall, isThisAction, needsOf, plainText, stepsOf } from './workflow-file.ts'

/** A condition that decides: a step's, or that of the job with this id. */
export type Cause = Readonly<{ of: 'step' | 'job'; id: string; condition: string }>
/** Where a step stands. `id` is of the job. `cause` is why it is not reached, or why only a run knows. */
type Place = Readonly<{ file: WorkflowFile; event: PlayedEvent; id: string; job: Fields }> &
  Readonly<{ isReached: Verdict; cause: Cause | undefined }>
/** `success` and `failed` are of a job and of all that it needs, near and far. */
type Ended = Readonly<{ cause: Cause | undefined; success: Verdict; failed: boolean; result: Partly }>

/** A step of this action, or a call that may lead to it, at an event. */
export type ActionStep = Place &
  Readonly<{ step: Fields; scope: Scope; isCall: boolean; mode: Text; input: (name: string) => Text }>

/** A called workflow has unknown inputs. All jobs and steps succeed or are skipped, but for the one that `fails`. */
export function play(file: WorkflowFile, event: PlayedEvent, fails?: Fields): ActionStep[] {
  const ended = new Map<string, Ended>()
  const inputs = event.kind === 'any' || 'workflow_call' in file.events ? unknown : wholly({})
  return [...file.jobs].flatMap(([id, job]) => {
    const needed = needsOf(job).flatMap((need) => ended.get(need) ?? [])
    const needs = wholly(Object.fromEntries(needsOf(job).map((need) => [need, ended.get(need)?.result ?? unknown])))
    const contexts = partly({ github: event.github, inputs, needs, steps: partly({}) })
    const success = and(...needed.map((each) => each.success))
    const scope = { contexts, success, failure: needed.some(({ failed }) => failed) }
    const isReached = verdictOf(job['if'], scope)
    // Its own condition decides, or that of a job that it needs.
    const isByNeed = verdictOf(job['if'], { ...scope, success: true }) !== isReached
    const inherited = needed.find(({ cause }) => cause)?.cause
    const ofJob: Cause = { of: 'job', id, condition: plainText(job['if']) }
    const cause = isReached ? undefined : (isByNeed && inherited) || ofJob
    const isFailed = job === fails && isReached !== false
    const end = { success: and(isReached, success, !isFailed), failed: scope.failure || isFailed }
    ended.set(id, { ...end, cause: cause ?? inherited, result: partly(resultOf(isReached, isFailed)) })
    return stepsIn({ isReached, cause, file, event, id, job }, contexts, fails)
  })
}

/** Outputs are known, and empty, of what is skipped. */
function resultOf(isReached: Verdict, isFailed: boolean) {
  if (isReached === false) return { result: 'skipped', outputs: wholly({}) }
  return { result: isFailed ? 'failure' : isReached ? 'success' : unknown, outputs: unknown }
}

function stepsIn(place: Place, contexts: Partly, fails?: Fields): ActionStep[] {
  const { id, job } = place
  if ('uses' in job) return actionStep(job, place, { contexts, success: true })
  const ended = contexts.get('steps') as Partly
  let failure = false
  return stepsOf(job).flatMap((step) => {
    const scope = { contexts, success: !failure, failure }
    const verdict = verdictOf(step['if'], scope)
    const isFailed = step === fails && verdict !== false
    failure ||= isFailed
    const { result, outputs } = resultOf(verdict, isFailed)
    ended.add(plainText(step['id']), partly({ outcome: result, conclusion: result, outputs }))
    const isReached = and(place.isReached, verdict)
    const ofStep: Cause = { of: 'step', id, condition: plainText(step['if']) }
    const cause = place.isReached === isReached ? place.cause : ofStep
    return actionStep(step, { ...place, isReached, cause }, scope)
  })
}

function actionStep(step: Fields, place: Place, scope: Scope): ActionStep[] {
  const isOther = !isThisAction(step, place.file)
  if (isOther && !(isCall(step, place.file) && hasSecret(step))) return []
  const values = new Map(Object.entries(inputsOf(step)).map(([name, value]) => [name, filledText(value, scope)]))
  const input = (name: string): Text => (isOther ? undefined : values.has(name) ? values.get(name) : '')
  return [{ ...place, step, scope, isCall: isOther, mode: input('mode'), input }]
}

export const writtenIn = ({ step }: ActionStep, name: string): string => plainText(inputsOf(step)[name])
export const isPull = ({ event }: ActionStep): boolean => pullEvents.includes(event.name)

/** A pull request's or a branch's. A branch has a live site, such as staging, if all three inputs are written. */
export function isForPreview(step: ActionStep): boolean {
  const { event, mode, input } = step
  const isNamed = !['', 'production'].includes(input('environment')?.toLowerCase() ?? '?')
  const isBranchLive = mode === 'deploy' && isNamed && input('domain') !== ''
  return isPull(step) || (event.kind === 'branch push' && !isBranchLive)
}

/** In lower case. Undefined if only a run knows. */
export function environmentOf(step: ActionStep): Text {
  const name = step.input('environment')?.toLowerCase()
  return name === '' ? (step.mode === 'sweep' || isForPreview(step) ? 'preview' : 'production') : name
}

/** What the plan makes of event and inputs (DESIGN 2). Empty if nothing, undefined if only a run knows. */
export function effectOf(step: ActionStep): Text {
  const { event, mode } = step
  const isClose = isPull(step) && event.type === 'closed'
  const site = !isForPreview(step) ? 'the live site' : isPull(step) ? 'its preview' : "the branch's preview"
  if (mode === undefined) return undefined
  if (mode === 'sweep') return 'sweeps'
  if (mode === 'build-failed') return isPull(step) && !isClose ? 'shows a failed build' : ''
  if (mode === 'teardown' || (isClose && mode !== 'deploy')) return `deletes ${site}`
  return isClose ? '' : `deploys ${site}`
}

type Verb = 'deploys' | 'deletes'
export const does = (step: ActionStep, verb: Verb): Verdict => effectOf(step)?.startsWith(verb)
export const may = (step: ActionStep, verb: Verb): boolean => does(step, verb) !== false && step.isReached !== false
export const changesSite = (step: ActionStep): boolean => /^de(?:ploys|letes)/u.test(effectOf(step) ?? '')
export const isDeploy = (step: ActionStep): boolean => does(step, 'deploys') === true && step.isReached !== false
