import { log } from '../report/log.ts'
import type { SiteFiles } from '../site/site.ts'
import { formatDuration } from '../text/format.ts'
import type { Published } from './publish.ts'
import { discard } from './removal.ts'
import { isProtected, type Work } from './services.ts'

/**
 * Looks at a link as a visitor: that it asks for the password, if there is one, or that it serves what was sent.
 *
 * @returns milliseconds until it served what was sent; undefined if that was not asked for, or a password hides it
 * @throws {OpenError | DiscardedError | ServiceError} if it does not
 */
export async function checkLink({ link, isNew }: Published, files: SiteFiles, asFiles: boolean, work: Work) {
  const { inputs, signal } = work
  const options = { signal, tell: log.info, patience: inputs.verifyTimeout }
  if (isProtected(work)) {
    const { OpenError, requireProtected } = await import('../hosting/protection.ts')
    if (inputs.verify)
      log.info('"verify" can not look behind the password, so it is only checked that the link asks for it.')
    const took = await requireProtected(link, files, options).catch(async (error: unknown) => {
      if (!(error instanceof OpenError)) throw error
      const fate = 'The link was there before, so it stays: delete it in the hosting account if nobody may see it.'
      throw isNew ? await discard(link, error, work) : new OpenError(`${error.message} ${fate}`, error)
    })
    log.info(`https://${link}/ asks for the password, after ${formatDuration(took)}.`)
    return undefined
  }
  if (!inputs.verify) return undefined
  const { verify } = await import('../hosting/verify.ts')
  const took = await verify(link, files, asFiles, options)
  log.info(`Verified: https://${link}/ serves what was sent, after ${formatDuration(took)}.`)
  return took
}
