import { type ActionError, NetworkError, ServiceError } from '../errors.ts'
import type { Body } from '../http/body.ts'
import { openEarly } from '../http/early-connection.ts'
import { withProgress } from '../http/progress.ts'
import type { SiteFiles } from '../site/site.ts'
import { hide } from '../text/secrets.ts'
import { lists, type Profile, profileOf, type Upload, uploadOf } from './account.ts'
import { callService, type HostingOptions } from './call.ts'
import { deleteInEitherForm } from './delete-forms.ts'
import { dialectOf } from './dialect.ts'
import { multipartBody } from './multipart.ts'
import {
  isForUnknownMethod,
  isRefused,
  mayBeForMethod,
  mayBeForPartCount,
  mayHaveMadeLink,
  withAdviceToZip,
  withLinks,
  withoutLink,
  withSize,
} from './refusals.ts'

/** The hosting service: one method for each endpoint. */
export class Hosting {
  readonly #options: HostingOptions

  constructor(options: HostingOptions) {
    this.#options = options
    // An answer may repeat the key. So the key must be hidden before any answer is read.
    hide(options.apiKey)
  }

  /** Opens a connection early, because a request will follow soon. A fault shows when it is needed. */
  prepare(): void {
    openEarly(this.#options.baseUrl).catch(() => {})
  }

  /**
   * Publishes a site in one request (INTERFACE 4.1).
   *
   * @param domain the link whose files it replaces; undefined for a new link
   * @throws {ServiceError} if the service refused it, or its answer is not what the interface says
   * @throws {NetworkError} if no complete answer came
   * @throws {SiteError} if a file changed while it was sent
   */
  async upload(files: SiteFiles, domain: string | undefined): Promise<Upload> {
    const fields = domain === undefined ? [] : [['domain', domain] as const]
    const body = withProgress(multipartBody(fields, files), this.#options.tell)
    try {
      return await (domain === undefined ? this.#create(body) : this.#update(domain, body))
    } catch (cause) {
      const error = withSize(cause, files)
      throw mayBeForPartCount(error, files.length) ? withAdviceToZip(error, files.length) : error
    }
  }

  /**
   * Sends an update with the method of the service's dialect. If it may have been refused for the method, it is sent
   * once more with the other one.
   */
  async #update(domain: string, body: Body): Promise<Upload> {
    const { baseUrl, tell } = this.#options
    const method = dialectOf(baseUrl).update
    const other = method === 'PUT' ? 'POST' : 'PUT'
    try {
      return await this.#send(method, body)
    } catch (error) {
      if (!mayBeForMethod(error)) throw error
      if (!isForUnknownMethod(error)) await this.#requireLink(domain, error)
      tell(
        `The service did not take the update of ${domain} as ${method}, so it is sent as ${other}. ${error.message}`,
      )
      return await this.#send(other, body).catch(async (second: unknown) => {
        if (!isRefused(second)) throw second
        if (isForUnknownMethod(error)) await this.#requireLink(domain, second)
        // The answer to the method that the service knows tells more.
        throw isForUnknownMethod(second) ? error : second
      })
    }
  }

  /**
   * Checks that the account has the link of a refused update. It throws the refusal if the account does not have it, or
   * can't be asked. In the first case the error lists the account's links.
   */
  async #requireLink(domain: string, error: ServiceError): Promise<void> {
    const profile = await this.profileIfAny()
    if (profile === undefined) throw error
    if (!lists(profile, domain)) throw withoutLink(error, domain, profile)
  }

  /**
   * Creates a link. It is never sent again if the service may have made a link. The error then lists the account's
   * links.
   */
  async #create(body: Body): Promise<Upload> {
    try {
      return await this.#send('POST', body, false)
    } catch (error) {
      if (!mayHaveMadeLink(error)) throw error
      throw withLinks(error, await this.profileIfAny())
    }
  }

  async #send(method: 'POST' | 'PUT', body: Body, idempotent = true): Promise<Upload> {
    const call = { operation: 'upload', method, path: '/v1/upload', body, idempotent }
    return uploadOf(await callService(call, this.#options))
  }

  /**
   * Deletes a link (INTERFACE 4.3): as JSON, or as a form if the service does not know JSON. If both fail, the profile
   * decides: if the link is not there, that is a success.
   *
   * @returns the account after it
   * @throws {ServiceError | NetworkError} if the link is still there, or the profile can't be read
   */
  async delete(domain: string): Promise<Profile> {
    try {
      const profile = await deleteInEitherForm(domain, this.#options)
      if (!lists(profile, domain)) return profile
      throw new ServiceError(
        { operation: 'delete', status: 200 },
        `delete: the service still lists ${domain} after the deletion.`,
        { hint: 'Run the job again; if the link stays, delete it in the hosting account.' },
      )
    } catch (error) {
      if (!(error instanceof ServiceError || error instanceof NetworkError)) throw error
      return await this.#profileWithout(domain, error)
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

  async #profileWithout(domain: string, error: ActionError): Promise<Profile> {
    const profile = await this.profileIfAny()
    if (profile === undefined || lists(profile, domain)) throw error
    return profile
  }
}
