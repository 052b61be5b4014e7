/** The table in log and summary: a row for each event, with what the file does at it. */
import { textOf } from '../../text/json.ts'
import { columns, escapeMarkdown } from '../../text/markdown.ts'
import { excerpt, firstOf } from '../../text/printable.ts'
import { type Checked, quoted } from './checked.ts'
import { effectOf, environmentOf, isMisplaced, otherEnvironments } from './effect.ts'
import { type PlayedEvent, pullEvents } from './events.ts'
import { partly, verdictOf } from './expression.ts'
import { isMadeUp } from './made-up.ts'
import { type ActionStep, type Cause, writtenIn } from './play.ts'

/** Stands for what differs between texts that share a row. No printable text contains it. */
const hole = '\0'

/** Texts between backticks become code in Markdown. */
export function tableOf(checked: Checked): { text: string; markdown: string } {
  const { file, events, tableSteps, folderSteps } = checked
  const done = grouped(events.filter(hasRow).map((each) => [doneAt(each, tableSteps, folderSteps), nameOf(each)]))
  const rows = done.map(([text, names]) => [grouped(names).map(joined).join('; '), text])
  const short = (cell: string): string => cell.replaceAll(/`([^`]{104})[^`]+`/gu, '`$1…`').replaceAll('\n', '; ')
  const lines = rows.map((cells) => `\n  ${cells.map(short).join(': ')}`)
  const marked = rows.map((cells) => cells.map(markup))
  const markdown = columns(['event', `what ${markup(code(file.name))} does`], marked)
  return { text: `What ${quoted(file.name)} does:${lines.join('')}`, markdown }
}

function hasRow({ kind, isListed }: PlayedEvent): boolean {
  if (['stranger', 'pattern push'].includes(kind)) return false
  return isListed !== false || !['branch push', 'other push'].includes(kind)
}

const joined = ([family, items]: Pair<readonly string[]>): string =>
  family.replace(hole, () => items.join(', ').replace(/closed$/u, 'closed without a merge'))

type Pair<T> = readonly [key: string, item: T]
/** As `Map.groupBy`, which needs Node 21. */
function grouped<T>(pairs: readonly Pair<T>[]): Pair<T[]>[] {
  const keys = [...new Set(pairs.map(([key]) => key))]
  return keys.map((key) => [key, pairs.filter(([each]) => each === key).map(([, item]) => item)])
}

/** The words that an event shares with others of its family, with a hole, and what fills the hole. */
function nameOf({ kind, name, of, type, hasPaths, isListed }: PlayedEvent): Pair<string> {
  const paths = hasPaths && isListed !== false ? ' (if `paths` allows it)' : ''
  if (kind === 'no branch' && name === 'push') return [`push to ${hole}`, 'a branch']
  if (kind === 'no branch' && pullEvents.includes(name)) return [`pull request ${hole}`, 'merged']
  if (kind === 'any' && name === 'push') return [`push to branches ${hole}`, code(of)]
  if (['any', 'no branch', 'start'].includes(kind)) return [hole, code(name)]
  if (kind === 'release') return [`release ${hole}`, type]
  if (kind === 'other push') return [`push to any other branch${paths}`, '']
  if (kind === 'tag') return [`push of tag ${hole}`, code(of)]
  if (name === 'push') return [`push to ${hole}${paths}`, of === '' ? 'the default branch' : code(of)]
  const event = name === 'pull_request' ? 'pull request' : code(name)
  const item = { synchronize: 'pushed to' }[type] ?? (/^[a-z]{1,20}$/u.test(type) ? type : code(type))
  return [`${event}${of && ` to ${code(of)}`} ${hole}${paths}`, kind === 'merged' ? kind : item]
}

const code = (text: string): string => `\`${excerpt(text.replaceAll(/\s+/gu, ' '), 204).replaceAll('`', "'")}\``

type Steps = readonly ActionStep[]

