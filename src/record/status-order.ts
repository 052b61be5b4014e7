import type { Status } from '../github/resources.ts'
import { isSameLink } from '../text/host-name.ts'
import { linkIn } from './record-format.ts'

/** GitHub's times are whole seconds. Within one second the ids of statuses tell the order. */
export type Moment = Pick<Status, 'createdAt' | 'id'>

/** Later than anything. */
export const never: Moment = { createdAt: Number.POSITIVE_INFINITY, id: Number.POSITIVE_INFINITY }

/** Whether one moment is later than another one. */
export function isAfter(a: Moment, b: Moment): boolean {
  return a.createdAt === b.createdAt ? a.id > b.id : a.createdAt > b.createdAt
}

/**
 * The oldest status that names a link.
 *
 * @param statuses newest first
 */
export function firstNaming(statuses: readonly Status[], link: string): Moment | undefined {
  return statuses.findLast(({ environmentUrl }) => isSameLink(linkIn(environmentUrl) ?? '', link))
}
