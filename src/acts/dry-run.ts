import { hasLink } from '../hosting/account.ts'
import type { ChosenForm } from '../hosting/dialect.ts'
import type { Outcome, Skipped } from '../outcome.ts'
import { log } from '../report/log.ts'
import { quotaOf } from '../report/summary.ts'
import type { Site } from '../site/site.ts'
import { count, firstOf, formatBytes } from '../text/format.ts'
import { excerpt, printable } from '../text/printable.ts'
import type { Destination } from './destination.ts'
import { isGuarded, type Work } from './services.ts'

/** Says what a deploy would do, and asks for the account to see whether it could work. Nothing is written. */
export async function rehearse(site: Site, to: Destination, { form, why }: ChosenForm, work: Work): Promise<Outcome> {
  // It was asked already where a link is new.
  const profile = (await to.account) ?? (await work.hosting.profile())
  const { link } = to
  const isMissing = link !== undefined && !hasLink(profile, link)
  const size = `${count(site.files.length, 'file')}, ${formatBytes(site.bytes)}`
  const omitted = [...site.omitted].map(([reason, paths]) => `${paths.length} (${reason}): ${firstOf(paths, 5)}`)
  return report(work.target.environment, [
    ['Would send', `${size}, as ${form === 'zip' ? 'one archive' : 'single files'} (${why})`],
    ['To', (link ?? 'a new link') + (isMissing ? ', which the account does not have: it would be made' : '')],
    ['Owner of the link', to.kind === 'new' ? 'none yet' : ownerOf(work)],
    ['Left out', printable(omitted.join('; ')) || 'nothing'],
    ['Key', 'accepted'],
    ['Account', `${count(profile.links.length, 'link')} in use; quota used: ${quotaOf(profile.quota) || 'not told'}`],
  ])
}

/** What a deploy has found out about the owner of a link that is there. */
function ownerOf(work: Work): string {
  if (work.github === undefined) return 'not known without github-token'
  if (isGuarded(work)) return 'this preview, which made it; no live site has taken it over'
  if (work.target.ofBranch) return 'no other live site'
  return work.target.domain === undefined ? 'this environment' : 'not checked, because a live site may use any link'
}

/** Says which links a teardown would delete. */
export function rehearseTearDown(environment: string, links: readonly string[]): Outcome {
  return report(environment, [['Would delete', excerpt(firstOf(links, 10), 500)]])
}

function report(environment: string, findings: NonNullable<Skipped['findings']>): Outcome {
  for (const [name, finding] of findings) log.info(`${name}: ${finding}.`)
  const reason = 'This is a dry run: nothing was changed.'
  return { result: 'skipped', environment, reason, findings }
}
