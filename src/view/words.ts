/** What comment and summary share. */
import { ServiceError, wordsOf } from '../errors.ts'
import { changedPagesOf } from '../pages/changed-pages.ts'
import { siteOf } from '../rules/refusals.ts'
import type { Quota } from '../rules/world.ts'
import { advice, anchor, commitLink, escapeMarkdown, messageFor, page, paragraph } from '../text/markdown.ts'
import { count, formatBytes, formatNumber } from '../text/printable.ts'
import type { Failed, RunSoFar, SiteFacts, Taken } from './run-state.ts'

export function readersOf({ protected: isProtected }: RunSoFar): string {
  if (isProtected === undefined) return ''
  return isProtected ? 'Visitors need the password.' : 'Whoever has the link can read it.'
}

export function sizeWords({ fileCount, bytes }: SiteFacts): string {
  return `${count(fileCount, 'file')}, ${formatBytes(bytes)}`
}

/** How much of the quota is used, in the service's own unit, which it does not tell; empty if it reported none. */
export function quotaWords({ used, limit }: Quota): string {
  if (used === undefined) return ''
  const counted = `${formatNumber(used)}${limit === undefined ? '' : ` of ${formatNumber(limit)}`} as the service counts`
  return limit ? `${Math.floor((100 * used) / limit)} % (${counted})` : counted
}

export function staysWords({ link, site }: Taken): string {
  return `${link} stays: it is ${siteOf(site)} now.`
}

/** Where the site went, or was to go; undefined for a new link that the service has not named. */
export function linkIn({ sent, to }: RunSoFar): string | undefined {
  return sent?.link ?? to?.link
}

/** Empty if there is no commit to show. */
export function commitIn({ target }: RunSoFar): string {
  return target ? commitLink(target.shownSha ?? target.sha) : ''
}

interface Around {
  readonly title: string
  /** Markdown, as the title is. */
  readonly facts: string
  /** More of them than the doubts and remarks that the run itself has. */
  readonly warnings?: readonly string[]
  /** The input. It is the user's own Markdown and stands last: a code block that is left open would hide what follows. */
  readonly message: string
}

export function livePage(run: RunSoFar, { title, facts, warnings = [], message }: Around): string {
  const { site, remarks, compared } = run
  const link = linkIn(run) ?? ''
  const about = [
    run.reserved && 'It shows a small page until the site is deployed.',
    `${run.protected ? '🔒 ' : ''}${readersOf(run)}`,
    doubtOf(run.sent?.status),
  ]
  return page(
    title,
    facts,
    about.filter(Boolean).join(' '),
    noted([...(site?.doubts ?? []), ...remarks, ...warnings]),
    compared && changedPagesOf(compared, link),
    run.picturesAt?.(link),
    run.reserved ? '' : messageFor(message, link),
  )
}

export function deletedWords(links: readonly string[]): string {
  return links.length > 0 ? `Deleted: ${links.map(escapeMarkdown).join(', ')}` : ''
}

export function failurePage(title: string, error: unknown, ...more: readonly string[]): string {
  const { message, hint } = wordsOf(error)
  return page(title, escapeMarkdown(message), advice(hint), ...more)
}

/** What somebody should look at, each once: a remark may have been a warning, too. */
export function noted(sentences: readonly string[]): string {
  return [...new Set(sentences)].map((each) => `⚠️ ${paragraph(each)}`).join('\n\n')
}

/** As the service's users report it. */
export const whyNotActive =
  'A site beyond what the plan of the account allows is reported to expire after an hour: see the hosting account.'

export function isActive(status: string): boolean {
  return ['', 'active'].includes(status.toLowerCase())
}

/** Says what a status other than `active` means. The service's own word is shown only if it is one plain word. */
function doubtOf(status = ''): string {
  if (isActive(status)) return ''
  const isWord = /^[a-z_-]{1,30}$/iu.test(status)
  const said = isWord ? `gives this link the status **${escapeMarkdown(status)}**` : 'does not call this link active'
  return `⚠️ The service ${said}, so it may not stay. ${whyNotActive}`
}

/** What became of the commit of a run that failed, and what is still live, as Markdown; empty after a sweep. */
export function fateOf(run: RunSoFar, { act, error }: Failed): string {
  const { target, fate, before, deleted } = run
  if (target === undefined) return ''
  const link = before?.link
  const isThere = fate === 'untouched' && !isTaken(run) && link !== undefined && !deleted.includes(link)
  const still = isThere ? `Still live: ${anchor(link)}` : ''
  if (act === 'teardown') return still && `${still}.`
  const since = before?.reserved ? 'with only the placeholder of "mode: reserve"' : 'from an earlier commit'
  return [deployFate(run, error), still && `${still}, ${since}.`].filter(Boolean).join(' ')
}

/** Whether a live site has the link that this run was to change, or has changed. */
export function isTaken({ refusal }: RunSoFar): boolean {
  return refusal !== undefined && 'site' in refusal
}

function deployFate(run: RunSoFar, error: unknown): string {
  const { fate, sent, deleted, reserved } = run
  const link = linkIn(run)
  const commit = commitIn(run) ? `Commit ${commitIn(run)}` : 'This commit'
  if (fate === 'untouched' || (link !== undefined && deleted.includes(link))) return `${commit} was not deployed.`
  // A check that failed, or a live site that was sent there, too, leaves it open what the link shows.
  const isLive = sent !== undefined && !isTaken(run) && !(error instanceof ServiceError)
  const where = link === undefined ? 'a new link, which is not known' : anchor(link)
  const what = `${isLive ? 'is' : 'may or may not be'} live at ${where}.`
  return reserved ? `${commit} was not deployed. The small page that stands for it ${what}` : `${commit} ${what}`
}
