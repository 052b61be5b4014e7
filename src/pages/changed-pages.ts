import { escapeMarkdown } from '../text/markdown.ts'
import { count, excerpt, formatNumber } from '../text/printable.ts'
import type { Compared, PageChange } from './changes.ts'

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
