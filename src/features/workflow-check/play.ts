import { type Fields, fieldsOf } from '../../text/json.ts'
import { type PlayedEvent, pullEvents } from './events.ts'
import type { Group, Partly, Scope, Text, Verdict } from './expression.ts'
import { and, filledText, groupsOf, partly, unknown, verdictOf, wholly } from './expression.ts'
import type { WorkflowFile } from './workflow-file.ts'
import { hasSecret, inputsOf, isCall, isThisAction, needsOf, plainText, stepsOf } from './workflow-file.ts'

/** A condition that decides: a step's, or that of the job with this id. */
export type Cause = Readonly<{ of: 'step' | 'job' | 'needed job'; id: string; condition: string }>
/** `cause` is why a job or step is not reached, or why only a run knows. `id` is of the job. */
type Reached = Readonly<{ isReached: Verdict; cause: Cause | undefined }>
type Place = Readonly<{ file: WorkflowFile; event: PlayedEvent; id: string; job: Fields; groups: readonly Group[] }>
type Ended = Reached & Readonly<{ success: Verdict; failed: boolean; result: Partly }>
type Role = Readonly<{ mode: Text; deploys: Verdict; deletes: Verdict; input: (name: string) => Text }>

/** A step of this action, or a call that may lead to it, at an event. With paths only a run knows whether it `runs`. */
export type ActionStep = Place & Reached & Role & Readonly<{ step: Fields; isCall: boolean; runs: Verdict }>

/** A called workflow has unknown inputs. All jobs and steps succeed or are skipped, but for the one that `fails`. */
export function play(file: WorkflowFile, event: PlayedEvent, action: string, fails?: Fields): ActionStep[] {
  const ended = new Map<string, Ended>()
  const isOpen = event.kind === 'any' || 'workflow_call' in file.events
  const outer = { github: event.github, inputs: isOpen ? unknown : wholly({}) }
  const ofFile = groupsOf(file.fields['concurrency'], { contexts: partly(outer), success: true })
  return [...file.jobs].flatMap(([id, job]) => {
    const needed = needsOf(job).flatMap((need) => ended.get(need) ?? [])
    const needs = wholly(Object.fromEntries(needsOf(job).map((need) => [need, ended.get(need)?.result ?? unknown])))
    const contexts = partly({ ...outer, needs, steps: partly({}) })
    const success = and(...needed.flatMap((each) => [each.isReached, each.success]))
    const scope = { contexts, success, failure: needed.some(({ failed }) => failed) }
    const isReached = verdictOf(job['if'], scope)
    // Its own condition decides, or that of a job that it needs.
    const alone = verdictOf(job['if'], { ...scope, success: true })
    const inherited = needed.find(({ cause }) => cause)?.cause
    const isByNeed = inherited && (isReached === false ? alone !== false : alone)
    const ofJob: Cause = { of: 'job', id, condition: plainText(job['if']) }
    const cause = isReached ? undefined : isByNeed ? ({ ...inherited, of: 'needed job' } as const) : ofJob
    const groups = [...ofFile, ...groupsOf(job['concurrency'], { contexts, success: true })]
    const steps = stepsIn({ isReached, cause, file, event, id, job, groups }, contexts, action, fails)
    const isFailed = job === fails && isReached !== false
    const outputs = outputsOf(job, scope, isReached)
    const result = partly({ result: isFailed ? 'failure' : resultOf(isReached), outputs })
    const end = { isReached, cause: cause ?? inherited, success: isFailed ? false : success, result }
    ended.set(id, { ...end, failed: scope.failure || isFailed })
    return steps
  })
}

const resultOf = (runs: Verdict) => (runs === undefined ? unknown : runs ? 'success' : 'skipped')

/** Unknown for a called workflow, and for a matrix, each of whose jobs has outputs. */
function outputsOf(job: Fields, scope: Scope, isReached: Verdict) {
  if (isReached === false) return wholly({})
  if ('uses' in job || fieldsOf(job['strategy'])?.['matrix'] !== undefined) return unknown
  const written = Object.entries(fieldsOf(job['outputs']) ?? {})
  const values = written.map(([name, value]) => [name, filledText(value, scope) ?? unknown])
  return wholly(Object.fromEntries(values))
}

function stepsIn(state: Place & Reached, contexts: Partly, action: string, fails?: Fields): ActionStep[] {
  const { id, job } = state
  if ('uses' in job) return actionStep(job, state, { contexts, success: true }, action)
  const ended = contexts.get('steps') as Partly
  let failure = false
  return stepsOf(job).flatMap((step) => {
    const scope = { contexts, success: !failure, failure }
    const verdict = verdictOf(step['if'], scope)
    const isFailed = step === fails && verdict !== false
    failure ||= isFailed
    const result = isFailed ? 'failure' : resultOf(verdict)
    const outputs = verdict === false ? wholly({}) : unknown
    ended.add(plainText(step['id']), partly({ outcome: result, conclusion: result, outputs }))
    const isReached = and(state.isReached, verdict)
    const ofStep: Cause = { of: 'step', id, condition: plainText(step['if']) }
    const cause = state.isReached === isReached ? state.cause : ofStep
    return actionStep(step, { ...state, isReached, cause }, scope, action)
  })
}

function actionStep(step: Fields, state: Place & Reached, scope: Scope, action: string): ActionStep[] {
  const isOther = !isThisAction(step, action)
  if (isOther && !(isCall(step, action) && hasSecret(step))) return []
  const values = new Map(Object.entries(inputsOf(step)).map(([name, value]) => [name, filledText(value, scope)]))
  const input = (name: string): Text => (isOther ? undefined : values.has(name) ? values.get(name) : '')
  const mode = input('mode')
  const is = (...modes: string[]): Verdict => (mode === undefined ? undefined : modes.includes(mode))
  const runs = and(state.event.isListed, state.event.hasPaths ? undefined : true, state.isReached)
  const role: Role = { mode, input, deploys: is('', 'auto', 'deploy'), deletes: is('', 'auto', 'teardown') }
  return [{ ...state, ...role, step, isCall: isOther, runs }]
}

export const isDeploy = ({ deploys, runs }: ActionStep): boolean => deploys === true && runs !== false
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

/** What the plan makes of event and inputs (DESIGN 2). Empty if nothing. */
export function effectOf(step: ActionStep): string {
  const { event, mode, isCall } = step
  const isClose = isPull(step) && event.type === 'closed'
  const site = !isForPreview(step) ? 'the live site' : isPull(step) ? 'its preview' : "the branch's preview"
  if (mode === undefined) return isCall ? 'not looked at' : 'only a run knows'
  if (mode === 'sweep') return 'sweeps'
  if (mode === 'build-failed') return isPull(step) && !isClose ? 'shows a failed build' : ''
  if (mode === 'teardown' || (isClose && mode !== 'deploy')) return `deletes ${site}`
  return isClose ? '' : `deploys ${site}`
}
