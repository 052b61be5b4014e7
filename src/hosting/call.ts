import { CancelledError, NetworkError, ServiceError } from '../errors.ts'
import { type Body, jsonBody } from '../http/body.ts'
import type { Answer, Request, ServerTerms } from '../http/connect.ts'
import { openEarly } from '../http/early-connection.ts'
import { exchange } from '../http/exchange.ts'
import { retrying } from '../http/retry.ts'
import { registerSecret } from '../text/secrets.ts'
import { hasLink, type Profile, profileOf } from './account.ts'
import { type Data, dataOf } from './answers.ts'
import { multipartBody, type Sending, watched } from './multipart.ts'
import { mayHaveMadeLink } from './refusals.ts'
import { meaningOf, retryLimits } from './retry-policy.ts'

/** How to reach the service. */
export interface HostingOptions {
  readonly baseUrl: URL
  readonly apiKey: string
  readonly signal: AbortSignal
  /** Gets one line for the progress of a long upload, and one for each retry. */
  readonly tell: (line: string) => void
  /** Whether a request that writes is a mistake, because this is a dry run. */
  readonly readOnly?: boolean
}

/** One request to the service. */
export interface Call {
  /** The end of its path, and its name in errors. */
  readonly operation: 'upload' | 'delete' | 'profile'
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly body?: Sending
  /** Whether it does no harm to send it twice; true if not given. */
  readonly idempotent?: boolean
  /** Is awaited before each repetition. What it throws ends them. */
  readonly again?: () => Promise<void>
}

/** Is awaited right before a request that changes a link and each repetition. Throws if the link may not be changed. */
export type Permit = (isAgain: boolean) => Promise<void>

/** Sends requests to the service. Here are those for which no site is needed. */
export class Caller {
  protected readonly options: HostingOptions

  constructor(options: HostingOptions) {
    this.options = options
    // An answer may repeat the key. So the key must be hidden before any answer is read.
    registerSecret(options.apiKey)
  }

  /** Opens connections for requests that will follow and need one of their own. A fault shows when it is needed. */
  prepare(count = 1): void {
    openEarly(this.options.baseUrl, count).catch(() => {})
  }

  /** The account's links and quota (INTERFACE 4.4). */
  async profile(): Promise<Profile> {
    return profileOf(await this.call({ operation: 'profile', method: 'GET' }))
  }

  /** The same; undefined if it can't be read, for callers that can go on without it or have an error of their own. */
  async profileIfAny(): Promise<Profile | undefined> {
    const profile = await this.profile().catch(() => undefined)
    this.options.signal.throwIfAborted()
    return profile
  }

  /**
   * Deletes a link (INTERFACE 4.3): as JSON, or as a form if the service does not know JSON. If both fail, the profile
   * decides: if the link is not there, that is a success.
   *
   * @param names of the link; the first one is sent
   * @returns the account after it, and whether the link may have been there before
   * @throws {ServiceError | NetworkError} if the link is still there, or the profile can't be read
   */
  async delete(names: readonly [string, ...string[]], permit?: Permit): Promise<Profile & { wasThere: boolean }> {
    const [domain] = names
    let wasRepeated = false
    const again = async (): Promise<void> => {
      wasRepeated = true
      await permit?.(true)
    }
    const send = async (method: 'POST' | 'DELETE', body: Body): Promise<Profile> =>
      profileOf(await this.call({ operation: 'delete', method, body: watched(body), again }))
    await permit?.(false)
    try {
      const profile = await send('POST', jsonBody({ domain })).catch(async (error: unknown) => {
        if (!(error instanceof ServiceError && meaningOf(error.status).unknown)) throw error
        await permit?.(true)
        return await send('DELETE', multipartBody(domain, []))
      })
      if (!hasLink(profile, domain)) return { ...profile, wasThere: true }
      throw new ServiceError(
        { operation: 'delete', status: 200 },
        `delete: the service still lists ${domain} after the deletion.`,
        { hint: 'Run the job again; if the link stays, delete it in the hosting account.' },
      )
    } catch (error) {
      if (error instanceof CancelledError) throw new CancelledError(error.signal, { what: 'a deletion', link: domain })
      if (!(error instanceof ServiceError || error instanceof NetworkError)) throw error
      const profile = await this.profileIfAny()
      if (profile === undefined || hasLink(profile, ...names)) throw error
      // An attempt whose answer was lost may have deleted it.
      return { ...profile, wasThere: wasRepeated || mayHaveMadeLink(error) }
    }
  }

  /** Sends a request, again if that helps and does no harm (INTERFACE 6, 7). @throws {ServiceError | NetworkError} */
  protected async call({ operation, method, body, idempotent = true, again }: Call): Promise<Data> {
    const { baseUrl, apiKey, signal, tell, readOnly } = this.options
    if (readOnly && method !== 'GET') throw new Error(`${operation}: a dry run must not change anything.`)
    const request: Request = {
      operation,
      method,
      url: new URL(`${baseUrl.href.replace(/\/$/u, '')}/v1/${operation}`),
      headers: { 'x-api-key': apiKey },
      ...(body && { body }),
      ownConnection: !idempotent,
    }
    const terms: ServerTerms = {
      peer: 'the hosting service',
      addressFrom: 'base-url',
      signal,
      silence: 120_000,
      answerTime: 10 * 60_000,
      answerLimit: 1024 * 1024,
    }
    const attempt = async (): Promise<Answer> => {
      const answer = await exchange(request, terms)
      // The service has certainly done nothing with it.
      if (body && meaningOf(answer.status).again === 'always') body.wasWhole = false
      return answer
    }
    const repeat = ({ status }: Answer) => meaningOf(status).again
    const policy = {
      idempotent,
      repeat,
      limits: retryLimits,
      about: `${operation}: `,
      signal,
      tell,
      ...(again && { again }),
    }
    return dataOf(await retrying(attempt, policy), request)
  }
}
