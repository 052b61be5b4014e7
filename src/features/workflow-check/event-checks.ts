/** Finds events after which a site is out of date or a preview stays, and the filter or condition that causes it. */
import { fieldsOf } from '../../text/json.ts'
import { type Checked, keptPreviews, openKinds, pushKinds, quoted, stepsAt } from './checked.ts'
import { isDeploy, isForPreview, mayDo, otherEnvironments, surelyDoes } from './effect.ts'
import { type EventKind, pullEvents } from './events.ts'
import { typesOf } from './filters.ts'
import { type Finding, jobHole, lower, problemIf, stepText } from './finding.ts'
import { type ActionStep, writtenIn } from './play.ts'
import { wrongEnvironment } from './site-checks.ts'
import { filterProblem, keptBranches } from './trigger-checks.ts'
import { wordsIn } from './workflow-file.ts'

/** Stands for how a pull request is closed. */
const how = '\u{1}'

export function noDeletion(checked: Checked): Finding[] {
  const reasonsFor = (kind: 'closed' | 'merged'): Finding[] =>
    keptPreviews(checked, kind).length > 0 ? reasonsAt(kind, checked, 'its preview stays') : []
  const [closed, merged] = [reasonsFor('closed'), reasonsFor('merged')]
  const isPlayed = checked.events.some(({ kind }) => kind === 'merged')
  return [...closed, ...merged].map((reason) => {
    const isIn = (findings: readonly Finding[]) => !isPlayed || findings.some(({ text }) => text === reason.text)
    const manner = isIn(closed) ? (isIn(merged) ? 'closes' : 'closes without a merge') : 'is merged'
    return { ...reason, text: reason.text.replaceAll(how, manner) }
  })
}

export function noDeploy(checked: Checked): Finding[] {
  const { folderSteps, startedSteps, file } = checked
  const deploys = folderSteps.filter((step) => mayDo(step, 'deploys'))
  const isNever = (...kinds: readonly EventKind[]): boolean => stepsAt(deploys, ...kinds).length === 0
  const isOpened = stepsAt(startedSteps, 'opened').some(isDeploy)
  const types = new Set(pullEvents.flatMap((name) => (name in file.events ? typesOf(file.events[name]) : [])))
  const reached = folderSteps.filter(({ isReached, event }) => isReached !== false && event.kind !== 'any')
  const isCleanUp = reached.length > 0 && reached.every(({ event }) => event.type === 'closed')
  const previewing = /^(?:issue_comment|pull_request_review|workflow_run)/u
  const isPreviewed = stepsAt(deploys, 'any').some(({ event }) => previewing.test(event.name))
  const isNone = types.has('closed') && types.size > 1 && isNever(...openKinds) && !isCleanUp && !isPreviewed
  const rows = [
    ['A push to a pull request does not update its preview', 'synchronize', isOpened && isNever('synchronize')],
    ['Reopening does not bring a preview back', 'reopened', isOpened && isNever('reopened')],
    ['Pull requests get no preview', 'opened', isNone],
  ] as const
  return rows.flatMap(([effect, kind, isSo]) => (isSo ? reasonsAt(kind, checked, effect) : []))
}

/** A push to a branch is listed, and none in the folder can reach the live site. */
export function noLive(checked: Checked): Finding[] {
  const { events, file, folderSteps, startedSteps, tableSteps } = checked
  const isListed = events.some((event) => event.name === 'push' && event.kind !== 'tag' && event.isListed === true)
  const isMeant = stepsAt(tableSteps, 'push').some((step) => surelyDoes(step, 'deploys'))
  const lives = folderSteps.filter((step) => mayDo(step, 'deploys') && !isForPreview(step))
  const isFiltered = events.some(({ kind, isListed }) => kind === 'push' && isListed === false)
  // Where a condition keeps the push out, somebody may have meant another event.
  const isElsewhere = stepsAt(lives, 'any', 'start').some((step) => {
    const isLive = /^(?:schedule|workflow_run|.*_dispatch)$/u.test(step.event.name)
    return !isFiltered && isLive && writtenIn(step, 'pull-request') === ''
  })
  const isLive = isElsewhere || stepsAt(lives, ...pushKinds, 'tag', 'release').length > 0
  const others = stepsAt(folderSteps, 'other push').filter((step) => isDeploy(step) && isForPreview(step))
  const isForBranches = others.length > 0 && keptBranches({ ...checked, startedSteps: folderSteps }).length === 0
  if (!isListed || !isMeant || isLive || isForBranches) return []
  const written = wordsIn(fieldsOf(file.events['push'])?.['branches'])
  const named = stepsAt(startedSteps, 'branch push').find((step) => isDeploy(step) && written.includes(step.event.of))
  const main = stepsAt(tableSteps, 'push')[0]?.event.of
  const sentence = `No push updates the live site: your default branch is \`${quoted(main)}\`, and \`${quoted(named?.event.of)}\` gets a preview.`
  if (isFiltered && named) return problemIf(true, 'no live site', sentence)
  const reasons = reasonsAt('push', checked, 'no push updates the live site')
  return reasons.map((each) => ({ ...each, kind: 'no live site' }))
}

/** Why no step deploys or, at a close, deletes: a filter, a condition or an input. Empty if the cause is not certain. */
function reasonsAt(kind: EventKind, checked: Checked, effect: string): Finding[] {
  const events = checked.events.filter((each) => each.kind === kind)
  const event = events.find(({ isListed }) => isListed !== false) ?? events[0]
  if (event === undefined) return []
  const isClose = event.type === 'closed'
  const isTyped = kind === 'push' || typesOf(checked.file.events[event.name]).includes(event.type)
  const once = isClose && !isTyped ? ' (once `closed` is in `types`)' : ''
  const whole = isClose ? `When a pull request ${how}${once}, ${effect}` : effect
  const filters = filterProblem(event, checked, isClose ? `When a pull request ${how}, ${effect}` : effect)
  const verb = isClose ? 'deletes' : 'deploys'
  const steps = checked.fileSteps.filter((step) => step.event === event && surelyDoes(step, verb))
  const kept = isClose ? keptPreviews(checked, kind, true) : []
  if (isClose && kept.length === 0) return filters
  const wrong = steps.find((step) => step.isReached && otherEnvironments(step, checked.fileSteps).length > 0)
  if (wrong) return [...filters, ...wrongEnvironment(wrong, checked, whole)]
  const skipped = steps.filter(({ isReached }) => isReached === false)
  const teardowns = skipped.filter(({ mode }) => mode === 'teardown')
  const own = teardowns.length > 0 ? teardowns : skipped.filter((each) => kept.some(({ step }) => step === each.step))
  const told = own.length === 0 && skipped.length === steps.length ? skipped.slice(0, 1) : own
  const none = `No step deletes it: ${lower(whole)}. With \`mode: deploy\` a step deletes nothing.`
  const causes = told.flatMap((step) => skippedStep(step, whole))
  return [...filters, ...causes, ...problemIf(isClose && steps.length === 0, 'no update', none)]
}

function skippedStep(step: ActionStep, effect: string): Finding[] {
  if (step.cause === undefined) return []
  const { of, id, condition } = step.cause
  const needed = `${jobHole} needs "${quoted(id)}", which is skipped`
  const why = id === step.id ? `${of === 'job' ? jobHole : stepText(step)} is skipped` : needed
  const what = step.event.kind === 'push' ? `At each push ${why}, so ${effect}` : `${effect}, because ${why}`
  return problemIf(true, 'no update', `${what}. Its condition: "${quoted(condition)}".`, step.id)
}
