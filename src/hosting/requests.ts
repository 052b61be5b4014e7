import { NetworkError, ServiceError } from '../errors.ts'
import { askedWait } from '../http/attempts.ts'
import { type Body, jsonBody, withProgress } from '../http/body.ts'
import type { Request, ServerTerms } from '../http/connect.ts'
import { openEarly } from '../http/early-connection.ts'
import { exchange } from '../http/exchange.ts'
import { profileOf, uploadOf } from './account.ts'
import { withAdvice } from './advice.ts'
import { type Data, dataOf } from './answers.ts'
import { dialectOf } from './dialect.ts'
import type { Hosting, Reply } from './hosting.ts'
import { serviceMeaning } from './meanings.ts'
import { multipartBody, passwordSettings } from './multipart.ts'

export interface HostingOptions {
  readonly baseUrl: URL
  readonly apiKey: string
  readonly signal: AbortSignal
  /** Gets lines for the progress of a long upload. */
  readonly tell: (line: string) => void
  /** Whether a request that writes is a mistake, because this is a dry run. */
  readonly readOnly?: boolean
}

const terms: Omit<ServerTerms, 'signal'> = {
  peer: 'the hosting service',
  addressFrom: 'base-url',
  silence: 120_000,
  answerLimit: 1024 * 1024,
}

/** The service of INTERFACE.md at any base address. */
export function hostingFor(options: HostingOptions): Hosting {
  const { baseUrl } = options
  return {
    dialect: dialectOf(baseUrl),
    prepare(count = 1) {
      openEarly(baseUrl, count).catch(() => {})
    },
    profile: async () => await askService(options, { operation: 'profile', method: 'GET' }, profileOf),
    async upload(shipment, { method, domain, creates }) {
      const { files, password } = shipment
      const parts = multipartBody(domain, files, password === undefined ? undefined : passwordSettings(password))
      const body = withProgress(parts, options.tell)
      const reply = await askService(options, { operation: 'upload', method, body, creates }, uploadOf)
      return reply.kind === 'refused' ? { ...reply, error: withAdvice(reply.error, reply.meaning, shipment) } : reply
    },
    async delete(link, form) {
      const method = form === 'json' ? 'POST' : 'DELETE'
      const body = form === 'json' ? jsonBody({ domain: link }) : multipartBody(link, [])
      return await askService(options, { operation: 'delete', method, body }, profileOf)
    },
  }
}

interface Question extends Pick<Request, 'method' | 'body' | 'creates'> {
  /** The end of its path, and its name in errors. */
  readonly operation: 'upload' | 'delete' | 'profile'
}

/** Sends one request (INTERFACE sections 4 and 5). @throws what its body throws, such as a `SiteError` */
async function askService<T>(
  { baseUrl, apiKey, signal, readOnly }: HostingOptions,
  { operation, method, body, creates = false }: Question,
  read: (data: Data) => T,
): Promise<Reply<T>> {
  if (readOnly && method !== 'GET') throw new Error(`${operation}: a dry run must not change anything.`)
  const url = new URL(`${baseUrl.href.replace(/\/$/u, '')}/v1/${operation}`)
  const request: Request = { operation, method, url, headers: { 'x-api-key': apiKey }, creates }
  const sent = body && watched(body)
  let after: number | undefined
  try {
    const answer = await exchange({ ...request, ...(sent && { body: sent }) }, { ...terms, signal })
    after = askedWait(answer)
    return { kind: 'taken', value: read(dataOf(answer, request)) }
  } catch (error) {
    // The service can have used the body only if all of it was given to the connection, and not turned away.
    const isWhole = sent?.isWhole ?? false
    if (error instanceof ServiceError) {
      const meaning = serviceMeaning(error.status, error.code)
      const refusal = { error, meaning, mayBeDone: isWhole && meaning.mayBeDone === true }
      // A limit is not over soon, whatever status it comes with.
      return meaning.again && !meaning.limit ? { kind: 'busy', ...refusal, after } : { kind: 'refused', ...refusal }
    }
    if (signal.aborted) return { kind: 'lost', error: signal.reason, final: true, mayBeDone: isWhole }
    if (error instanceof NetworkError) return { kind: 'lost', error, final: error.final, mayBeDone: isWhole }
    throw error
  }
}

/** The same body, which knows whether all of it was taken by the connection. */
function watched(body: Body) {
  const watching = {
    ...body,
    isWhole: false,
    async *stream() {
      yield* body.stream()
      watching.isWhole = true
    },
  }
  return watching
}
