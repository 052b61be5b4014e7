/** What comment and summary share, as Markdown. */
import { runUrl } from '../environment.ts'
import type { Quota } from '../hosting/account.ts'
import { hostNameOf } from '../text/address.ts'
import { anchor, escapeMarkdown, paragraph, paragraphs, prose } from '../text/markdown.ts'
import { formatNumber } from '../text/printable.ts'
import { holdsSecret } from '../text/secrets.ts'

/** How much of the quota is used, in the service's own unit. Empty if it reported none. */
export function quotaWords({ used, limit }: Partial<Quota> = {}): string {
  if (used === undefined) return ''
  const counted = `${formatNumber(used)}${limit === undefined ? '' : ` of ${formatNumber(limit)}`} as the service counts`
  return limit ? `${Math.floor((100 * used) / limit)} % (${counted})` : counted
}

/** What somebody should look at, each once. What stands behind a blank line is folded under its first line. */
export function noted(sentences: readonly string[]): string {
  const notes = [...new Set(sentences.filter(Boolean))].map((each) => {
    const [said = '', rest] = each.split('\n\n')
    const [title = '', ...more] = rest?.split('\n') ?? []
    return paragraphs(`⚠️ ${paragraph(said)}`, title && foldedUnder(prose(title), prose(more.join(' '))))
  })
  return paragraphs(...notes)
}

/** The input `message`. It is the user's own Markdown, so it stands last: it may leave a code block open. */
export function messageFor(message: string, link: string): string {
  // A link is the service's word. No host name can be markup.
  if (hostNameOf(link) !== link) return ''
  const text = message.replaceAll('{url}', `https://${link}`).replaceAll('{link}', link)
  return holdsSecret(text) ? '***' : text
}

export function deletedWords(links: readonly string[]): string {
  return links.length > 0 ? `Deleted: ${links.map(escapeMarkdown).join(', ')}` : ''
}

export const hostLink = (link: string): string => link && anchor(link, link)

export function foldedUnder(summary: string, text: string): string {
  return `<details><summary>${summary}</summary>\n\n${text}\n\n</details>`
}

export function logLink(): string {
  return runUrl() && `[log](${runUrl()})`
}

/** The short form of a commit. In a comment GitHub makes a link of it, if it is no code. */
export const commitName = (sha: string): string => escapeMarkdown(sha.slice(0, 7))
