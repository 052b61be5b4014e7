import type { Entry } from './world.ts'

/** All names that an entry has for its link. */
export function namesIn({ link, names }: Entry): string[] {
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
export function rivalsOf(
  link: string,
  environment: string,
  own: readonly Entry[],
  liveSites: readonly Entry[],
): Entry[] {
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
