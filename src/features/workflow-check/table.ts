import { textOf } from '../../text/json.ts'
import { columns, escapeMarkdown } from '../../text/markdown.ts'
import { excerpt, firstOf } from '../../text/printable.ts'
import { type Case, quoted } from './event-checks.ts'
import { madeUp, type PlayedEvent } from './events.ts'
import { partly, verdictOf } from './expression.ts'
import { type ActionStep, type Cause, effectOf, environmentOf, writtenIn } from './play.ts'

/** By what is done, a line for each effect: the events. Texts between backticks are code. */
export type Rows = ReadonlyMap<string, string>
const hole = '\0' // printable texts do not have it

/** What a file does at each event that is played, and the other events. */
export function rowsOf(found: Case): Rows {
  const rows = new Map<string, Map<string, string[]>>()
  for (const event of found.events) {
    if (event.kind === 'branch push' && event.isListed === false) continue
    const does = event.kind === 'any' ? 'not looked at' : doneAt(event, found)
    const [family, item] = nameOf(event)
    const families = rows.get(does) ?? new Map<string, string[]>()
    rows.set(does, families.set(family, [...(families.get(family) ?? []), item]))
  }
  return new Map([...rows].map(([does, families]) => [does, [...families].map(joined).join('; ')]))
}

const joined = ([family, items]: readonly [string, readonly string[]]): string =>
  family.replace(hole, () => items.join(', ').replace(/closed$/u, 'closed without a merge'))

/** Words that several events share have a hole for the rest. */
function nameOf({ kind, name, of, type, base, hasPaths, isListed }: PlayedEvent): readonly [string, string] {
  const paths = hasPaths && isListed !== false ? ' (if `paths` allows it)' : ''
  if (kind === 'any') return [hole, code(name)]
  if (kind === 'tag') return [`push of tag ${hole}`, code(of)]
  if (name === 'push') return [`push to ${hole}${paths}`, of === '' ? 'the default branch' : code(of)]
  const event = name === 'pull_request' ? 'pull request' : code(name)
  const item = { synchronize: 'pushed to' }[type] ?? (/^[a-z]{1,20}$/u.test(type) ? type : code(type))
  return [`${event}${base && ` to ${code(base)}`} ${hole}${paths}`, kind === 'merged' ? kind : item]
}

const code = (text: string): string => `\`${excerpt(text.replaceAll(/\s+/gu, ' '), 204).replaceAll('`', "'")}\``

/** A line for each effect, or why there is none. */
function doneAt(event: PlayedEvent, found: Case): string {
  if (event.isListed === false) return 'nothing'
  const steps = found.shown.filter((step) => step.event === event)
  const lines = new Map<string, Set<string>>()
  for (const step of steps) {
    const line = step.isReached === false ? '' : lineOf(step)
    if (line) lines.set(line, (lines.get(line) ?? new Set()).add(placeOf(step)))
  }
  const texts = [...lines].map(([line, places]) => line.replace(hole, () => firstOf([...places], 5)))
  const isFailing = steps.some((step) => step.mode === 'build-failed' && effectOf(step) && runsAfterFailure(step))
  const failed = isFailing ? ['if something before it fails: shows a failed build'] : []
  return [...(texts.length > 0 ? texts : [nothingAt(event, steps)]), ...failed].join('\n')
}

/** With a hole for environments. Empty if nothing is done. */
function lineOf(step: ActionStep): string {
  const effect = effectOf(step)
  if (step.isCall) return `${effect}: ${code(textOf(step.step['uses']))}`
  if (step.mode === undefined) return `${effect}: ${code(`mode: ${writtenIn(step, 'mode')}`)}`
  if (effect === '' || step.mode === 'build-failed') return effect
  const doubt = step.event.isListed === undefined ? 'whether `branches` fits' : step.cause && conditionText(step.cause)
  return doubt ? `perhaps ${effect} (${hole}): only a run knows ${doubt}` : `${effect} (${hole})`
}

function placeOf(step: ActionStep): string {
  const input = effectOf(step) === 'deletes the live site' ? 'domain' : 'environment'
  const [name, text] = [input === 'domain' ? step.input(input) : environmentOf(step), writtenIn(step, input)]
  return code(name === undefined || name.includes(madeUp) ? text : step.input(input) || name)
}

function conditionText({ of, id, condition }: Cause): string {
  const line = code(`if: ${condition.replaceAll(/^\$\{\{\s*|\s*\}\}$/gu, '')}`)
  return of === 'needed job' ? `${line} of job ${code(id)}` : line
}

function nothingAt(event: PlayedEvent, steps: readonly ActionStep[]): string {
  const others = steps.filter(({ mode }) => mode !== 'build-failed')
  const isKept = others.some(({ mode, isReached }) => mode === 'deploy' && isReached !== false)
  if (event.type === 'closed' && isKept) return 'nothing: `mode: deploy` does not delete'
  const causes = new Set(others.map(({ isReached, cause }) => (!isReached && cause ? conditionText(cause) : '')))
  return causes.size === 1 ? ['nothing', ...causes].filter(Boolean).join(': ') : 'nothing'
}

/** Whether the condition that skips a step lets it run after a failure. */
function runsAfterFailure({ event, isReached, cause }: ActionStep): boolean {
  const scope = { contexts: partly({ github: event.github }), success: false, failure: true }
  return isReached === false && verdictOf(cause?.condition, scope) !== false
}

export function plainTable(name: string, rows: Rows): string {
  const short = (text: string): string => text.replaceAll(/`([^`]{104})[^`]+`/gu, '`$1…`').replaceAll('\n', '; ')
  return [`What ${quoted(name)} does:`, ...[...rows].map(([does, events]) => `  ${events}: ${short(does)}`)].join('\n')
}

export function markdownTable(name: string, rows: Rows): string {
  const cells = [...rows].map(([does, events]) => [markup(events), does.split('\n').map(markup).join('<br>')])
  return columns(['event', `what ${markup(code(name))} does`], cells)
}

function markup(text: string): string {
  const parts = text.split('`').map(escapeMarkdown)
  return parts.map((part, index) => (index % 2 === 1 ? `<code>${part}</code>` : part)).join('')
}
