import type { Advice } from '../errors.ts'

export interface SiteFile {
  /** Relative to the site's root, with `/` on every platform. */
  readonly path: string
  /** The real path, also if `path` is a link. Empty for an added file. */
  readonly source: string
  readonly content?: Buffer
  readonly size: number
  /** When its content, and its entry in the file system, changed: in milliseconds, with the microseconds as a fraction. */
  readonly mtimeMs?: number
  readonly ctimeMs?: number
}

export type SiteFiles = readonly SiteFile[]
export type FileSource = Pick<SiteFile, 'path' | 'source'>

export type Omission = 'hidden' | 'exclude' | 'never published' | 'link back into a folder above'

/** A folder that was left out as a whole is one path with `/` at its end. */
export type Omitted = ReadonlyMap<Omission, readonly string[]>

export interface Site {
  /** Sorted by path (UTF-16 code units), so that the same site always makes the same request. */
  readonly files: SiteFiles
  readonly bytes: number
  readonly omitted: Omitted
  /** Dumps of databases, and pages with live tokens or with private keys in Base64 or JSON. */
  readonly doubts: Readonly<Record<'dump' | 'token' | 'encoded', readonly string[]>>
  /** Lines of `exclude`. */
  readonly unmatched: readonly string[]
  /** Warnings about the root page, and about a build that may be broken. */
  readonly rootPage: readonly Advice[]
}

export const bytesOf = (files: SiteFiles): number => files.reduce((sum, { size }) => sum + size, 0)
export const bySize = (files: SiteFiles): SiteFile[] => files.toSorted((a, b) => b.size - a.size)

export function isRepository(omitted: Omitted): boolean {
  return omitted.get('never published')?.some((path) => /^\.git\/?$/u.test(path)) ?? false
}

export type AddedFile = Readonly<{ path: string; content: string | Uint8Array }>

/** Asks search engines to stay away (RFC 9309). */
export const robotsFile: AddedFile = { path: 'robots.txt', content: 'User-agent: *\nDisallow: /\n' }

/** An added file replaces the one with the same path. */
export function withAdded(site: Site, added: readonly AddedFile[]): Site {
  const kept = site.files.filter(({ path }) => !added.some((each) => each.path === path))
  const all = added.map(({ path, content: written }): SiteFile => {
    const content = Buffer.from(written as Buffer)
    return { path, source: '', size: content.length, content }
  })
  const files = [...all, ...kept].sort((a, b) => (a.path < b.path ? -1 : 1))
  return { ...site, files, bytes: bytesOf(files) }
}
