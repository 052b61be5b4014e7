import { atMost } from '../http/at-most.ts'
import { isSameLink } from '../text/host-name.ts'
import type { Deployments } from './deployments.ts'
import { isOurs, linkInPayload, type RecordName } from './record-format.ts'

/** A deployment that names a link and is not torn down. */
export interface Active {
  readonly id: number
  /** Undefined where the deployment never came to one. */
  readonly link: string | undefined
}

/** How many of the newest are asked for side by side. */
const askedAhead = 4

/** Deployments of a record that are not torn down and did not just fail, newest first. */
export async function activeOf(deployments: Deployments, name: RecordName): Promise<Active[]> {
  const active: Active[] = []
  const all = await deployments.of(name)
  const [newest] = all
  // Most often it was torn down, and then nothing else is asked.
  if (newest === undefined || (await deployments.state(newest.id)).kind === 'torn down') return []
  await atMost(askedAhead, all.slice(0, askedAhead), ({ id }) => deployments.state(id))
  for (const deployment of all) {
    const state = await deployments.state(deployment.id)
    // Torn down oldest first: behind one that is, all are.
    if (state.kind === 'torn down') break
    if (state.kind === 'live') active.push({ id: deployment.id, link: state.link })
    if (state.kind === 'begun') active.push({ id: deployment.id, link: linkInPayload(deployment) })
  }
  return active
}

/** Deployments of ours that name a link and are not torn down, newest first: of one record, or of all. */
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
