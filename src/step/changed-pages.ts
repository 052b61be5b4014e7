import { encodedPath } from '../site/html-pages.ts'
import type { Comparison, PageChange } from '../site/page-list.ts'
import { count, formatNumber } from '../text/format.ts'
import { prose } from '../text/markdown.ts'
import { excerpt, printable } from '../text/printable.ts'
import { holdsSecret } from '../text/secrets.ts'

/** Pages that are listed at once; the rest is folded. */
const shown = 20

/** From this many pages on, that all of them changed says more of the build than of the pages. */
const many = 10

/** Bytes of the list; with the sentences around it the block has less than 20 kB. A comment has room for 65,536 characters. */
const listSize = 19_000

/** Bytes of one entry with its link. The few that have more, for their addresses, go without. */
const entrySize = 1500

/** What was compared. */
export interface Compared {
  /** The environment that is compared with. */
  readonly environment: string
  /** The preview's link. */
  readonly preview: string
  /** The link of that environment. */
  readonly live: string
}

/**
 * What a comparison came to, in Markdown, for the comment and the summary; less than 20 kB. Titles and paths come from builds
 * that may be a stranger's.
 */
export function changedPagesOf({ changes, unchanged }: Comparison, compared: Compared): string {
  const environment = prose(excerpt(compared.environment, 100))
  if (changes.length === 0) return `No page differs from ${environment} in what a reader can notice.`
  const of = (kind: PageChange['change']): PageChange[] => changes.filter(({ change }) => change === kind)
  const [changed, added, removed] = [of('changed'), of('new'), of('removed')]
  const all = unchanged === 0 && changed.length >= many
  const counts = [
    changed.length > 0 && `${all ? 'All ' : ''}${count(changed.length, 'page')} changed`,
    added.length > 0 &&
      (changed.length > 0 ? `${formatNumber(added.length)} new` : count(added.length, 'new page')),
    removed.length > 0 &&
      (changed.length + added.length > 0
        ? `${formatNumber(removed.length)} removed`
        : `${count(removed.length, 'page')} removed`),
  ].filter((text) => text !== false)
  const why =
    'Those that changed are not listed: the build may put something into every page, such as a date or a version.'
  return [
    `**${counts.join(', ')}** compared with ${environment}.${all ? ` ${why}` : ''}`,
    ...listOf([...(all ? [] : changed), ...added, ...removed], compared),
  ]
    .filter(Boolean)
    .join('\n\n')
}

/** A list of the first ones, and one to unfold of the others. */
function listOf(changes: readonly PageChange[], compared: Compared): string[] {
  let room = listSize
  const lines: string[] = []
  for (const change of changes) {
    const line = entryOf(change, compared)
    room -= Buffer.byteLength(line) + 1
    if (room < 0) break
    lines.push(line)
  }
  const left = changes.length - lines.length
  if (left > 0) lines.push(`- and ${formatNumber(left)} more`)
  if (lines.length <= shown) return [lines.join('\n')]
  const summary = `<details><summary>${formatNumber(changes.length - shown)} more</summary>`
  return [lines.slice(0, shown).join('\n'), summary, lines.slice(shown).join('\n'), '</details>']
}

function entryOf({ path, title, change }: PageChange, { preview, live }: Compared): string {
  const link = change === 'removed' ? live : preview
  const code = codeOf(path)
  const [name, behind] = title === printable(path) ? [code, ''] : [prose(excerpt(title, 100)), ` ${code}`]
  const mark = change === 'changed' ? '' : `**${change}:** `
  const linked = `- ${mark}[${name}](https://${link}${encodedPath(path)})${behind}`
  const isFit = Buffer.byteLength(linked) <= entrySize && !holdsSecret(`${link}${path}`)
  return isFit ? linked : `- ${mark}${codeOf(title)}${behind}`
}

/** GitHub makes neither mentions nor references of what stands in code, as in a link. */
function codeOf(text: string): string {
  return `<code>${prose(excerpt(text, 100))}</code>`
}
