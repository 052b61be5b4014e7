import { ServiceError } from '../errors.ts'
import type { Profile } from '../hosting/account.ts'
import { isForLimit, UnlistedError } from '../hosting/refusals.ts'
import { log } from '../report/log.ts'
import type { SiteFiles } from '../site/site.ts'
import { describe } from '../target.ts'
import { isSameLink } from '../text/host-name.ts'
import { excerpt } from '../text/printable.ts'
import { type Destination, type Existing, isGuarded, type New } from './destination.ts'
import { LeftError, makeLink, type Published, tellOverwritten } from './make-link.ts'
import type { Services, Work } from './services.ts'

/** Milliseconds. An account that was asked less long ago is not asked again before a link is made. */
const freshFor = 10_000

/**
 * Sends a site to its destination. If the service no longer has a link that was only remembered, the site gets a new
 * one. A link that the user named is made again under its own name.
 *
 * @throws {LeftError} if the service did not take the site, but may have made a link for it
 * @throws whatever else kept the service from taking the site
 */
export async function publish(files: SiteFiles, destination: Destination, work: Work): Promise<Published> {
  const { subject, environment } = work.target
  const what = subject.kind === 'production' ? environment : describe(subject)
  log.info(`Deploying ${what} to ${destination.link ?? 'a new link'}.`)
  const published =
    destination.kind === 'new'
      ? await makeLink(files, { name: destination.link, before: await accountBefore(destination, work.services) }, work)
      : await update(files, destination, work)
  const { status, link } = published
  if (status !== '' && status.toLowerCase() !== 'active') {
    log.warning(
      `The service says of ${link}: "${excerpt(status, 60)}", not "active". The link may be about to expire: see the hosting account.`,
    )
  }
  return published
}

/** The account before a link is made. What was asked some time ago is asked again: packing or recording took long. */
async function accountBefore({ link, before, askedAt }: New, { hosting }: Services): Promise<Profile | undefined> {
  if (performance.now() - askedAt < freshFor) return await before
  return link === undefined ? ((await hosting.profileIfAny()) ?? (await before)) : await hosting.profile()
}

async function update(files: SiteFiles, { link, own }: Existing, work: Work): Promise<Published> {
  const { tracking, services } = work
  const { domain } = work.target
  const guarded = isGuarded(work)
  // While the site was packed, and between two attempts, somebody may have taken the link over.
  const permit = async (isAgain: boolean): Promise<void> => {
    if (guarded && own) await tracking.requireNotTaken(own, isAgain ? 'new, also of the record itself' : 'recent')
  }
  // For a preview a whole name must be one that the record names; otherwise the first label is enough.
  const isOwn = (answer: string): boolean =>
    answer === link ||
    own?.names.includes(answer) ||
    (!(guarded && own?.names.some((name) => name.startsWith(`${link}.`))) && isSameLink(answer, link))
  try {
    const upload = await services.hosting.update(files, link, permit)
    if (!isOwn(upload.link)) tellOverwritten(`The site was sent for ${link}`, upload.link, guarded)
    return { ...upload, freed: [] }
  } catch (error) {
    if (error instanceof UnlistedError && (domain === undefined || !error.wasPosted || isForLimit(error))) {
      if (domain === undefined) {
        log.notice(`The service no longer has the link ${link}, so the site gets a new one.`)
        await tracking.beginAnew()
      }
      return await makeLink(files, { name: domain, before: error.profile }, work)
    }
    throw error instanceof ServiceError && error.link && isOwn(error.link) ? new LeftError(error, link) : error
  }
}
