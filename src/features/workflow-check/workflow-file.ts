/** A workflow file as GitHub reads it: events, jobs and steps. */
import { type Fields, fieldsOf, textOf } from '../../text/json.ts'

export interface WorkflowFile {
  readonly name: string
  /** The repository of this action. Empty if the file is in that repository. */
  readonly action: string
  readonly fields: Fields
  readonly events: Fields
  /** Jobs by their ids. Each comes after the jobs that it needs. */
  readonly jobs: ReadonlyMap<string, Fields>
  /** The cost of one play: jobs, steps, needs, and one more for each 200 characters to evaluate. */
  readonly size: number
}
/** What is known beside the files. */
export interface Setting {
  /** The repository of this action. Empty if the run is in that repository. */
  readonly action: string
  /** The repository of the run. */
  readonly repository: string
  /** The default branch. Empty if it is unknown. */
  readonly branch: string
  /** The fields of the run's repository in its payload. */
  readonly own?: Fields
  /** Whether all files of the folder were read. */
  readonly isWhole?: boolean
}

export const maxBytes = 2 ** 18

/** @throws {RangeError} for too many parts, expressions or repetitions of anchors, or for a circle of needs */
export function workflowOf(name: string, fields: Fields, action: string): WorkflowFile {
  const events = eventsIn(fields)
  const waiting = new Map(Object.entries(fieldsOf(fields['jobs']) ?? {}).map(([id, job]) => [id, fieldsOf(job) ?? {}]))
  const text = JSON.stringify(fields)
  const parts = [...waiting.values()].flatMap((job) => [job, ...stepsOf(job), ...needsOf(job)])
  const isTooMuch = text.length > maxBytes || parts.length + text.split('${{').length > 2000
  const jobs = new Map<string, Fields>()
  while (waiting.size > 0) {
    const next = [...waiting].filter(([, job]) => !needsOf(job).some((need) => waiting.has(need)))
    if (next.length === 0 || isTooMuch) throw new RangeError()
    for (const [id, job] of next) if (waiting.delete(id)) jobs.set(id, job)
  }
  const file = { name, action, fields, events, jobs, size: 0 }
  return { ...file, size: parts.reduce<number>((sum, part) => sum + sizeOf(part, file), 0) }
}

function sizeOf(part: Fields | string, file: WorkflowFile): number {
  if (typeof part === 'string') return 1
  const inputs = isThisAction(part, file) ? part['with'] : ''
  return 1 + Math.floor(JSON.stringify([part['if'], inputs, part['outputs'], part['concurrency']]).length / 200)
}

/** The filters below `on:`, by event. */
export const eventsIn = ({ on }: Fields): Fields =>
  fieldsOf(on) ?? Object.fromEntries(wordsIn(on).map((each) => [each, {}]))

/** What can fail before a step: the steps above it, and all jobs that its job needs, directly or not. */
export function partsBefore({ jobs }: WorkflowFile, job: Fields, step: Fields): Fields[] {
  const needed = new Set(needsOf(job))
  for (const id of needed) for (const each of needsOf(jobs.get(id) ?? {})) needed.add(each)
  const parts = [...[...needed].map((id) => jobs.get(id) ?? {}), ...stepsOf(job)]
  const earlier = parts.slice(0, Math.max(needed.size, parts.indexOf(step)))
  return earlier.filter((part) => ['', 'false'].includes(plainText(part['continue-on-error'])))
}

export const needsOf = (job: Fields): string[] => wordsIn(job['needs'])
export const inputsOf = (step: Fields): Fields => fieldsOf(step['with']) ?? {}
export const stepsOf = (job: Fields): Fields[] => [job['steps']].flat().map((step) => fieldsOf(step) ?? {})
export const wordsIn = (value: unknown): string[] => [value].flat().filter((each) => typeof each === 'string')
export const plainText = (value: unknown): string =>
  ['string', 'number', 'boolean'].includes(typeof value) ? String(value).trim() : ''

/** Whether a step uses this action. In the action's own repository it has a path and a key. */
export function isThisAction(part: Fields, { action }: WorkflowFile): boolean {
  const [place = ''] = textOf(part['uses']).toLowerCase().split('@')
  return action === '' ? /^[.$]/u.test(place) && 'api-key' in inputsOf(part) : place === action.toLowerCase()
}

export function checkoutsBefore(job: Fields, step: Fields): Fields[] {
  const earlier = stepsOf(job).slice(0, stepsOf(job).indexOf(step))
  return earlier.filter((each) => /^actions\/checkout@/iu.test(plainText(each['uses'])))
}

/** Whether a step or job calls a composite action or another workflow, which is not played. */
export const isCall = (part: Fields, file: WorkflowFile): boolean =>
  !isThisAction(part, file) && /^[.$]\/|\/\.github\/workflows\//u.test(textOf(part['uses']))

/** A call that gets a secret may use this action. */
export const hasSecret = (part: Fields): boolean =>
  'secrets' in part || Object.values(inputsOf(part)).some((value) => plainText(value).includes('secrets.'))
