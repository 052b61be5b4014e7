import { printable } from '../text/printable.ts'
import type { Page } from './fingerprint.ts'
import { isPagePath } from './html-pages.ts'
import { shortTitles } from './page-titles.ts'

/** Where a site keeps the list of its pages: the only file, beside a preview's `robots.txt`, that the action ever adds. */
export const listFile = '.well-known/static-deploy.json'

/** Bytes of a list that are read at most. */
export const listLimit = 5 * 1024 * 1024

/** Fingerprints of a site's pages, by path. */
export type PageList = ReadonlyMap<string, string>

/** What became of one page. */
export interface PageChange {
  readonly path: string
  /** As it is shown: in one printable line, and without what all pages share. The path where none is known. */
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
 * The file for `listFile`, with the pages sorted by path.
 *
 * @returns undefined where it would be larger than what is read of a list
 */
export function composePageList(pages: readonly Page[]): string | undefined {
  const sorted = pages.toSorted((a, b) => (a.path < b.path ? -1 : 1))
  const entries = sorted.map(({ path, fingerprint }) => [path, fingerprint] as const)
  const text = `${JSON.stringify({ 'static-deploy': 1, pages: Object.fromEntries(entries) })}\n`
  return Buffer.byteLength(text) <= listLimit ? text : undefined
}

/**
 * Reads a list, which a stranger may have written. One entry that is not what we would have written, and the whole is none of
 * ours: a page that was left out would be told as new.
 *
 * @returns the list, or what is wrong with it, to follow on "it"
 */
export function parsePageList(text: string): PageList | string {
  let file: unknown
  try {
    file = JSON.parse(text)
  } catch {
    return 'is not JSON'
  }
  if (!isRecord(file) || !('static-deploy' in file)) return 'is not a list of pages'
  if (file['static-deploy'] !== 1) return 'was written by another version of this action'
  const { pages } = file
  if (!isRecord(pages)) return 'is not a list of pages'
  const list = new Map<string, string>()
  for (const [path, fingerprint] of Object.entries(pages)) {
    if (!isPagePath(path)) return 'names a page that can not be one'
    if (typeof fingerprint !== 'string') return 'has a page without a fingerprint'
    list.set(path, fingerprint)
  }
  return list
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** What differs between a published list and the pages of this site. Takes time in proportion to both. */
export function comparePages(published: PageList, pages: readonly Page[]): Comparison {
  const titles = shortTitles(pages.map(({ title }) => title))
  const changes: PageChange[] = []
  const seen = new Set<string>()
  for (const [index, { path, fingerprint }] of pages.entries()) {
    seen.add(path)
    const before = published.get(path)
    if (before === fingerprint) continue
    const title = printable(titles[index] || path)
    changes.push({ path, title, change: before === undefined ? 'new' : 'changed' })
  }
  const unchanged = pages.length - changes.length
  for (const path of published.keys()) {
    if (!seen.has(path)) changes.push({ path, title: printable(path), change: 'removed' })
  }
  return { changes: changes.sort((a, b) => (a.path < b.path ? -1 : 1)), unchanged }
}
