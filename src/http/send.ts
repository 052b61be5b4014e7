import { once } from 'node:events'
import type { ClientRequest, IncomingMessage } from 'node:http'
import type { Body } from './body.ts'
import { type Request, type ServerTerms, start } from './connect.ts'
import { Watchdog } from './watchdog.ts'

/**
 * Sends one request, and gives its answer to `read`. If both came to their end, the connection is kept for the next
 * request; otherwise it is closed. It never follows a redirect, because that would send the key there.
 *
 * A refusal may arrive while the body is still being sent. Then it is the answer, and what the server does to the
 * connection after it does not matter. A success counts only after the whole body was sent.
 *
 * @param read gets the answer, and must call the watchdog's `touch` for the bytes that it reads
 * @throws {NetworkError} if no complete answer came
 * @throws {SiteError} if the site changed while it was sent
 */
export async function send<T>(
  request: Request,
  terms: ServerTerms,
  read: (incoming: IncomingMessage, watchdog: Watchdog) => Promise<T>,
): Promise<T> {
  terms.signal.throwIfAborted()
  const outgoing = await start(request)
  const over = new AbortController()
  const watchdog = new Watchdog(outgoing, terms, over)
  // An error after the result is known (a reset after a complete answer) must not end the process.
  outgoing.on('error', () => {})
  const answered = once(outgoing, 'response', { signal: over.signal })
  let incoming: IncomingMessage | undefined
  const rejected = (): boolean => (incoming?.statusCode ?? 0) >= 300
  const stopped = (): boolean => rejected() || over.signal.aborted
  const sent = pump(request.body, outgoing, { stopped, over: over.signal, progress: () => watchdog.touch() })
  // If the site changed, the connection must be broken. With a proper end a shorter body could be taken for the whole
  // site.
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
    terms.signal.throwIfAborted()
    throw watchdog.classify(error, request)
  } finally {
    over.abort()
    watchdog.end()
    // An answer that nobody has read would hold its connection, and the connection this process.
    if (reusable) incoming?.resume()
    else outgoing.destroy()
  }
}

interface PumpOptions {
  readonly stopped: () => boolean
  readonly over: AbortSignal
  readonly progress: () => void
}

/**
 * Sends the body as fast as the connection takes it. Returns whether all of it was sent: it stops early if the rest is
 * of no use.
 */
async function pump(body: Body | undefined, outgoing: ClientRequest, options: PumpOptions): Promise<boolean> {
  if (body === undefined) return true
  for await (const chunk of body.stream()) {
    if (options.stopped()) return false
    await writeChunk(outgoing, chunk, options.over)
    options.progress()
  }
  if (options.stopped()) return false
  outgoing.end()
  return true
}

/**
 * Writes a chunk and waits until the system has taken it, because its memory is used again after that. It also ends if
 * the exchange is over. The code that waits for the answer gets the error.
 */
async function writeChunk(outgoing: ClientRequest, chunk: Uint8Array, over: AbortSignal): Promise<void> {
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
