import { fieldsOf } from '../../text/json.ts'
import { excerpt } from '../../text/printable.ts'
import { isPlain, type Kind, type PlayedEvent, pullEvents, typesOf, usualTypes } from './events.ts'
import type { OwnStep } from './play.ts'
import { needsOf, type WorkflowFile, wordsIn } from './workflow-file.ts'

export type Problem = Readonly<{ text: string; lines: string }>

/** A played file. `others` are the steps of other files in the folder. */
export type Case = Readonly<{ file: WorkflowFile; events: PlayedEvent[]; steps: OwnStep[]; others: OwnStep[] }>

/** `other` is the pull request that is left out. */
export const stepsAt = (steps: readonly OwnStep[], kind: Kind, other = '8'): OwnStep[] =>
  steps.filter(({ event }) => event.kind === kind && event.of !== other)
export const isDeploy = ({ deploys, runs }: OwnStep): boolean => deploys === true && runs !== false
const mayDeploy = ({ deploys, runs }: OwnStep): boolean => deploys !== false && runs !== false
export const quoted = (text = ''): string => excerpt(text.replaceAll(/\s+/gu, ' '), 100)
/** For lines to paste. */
export const plain = (text = ''): string => text.replaceAll(/[^\w./-]/gu, '')

const typeOf = (kind: Kind): string => (kind === 'merged' ? 'closed' : kind)
const open = ['opened', 'synchronize', 'other'] as const

export function noTeardown(found: Case): Problem[] {
  const { steps, others } = found
  const certain = [...steps.filter(({ event }) => !event.hasPaths), ...others]
  const [kind, more] = (['closed', 'merged'] as const).filter(
    (each) => !stepsAt(certain, each).some(({ deletes, runs }) => deletes !== false && runs !== false),
  )
  if (kind === undefined || !open.some((each) => stepsAt(steps, each).some(isDeploy))) return []
  const when = more ? 'closes' : kind === 'merged' ? 'is merged' : 'closes without a merge'
  const effect = `When a pull request ${when}, its preview stays unless a sweep deletes it`
  const why = problemAt(found, kind, effect, 'deletes')
  return why.length > 0 ? why : [{ text: `${effect}: no step deletes it.`, lines: 'with:\n  mode: auto' }]
}

export function noDeploy(found: Case): Problem[] {
  const { file, steps, others } = found
  const isNever = (kind: Kind): boolean => !stepsAt([...steps, ...others], kind).some(mayDeploy)
  const isStale = stepsAt(steps, 'opened').some(isDeploy) && isNever('synchronize')
  if (isStale) return problemAt(found, 'synchronize', 'A push to a pull request does not update its preview', 'deploys')
  const isOther = Object.keys(file.events).some((name) => !['push', 'workflow_dispatch', ...pullEvents].includes(name))
  const isForClosed = pullEvents.some((name) => name in file.events && typesOf(file.events[name]).includes('closed'))
  const isPreview = isForClosed && stepsAt(steps, 'push').some(isDeploy) && !others.some(mayDeploy)
  const isNone = isPreview && !isOther && open.every(isNever)
  if (isNone) return problemAt(found, 'opened', 'Pull requests get no preview', 'deploys')
  const pushed = stepsAt(steps, 'branch push').find(({ deploys, runs, mode }) => deploys && runs && mode !== 'deploy')
  if (pushed === undefined || isOther || !isNever('push')) return []
  const live = `No push updates the live site. One to ${quoted(pushed.event.of)} makes a preview, and one to the default branch nothing`
  return problemAt(found, 'push', live, 'deploys')
}

/** Empty if it is not certain why no step deploys or deletes. */
function problemAt(found: Case, kind: Kind, effect: string, role: 'deploys' | 'deletes'): Problem[] {
  const events = found.events.filter((event) => event.kind === kind)
  const event = events.find(({ starts }) => starts !== false) ?? events[0]
  if (event === undefined) return []
  const lines = linesForEvent(found, event)
  const type = typeOf(kind)
  const isType = kind === 'push' || typesOf(found.file.events[event.name]).includes(type)
  const absent = isType ? `the filters below "${event.name}" leave it out.` : `"${event.name}" has no "${type}".`
  if (event.starts === false) return [{ text: `${effect}: ${absent}`, lines }]
  const paths = 'a close starts no run if the pull request no longer touches the files of "paths" or "paths-ignore".'
  if (event.hasPaths && role === 'deletes') return [{ text: `${effect}: ${paths}`, lines }]
  const stopped = stepsAt(found.steps, kind).filter((step) => step[role] === true && step.stop)
  const step = stopped.find(({ mode }) => mode === 'teardown') ?? stopped[0]
  if (step?.stop === undefined) return []
  const { of, id, condition } = step.stop
  const needed = `job "${quoted(step.id)}" needs "${quoted(id)}", which is skipped`
  const why = of === 'needed job' ? needed : `the ${of === 'job' ? of : 'step of job'} "${quoted(id)}" is skipped`
  const text = `${effect}: ${why}. Its condition: ${quoted(condition)}`
  return [{ text, lines: linesForCondition(found, kind, step) }]
}

function linesForEvent({ file }: Case, { kind, name, of }: PlayedEvent): string {
  const filters = file.events[name]
  const branches = [of, ...wordsIn(fieldsOf(filters)?.['branches'])].filter(isPlain)
  if (name === 'push') return `on:\n  push:\n    branches: [${[...new Set(branches)].join(', ')}]`
  const more = kind === 'opened' ? usualTypes : [typeOf(kind)]
  const types = [...new Set([...typesOf(filters).filter(isPlain), ...more])].join(', ')
  const builds = kind === 'closed' ? "\n# And at each step that builds:\n#   if: github.event.action != 'closed'" : ''
  return `on:\n  ${name}:\n    types: [${types}]${builds}`
}

/** A condition that lets a step run at an event, and changes nothing at pushes. */
function linesForCondition({ file, steps }: Case, kind: Kind, { id, job, mode, stop, step }: OwnStep): string {
  const isNeed = stop?.of === 'needed job'
  const needs = needsOf(job).map((need) => `needs.${plain(need)}.result == 'success'`)
  const either = `!cancelled() && (${needs.join(' && ')} || github.event.action == 'closed')`
  if (isNeed && typeOf(kind) === 'closed') return `jobs:\n  ${plain(id)}:\n    if: \${{ ${either} }}`
  const isForPush = kind === 'push' || stepsAt(steps, 'push').some((each) => each.step === step && each.runs !== false)
  const noPush = isForPush || !('push' in file.events) ? [] : ["github.event_name != 'push'"]
  const usual = [...noPush, ...(isNeed ? ["github.event.action != 'closed'"] : [])].join(' && ') || 'success()'
  const line = mode === 'teardown' ? "github.event.action == 'closed'" : usual
  return stop?.of === 'step' ? `if: ${line} # in its place` : `jobs:\n  ${plain(stop?.id)}:\n    if: ${line}`
}
