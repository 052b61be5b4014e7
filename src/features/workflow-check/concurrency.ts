/** Checks the `concurrency` groups of the jobs that change a site: which runs wait for each other, and which are cut off. */
import type { Block } from '../../errors.ts'
import { fieldsOf } from '../../text/json.ts'
import { blockFor } from './blocks.ts'
import { type Checked, keptPreviews, quoted, stepsAt } from './checked.ts'
import { changesSite, isDeploy } from './effect.ts'
import { type EventKind, madeUp } from './events.ts'
import { filledText, type Text } from './expression.ts'
import { type Finding, problemIf } from './finding.ts'
import type { ActionStep } from './play.ts'
import { plainText, type WorkflowFile } from './workflow-file.ts'

/** What `concurrency` sets. The name is undefined if only a run knows it, or if `queue: max` keeps all waiting runs. */
interface Group {
  readonly name: Text
  readonly cancels: boolean
  /** The job that has it, or the file. */
  readonly owner: readonly string[]
}

function groupsOf({ file, id, job, scope }: ActionStep): Group[] {
  const owners = [
    [file.fields, []],
    [job, ['jobs', id]],
  ] as const
  return owners.flatMap(([{ concurrency: written }, owner]) => {
    const fields = fieldsOf(written) ?? { group: written }
    const name = filledText(fields['group'], scope)?.toLowerCase()
    const cancels = filledText(fields['cancel-in-progress'], scope) === 'true'
    return name === '' ? [] : [{ name: fields['queue'] === 'max' ? undefined : name, cancels, owner }]
  })
}

/** The groups of steps that change a site, at events of these kinds. */
function groupsAt(steps: readonly ActionStep[], ...kinds: readonly EventKind[]): Group[] {
  return stepsAt(steps, ...kinds)
    .filter(changesSite)
    .flatMap(groupsOf)
}

/** A new group for the file or the job. Two files with one name would share it, so one of them gets another name. */
function groupBlocks({ file, files }: Checked, owner: readonly string[] = []): (Block | undefined)[] {
  const [, id = ''] = owner
  const isMatrix = id !== '' && 'matrix' in (fieldsOf(file.jobs.get(id)?.['strategy']) ?? {})
  const ofJob = id && `-${id}${isMatrix ? '-${{ strategy.job-index }}' : ''}`
  // At these events `github.ref` is the default branch for all pull requests.
  const ofFork = 'workflow_run' in file.events ? '-${{ github.event.workflow_run.head_repository.full_name }}' : ''
  const ofPull = 'issue_comment' in file.events ? 'github.event.issue.number || ' : ''
  const ofBranch = ofFork && 'github.event.workflow_run.head_branch || '
  const one = `${ofPull}${ofBranch}github.event.pull_request.number || github.ref`
  const group = `\${{ github.workflow }}${ofJob}${ofFork}-\${{ ${one} }}`
  const path = fieldsOf(concurrencyOf(file, owner)) ? [...owner, 'concurrency'] : owner
  const name = plainText(file.fields['name'])
  const isTwin = files.some((each) => each !== file && name !== '' && each.fields['name'] === name)
  const title = `${name} (${file.name.replace(/\.ya?ml$/u, '')})`
  const renamed = isTwin && /^[\w ().-]+$/u.test(title) ? [blockFor(file, [], 'name', title)] : []
  const ofFile =
    path === owner ? blockFor(file, owner, 'concurrency', `\n  group: ${group}`) : blockFor(file, path, 'group', group)
  return [...renamed, ofFile]
}

const concurrencyOf = ({ fields, jobs }: WorkflowFile, [, id]: readonly string[]): unknown =>
  (id === undefined ? fields : jobs.get(id))?.['concurrency']

export function concurrency(checked: Checked): Finding[] {
  const { startedSteps, fileSteps } = checked
  const alone = startedSteps.filter(isDeploy).find((step) => {
    const isCalled = 'uses' in step.job || step.event.name === 'workflow_call'
    return groupsOf(step).length === 0 && !isCalled
  })
  const newer = 'so two runs at once can make two sites, and the older one can end last.'
  const reached = startedSteps.filter(({ isReached }) => isReached !== false)
  const pushes = groupsAt(reached, 'push')
  const isForAll = ({ name }: Group): boolean => name?.includes(madeUp) === false
  const all = groupsAt(reached, 'opened', 'synchronize').find(isForAll)
  // A close that starts nothing yet is checked as if its own finding were cured.
  const kept = keptPreviews(checked, 'merged').map(({ step }) => step)
  const closing = [...reached, ...fileSteps.filter(({ step }) => kept.includes(step))]
  const shared = all ?? groupsAt(closing, 'merged').find(isForAll)
  const dropped = 'GitHub keeps one waiting run of a group and drops the others, so previews stay or are not updated.'
  const name = quoted(shared?.name)
  const waits = `When a pull request is merged, its close waits in the same "concurrency" group as other closes and pushes ("${name}"), and GitHub may drop it.`
  const text = all ? `All pull requests share the "concurrency" group "${name}": ${dropped}` : waits
  const [apart] = pushes.every(({ name }) => name?.includes(madeUp)) ? pushes : []
  const isOne = ({ name, cancels }: Group): boolean => cancels && name?.includes(`run-${madeUp}`) === false
  const cut = groupsAt(reached, 'synchronize', 'push').find(isOne)
  const cuts = '"cancel-in-progress" can cut off a deploy, which leaves the old site, or a forgotten one.'
  const end = cut && blockFor(checked.file, [...cut.owner, 'concurrency'], 'cancel-in-progress', 'false')
  return [
    ...problemIf(alone, 'no group', `There is no "concurrency", ${newer}`, groupBlocks(checked)),
    ...problemIf(shared, 'a shared group', text, groupBlocks(checked, shared?.owner)),
    ...problemIf(
      apart,
      'a group for each push',
      `Each push has a "concurrency" group of its own, ${newer}`,
      groupBlocks(checked, apart?.owner),
    ),
    ...problemIf(cut, 'a cancel', cuts, end && [end]),
  ]
}
