import { wordsOf } from '../errors.ts'
import type { Compared } from '../pages/list.ts'
import { changedPagesOf } from '../pages/markdown.ts'
import { count, formatBytes } from '../text/format.ts'
import { advice, anchor, commitLink, escapeMarkdown, oneLine, page } from '../text/markdown.ts'
import { holdsSecret } from '../text/secrets.ts'

/** Begins the heading of a comment that tells of a removal. */
export const broom = '🧹'

/** What a run does with a preview. */
export type Act = 'deploy' | 'teardown'

/** What became of the commit of a deploy that failed, in words that follow its name. */
export type Fate = 'was not deployed' | 'may or may not be live' | 'is live'

/** The news that a pull request's comment shows. */
export type News =
  | {
      readonly kind: 'live'
      readonly link: string
      readonly commit: string
      readonly fileCount: number
      readonly bytes: number
      /** The link's status as the service reported it. */
      readonly status?: string | undefined
      /** What changed; undefined if nothing was compared. */
      readonly compared?: Compared | undefined
    }
  | {
      readonly kind: 'failed'
      /** What the run was for. */
      readonly act: Act
      readonly error: unknown
      /** The link that is still live, with what an earlier run sent. */
      readonly lastGood: string | undefined
      readonly fate: Fate
      readonly commit: string
    }
  | {
      readonly kind: 'removed'
      readonly links: readonly string[]
      /** Days without a deploy after which it expired; undefined if it is not needed any more. */
      readonly expired?: number | undefined
    }

/** What a comment shows besides its news. */
export interface CommentFacts {
  readonly environment: string
  /** Empty outside a runner. */
  readonly runUrl: string
  readonly now: Date
}

/** The comment without its marker. Anybody may read it, so it shows only the public part of an error. */
export function commentOf(news: News, facts: CommentFacts): string {
  const { environment, runUrl, now } = facts
  const preview = environment === 'preview' ? 'Preview' : `Preview of ${escapeMarkdown(environment)}`
  const time = `${now.toISOString().slice(0, 16).replace('T', ' ')} UTC`
  const log = runUrl && `[log](${runUrl})`
  const commit = news.kind === 'removed' ? '' : commitLink(news.commit, runUrl)
  if (news.kind === 'live') {
    const size = `${count(news.fileCount, 'file')}, ${formatBytes(news.bytes)}`
    const changes = news.compared && changedPagesOf(news.compared, news.link)
    const live = `${preview} is live${commit && `: commit ${commit}`}`
    return page(`🚀 ${linked(news.link)}`, oneLine(live, size, time, log), doubt(news.status), changes)
  }
  if (news.kind === 'removed') {
    const links = news.links.length > 0 ? `Deleted: ${news.links.map(shown).join(', ')}` : 'There was nothing to delete'
    const why =
      news.expired &&
      `It expired: nobody deployed to it for ${count(news.expired, 'day')}. The next push makes a new one.`
    return page(`${broom} ${preview} ${why ? 'expired' : 'was removed'}`, why || undefined, oneLine(links, time, log))
  }
  const { message, hint } = wordsOf(news.error)
  const isDeploy = news.act === 'deploy'
  return page(
    `❌ ${preview} ${isDeploy ? 'failed' : 'was not removed'}`,
    shown(message),
    advice(hint),
    [
      isDeploy && `${commit ? `Commit ${commit}` : 'This commit'} ${news.fate}.`,
      news.lastGood && `Still live: ${linked(news.lastGood)}${isDeploy ? ', from an earlier commit' : ''}.`,
    ]
      .filter(Boolean)
      .join(' '),
    oneLine(time, log),
  )
}

/** Says what a status other than `active` means. The service's own word is shown only if it is one plain word. */
function doubt(status = ''): string {
  if (status === '' || status === 'active') return ''
  const isWord = /^[a-z_-]{1,30}$/iu.test(status) && !holdsSecret(status)
  const said = isWord ? `gives this link the status **${escapeMarkdown(status)}**` : 'does not call this link active'
  return `⚠️ The service ${said}, so it may not stay.`
}

/** The text as prose, or `***` if it contains a secret in any spelling. A link or an error's code may contain one. */
function shown(text: string): string {
  return escapeMarkdown(holdsSecret(text) ? '***' : text)
}

function linked(link: string): string {
  return holdsSecret(link) ? shown(link) : anchor(link)
}
