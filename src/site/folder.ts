import type { Matches } from './exclude.ts'

/** A folder on the walk. */
export interface Folder {
  /** Relative to the site's root, empty or with a trailing `/`. */
  readonly prefix: string
  /** Where it really is. */
  readonly real: string
  readonly matches: Matches
  /** The folder above on the walk, which behind a link is not the one above on disk. */
  readonly above: Folder | undefined
  /** Whether a link led here or to a folder above, so that names on disk may be others than those in `prefix`. */
  readonly linked: boolean
  /** Whether it is private and nobody named it, so that of what is in it only what is named goes out. */
  readonly isPrivate: boolean
  /** Name of the private folder that was named, this one or one above: there may be more of that name in it. */
  readonly opened: string
}

/** What a folder on the walk holds. */
export interface Entry {
  /** Relative to the site's root. */
  readonly path: string
  /** Where it is; of a link that is followed, what it leads to. */
  readonly real: string
  readonly matches: Matches
  readonly above: Folder
}
