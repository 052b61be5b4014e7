import { type Fields, fieldsOf, textOf } from '../../text/json.ts'

export interface WorkflowFile {
  readonly fields: Fields
  /** What is written below each event of `on`, by its name. */
  readonly events: Fields
  /** The event that starts it for open pull requests. */
  readonly pull: string | undefined
  /** What is written below each event that starts it when a pull request closes. */
  readonly closing: readonly Fields[]
  readonly steps: readonly OwnStep[]
}

/** A step of this action, or a job that hands the key to a called workflow. */
export interface OwnStep {
  /** Of its job. */
  readonly id: string
  readonly job: Fields
  /** Its own conditions and its job's. */
  readonly conditions: readonly string[]
  /** By its id each job that the job needs, directly or not. */
  readonly before: ReadonlyMap<string, Fields>
  readonly inputs: Fields
  /** The input; `?` for an expression. */
  readonly mode: string
  /** Whether it runs for each event of the file, and for each open pull request. A condition that is not understood says no. */
  readonly isForAll: boolean
  readonly isForPulls: boolean
}

export interface Problem {
  /** One sentence. It quotes names of the file, so it is as trustworthy as that. */
  readonly text: string
  /** YAML to paste. */
  readonly lines: string
}

/** @param step one that deploys */
export type Check = (step: OwnStep, file: WorkflowFile, others: readonly WorkflowFile[]) => Problem | undefined

const pullEvents = ['pull_request', 'pull_request_target']

/** @param action `owner/repo` of this action; empty if the workflow's own repository has it */
export function workflowOf(parsed: unknown, action: string): WorkflowFile {
  const fields = fieldsOf(parsed) ?? {}
  const events = fieldsOf(fields['on']) ?? Object.fromEntries(wordsIn(fields['on']).map((name) => [name, {}]))
  const jobs = fieldsOf(fields['jobs']) ?? {}
  const pull = pullEvents.find((name) => name in events && typesOf(events[name]).join() !== 'closed')
  const closing = pullEvents.map((name) => fieldsOf(events[name]) ?? {})
  return {
    fields,
    events,
    pull,
    closing: closing.filter((event) => typesOf(event).includes('closed')),
    steps: Object.keys(jobs).flatMap((id) => ownStepsOf(id, jobs, action, pull)),
  }
}

function ownStepsOf(id: string, jobs: Fields, action: string, pull: string | undefined): OwnStep[] {
  const job = fieldsOf(jobs[id]) ?? {}
  const before = jobsBefore(job, jobs)
  const key = fieldsOf(job['secrets'])?.['api-key']
  const call: Fields = { with: { ...inputsOf(job), 'api-key': key } }
  const steps = key === undefined ? stepsOf(job).filter((step) => isOwn(step, action)) : [call]
  return steps.map((step) => {
    const inputs = inputsOf(step)
    const conditions = [step, job].map((each) => plainText(each['if']))
    const all = [...conditions, ...[...before.values()].map((each) => plainText(each['if']))]
    const isFor = (event = ''): boolean =>
      all.every((each) => usual.test(each.replace(`github.event_name == '${event}'`, '')))
    const isForPulls = pull !== undefined && isFor(pull)
    return { id, job, conditions, before, inputs, mode: wordOf(inputs['mode']) ?? '?', isForAll: isFor(), isForPulls }
  })
}

/** What a condition may say without keeping a step from an event, apart from a close. */
const usual =
  /^(?:github\.event\.action|needs\.[\w-]+\.result|'closed'|'success'|(?:always|success|cancelled)\(\)|[\s${}()!=&|])*$/u

function isOwn(step: Fields, action: string): boolean {
  const [place = ''] = textOf(step['uses']).split('@')
  if (action === '') return /^[.$]\//u.test(place) && 'api-key' in inputsOf(step)
  return place.toLowerCase() === action.toLowerCase()
}

function jobsBefore(job: Fields, jobs: Fields, found = new Map<string, Fields>()): Map<string, Fields> {
  for (const id of wordsIn(job['needs'])) {
    const needed = fieldsOf(jobs[id])
    if (needed !== undefined && !found.has(id)) jobsBefore(needed, jobs, found.set(id, needed))
  }
  return found
}

export function stepsOf(job: Fields): Fields[] {
  return Array.isArray(job['steps']) ? job['steps'].map((step) => fieldsOf(step) ?? {}) : []
}

export const inputsOf = (step: Fields): Fields => fieldsOf(step['with']) ?? {}

export const typesOf = (event: unknown): string[] => wordsIn(fieldsOf(event)?.['types'])

/** One word or a list of them, as a list. */
function wordsIn(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value]).filter((each) => typeof each === 'string')
}

/** A text, a number or a boolean as a text; empty for anything else. */
export function plainText(value: unknown): string {
  return ['string', 'number', 'boolean'].includes(typeof value) ? String(value).trim() : ''
}

/** A plain text; undefined for an expression, because what it will be is not known. */
export function wordOf(value: unknown): string | undefined {
  return plainText(value).includes('${{') ? undefined : plainText(value)
}
