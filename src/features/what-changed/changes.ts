import { escapeMarkdown } from '../../text/markdown.ts'
import { count, excerpt, formatNumber, printable } from '../../text/printable.ts'
import type { PageList } from './list.ts'

export interface PageChange {
  readonly path: string
  /** In one printable line. If there is no title, it is the path. */
  readonly title: string
  readonly change: 'changed' | 'new' | 'removed'
}

export interface PageChanges {
  /** First the changed, then the new, then the removed pages, each by path. */
  readonly pages: readonly PageChange[]
  /** How many pages have the same content in both lists. */
  readonly unchanged: number
  /** How many of those have other bytes. */
  readonly outside: number
  readonly otherFilesDiffer: boolean
}

/** A preview beside the live site of an environment. `live` is the link of that site. */
export interface Compared {
  readonly environment: string
  readonly live: string
  /** Undefined if the live site has no list yet. */
  readonly changes: PageChanges | undefined
}

export function changesBetween(before: PageList, now: PageList): PageChanges {
  const pages: PageChange[] = []
  let outside = 0
  for (const [path, { title, bytes, content }] of now.pages) {
    const old = before.pages.get(path)
    if (old?.content !== content)
      pages.push({ path, title: title || printable(path), change: old === undefined ? 'new' : 'changed' })
    else if (old.bytes !== bytes) outside += 1
  }
  const unchanged = now.pages.size - pages.length
  for (const path of before.pages.keys())
    if (!now.pages.has(path)) pages.push({ path, title: printable(path), change: 'removed' })
  pages.sort((a, b) => (a.change + a.path < b.change + b.path ? -1 : 1))
  return { pages, unchanged, outside, otherFilesDiffer: before.files !== now.files }
}

/** A comparison in Markdown: in short, what stands above the list of pages, the pages to list, and what stands below. */
export function changesIn(compared?: Compared) {
  const { environment = '', changes } = compared ?? {}
  const name = escapeMarkdown(excerpt(environment, 100))
  const none = compared ? `${name} has no list of pages yet: it gets one with its next deploy.` : ''
  if (changes === undefined) return { short: '', above: none, listed: [], below: '' }
  const { pages, unchanged, outside, otherFilesDiffer } = changes
  const number = (kind: PageChange['change']): number => pages.filter(({ change }) => change === kind).length
  const changed = number('changed')
  const others = (['new', 'removed'] as const).filter((kind) => number(kind) > 0)
  const counts = [`${count(changed, 'page')} changed`, ...others.map((kind) => `${formatNumber(number(kind))} ${kind}`)]
  // 80 % of all: it was probably the build.
  const isNearlyAll = changed >= 10 && changed >= 4 * unchanged
  const differ = outside === 1 ? 'differs only outside of its' : 'differ only outside of their'
  const above = [
    pages.length > 0
      ? `**${counts.join(', ')}** compared with ${name}.`
      : `All pages have the same content as in ${name}.`,
    isNearlyAll && 'The changed pages are not listed: the build may put something into every page, such as a version.',
  ]
  const below = [
    outside > 0 && `${count(outside, 'page')} ${differ} content (menus, dates, markup).`,
    otherFilesDiffer && 'Other files differ, such as scripts, styles or pictures.',
  ]
  return {
    short: pages.length > 0 ? counts.join(', ') : 'none',
    above: above.filter(Boolean).join('\n\n'),
    listed: isNearlyAll ? pages.slice(changed) : pages,
    below: below.filter(Boolean).join('\n\n'),
  }
}
