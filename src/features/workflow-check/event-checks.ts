import type { Advice } from '../../errors.ts'
import { type Fields, fieldsOf } from '../../text/json.ts'
import { excerpt, firstOf } from '../../text/printable.ts'
import { conditionBranches, defaultTypes, isPlain, type Kind, type PlayedEvent, pullEvents, typesOf } from './events.ts'
import { partly, verdictOf } from './expression.ts'
import { type ActionStep, environmentOf, isDeploy, isForPreview, play } from './play.ts'
import { needsOf, partsBefore, plainText, type WorkflowFile, wordsIn } from './workflow-file.ts'

export type Problem = Required<Advice>
type Steps = readonly ActionStep[]
type Played = Readonly<{ file: WorkflowFile; events: readonly PlayedEvent[]; action: string }>
/** `shown` has empty inputs where `steps` don't know a caller's. `all` has the steps of other files, too. */
export type Case = Played & Readonly<Record<'steps' | 'shown' | 'all', Steps>>

export const told = (isSo: unknown, text: string, lines: string): Problem[] => (isSo ? [{ text, lines }] : [])
export const stepsAt = (steps: Steps, ...kinds: readonly Kind[]): ActionStep[] =>
  steps.filter(({ event }) => kinds.includes(event.kind))
export const quoted = (text = ''): string => excerpt(text.replaceAll(/\s+/gu, ' '), 100)
export const safeToPaste = (text = ''): string => text.slice(0, 100).replaceAll(/[^\w./$-]/gu, '')

const open = ['opened', 'synchronize', 'reopened', 'other'] as const

export function noTeardown(found: Case): Problem[] {
  const previews = stepsAt(found.steps.filter(isDeploy), ...open).map(environmentOf)
  const sweeps = found.all.filter(({ mode }) => mode === 'sweep').map(environmentOf)
  const isSwept = previews.every((each) => sweeps.some((one) => one === each || !one || !each))
  const certain = found.all.filter(({ event, file }) => !event.hasPaths || file !== found.file)
  const deletes = certain.filter((step) => step.deletes !== false && step.runs !== false)
  const kinds = (['closed', 'merged'] as const).filter((kind) => stepsAt(deletes, kind).length === 0)
  const one = kinds[0] === 'merged' ? 'is merged' : 'closes without a merge'
  const effect = `When a pull request ${kinds.length > 1 ? 'closes' : one}, its preview stays`
  return kinds[0] === undefined || isSwept ? [] : problemAt(kinds[0], effect, found)
}

export function noDeploy(found: Case): Problem[] {
  const { all, steps, file } = found
  const deploys = all.filter((step) => step.deploys !== false && step.runs !== false)
  const others = deploys.filter(({ event }) => event.kind === 'any').map(({ event }) => event.name)
  const isNever = (...kinds: readonly Kind[]): boolean => stepsAt(deploys, ...kinds).length === 0
  const isOpened = stepsAt(steps, 'opened').some(isDeploy)
  const stale = isOpened && isNever('synchronize')
  const types = new Set(pullEvents.flatMap((name) => (name in file.events ? typesOf(file.events[name]) : [])))
  const reached = all.filter(({ runs, event }) => runs !== false && event.kind !== 'any')
  const isCleanUp = reached.length > 0 && reached.every(({ event }) => event.type === 'closed')
  const isPreviewed = others.some((name) => /^(?:issue_comment|pull_request_review|workflow_run)/u.test(name))
  const isNone = types.has('closed') && types.size > 1 && isNever(...open) && !isCleanUp && !isPreviewed
  const pushed = stepsAt(steps, 'branch push').filter((step) => step.deploys && step.isReached)
  const isLive = others.some((name) => /^(?:release|schedule|workflow_run|.*_dispatch)$/u.test(name))
  const isWrong = pushed.length > 0 && pushed.every(isForPreview) && isNever('push', 'tag') && !isLive
  return [
    ...(stale ? problemAt('synchronize', 'A push to a pull request does not update its preview', found) : []),
    ...(isOpened && isNever('reopened') ? problemAt('reopened', 'Reopening does not bring a preview back', found) : []),
    ...(isNone ? problemAt('opened', 'Pull requests get no preview', found) : []),
    ...(isWrong ? problemAt('push', 'No push updates the live site', found) : []),
  ]
}

/** Empty if it is not certain why no step deploys or, at a close, deletes. */
function problemAt(kind: Kind, effect: string, found: Case): Problem[] {
  const events = found.events.filter((each) => each.kind === kind)
  const event = events.find(({ isListed }) => isListed !== false) ?? events[0]
  if (event === undefined) return []
  const isClose = event.type === 'closed'
  const filters = fieldsOf(found.file.events[event.name])
  const branches = wordsIn(filters?.['branches']).map((each) => `"${quoted(each)}"`)
  const isType = typesOf(filters).includes(event.type)
  const absent = isType ? `the filters below "${event.name}" leave it out.` : `"${event.name}" has no "${event.type}".`
  const push = `your default branch is "${quoted(event.of)}", and "push" runs for ${firstOf(branches, 5) || 'others'} only.`
  const paths = 'a close starts no run if the pull request no longer touches the files of "paths" or "paths-ignore".'
  const why = event.isListed === false ? (kind === 'push' ? push : absent) : event.hasPaths && isClose ? paths : ''
  if (why) return [{ text: `${effect}: ${why}`, lines: linesForEvent(event, found) }]
  const skipped = found.steps.filter((step) => step.event === event && step.isReached === false)
  const certain = skipped.filter(({ deploys, deletes }) => (isClose ? deletes : deploys))
  const step = certain.find(({ mode }) => mode === 'teardown') ?? certain[0]
  if (step?.cause === undefined) return told(isClose, `${effect}: no step deletes it.`, 'with:\n  mode: auto')
  const { of, id, condition } = step.cause
  const needed = `job "${quoted(step.id)}" needs "${quoted(id)}", which is skipped`
  const what = of === 'needed job' ? needed : `the ${of === 'job' ? of : 'step of job'} "${quoted(id)}" is skipped`
  const lines = linesForCondition(step, found)
  return [{ text: `${effect}: ${what}. Its condition: ${quoted(condition)}`, lines }]
}

