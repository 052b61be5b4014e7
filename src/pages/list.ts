import { fieldsOf, parseJson } from '../text/json.ts'
import { printable } from '../text/printable.ts'
import type { SiteFingerprint } from './fingerprint.ts'
import { isPagePath } from './paths.ts'

/** The path of a site's list of pages. The action adds no other file than this one and a preview's `robots.txt`. */
export const listFile = '.well-known/static-deploy.json'

/** Bytes of a list that are read at most. */
export const listLimit = 5 * 1024 * 1024

/** What a site publishes for comparisons. */
export interface PageList {
  /** Fingerprints of its pages, by path. */
  readonly pages: ReadonlyMap<string, string>
  /** The digest of its other files; undefined in a list of an earlier version of this action. */
  readonly otherFiles: string | undefined
}

/** What changed for one page. */
export interface PageChange {
  readonly path: string
  /** As it is shown: one printable line of at most 100 characters. If there is no title, it is the path. */
  readonly title: string
  readonly change: 'new' | 'changed' | 'removed'
}

/** How a preview differs from the live site. */
export interface Compared {
  /** The environment of the live site. */
  readonly environment: string
  /** The live site's link. */
  readonly live: string
  /** Sorted by path. */
  readonly changes: readonly PageChange[]
  /** How many pages differ only in a date or a time. These are no changes. */
  readonly dated: number
  /** How many pages are the same in both. */
  readonly unchanged: number
  /** Whether files that are no pages differ; undefined if that is not known. */
  readonly otherFilesDiffer: boolean | undefined
}

/** The content of `listFile`, with the pages sorted by path; undefined if it would be larger than `listLimit`. */
export function composePageList({ pages, otherFiles }: SiteFingerprint): string | undefined {
  const entries = pages.toSorted(byPath).map(({ path, fingerprint }) => [path, fingerprint] as const)
  const list = { 'static-deploy': 1, pages: Object.fromEntries(entries), 'other-files': otherFiles }
  const text = `${JSON.stringify(list)}\n`
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
  const otherFiles = file['other-files']
  const pages = fieldsOf(file['pages'])
  if (pages === undefined) return 'is not a list of pages'
  const list = new Map<string, string>()
  for (const [path, fingerprint] of Object.entries(pages)) {
    if (!isPagePath(path)) return 'contains a path that can not be a page'
    if (typeof fingerprint !== 'string') return 'has a page without a fingerprint'
    list.set(path, fingerprint)
  }
  return { pages: list, otherFiles: typeof otherFiles === 'string' ? otherFiles : undefined }
}

/** The differences between a published list and this site. The time is proportional to their lengths. */
export function compareSites(
  published: PageList,
  { pages, otherFiles }: SiteFingerprint,
): Omit<Compared, 'environment' | 'live'> {
  const changes: PageChange[] = []
  const removed = new Set(published.pages.keys())
  let dated = 0
  for (const { path, fingerprint, title } of pages) {
    removed.delete(path)
    const [hard, soft] = fingerprint.split('.')
    const [hardBefore, softBefore] = published.pages.get(path)?.split('.') ?? []
    if (hard === hardBefore) continue
    // A list of an earlier version of this action has only the hard half.
    if (soft !== undefined && soft === softBefore) {
      dated += 1
      continue
    }
    const shown = printable(isVisible(title) ? title : path)
    changes.push({ path, title: shown, change: hardBefore === undefined ? 'new' : 'changed' })
  }
  const unchanged = pages.length - changes.length - dated
  for (const path of removed) changes.push({ path, title: printable(path), change: 'removed' })
  const otherFilesDiffer = published.otherFiles === undefined ? undefined : published.otherFiles !== otherFiles
  return { changes: changes.sort(byPath), dated, unchanged, otherFilesDiffer }
}

function byPath(a: { readonly path: string }, b: { readonly path: string }): number {
  return a.path < b.path ? -1 : 1
}

/** A title of blanks, fillers and joiners would be a link that nobody can see. */
function isVisible(title: string): boolean {
  return /[^\p{Default_Ignorable_Code_Point}\p{M}\p{Z}\p{C}\u2800]/u.test(title)
}
