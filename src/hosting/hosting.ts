import { ActionError, CancelledError, NetworkError, ServiceError, type UnderWay } from '../errors.ts'
import { jsonBody } from '../http/body.ts'
import { openEarly } from '../http/early-connection.ts'
import { withProgress } from '../http/progress.ts'
import type { SiteFiles } from '../site/site.ts'
import { hasLink, type Profile, profileOf, type Upload, uploadOf } from './account.ts'
import { type Attempts, type Call, call, type HostingOptions } from './call.ts'
import { dialectOf } from './dialect.ts'
import { multipartBody, type Sending, watched } from './multipart.ts'
import * as refusals from './refusals.ts'
import { meaningOf } from './retry-policy.ts'

/** A site as it is sent. */
export interface Shipment {
  /** Its files, or its one archive. */
  readonly files: SiteFiles
  /** JSON for the part `siteSettings`; none if not given. */
  readonly settings?: string | undefined
  readonly attempts: Attempts
}

/** Is awaited right before a request that changes a link. It throws if the link may not be changed. */
export type Permit = () => Promise<void>

/** The account after a deletion. */
export interface Deletion extends Profile {
  /** Whether the link may have been there before. */
  readonly wasThere: boolean
}

/** The hosting service: one method for each endpoint. */
export class Hosting {
  readonly #options: HostingOptions

  constructor(options: HostingOptions) {
    this.#options = options
  }

  /** Opens connections for requests that will follow and need one of their own. A fault shows when it is needed. */
  prepare(count = 1): void {
    openEarly(this.#options.baseUrl, count).catch(() => {})
  }

  /** The account's links and quota (INTERFACE 4.4). */
  async profile(): Promise<Profile> {
    return profileOf(await call(this.#options, { operation: 'profile', method: 'GET' }))
  }

  /** The same; undefined if it can't be read, for callers that can go on without it or have an error of their own. */
  async profileIfAny(): Promise<Profile | undefined> {
    const profile = await this.profile().catch(() => undefined)
    this.#options.signal.throwIfAborted()
    return profile
  }

  /**
   * Replaces the files of a link, in one request (INTERFACE 4.1): with the method of the service's dialect, and if that
   * is refused for what it is, once more with the other one. A service may take an update for a create, so that a full
   * account refuses it too.
   *
   * @param permit is asked before each repetition
   * @throws {UnlistedError} if the service refused it, and the account does not list the link
   * @throws {ServiceError | NetworkError} if the service refused it, or no answer came that can be used
   * @throws {SiteError} if a file changed while it was sent
   */
  async update(shipment: Shipment, link: string, permit?: Permit): Promise<Upload> {
    return await this.#ship(shipment, { what: 'an upload', link }, async (send) => {
      return await this.#update(send, link, permit)
    })
  }

  async #update(send: Send, link: string, permit?: Permit): Promise<Upload> {
    const first = dialectOf(this.#options.baseUrl).update
    const other = first === 'PUT' ? 'POST' : 'PUT'
    const again = async (): Promise<true> => {
      await permit?.()
      return true
    }
    const answer = await send(first, { again }).catch(refusals.asRefusal)
    if (!(answer instanceof ServiceError)) return answer
    const isMethodUnknown = meaningOf(answer.status).unknown === 'method and form'
    if (!isMethodUnknown) await this.#requireListed(link, answer, first === 'POST')
    this.#options.tell(
      `The service did not take the update of ${link} as ${first}, so it is sent as ${other}. ${answer.message}`,
    )
    await again()
    const second = await send(other, { again }).catch(refusals.asRefusal)
    if (!(second instanceof ServiceError)) return second
    if (isMethodUnknown) await this.#requireListed(link, second, true)
    // The answer to the method that the service knows tells more, and a PUT can't be taken for a new link.
    const isClear = first === 'PUT' && refusals.isForLimit(answer)
    throw isClear || meaningOf(second.status).unknown === 'method and form' ? answer : second
  }

