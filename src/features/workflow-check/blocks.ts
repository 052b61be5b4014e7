/** Blocks: lines to paste, each with its place. A block is undefined if its lines can't be written. */
import { parse } from 'yaml'
import type { Block } from '../../errors.ts'
import { type Fields, fieldsOf } from '../../text/json.ts'
import { excerpt, printable } from '../../text/printable.ts'
import { braced } from './expression.ts'
import { isPlain } from './filters.ts'
import type { ActionStep } from './play.ts'
import { isThisAction, stepsOf, type WorkflowFile } from './workflow-file.ts'

type Path = Block['place']['path']
type MaybeBlock = Block | undefined
const valueAt = (fields: Fields, path: Path): unknown =>
  path.reduce<unknown>((value, key) => (Object(value) as Fields)[key], fields)

/** `key: value` in place of what has this key, or below its owner. */
export function blockFor({ fields }: WorkflowFile, owner: Path, key: string, value: string | undefined): MaybeBlock {
  if (value === undefined) return undefined
  const isThere = key in (fieldsOf(valueAt(fields, owner)) ?? {})
  const place = isThere
    ? ({ how: 'in place of', path: [...owner, key] } as const)
    : ({ how: 'below', path: owner } as const)
  // A plain value ends at these characters.
  const isOdd = /: | #/u.test(value) && !/^\[|\n/u.test(value)
  const whole = isOdd ? ` >-\n  ${value}` : `${value.startsWith('\n') ? '' : ' '}${value}`
  return { place, lines: `${key}:${whole}` }
}

export const deletion = (...path: Path): Block => ({ place: { how: 'delete', path }, lines: '' })

const pathOf = (id: string, job: Fields, step: Fields): Path => ['jobs', id, 'steps', stepsOf(job).indexOf(step)]

/** The step of this action is called by what it uses, if it is the only one of its job. */
function called({ file, id, job, step }: ActionStep, block: MaybeBlock): MaybeBlock {
  const isOnly = stepsOf(job).every((each) => each === step || !isThisAction(each, file))
  const words = { step: `the step of the job "${excerpt(id)}" that uses this action` }
  return block && { ...block, place: { ...block.place, ...(isOnly && words) } }
}

/** For another step of the job. */
export const otherStepBlock = ({ file, id, job }: ActionStep, step: Fields, key: string, value: string): MaybeBlock =>
  blockFor(file, pathOf(id, job, step), key, value)

export const stepBlock = (step: ActionStep, key: string, value: string | undefined): MaybeBlock =>
  called(step, blockFor(step.file, pathOf(step.id, step.job, step.step), key, value))

export const inputBlock = (step: ActionStep, name: string, value: string | undefined): MaybeBlock =>
  called(step, blockFor(step.file, [...pathOf(step.id, step.job, step.step), 'with'], name, value))

export const inputDeletion = (step: ActionStep, name: string): MaybeBlock =>
  called(step, deletion(...pathOf(step.id, step.job, step.step), 'with', name))

/** The value of an input, as it is written within another expression. */
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

const quoted = (name: string): string =>
  /^(?!(?:true|false|null|yes|no|on|off)$)[a-z][\w./-]*$/iu.test(name) ? name : `'${name}'`
/** A YAML list in one line. */
export const listOf = (names: readonly string[]): string =>
  `[${names.map((each) => quoted(each.replaceAll("'", "''"))).join(', ')}]`

/** Sets keys below an event. If `on:` was a list of events, all of them are written as a map. */
export function eventBlocks(file: WorkflowFile, event: string, values: Readonly<Record<string, string>>): MaybeBlock[] {
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

/** The fields of a file after somebody pasted the blocks. */
export function pasted(fields: Fields, blocks: readonly Block[]): Fields {
  const copy: Record<string, unknown> = JSON.parse(JSON.stringify(fields))
  for (const { place, lines } of blocks) {
    const owner = Object(valueAt(copy, place.how === 'below' ? place.path : place.path.slice(0, -1)))
    if (place.how === 'delete') delete owner[place.path.at(-1) ?? '']
    Object.assign(owner, parse(lines))
  }
  return copy
}
