import { type Fields, fieldsOf, textOf } from '../../text/json.ts'

/** Events by their names, and jobs by their ids, each behind those that it needs. */
export type WorkflowFile = Readonly<{ fields: Fields; events: Fields; jobs: ReadonlyMap<string, Fields> }>

/** @throws {RangeError} if it has too many jobs, steps and expressions, or if jobs need each other in a circle */
export function workflowOf(fields: Fields): WorkflowFile {
  const events = fieldsOf(fields['on']) ?? Object.fromEntries(wordsIn(fields['on']).map((name) => [name, {}]))
  const waiting = new Map(Object.entries(fieldsOf(fields['jobs']) ?? {}).map(([id, job]) => [id, fieldsOf(job) ?? {}]))
  const parts = [...waiting.values()].flatMap((job) => [...stepsOf(job), ...needsOf(job), job])
  const count = parts.length + JSON.stringify(fields).split('${{').length
  const jobs = new Map<string, Fields>()
  while (waiting.size > 0) {
    const next = [...waiting].filter(([, job]) => !needsOf(job).some((need) => waiting.has(need)))
    if (next.length === 0 || count > 2000) throw new RangeError()
    for (const [id, job] of next) if (waiting.delete(id)) jobs.set(id, job)
  }
  return { fields, events, jobs }
}

export const needsOf = (job: Fields): string[] => wordsIn(job['needs'])
export const inputsOf = (step: Fields): Fields => fieldsOf(step['with']) ?? {}
export const stepsOf = (job: Fields): Fields[] => [job['steps']].flat().map((step) => fieldsOf(step) ?? {})

export const wordsIn = (value: unknown): string[] => [value].flat().filter((each) => typeof each === 'string')

/** A text, a number or a boolean as a text; empty for anything else. */
export function plainText(value: unknown): string {
  return ['string', 'number', 'boolean'].includes(typeof value) ? String(value).trim() : ''
}

/** Of a step, or of a job that calls a workflow of this action. `action` is empty if the repository of the workflow has it. */
export function isOwn(part: Fields, action: string): boolean {
  const [place = '', file] = (textOf(part['uses']).split('@')[0] ?? '').split('/.github/workflows/')
  const given = fieldsOf(part[file === undefined ? 'with' : 'secrets']) ?? {}
  return action === '' ? /^[.$]/u.test(place) && 'api-key' in given : place.toLowerCase() === action.toLowerCase()
}

/** Whether a step or a job calls what is not played: a composite action of the repository, or a workflow. */
export const isCall = (part: Fields, action: string): boolean =>
  !isOwn(part, action) && /^[.$]\/|\/\.github\/workflows\//u.test(textOf(part['uses']))
