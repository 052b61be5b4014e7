import { wordsOf } from '../errors.ts'
import type { Skipped } from '../outcome.ts'
import { changedPagesOf } from '../pages/changed-pages.ts'
import type { Compared } from '../pages/list.ts'
import { holdersOf } from '../report/previews.ts'
import { count, formatBytes } from '../text/format.ts'
import { advice, anchor, commitLink, escapeMarkdown, oneLine, page, paragraph } from '../text/markdown.ts'
import { newAddress, readersOf } from '../text/message.ts'
import { holdsSecret } from '../text/secrets.ts'
import { siteOf } from './link-errors.ts'
import type { LiveSite } from './live-sites.ts'

/** Begins the heading of a comment that tells of a removal. */
export const broom = '🧹'

/** What a run does with a preview. */
export type Act = 'deploy' | 'teardown'

/** Why a preview is gone; undefined if nobody needs it any more. `days` without a deploy, or for whom it made room. */
export type Removal = { readonly days: number } | { readonly roomFor: string } | undefined

/** What a comment shows of a site that is live. */
export interface LiveNews {
  readonly fileCount: number
  readonly bytes: number
  readonly status: string | undefined
  /** Whether visitors need a password. */
  readonly isProtected: boolean
  readonly isNewAddress: boolean
  /** What may be wrong with the page at the link itself. */
  readonly doubts: readonly string[] | undefined
  /** The user's own Markdown. */
  readonly message: string | undefined
  /** What changed, for which the comment waits; undefined if nothing was compared. */
  readonly compared?: Promise<Compared | undefined> | undefined
}

export interface FailedNews {
  readonly kind: 'failed'
  readonly act: Act
  readonly error: unknown
  /** The link that is still live, with what an earlier run sent. */
  readonly stillLive: string | undefined
  /** Whether the commit may be live, or the link be gone. */
  readonly mayBeDone: boolean
  /** Whether the commit is live in spite of the error. */
  readonly isLive?: boolean | undefined
  readonly commit: string
}

export type News =
  | FailedNews
  | (Omit<LiveNews, 'compared'> & {
      readonly kind: 'live'
      readonly link: string
      readonly commit: string
      readonly compared?: Compared | undefined
    })
  | {
      readonly kind: 'removed'
      readonly links: readonly string[]
      readonly why?: Removal
      /** Who has a link of it now, so that it stays. */
      readonly owner?: LiveSite | undefined
    }
  | {
      /** The account takes no more links, and the user has written "when-full: skip". */
      readonly kind: 'no room'
      readonly commit: string
      readonly reason: string
      readonly account: NonNullable<Skipped['fullAccount']>
    }

/** The comment without its marker. Anybody may read it. `runUrl` is empty outside a runner. */
export function commentOf(news: News, about: { environment: string; runUrl: string; now: Date }): string {
  const { environment, runUrl, now } = about
  const preview = environment === 'preview' ? 'Preview' : `Preview of ${escapeMarkdown(environment)}`
  const time = `${now.toISOString().slice(0, 16).replace('T', ' ')} UTC`
  const log = runUrl && `[log](${runUrl})`
  const commit = 'commit' in news ? commitLink(news.commit, runUrl) : ''
  const ofCommit = commit ? `Commit ${commit}` : 'This commit'
  switch (news.kind) {
    case 'live': {
      const size = `${count(news.fileCount, 'file')}, ${formatBytes(news.bytes)}`
      const live = `${preview} is live${commit && `: commit ${commit}`}`
      const access = `${news.isProtected ? '🔒 ' : ''}${readersOf(news.isProtected)}`
      const moved = news.isNewAddress ? newAddress : ''
      return page(
        `🚀 ${anchor(news.link)}`,
        news.message,
        oneLine(live, size, time, log),
        [moved, access, doubt(news.status)].filter(Boolean).join(' '),
        ...(news.doubts ?? []).map((each) => `⚠️ ${paragraph(each)}`),
        news.compared && changedPagesOf(news.compared, news.link),
      )
    }
    case 'removed': {
      const nothing = news.owner ? '' : 'There was nothing to delete'
      const links = news.links.length > 0 ? `Deleted: ${news.links.map(escapeMarkdown).join(', ')}` : nothing
      const stays =
        news.owner && `${escapeMarkdown(news.owner.link)} stays: it is ${escapeMarkdown(siteOf(news.owner))} now.`
      const { title, reason } = removalOf(news.why)
      return page(`${broom} ${preview} ${title}`, reason, stays, oneLine(links, time, log))
    }
    case 'no room':
      return page(
        `⏭️ ${preview} was skipped`,
        escapeMarkdown(news.reason),
        holdersOf(news.account),
        oneLine(commit && `Commit ${commit}`, time, log),
      )
    case 'failed': {
      const isDeploy = news.act === 'deploy'
      const { message, hint } = wordsOf(news.error)
      const still =
        news.stillLive && `Still live: ${anchor(news.stillLive)}${isDeploy ? ', from an earlier commit' : ''}.`
      return page(
        `❌ ${preview} ${isDeploy ? 'failed' : news.mayBeDone ? 'may still be there' : 'was not removed'}`,
        escapeMarkdown(message),
        advice(hint),
        [isDeploy && `${ofCommit} ${fateOf(news)}.`, still].filter(Boolean).join(' '),
        oneLine(time, log),
      )
    }
  }
}

function fateOf({ isLive, mayBeDone }: FailedNews): string {
  if (isLive) return 'is live'
  return mayBeDone ? 'may or may not be live' : 'was not deployed'
}

function removalOf(why: Removal): { title: string; reason?: string } {
  if (why === undefined) return { title: 'was removed' }
  const next = 'The next push makes a new one.'
  if ('days' in why)
    return { title: 'expired', reason: `It expired: nobody deployed to it for ${count(why.days, 'day')}. ${next}` }
  const who = escapeMarkdown(why.roomFor)
  const reason = `The account was full, so this preview was deleted to make room for ${who}. ${next}`
  return { title: 'made room', reason }
}

/** Says what a status other than `active` means. The service's own word is shown only if it is one plain word. */
function doubt(status = ''): string {
  if (status === '' || status === 'active') return ''
  const isWord = /^[a-z_-]{1,30}$/iu.test(status) && !holdsSecret(status)
  const said = isWord ? `gives this link the status **${escapeMarkdown(status)}**` : 'does not call this link active'
  return `⚠️ The service ${said}, so it may not stay.`
}
