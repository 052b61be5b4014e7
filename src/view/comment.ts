import { runUrl } from '../environment.ts'
import { anchor, escapeMarkdown, oneLine, page } from '../text/markdown.ts'
import { count } from '../text/printable.ts'
import type { Failed, Removed, RunSoFar } from './run-state.ts'
import { holdersTable } from './tables.ts'
import { commitIn, deletedWords, failurePage, fateOf, linkIn, livePage, noted, sizeWords, staysWords } from './words.ts'

/** Begins the heading of a comment that tells of a removal. */
export const broom = '🧹'

/**
 * The comment without its marker; undefined if the pull request need not be told. Anybody may read it.
 *
 * @param message the input
 */
export function commentOf(run: RunSoFar, message: string, now = new Date()): string | undefined {
  const { end, environment, site } = run
  const preview = environment === 'preview' ? 'Preview' : `Preview of ${escapeMarkdown(environment)}`
  const log = runUrl() && `[log](${runUrl()})`
  const when = oneLine(`${now.toISOString().slice(0, 16).replace('T', ' ')} UTC`, log)
  const commit = commitIn(run)
  if (end?.kind === 'live' && !run.reserved) {
    const live = `${preview} is live${commit && `: commit ${commit}`}`
    const facts = oneLine(live, site ? sizeWords(site) : '', when)
    return livePage(run, { title: `🚀 ${anchor(linkIn(run) ?? '')}`, facts, message })
  }
  if (end?.kind === 'skipped' && end.fullAccount) {
    const last = oneLine(commit && `Commit ${commit}`, when)
    return page(`⏭️ ${preview} was skipped`, escapeMarkdown(end.reason), holdersTable(end.fullAccount), last)
  }
  if (end?.kind === 'removed') return removedPage(end, preview, when)
  return end?.kind === 'failed' ? failedPage(run, end, preview, when) : undefined
}

function removedPage({ links, why, kept, others = [] }: Removed, preview: string, when: string): string {
  const stays = kept && escapeMarkdown(staysWords(kept))
  const nothing = kept ? '' : 'There was nothing to delete'
  const last = oneLine(deletedWords(links) || nothing, when)
  if (others.length > 0)
    return page(
      `✂️ ${preview}: one link was removed`,
      `Still live: ${others.map((link) => anchor(link)).join(', ')}.`,
      last,
    )
  if (why === undefined) return page(`${broom} ${preview} was removed`, stays, last)
  const next = 'The next push makes a new one.'
  if ('days' in why) {
    const expired = `It expired: nobody deployed to it for ${count(why.days, 'day')}. ${next}`
    return page(`${broom} ${preview} expired`, expired, stays, last)
  }
  const room = `The account was full, so this preview was deleted to make room for ${escapeMarkdown(why.roomFor)}. ${next}`
  return page(`${broom} ${preview} made room`, room, stays, last)
}

const teardownTitles = {
  untouched: 'was not removed',
  unknown: 'may still be there',
  done: 'was removed, but the run failed',
}

function failedPage(run: RunSoFar, end: Failed, preview: string, when: string): string {
  const removal =
    run.fate === 'untouched' && run.deleted.length > 0 ? 'was removed only in part' : teardownTitles[run.fate]
  const title = `❌ ${preview} ${end.act === 'deploy' ? 'failed' : removal}`
  const last = oneLine(deletedWords(run.deleted), when)
  return failurePage(title, end.error, fateOf(run, end), noted(run.remarks), last)
}
