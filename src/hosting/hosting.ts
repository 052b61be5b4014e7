import { ActionError, CancelledError, ServiceError, type UnderWay } from '../errors.ts'
import { withProgress } from '../http/progress.ts'
import type { SiteFiles } from '../site/site.ts'
import { hasLink, type Profile, type Upload, uploadOf } from './account.ts'
import { type Call, Caller, type Permit } from './call.ts'
import { dialectOf } from './dialect.ts'
import { multipartBody, type Sending, watched } from './multipart.ts'
import {
  FateError,
  fateOfLink,
  isForLimit,
  isRefused,
  MadeMeanwhileError,
  mayHaveMadeLink,
  UnlistedError,
  withAdvice,
} from './refusals.ts'
import { meaningOf } from './retry-policy.ts'

/** A link to make. */
export interface NewLink {
  /** Its name; undefined if the service chooses one. */
  readonly name?: string | undefined
  /** The account before; undefined if it could not be read. */
  readonly before: Profile | undefined
}

/** The hosting service: one method for each endpoint. */
export class Hosting extends Caller {
  /**
   * Replaces the files of a link, in one request (INTERFACE 4.1).
   *
   * @throws {UnlistedError} if the service refused it, and the account does not list the link
   * @throws {ServiceError | NetworkError} if the service refused it, or no answer came that can be used
   * @throws {SiteError} if a file changed while it was sent
   */
  async update(files: SiteFiles, link: string, permit?: Permit): Promise<Upload> {
    return await this.#sendSite(files, { what: 'an upload', link }, async (body) => {
      await permit?.(false)
      return await this.#sendUpdate(link, body, permit)
    })
  }

  /**
   * Makes a link, in one request (INTERFACE 4.1). It is never sent again if the service may have made one without a
   * name. If it may have made one with a name, the account tells.
   *
   * @throws {FateError} if the link was made all the same, or may have been
   * @throws {MadeMeanwhileError} if somebody else has made the link with this name
   * @throws {ServiceError | NetworkError | SiteError} as `update` does
   */
  async create(files: SiteFiles, { name, before }: NewLink): Promise<Upload> {
    return await this.#sendSite(files, { what: 'a new link', link: name }, async (body) => {
      if (name !== undefined) return await this.#createNamed(name, body)
      return await this.#send('POST', body, { idempotent: false }).catch(async (error: unknown) => {
        throw mayHaveMadeLink(error) ? new FateError(error, fateOfLink(before, await this.profileIfAny())) : error
      })
    })
  }

  /** Makes the body of a site, and says in each error of sending it what the user can know or do. */
  async #sendSite(files: SiteFiles, underWay: UnderWay, send: (body: Sending) => Promise<Upload>): Promise<Upload> {
    const body = watched(withProgress(multipartBody(underWay.link, files), this.options.tell))
    try {
      return await send(body)
    } catch (error) {
      if (error instanceof CancelledError && body.wasWhole) throw new CancelledError(error.signal, underWay)
      throw withAdvice(error, files)
    }
  }

  /**
   * Sends an update with the method of the service's dialect. If it may have been refused for the method, it is sent
   * once more with the other one. A service may take it for a new link, so a full account refuses it too.
   */
  async #sendUpdate(link: string, body: Sending, permit?: Permit): Promise<Upload> {
    const { baseUrl, tell } = this.options
    const method = dialectOf(baseUrl).update
    const other = method === 'PUT' ? 'POST' : 'PUT'
    const again = async (): Promise<void> => permit?.(true)
    try {
      return await this.#send(method, body, { again })
    } catch (error) {
      if (!(error instanceof ServiceError) || error.link !== undefined) throw error
      // With a status of success only a code makes a refusal clear. Else the site may be there, and another link wrong.
      if (error.status < 300 && error.code === '') throw error
      const isUnknown = meaningOf(error.status).unknown === 'method and form'
      if (!isUnknown) await this.#requireListed(link, error, method === 'POST')
      if (!isRefused(error) && !isForLimit(error)) throw error
      tell(`The service did not take the update of ${link} as ${method}, so it is sent as ${other}. ${error.message}`)
      await again()
      return await this.#send(other, body, { again }).catch(async (second: unknown) => {
        if (!isRefused(second) && !isForLimit(second)) throw second
        if (isUnknown) await this.#requireListed(link, second, true)
        // The answer to the method that the service knows tells more, and a PUT can't be taken for a new link.
        const isClear = method === 'PUT' && isForLimit(error)
        throw isClear || meaningOf(second.status).unknown === 'method and form' ? error : second
      })
    }
  }

  /** Checks that the account has the link of a refused update: the other method might make it. */
  async #requireListed(link: string, error: ServiceError, wasPosted: boolean): Promise<void> {
    const profile = await this.profileIfAny()
    if (profile === undefined) throw error
    if (!hasLink(profile, link)) throw new UnlistedError(error, link, profile, wasPosted)
  }

  /**
   * Makes a link with a name. Before each repetition the account is asked: if it lists the name now, and the whole body
   * was sent, an earlier attempt has made the link, and the site is sent as an update.
   */
  async #createNamed(name: string, body: Sending): Promise<Upload> {
    const made = new Error('An earlier attempt has made the link.')
    const requireUnmade = async (): Promise<void> => {
      const profile = await this.profile().catch((error: unknown) => {
        const isOpen = body.wasWhole && error instanceof ActionError && !(error instanceof CancelledError)
        throw isOpen ? new FateError(error, `Whether the service made ${name} is not known.`) : error
      })
      if (hasLink(profile, name)) throw body.wasWhole ? made : new MadeMeanwhileError(name)
      body.wasWhole = false
    }
    return await this.#send('POST', body, { again: requireUnmade })
      .catch(async (error: unknown) => {
        if (mayHaveMadeLink(error)) await requireUnmade()
        throw error
      })
      .catch(async (error: unknown) => {
        if (error !== made) throw error
        return await this.#sendUpdate(name, body).catch((fault: unknown) => {
          throw fault instanceof ActionError ? new FateError(fault, `${name} was made.`) : fault
        })
      })
  }

  async #send(method: 'POST' | 'PUT', body: Sending, more: Pick<Call, 'idempotent' | 'again'>): Promise<Upload> {
    return uploadOf(await this.call({ operation: 'upload', method, body, ...more }))
  }
}
