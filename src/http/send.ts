import { once } from 'node:events'
import type { ClientRequest, IncomingMessage } from 'node:http'
import type { Body } from './body.ts'
import { type Connection, type Request, start } from './connect.ts'
import { Watchdog } from './watchdog.ts'

/**
 * Sends one request, and hands its answer to whoever reads it. The connection is kept for the next request where both
 * came to their end, and closed otherwise. Never follows a redirect, which would carry the key along.
 *
 * A refusal that arrives while the body is still being sent is the answer: what the other side does to the connection
 * after it no longer matters. A success counts only once the whole body was sent.
 *
 * @param read gets the answer; each byte that it takes is to be told to the watchdog
 * @throws {NetworkError} where no complete answer came
 * @throws {SiteError} where the site changed while it was sent
 */
export async function send<T>(
  request: Request,
  connection: Connection,
  read: (incoming: IncomingMessage, watchdog: Watchdog) => Promise<T>,
): Promise<T> {
  connection.signal.throwIfAborted()
  const outgoing = await start(request)
  const over = new AbortController()
  const watchdog = new Watchdog(outgoing, connection, over)
  // Whatever comes after the outcome is known (a reset behind a complete answer) must not end the process.
  outgoing.on('error', () => {})
  const answered = once(outgoing, 'response', { signal: over.signal })
  let incoming: IncomingMessage | undefined
  const rejected = (): boolean => (incoming?.statusCode ?? 0) >= 300
  const stopped = (): boolean => rejected() || over.signal.aborted
  const sent = pump(request.body, outgoing, { stopped, over: over.signal, progress: () => watchdog.touch() })
  // A site that changed must break the connection: ended properly, a shorter body could pass for the whole site.
  sent.catch((error: Error) => outgoing.destroy(error))
  sent.then((all) => all && watchdog.awaitAnswer(request.body !== undefined)).catch(() => {})
  let reusable = false
  try {
    ;[incoming] = (await answered) as [IncomingMessage]
    if (!rejected() && !(await sent)) throw watchdog.lost(request, 'closed before everything was sent')
    const result = await read(incoming, watchdog)
    reusable = incoming.complete && outgoing.writableFinished
    return result
  } catch (error) {
    connection.signal.throwIfAborted()
    throw watchdog.classify(error, request)
  } finally {
    over.abort()
    watchdog.end()
    if (!reusable) outgoing.destroy()
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
  await new Promise<void>((resolve) => {
    const done = (): void => {
      over.removeEventListener('abort', done)
      resolve()
    }
    over.addEventListener('abort', done)
    if (!over.aborted) outgoing.write(chunk, done)
    else done()
  })
}
