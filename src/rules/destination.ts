import { deploysIn, linksOf, ownClaim, workflowOf } from './claims.ts'
import { judge } from './judge.ts'
import type { Asker } from './policy.ts'
import type { Refusal } from './words.ts'
import { type Entry, hasLink, type World } from './world.ts'

/** Where a deploy goes. */
export type Destination =
  /** To a link that is there, or that the user says is there. */
  | { readonly kind: 'known'; readonly link: string }
  /** To one that it makes. Without a name the service chooses one. */
  | { readonly kind: 'new'; readonly name: string | undefined; readonly taken?: Taken }

/** A link of a preview's record that a live site has now, so that the record must not name it any longer. */
export interface Taken {
  readonly link: string
  readonly site: Entry
}

/** What must be asked before `destinationOf` can tell. */
export interface Questions {
  readonly account: boolean
  /** Live sites deployed to since this time, in milliseconds since 1970; 0 for all. Undefined: none. */
  readonly liveSitesSince: number | undefined
}

export function questionsOf({ target, policy }: Asker, own: readonly Entry[]): Questions {
  const { domain } = target
  if (policy === 'unrecorded') return { account: domain === undefined, liveSitesSince: undefined }
  const links = linksOf(own)
  const link = domain ?? links[0]
  if (link === undefined) return { account: true, liveSitesSince: undefined }
  const isOwn = links.includes(link)
  if (policy === 'preview') return { account: !isOwn, liveSitesSince: isOwn ? previewsLookSince(own) : 0 }
  return { account: !isOwn, liveSitesSince: ownClaim(link, own)?.createdAt ?? 0 }
}

/**
 * How far back a preview looks for a live site that took its link over. A live site's deploy may have begun an hour
 * before the preview's first one, and have ended after it.
 */
export function previewsLookSince(own: readonly Entry[]): number {
  const first = own.at(-1)
  return first === undefined ? 0 : first.createdAt - hour
}

const hour = 60 * 60_000

/** The three rules, for a deploy. Nothing was sent or recorded yet. */
export function destinationOf(asker: Asker, world: World): Destination | Refusal {
  const { target, policy } = asker
  const links = linksOf(world.own)
  const link = target.domain ?? links[0]
  if (link === undefined) return { kind: 'new', name: undefined }
  const verdict = judge(link, 'send', world, asker)
  if (!verdict.may) {
    const { because } = verdict
    if (target.domain !== undefined || because.why !== 'a live site has it') return because
    return { kind: 'new', name: undefined, taken: { link, site: because.site } }
  }
  const isMissing = world.account !== undefined && !hasLink(world.account, link)
  return policy !== 'unrecorded' && isMissing && !links.includes(link)
    ? { kind: 'new', name: link }
    : { kind: 'known', link }
}

/**
 * One record, one site: why a deploy would replace another site of the same record. A deployment of a reserve never
 * counts, and a reserve is never asked. For a preview another workflow is only a warning.
 */
export function otherSiteIn(own: readonly Entry[], asker: Asker): Refusal | undefined {
  const [newest] = deploysIn(own)
  if (newest === undefined) return undefined
  const { link } = newest
  if (asker.run !== '' && newest.run === asker.run) return { why: 'this run has deployed', link }
  const before = workflowOf(newest)
  const now = workflowOf(asker)
  const isOther = asker.target.domain === undefined && before !== '' && now !== '' && before !== now
  return isOther ? { why: 'another workflow deploys', link, workflow: before } : undefined
}
