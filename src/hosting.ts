import { type Data, dataOf, lists, type Profile, profileOf, type Upload, uploadOf } from './envelope.ts'
import { type ActionError, NetworkError, ServiceError } from './errors.ts'
import { exchange, type Request } from './http.ts'
import { type Body, multipartBody } from './multipart.ts'
import { withProgress } from './progress.ts'
import type { SiteFile } from './site.ts'

/** How to reach the service. */
export interface HostingOptions {
  readonly baseUrl: URL
  readonly apiKey: string
  readonly signal: AbortSignal
  /** Milliseconds; see `http.ts`. */
  readonly silence?: number
}

/** The hosting service: one method for each of its endpoints. */
export class Hosting {
  readonly #options: HostingOptions

  constructor(options: HostingOptions) {
    this.#options = options
  }

  /**
   * Publishes a site as one request (INTERFACE 4.1): to `domain`, whose files it replaces, or to a new link.
   *
   * @param tell gets a line about the progress of a long upload
   * @throws {ServiceError} where the service refused it or its answer can't be believed
   * @throws {NetworkError} where no complete answer came
   * @throws {SiteError} where a file changed while it was sent
   */
  async upload(
    files: readonly SiteFile[],
    domain: string | undefined,
    tell: (line: string) => void,
  ): Promise<Upload> {
    const fields = domain === undefined ? [] : [['domain', domain] as const]
    const body = withProgress(multipartBody(fields, files), tell)
    const data = await this.#ask('upload', 'POST', '/v1/upload', body)
    return uploadOf(data)
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
      const profile = await this.#deleteInEitherForm(domain)
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
    const data = await this.#ask('profile', 'GET', '/v1/profile')
    return profileOf(data)
  }

  async #deleteInEitherForm(domain: string): Promise<Profile> {
    try {
      const data = await this.#ask('delete', 'POST', '/v1/delete', jsonBody({ domain }))
      return profileOf(data)
    } catch (error) {
      const unknownForm = error instanceof ServiceError && [404, 405, 415, 501].includes(error.status)
      if (!unknownForm) throw error
      const data = await this.#ask('delete', 'DELETE', '/v1/delete', multipartBody([['domain', domain]], []))
      return profileOf(data)
    }
  }

  async #profileWithout(domain: string, error: ActionError): Promise<Profile> {
    const profile = await this.profile().catch(() => undefined)
    this.#options.signal.throwIfAborted()
    if (profile === undefined || lists(profile, domain)) throw error
    return profile
  }

  async #ask(operation: string, method: string, path: string, body?: Body): Promise<Data> {
    const { baseUrl, apiKey, signal, silence = 120_000 } = this.#options
    const request: Request = {
      operation,
      method,
      url: new URL(`${baseUrl.href.replace(/\/$/u, '')}${path}`),
      headers: { 'x-api-key': apiKey },
      ...(body && { body }),
    }
    const answer = await exchange(request, { userAgent: 'static-deploy-action', signal, silence })
    return dataOf(answer, request)
  }
}

function jsonBody(value: unknown): Body {
  const bytes = Buffer.from(JSON.stringify(value))
  return {
    contentType: 'application/json',
    length: bytes.length,
    async *stream() {
      yield bytes
    },
  }
}
