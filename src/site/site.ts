/** One file to publish. */
export interface SiteFile {
  /** Relative to the site's root, with `/` on every platform. */
  readonly path: string
  /** Absolute path of the file itself; where `path` is a link, of what it points to. */
  readonly source: string
  /** Bytes. */
  readonly size: number
  /** Number of the disk that it was found on. Missing for what the action made itself, which nobody else changes. */
  readonly device?: number
  /** Its number on that disk, 0 where the disk has none: what is at `source` later must be the same file. */
  readonly inode?: number
}

/** Why something in the directory is not published. */
export type Omission = 'hidden' | 'exclude' | 'never published' | 'link back into a folder above'

/** What a directory holds for publishing. */
export interface Site {
  /** Sorted by path (UTF-16 code units), so that the same site always makes the same request. */
  readonly files: readonly SiteFile[]
  /** Sum of the files' sizes. */
  readonly bytes: number
  /** Paths left out, by reason; a folder that was left out whole is one path with a trailing `/`. */
  readonly omitted: ReadonlyMap<Omission, readonly string[]>
  /** The patterns of `exclude` that matched nothing, as they were written. */
  readonly unmatched: readonly string[]
}
