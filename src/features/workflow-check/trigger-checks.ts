/** Checks what starts the workflow: the events in `on:` and the types, branches and paths below them. */
import type { Block } from '../../errors.ts'
import { fieldsOf } from '../../text/json.ts'
import { firstOf } from '../../text/printable.ts'
import { deletion, eventBlocks, listOf } from './blocks.ts'
import { type Checked, quoted, stepsAt } from './checked.ts'
import { effectOf, environmentOf, isDeploy, mayDo } from './effect.ts'
import { conditionBranches, type PlayedEvent } from './events.ts'
import { defaultTypes, typesOf } from './filters.ts'
import { type Finding, problemIf } from './finding.ts'
import { type ActionStep, isPull } from './play.ts'
import { plainText, wordsIn } from './workflow-file.ts'

/**
 * The filters below `on:` that keep an event from starting the workflow.
 *
 * @param more blocks for a step that may be skipped at this event: with them it certainly runs
 */
export function filterProblem(event: PlayedEvent, checked: Checked, more: readonly (Block | undefined)[]): Finding[] {
  const { file, folderSteps } = checked
  const { name, type, isListed, hasPaths } = event
  const filters = fieldsOf(file.events[name]) ?? {}
  if (name === 'push') return wrongBranch(event, checked)
  const deletions = (of: string) =>
    Object.keys(filters).flatMap((key) => (key.startsWith(of) ? deletion('on', name, key) : []))
  const paths = 'a close starts no run if the pull request no longer touches the files of "paths" or "paths-ignore".'
  const isFiltered = type === 'closed' && hasPaths
  const types = typesOf(filters)
  const isTyped = types.includes(type)
  const text = isTyped ? `the filters below "${name}" leave it out.` : `"${name}" has no "${type}".`
  const opens = type === 'closed' && !types.includes('opened') ? [] : defaultTypes
  const isClosed = stepsAt(folderSteps, 'closed').some((step) => mayDo(step, 'deletes'))
  const needed = new Set([...types, ...opens, ...(type === 'closed' || !isClosed ? ['closed'] : [])])
  const blocks = isTyped ? deletions('branches') : eventBlocks(file, name, { types: listOf([...needed]) })
  return [
    ...problemIf(isListed === false, 'no update', text, [...blocks, ...more]),
    ...problemIf(isFiltered, 'no update', paths, deletions('paths')),
  ]
}

function wrongBranch({ of }: PlayedEvent, { file }: Checked): Finding[] {
  const filters = fieldsOf(file.events['push']) ?? {}
  const written = wordsIn(filters['branches'])
  const others = firstOf(written, 5, (each) => `"${quoted(each)}"`) || 'others'
  const old = ['main', 'master', '$default-branch'].filter((each) => !conditionBranches(file).includes(each))
  const branches = new Set([...written.filter((each) => !old.includes(each) && each !== `!${of}`), of])
  const text = `your default branch is "${quoted(of)}", and "push" runs for ${others} only.`
  const isIgnored = 'branches-ignore' in filters
  const blocks = isIgnored ? [] : eventBlocks(file, 'push', { branches: listOf([...branches]) })
  return problemIf(true, 'no live site', text, blocks)
}

/** A condition asks for drafts or labels, but no run starts when these change. */
export function missingType({ file, startedSteps }: Checked): Finding[] {
  const deploys = startedSteps.filter((step) => isPull(step) && isDeploy(step) && step.isReached === undefined)
  return deploys.flatMap(({ event, cause }) => {
    const condition = cause?.condition ?? ''
    const asks = { ready_for_review: /\.draft\b|'draft'/u, labeled: /\.labels?\b|'labels'/u }
    const names = { ready_for_review: 'drafts', labeled: 'a label' }
    return (['ready_for_review', 'labeled'] as const).flatMap((type) => {
      const types = typesOf(file.events[event.name])
      const isMissing = asks[type].test(condition) && !types.includes(type)
      const text = `A condition asks for ${names[type]}, but "${event.name}" has no "${type}", so that change starts no run. The condition: ${quoted(condition)}`
      return problemIf(
        isMissing,
        'a missing type',
        text,
        eventBlocks(file, event.name, { types: listOf([...types, type]) }),
      )
    })
  })
}

/** A push to a branch makes a preview in addition to that of the branch's pull request. */
export function branchPreviews({ file, events, startedSteps, folderSteps }: Checked): Finding[] {
  const makes = (step: ActionStep) => step.isReached && effectOf(step) === "deploys the branch's preview"
  const preview = stepsAt(startedSteps, 'other push').find(makes)
  const isPulled = stepsAt(folderSteps, 'opened').some((step) => mayDo(step, 'deploys'))
  if (preview === undefined || !isPulled) return []
  const isGone = folderSteps.some((step) => {
    const isSweep = step.mode === 'sweep' && [undefined, environmentOf(preview)].includes(environmentOf(step))
    return isSweep || (step.event.name === 'delete' && mayDo(step, 'deletes'))
  })
  const isTagged = stepsAt(startedSteps, 'tag').some((step) => step.isReached !== false && effectOf(step))
  const filters = fieldsOf(file.events['push']) ?? {}
  const pushed = events.filter(({ kind, isListed }) => /^(?:branch )?push$/u.test(kind) && isListed)
  const branches = pushed.map(({ of }) => of.replace('…', '**'))
  const tags = isTagged && !('tags' in filters) && !('tags-ignore' in filters) ? { tags: "['**']" } : {}
  const ignored = 'branches-ignore' in filters ? [deletion('on', 'push', 'branches-ignore')] : []
  const text = `Each push to another branch makes a preview beside that of its pull request, and nothing deletes it: "push" runs for every branch.`
  const blocks = [...eventBlocks(file, 'push', { branches: listOf(branches), ...tags }), ...ignored]
  return problemIf(!isGone, "branches' previews", text, blocks)
}

/** `workflow_run` waits for a workflow that does not exist. */
export function missingWorkflow({ file, files, isWhole }: Checked): Finding[] {
  const titles = new Map(
    files.map((each) => [each, plainText(each.fields['name']) || `.github/workflows/${each.name}`]),
  )
  const written = wordsIn(fieldsOf(file.events['workflow_run'])?.['workflows'])
  const missing = written.filter((name) => ![...titles.values()].includes(name))
  const [name = ''] = missing
  const lower = name.toLowerCase().replace(/^.*\/|\.ya?ml$/gu, '')
  const alike = [...titles].filter(([each, title]) => {
    const names = [each.name.replace(/\.ya?ml$/u, ''), title]
    return each !== file && names.some((one) => one.toLowerCase() === lower)
  })
  const others = firstOf(
    [...titles.values()].filter((_, index) => files[index] !== file),
    5,
    (each) => `"${quoted(each)}"`,
  )
  const text = `"workflow_run" waits for "${quoted(name)}", and no workflow in this folder is called so: it never starts. ${others ? `There is ${others}.` : 'There is no other file.'}`
  const names = written.map((each) => (each === name ? (alike[0]?.[1] ?? '') : each))
  const blocks =
    alike.length === 1 && missing.length === 1 ? eventBlocks(file, 'workflow_run', { workflows: listOf(names) }) : []
  return problemIf(isWhole && missing.length > 0, 'a missing workflow', text, blocks)
}
