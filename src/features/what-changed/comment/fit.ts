import { paragraphs } from '../../../text/markdown.ts'
import { count } from '../../../text/printable.ts'
import { maxPages, maxTargets } from '../limits.ts'
import type { Shown } from './listed-pages.ts'
import { listsOf, type MaxEntries, type Rendered } from './page-lists.ts'

/**
 * The lists of a comment. If there is no room, words go first, then pictures, pages and targets, and a line says so.
 * @param all where everything stands, in Markdown
 */
export function listsWithin(maxCharacters: number, shown: Shown, all: string): string {
  const pictures = shown.screenshots.length
  let max: MaxEntries = { words: pictures + maxPages, pictures, pages: maxPages, targets: maxTargets }
  const full = listsOf(shown, max)
  let [lists, text] = [full, full.text]
  for (const part of ['words', 'pictures', 'pages', 'targets'] as const) {
    const least = part === 'targets' ? 1 : 0
    while (text.length > maxCharacters && lists[part] > least) {
      max = { ...max, [part]: lists[part] - 1 }
      lists = listsOf(shown, max)
      text = paragraphs(lists.text, leftOut(full, lists, all))
    }
  }
  return text
}

function leftOut(full: Rendered, { words, pictures, pictured, pages, targets }: Rendered, all: string): string {
  const missing = [
    [full.words - words, 'words of ', 'page'] as const,
    [full.pictures - pictures, '', 'picture'] as const,
    // A page without its picture is listed.
    [full.pages + full.pictured - pages - pictured, '', 'page'] as const,
    [full.targets - targets, '', 'broken link'] as const,
  ]
  const parts = missing.filter(([number]) => number > 0).map(([number, what, noun]) => what + count(number, noun))
  const last = parts.pop() ?? ''
  return `Left out: ${parts.length > 0 ? `${parts.join(', ')} and ` : ''}${last}. ${all}`
}
