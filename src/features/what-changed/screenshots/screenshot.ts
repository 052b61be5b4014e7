import type { PageWords } from '../page-words.ts'

/** Why there is no picture: a clause without a full stop, which the comment shows. Its cause is only for the log. */
export class PictureError extends Error {}

/** Only its pictures show whether an `unsure` page differs. */
export interface PageToShow {
  readonly path: string
  readonly title: string
  readonly change: 'changed' | 'new' | 'unsure'
  /** What a user named, such as a route of an app. Its path is only a name, and its address begins with a slash. */
  readonly view?: Readonly<{ address: string; hasFile: boolean }>
}

/** A page with the words that scripts have drawn on it, if its files have none that differ. */
export type Drawn = PageToShow & Readonly<{ words?: PageWords | undefined }>

/** `after` and `before` are paths in the site. Without `before`, nothing was compared: `noBefore` if that was wanted. */
export interface Pictures {
  readonly result: 'pictures'
  readonly after: string
  readonly before?: string | undefined
  readonly noBefore?: boolean
  /** How many differ, and whether more differs below. */
  readonly parts?: number
  readonly isCut?: boolean
  readonly words?: PageWords | undefined
  /** Pages with the same two pictures (design 8.7). */
  readonly joined?: readonly Drawn[]
}

/** The reason is a clause without a full stop, such as `it took too long`. The time was over before an `unseen` view. */
export type Screenshot = PageToShow &
  (Pictures | Readonly<{ result: 'same' | 'unseen' } | { result: 'none'; reason: string; hasNoRoom?: boolean }>)

/** All pages of a heading. */
export const pagesOf = (each: Screenshot): readonly Drawn[] =>
  each.result === 'pictures' ? [each, ...(each.joined ?? [])] : [each]
