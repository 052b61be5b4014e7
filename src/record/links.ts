import type { Deployment } from '../github/resources.ts'
import { atMost } from '../http/concurrency.ts'
import { isSameLink } from '../text/host-name.ts'
import { factsOf, linkInPayload, type State } from './record-format.ts'

/** A live link of a record, which is a set of links. The newest deployment that names one decides whether it lives. */
export interface RecordLink {
  /** Its names, because a service may answer with another one. The name that the service accepted last comes first. */
  readonly names: readonly [string, ...string[]]
  /** The names that a service accepted, or gave to a new link. Only these prove what was made. */
  readonly accepted: readonly string[]
  /**
   * Whether a run of this record made the link: the service created it then, so nothing was there before. Only such a
   * link may be replaced or deleted for a preview. A deploy that was to make it, and has not ended, is no proof.
   */
  readonly made: boolean
  /** Whether a site was sent there. If not, the link may not even exist. */
  readonly sent: boolean
  /** The deployments that name it, newest first, but for those that were seen to be torn down. */
  readonly deployments: readonly Deployment[]
}

/** How many deployments are asked for their statuses at the same time. */
const atOnce = 4

/** A link while it is read. */
interface Draft {
  names: string[]
  accepted: string[]
  deployments: Deployment[]
  isLive?: boolean
  /** Undefined while no deployment has told it. */
  made?: boolean | undefined
  /** Place of the newest deployment that was sent there; undefined while none was found. */
  sentAt?: number | undefined
  /** Whether a deployment was reached that belongs to an earlier life of the link. */
  isOver?: boolean
}

/**
 * The live links of a record, the one that a site was sent to last comes first. It asks for few statuses: of the
 * deployments that were begun for a new link, and of the newest one for each link.
 *
 * @param deployments all of the record, newest first
 */
export async function liveLinks(
  deployments: readonly Deployment[],
  stateOf: (deployment: Deployment) => Promise<State>,
): Promise<RecordLink[]> {
  await atMost(atOnce, deployments.filter(isForNewLink), stateOf)
  const drafts: Draft[] = []
  for (const [place, deployment] of deployments.entries()) {
    const { link: begunFor, made } = factsOf(deployment) ?? {}
    const known = begunFor === undefined ? undefined : drafts.find(({ names }) => names.includes(begunFor))
    if (known?.isOver) continue
    const tellsNothing = known?.made !== undefined || made === undefined
    if (known?.isLive && known.sentAt !== undefined && tellsNothing) {
      known.deployments.push(deployment)
      continue
    }
    const state = await stateOf(deployment)
    const names = [...new Set([begunFor, state.link])].filter((name) => name !== undefined)
    if (state.kind !== 'deleted' && names.length > 0) add(draftFor(names, drafts), { deployment, place, state })
  }
  const live = drafts.filter(({ isLive }) => isLive)
  return live.toSorted((a, b) => (a.sentAt ?? Infinity) - (b.sentAt ?? Infinity)).map(linkOf)
}

/** The oldest deployment that names a link in its present life. */
export async function oldestOf(
  { deployments: [newest, ...older] }: RecordLink,
  stateOf: (deployment: Deployment) => Promise<State>,
): Promise<Deployment> {
  if (newest === undefined) throw new Error('A link of a record has a deployment.')
  for (const deployment of older.toReversed()) {
    if ((await stateOf(deployment)).kind !== 'torn down') return deployment
  }
  return newest
}

/** Whether a deployment was begun for a new link without a name. Only its statuses tell where it went. */
export function isForNewLink(deployment: Deployment): boolean {
  return linkInPayload(deployment) === undefined
}

/**
 * The name of a link that a record proves for a name which the user wrote; undefined if it proves none. A single label
 * is short for the one name that begins with it. But a whole name is not proved by its first label.
 */
export function provedName({ accepted }: RecordLink, name: string): string | undefined {
  return (
    accepted.find((each) => each === name) ??
    accepted.find((each) => each.startsWith(`${name}.`) && !name.includes('.'))
  )
}

/** The link that a record proves for a name which the user wrote; undefined if it proves none. */
export function provedLink(links: readonly RecordLink[], name: string): RecordLink | undefined {
  const isExact = ({ accepted }: RecordLink): boolean => accepted.includes(name)
  return links.find(isExact) ?? links.find((each) => provedName(each, name) !== undefined)
}

/** Whether one of a link's names is this one. */
export function hasName(names: readonly string[], name: string | undefined): boolean {
  return name !== undefined && names.some((each) => isSameLink(each, name))
}

/** The draft of the link with these names: a new one, or all that have one of the names, merged in `drafts`. */
function draftFor(names: readonly string[], drafts: Draft[]): Draft {
  const [draft, ...same] = drafts.filter((each) => names.some((name) => each.names.includes(name)))
  if (draft === undefined) {
    const fresh: Draft = { names: [...names], accepted: [], deployments: [] }
    drafts.push(fresh)
    return fresh
  }
  for (const other of same) {
    drafts.splice(drafts.indexOf(other), 1)
    draft.deployments.push(...other.deployments)
    draft.sentAt ??= other.sentAt
    draft.made ??= other.made
    draft.names.push(...other.names)
    draft.accepted.push(...other.accepted)
  }
  draft.names = [...new Set([...draft.names, ...names])]
  return draft
}

/** Adds a deployment that names a draft's link; all that were added before are newer. */
function add(
  draft: Draft,
  { deployment, place, state }: { deployment: Deployment; place: number; state: State },
): void {
  if (draft.isOver) return
  if (state.kind === 'torn down') {
    draft.isOver = true
    return
  }
  draft.deployments.push(deployment)
  // A deploy that failed has changed nothing. If it claimed to make the link, the claim is void.
  if (state.kind === 'failed') return
  draft.isLive = true
  if (state.kind === 'sent') draft.sentAt ??= place
  const { link, made } = factsOf(deployment) ?? {}
  const accepted = link ?? state.link
  if (accepted !== undefined) draft.accepted.push(accepted)
  // What was begun without a link can only have made the one that it names.
  draft.made ??= made ?? (link === undefined || undefined)
}

function linkOf({ names: [first = '', ...others], accepted, made = false, sentAt, deployments }: Draft): RecordLink {
  const sent = sentAt !== undefined
  return { names: [first, ...others], accepted, made: made && sent, sent, deployments }
}
