import { ActionError } from '../errors.ts'
import type { Shipment } from '../hosting/hosting-service.ts'
import { lookForPassword } from '../hosting/protection.ts'
import { verify } from '../hosting/verify.ts'
import { log } from '../report/log.ts'
import { formatDuration } from '../text/printable.ts'
import type { SiteJob } from './job.ts'
import { discard } from './remove-preview.ts'
import type { Uploaded } from './upload.ts'

/**
 * Looks at a link as a visitor: that it asks for the password, if there is one, or that it serves what was sent.
 *
 * @throws {ActionError} if it does not. A link that is open, and that this run made, is deleted at once.
 */
export async function checkLink({ link, isMade }: Uploaded, { site, password }: Shipment, job: SiteJob): Promise<void> {
  const { inputs, signal, deployer, progress } = job
  const options = { signal, tell: log.info, patience: inputs.verifyTimeout }
  const start = performance.now()
  const done = (what: string) => log.info(`${what}, after ${formatDuration(performance.now() - start)}.`)
  if (password === undefined) {
    if (!inputs.verify || deployer.reserves) return
    const fault = await verify(link, site, options)
    if (fault === undefined) return done(`Verified: https://${link}/ serves what was sent`)
    // Nobody knows what the link shows.
    progress.upload = 'perhaps'
    throw fault
  }
  if (inputs.verify)
    log.info('"verify" can not look behind the password. It is only checked that the site asks for it.')
  const why = await lookForPassword(link, site, options)
  if (why === undefined) return done(`https://${link}/ asks for the password`)
  const stays =
    'It was there before, so it stays, open to everybody: delete it in the hosting account if nobody may see it.'
  const hint =
    'The service may not know passwords. Then write "preview-password: none", and everybody with the address can read previews.'
  throw new ActionError(`${why} ${isMade ? await discard(link, job) : stays}`, { hint })
}
