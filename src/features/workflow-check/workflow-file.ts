import { type Fields, fieldsOf, textOf } from '../../text/json.ts'

/** Jobs by their ids, each behind the jobs that it needs. */
export type WorkflowFile = Readonly<{ fields: Fields; events: Fields; jobs: ReadonlyMap<string, Fields> }>

/** @throws {RangeError} for too many jobs, steps, expressions or repetitions of anchors, or for a circle of needs */
export function workflowOf(fields: Fields): WorkflowFile {
  const events = fieldsOf(fields['on']) ?? Object.fromEntries(wordsIn(fields['on']).map((name) => [name, {}]))
  const waiting = new Map(Object.entries(fieldsOf(fields['jobs']) ?? {}).map(([id, job]) => [id, fieldsOf(job) ?? {}]))
  const parts = [...waiting.values()].flatMap((job) => [...stepsOf(job), ...needsOf(job), job])
  const text = JSON.stringify(fields)
  const isTooMuch = text.length > 2 ** 18 || parts.length + text.split('${{').length > 2000
  const jobs = new Map<string, Fields>()
  while (waiting.size > 0) {
    const next = [...waiting].filter(([, job]) => !needsOf(job).some((need) => waiting.has(need)))
    if (next.length === 0 || isTooMuch) throw new RangeError()
    for (const [id, job] of next) if (waiting.delete(id)) jobs.set(id, job)
  }
  return { fields, events, jobs }
}

export const needsOf = (job: Fields): string[] => wordsIn(job['needs'])
export const inputsOf = (step: Fields): Fields => fieldsOf(step['with']) ?? {}
export const stepsOf = (job: Fields): Fields[] => [job['steps']].flat().map((step) => fieldsOf(step) ?? {})
export const wordsIn = (value: unknown): string[] => [value].flat().filter((each) => typeof each === 'string')

export function plainText(value: unknown): string {
  return ['string', 'number', 'boolean'].includes(typeof value) ? String(value).trim() : ''
}

/** A step of this action, or a job that calls its workflow. `action` is empty in the action's own repository. */
export function isOwn(part: Fields, action: string): boolean {
  const [place = '', file] = (textOf(part['uses']).split('@')[0] ?? '').split('/.github/workflows/')
  const given = fieldsOf(part[file === undefined ? 'with' : 'secrets']) ?? {}
  return action === '' ? /^[.$]/u.test(place) && 'api-key' in given : place.toLowerCase() === action.toLowerCase()
}

/** Calls of composite actions of the repository and of workflows, which are not played. */
export const isCall = (part: Fields, action: string): boolean =>
  !isOwn(part, action) && /^[.$]\/|\/\.github\/workflows\//u.test(textOf(part['uses']))
