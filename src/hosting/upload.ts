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
  readonly files: SiteFiles
  /** JSON for the part `siteSettings`. */
  readonly settings?: string | undefined
  readonly attempts: Attempts
}

/**
 * Replaces the files of a link (INTERFACE 4.1): with the method of the service's dialect, and if that is refused for
 * what it is, with the other one. A service may take an update for a create, so that a full account refuses it too.
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
  const { send, explain } = shipping(options, shipment, { what: 'an upload', link })
  const sendOther = async (answer: ServiceError): Promise<Upload> => {
    // The other method might make the link.
    if (!isMethodUnknown(answer)) await requireListed(answer, first === 'POST')
    const why = `The service did not take the update of ${link} as ${first}, so it is sent as ${other}.`
    options.tell(`${why} ${answer.message}`)
    await permit?.()
    return await send(other, permit).catch(async (error: unknown) => {
      const second = refusals.asRefusal(error)
      if (isMethodUnknown(answer)) await requireListed(second, true)
      // The answer to the method that the service knows tells more, and a PUT can't be taken for a new link.
      throw (first === 'PUT' && refusals.isForLimit(answer)) || isMethodUnknown(second) ? answer : second
    })
  }
  return await send(first, permit)
    .catch((error: unknown) => sendOther(refusals.asRefusal(error)))
    .catch(explain)
}

function isMethodUnknown({ status }: ServiceError): boolean {
  return meaningOf(status).unknown === 'method and form'
}

/** Makes a link whose name the service chooses. @throws {FateError} if it may have been made; else as `update` does */
export async function create(options: HostingOptions, shipment: Shipment, before: Profile | undefined) {
  const { send, explain } = shipping(options, shipment, { what: 'a new link' })
  const tellFate = async (error: unknown): Promise<never> => {
    if (!shipment.attempts.mayBeDone || !refusals.namesNoLink(error)) throw error
    throw new refusals.FateError(error, refusals.fateOfLink(before, await readProfileIfAny(options)))
  }
  return await send('POST').catch(tellFate).catch(explain)
}

/**
 * Makes a link with a name that the account does not list. Before each repetition the account is asked: if it lists the
 * name now, and an attempt since the last look may have made it, it did, and the site is sent as an update; else
 * somebody else has made it. @throws {MadeMeanwhileError} then; else as `create` does
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
  const { send, explain } = shipping(options, shipment, { what: 'a new link', link: name })
  const unlessMade = async (error: unknown): Promise<undefined> => {
    if (!isMade && attempts.mayBeDone && refusals.namesNoLink(error)) await look()
    if (!isMade) throw error
  }
  const made = await send('POST', again).catch(unlessMade).catch(explain)
  if (made) return made
  await permit?.()
  return await update(options, shipment, name, permit).catch((error: unknown) => {
    throw error instanceof ActionError ? new refusals.FateError(error, `${name} was made.`) : error
  })
}

/** What sends a site, and what says in each error of that what the user can know or do. */
function shipping(options: HostingOptions, { files, settings, attempts }: Shipment, underWay: UnderWay) {
  const body = withProgress(multipartBody(underWay.link, files, settings), options.tell)
  const creates = underWay.what === 'a new link'
  return {
    send: async (method: 'POST' | 'PUT', again?: () => Promise<unknown>): Promise<Upload> =>
      uploadOf(await call(options, { operation: 'upload', method, body, creates, again, attempts })),
    explain(error: unknown): never {
      if (error instanceof CancelledError && attempts.mayBeDone) throw new CancelledError(error.signal, underWay)
      throw refusals.withAdvice(error, files)
    },
  }
}
