import { ServiceError } from '../errors.ts'
import type { Profile } from '../hosting/account.ts'
import { isForLimit, UnlistedError } from '../hosting/refusals.ts'
import { OverwrittenError, type Tracking } from '../record/tracking.ts'
import { log } from '../report/log.ts'
import type { Site, SiteFiles } from '../site/site.ts'
import { describe, type Target } from '../target.ts'
import { isSameLink } from '../text/host-name.ts'
import { excerpt } from '../text/printable.ts'
import type { Destination, Existing, New } from './destination.ts'
import { LeftError, makeLink, type Published, warnOfAnswer } from './make-link.ts'
import type { Services } from './services.ts'

/** Milliseconds. An account that was asked less long ago is not asked again before a link is made. */
const freshFor = 10_000

/** What a deploy works with. */
export interface Deploy {
  readonly site: Site
  readonly target: Target
  readonly tracking: Tracking
  readonly services: Services
}

/**
 * Sends a site to its destination. If the service no longer has a link that was only remembered, the site gets a new
 * one. A link that the user named is made again under its own name.
 *
 * @throws {LeftError} if the service did not take the site, but may have made a link for it
 * @throws whatever else kept the service from taking the site
 */
export async function publish(files: SiteFiles, destination: Destination, deploy: Deploy): Promise<Published> {
  log.info(`Deploying ${describeTarget(deploy.target)} to ${destination.link ?? 'a new link'}.`)
  const published = await (destination.kind === 'new'
    ? makeLink(files, { ...destination, before: await accountBefore(destination, deploy) }, deploy)
    : update(files, destination, deploy))
  const { status, link } = published
  if (status !== '' && status.toLowerCase() !== 'active') {
    log.warning(
      `The service says of ${link}: "${excerpt(status, 60)}", not "active". The link may be about to expire: see the hosting account.`,
    )
  }
  return published
}

/** The account before a link is made. What was asked some time ago is asked again: packing or recording took long. */
async function accountBefore({ link, before, askedAt }: New, { services }: Deploy): Promise<Profile | undefined> {
  if (performance.now() - askedAt < freshFor) return await before
  return link === undefined
    ? ((await services.hosting.profileIfAny()) ?? (await before))
    : await services.hosting.profile()
}

function describeTarget({ subject, environment }: Target): string {
  return subject.kind === 'production' ? environment : describe(subject)
}

async function update(files: SiteFiles, existing: Existing, deploy: Deploy): Promise<Published> {
  const { target, tracking, services } = deploy
  const { link, own, isGuarded } = existing
  // While the site was packed, and between two attempts, somebody may have taken the link over.
  const permit = async (isAgain: boolean): Promise<void> => {
    if (isGuarded && own) await tracking.requireNotTaken(own, isAgain ? 'new, also of the record itself' : 'recent')
  }
  // For a preview a whole name must be one that the record names; otherwise the first label is enough.
  const isOwn = (answer: string): boolean =>
    answer === link ||
    own?.names.includes(answer) ||
    (!(isGuarded && own?.names.some((name) => name.startsWith(`${link}.`))) && isSameLink(answer, link))
  try {
    const upload = await services.hosting.update(files, link, permit)
    if (!isOwn(upload.link)) {
      if (isGuarded) throw new OverwrittenError(upload.link)
      warnOfAnswer(`The site was sent for ${link}`, upload.link)
    }
    return { ...upload, freed: [] }
  } catch (error) {
    if (error instanceof UnlistedError && (target.domain === undefined || !error.wasPosted || isForLimit(error))) {
      return await makeAgain(error, files, existing, deploy)
    }
    throw error instanceof ServiceError && error.link && isOwn(error.link) ? new LeftError(error, link) : error
  }
}

/** Makes the link again: under its own name if the user named it. A remembered one is replaced by a new one. */
async function makeAgain(
  { profile }: UnlistedError,
  files: SiteFiles,
  { link, isGuarded }: Existing,
  deploy: Deploy,
): Promise<Published> {
  const name = deploy.target.domain
  if (name === undefined) {
    log.notice(`The service no longer has the link ${link}, so the site gets a new one.`)
    await deploy.tracking.beginAnew()
  }
  return await makeLink(files, { link: name, before: profile, isGuarded }, deploy)
}
