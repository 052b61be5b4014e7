import { ActionError, CancelledError, NetworkError, ServiceError } from '../errors.ts'
import { openEarly } from '../http/early-connection.ts'
import { withProgress } from '../http/progress.ts'
import type { SiteFiles } from '../site/site.ts'
import { hide } from '../text/secrets.ts'
import { hasLink, type Profile, profileOf, type Upload, uploadOf } from './account.ts'
import { callService, type HostingOptions } from './call.ts'
import { deleteInEitherForm } from './delete-forms.ts'
import { dialectOf } from './dialect.ts'
import { multipartBody } from './multipart.ts'
import {
  FateError,
  fateOf,
  isForUnknownMethod,
  MadeMeanwhileError,
  mayBeForMethod,
  mayBeForPartCount,
  mayHaveMadeLink,
  UnlistedError,
  withAdviceToZip,
  withSize,
} from './refusals.ts'
import { type Sending, watched } from './sending.ts'

/**
 * Makes sure, right before a request that changes a link, that the link may be changed.
 *
 * @param isAgain whether the same was tried before in this run
 * @throws if it may not
 */
export type Permit = (isAgain: boolean) => Promise<void>

const always: Permit = async () => {}

/** A link to make. */
export interface NewLink {
  /** Its name; undefined if the service chooses one. */
  readonly name?: string | undefined
  /** The account before; undefined if it could not be read. */
  readonly before: Profile | undefined
}

/** What a deletion came to: the account after it, and whether the link may have been there before. */
export interface Deletion extends Profile {
  readonly wasThere: boolean
}

/** The hosting service: one method for each endpoint. */
export class Hosting {
  readonly #options: HostingOptions

  constructor(options: HostingOptions) {
    this.#options = options
    // An answer may repeat the key. So the key must be hidden before any answer is read.
    hide(options.apiKey)
  }

