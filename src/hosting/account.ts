import { isSameLink } from '../text/address.ts'

/** Each undefined if the service did not report it. */
export interface Quota {
  readonly used: number | undefined
  readonly limit: number | undefined
}

/** The account as profile and delete report it (INTERFACE 4.3 and 4.4). */
export interface Account {
  /** The names of each link. An entry may have two. Only here a name may be a single label. */
  readonly links: readonly (readonly string[])[]
  readonly quota: Quota
}

/** Whether an entry is that name, has it among its names, or is its first label. */
export function lists({ links }: Pick<Account, 'links'>, name: string): boolean {
  return links.flat().some((listed) => isSameLink(listed, name))
}
