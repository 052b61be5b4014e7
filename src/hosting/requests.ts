import { NetworkError, ServiceError } from '../errors.ts'
import { askedWait } from '../http/attempts.ts'
import { jsonBody, watchedBody } from '../http/body.ts'
import { openEarly, type Request } from '../http/connect.ts'
import { exchange } from '../http/exchange.ts'
import { bytesOf, largestOf, type SiteFiles } from '../site/site.ts'
import { count, excerpt, formatBytes } from '../text/printable.ts'
import { type Data, dataOf, profileOf, uploadOf } from './answers.ts'
import { dialectOf } from './dialect.ts'
import type { Hosting, Reply, Shipment } from './interface.ts'
import { serviceTerms } from './limits.ts'
import { multipartBody } from './multipart.ts'
import { type Meaning, serviceMeaning } from './statuses.ts'

interface HostingOptions {
  readonly baseUrl: URL
  readonly apiKey: string
  readonly signal: AbortSignal
  readonly tell: (line: string) => void
  /** Whether a request that writes is a mistake, because this is a dry run. */
  readonly readOnly?: boolean
}

/** The service of INTERFACE.md at any base address. */
export function hostingFor(options: HostingOptions): Hosting {
  const { baseUrl } = options
  return {
    dialect: dialectOf(baseUrl),
    prepare: () => openEarly(baseUrl, 2),
    profile: async () => await askService(options, { operation: 'profile', method: 'GET' }, profileOf),
    async upload(shipment, { method, domain, creates }) {
      const { files, password } = shipment
      const settings = password === undefined ? undefined : JSON.stringify({ passwordProtected: true, password })
      const body = multipartBody(domain, files, settings)
      const reply = await askService(options, { operation: 'upload', method, body, creates }, uploadOf)
      return reply.kind === 'refused' ? { ...reply, error: withAdvice(reply.error, reply.meaning, shipment) } : reply
    },
    async delete(link, form) {
      const json = { method: 'POST', body: jsonBody({ domain: link }) }
      const how = form === 'json' ? json : { method: 'DELETE', body: multipartBody(link, []) }
      return await askService(options, { operation: 'delete', ...how }, profileOf)
    },
  }
}

/** Sends one request (INTERFACE sections 4 and 5). @throws what its body throws, such as a `SiteError` */
async function askService<T>(
  { baseUrl, apiKey, signal, readOnly, tell }: HostingOptions,
  question: Pick<Request, 'operation' | 'method' | 'body' | 'creates'>,
  read: (data: Data) => T,
): Promise<Reply<T>> {
  const { operation, method } = question
  if (readOnly && method !== 'GET') throw new Error(`${operation}: a dry run must not change anything.`)
  const url = new URL(`${baseUrl.href.replace(/\/$/u, '')}/v1/${operation}`)
  const body = question.body && watchedBody(question.body, tell)
  const request = { ...serviceTerms, ...question, url, headers: { 'x-api-key': apiKey }, body, signal }
  let after: number | undefined
  try {
    const answer = await exchange(request)
    after = askedWait(answer)
    return { kind: 'taken', value: read(dataOf(answer, request)) }
  } catch (error) {
    // The service can have used the body only if all of it was given to the connection, and not turned away.
    const mayBeDone = body?.isWhole ?? false
    if (error instanceof ServiceError) {
      const meaning = serviceMeaning(error.status, error.code)
      // A limit is not over soon, whatever status it comes with.
      const again = meaning.again !== undefined && !meaning.limit
      const facts = { error, meaning, mayBeDone: mayBeDone && meaning.mayBeDone === true, again, after }
      return { kind: again ? 'busy' : 'refused', ...facts }
    }
    if (signal.aborted) return { kind: 'lost', error: signal.reason, again: false, mayBeDone }
    if (error instanceof NetworkError) return { kind: 'lost', error, again: !error.final, mayBeDone }
    throw error
  }
}

/** A refusal of an upload. Its hint says if the site may be too large, or have too many files for one request. */
function withAdvice(error: ServiceError, { size, limit, otherWay }: Meaning, { files, site }: Shipment): ServiceError {
  const isForParts = (size || otherWay) && !limit && files.length > 100
  const parts = `Many servers take at most 100, 128 or 1,000 files in one request, and this had ${files.length}: try "upload-as: zip".`
  const advice = [size && sizeAdvice(site), isForParts && parts, error.hint].filter(Boolean)
  return new ServiceError(error, error.message, { hint: advice.join(' ') || undefined, cause: error.cause })
}

function sizeAdvice(site: SiteFiles): string {
  const bytes = bytesOf(site)
  // Every plan takes that much.
  if (bytes < 1_000_000) return ''
  const largest = largestOf(site, 3).map(({ path, size }) => `${excerpt(path, 100)} (${formatBytes(size)})`)
  return `The site may be too large for the account's plan: ${formatBytes(bytes)} in ${count(site.length, 'file')}, the largest: ${largest.join(', ')}.`
}
