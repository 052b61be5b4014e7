import { isSameLink } from '../text/address.ts'

/** In the service's own unit. Undefined if it was not reported. */
export interface Quota {
  readonly used: number | undefined
  readonly limit: number | undefined
}

/** INTERFACE 4.3 and 4.4. */
export interface Account {
  /** The one or two names of each link. A name may be a single label. */
  readonly links: readonly (readonly string[])[]
  readonly quota: Quota
}

/** Whether a name ends as a link of the account, or of Tiiny Host, does. Any other one must be attached first. */
export function endsAsLink({ links }: Pick<Account, 'links'>, name: string): boolean {
  const [end] = /\..*/u.exec(name) ?? []
  return ['x.tiiny.site', ...links.flat()].some((listed) => /\..*/u.exec(listed)?.[0] === end)
}

/** Whether the account has a link of that name, or one that is its first label. */
export function lists({ links }: Pick<Account, 'links'>, name: string): boolean {
  return links.flat().some((listed) => isSameLink(listed, name))
}
