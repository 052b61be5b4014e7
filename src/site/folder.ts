import type { Matches } from './exclude.ts'

/** A folder that the walk enters. */
export interface Folder {
  /** Relative to the site's root; empty, or with `/` at its end. */
  readonly prefix: string
  /** Its real path. */
  readonly real: string
  /** The same with a separator at its end. */
  readonly base: string
  readonly matches: Matches
  /** The same for its real path, if a link led to it that no `!` pattern names. */
  readonly realMatches: Matches | undefined
  /** The folder above on the walk. After a link that is not the folder above on disk. */
  readonly above: Folder | undefined
  /** Whether a link led to this folder or to one above. Then names on disk may differ from those in `prefix`. */
  readonly linked: boolean
  /**
   * Whether the folder is private and no pattern names it. Then only paths in it that a pattern names are published.
   */
  readonly isPrivate: boolean
  /**
   * Name of the private folder, this one or one above, that a pattern names. Folders of that name inside it are allowed
   * too.
   */
  readonly opened: string
}

/** An entry of a folder on the walk. */
export interface FolderEntry {
  /** Relative to the site's root. */
  readonly path: string
  /** Its name in the folder. */
  readonly name: string
  /** Its real path; if it is a link that is followed, that of its target. */
  readonly real: string
  readonly matches: Matches
  readonly realMatches: Matches | undefined
  readonly above: Folder
}
