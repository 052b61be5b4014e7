import { count, formatNumber } from '../text/format.ts'
import { prose } from '../text/markdown.ts'
import { excerpt, printable } from '../text/printable.ts'
import { holdsSecret } from '../text/secrets.ts'
import type { Comparison, PageChange } from './list.ts'
import { encodedPath } from './paths.ts'

/** How many pages are listed. The others are folded below. */
const shown = 20

/**
 * If at least this many pages changed, and these are all, the build probably changed them. Then they are not listed.
 */
const many = 10

/**
 * Bytes of the list. With the sentences around it the block has less than 20 kB. A comment may have 65,536 characters.
 */
const listSize = 19_000

/** Bytes of one entry with its link. An entry with a very long address may have more; then it gets no link. */
const entrySize = 1500

/** The two sites of a comparison. */
export interface Compared {
  /** The environment that the preview is compared with. */
  readonly environment: string
  /** The preview's link. */
  readonly preview: string
  /** The link of that environment. */
  readonly live: string
}

/**
 * The result of a comparison in Markdown, for the comment and the summary; less than 20 kB. Titles and paths come from
 * builds that may be a stranger's, so they are escaped.
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
    'The changed ones are not listed: the build may put something into every page, such as a date or a version.'
  return [
    `**${counts.join(', ')}** compared with ${environment}.${all ? ` ${why}` : ''}`,
    ...listOf([...(all ? [] : changed), ...added, ...removed], compared),
  ]
    .filter(Boolean)
    .join('\n\n')
}

/** The first entries as a list, and the others as a second list that can be unfolded. */
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
  const [name, behind] = title === printable(path) ? [code, ''] : [shownText(title), ` ${code}`]
  const mark = change === 'changed' ? '' : `**${change}:** `
  const linked = `- ${mark}[${name}](https://${link}${encodedPath(path)})${behind}`
  const isFit = Buffer.byteLength(linked) <= entrySize && !holdsSecret(`${link}${path}`)
  return isFit ? linked : `- ${mark}${codeOf(title)}${behind}`
}

/** A text as code. In code, as in a link's text, GitHub makes no mentions and no references. */
function codeOf(text: string): string {
  return `<code>${shownText(text)}</code>`
}

/** Letters that are read from right to left: Hebrew, Arabic and the scripts beside them. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

/**
 * A title or a path in Markdown. No letter has more than 4 marks, since a pile of them covers the lines above. Text that is
 * read from right to left stands in an isolate (U+2068, U+2069), or the title and the path would swap places.
 */
function shownText(text: string): string {
  const calm = excerpt(text.replace(/^\p{M}+|(\p{M}{4})\p{M}+/gu, '$1'), 100)
  return rightToLeft.test(calm) ? `&#8296;${prose(calm)}&#8297;` : prose(calm)
}
