import { type Asker, judge } from './judge.ts'
import type { Refusal } from './refusals.ts'
import { deploysIn, type Entry, hasLink, linksOf, ownClaim, type World, workflowOf } from './world.ts'

/** Where a deploy goes: to a link that is there, or that the user says is there; or to one that it makes. */
export interface Destination {
  /** Undefined for a new one whose name the service chooses. */
  readonly link: string | undefined
  readonly isNew: boolean
  /** A link of a preview's record that a live site has now, so that the record must not name it any longer. */
  readonly taken?: { readonly link: string; readonly site: Entry }
}

/** What must be asked before `destinationOf` can tell: the account, and live sites as of `lookSince`. */
export function questionsOf(asker: Asker, own: readonly Entry[]) {
  const { domain } = asker.target
  if (asker.policy === 'unrecorded') return { account: domain === undefined, liveSitesSince: undefined }
  const links = linksOf(own)
  const link = domain ?? links[0]
  if (link === undefined) return { account: true, liveSitesSince: undefined }
  const isOwn = links.includes(link)
  const isFirst = asker.policy === 'preview' && !isOwn
  return { account: !isOwn, liveSitesSince: isFirst ? 0 : lookSince(link, asker, own) }
}

const hour = 60 * 60_000

/** Since when live sites' deployments tell who has a link, in milliseconds since 1970; undefined if nobody is asked. */
export function lookSince(link: string, { policy }: Asker, own: readonly Entry[]): number | undefined {
  if (policy === 'unrecorded') return undefined
  if (policy === 'live site') return ownClaim(link, own)?.createdAt ?? 0
  // A live site's deploy may have begun an hour before the preview's first one, and have ended after it.
  const first = own.at(-1)
  return first === undefined ? 0 : first.createdAt - hour
}

/** The three rules, for a deploy. Nothing was sent or recorded yet. */
export function destinationOf(asker: Asker, world: World): Destination | Refusal {
  const { target, policy } = asker
  const links = linksOf(world.own)
  const link = target.domain ?? links[0]
  if (link === undefined) return { link, isNew: true }
  const verdict = judge(link, 'send', world, asker)
  if (!verdict.may) {
    const { because } = verdict
    if (target.domain !== undefined || because.why !== 'a live site has it') return because
    return { link: undefined, isNew: true, taken: { link, site: because.site } }
  }
  const isMissing = world.account !== undefined && !hasLink(world.account, link)
  return { link, isNew: policy !== 'unrecorded' && isMissing && !links.includes(link) }
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
