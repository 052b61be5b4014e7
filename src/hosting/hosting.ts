import { type ActionError, NetworkError, ServiceError } from '../errors.ts'
import type { Body } from '../http/body.ts'
import { openEarly } from '../http/early.ts'
import { withProgress } from '../http/progress.ts'
import type { SiteFile } from '../site/site.ts'
import { hide } from '../text/secrets.ts'
import { lists, type Profile, profileOf, type Upload, uploadOf } from './account.ts'
import { callService, type HostingOptions } from './call.ts'
import { deleteInEitherForm } from './delete-forms.ts'
import { dialectOf } from './dialect.ts'
import { multipartBody } from './multipart.ts'
import {
  isForUnknownMethod,
  isOfUnknownFate,
  isRefused,
  mayBeForMethod,
  mayBeForPartCount,
  withAdviceToZip,
  withLinks,
  withoutLink,
} from './refusals.ts'

/** The hosting service: one method for each of its endpoints. */
export class Hosting {
  readonly #options: HostingOptions

  constructor(options: HostingOptions) {
    this.#options = options
    // Whoever reads an answer must know an echo of the key when it comes.
    hide(options.apiKey)
  }

  /** Opens a connection, for what is to be asked soon. */
  prepare(): void {
    openEarly(this.#options.baseUrl)
  }

  /**
   * Publishes a site as one request (INTERFACE 4.1): to `domain`, whose files it replaces, or to a new link.
   *
   * @throws {ServiceError} where the service refused it or its answer can't be believed
   * @throws {NetworkError} where no complete answer came
   * @throws {SiteError} where a file changed while it was sent
   */
  async upload(files: readonly SiteFile[], domain: string | undefined): Promise<Upload> {
    const fields = domain === undefined ? [] : [['domain', domain] as const]
    const body = withProgress(multipartBody(fields, files), this.#options.tell)
    try {
      return await (domain === undefined ? this.#create(body) : this.#update(domain, body))
    } catch (error) {
      throw mayBeForPartCount(error, files.length) ? withAdviceToZip(error, files.length) : error
    }
  }

  /** Sends an update with the method of the service's dialect, and with the other one where that may be the reason. */
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
        `The service did not take the update of ${domain} as ${method} (${error.message}), so it gets it as ${other}.`,
      )
      return await this.#send(other, body).catch(async (second: unknown) => {
        if (!isRefused(second)) throw second
        if (isForUnknownMethod(error)) await this.#requireLink(domain, second)
        // The method that the service knows says more.
        throw isForUnknownMethod(second) ? error : second
      })
    }
  }

  /** Throws what the service refused: with the account's links where it has no such link. */
  async #requireLink(domain: string, error: ServiceError): Promise<void> {
    const profile = await this.profileIfAny()
    if (profile === undefined) throw error
    if (!lists(profile, domain)) throw withoutLink(error, domain, profile)
  }

  /** A create is never repeated where it may have happened, and its error then says what there is. */
  async #create(body: Body): Promise<Upload> {
    try {
      return await this.#send('POST', body, false)
    } catch (error) {
      if (!isOfUnknownFate(error)) throw error
      throw withLinks(error, await this.profileIfAny())
    }
  }

  async #send(method: 'POST' | 'PUT', body: Body, idempotent = true): Promise<Upload> {
    return uploadOf(
      await callService({ operation: 'upload', method, path: '/v1/upload', body, idempotent }, this.#options),
    )
  }

  /**
   * Deletes a link (INTERFACE 4.3): as JSON, or as a form where the service does not know that. Where neither
   * succeeds the profile decides, since a link that is not there is what was asked for.
   *
   * @returns the account after it
   * @throws {ServiceError | NetworkError} where the link is still there, or that can't be told
   */
  async delete(domain: string): Promise<Profile> {
    try {
      const profile = await deleteInEitherForm(domain, this.#options)
      if (!lists(profile, domain)) return profile
      throw new ServiceError(
        { operation: 'delete', status: 200 },
        `delete: the service still lists ${domain} after it.`,
        {
          hint: 'Run the job again; if the link stays, delete it in the hosting account.',
        },
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

  /** The same where it can be had: what it would explain has failed already. */
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
