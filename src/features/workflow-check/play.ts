import { type Fields, fieldsOf } from '../../text/json.ts'
import type { PlayedEvent } from './events.ts'
import type { Group, Text, Verdict } from './expression.ts'
import { and, condition, filledText, groupsOf, Partly, partly, unknown } from './expression.ts'
import { inputsOf, isCall, isOwn, needsOf, plainText, stepsOf, type WorkflowFile } from './workflow-file.ts'

/** The condition that skips a step: its own, or that of the job with this id. */
type Stop = Readonly<{ of: 'step' | 'job' | 'needed job'; id: string; condition: string }>

/** A step of this action, or one that may call it, at an event. `id` is of its job. */
export interface OwnStep {
  readonly event: PlayedEvent
  readonly id: string
  readonly job: Fields
  readonly step: Fields
  readonly runs: Verdict
  readonly stop: Stop | undefined
  readonly groups: readonly Group[]
  /** Empty if it is not set. */
  readonly input: (name: string) => Text
  readonly mode: Text
  readonly deploys: Verdict
  readonly deletes: Verdict
}
type JobState = Pick<OwnStep, 'event' | 'id' | 'job' | 'runs' | 'stop' | 'groups'>

/** Other steps and jobs succeed or are skipped. */
export function play(file: WorkflowFile, event: PlayedEvent, action: string): OwnStep[] {
  const done = new Map<string, Pick<OwnStep, 'runs' | 'stop'> & { success: Verdict }>()
  const groups = groupsOf(file.fields['concurrency'], { contexts: partly({ github: event.github }), success: true })
  return [...file.jobs].flatMap(([id, job]) => {
    const before = needsOf(job).map((need) => ({ need, ...done.get(need) }))
    const results = before.map(({ need, runs }) => [need, partly({ result: resultOf(runs) })] as const)
    const contexts = partly({ github: event.github, needs: partly(Object.fromEntries(results)) })
    const success = and(...before.flatMap((each) => [each.runs, each.success]))
    const runs = condition(job['if'], { contexts, success })
    const needed = before.find((each) => each.stop)?.stop
    const isByNeed = needed && condition(job['if'], { contexts, success: true }) !== false
    const own: Stop = isByNeed ? { ...needed, of: 'needed job' } : { of: 'job', id, condition: plainText(job['if']) }
    const stop = runs === false ? own : undefined
    done.set(id, { runs, success, stop: stop ?? needed })
    const all = [...groups, ...groupsOf(job['concurrency'], { contexts, success: true })]
    return stepsIn({ event, id, job, runs: and(event.starts, runs), stop, groups: all }, contexts, action)
  })
}

const resultOf = (runs: Verdict) => (runs === undefined ? unknown : runs ? 'success' : 'skipped')

function stepsIn(common: JobState, outer: Partly, action: string): OwnStep[] {
  const { id, job } = common
  const steps = new Partly()
  const contexts = new Partly(...outer.pairs(), { key: 'steps', value: steps })
  if ('uses' in job) return ownStep(job, { ...inputsOf(job), ...fieldsOf(job['secrets']) }, common, contexts, action)
  return stepsOf(job).flatMap((step) => {
    const isRun = condition(step['if'], { contexts, success: true })
    const result = resultOf(isRun)
    steps.add(plainText(step['id']), partly({ outcome: result, conclusion: result }))
    const own = { of: 'step', id, condition: plainText(step['if']) } as const
    const stop = common.stop ?? (isRun === false ? own : undefined)
    return ownStep(step, inputsOf(step), { ...common, runs: and(common.runs, isRun), stop }, contexts, action)
  })
}

/** None for a step or a job of something else. A call with a secret may lead to this action. */
function ownStep(step: Fields, given: Fields, common: JobState, contexts: Partly, action: string): OwnStep[] {
  const isKnown = isOwn(step, action)
  const hasSecret = 'secrets' in step || Object.values(given).some((value) => plainText(value).includes('secrets.'))
  if (!isKnown && !(isCall(step, action) && hasSecret)) return []
  const scope = { contexts, success: true }
  const inputs = new Map(Object.entries(given).map(([name, value]) => [name, filledText(value, scope)]))
  const input = (name: string): Text => (isKnown ? (inputs.has(name) ? inputs.get(name) : '') : undefined)
  const mode = input('mode')
  const is = (...modes: string[]): Verdict => (mode === undefined ? undefined : modes.includes(mode))
  return [{ ...common, step, input, mode, deploys: is('', 'auto', 'deploy'), deletes: is('', 'auto', 'teardown') }]
}
