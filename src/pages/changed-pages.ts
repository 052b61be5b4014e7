import { encodedPath } from '../text/address.ts'
import { escapeMarkdown } from '../text/markdown.ts'
import { count, excerpt, formatNumber, printable } from '../text/printable.ts'
import { holdsSecret } from '../text/secrets.ts'
import type { Compared, PageChange } from './list.ts'

/** Pages that are listed. The others are folded below. */
const shown = 20

/** If at least this many pages changed, and nearly all, it was probably the build. Then they are not listed. */
const many = 10

/** Bytes of the list. With what is around it the block has less than 20 kB: a comment may have 65,536 characters. */
const listSize = 19_000

/** Bytes of one entry with its link. An entry with a very long address may have more; then it gets no link. */
const entrySize = 1500

/** A comparison in Markdown, less than 20 kB. Titles and paths may be a stranger's, so they are escaped. */
export function changedPagesOf(compared: Compared, preview: string): string {
  const { changes, dated, framed, unchanged, live } = compared
  const name = escapeMarkdown(excerpt(compared.environment, 100))
  if (changes.length === 0) return sameContentOf(compared, name)
  const number = (kind: PageChange['change']): number => changes.filter(({ change }) => change === kind).length
  const changed = number('changed')
  const isNearlyAll = changed >= many && changed >= 4 * unchanged
  const all = `${unchanged === 0 ? 'All' : `${formatNumber(changed)} of`} ${count(changed + unchanged, 'page')}`
  const some = changed > 0 ? count(changed, 'page') : 'No page'
  const others = (['new', 'removed'] as const).filter((kind) => number(kind) > 0)
  const counts = [
    `${isNearlyAll ? all : some} changed`,
    ...others.map((kind) => `${formatNumber(number(kind))} ${kind}`),
  ]
  const why = ' The changed ones are not listed: the build may put something into every page, such as a version.'
  const parts = [
    `**${counts.join(', ')}** compared with ${name}.${isNearlyAll ? why : ''}`,
    ...listOf(isNearlyAll ? changes.slice(changed) : changes, preview, live),
    dated > 0 && `${formatNumber(dated)} more ${dated === 1 ? 'differs' : 'differ'} only in a date.`,
    framed > 0 && `The menu, header or footer differs on ${formatNumber(framed)} more.`,
  ]
  return parts.filter(Boolean).join('\n\n')
}

/** What is said where no page is listed. It says no more than what was compared. */
function sameContentOf({ dated, framed, otherFilesDiffer }: Compared, name: string): string {
  const others = 'other files (scripts, styles, …)'
  if (dated === 0 && framed === 0)
    return otherFilesDiffer
      ? `Compared with ${name}: No page's text, links or pictures differ; ${others} do.`
      : `No page differs from ${name} in what a reader can notice, and no other file differs.`
  const parts = [
    dated > 0 && `${count(dated, 'page')} ${dated === 1 ? 'differs' : 'differ'} only in a date`,
    framed > 0 && `the menu, header or footer differs on ${count(framed, 'page')}`,
    otherFilesDiffer && `${others} differ too`,
  ]
  return `Compared with ${name}, ${parts.filter(Boolean).join('; ')}.`
}

/** The first entries as a list, and the others as a second list that can be unfolded. */
function listOf(changes: readonly PageChange[], preview: string, live: string): string[] {
  // No entry has fewer than 20 bytes.
  const first = changes.slice(0, listSize / 20)
  const entries = first.map((change) => entryOf(change, change.change === 'removed' ? live : preview))
  const lines = fitting(entries, listSize, (line) => Buffer.byteLength(line))
  const left = changes.length - lines.length
  if (left > 0) lines.push(`- and ${formatNumber(left)} more`)
  if (lines.length <= shown) return [lines.join('\n')]
  const summary = `<details><summary>${formatNumber(changes.length - shown)} more</summary>`
  return [lines.slice(0, shown).join('\n'), summary, lines.slice(shown).join('\n'), '</details>']
}

/** In a link's text, as in code, GitHub makes no mentions and no references. */
function entryOf({ path, title, change }: PageChange, link: string): string {
  const code = `<code>${shownText(path)}</code>`
  const [name, behind] = title === printable(path) ? [code, ''] : [shownText(title), ` ${code}`]
  const mark = change === 'changed' ? '' : `**${change}:** `
  const linked = `- ${mark}[${name}](https://${link}${encodedPath(path)})${behind}`
  const isFit = Buffer.byteLength(linked) <= entrySize && !holdsSecret(`${link}${path}`)
  return isFit ? linked : `- ${mark}<code>${shownText(title)}</code>${behind}`
}

/** Letters that are read from right to left: Hebrew, Arabic and the scripts beside them. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

/** Text that is read from right to left stands in an isolate (U+2068, U+2069), or title and path would swap places. */
function shownText(text: string): string {
  const escaped = escapeMarkdown(excerpt(text, 100))
  return rightToLeft.test(text) ? `&#8296;${escaped}&#8297;` : escaped
}

/** The output `changed-pages`, of so many characters. GitHub takes 1 MB for all outputs of a job, at two bytes a character. */
export function changedPagesJson(changes: readonly PageChange[]): string {
  return JSON.stringify(fitting(changes, 200_000, (change) => JSON.stringify(change).length))
}

/** As many of the first as there is room for, with one unit between them. */
function fitting<T>(all: readonly T[], room: number, sizeOf: (each: T) => number): T[] {
  let left = room
  return all.filter((each) => {
    left -= sizeOf(each) + 1
    return left >= 0
  })
}
