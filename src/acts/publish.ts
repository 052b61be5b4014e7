import { ServiceError } from '../errors.ts'
import { lists, type Upload } from '../hosting/account.ts'
import type { Hosting } from '../hosting/hosting.ts'
import type { SiteFile } from '../site/site.ts'
import { log } from '../step/log.ts'
import { describe, type Target } from '../target.ts'

interface PublishOptions {
  readonly target: Target
  readonly link: string | undefined
  readonly hosting: Hosting
}

export async function publish(
  files: readonly SiteFile[],
  { target, link, hosting }: PublishOptions,
): Promise<Upload> {
  log.info(`Deploying ${describe(target.subject)} to ${link ?? 'a new link'}.`)
  let upload: Upload
  try {
    upload = await hosting.upload(files, link)
  } catch (error) {
    if (link === undefined || target.domain !== undefined || !(await isLost(link, error, hosting)))
      throw error
    log.notice(`The service no longer has the link ${link}, so the site gets a new one.`)
    return await hosting.upload(files, undefined)
  }
  if (link !== undefined && upload.link !== link) {
    log.warning(`The service was sent the site for ${link} and answered that it is at ${upload.link}.`)
  }
  return upload
}

/** Whether the service refused a link that it no longer has. */
async function isLost(link: string, error: unknown, hosting: Hosting): Promise<boolean> {
  if (!(error instanceof ServiceError) || error.link !== undefined) return false
  const profile = await hosting.profile().catch(() => undefined)
  return profile !== undefined && !lists(profile, link)
}
