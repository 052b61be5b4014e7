import type { Swept } from '../outcome.ts'
import { hasName } from '../record/links.ts'
import type { Preview } from '../record/previews.ts'
import type { GitHubAccess, Services } from './services.ts'

/** Previews that are asked for their links only to count them. */
const mostAsked = 10

/**
 * How many links the account has, how many of them at least are recorded for live sites and for these previews, and the
 * quota. A link that was deployed to only once is named by statuses alone: these are asked for only a few previews.
 *
 * @returns undefined if the account can't be read
 */
export async function countLinks(
  previews: readonly Preview[],
  { records }: GitHubAccess,
  { hosting, signal }: Services,
): Promise<Pick<Swept, 'account' | 'quota'> | undefined> {
  const unnamed = previews.filter(({ link }) => link === undefined).slice(0, mostAsked)
  const [profile, ...named] = await Promise.all([
    hosting.profileIfAny(),
    records.namesOfLiveSites().catch(() => []),
    ...unnamed.map(async ({ name }) => (await records.links(name).catch(() => [])).flatMap(({ names }) => names)),
  ])
  signal.throwIfAborted()
  if (profile === undefined) return undefined
  const names = [...named.flat(), ...previews.flatMap(({ link }) => link ?? [])]
  const known = profile.links.filter((listed) => names.some((name) => hasName(listed, name))).length
  return { account: { links: profile.links.length, known }, quota: profile.quota }
}
