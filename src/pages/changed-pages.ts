import { count, formatNumber } from '../text/format.ts'
import { escapeMarkdown } from '../text/markdown.ts'
import { excerpt, printable } from '../text/printable.ts'
import { holdsSecret } from '../text/secrets.ts'
import { encodedPath } from '../text/url.ts'
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
  const [changed, added, removed] = [number('changed'), number('new'), number('removed')]
  const isNearlyAll = changed >= many && changed >= 4 * unchanged
  const share = unchanged === 0 ? 'All' : `${formatNumber(changed)} of`
  const some = changed > 0 ? count(changed, 'page') : 'No page'
  const counts = [
    `${isNearlyAll ? `${share} ${count(changed + unchanged, 'page')}` : some} changed`,
    added > 0 && `${formatNumber(added)} new`,
    removed > 0 && `${formatNumber(removed)} removed`,
  ]
  const why = ' The changed ones are not listed: the build may put something into every page, such as a version.'
  const parts = [
    `**${counts.filter(Boolean).join(', ')}** compared with ${name}.${isNearlyAll ? why : ''}`,
    ...listOf(isNearlyAll ? changes.slice(changed) : changes, preview, live),
    dated > 0 && `${formatNumber(dated)} more ${dated === 1 ? 'differs' : 'differ'} only in a date.`,
    framed > 0 && `The menu, header or footer differs on ${formatNumber(framed)} more.`,
  ]
  return parts.filter(Boolean).join('\n\n')
}

/** What is said where no page is listed. It says no more than what was compared. */
function sameContentOf({ dated, framed, otherFilesDiffer }: Compared, name: string): string {
  const others = otherFilesDiffer ? 'other files (scripts, styles, …)' : ''
  if (dated === 0 && framed === 0) {
    return others
      ? `Compared with ${name}: No page's text, links or pictures differ; ${others} do.`
      : `No page differs from ${name} in what a reader can notice, and no other file differs.`
  }
  const parts = [
    dated > 0 && `${count(dated, 'page')} ${dated === 1 ? 'differs' : 'differ'} only in a date`,
    framed > 0 && `the menu, header or footer differs on ${count(framed, 'page')}`,
    others && `${others} differ too`,
  ]
  return `Compared with ${name}, ${parts.filter(Boolean).join('; ')}.`
}

/** The first entries as a list, and the others as a second list that can be unfolded. */
function listOf(changes: readonly PageChange[], preview: string, live: string): string[] {
  let room = listSize
  const lines: string[] = []
  for (const change of changes) {
    const line = entryOf(change, change.change === 'removed' ? live : preview)
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

/** Characters of the output `changed-pages`. GitHub takes 1 MB for all outputs of a job, at two bytes a character. */
const outputLimit = 200_000

/** The output `changed-pages`: as many changes as there is room for. */
export function changedPagesJson(changes: readonly PageChange[]): string {
  let room = outputLimit
  const kept = changes.filter((change) => {
    room -= JSON.stringify(change).length + 1
    return room > 0
  })
  return JSON.stringify(kept)
}