/** A line for each effect, or the reason why there is none. */
function doneAt(event: PlayedEvent, tableSteps: Steps, folderSteps: Steps): string {
  if (event.name === 'merge_group') return 'skipped'
  if (['workflow_run', 'issue_comment'].includes(event.name)) return 'only a run knows what it deploys'
  if (event.kind === 'any') return 'not looked at'
  if (event.kind === 'no branch') return 'the default branch is not known here'
  if (event.isListed === false) return 'nothing'
  const steps = tableSteps.filter((step) => step.event === event)
  const others = steps.flatMap((step) => (step.isReached === false ? [] : otherEnvironments(step, folderSteps)))
  const found = steps.filter((step) => failureOf(step) !== '' || otherEnvironments(step, folderSteps).length === 0)
  const isDoubtful = steps.some((step) => isMadeUp(environmentOf(step), 'perhaps'))
  const done = grouped(found.map((step) => [lineOf(step), placeOf(step)]))
  const lines = done.map(([line, places]) => line.replace(hole, () => firstOf([...new Set(places)], 5)))
  return lines.filter(Boolean).join('\n') || nothingAt(event, steps, others, isDoubtful)
}

/** The effect of a step, with a hole for its environment. Empty if the step does nothing. */
function lineOf(step: ActionStep): string {
  const effect = effectOf(step)
  if (step.isReached === false) return runsAfterFailure(step) ? `if something before it fails: ${effect}` : ''
  if (step.isCall) return `not looked at: ${code(textOf(step.step['uses']))}`
  const cause = step.cause && conditionText(step.cause, step.id)
  const doubt = step.event.isListed === undefined ? 'whether `branches` fits' : cause
  const own = effect && step.mode !== 'build-failed' ? `${effect} (${hole})` : effect
  const done = failureOf(step) || own
  if (done === undefined) return `only a run knows: ${code(`mode: ${writtenIn(step, 'mode')}`)}`
  return done && doubt && !done.startsWith('perhaps') ? `perhaps ${done}: only a run knows ${doubt}` : done
}

/** Why it fails before it does anything. Empty if it does not. */
function failureOf(step: ActionStep): string {
  const isWrong = isMisplaced(step)
  return isWrong === false ? '' : `${isWrong ? '' : 'perhaps '}fails: \`pull-request\` is only for workflow_run`
}

function placeOf(step: ActionStep): string {
  const input = effectOf(step) === 'deletes the live site' ? 'domain' : 'environment'
  const name = input === 'domain' ? step.input(input) : environmentOf(step)
  return code(name === undefined || isMadeUp(name) ? writtenIn(step, input) : step.input(input) || name)
}

/** @param job the id of the step's job */
function conditionText({ id, condition }: Cause, job: string): string {
  const line = code(`if: ${condition.replaceAll(/^\$\{\{\s*|\s*\}\}$/gu, '')}`)
  return id === job ? line : `${line} of job ${code(id)}`
}

function nothingAt(event: PlayedEvent, steps: Steps, environments: readonly string[], isDoubtful: boolean): string {
  const names = firstOf([...new Set(environments)], 5, code)
  const where = isDoubtful ? ', if its preview is in another' : ': its preview is in'
  if (names !== '') return `nothing${where} ${names}`
  const others = steps.filter(({ mode }) => mode !== 'build-failed')
  const isKept = others.some(({ mode, isReached }) => mode === 'deploy' && isReached !== false)
  if (event.type === 'closed' && isKept) return 'nothing: `mode: deploy` does not delete'
  const isOfRelease = event.kind === 'release' && others.some(({ isReached }) => isReached !== false)
  if (isOfRelease) return 'nothing: only `published` and `released` deploy'
  const causes = others.map(({ isReached, cause, id }) => !isReached && cause && conditionText(cause, id))
  const [cause] = new Set(causes).size === 1 ? causes : []
  return cause ? `nothing: ${cause}` : 'nothing'
}

/** Whether the step shows a failed build, and its condition is true after a failure. */
function runsAfterFailure(step: ActionStep): boolean {
  const scope = { contexts: partly({ github: step.event.github }), success: false, failure: true }
  return step.mode === 'build-failed' && effectOf(step) !== '' && verdictOf(step.cause?.condition, scope) !== false
}

function markup(text: string): string {
  const parts = text.split('`').map((part) => part.split('\n').map(escapeMarkdown).join('<br>'))
  return parts.map((part, index) => (index % 2 === 1 ? `<code>${part}</code>` : part)).join('')
}
