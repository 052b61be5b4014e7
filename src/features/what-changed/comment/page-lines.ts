import { encodedPath } from '../../../text/address.ts'
import { escapeMarkdown } from '../../../text/markdown.ts'
import { holdsSecret } from '../../../text/masking.ts'
import { count, excerpt, formatNumber, printable } from '../../../text/printable.ts'
import type { BrokenLink } from '../broken-links.ts'
import type { Changes } from '../changes.ts'
import { maxCharacters, maxNamedPages } from '../limits.ts'
import { hasWords, type PageWords, type WordChange, type WordPlace } from '../page-words.ts'

export const states = {
  changed: 'Changed: ',
  new: 'New: ',
  removed: 'Removed: ',
  restyled: 'May look different: ',
  outside: '',
  uncompared: '',
  unsure: '',
}

/** Markdown, such as `Changed: [Home](https://a.example/) <code>/</code>`. */
export function pageName(path: string, title: string, state: keyof typeof states, host: string): string {
  return `${states[state]}${pageLink(path, title, host)}${title === printable(path) ? '' : ` ${pathCode(path)}`}`
}

/** The title as a link. GitHub makes no mentions or references in it. */
export function pageLink(path: string, title: string, host: string): string {
  const name = title === printable(path) ? pathCode(path) : escapeMarkdown(excerpt(title, 100))
  const hasLink = path.length <= 300 && !holdsSecret(`${host}${path}`)
  return hasLink ? `[${name}](https://${host}${encodedPath(path)})` : `<code>${name}</code>`
}

/** The address that a user named, as it was written, with its title if it has another one, such as the name of a story. */
export function viewName(path: string, address: string, host: string, title = path): string {
  const { href } = new URL(`https://${host}${address}`)
  if (holdsSecret(href)) return pathCode(path)
  const target = href.replace(/[<>]/gu, encodeURIComponent).replaceAll('&', '&amp;')
  // Otherwise a bracket could end the link.
  const name = title === path ? pathCode(path) : escapeMarkdown(excerpt(title, 100))
  return `[${name}](${/[()]/u.test(target) ? `<${target}>` : target})`
}

/** Of stories, in Markdown. */
export const storyNames = (stories: ReadonlyMap<string, string> = new Map()): string[] =>
  Array.from(stories.values(), (name) => escapeMarkdown(excerpt(name, 100)))

export const pathCode = (path: string): string => `<code>${escapeMarkdown(excerpt(path, 100))}</code>`

/** The first items, and how many more. */
export function firstAnd(items: readonly string[], number: number, separator = ' and '): string {
  const left = items.length - number
  return items.slice(0, number).join(', ') + (left > 0 ? `${separator}${formatNumber(left)} more` : '')
}

/** Three pages by their titles, and how many more. */
export function firstPages(paths: readonly string[], titleOf: (path: string) => string, host: string): string {
  const links = paths.slice(0, maxNamedPages).map((path) => pageLink(path, titleOf(path), host))
  return firstAnd([...links, ...paths.slice(maxNamedPages)], maxNamedPages)
}

export const moveLine = ({ from, to, isRedirected }: Changes['moves'][number]): string =>
  `- Moved: ${pathCode(from)} → ${pathCode(to)}${isRedirected ? ' (the old address leads there)' : ''}`

export function targetLine({ target, removed, pages }: BrokenLink, changes: Changes, preview: string): string {
  const path = target.split('#', 1).join()
  const place = target.includes('#') && `, a place that ${pathCode(path)} does not have,`
  const what = removed ? ', a page of the live site,' : place || ''
  return `- ${pathCode(target)}${what} is linked on ${firstPages(pages, changes.titleOf, preview)}`
}

/**
 * What changed on a page, each as one line of Markdown.
 * @param elsewhere changes that stand elsewhere
 */
export function wordLines(words: PageWords, elsewhere: ReadonlySet<WordChange>, maxPlaces: number): string[] {
  if (words.isSecret) return ['***']
  if (!hasWords(words))
    return [`No words differ, but ${words.isSameText ? 'targets of links or pictures' : 'spaces or line breaks'} do.`]
  const isNew = ({ changes }: WordPlace): boolean => !changes.every((change) => elsewhere.has(change))
  const [title, text] = [words.title, words.text].map((all) => all.filter(isNew))
  const lines = title?.map((each) => `Title: ${changeLine(each)}`) ?? []
  if (words.isRewritten) return [...lines, ...(text?.length ? ['rewritten'] : [])]
  const all = [...lines, ...(text?.map(changeLine) ?? [])]
  const left = all.length + words.uncounted - Math.min(all.length, maxPlaces)
  return left > 0 ? [...all.slice(0, maxPlaces), `and ${count(left, 'more place')}`] : all
}

/** The words of pages below one heading: each change once, with the words around it on the first page that has it. */
export function wordLinesOnce(pages: readonly PageWords[], elsewhere: ReadonlySet<WordChange>, maxPlaces: number) {
  const [above, keys] = [new Set(elsewhere), new Set<string>()]
  const lines = pages.flatMap((words) => {
    const changes = [...words.title, ...words.text].flatMap((place) => place.changes)
    const keyed = changes.map((change) => [change, `${change.removed}\u0001${change.added}`] as const)
    for (const [change, key] of keyed) if (keys.has(key)) above.add(change)
    for (const [, key] of keyed) keys.add(key)
    return isHoisted(words, above) ? [] : wordLines(words, above, maxPlaces)
  })
  return [...new Set(lines)]
}

/** Whether all that changed on a page stands elsewhere. */
export function isHoisted({ title, text, uncounted }: PageWords, elsewhere: ReadonlySet<WordChange>): boolean {
  const changes = [...title, ...text].flatMap((place) => place.changes)
  return uncounted === 0 && changes.length > 0 && changes.every((change) => elsewhere.has(change))
}

/** Such as `…in ~~four~~ **three** minutes…`. Anybody may have written the texts. */
export const changeLine = (change: WordChange): string => `…${bareChange(change)}…`

export function bareChange({ leading, removed, added, trailing }: WordChange): string {
  const start = escapeMarkdown([...leading].slice(-maxCharacters).join(''))
  const [gone, fresh, end] = [removed, added, trailing].map((text) => escapeMarkdown(excerpt(text, maxCharacters)))
  return [start, gone && `~~${gone}~~`, fresh && `**${fresh}**`, end].filter(Boolean).join(' ')
}
