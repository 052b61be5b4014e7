import { once } from 'node:events'
import http, { type ClientRequest, type IncomingMessage } from 'node:http'
import https from 'node:https'
import type { Socket } from 'node:net'
import { namesProxy } from './context.ts'
import { NetworkError, ServiceError } from './errors.ts'
import type { Body } from './multipart.ts'
import { excerpt } from './text.ts'

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
  /** Aborting it ends the exchange at once, with the signal's reason. */
  readonly signal: AbortSignal
  /** Milliseconds without a byte in either direction after which the service counts as gone. */
  readonly silence: number
}

const answerLimit = 1024 * 1024

/** Milliseconds that a complete answer may take once everything was sent. */
const answerTime = 10 * 60_000

/** Milliseconds for the answer to what was sent whole when the run was cancelled; the runner leaves 7.5 s in all. */
const lastMoment = 2000

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
  sent.then((all) => all && watch.wait()).catch(() => {})
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

/** Watches one exchange for silence, and knows how far it came. */
class Watch {
  readonly #connection: Connection
  readonly #timer: NodeJS.Timeout
  readonly #abort: () => void
  readonly #stop: (why: string) => void
  #ready = false
  #silent = false
  #last: NodeJS.Timeout | undefined

  /** @param over is aborted when the exchange is: a request that waits for a proxy's connection says nothing itself */
  constructor(outgoing: ClientRequest, connection: Connection, over: AbortController) {
    this.#connection = connection
    this.#stop = (why) => {
      outgoing.destroy(new Error(why))
      over.abort()
    }
    this.#timer = setTimeout(() => {
      this.#silent = true
      this.#stop('silence')
    }, connection.silence)
    this.#abort = () => {
      // All was sent: the answer is a moment away, and a new link that nobody knows would be left behind.
      if (this.#last) setTimeout(() => this.#stop('aborted'), lastMoment).unref()
      else this.#stop('aborted')
    }
    connection.signal.addEventListener('abort', this.#abort)
    if (connection.signal.aborted) this.#abort()
    outgoing.once('close', () => over.abort())
    outgoing.once('socket', (socket) => {
      // A proxy's agent hands over a socket that is connected already.
      const { connecting, secureConnecting } = socket as Socket & { readonly secureConnecting?: boolean }
      if (!connecting && !secureConnecting) this.#ready = true
      else socket.once(outgoing.protocol === 'https:' ? 'secureConnect' : 'connect', () => this.touch(true))
    })
  }

  /** A byte went either way. */
  touch(ready = this.#ready): void {
    this.#ready = ready
    this.#timer.refresh()
  }

  /** Everything was sent; from here on the answer has a time limit, however slowly it trickles in. */
  wait(): void {
    this.#last = setTimeout(() => {
      this.#silent = true
      this.#stop('no end')
    }, answerTime)
  }

  end(): void {
    clearTimeout(this.#timer)
    clearTimeout(this.#last)
    this.#connection.signal.removeEventListener('abort', this.#abort)
  }

  /** The error to throw for what ended the exchange. */
  classify(error: unknown, request: Request): unknown {
    const { operation, url } = request
    if (this.#silent) {
      const seconds = Math.round(this.#connection.silence / 1000)
      const message = `${operation}: nothing came from ${url.host} for ${seconds} s.`
      return new NetworkError({ operation, mayHaveArrived: this.#ready }, message, { hint: runAgain })
    }
    if (error instanceof Error && error.name === 'AbortError')
      return this.lost(request, 'closed without an answer')
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (code === '' || !(error instanceof Error)) return error
    const why = excerpt(error.message || code)
    if (this.#ready && !untrusted.test(code)) return this.lost(request, why, error)
    const [what, hint] = unreachable(code)
    const facts = { operation, mayHaveArrived: false, final: untrusted.test(code) }
    return new NetworkError(facts, `${operation}: ${url.host} ${what} (${why}).`, { hint, cause: error })
  }

  /** The error for a connection that broke after it was made. */
  lost({ operation, url }: Request, why: string, cause?: unknown): NetworkError {
    const message = `${operation}: the connection to ${url.host} was lost before the answer was complete (${why}).`
    return new NetworkError({ operation, mayHaveArrived: true }, message, { hint: runAgain, cause })
  }
}

const runAgain = 'Run the job again; if it stays like that, ask the hosting service whether it has a problem.'

/** Codes of OpenSSL and Node for a certificate that is not accepted. */
const untrusted = /CERT|TLS|SSL|SIGNATURE|ISSUER/u

/** Why no connection was made, and what to do about it. */
function unreachable(code: string): readonly [what: string, hint: string] {
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    return [
      'has no address: its name was not found',
      'Check base-url, and that the runner reaches the internet.',
    ]
  }
  if (untrusted.test(code)) {
    return [
      'could not prove that it is what it says: its certificate is not accepted',
      'The key was not sent. Check base-url. Behind a proxy that inspects traffic, set NODE_EXTRA_CA_CERTS on the runner.',
    ]
  }
  return ['could not be reached', 'Check base-url and the proxy settings, and that the service is up.']
}
