import type { SiteFiles } from '../site/site.ts'
import { fieldsOf, parseJson } from '../text/json.ts'
import { printable } from '../text/printable.ts'
import type { SiteFingerprint } from './fingerprint.ts'
import { isPagePath, pagePathOf } from './paths.ts'

/** The path of a site's list of pages. The action adds no other file than this one and a preview's `robots.txt`. */
export const listFile = '.well-known/static-deploy.json'

/** Bytes of a list that are read at most. */
export const listLimit = 5 * 1024 * 1024

/** Of the list. It goes up with the form of a list, and with what is read of a page: parts that were found otherwise differ. */
const version = 1

/** Digests of 96 bits in base64url: the bytes, the content hard and soft, the frame. */
const fingerprintForm = /^[\w-]{16}(?:\.[\w-]{16}){3}$/u
const fingerprintLength = 4 * 16 + 3

/** What a site publishes for comparisons. */
export interface PageList {
  /** Fingerprints of its pages, by path. */
  readonly pages: ReadonlyMap<string, string>
  /** The digest of its other files. */
  readonly otherFiles: string
}

/** What changed for one page. */
export interface PageChange {
  readonly path: string
  /** As it is shown, in one printable line. If there is no title, it is the path. */
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
  /** How many pages are in both and are no changes. */
  readonly unchanged: number
  /** How many of those differ in a date or a time. */
  readonly dated: number
  /** How many of those differ in their frame: the menu, header or footer. */
  readonly framed: number
  /** Whether files that are no pages differ. */
  readonly otherFilesDiffer: boolean
}

/** Whether the list of these files' pages is small enough to be read. */
export function fitsList(files: SiteFiles): boolean {
  let room = listLimit - Buffer.byteLength(composePageList({ pages: [], otherFiles: '-'.repeat(16) }))
  for (const file of files) {
    const path = pagePathOf(file.path)
    // The quotes around the fingerprint, a colon and a comma.
    if (path !== undefined) room -= Buffer.byteLength(JSON.stringify(path)) + fingerprintLength + 4
  }
  return room >= 0
}

/** The content of `listFile`, with the pages sorted by path. */
export function composePageList({ pages, otherFiles }: SiteFingerprint): string {
  const entries = pages.toSorted(byPath).map(({ path, fingerprint }) => [path, fingerprint] as const)
  return `${JSON.stringify({ 'static-deploy': version, pages: Object.fromEntries(entries), 'other-files': otherFiles })}\n`
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
  if (file['static-deploy'] !== version) return 'was written by another version of this action'
  const otherFiles = file['other-files']
  const pages = fieldsOf(file['pages'])
  if (pages === undefined || typeof otherFiles !== 'string') return 'is not a list of pages'
  const list = new Map<string, string>()
  for (const [path, fingerprint] of Object.entries(pages)) {
    if (!isPagePath(path)) return 'contains a path that can not be a page'
    if (typeof fingerprint !== 'string' || !fingerprintForm.test(fingerprint))
      return 'has a page without a fingerprint of this form'
    list.set(path, fingerprint)
  }
  return { pages: list, otherFiles }
}

/** The differences between a published list and this site. The time is proportional to their lengths. */
export function compareSites(
  published: PageList,
  { pages, otherFiles }: SiteFingerprint,
): Omit<Compared, 'environment' | 'live'> {
  const changes: PageChange[] = []
  const removed = new Set(published.pages.keys())
  let [unchanged, dated, framed] = [0, 0, 0]
  for (const { path, fingerprint, title } of pages) {
    removed.delete(path)
    const before = published.pages.get(path)?.split('.')
    const [, hard, soft, frame] = fingerprint.split('.')
    if (before === undefined || soft !== before[2]) {
      const shown = printable(isVisible(title) ? title : path)
      changes.push({ path, title: shown, change: before === undefined ? 'new' : 'changed' })
      continue
    }
    unchanged += 1
    if (hard !== before[1]) dated += 1
    if (frame !== before[3]) framed += 1
  }
  for (const path of removed) changes.push({ path, title: printable(path), change: 'removed' })
  return {
    changes: changes.sort(byPath),
    unchanged,
    dated,
    framed,
    otherFilesDiffer: published.otherFiles !== otherFiles,
  }
}

function byPath(a: { readonly path: string }, b: { readonly path: string }): number {
  return a.path < b.path ? -1 : 1
}

/** A title of blanks, fillers and joiners would be a link that nobody can see. */
function isVisible(title: string): boolean {
  return /[^\p{Default_Ignorable_Code_Point}\p{M}\p{Z}\p{C}\u2800]/u.test(title)
}
