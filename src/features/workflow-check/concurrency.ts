/** Checks the `concurrency` groups of the jobs that change a site: which runs wait for each other, and which are cut off. */
import { fieldsOf } from '../../text/json.ts'
import { type Checked, keptPreviews, quoted, stepsAt } from './checked.ts'
import { changesSite, isDeploy } from './effect.ts'
import type { EventKind } from './events.ts'
import { filledText, type Text } from './expression.ts'
import { type Finding, problemIf } from './finding.ts'
import { isMadeUp, ofEach } from './made-up.ts'
import type { ActionStep } from './play.ts'

/** What `concurrency` sets. The name is undefined if only a run knows it, or if `queue: max` keeps all waiting runs. */
interface Group {
  readonly name: Text
  readonly cancels: boolean
}

function groupsOf({ file, job, scope }: ActionStep): Group[] {
  return [file.fields, job].flatMap(({ concurrency: written }) => {
    const fields = fieldsOf(written) ?? { group: written }
    const name = filledText(fields['group'], scope)?.toLowerCase()
    const cancels = filledText(fields['cancel-in-progress'], scope) === 'true'
    return name === '' ? [] : [{ name: fields['queue'] === 'max' ? undefined : name, cancels }]
  })
}

/** The groups of steps that change a site, at events of these kinds. */
function groupsAt(steps: readonly ActionStep[], ...kinds: readonly EventKind[]): Group[] {
  return stepsAt(steps, ...kinds)
    .filter(changesSite)
    .flatMap(groupsOf)
}

export function concurrency(checked: Checked): Finding[] {
  const { startedSteps, fileSteps } = checked
  const alone = startedSteps.filter(isDeploy).find((step) => {
    const isCalled = 'uses' in step.job || step.event.name === 'workflow_call'
    return groupsOf(step).every(({ name }) => isMadeUp(name, 'run', 'perhaps', 'head')) && !isCalled
  })
  const group =
    alone && groupsOf(alone).length > 0 ? 'Each run has a "concurrency" group of its own' : 'There is no "concurrency"'
  const newer = `${group}, so two runs at once can make two sites, and the older one can end last.`
  const reached = startedSteps.filter(({ isReached }) => isReached !== false)
  const isForAll = ({ name }: Group): boolean => name !== undefined && !isMadeUp(name, ...ofEach)
  const all = groupsAt(reached, 'opened', 'synchronize').find(isForAll)
  // A close that starts nothing yet is checked as if its own finding were cured.
  const kept = keptPreviews(checked, 'merged').map(({ step }) => step)
  const closing = [...reached, ...fileSteps.filter(({ step }) => kept.includes(step))]
  const shared = all ?? groupsAt(closing, 'merged').find(isForAll)
  const dropped = 'GitHub keeps one waiting run of a group and drops the others, so previews stay or are not updated.'
  const name = quoted(shared?.name)
  const waits = `When a pull request is merged, its close waits in the same "concurrency" group as other closes and pushes ("${name}"), and GitHub may drop it.`
  const text = all ? `All pull requests share the "concurrency" group "${name}": ${dropped}` : waits
  const isOne = ({ name, cancels }: Group): boolean =>
    cancels && name !== undefined && !isMadeUp(name, 'run', 'perhaps', 'head')
  const cut = groupsAt(reached, 'synchronize', 'push').find(isOne)
  const cuts = '"cancel-in-progress" can cut off a deploy, which leaves the old site, or a forgotten one.'
  const live = groupsAt(reached, 'push').filter(isForAll)
  const branches = new Set(groupsAt(reached, 'branch push', 'other push').map(({ name }) => name))
  const both = live.find(({ name }) => branches.has(name))
  const behind = `Pushes to other branches share the "concurrency" group "${quoted(both?.name)}" with the live site: GitHub keeps one waiting run of a group and drops the others, so a push to another branch can leave the live site old.`
  return [
    ...problemIf(alone, 'concurrency', newer),
    ...problemIf(shared, 'concurrency', text),
    ...problemIf(both, 'concurrency', behind),
    ...problemIf(cut, 'concurrency', cuts),
  ]
}
