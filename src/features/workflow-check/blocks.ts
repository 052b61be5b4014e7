import { parse } from 'yaml'
import type { Advice, Block } from '../../errors.ts'
import { type Fields, fieldsOf } from '../../text/json.ts'
import { excerpt, printable } from '../../text/printable.ts'
import type { EventKind } from './events.ts'
import { braced, statusFunction, verdictOf } from './expression.ts'
import { isPlain } from './filters.ts'
import type { ActionStep } from './play.ts'
import { isThisAction, needsOf, plainText, stepsOf, type WorkflowFile } from './workflow-file.ts'

export type FindingKind =
  | "a stranger's code"
  | 'no deletion'
  | 'no update'
  | 'no live site'
  | 'half a build'
  | 'a missing type'
  | "branches' previews"
  | 'a missing workflow'
  | 'no group'
  | 'a shared group'
  | 'a group for each push'
  | 'a cancel'
  | 'one environment'
  | 'many environments'
  | 'one domain'
  | 'an empty domain'
  | 'permissions'
  | 'a secret'

/** A mistake. Rows of events that are in `changes` may get an effect by what is pasted, others may not. */
export interface Finding extends Advice {
  readonly kind: FindingKind
  readonly blocks: readonly Block[]
  readonly changes: readonly EventKind[]
}

/** @param blocks none if there is only one sentence to give, or if one of them can't be written */
export function problemIf(
  isSo: unknown,
  kind: FindingKind,
  text: string,
  blocks: readonly (Block | undefined)[] = [],
  changes: readonly EventKind[] = [],
): Finding[] {
  const whole = blocks.filter((each) => each !== undefined)
  return isSo ? [{ kind, text, blocks: whole.length < blocks.length ? [] : whole, changes }] : []
}

type Path = Block['place']['path']
const valueAt = (fields: Fields, path: Path): unknown =>
  path.reduce<unknown>((value, key) => (Object(value) as Fields)[key], fields)

/** `key: value` in place of what is there, or else below what has it. */
export function blockFor({ fields }: WorkflowFile, owner: Path, key: string, value: string, step?: string): Block {
  const isThere = key in (fieldsOf(valueAt(fields, owner)) ?? {})
  const place = isThere
    ? ({ how: 'in place of', path: [...owner, key] } as const)
    : ({ how: 'below', path: owner } as const)
  return { place: { ...place, ...(step && { step }) }, lines: `${key}:${value.startsWith('\n') ? '' : ' '}${value}` }
}

export const deletion = (...path: Path): Block => ({ place: { how: 'delete', path }, lines: '' })

const pathOf = (id: string, job: Fields, step: Fields): Path => ['jobs', id, 'steps', stepsOf(job).indexOf(step)]

/** An `if`, a condition's, or another key of a step. */
export function stepBlock(
  file: WorkflowFile,
  id: string,
  job: Fields,
  step: Fields,
  key: string,
  value: string,
): Block {
  const path = pathOf(id, job, step)
  const isAlone = stepsOf(job).filter((each) => isThisAction(each, file)).length === 1
  const isOurs = isThisAction(step, file)
  const title = excerpt(plainText(step['name']) || plainText(step['run']) || plainText(step['uses']), 60)
  const named = `the step "${title.replaceAll('"', "'")}" of the job "${excerpt(id)}"`
  const words = isOurs && isAlone ? `the step of the job "${excerpt(id)}" that uses this action` : named
  return blockFor(file, path, key, value, isOurs && !isAlone ? undefined : words)
}

export const inputBlock = ({ file, id, job, step }: ActionStep, name: string, value: string): Block => {
  const { place } = stepBlock(file, id, job, step, 'with', '')
  const block = blockFor(file, [...pathOf(id, job, step), 'with'], name, value, place.step)
  // A step may have no inputs yet.
  return 'with' in step ? block : { place, lines: `with:\n  ${block.lines}` }
}

export function inputDeletion({ file, id, job, step }: ActionStep, name: string): Block {
  const { place } = stepBlock(file, id, job, step, 'with', '')
  return { place: { ...place, how: 'delete', path: [...pathOf(id, job, step), 'with', name] }, lines: '' }
}

/** What stood in an `if`, as a part of another one. Undefined if that is not possible, or too long. */
function operandOf(written: unknown): string | undefined {
  const text = plainText(written).replaceAll(/\s*\n\s*/gu, ' ')
  const [place] = text.matchAll(braced)
  const isWhole = place === undefined || place[0] === text
  const inner = place?.[1]?.trim() ?? text
  return isWhole && inner.length <= 1000 && printable(inner) === inner ? inner : undefined
}

