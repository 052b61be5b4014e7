import type { Advice, PlaceInFile } from '../../errors.ts'
import { type Fields, fieldsOf } from '../../text/json.ts'
import { excerpt, firstOf } from '../../text/printable.ts'
import { conditionBranches, defaultTypes, isPlain, type Kind, type PlayedEvent, pullEvents, typesOf } from './events.ts'
import { partly, verdictOf } from './expression.ts'
import { type ActionStep, does, environmentOf, isDeploy, isForPreview, may, play } from './play.ts'
import { needsOf, partsBefore, plainText, type WorkflowFile, wordsIn } from './workflow-file.ts'

export type Problem = Required<Advice>
type Steps = readonly ActionStep[]
/** `all` are at events that may start their file, `steps` are this file's. `shown` are at all, without a caller's inputs. */
export type Case = Readonly<{ file: WorkflowFile; events: readonly PlayedEvent[] }> &
  Readonly<Record<'all' | 'steps' | 'shown', Steps>>

export const told = (isSo: unknown, text: string, lines: string): Problem[] =>
  isSo ? [{ text, blocks: [{ place: placeOf(lines), lines }] }] : []

/** By their first key: lines of a step, or of the file. */
function placeOf(lines: string): PlaceInFile {
  const isOfStep = /^(?:if|with):/mu.test(lines)
  return { how: 'below', path: isOfStep ? ['step'] : [] }
}

export const stepsAt = (steps: Steps, ...kinds: readonly Kind[]): ActionStep[] =>
  steps.filter(({ event }) => kinds.includes(event.kind))
export const quoted = (text = ''): string => excerpt(text.replaceAll(/\s+/gu, ' '), 100)
export const safeToPaste = (text = ''): string => text.slice(0, 100).replaceAll(/[^\w./$-]/gu, '')

const open = ['opened', 'synchronize', 'reopened', 'other'] as const

export function noTeardown(found: Case): Problem[] {
  const previews = stepsAt(found.steps.filter(isDeploy), ...open).map(environmentOf)
  const sweeps = found.all.filter(({ mode }) => mode === 'sweep').map(environmentOf)
  const isSwept = previews.every((each) => sweeps.some((one) => one === each || !one || !each))
  const deletes = found.all.filter((step) => may(step, 'deletes') && !(step.event.hasPaths && step.file === found.file))
  const [kind, other] = (['closed', 'merged'] as const).filter((each) => stepsAt(deletes, each).length === 0)
  const one = kind === 'merged' ? 'is merged' : 'closes without a merge'
  const effect = `When a pull request ${other ? 'closes' : one}, its preview stays`
  return kind === undefined || isSwept ? [] : problemAt(kind, effect, found)
}

