import { isSameLink } from '../text/address.ts'

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

/** All names that an entry has for its link. */
function namesIn({ link, names }: Entry): string[] {
  return link === undefined ? [...names] : [link, ...names]
}

/** The links that a record names, newest first. Only these permit. */
export function linksOf(own: readonly Entry[]): string[] {
  return [...new Set(own.flatMap(({ link }) => link ?? []))]
}

/** The newest entry of a record that tells where its site is. */
export function newestIn(own: readonly Entry[]): Entry | undefined {
  return own.find(({ link }) => link !== undefined)
}

/** The deploys of a record that sent a site, newest first. A reserve sends only a page that stands for one. */
export function deploysIn(own: readonly Entry[]): (Entry & { readonly link: string })[] {
  return own.flatMap((each) => (each.link === undefined || each.reserved ? [] : [{ ...each, link: each.link }]))
}

/** What is known of a link beside its own name, for its next deployment. What may have been overwritten has no link. */
export function namesFor(link: string, own: readonly Entry[]): string[] {
  const ofLink = own.filter((each) => each.link === link)
  return [...new Set(ofLink.flatMap(({ names }) => names))].filter((name) => name !== link)
}

/** Rule for previews: the live site that has a link, under any name that was ever seen in the deployments given. */
export function ownerOf(link: string, liveSites: readonly Entry[]): Entry | undefined {
  return liveSites.find((site) => namesIn(site).includes(link))
}

/**
 * The newest entry by which a live site's own record has a link. One without a link does not count: what it names may
 * have been overwritten, and such a name only refuses.
 */
export function ownClaim(link: string, own: readonly Entry[]): Entry | undefined {
  return own.find((each) => each.link !== undefined && namesIn(each).includes(link))
}

/**
 * Rule for live sites: the sites of other environments that have a link now, newest first. Their newest deploy names it,
 * and is newer than the own one that does.
 */
export function rivalsOf(link: string, environment: string, { own, liveSites }: World): Entry[] {
  const ours = ownClaim(link, own)
  const found: Entry[] = []
  // What an environment named before its newest deploy with a link counts no more.
  const over = new Set([environment.toLowerCase()])
  for (const site of liveSites) {
    const name = site.environment.toLowerCase()
    if (over.has(name)) continue
    if (site.link !== undefined) over.add(name)
    // What it may have overwritten is for the site there to deploy again.
    const isLater = ours === undefined || (site.link !== undefined && isNewer(site, ours))
    if (isLater && namesIn(site).includes(link)) found.push(site)
  }
  return found
}

/** GitHub's times are whole seconds. Within one second the ids tell the order. */
function isNewer(a: Entry, b: Entry): boolean {
  return a.createdAt > b.createdAt || (a.createdAt === b.createdAt && a.id > b.id)
}

/** The link of the repository's production, as far as it was seen; for words only. */
export function productionIn(liveSites: readonly Entry[]): string | undefined {
  return linksOf(liveSites.filter(({ environment }) => environment.toLowerCase() === 'production'))[0]
}

/** The file of `<workflow file>/<job>`. */
export function workflowOf({ job }: Pick<Entry, 'job'>): string {
  return job.split('/')[0] ?? ''
}
