/** In the service's own unit. */
export type Quota = Readonly<{ used: number | undefined; limit: number | undefined }>

/** Interface 4.3 and 4.4. */
export interface Account {
  /** The one or two names of each link. A name may be a single label. */
  readonly links: readonly (readonly string[])[]
  readonly quota: Quota
}

/** Whether a name ends as a link of the account, or of Tiiny Host, does. Any other one must be attached first. */
export function isOfKnownDomain({ links }: Pick<Account, 'links'>, name: string): boolean {
  const endOf = (each: string): string => each.replace(/^[^.]+/u, '')
  return ['x.tiiny.site', ...links.flat()].some((listed) => endOf(listed) === endOf(name))
}

const labelOf = (name: string): string => name.replace(/\..*/su, '')

/** Whether a name is listed. A single label counts as each name that begins with it. */
export function listedIn({ links }: Pick<Account, 'links'>): (name: string) => boolean {
  const names = new Set(links.flat())
  const labels = new Set(Array.from(names, labelOf))
  return (name) => names.has(name) || (name.includes('.') ? names.has(labelOf(name)) : labels.has(name))
}

export const lists = (account: Pick<Account, 'links'>, name: string): boolean => listedIn(account)(name)
