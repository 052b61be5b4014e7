import { ServiceError } from '../errors.ts'
import { lists } from '../hosting/account.ts'
import { describe, type Subject } from '../target.ts'
import { count, firstOf } from '../text/format.ts'
import { excerpt } from '../text/printable.ts'
import type { Services } from './services.ts'
import { Wanted } from './wanted.ts'

/** How many records are looked at, newest first: an open one costs one request, a closed one a few. */
const mostRecords = 50

/**
 * The error for an account that takes no more links (INTERFACE 7), saying which it has, and which of them are previews
 * whose pull request or branch is gone. What can't be found out is left out. Any other error is given back as it is.
 */
export async function explainLimit(error: unknown, services: Services): Promise<unknown> {
  if (!(error instanceof ServiceError) || !error.code.endsWith('_LIMIT_REACHED')) return error
  const profile = await services.hosting.profile().catch(() => undefined)
  if (profile === undefined) return error
  const leftBehind = await linksLeftBehind(profile.links, services).catch(() => new Map<string, Subject>())
  const marked = [...leftBehind].map(
    ([link, subject]) => `${excerpt(link, 100)} (${describe(subject)}, which is closed)`,
  )
  const others = profile.links.filter((link) => !leftBehind.has(link)).map((link) => excerpt(link, 100))
  const sweep = `${count(leftBehind.size, 'link')} of this repository can go: run the action with "mode: sweep" (for each "environment" that has previews), then this job again.`
  return new ServiceError(
    error,
    `${error.message} Links of the account: ${firstOf([...marked, ...others], 20) || 'none'}.`,
    {
      hint: leftBehind.size > 0 ? sweep : error.hint,
      cause: error,
    },
  )
}

/** Those of the account's links that only a record of ours names whose pull request or branch is gone. */
async function linksLeftBehind(links: readonly string[], services: Services): Promise<Map<string, Subject>> {
  const { github, records } = services.requireGitHub('the records tell which links were left behind')
  const wanted = new Wanted(github)
  const found = new Map<string, Subject>()
  for (const { subject, name } of (await records.allPreviews()).slice(0, mostRecords)) {
    if ((await wanted.ask(subject)).why !== undefined) continue
    const named = (await records.active(name)).flatMap(({ link }) => link ?? [])
    const listed = links.filter((link) => named.some((each) => lists({ links: [link] }, each)))
    for (const link of listed) found.set(link, subject)
  }
  return found
}
