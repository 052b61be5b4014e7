import { changedPagesJson } from '../pages/changed-pages.ts'
import type { PageChange } from '../pages/list.ts'
import { describe } from '../target.ts'
import { excerpt, printable } from '../text/printable.ts'
import type { Removed, RunSoFar, Swept } from './run-state.ts'
import { linkIn, staysWords } from './words.ts'

/** The action's outputs by name, as in `action.yml`. Every outcome sets all of them. */
export function outputsOf(run: RunSoFar): Readonly<Record<string, string>> {
  const { end, quota } = run
  const deployed = end?.kind === 'live' ? run : undefined
  const live = end?.kind === 'skipped' ? end.link : deployed && linkIn(deployed)
  return {
    link: live ?? (end?.kind === 'removed' ? end.links[0] : undefined) ?? '',
    url: live ? `https://${live}` : '',
    'quota-used': String(quota.used ?? ''),
    'quota-limit': String(quota.limit ?? ''),
    status: excerpt(deployed?.sent?.status ?? ''),
    result: resultOf(run),
    deleted: JSON.stringify(deletedBy(run)),
    'skip-reason': skipReason(run) ?? '',
    'file-count': String(deployed?.site?.fileCount ?? ''),
    'total-bytes': String(deployed?.site?.bytes ?? ''),
    environment: run.environment,
    'deployment-id': String(run.deployment ?? ''),
    'changed-pages': changedPagesJson(changesIn(deployed)),
  }
}

function changesIn(run: RunSoFar | undefined): readonly PageChange[] {
  return (run?.compared?.changes ?? []).map((change) => {
    const seen = run?.looks?.find(({ path }) => path === change.path)?.looks
    return seen === undefined ? change : { ...change, looks: seen }
  })
}

export function resultOf(run: RunSoFar): 'deployed' | 'deleted' | 'skipped' {
  if (skipReason(run) !== undefined) return 'skipped'
  return run.end?.kind === 'live' ? 'deployed' : 'deleted'
}

/** All links that a run deleted: its own, those that made room, and those of a sweep. */
export function deletedBy(run: RunSoFar): readonly string[] {
  const removed = run.end?.kind === 'removed' ? run.end.links : []
  const swept = sweptIn(run)?.previews.flatMap(({ deleted }) => deleted) ?? []
  return [...new Set([...removed, ...run.deleted, ...run.freed, ...swept])]
}

/** Why a run neither deployed nor deleted anything; undefined if it did. */
export function skipReason(run: RunSoFar): string | undefined {
  const { end } = run
  if (end?.kind === 'skipped') return printable(end.reason)
  if (end?.kind === 'removed') return end.links.length > 0 ? undefined : nothingRemoved(run, end)
  const swept = sweptIn(run)
  if (swept === undefined || deletedBy(run).length > 0) return undefined
  if (end?.kind === 'failed') return 'No preview was deleted.'
  const { previews, left, isDry } = swept
  if (previews.length + left === 0) return `No preview is recorded in the environment "${printable(run.environment)}".`
  return isDry ? 'This is a dry run: nothing was deleted.' : 'No closed preview was found.'
}

function sweptIn({ end }: RunSoFar): Swept | undefined {
  if (end?.kind === 'swept') return end
  return end?.kind === 'failed' ? end.swept : undefined
}

function nothingRemoved({ target, environment }: RunSoFar, { kept }: Removed): string {
  if (kept) return staysWords(kept)
  const whose = target ? ` for ${describe(target.subject)}` : ''
  const stays = target?.domain === undefined ? '' : `, and ${target.domain} stays`
  return `No link is recorded${whose} in the environment "${printable(environment)}", so there is nothing to tear down${stays}.`
}