export function noDeploy(found: Case): Problem[] {
  const { all, steps, shown, file } = found
  const deploys = all.filter((step) => may(step, 'deploys'))
  const others = stepsAt(deploys, 'any').map(({ event }) => event.name)
  const isNever = (...kinds: readonly Kind[]): boolean => stepsAt(deploys, ...kinds).length === 0
  const isOpened = stepsAt(steps, 'opened').some(isDeploy)
  const isStale = isOpened && isNever('synchronize')
  const types = new Set(pullEvents.flatMap((name) => (name in file.events ? typesOf(file.events[name]) : [])))
  const reached = all.filter(({ isReached, event }) => isReached !== false && event.kind !== 'any')
  const isCleanUp = reached.length > 0 && reached.every(({ event }) => event.type === 'closed')
  const isPreviewed = others.some((name) => /^(?:issue_comment|pull_request_review|workflow_run)/u.test(name))
  const isNone = types.has('closed') && types.size > 1 && isNever(...open) && !isCleanUp && !isPreviewed
  const pushed = stepsAt(shown, 'branch push').filter((step) => does(step, 'deploys') && step.isReached)
  const isLive = others.some((name) => /^(?:release|schedule|workflow_run|.*_dispatch)$/u.test(name))
  const isWrong = pushed.length > 0 && pushed.every(isForPreview) && isNever('push', 'tag') && !isLive
  return [
    ...(isStale ? problemAt('synchronize', 'A push to a pull request does not update its preview', found) : []),
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
  if (event.isListed === false || (isClose && event.hasPaths)) return filterProblem(effect, event, found)
  const skipped = found.steps.filter((step) => step.event === event && step.isReached === false)
  const certain = skipped.filter((step) => does(step, isClose ? 'deletes' : 'deploys'))
  const step = certain.find(({ mode }) => mode === 'teardown') ?? certain[0]
  if (step?.cause === undefined) return told(isClose, `${effect}: no step deletes it.`, 'with:\n  mode: auto')
  const { of, id, condition } = step.cause
  const needed = `job "${quoted(step.id)}" needs "${quoted(id)}", which is skipped`
  const what = id === step.id ? `the ${of === 'job' ? of : 'step of job'} "${quoted(id)}" is skipped` : needed
  return told(true, `${effect}: ${what}. Its condition: ${quoted(condition)}`, linesForCondition(step, found))
}

/** The lines take the place of the event's own. Filters that contradict them must go. */
function filterProblem(effect: string, { name, of, type, isListed }: PlayedEvent, { file, all }: Case): Problem[] {
  const filters = fieldsOf(file.events[name]) ?? {}
  if (name === 'push') {
    const written = wordsIn(filters['branches'])
    const others = written.map((each) => `"${quoted(each)}"`)
    const old = ['main', 'master', '$default-branch'].filter((each) => !conditionBranches(file).includes(each))
    const branches = new Set([of || 'main', ...written.filter((each) => isPlain(each) && !old.includes(each))])
    const text = `${effect}: your default branch is "${quoted(of)}", and "push" runs for ${firstOf(others, 5) || 'others'} only.`
    return told(true, text, `on:\n  push:\n    branches: [${[...branches].join(', ')}]`)
  }
  const types = typesOf(filters)
  const filter = types.includes(type) ? `the filters below "${name}" leave it out.` : `"${name}" has no "${type}".`
  const paths = 'a close starts no run if the pull request no longer touches the files of "paths" or "paths-ignore".'
  const opens = type === 'closed' && !types.includes('opened') ? [] : defaultTypes
  const isClosed = stepsAt(all, 'closed').some((step) => may(step, 'deletes'))
  const needed = new Set([...types.filter(isPlain), ...opens, ...(type === 'closed' || !isClosed ? ['closed'] : [])])
  const wrong = Object.keys(filters).filter((each) => each.startsWith(isListed === false ? 'branches' : 'paths'))
  const notes = types.includes(type) ? wrong.map((each) => `\n    # Delete "${quoted(each)}".`) : []
  const lines = `on:\n  ${name}:\n    types: [${[...needed].join(', ')}]${notes.join('')}`
  return told(true, `${effect}: ${isListed === false ? filter : paths}`, lines)
}

/** A condition that lets a step run at its event, and changes nothing at pushes. */
function linesForCondition({ event, id, job, mode, cause, step }: ActionStep, { file, steps }: Case): string {
  const needs = needsOf(job).map((need) => `needs.${safeToPaste(need)}.result == 'success'`)
  const either = `!cancelled() && (${needs.join(' && ')} || github.event.action == 'closed')`
  const isAfter = cause?.of === 'job' && needs.length > 0
  if (isAfter && event.type === 'closed') return `jobs:\n  ${safeToPaste(id)}:\n    if: \${{ ${either} }}`
  const pushes = stepsAt(steps, 'push', 'branch push').filter((each) => each.step === step)
  const isForPush = !('push' in file.events) || pushes.some((each) => each.isReached !== false || each.event === event)
  const deploying = isForPush ? 'success()' : "github.event_name != 'push'"
  const line = `if: ${mode === 'teardown' ? "github.event.action == 'closed'" : deploying}`
  return cause?.of === 'step' ? `${line} # in its place` : `jobs:\n  ${safeToPaste(cause?.id)}:\n    ${line}`
}

/** A deploy that runs although something before it fails, whichever that is: each fails once. */
export function halfBuild({ file, steps }: Case): Problem[] {
  const plays = new Map<Fields, Steps>()
  return stepsAt(steps.filter(isDeploy), 'push').flatMap(({ id, event, job, step, isReached }) => {
    const conditions = [step, job].map((part) => plainText(part['if']))
    const condition = conditions.find((each) => /\b(?:always|failure|cancelled)\s*\(/iu.test(each))
    const scope = { contexts: partly({ github: event.github }), success: true }
    const parts = partsBefore(file, job, step).filter((part) => verdictOf(part['if'], scope) !== false)
    if (!isReached || !condition || parts.length === 0 || parts.length > 50) return []
    for (const part of parts) if (!plays.has(part)) plays.set(part, play(file, event, part))
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
