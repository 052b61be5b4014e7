import { isSameLink } from '../text/address.ts'
import { hasLink, type World } from './world.ts'

/** What the link that a service answered means for the one that was asked for. */
export type Answered =
  | { readonly is: 'it'; readonly link: string }
  /** An update was answered with another name, of the same link or of another one. */
  | { readonly is: 'another name' }
  /** A create was answered with a link that was there before. */
  | { readonly is: 'listed before' }
  /** A create under a name was answered with another one. */
  | { readonly is: 'chosen by the service' }
  /** A single label, which may stand for any name. */
  | { readonly is: 'unusable' }

export interface AskedFor {
  /** Undefined where the service was to choose the name. */
  readonly link: string | undefined
  readonly isNew: boolean
  /** What is known of the link beside its own name. */
  readonly names: readonly string[]
  /** Links that this run deleted before, so that they may be made again. */
  readonly freed: readonly string[]
}

/** @param before the account as it was before a create; it is not needed for an update */
export function answeredWith(answer: string, asked: AskedFor, before: World['account']): Answered {
  const { link, isNew, names, freed } = asked
  // A label that is answered for the whole name that was asked is that name.
  if (link !== undefined && isSameLink(answer, link)) return { is: 'it', link }
  if (!answer.includes('.')) return { is: 'unusable' }
  if (!isNew) return link !== undefined && names.includes(answer) ? { is: 'it', link } : { is: 'another name' }
  if (before && hasLink(before, answer) && !freed.includes(answer)) return { is: 'listed before' }
  return link === undefined ? { is: 'it', link: answer } : { is: 'chosen by the service' }
}
