/** Finds events after which a site is out of date or a preview stays, and the filter or condition that causes it. */
import { type Checked, keptPreviews, openKinds, quoted, stepsAt } from './checked.ts'
import { environmentText, isDeploy, isForPreview, mayDo, otherEnvironments, surelyDoes } from './effect.ts'
import { type EventKind, pullEvents } from './events.ts'
import { typesOf } from './filters.ts'
import { type Finding, problemIf } from './finding.ts'
import type { ActionStep } from './play.ts'
import { filterProblem } from './trigger-checks.ts'
import { stepsOf } from './workflow-file.ts'

const named = (effect: string, reasons: readonly Finding[], kind: Finding['kind']): Finding[] =>
  reasons.map((each) => ({ ...each, kind, text: `${effect}: ${each.text}` }))

export function noDeletion(checked: Checked): Finding[] {
  const reasonsFor = (kind: 'closed' | 'merged'): Finding[] =>
    keptPreviews(checked, kind).length > 0 ? reasonsAt(kind, checked) : []
  const [closed, merged] = [reasonsFor('closed'), reasonsFor('merged')]
  const isPlayed = checked.events.some(({ kind }) => kind === 'merged')
  const isIn = (findings: readonly Finding[], { text }: Finding): boolean => findings.some((each) => each.text === text)
  const both = closed.filter((each) => !isPlayed || isIn(merged, each))
  const reasons = {
    closes: both,
    'closes without a merge': closed.filter((each) => !both.includes(each)),
    'is merged': merged.filter((each) => !isIn(closed, each)),
  }
  return Object.entries(reasons).flatMap(([how, each]) =>
    named(`When a pull request ${how}, its preview stays`, each, 'no update'),
  )
}

export function noDeploy(checked: Checked): Finding[] {
  const { folderSteps, startedSteps, file } = checked
  const deploys = folderSteps.filter((step) => mayDo(step, 'deploys'))
  const others = stepsAt(deploys, 'any', 'release', 'start').map(({ event }) => event.name)
  const isNever = (...kinds: readonly EventKind[]): boolean => stepsAt(deploys, ...kinds).length === 0
  const isOpened = stepsAt(startedSteps, 'opened').some(isDeploy)
  const types = new Set(pullEvents.flatMap((name) => (name in file.events ? typesOf(file.events[name]) : [])))
  const reached = folderSteps.filter(({ isReached, event }) => isReached !== false && event.kind !== 'any')
  const isCleanUp = reached.length > 0 && reached.every(({ event }) => event.type === 'closed')
  const isPreviewed = others.some((name) => /^(?:issue_comment|pull_request_review|workflow_run)/u.test(name))
  const isNone = types.has('closed') && types.size > 1 && isNever(...openKinds) && !isCleanUp && !isPreviewed
  const ofPush = ['push', 'branch push', 'other push']
  const isListed = checked.events.some((event) => ofPush.includes(event.kind) && event.isListed === true)
  const isMeant = stepsAt(checked.tableSteps, 'push').some((step) => surelyDoes(step, 'deploys'))
  const lives = stepsAt(deploys, 'push', 'tag', 'branch push', 'other push').filter((step) => !isForPreview(step))
  const isLive = others.some((name) => /^(?:release|schedule|workflow_run|.*_dispatch)$/u.test(name))
  const isWrong = isListed && isMeant && lives.length === 0 && !isLive
  const rows = [
    ['A push to a pull request does not update its preview', 'synchronize', isOpened && isNever('synchronize')],
    ['Reopening does not bring a preview back', 'reopened', isOpened && isNever('reopened')],
    ['Pull requests get no preview', 'opened', isNone],
    ['No push updates the live site', 'push', isWrong],
  ] as const
  return rows.flatMap(([effect, kind, isSo]) => {
    return isSo ? named(effect, reasonsAt(kind, checked), kind === 'push' ? 'no live site' : 'no update') : []
  })
}

/** Why no step deploys or, at a close, deletes: a filter, a condition or an input. Empty if the cause is not certain. */
function reasonsAt(
  kind: 'closed' | 'merged' | 'synchronize' | 'reopened' | 'opened' | 'push',
  checked: Checked,
): Finding[] {
  const events = checked.events.filter((each) => each.kind === kind)
  const event = events.find(({ isListed }) => isListed !== false) ?? events[0]
  if (event === undefined) return []
  const isClose = event.type === 'closed'
  const isFiltered = event.isListed === false || (isClose && event.hasPaths)
  const verb = isClose ? 'deletes' : 'deploys'
  const steps = checked.fileSteps.filter((step) => step.event === event && surelyDoes(step, verb))
  const skipped = steps.filter(({ isReached }) => isReached === false)
  const filters = isFiltered ? filterProblem(event, checked) : []
  const isElsewhere = (step: ActionStep): boolean => otherEnvironments(step, checked.fileSteps).length > 0
  const wrong = steps.find((step) => step.isReached && isElsewhere(step))
  if (wrong) return [...filters, ...wrongEnvironment(wrong, checked)]
  if (skipped.length < steps.length) return filters
  const kept = isClose ? keptPreviews(checked, kind) : []
  const isKept = (each: ActionStep): boolean => kept.some(({ step }) => step === each.step)
  const step = skipped.find(({ mode }) => mode === 'teardown') ?? skipped.find(isKept) ?? skipped[0]
  return [
    ...filters,
    ...(step ? skippedStep(step) : problemIf(isClose && !isFiltered, 'no update', 'no step deletes it.')),
  ]
}

function skippedStep(step: ActionStep): Finding[] {
  const { cause } = step
  const { of, id, condition } = cause ?? { of: 'job', id: step.id, condition: '' }
  const needed = `job "${quoted(step.id)}" needs "${quoted(id)}", which is skipped`
  const why = id === step.id ? `the ${of === 'job' ? of : 'step of job'} "${quoted(id)}" is skipped` : needed
  const ids = stepsOf(step.job).map((each) => each['id'])
  const [, absent] = [...condition.matchAll(/\bsteps\.([\w-]+)/gu)].find(([, each]) => !ids.includes(each)) ?? []
  const noStep = absent ? `. No step of the job has the id "${absent}".` : ''
  return problemIf(cause, 'no update', `${why}. Its condition: ${quoted(condition)}${noStep}`)
}

/** After a merge `github.ref` is the base branch, so an environment that depends on it is another one. */
function wrongEnvironment(step: ActionStep, { fileSteps }: Checked): Finding[] {
  const [environment = ''] = otherEnvironments(step, fileSteps)
  const looked = environmentText(step)
  const where =
    looked === environment ? 'which can be another one in each run' : `and it is in "${quoted(environment)}"`
  const text = `the step of job "${quoted(step.id)}" looks for it in the environment "${quoted(looked)}", ${where}.`
  return problemIf(true, 'no update', text)
}