  /** Checks that the account has the link of a refused update: the other method might make it. */
  async #requireListed(link: string, error: ServiceError, wasPosted: boolean): Promise<void> {
    const profile = await this.profileIfAny()
    if (profile === undefined) throw error
    if (!hasLink(profile, link)) throw new refusals.UnlistedError(error, link, profile, wasPosted)
  }

  /**
   * Makes a link whose name the service chooses, in one request (INTERFACE 4.1). It is not sent again if the service may
   * have made one.
   *
   * @param before the account before; undefined if it could not be read
   * @throws {FateError} if the link may have been made
   * @throws {ServiceError | NetworkError | SiteError} as `update` does
   */
  async create(shipment: Shipment, before: Profile | undefined): Promise<Upload> {
    return await this.#ship(shipment, { what: 'a new link' }, async (send) => {
      return await send('POST', { idempotent: false }).catch(async (error: unknown) => {
        if (!refusals.mayHaveMadeLink(error)) throw error
        throw new refusals.FateError(error, refusals.fateOfLink(before, await this.profileIfAny()))
      })
    })
  }

  /**
   * Makes a link with a name that the account does not list. Before each repetition the account is asked: if it lists the
   * name now, and an attempt since the last look may have made it, it did, and the site is sent as an update.
   *
   * @param permit is asked before each repetition, also where it is sent as an update
   * @throws {MadeMeanwhileError} if somebody else has made the link
   * @throws {FateError | ServiceError | NetworkError | SiteError} as `create` does
   */
  async createNamed(shipment: Shipment, name: string, permit?: Permit): Promise<Upload> {
    const { attempts } = shipment
    return await this.#ship(shipment, { what: 'a new link', link: name }, async (send) => {
      // Of the attempts since the account was asked last. What came of those before is known.
      const latest: Attempts = { mayBeDone: false }
      let isMade = false
      const look = async (): Promise<void> => {
        attempts.mayBeDone = latest.mayBeDone
        isMade = await this.#isMade(name, latest.mayBeDone)
        attempts.mayBeDone = isMade
        latest.mayBeDone = false
      }
      const again = async (): Promise<boolean> => {
        await look()
        if (!isMade) await permit?.()
        return !isMade
      }
      const answer = await send('POST', { again, attempts: latest }).catch(async (error: unknown) => {
        attempts.mayBeDone ||= latest.mayBeDone
        if (!isMade && refusals.mayHaveMadeLink(error)) await look()
        if (!isMade) throw error
        return undefined
      })
      if (answer) return answer
      await permit?.()
      return await this.#update(send, name, permit).catch((error: unknown) => {
        throw error instanceof ActionError ? new refusals.FateError(error, `${name} was made.`) : error
      })
    })
  }

  /** Whether this run has made a link, if the account lists it now. @throws {MadeMeanwhileError} if somebody else has */
  async #isMade(name: string, mayBe: boolean): Promise<boolean> {
    const profile = await this.profile().catch((error: unknown) => {
      const isOpen = mayBe && error instanceof ActionError && !(error instanceof CancelledError)
      throw isOpen ? new refusals.FateError(error, `${name} may have been made all the same.`) : error
    })
    const isListed = hasLink(profile, name)
    if (isListed && !mayBe) throw new refusals.MadeMeanwhileError(name)
    return isListed
  }

  /** Makes the body of a site, and says in each error of sending it what the user can know or do. */
  async #ship(shipment: Shipment, underWay: UnderWay, act: (send: Send) => Promise<Upload>): Promise<Upload> {
    const { files, settings, attempts } = shipment
    const body = watched(withProgress(multipartBody(underWay.link, files, settings), this.#options.tell))
    const creates = underWay.what === 'a new link'
    const send: Send = async (method, more) =>
      uploadOf(await call(this.#options, { operation: 'upload', method, body, creates, attempts, ...more }))
    try {
      return await act(send)
    } catch (error) {
      if (error instanceof CancelledError && body.wasWhole) throw new CancelledError(error.signal, underWay)
      throw refusals.withAdvice(error, files)
    }
  }

  /**
   * Deletes a link (INTERFACE 4.3): in the form of the service's dialect, and if that is refused for what it is, in the
   * other one. If both fail, the profile decides: a link that it does not list is gone.
   *
   * @param permit is asked before each request
   * @throws {ServiceError | NetworkError} if the link is still there, or the profile can't be read
   */
  async delete(link: string, attempts: Attempts, permit?: Permit): Promise<Deletion> {
    const again = async (): Promise<true> => {
      await permit?.()
      return true
    }
    const send = async (form: 'json' | 'form'): Promise<Profile> => {
      const [method, body]: [Call['method'], Sending] =
        form === 'json' ? ['POST', watched(jsonBody({ domain: link }))] : ['DELETE', watched(multipartBody(link, []))]
      return profileOf(await call(this.#options, { operation: 'delete', method, body, again, attempts }))
    }
    await permit?.()
    try {
      const profile = await this.#delete(send, again)
      if (!hasLink(profile, link)) return { ...profile, wasThere: true }
      const hint = 'Run the job again; if the link stays, delete it in the hosting account.'
      const message = `delete: the service still lists ${link} after the deletion.`
      throw new ServiceError({ operation: 'delete', status: 200 }, message, { hint })
    } catch (error) {
      if (error instanceof CancelledError) throw new CancelledError(error.signal, { what: 'a deletion', link })
      if (!(error instanceof ServiceError || error instanceof NetworkError)) throw error
      const profile = await this.profileIfAny()
      if (profile !== undefined && !hasLink(profile, link)) return { ...profile, wasThere: attempts.mayBeDone }
      // It is listed, so no attempt has deleted it.
      if (profile !== undefined) attempts.mayBeDone = false
      throw error
    }
  }

  async #delete(send: (form: 'json' | 'form') => Promise<Profile>, again: () => Promise<true>): Promise<Profile> {
    const first = dialectOf(this.#options.baseUrl).delete
    const answer = await send(first).catch(refusals.asRefusal)
    if (!(answer instanceof ServiceError)) return answer
    await again()
    const second = await send(first === 'json' ? 'form' : 'json').catch(refusals.asRefusal)
    if (!(second instanceof ServiceError)) return second
    throw meaningOf(second.status).unknown ? answer : second
  }
}

/** Sends the body of a site with a method. */
type Send = (method: 'POST' | 'PUT', more: Pick<Call, 'idempotent' | 'again' | 'attempts'>) => Promise<Upload>
