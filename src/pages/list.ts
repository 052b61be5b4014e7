import { fieldsOf, parseJson } from '../text/json.ts'
import { printable } from '../text/printable.ts'
import type { Page } from './fingerprint.ts'
import { isPagePath } from './paths.ts'
import { shortTitles } from './titles.ts'

/** The path of a site's list of pages. The action adds no other file than this one and a preview's `robots.txt`. */
export const listFile = '.well-known/static-deploy.json'

/** Bytes of a list that are read at most. */
export const listLimit = 5 * 1024 * 1024

/** Fingerprints of a site's pages, by path. */
export type PageList = ReadonlyMap<string, string>

/** What changed for one page. */
export interface PageChange {
  readonly path: string
  /**
   * As it is shown: one printable line, without the part that all pages have in common. If there is no title, it is the
   * path.
   */
  readonly title: string
  readonly change: 'new' | 'changed' | 'removed'
}

/** How a site differs from another one. */
export interface Comparison {
  /** Sorted by path. */
  readonly changes: readonly PageChange[]
  /** How many pages are the same in both. */
  readonly unchanged: number
}

/**
 * The content of `listFile`, with the pages sorted by path.
 *
 * @returns undefined if it would be larger than `listLimit`
 */
export function composePageList(pages: readonly Page[]): string | undefined {
  const sorted = pages.toSorted((a, b) => (a.path < b.path ? -1 : 1))
  const entries = sorted.map(({ path, fingerprint }) => [path, fingerprint] as const)
  const text = `${JSON.stringify({ 'static-deploy': 1, pages: Object.fromEntries(entries) })}\n`
  return Buffer.byteLength(text) <= listLimit ? text : undefined
}

/**
 * Reads a list. A stranger may have written it, so if one entry is wrong, the whole list is refused: if only that entry
 * were left out, its page would be shown as new.
 *
 * @returns the list, or what is wrong with it, in words that follow its address
 */
export function parsePageList(text: string): PageList | string {
  const json = parseJson(text)
  if (json === undefined) return 'is not JSON'
  const file = fieldsOf(json)
  if (file === undefined || !('static-deploy' in file)) return 'is not a list of pages'
  if (file['static-deploy'] !== 1) return 'was written by another version of this action'
  const pages = fieldsOf(file['pages'])
  if (pages === undefined) return 'is not a list of pages'
  const list = new Map<string, string>()
  for (const [path, fingerprint] of Object.entries(pages)) {
    if (!isPagePath(path)) return 'contains a path that can not be a page'
    if (typeof fingerprint !== 'string') return 'has a page without a fingerprint'
    list.set(path, fingerprint)
  }
  return list
}

/** The differences between a published list and the pages of this site. The time is proportional to their lengths. */
export function comparePages(published: PageList, pages: readonly Page[]): Comparison {
  const titles = shortTitles(pages.map(({ title }) => title))
  const changes: PageChange[] = []
  const seen = new Set<string>()
  for (const [index, { path, fingerprint }] of pages.entries()) {
    seen.add(path)
    const before = published.get(path)
    if (before === fingerprint) continue
    const title = printable(titles[index] && isVisible(titles[index]) ? titles[index] : path)
    changes.push({ path, title, change: before === undefined ? 'new' : 'changed' })
  }
  const unchanged = pages.length - changes.length
  for (const path of published.keys()) {
    if (!seen.has(path)) changes.push({ path, title: printable(path), change: 'removed' })
  }
  return { changes: changes.sort((a, b) => (a.path < b.path ? -1 : 1)), unchanged }
}

/** A title of blanks, fillers and joiners would be a link that nobody can see. */
function isVisible(title: string): boolean {
  return /[^\p{Default_Ignorable_Code_Point}\p{M}\p{Z}\p{C}\u2800]/u.test(title)
}
