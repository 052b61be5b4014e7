import { ActionError, type Words } from '../errors.ts'
import { count, formatBytes } from '../text/format.ts'
import { advice, anchor, page, prose, type Row, table } from '../text/markdown.ts'
import { holdsSecret } from '../text/secrets.ts'

/** What a pull request's comment tells. */
export type News =
  | {
      readonly kind: 'live'
      readonly link: string
      readonly commit: string
      readonly fileCount: number
      readonly bytes: number
    }
  | {
      readonly kind: 'failed'
      readonly error: unknown
      readonly lastGood: string | undefined
      readonly commit: string
    }
  | { readonly kind: 'removed'; readonly links: readonly string[] }

/**
 * The comment on a pull request, without its marker. Anybody may read it and no runner masks secrets in it, so of an error it
 * says only what is public.
 */
export function commentOf(news: News, about: { environment: string; runUrl: string; now: Date }): string {
  const which = about.environment === 'preview' ? 'Preview' : `Preview of ${prose(about.environment)}`
  const when = `${about.now.toISOString().slice(0, 16).replace('T', ' ')} UTC`
  const run = about.runUrl ? `[log of the run](${about.runUrl})` : ''
  const always: Row[] = [
    ['When', when],
    ['Run', run],
  ]
  if (news.kind === 'live') {
    const size = `${count(news.fileCount, 'file')}, ${formatBytes(news.bytes)}`
    const rows: Row[] = [
      ['Link', linked(news.link)],
      ['Commit', prose(news.commit.slice(0, 7))],
      ['Site', size],
    ]
    return page(`🚀 ${which} is live`, table([...rows, ...always]))
  }
  if (news.kind === 'removed') {
    const links = news.links.length > 0 ? news.links.map(shown).join(', ') : 'nothing was left'
    return page(`🧹 ${which} was removed`, table([['Removed', links], ...always]))
  }
  const rows: Row[] = [['Commit', prose(news.commit.slice(0, 7))]]
  if (news.lastGood !== undefined) rows.push(['Still live', `${linked(news.lastGood)} (an earlier commit)`])
  const { message, hint } = wordsOf(news.error)
  const why = [shown(message), advice(hint)].filter(Boolean).join('\n\n')
  return page(`❌ ${which} failed`, `${why}\n\n${table([...rows, ...always])}`)
}

function wordsOf(error: unknown): Words {
  if (error instanceof ActionError) return error.inPublic
  return { message: 'Something happened that this action did not expect. The log of the run says what.' }
}

/** Prose, unless a secret is in it, however it is written: a code may be one, and a link. */
function shown(text: string): string {
  return prose(holdsSecret(text) ? '***' : text)
}

function linked(link: string): string {
  return holdsSecret(link) ? shown(link) : anchor(link)
}
