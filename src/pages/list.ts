import { type Hash, hash } from 'node:crypto'
import type { SiteFiles } from '../site/site.ts'
import { fieldsOf, parseJson } from '../text/json.ts'
import { mediaType } from '../text/media-type.ts'
import { printable } from '../text/printable.ts'
import { version } from './what-counts.ts'

export const listFile = '.well-known/static-deploy.json'

/** Bytes of a list that are read at most. */
export const listLimit = 5 * 1024 * 1024

/** The first 96 bits of a hash, in base64url: 16 characters. */
export function shortDigest(of: Hash | string): string {
  return (typeof of === 'string' ? hash('sha256', of, 'base64url') : of.digest('base64url')).slice(0, 16)
}

/** Four short digests: the bytes, the content hard and soft, the frame. */
const fingerprintForm = /^[\w-]{16}(?:\.[\w-]{16}){3}$/u

export interface Page {
  /** Empty also if the page was not parsed, or is not UTF-8. */
  readonly title: string
  readonly fingerprint: string
}

export interface SitePages {
  readonly pages: ReadonlyMap<string, Page>
  /** Covers the paths and the bytes of all files that are no pages. */
  readonly otherFiles: string
}

export interface PageChange {
  readonly path: string
  /** As it is shown, in one printable line. If there is no title, it is the path. */
  readonly title: string
  readonly change: 'new' | 'changed' | 'removed'
  /** Whether its pictures differ, if both were taken. */
  readonly looks?: 'different' | 'same'
}

export type Compared = ReturnType<typeof compareSites> & { readonly environment: string; readonly live: string }

/**
 * The path where a visitor finds a page, in readable form: `guide/index.html` becomes `/guide/`, `a.html` stays `/a.html`.
 * Servers know `index.html` only in lower case. Undefined if the file is not a page, or its path may not be in a list.
 */
export function pagePathOf(file: string): string | undefined {
  const path = `/${file}`.replace(/\/index\.html$/u, '/')
  return mediaType(file) === 'text/html' && isPagePath(path) ? path : undefined
}

/** Whether a text can be a page's path: it names no other host, does not lead up, and breaks no line. */
export function isPagePath(text: string): boolean {
  return text.length <= 2000 && /^\/(?!\/)/u.test(text) && !/[\p{Cc}\p{Cs}\u2028\u2029]|\/\.\.?(?:\/|$)/u.test(text)
}

export function fitsList(files: SiteFiles): boolean {
  const paths = files.flatMap(({ path }) => pagePathOf(path) ?? [])
  // Each has a fingerprint with two quotes and a colon; what is around all needs no more than one.
  return Buffer.byteLength(JSON.stringify(paths)) + (paths.length + 1) * (4 * 17 - 1 + 3) <= listLimit
}

export function composePageList({ pages, otherFiles }: SitePages): string {
  const entries = [...pages].map(([path, { fingerprint }]) => [path, fingerprint] as const)
  const sorted = Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)))
  return `${JSON.stringify({ 'static-deploy': version, pages: sorted, 'other-files': otherFiles })}\n`
}

/**
 * The list, or what is wrong with it, in words that follow its address. A stranger may have written it. If one entry is
 * wrong, the whole list is refused: if only that entry were left out, its page would be shown as new.
 */
export function parsePageList(text: string): SitePages | string {
  const json = parseJson(text)
  if (json === undefined) return 'is not JSON'
  const file = fieldsOf(json)
  if (file === undefined || !('static-deploy' in file)) return 'is not a list of pages'
  if (file['static-deploy'] !== version) return 'was written by another version of this action'
  const otherFiles = file['other-files']
  const fingerprints = fieldsOf(file['pages'])
  if (fingerprints === undefined || typeof otherFiles !== 'string') return 'is not a list of pages'
  const pages = new Map<string, Page>()
  for (const [path, fingerprint] of Object.entries(fingerprints)) {
    if (!isPagePath(path)) return 'contains a path that can not be a page'
    if (typeof fingerprint !== 'string' || !fingerprintForm.test(fingerprint))
      return 'has a page without a fingerprint of this form'
    pages.set(path, { title: '', fingerprint })
  }
  return { pages, otherFiles }
}

/**
 * `changes` are the changed, then the new ones, each by path, and last the removed ones, which a stranger's list alone makes;
 * `unchanged` pages are in both, and of those `dated` differ in a date, `framed` in their frame.
 */
export function compareSites(published: SitePages, own: SitePages) {
  const changes: PageChange[] = []
  let unchanged = 0
  let dated = 0
  let framed = 0
  for (const [path, { fingerprint, title }] of own.pages) {
    const before = published.pages.get(path)?.fingerprint.split('.')
    const [, hard, soft, frame] = fingerprint.split('.')
    if (before === undefined || soft !== before[2]) {
      changes.push({ path, title: title || printable(path), change: before === undefined ? 'new' : 'changed' })
      continue
    }
    unchanged += 1
    if (hard !== before[1]) dated += 1
    if (frame !== before[3]) framed += 1
  }
  for (const path of published.pages.keys())
    if (!own.pages.has(path)) changes.push({ path, title: printable(path), change: 'removed' })
  changes.sort((a, b) => (a.change + a.path < b.change + b.path ? -1 : 1))
  return { changes, unchanged, dated, framed, otherFilesDiffer: published.otherFiles !== own.otherFiles }
}
