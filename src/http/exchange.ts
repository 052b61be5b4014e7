import { once } from 'node:events'
import type { ClientRequest, IncomingMessage } from 'node:http'
import { ServiceError } from '../errors.ts'
import type { Body } from './body.ts'
import { type Answer, type Connection, type Request, start } from './connect.ts'
import { Watch } from './watchdog.ts'

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