  /**
   * Opens connections early, because requests will follow soon. A fault shows when it is needed.
   *
   * @param count how many requests need one of their own: a create does, whatever was asked before it
   */
  prepare(count = 1): void {
    openEarly(this.#options.baseUrl, count).catch(() => {})
  }

  /**
   * Replaces the files of a link, in one request (INTERFACE 4.1).
   *
   * @param permit is awaited before the request, and before each repetition
   * @throws {UnlistedError} if the service refused it, and the account does not list the link
   * @throws {ServiceError} if the service refused it, or its answer is not what the interface says
   * @throws {NetworkError} if no complete answer came
   * @throws {SiteError} if a file changed while it was sent
   */
  async update(files: SiteFiles, link: string, permit = always): Promise<Upload> {
    return await this.#sendSite(files, link, async (body) => {
      await permit(false)
      return await this.#update(link, body, permit)
    })
  }

  /**
   * Makes a link, in one request (INTERFACE 4.1). It is never sent again if the service may have made one without a
   * name. If it may have made one with a name, the account tells.
   *
   * @throws {MadeMeanwhileError} if somebody else has made the link with this name
   * @throws {ServiceError | NetworkError | SiteError} as `update` does
   */
  async create(files: SiteFiles, { name, before }: NewLink): Promise<Upload> {
    return await this.#sendSite(files, name, async (body) => {
      try {
        return await (name === undefined ? this.#send('POST', body, false) : this.#createNamed(name, body))
      } catch (error) {
        if (error instanceof CancelledError && body.wasWhole)
          throw new CancelledError(error.signal, name ?? 'A new link')
        if (name !== undefined || !mayHaveMadeLink(error)) throw error
        throw new FateError(error, fateOf(before, await this.profileIfAny()))
      }
    })
  }

  async #sendSite(
    files: SiteFiles,
    domain: string | undefined,
    send: (body: Sending) => Promise<Upload>,
  ): Promise<Upload> {
    const fields = domain === undefined ? [] : [['domain', domain] as const]
    try {
      return await send(watched(withProgress(multipartBody(fields, files), this.#options.tell)))
    } catch (cause) {
      const error = withSize(cause, files)
      throw mayBeForPartCount(error, files.length) ? withAdviceToZip(error, files.length) : error
    }
  }

  /**
   * Sends an update with the method of the service's dialect. If it may have been refused for the method, it is sent
   * once more with the other one.
   */
  async #update(link: string, body: Sending, permit: Permit): Promise<Upload> {
    const { baseUrl, tell } = this.#options
    const method = dialectOf(baseUrl).update
    const other = method === 'PUT' ? 'POST' : 'PUT'
    const again = (): Promise<void> => permit(true)
    try {
      return await this.#send(method, body, true, again)
    } catch (error) {
      if (!(error instanceof ServiceError) || error.link !== undefined) throw error
      const isUnknown = isForUnknownMethod(error)
      if (!isUnknown) await this.#requireListed(link, error, method === 'POST')
      if (!mayBeForMethod(error)) throw error
      tell(
        `The service did not take the update of ${link} as ${method}, so it is sent as ${other}. ${error.message}`,
      )
      await again()
      return await this.#send(other, body, true, again).catch(async (second: unknown) => {
        if (!mayBeForMethod(second)) throw second
        if (isUnknown) await this.#requireListed(link, second, true)
        // The answer to the method that the service knows tells more.
        throw isForUnknownMethod(second) ? error : second
      })
    }
  }

  /**
   * Checks that the account has the link of a refused update.
   *
   * @throws {UnlistedError} if the account does not have the link
   * @throws {ServiceError} the refusal as it is if the account can't be asked: the other method might make the link
   */
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
      body.forget()
    }
    try {
      return await this.#send('POST', body, true, requireUnmade)
    } catch (error) {
      const fault: unknown = mayHaveMadeLink(error)
        ? await requireUnmade().then(
            () => error,
            (reason: unknown) => reason,
          )
        : error
      if (fault !== made) throw fault
    }
    return await this.#update(name, body, always).catch((error: unknown) => {
      throw error instanceof ActionError ? new FateError(error, `${name} was made.`) : error
    })
  }

  async #send(
    method: 'POST' | 'PUT',
    body: Sending,
    idempotent: boolean,
    again?: () => Promise<void>,
  ): Promise<Upload> {
    const turnedAway = (): void => body.forget()
    const call = { operation: 'upload', method, path: '/v1/upload', body, idempotent, again, turnedAway }
    return uploadOf(await callService(call, this.#options))
  }

  /**
   * Deletes a link (INTERFACE 4.3): as JSON, or as a form if the service does not know JSON. If both fail, the profile
   * decides: if the link is not there, that is a success.
   *
   * @param names of the link; the first one is sent
   * @param permit is awaited before the request, and before each repetition
   * @returns the account after it, and whether the link may have been there before
   * @throws {ServiceError | NetworkError} if the link is still there, or the profile can't be read
   */
  async delete(names: readonly [string, ...string[]], permit = always): Promise<Deletion> {
    const [domain] = names
    let wasRepeated = false
    const again = (): Promise<void> => {
      wasRepeated = true
      return permit(true)
    }
    await permit(false)
    try {
      const otherForm = (): Promise<void> => permit(true)
      const profile = await deleteInEitherForm(domain, this.#options, { again, otherForm })
      if (!hasLink(profile, domain)) return { ...profile, wasThere: true }
      throw new ServiceError(
        { operation: 'delete', status: 200 },
        `delete: the service still lists ${domain} after the deletion.`,
        { hint: 'Run the job again; if the link stays, delete it in the hosting account.' },
      )
    } catch (error) {
      if (!(error instanceof ServiceError || error instanceof NetworkError)) throw error
      // An attempt whose answer was lost may have deleted it.
      const wasThere = wasRepeated || mayHaveMadeLink(error)
      return { ...(await this.#profileWithout(names, error)), wasThere }
    }
  }

  /** The account's links and quota (INTERFACE 4.4). */
  async profile(): Promise<Profile> {
    const call = { operation: 'profile', method: 'GET', path: '/v1/profile' } as const
    return profileOf(await callService(call, this.#options))
  }

  /** The same; undefined if it can't be read, for callers that can go on without it or have an error of their own. */
  async profileIfAny(): Promise<Profile | undefined> {
    const profile = await this.profile().catch(() => undefined)
    this.#options.signal.throwIfAborted()
    return profile
  }

  async #profileWithout(names: readonly string[], error: ActionError): Promise<Profile> {
    const profile = await this.profileIfAny()
    if (profile === undefined || hasLink(profile, ...names)) throw error
    return profile
  }
}
