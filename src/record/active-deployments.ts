import { atMost } from '../http/concurrency.ts'
import { isSameLink } from '../text/host-name.ts'
import type { Deployments } from './deployments.ts'
import { isOurs, linkInPayload, type RecordName } from './record-format.ts'

/** A deployment of a record that is active: not torn down, and not just failed. */
export interface Active {
  readonly id: number
  /** Undefined if the deployment has no link: it was begun for a new one, which it did not get so far. */
  readonly link: string | undefined
}

/** How many of the newest deployments are asked for at the same time. */
const askedAhead = 4

/** The active deployments of a record (neither torn down nor failed without a link), newest first. */
export async function activeOf(deployments: Deployments, name: RecordName): Promise<Active[]> {
  const active: Active[] = []
  const all = await deployments.of(name)
  const [newest] = all
  // Most often the newest one was torn down. Then no other request is needed.
  if (newest === undefined || (await deployments.state(newest.id)).kind === 'torn down') return []
  await atMost(askedAhead, all.slice(0, askedAhead), ({ id }) => deployments.state(id))
  for (const deployment of all) {
    const state = await deployments.state(deployment.id)
    // Deployments are torn down oldest first. So all that are older than this one are torn down too.
    if (state.kind === 'torn down') break
    if (state.kind === 'live') active.push({ id: deployment.id, link: state.link })
    if (state.kind === 'begun') active.push({ id: deployment.id, link: linkInPayload(deployment) })
  }
  return active
}

/**
 * Our active deployments that name a link, newest first: those of one record, or of all records if `name` is undefined.
 */
export async function activeNaming(
  deployments: Deployments,
  link: string,
  name: RecordName | undefined,
): Promise<Active[]> {
  const active: Active[] = []
  const all = name ? await deployments.of(name) : (await deployments.all()).filter(isOurs)
  for (const deployment of all) {
    const begunFor = linkInPayload(deployment)
    if (begunFor !== undefined && !isSameLink(begunFor, link)) continue
    const state = await deployments.state(deployment.id)
    const named = state.kind === 'live' ? state.link : state.kind === 'begun' ? begunFor : undefined
    if (named !== undefined && isSameLink(named, link)) active.push({ id: deployment.id, link })
  }
  return active
}