/** Lines that take the place of the event's own. Filters that contradict them must go. */
function linesForEvent({ name, of, type, isListed }: PlayedEvent, { file, all: steps }: Case): string {
  const filters = fieldsOf(file.events[name]) ?? {}
  const kept = ['main', 'master', '$default-branch'].filter((each) => !conditionBranches(file).includes(each))
  const branches = wordsIn(filters['branches']).filter((each) => isPlain(each) && !kept.includes(each))
  if (name === 'push') return `on:\n  push:\n    branches: [${[...new Set([of || 'main', ...branches])].join(', ')}]`
  const types = typesOf(filters).filter(isPlain)
  const isClosed = stepsAt(steps, 'closed').some(({ runs, deletes }) => runs !== false && deletes !== false)
  const opens = type === 'closed' && !types.includes('opened') ? [] : defaultTypes
  const all = new Set([...types, ...opens, ...(type === 'closed' || !isClosed ? ['closed'] : [])])
  const wrong = isListed === false ? 'branches' : 'paths'
  const gone = [wrong, `${wrong}-ignore`].filter((each) => types.includes(type) && each in filters)
  const notes = gone.map((each) => `\n    # Delete "${each}".`)
  return `on:\n  ${name}:\n    types: [${[...all].join(', ')}]${notes.join('')}`
}

/** A condition that lets a step run at its event, and changes nothing at pushes. */
function linesForCondition({ event, id, job, mode, cause, step }: ActionStep, { file, steps }: Case): string {
  const isNeed = cause?.of === 'needed job'
  const needs = needsOf(job).map((need) => `needs.${safeToPaste(need)}.result == 'success'`)
  const either = `!cancelled() && (${needs.join(' && ')} || github.event.action == 'closed')`
  const isAfter = isNeed || (cause?.of === 'job' && needs.length > 0)
  if (isAfter && event.type === 'closed') return `jobs:\n  ${safeToPaste(id)}:\n    if: \${{ ${either} }}`
  const pushed = stepsAt(steps, 'push').filter((each) => each.step === step)
  const isForPush = !('push' in file.events) || pushed.some((each) => each.runs !== false || each.event === event)
  const conditions = [isForPush ? '' : "github.event_name != 'push'", isNeed ? "github.event.action != 'closed'" : '']
  const line = mode === 'teardown' ? "github.event.action == 'closed'" : conditions.filter(Boolean).join(' && ')
  const start = cause?.of === 'step' ? '' : `jobs:\n  ${safeToPaste(cause?.id)}:\n    `
  return `${start}if: ${line || 'success()'}${start ? '' : ' # in its place'}`
}

/** A deploy that runs although something before it fails, whichever that is: each fails once. */
export function halfBuild({ file, steps, action }: Case): Problem[] {
  const plays = new Map<Fields, Steps>()
  return stepsAt(steps, 'push').flatMap(({ id, event, job, step, deploys, isReached, runs }) => {
    const conditions = [step, job].map((part) => plainText(part['if']))
    const condition = conditions.find((each) => /\b(?:always|failure|cancelled)\s*\(/iu.test(each))
    const scope = { contexts: partly({ github: event.github }), success: true }
    const parts = partsBefore(file, job, step).filter((part) => verdictOf(part['if'], scope) !== false)
    if (!deploys || !isReached || runs === false || !condition || parts.length === 0 || parts.length > 50) return []
    for (const part of parts) if (!plays.has(part)) plays.set(part, play(file, event, action, part))
    const isAlways = parts.every((part) => plays.get(part)?.find((each) => each.step === step)?.isReached)
    const isStep = condition === conditions[0]
    const result = isStep ? 'steps.build.outcome' : `needs.${safeToPaste(needsOf(job)[0]) || 'build'}.result`
    const line = `if: \${{ !cancelled() && (${result} == 'success' || github.event.action == 'closed') }}`
    const report = `# For a report of tests: ${result.replace('build', 'tests')} != 'skipped' in place of the first half`
    const start = isStep ? '# "id: build" at the build\n' : `jobs:\n  ${safeToPaste(id)}:\n    `
    const text = `Job "${quoted(id)}" deploys although a step or job before it fails: half a build takes the place of the site. Its condition: ${quoted(condition)}`
    return told(isAlways, text, `${start}${line}\n${report}`)
  })
}
