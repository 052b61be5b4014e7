import { once } from 'node:events'
import http, { type ClientRequest, type IncomingMessage } from 'node:http'
import https from 'node:https'
import { namesProxy } from './context.ts'
import { ServiceError } from './errors.ts'
import type { Body } from './multipart.ts'
import { Watch } from './watch.ts'

/** One request to the service. */
export interface Request {
  /** For messages: `upload`, `delete` or `profile`. */
  readonly operation: string
  readonly method: string
  readonly url: URL
  readonly headers: Readonly<Record<string, string>>
  readonly body?: Body
}

/** A complete answer, whatever its status. */
export interface Answer {
  readonly status: number
  readonly headers: Readonly<http.IncomingHttpHeaders>
  /** At most 1 MiB, as UTF-8. */
  readonly text: string
}

/** What every exchange shares. */
export interface Connection {
  readonly userAgent: string
  /** Aborting it ends the exchange with the signal's reason: at once, or 2 s after a body that was sent whole. */
  readonly signal: AbortSignal
  /** Milliseconds without a byte in either direction after which the service counts as gone. */
  readonly silence: number
}

const answerLimit = 1024 * 1024

/**
 * Sends one request and reads the whole answer. Never follows a redirect, which would carry the key along.
 *
 * An error that arrives while the body is still being sent is the answer: what the service does to the connection
 * after it no longer matters. A success counts only once the whole body was sent.
 *
 * @throws {NetworkError} where no complete answer came
 * @throws {ServiceError} where the answer is larger than 1 MiB
 * @throws {SiteError} where the site changed while it was sent
 */
export async function exchange(request: Request, connection: Connection): Promise<Answer> {
  connection.signal.throwIfAborted()
  const outgoing = await start(request, connection)
  const over = new AbortController()
  const watch = new Watch(outgoing, connection, over)
  // Whatever comes after the outcome is known (a reset behind a complete answer) must not end the process.
  outgoing.on('error', () => {})
  const answered = once(outgoing, 'response', { signal: over.signal })
  let incoming: IncomingMessage | undefined
  const rejected = (): boolean => (incoming?.statusCode ?? 0) >= 300
  const stopped = (): boolean => rejected() || over.signal.aborted
  const sent = pump(request.body, outgoing, { stopped, over: over.signal, progress: () => watch.touch() })
  // A site that changed must break the connection: ended properly, a shorter body could pass for the whole site.
  sent.catch((error: Error) => outgoing.destroy(error))
  sent.then((all) => all && watch.wait(request.body !== undefined)).catch(() => {})
  try {
    ;[incoming] = (await answered) as [IncomingMessage]
    if (!rejected() && !(await sent)) throw watch.lost(request, 'closed before everything was sent')
    return {
      status: incoming.statusCode ?? 0,
      headers: incoming.headers,
      text: await read(incoming, request, watch),
    }
  } catch (error) {
    connection.signal.throwIfAborted()
    throw watch.classify(error, request)
  } finally {
    over.abort()
    watch.end()
    outgoing.destroy()
  }
}

async function start(request: Request, { userAgent }: Connection): Promise<ClientRequest> {
  const { body } = request
  const outgoing = (request.url.protocol === 'https:' ? https : http).request(request.url, {
    agent: await proxyAgent(request.url, userAgent),
    // Explicit, because NODE_TLS_REJECT_UNAUTHORIZED=0 in the environment would otherwise switch the check off.
    rejectUnauthorized: true,
    method: request.method,
    headers: {
      'user-agent': userAgent,
      accept: 'application/json',
      ...request.headers,
      ...(body && { 'content-type': body.contentType, 'content-length': body.length }),
    },
  })
  if (body === undefined) outgoing.end()
  else outgoing.flushHeaders()
  return outgoing
}

/**
 * The agent that leads through a proxy, if there is one. Without any proxy in the environment `@actions/http-client` is
 * not even loaded, since it takes as long to start as everything else here.
 */
