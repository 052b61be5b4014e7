import { once } from 'node:events'
import type { ClientRequest, IncomingMessage } from 'node:http'
import { setImmediate } from 'node:timers/promises'
import { NetworkError } from '../errors.ts'
import { type Answer, type Request, start } from './connect.ts'
import { faultIn, lost } from './faults.ts'

/** Milliseconds that a body which was sent whole waits for its answer after a cancel. The runner kills after 10 s. */
const lastWait = 5000

/** Sends one request and reads its answer. Throws as `send`. */
export async function exchange(request: Request): Promise<Answer> {
  return await send(request, async (incoming) => {
    const { statusCode: status = 0, headers } = incoming
    const read: Buffer[] = []
    let length = 0
    try {
      for await (const chunk of incoming) {
        read.push(chunk)
        length += chunk.length
        if (length > (request.limit ?? 1024 * 1024)) break
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
 * @throws {NetworkError} if no complete answer came, or the signal's reason, or what the body throws
 */
export async function send<T>(request: Request, read: (incoming: IncomingMessage) => Promise<T>): Promise<T> {
  const outgoing = await start(request)
  const { over, touch, end } = watch(outgoing, request)
  const answered = once(outgoing, 'response', { signal: over.signal })
  const sent = pump(request, outgoing, over.signal, touch)
  // If the site changed, the connection must break: at a proper end a part could be taken for the whole site.
  sent.catch((error: Error) => outgoing.destroy(error))
  let isReusable = false
  try {
    const [incoming] = (await answered) as [IncomingMessage]
    if ((incoming.statusCode ?? 0) >= 300) over.abort()
    else if (!(await sent)) throw lost(request, 'closed before everything was sent')
    // It also makes an answer flow that nobody reads, which would hold its connection, and the connection this process.
    incoming.on('data', touch)
    const result = await read(incoming)
    isReusable = incoming.complete && outgoing.writableFinished
    return result
  } catch (error) {
    request.signal.throwIfAborted()
    throw faultIn(request, over.signal.reason instanceof NetworkError ? over.signal.reason : error)
  } finally {
    end()
    if (!isReusable) outgoing.destroy()
  }
}

/** Ends an exchange that does not go on or was cancelled. `over` is aborted if nothing more need be sent. */
function watch(outgoing: ClientRequest, request: Request) {
  const { signal, silence, body } = request
  const over = new AbortController()
  // An error after the result is known (a reset after a complete answer) must not end the process.
  outgoing.on('error', () => {}).once('close', () => over.abort())
  const stop = (why?: Error): void => {
    // A request that waits for a proxy's connection sends no event at its end.
    over.abort(why)
    outgoing.destroy()
  }
  const timer = setTimeout(() => stop(lost(request, `nothing came for ${Math.round(silence / 1000)} s`)), silence)
  const cancel = () => (body && outgoing.writableEnded ? setTimeout(stop, lastWait).unref() : stop())
  signal.addEventListener('abort', cancel)
  const end = (): void => {
    clearTimeout(timer)
    signal.removeEventListener('abort', cancel)
  }
  return { over, touch: (): void => void timer.refresh(), end }
}

/** Sends the body as fast as the connection takes it. It is false if the rest is of no use before the end. */
async function pump({ body, onSent }: Request, outgoing: ClientRequest, over: AbortSignal, touch: () => void) {
  let sent = 0
  for await (const chunk of body?.stream() ?? []) {
    // An answer that has already arrived (401, 413) is read first. It would be lost if writing the chunk failed.
    await setImmediate()
    if (over.aborted) return false
    // The chunk's memory is used again as soon as it is taken.
    const unsent = await new Promise<unknown>((taken) => {
      over.onabort = taken
      outgoing.write(chunk, taken)
    })
    if (unsent) return false
    touch()
    sent += chunk.length
    onSent?.(sent)
  }
  outgoing.end()
  touch()
  return true
}
