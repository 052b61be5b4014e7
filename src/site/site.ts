/** One file to publish. */
export interface SiteFile {
  /** Relative to the site's root, with `/` on every platform. */
  readonly path: string
  /** Absolute path of the file itself; if `path` is a link, of its target; empty if it is not on disk. */
  readonly source: string
  /** What is in it, if the action made it, or kept it when it looked at it. */
  readonly content?: Buffer | undefined
  /** Bytes. */
  readonly size: number
  /** The files in it, if it is the archive of a site. */
  readonly packed?: SiteFiles
  /**
   * Number of the disk that it was found on. Missing for files that the action made itself: nobody else changes them.
   */
  readonly device?: number
  /**
   * Its number on that disk; 0 if the disk has no such numbers. When the file is read later, it must have the same
   * number.
   */
  readonly inode?: number
}

/** Files in an order; an array is one. */
export interface SiteFiles extends Iterable<SiteFile> {
  readonly length: number
  /** The file with an index; undefined where there is none. */
  at(index: number): SiteFile | undefined
}

/** Why something in the directory is not published. */
export type Omission = 'hidden' | 'exclude' | 'never published' | 'link back into a folder above'

/**
 * What somebody should look at, although it is published: dumps of databases and recordings of requests, source maps that
 * contain the sources, and pages that show a live token.
 */
export type Doubt = 'dump' | 'map' | 'token'

/** What a directory contains for publishing. */
export interface Site {
  /** Sorted by path (UTF-16 code units), so that the same site always makes the same request. */
  readonly files: SiteFiles
  /** The files as the build wrote them, if others were added since. */
  readonly built?: SiteFiles
  /** Sum of the files' sizes. */
  readonly bytes: number
  /** Paths that were left out, by reason. A folder that was left out as a whole is one path with `/` at its end. */
  readonly omitted: ReadonlyMap<Omission, readonly string[]>
  /** Paths to look at, by the reason. No `!` pattern names them. */
  readonly doubts: Readonly<Record<Doubt, readonly string[]>>
  /** The patterns of `exclude` that matched nothing, as the user wrote them. */
  readonly unmatched: readonly string[]
}

/** The largest files, the largest first. */
export function largestOf(files: SiteFiles, most: number): SiteFile[] {
  const largest: SiteFile[] = []
  for (const file of files) {
    if (largest.length === most && file.size <= (largest.at(-1)?.size ?? 0)) continue
    // Files of the same size stay in their order.
    const smaller = largest.findIndex(({ size }) => size < file.size)
    largest.splice(smaller < 0 ? largest.length : smaller, 0, file)
    largest.length = Math.min(largest.length, most)
  }
  return largest
}

/** Whether the root of a repository was collected, by what was left out. */
export function isRepository(omitted: Site['omitted']): boolean {
  return omitted.get('never published')?.some((path) => path === '.git/' || path === '.git') ?? false
}
