import { ServiceError } from '../errors.ts'
import { lists, type Upload } from '../hosting/account.ts'
import { isForLimit } from '../hosting/refusals.ts'
import type { Tracking } from '../record/tracking.ts'
import { log } from '../report/log.ts'
import type { Site, SiteFiles } from '../site/site.ts'
import { describe, type Target } from '../target.ts'
import { isSameLink } from '../text/host-name.ts'
import { excerpt } from '../text/printable.ts'
import type { Services } from './services.ts'

/** What a deploy works with. */
export interface Deploy {
  readonly site: Site
  readonly target: Target
  readonly tracking: Tracking
  readonly services: Services
}

/** A site that the service has taken. */
export interface Published extends Upload {
  /** Whether the service made a new link for it. */
  readonly isNew: boolean
  /** Links of closed previews that were deleted to make room for it. */
  readonly freed: readonly string[]
}

/**
 * Sends a site to a link, or to a new one. If the service no longer has a link that was only remembered, the site gets
 * a new one. A link that the user named is never replaced like that.
 *
 * @param link undefined for a new one
 * @throws whatever kept the service from taking the site
 */
export async function publish(
  files: SiteFiles,
  link: string | undefined,
  { target, tracking, services }: Pick<Deploy, 'target' | 'tracking' | 'services'>,
): Promise<Published> {
  log.info(`Deploying ${describeTarget(target)} to ${link ?? 'a new link'}.`)
  const published = await sendTo(link, files, { target, tracking, services })
  if (link !== undefined && !published.isNew && !isSameLink(published.link, link)) {
    log.warning(`The site was sent for ${link}, but the service answered that it is at ${published.link}.`)
    await tracking.beginAnew(published.link)
  }
  const { status } = published
  if (status !== '' && status.toLowerCase() !== 'active') {
    log.warning(
      `The service says of ${published.link}: "${excerpt(status, 60)}", not "active". The link may be about to expire: see the hosting account.`,
    )
  }
  return published
}

function describeTarget({ subject, environment }: Target): string {
  return subject.kind === 'production' ? environment : describe(subject)
}

async function sendTo(
  link: string | undefined,
  files: SiteFiles,
  { target, tracking, services }: Pick<Deploy, 'target' | 'tracking' | 'services'>,
): Promise<Published> {
  if (link === undefined) return await create(files, tracking, services)
  try {
    return { ...(await services.hosting.upload(files, link)), isNew: false, freed: [] }
  } catch (error) {
    if (target.domain !== undefined || !(await isLost(link, error, services))) throw error
    log.notice(`The service no longer has the link ${link}, so the site gets a new one.`)
    await tracking.beginAnew(undefined)
    return await create(files, tracking, services)
  }
}

/** Makes a new link. If the account is full, closed previews are torn down, and it is tried once more. */
async function create(files: SiteFiles, tracking: Tracking, services: Services): Promise<Published> {
  let freed: readonly string[] = []
  const upload = await services.hosting.upload(files, undefined).catch(async (error: unknown) => {
    if (!isForLimit(error)) throw error
    const { makeRoom } = await import('./full-account.ts')
    freed = await makeRoom(error, services)
    return await services.hosting.upload(files, undefined)
  })
  await tracking.requireNewLink(upload.link)
  return { ...upload, isNew: true, freed }
}

/** Whether the upload failed because the service no longer has the link. */
async function isLost(link: string, error: unknown, { hosting }: Services): Promise<boolean> {
  if (!(error instanceof ServiceError) || error.link !== undefined) return false
  const profile = await hosting.profileIfAny()
  return profile !== undefined && !lists(profile, link)
}
