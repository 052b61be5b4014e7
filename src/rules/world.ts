import { isSameLink } from '../text/host-name.ts'

/** What the payload of one deployment of ours says. Other tools' deployments are none. */
export interface Entry {
  readonly id: number
  readonly environment: string
  readonly task: string
  /** Milliseconds since 1970, by GitHub's clock, in whole seconds. */
  readonly createdAt: number
  /** Where the deploy went; undefined for a draft, and where only `names` is known. */
  readonly link: string | undefined
  /** Other names that may be the same link's. They only refuse. */
  readonly names: readonly string[]
  /** `<run id>.<attempt>`, and `<workflow file>/<job>`; each empty if not known. */
  readonly run: string
  readonly job: string
  /** Whether it is the second deployment of one deploy, which names what the service answered. */
  readonly again: boolean
  /** Whether visitors need a password. */
  readonly protected: boolean
  /** Whether only a page was sent that stands for the site to come. */
  readonly reserved: boolean
}

/** Each undefined if the service did not say it. */
export interface Quota {
  readonly used: number | undefined
  readonly limit: number | undefined
}

/** The account as profile and delete report it (INTERFACE 4.3 and 4.4). */
export interface Account {
  /** The names of each link. An entry of the list may have two. Only here a name may be a single label. */
  readonly links: readonly (readonly string[])[]
  readonly quota: Quota
}

/** What was seen, and nothing else. What can't be read is never here: reading it throws. */
export interface World {
  /** The record's own deployments, newest first. */
  readonly own: readonly Entry[]
  /** Deployments of live sites, of every environment, newest first. */
  readonly liveSites: readonly Entry[]
  /** Undefined if it was not asked for, or can't be read. */
  readonly account?: Account | undefined
  /** Whether the pull request is open, or the branch there. Left out if it was not asked for. */
  readonly isNeeded?: boolean
}

/** Whether the account has a link under any of some names. */
export function hasLink({ links }: Pick<Account, 'links'>, ...names: readonly string[]): boolean {
  return links.flat().some((listed) => names.some((name) => isSameLink(listed, name)))
}

/** The names of a link's entry in the account, with its own. */
export function listedNames(account: Account | undefined, link: string): string[] {
  return account?.links.filter((names) => hasLink({ links: [names] }, link)).flat() ?? []
}

/** The other whole names of a link's entry in the account. */
export function otherNames(account: Account | undefined, link: string): string[] {
  return listedNames(account, link).filter((name) => name.includes('.') && name !== link)
}