async function proxyAgent(url: URL, userAgent: string): Promise<https.Agent | undefined> {
  if (!namesProxy()) return undefined
  const { HttpClient } = await import('@actions/http-client')
  // The client itself is not used: its sendStream takes a source that failed for a complete one. What it knows of
  // proxies is in the agent, whose own options decide about certificates.
  const agent = new HttpClient(userAgent).getAgent(url.href) as https.Agent
  agent.options = { ...agent.options, rejectUnauthorized: true }
  return agent
}

/** How a page of the site was answered. */
export interface Page {
  readonly status: number
  /** Where it redirects to, if that is another host: there nobody is asked. */
  readonly elsewhere?: string
}

/**
 * Gets a page of the site as a visitor would: no key, redirects followed as long as they stay on the host and https.
 *
 * @param take gets the body of a success, chunk by chunk
 * @throws whatever kept it from coming whole
 */
export async function visit(
  url: URL,
  connection: Connection,
  take: (chunk: Buffer) => void,
  redirects = 5,
): Promise<Page> {
  connection.signal.throwIfAborted()
  const request = {
    operation: 'verify',
    method: 'GET',
    url,
    headers: { accept: '*/*', 'accept-encoding': 'identity' },
  }
  const outgoing = await start(request, connection)
  const over = new AbortController()
  const watch = new Watch(outgoing, connection, over)
  outgoing.on('error', () => {})
  try {
    const [incoming] = (await once(outgoing, 'response', { signal: over.signal })) as [IncomingMessage]
    const { statusCode: status = 0, headers } = incoming
    if (status >= 300 && status < 400 && headers.location !== undefined && redirects > 0) {
      const next = URL.parse(headers.location, url.href)
      if (next?.host !== url.host || next.protocol !== 'https:')
        return { status, elsewhere: headers.location }
      return await visit(next, connection, take, redirects - 1)
    }
    if (status !== 200) return { status }
    for await (const chunk of incoming as AsyncIterable<Buffer>) {
      watch.touch()
      take(chunk)
    }
    return { status }
  } catch (error) {
    throw watch.classify(error, request)
  } finally {
    watch.end()
    outgoing.destroy()
  }
}

interface PumpOptions {
  readonly stopped: () => boolean
  readonly over: AbortSignal
  readonly progress: () => void
}

/** Sends the body as fast as it is taken, and tells whether all of it went: it ends early where it is of no use. */
async function pump(body: Body | undefined, outgoing: ClientRequest, options: PumpOptions): Promise<boolean> {
  if (body === undefined) return true
  for await (const chunk of body.stream()) {
    if (options.stopped()) return false
    await taken(outgoing, chunk, options.over)
    options.progress()
  }
  if (options.stopped()) return false
  outgoing.end()
  return true
}

/**
 * Writes a chunk and waits until the system has taken it, so that its memory may be used again; or until the exchange
 * is over. A failure is seen by whoever waits for the answer.
 */
async function taken(outgoing: ClientRequest, chunk: Uint8Array, over: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const done = (): void => resolve()
  over.addEventListener('abort', done)
  if (!over.aborted) outgoing.write(chunk, done)
  else done()
  await promise
  over.removeEventListener('abort', done)
}

async function read(incoming: IncomingMessage, request: Request, watch: Watch): Promise<string> {
  const status = incoming.statusCode ?? 0
  const chunks: Buffer[] = []
  let length = 0
  try {
    for await (const chunk of incoming as AsyncIterable<Buffer>) {
      watch.touch()
      length += chunk.length
      if (length > answerLimit) {
        throw new ServiceError(
          { operation: request.operation, status },
          `${request.operation}: the service answered with HTTP ${status} and more than 1 MiB, which was not read.`,
          {
            hint: `Check that base-url is the address of the service: ${request.url.origin} answers like a web site.`,
          },
        )
      }
      chunks.push(chunk)
    }
  } catch (error) {
    // The status of a refusal says enough; of a success, the part that is missing might say anything.
    if (error instanceof ServiceError || status < 300) throw error
  }
  return Buffer.concat(chunks).toString('utf8')
}
