/** Plays a file: evaluates the conditions and inputs of its jobs and steps at one event. */
import type { Dictionary } from '@actions/expressions/data/index'
import { type Fields, fieldsOf } from '../../text/json.ts'
import { type PlayedEvent, pullEvents } from './events.ts'
import type { Partly, Scope, Text, Verdict } from './expression.ts'
import { and, filledText, partly, unknown, verdictOf, wholly } from './expression.ts'
import type { WorkflowFile } from './workflow-file.ts'
import { hasSecret, inputsOf, isCall, isThisAction, needsOf, plainText, stepsOf } from './workflow-file.ts'

/** The condition that decides whether a step is reached: its own, or that of the job with this id. */
export interface Cause {
  readonly of: 'step' | 'job'
  readonly id: string
  readonly condition: string
}

/** A job at an event, or a step of it. */
interface Played {
  readonly file: WorkflowFile
  readonly event: PlayedEvent
  /** The id of the job. */
  readonly id: string
  readonly job: Fields
  readonly isReached: Verdict
  /** Why it is not reached, or why only a run knows. */
  readonly cause: Cause | undefined
}

/** What became of a job. `success` and `failed` count all jobs that it needs, directly or not. */
interface Ended {
  readonly cause: Cause | undefined
  readonly success: Verdict
  readonly failed: boolean
  readonly result: Partly
}

/** A step of this action at an event, or a call of something that may use this action. */
export interface ActionStep extends Played {
  readonly step: Fields
  readonly scope: Scope
  readonly isCall: boolean
  readonly mode: Text
  readonly input: (name: string) => Text
}

type Steps = readonly Fields[]

/** How much may still be played, in the unit of a file's `size`. */
export interface Budget {
  left: number
}

/** Returns the steps of this action. @param fails jobs and steps that fail @throws {RangeError} if the budget is used up */
export function play(file: WorkflowFile, event: PlayedEvent, budget: Budget, fails: Steps = []): ActionStep[] {
  budget.left -= file.size
  if (budget.left < 0) throw new RangeError()
  const ended = new Map<string, Ended>()
  const isGiven = ['any', 'no branch'].includes(event.kind) || event.name === 'workflow_dispatch'
  const inputs = isGiven || 'workflow_call' in file.events ? unknown : wholly({})
  return [...file.jobs].flatMap(([id, job]) => {
    const needed = needsOf(job).flatMap((need) => ended.get(need) ?? [])
    const needs = wholly(Object.fromEntries(needsOf(job).map((need) => [need, ended.get(need)?.result ?? unknown])))
    const steps = wholly({})
    const contexts = partly({ github: event.github, inputs, needs, steps })
    const success = and(...needed.map((each) => each.success))
    const jobScope = { contexts, success, failure: needed.some(({ failed }) => failed) }
    const isReached = verdictOf(job['if'], jobScope)
    // If success would change the answer, the condition of a needed job decides.
    const isByNeed = verdictOf(job['if'], { ...jobScope, success: true }) !== isReached
    const inherited = needed.find(({ cause }) => cause)?.cause
    const ofJob: Cause = { of: 'job', id, condition: plainText(job['if']) }
    const cause = isReached ? undefined : (isByNeed && inherited) || ofJob
    const isFailed = fails.includes(job) && isReached !== false
    const played = stepsIn({ file, event, id, job, isReached, cause }, jobScope, steps, fails)
    const end = { success: and(isReached, success, !isFailed), failed: jobScope.failure || isFailed }
    const outputs = outputsOf(job, isReached, isFailed, jobScope)
    ended.set(id, { ...end, cause: cause ?? inherited, result: resultOf(isReached, isFailed, outputs) })
    return played
  })
}

/** What `needs` and `steps` have of it. A skipped job or step has no outputs. */
function resultOf(isReached: Verdict, isFailed: boolean, outputs: Dictionary | typeof unknown = unknown): Partly {
  const result = isFailed ? 'failure' : isReached ? 'success' : isReached === false ? 'skipped' : unknown
  return partly({ result, outcome: result, conclusion: result, outputs: isReached === false ? wholly({}) : outputs })
}

/** What a job hands on. */
function outputsOf(job: Fields, isReached: Verdict, isFailed: boolean, scope: Scope): Dictionary | typeof unknown {
  if (isFailed || 'uses' in job) return unknown
  const outputs = Object.entries(fieldsOf(job['outputs']) ?? {}).map(([name, written]) => {
    const text = filledText(written, scope)
    return [name, isReached || text === '' ? (text ?? unknown) : unknown]
  })
  return wholly(Object.fromEntries(outputs))
}

/** @param ended gets the result of each step, by its id */
function stepsIn(played: Played, { contexts }: Scope, ended: Dictionary, fails: Steps): ActionStep[] {
  const { id, job } = played
  if ('uses' in job) return actionStep(job, played, { contexts, success: true })
  let failure = false
  return stepsOf(job).flatMap((step) => {
    const scope = { contexts, success: !failure, failure }
    const verdict = verdictOf(step['if'], scope)
    const isFailed = fails.includes(step) && verdict !== false
    failure ||= isFailed
    const name = plainText(step['id'])
    if (name !== '') ended.add(name, resultOf(verdict, isFailed))
    const isReached = and(played.isReached, verdict)
    const ofStep: Cause = { of: 'step', id, condition: plainText(step['if']) }
    const cause = played.isReached === isReached ? played.cause : ofStep
    return actionStep(step, { ...played, isReached, cause }, scope)
  })
}

function actionStep(step: Fields, played: Played, scope: Scope): ActionStep[] {
  const isOther = isCall(step, played.file) && hasSecret(step)
  if (!isOther && !isThisAction(step, played.file)) return []
  const values = new Map(Object.entries(inputsOf(step)).map(([name, value]) => [name, filledText(value, scope)]))
  const input = (name: string): Text => (isOther ? undefined : values.has(name) ? values.get(name) : '')
  return [{ ...played, step, scope, isCall: isOther, mode: input('mode'), input }]
}

export const writtenIn = ({ step }: ActionStep, name: string): string => plainText(inputsOf(step)[name])
export const isPull = ({ event }: ActionStep): boolean => pullEvents.includes(event.name)
