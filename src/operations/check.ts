import { ActionError } from '../errors.ts'
import type { Shipment } from '../hosting/client.ts'
import { log } from '../report/log.ts'
import { formatDuration } from '../text/printable.ts'
import type { Uploaded } from './answer.ts'
import type { Work } from './job.ts'
import { discard } from './remove-preview.ts'

/**
 * Looks at a link as a visitor: that it asks for the password, if there is one, or that it serves what was sent.
 *
 * @returns milliseconds until it served it. Undefined if nobody asked.
 * @throws {ActionError} if it does not
 */
export async function checkLink(uploaded: Uploaded, shipment: Shipment, work: Work): Promise<number | undefined> {
  const { inputs, signal, progress } = work
  const { link } = uploaded
  const { site } = shipment
  const options = { signal, tell: log.info, patience: inputs.verifyTimeout }
  const start = performance.now()
  const took = () => formatDuration(performance.now() - start)
  if (shipment.password !== undefined) {
    const { lookForPassword } = await import('../hosting/protection.ts')
    if (inputs.verify)
      log.info('"verify" can not look behind the password. It is only checked that the site asks for it.')
    const why = await lookForPassword(link, site, options)
    if (why !== undefined) throw await open(uploaded, why, work)
    log.info(`https://${link}/ asks for the password, after ${took()}.`)
    return undefined
  }
  if (!inputs.verify || progress.reserved) return undefined
  const { verify } = await import('../hosting/verify.ts')
  const fault = await verify(link, site, options)
  if (fault !== undefined) throw fault
  log.info(`Verified: https://${link}/ serves what was sent, after ${took()}.`)
  return performance.now() - start
}

/** The error for a preview that is open. A link that this run made is deleted at once. */
async function open({ link, isMade }: Uploaded, why: string, work: Work): Promise<ActionError> {
  const stays =
    'It was there before, so it stays, open to everybody: delete it in the hosting account if nobody may see it.'
  const fate = isMade ? await discard(link, work) : stays
  const hint =
    'The service may not know passwords. Then write "preview-password: none", and everybody with the address can read previews.'
  return new ActionError(`${why} ${fate}`, { hint })
}
