/** Checks the `concurrency` groups of the jobs that change a site: which runs wait for each other, and which are cut off. */
import { fieldsOf } from '../../text/json.ts'
import { type Checked, keptPreviews, pushKinds, quoted, stepsAt } from './checked.ts'
import { changesSite, isAfterRun, isDeploy, mayDo, surelyDoes } from './effect.ts'
import { pullEvents } from './events.ts'
import { filledText, type Text } from './expression.ts'
import { type Finding, problemIf } from './finding.ts'
import { isMadeUp, ofEach } from './made-up.ts'
import { type ActionStep, isPull } from './play.ts'

/** What `concurrency` sets. The name is undefined if only a run knows it, or if `queue: max` keeps all waiting runs. */
interface Group {
  readonly step: ActionStep
  readonly name: Text
  readonly cancels: boolean
}

/** A job that is skipped is in no group of its own. */
function groupsOf(step: ActionStep): Group[] {
  const { file, job, scope, isReached, cause } = step
  const isSkipped = isReached === false && cause?.of === 'job'
  return (isSkipped ? [file.fields] : [file.fields, job]).flatMap(({ concurrency: written }) => {
    const fields = fieldsOf(written) ?? { group: written }
    const name = filledText(fields['group'], scope)?.toLowerCase()
    const cancels = filledText(fields['cancel-in-progress'], scope) === 'true'
    return name === '' ? [] : [{ step, name: fields['queue'] === 'max' ? undefined : name, cancels }]
  })
}

const isForAll = ({ name }: Group): boolean => name !== undefined && !isMadeUp(name, ...ofEach)
const isOfRun = ({ name }: Group): boolean => isMadeUp(name, 'run', 'perhaps', 'head')

export function noGroup({ file, startedSteps }: Checked): Finding[] {
  const deploys = startedSteps.filter(isDeploy)
  const alone = deploys.find((step) => {
    return groupsOf(step).every(isOfRun) && !('uses' in step.job) && step.event.name !== 'workflow_call'
  })
  if (alone === undefined) return []
  const isPreviewed = deploys.some((step) => isPull(step) || step.event.name === 'issue_comment' || isAfterRun(step))
  const group =
    groupsOf(alone).length > 0 ? 'Each run has a "concurrency" group of its own' : 'There is no "concurrency"'
  const text = `${group}, so two runs at once can make two sites, and the older one can end last.`
  if (!isPreviewed) return [{ kind: 'concurrency', text, isNotice: true }]
  const isKnown = Object.keys(file.events).every((name) => name === 'push' || pullEvents.includes(name))
  const right = 'group: ${{ github.workflow }}-${{ github.event.pull_request.number || github.ref }}'
  return problemIf(true, 'concurrency', isKnown ? `${text} Below \`concurrency\`, write \`${right}\`.` : text)
}

/** GitHub keeps one waiting run of a group and drops the others. */
export function sharedGroup(checked: Checked): Finding[] {
  const { file, startedSteps, fileSteps } = checked
  const reached = startedSteps.filter(({ isReached }) => isReached !== false)
  const later = reached.filter((step) => isAfterRun(step) && isDeploy(step))
  const pulls = [...stepsAt(reached, 'opened', 'synchronize').filter(changesSite), ...later]
  const all = pulls.flatMap(groupsOf).find(isForAll)
  // A close that starts nothing yet is checked as if its own finding were cured.
  const kept = keptPreviews(checked, 'merged').map(({ step }) => step)
  const closing = [...reached, ...fileSteps.filter(({ step }) => kept.includes(step))]
  const close = stepsAt(closing, 'merged').filter(changesSite).flatMap(groupsOf).find(isForAll)
  const name = quoted((all ?? close)?.name)
  const once = close && !startedSteps.includes(close.step) ? ' (once `closed` is in `types`)' : ''
  const others = 'push' in file.events ? 'other closes and pushes' : 'other closes'
  const waits = `After a merge, the close${once} waits in the same "concurrency" group as ${others} ("${name}"), and GitHub may drop it.`
  const dropped = 'GitHub keeps one waiting run of a group and drops the others'
  const text = `All pull requests share the "concurrency" group "${name}": ${dropped}, so previews stay or are not updated.`
  const pushes = stepsAt(reached, ...pushKinds).filter(changesSite)
  const pushed = pushes.flatMap(groupsOf).filter(isForAll)
  const both = pushed.find(({ step: { event }, name }) => {
    const isAny = event.kind === 'other push' || event.kind === 'pattern push'
    return isAny || pushed.some((each) => each.name === name && each.step.event.of !== event.of)
  })
  const behind = `Pushes to several branches share the "concurrency" group "${quoted(both?.name)}": ${dropped}, so a push to one branch can leave the site of another one old.`
  return [...problemIf(all ?? close, 'concurrency', all ? text : waits), ...problemIf(both, 'concurrency', behind)]
}

/** A run that may deploy nothing cuts off one that deploys: a warning. One that deploys itself does so: a notice. */
export function cancel({ startedSteps }: Checked): Finding[] {
  const certain = startedSteps.filter((step) => {
    const isClose = step.event.type === 'closed' && surelyDoes(step, 'deletes')
    return step.isReached && (isClose || surelyDoes(step, 'deploys'))
  })
  const deploys = startedSteps.filter((step) => mayDo(step, 'deploys')).flatMap(groupsOf)
  const names = new Set(deploys.map(({ name }) => name))
  const cancelling = startedSteps.flatMap(groupsOf).filter((group) => {
    // In a group of its own a pull request that is opened finds no run before it.
    const isFirst = group.step.event.kind === 'opened' && !isForAll(group)
    return group.cancels && group.name !== undefined && !isOfRun(group) && !isFirst && names.has(group.name)
  })
  const idle = cancelling.find(({ step }) => !certain.some(({ event }) => event === step.event))
  const { name = '', type = '' } = idle?.step.event ?? {}
  const at = `"${name}"${type && ` (${quoted(type)})`}`
  const warning = `"cancel-in-progress" can cut off a deploy for nothing: a run at ${at} ends the one that deploys, and may deploy nothing itself.`
  const notice = `"cancel-in-progress" ends a deploy when the next run starts, which can leave the old site, or a forgotten one.`
  if (idle) return problemIf(true, 'concurrency', warning)
  return cancelling.length > 0 ? [{ kind: 'concurrency', text: notice, isNotice: true }] : []
}
