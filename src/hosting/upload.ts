import { ActionError, CancelledError, type ServiceError, type UnderWay } from '../errors.ts'
import { withProgress } from '../http/body.ts'
import type { SiteFiles } from '../site/site.ts'
import { hasLink, type Profile, readProfile, readProfileIfAny, type Upload, uploadOf } from './account.ts'
import { type Attempts, call, type HostingOptions, type Permit } from './call.ts'
import { dialectOf } from './dialect.ts'
import { multipartBody } from './multipart.ts'
import * as refusals from './refusals.ts'
import { meaningOf } from './retry-policy.ts'

export interface Shipment {
  /** The site's files, or its one archive. */
  readonly files: SiteFiles
  /** JSON for the part `siteSettings`. */
  readonly settings?: string | undefined
  readonly attempts: Attempts
}

/**
 * Replaces the files of a link (INTERFACE 4.1): with the method of the service's dialect, and if that is refused for
 * what it is, with the other one. A service may take an update for a create, so that a full account refuses it too.
 *
 * @throws {UnlistedError | ServiceError | NetworkError | SiteError}
 */
export async function update(options: HostingOptions, shipment: Shipment, link: string, permit?: Permit) {
  const first = dialectOf(options.baseUrl).update
  const other = first === 'PUT' ? 'POST' : 'PUT'
  const requireListed = async (error: ServiceError, wasPosted: boolean): Promise<void> => {
    const profile = await readProfileIfAny(options)
    if (profile === undefined) throw error
    if (hasLink(profile, link)) return
    // It is not listed, so no attempt has updated it.
    shipment.attempts.mayBeDone = false
    throw new refusals.UnlistedError(error, link, profile, wasPosted)
  }
  return await ship(options, shipment, { what: 'an upload', link }, async (send) => {
    return await send(first, permit).catch(async (error: unknown) => {
      const answer = refusals.asRefusal(error)
      // The other method might make the link.
      if (!isMethodUnknown(answer)) await requireListed(answer, first === 'POST')
      const why = `The service did not take the update of ${link} as ${first}, so it is sent as ${other}.`
      options.tell(`${why} ${answer.message}`)
      await permit?.()
      return await send(other, permit).catch(async (last: unknown) => {
        const second = refusals.asRefusal(last)
        if (isMethodUnknown(answer)) await requireListed(second, true)
        // The answer to the method that the service knows tells more, and a PUT can't be taken for a new link.
        throw (first === 'PUT' && refusals.isForLimit(answer)) || isMethodUnknown(second) ? answer : second
      })
    })
  })
}

function isMethodUnknown({ status }: ServiceError): boolean {
  return meaningOf(status).unknown === 'method and form'
}

/** Makes a link whose name the service chooses. @throws {FateError} if it may have been made; else as `update` does */
export async function create(options: HostingOptions, shipment: Shipment, before: Profile | undefined) {
  return await ship(options, shipment, { what: 'a new link' }, async (send) => {
    return await send('POST').catch(async (error: unknown) => {
      if (!shipment.attempts.mayBeDone || !refusals.namesNoLink(error)) throw error
      throw new refusals.FateError(error, refusals.fateOfLink(before, await readProfileIfAny(options)))
    })
  })
}

/**
 * Makes a link with a name that the account does not list. Before each repetition the account is asked: if it lists the
 * name now, and an attempt since the last look may have made it, it did, and the site is sent as an update.
 *
 * @throws {MadeMeanwhileError} if somebody else has made the link; else as `create` does
 */
export async function createNamed(options: HostingOptions, shipment: Shipment, name: string, permit?: Permit) {
  const { attempts } = shipment
  let isMade = false
  const look = async (): Promise<void> => {
    const profile = await readProfile(options).catch((error: unknown) => {
      const isOpen = attempts.mayBeDone && error instanceof ActionError && !(error instanceof CancelledError)
      throw isOpen ? new refusals.FateError(error, `${name} may have been made all the same.`) : error
    })
    const isListed = hasLink(profile, name)
    if (isListed && !attempts.mayBeDone) throw new refusals.MadeMeanwhileError(name)
    // What came of the attempts so far is known from now on.
    attempts.mayBeDone = isMade = isListed
  }
  const again = async (): Promise<boolean> => {
    await look()
    if (!isMade) await permit?.()
    return !isMade
  }
  const made = await ship(options, shipment, { what: 'a new link', link: name }, async (send) => {
    return await send('POST', again).catch(async (error: unknown) => {
      if (!isMade && attempts.mayBeDone && refusals.namesNoLink(error)) await look()
      if (!isMade) throw error
      return undefined
    })
  })
  if (made) return made
  await permit?.()
  return await update(options, shipment, name, permit).catch((error: unknown) => {
    throw error instanceof ActionError ? new refusals.FateError(error, `${name} was made.`) : error
  })
}

type Send = (method: 'POST' | 'PUT', again?: () => Promise<unknown>) => Promise<Upload>
type Act<T> = (send: Send) => Promise<T>

/** Makes the body of a site, and says in each error of sending it what the user can know or do. */
async function ship<T>(options: HostingOptions, shipment: Shipment, underWay: UnderWay, act: Act<T>): Promise<T> {
  const { files, settings, attempts } = shipment
  const body = withProgress(multipartBody(underWay.link, files, settings), options.tell)
  const creates = underWay.what === 'a new link'
  try {
    return await act(async (method, again) =>
      uploadOf(await call(options, { operation: 'upload', method, body, creates, again, attempts })),
    )
  } catch (error) {
    if (error instanceof CancelledError && attempts.mayBeDone) throw new CancelledError(error.signal, underWay)
    throw refusals.withAdvice(error, files)
  }
}
