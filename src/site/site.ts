export interface SiteFile {
  /** Relative to the site's root, with `/` on every platform. */
  readonly path: string
  /** Its real path, also if `path` is a link; empty if it is not on disk. */
  readonly source: string
  /** What is in it, if the action added it to the site. */
  readonly content?: Buffer
  /** Bytes. */
  readonly size: number
  /** Number of the disk that it was found on. Missing for files that the action made itself. */
  readonly device?: number
  /** Its number on that disk, which it must still have when it is read; 0 if the disk has no such numbers. */
  readonly inode?: number
  /** When it was last written, in milliseconds; it must still be so when it is read. */
  readonly modified?: number
}

export type SiteFiles = readonly SiteFile[]

export type Omission = 'hidden' | 'exclude' | 'never published' | 'link back into a folder above'

/** What is published, but may not be meant to be: dumps of databases, source maps with sources, pages with live tokens. */
export type Doubt = 'dump' | 'map' | 'token'

/** What the page of the link itself tells about the site. */
export interface RootPage {
  /** Why it may show nothing, or come without its scripts and styles; in sentences. */
  readonly doubts: readonly string[]
  /** A path that it links to, such as `about`, for which the site has only `about.html`: a host may not find it. */
  readonly pathWithoutEnding?: string
  /** What to know of links like that one. */
  readonly notice?: string
}

export interface Site {
  /** Sorted by path (UTF-16 code units), so that the same site always makes the same request. */
  readonly files: SiteFiles
  /** The files as the build wrote them, if others were added since. */
  readonly built?: SiteFiles
  readonly bytes: number
  /** Paths that were left out, by reason. A folder that was left out as a whole is one path with `/` at its end. */
  readonly omitted: Omitted
  /** Paths to look at, by the reason. No `!` pattern names them. */
  readonly doubts: Readonly<Record<Doubt, readonly string[]>>
  /** The lines of `exclude` that matched nothing, as the user wrote them. */
  readonly unmatched: readonly string[]
  readonly rootPage: RootPage
}

export type Omitted = ReadonlyMap<Omission, readonly string[]>

export function bytesOf(files: SiteFiles): number {
  return files.reduce((sum, { size }) => sum + size, 0)
}

/** The largest files, the largest first; those of the same size stay in their order. */
export function largestOf(files: SiteFiles, most: number): SiteFile[] {
  return files.toSorted((a, b) => b.size - a.size).slice(0, most)
}

/** Whether the root of a repository was collected, by what was left out. */
export function isRepository(omitted: Omitted): boolean {
  return omitted.get('never published')?.some((path) => path === '.git/' || path === '.git') ?? false
}