/** The value of an input, as a part of an expression. */
export function valueOperand(written: string): string | undefined {
  const places = [...written.matchAll(braced)]
  if (printable(written) !== written || written.length > 1000) return undefined
  const quote = (text: string): string => `'${text.replaceAll("'", "''")}'`
  if (places.length === 0) return quote(written)
  if (places[0]?.[0] === written) return `(${places[0][1]?.trim()})`
  const texts = written.split(braced).map((text) => text.replaceAll(/[{}]/gu, '$&$&'))
  const format = texts.map((text, index) => (index % 2 === 0 ? text : `{${(index - 1) / 2}}`)).join('')
  return `format(${[quote(format), ...places.map(([, inner = '']) => inner.trim())].join(', ')})`
}

/** Lets a step, its job, and the job that decides, run at one more event. */
export function letThrough(step: ActionStep, also: string): (Block | undefined)[] {
  const { file, id, job, jobScope, scope, cause } = step
  const needed = cause?.of === 'job' && cause.id !== id ? file.jobs.get(cause.id) : undefined
  const isClose = step.event.type === 'closed'
  const written = (condition: string) => `>-\n  \${{ ${condition} }}`
  const jobIf = (of: string, fields: Fields, needs: readonly string[] = []): Block | undefined => {
    const stood = operandOf(fields['if'])
    if (stood === undefined) return undefined
    const rest = [
      ...needs.map((need) => `needs.${need}.result == 'success'`),
      stood && needs.length > 0 ? `(${stood})` : stood,
    ]
    const either = `${also} || (${rest.filter(Boolean).join(' && ')})`
    return blockFor(file, ['jobs', of], 'if', written(needs.length > 0 ? `!cancelled() && (${either})` : either))
  }
  const isAfterSkipped = jobScope.success !== true && !statusFunction.test(plainText(job['if']))
  const isJobOpen = verdictOf(job['if'], { ...jobScope, success: true }) === true
  const ofJob = isClose && isAfterSkipped ? jobIf(id, job, needsOf(job)) : !isJobOpen && jobIf(id, job)
  const stood = operandOf(step.step['if'])
  const isStepOpen = 'uses' in job || verdictOf(step.step['if'], { ...scope, success: true }) === true
  return [
    ...(needed && !isClose ? [jobIf(cause?.id ?? '', needed)] : []),
    ...(ofJob === false ? [] : [ofJob]),
    ...(isStepOpen ? [] : [stood && stepBlock(file, id, job, step.step, 'if', written(`${also} || (${stood})`))]),
  ].map((each) => each || undefined)
}

const quoted = (name: string): string =>
  /^(?!(?:true|false|null|yes|no|on|off)$)[a-z][\w./-]*$/iu.test(name) ? name : `'${name}'`
/** A list of branches, tags, types or names in one line. */
export const listOf = (names: readonly string[]): string =>
  `[${names.map((each) => quoted(each.replaceAll("'", "''"))).join(', ')}]`

/** Keys below an event. All events are written if they were a list. */
export function eventBlocks(
  file: WorkflowFile,
  event: string,
  values: Readonly<Record<string, string>>,
): (Block | undefined)[] {
  const isMap = fieldsOf(file.fields['on']) !== undefined
  const entries = Object.entries(values)
  if (isMap && fieldsOf(file.events[event]))
    return entries.map(([key, value]) => blockFor(file, ['on', event], key, value))
  const lines = entries.map(([key, value]) => `\n  ${key}: ${value}`).join('')
  if (isMap) return [blockFor(file, ['on'], event, lines)]
  const names = Object.keys(file.events)
  const all = names.map((name) => `\n  ${name}:${name === event ? lines.replaceAll('\n', '\n  ') : ''}`)
  return [names.every(isPlain) ? blockFor(file, [], 'on', all.join('')) : undefined]
}

/** The fields of a file once its owner has pasted the blocks. */
export function pasted(fields: Fields, blocks: readonly Block[]): Fields {
  const copy: Record<string, unknown> = JSON.parse(JSON.stringify(fields))
  for (const { place, lines } of blocks) {
    const owner = Object(valueAt(copy, place.how === 'below' ? place.path : place.path.slice(0, -1)))
    if (place.how === 'delete') delete owner[place.path.at(-1) ?? '']
    Object.assign(owner, parse(lines))
  }
  return copy
}
