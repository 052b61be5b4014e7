import { once } from 'node:events'
import type { ClientRequest, IncomingMessage } from 'node:http'
import { type Answer, type Request, start } from './connect.ts'
import { faultIn, lost, tooLarge } from './faults.ts'

/** Sends one request to an API and reads the whole answer. Throws as `send`, and for too long an answer. */
export async function exchange(request: Request): Promise<Answer> {
  return await send(request, async (incoming) => {
    const { statusCode: status = 0, headers } = incoming
    const read: Buffer[] = []
    let room = request.answerLimit
    try {
      for await (const chunk of incoming) {
        room -= chunk.length
        if (room < 0) throw tooLarge(status, request)
        read.push(chunk)
      }
    } catch (error) {
      // A refusal's status is enough, even if the rest did not come. For a success the missing part may be important.
      if (status < 300) throw error
    }
    return { status, headers, text: Buffer.concat(read).toString('utf8') }
  })
}

/**
 * Sends one request, and gives its answer to `read`. It never follows a redirect, because that would send the key there.
 * A refusal may arrive while the body is still being sent. Then it is the answer, and what the server does to the
 * connection after it does not matter. A success counts only after the whole body was sent.
 *
 * @param read calls `touch` if the answer may take long, as long as it goes on
 * @throws {NetworkError} if no complete answer came, or what the body throws, such as a `SiteError`
 */
export async function send<T>(
  request: Request,
  read: (incoming: IncomingMessage, touch: () => void) => Promise<T>,
): Promise<T> {
  const outgoing = await start(request)
  const { over, touch, causeOf, end } = watch(outgoing, request)
  const answered = once(outgoing, 'response', { signal: over.signal })
  const sent = pump(request, outgoing, over.signal, touch)
  // If the site changed, the connection must break: at a proper end a part could be taken for the whole site.
  sent.catch((error: Error) => outgoing.destroy(error))
  let reusable = false
  try {
    const [incoming] = (await answered) as [IncomingMessage]
    if ((incoming.statusCode ?? 0) >= 300) over.abort()
    else if (!(await sent)) throw lost(request, 'closed before everything was sent')
    const result = await read(incoming, touch)
    reusable = incoming.complete && outgoing.writableFinished
    // An answer that nobody has read would hold its connection, and the connection this process.
    if (reusable) incoming.resume()
    return result
  } catch (error) {
    request.signal.throwIfAborted()
    throw causeOf(error)
  } finally {
    end()
    if (!reusable) outgoing.destroy()
  }
}

/** Ends an exchange that does not go on or was cancelled, and knows why. */
function watch(outgoing: ClientRequest, request: Request) {
  const { signal, silence, url, body, lastWait } = request
  /** Aborted if nothing more need be sent. A request that waits for a proxy's connection sends no event at its end. */
  const over = new AbortController()
  // An error after the result is known (a reset after a complete answer) must not end the process.
  outgoing.on('error', () => {}).once('close', () => over.abort())
  const stop = (): void => {
    outgoing.destroy()
    over.abort()
  }
  let givenUp: Error | undefined
  const timer = setTimeout(() => {
    const why = `no complete answer came from ${url.host} for ${Math.round(silence / 1000)} s`
    givenUp = Object.assign(new Error(why), { code: 'ETIMEDOUT' })
    stop()
  }, silence)
  const cancel = () => (outgoing.writableEnded && body && lastWait ? setTimeout(stop, lastWait).unref() : stop())
  signal.addEventListener('abort', cancel)
  const end = (): void => {
    over.abort()
    clearTimeout(timer)
    signal.removeEventListener('abort', cancel)
  }
  const causeOf = (error: unknown): unknown => faultIn(request, outgoing, givenUp ?? error)
  return { over, touch: (): void => void timer.refresh(), causeOf, end }
}

/** Sends the body as fast as the connection takes it. It is false if the rest is of no use before the end. */
async function pump({ body }: Request, outgoing: ClientRequest, over: AbortSignal, touch: () => void) {
  for await (const chunk of body?.stream() ?? []) {
    if (over.aborted) return false
    // The chunk's memory is used again as soon as it is taken.
    const unsent = await new Promise<unknown>((taken) => {
      over.onabort = taken
      outgoing.write(chunk, taken)
    })
    if (unsent) return false
    touch()
  }
  outgoing.end()
  touch()
  return true
}
