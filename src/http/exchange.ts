import { once } from 'node:events'
import type { ClientRequest, IncomingMessage } from 'node:http'
import { NetworkError } from '../errors.ts'
import { type Answer, type Request, start } from './connect.ts'
import { lost, type Watch, watch } from './watchdog.ts'

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

function tooLarge(status: number, { operation, url, answerLimit, addressFrom }: Request): NetworkError {
  const limit = `${answerLimit / 1024 / 1024} MiB`
  const message = `${operation}: ${url.host} answered with HTTP ${status} and more than ${limit}, which was not read.`
  const hint = `Check ${addressFrom}: ${url.origin} looks like a web site.`
  return new NetworkError({ operation, mayHaveArrived: true, final: true }, message, { hint })
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
  // An error after the result is known (a reset after a complete answer) must not end the process.
  outgoing.on('error', () => {})
  const watched = watch(outgoing, request)
  const answered = once(outgoing, 'response', { signal: watched.over.signal })
  const sent = pump(request, outgoing, watched)
  // If the site changed, the connection must break: at a proper end a part could be taken for the whole site.
  sent.catch((error: Error) => outgoing.destroy(error))
  let reusable = false
  try {
    const [incoming] = (await answered) as [IncomingMessage]
    if ((incoming.statusCode ?? 0) >= 300) watched.over.abort()
    else if (!(await sent)) throw lost(request, 'closed before everything was sent')
    const result = await read(incoming, watched.touch)
    reusable = incoming.complete && outgoing.writableFinished
    // An answer that nobody has read would hold its connection, and the connection this process.
    if (reusable) incoming.resume()
    return result
  } catch (error) {
    request.signal.throwIfAborted()
    throw watched.errorOf(error)
  } finally {
    watched.end()
    if (!reusable) outgoing.destroy()
  }
}

/** Sends the body as fast as the connection takes it. It is false if the rest is of no use before the end. */
async function pump({ body }: Request, outgoing: ClientRequest, { over, touch }: Watch): Promise<boolean> {
  for await (const chunk of body?.stream() ?? []) {
    if (over.signal.aborted) return false
    // The chunk's memory is used again as soon as it is taken.
    const unsent = await new Promise<unknown>((taken) => {
      over.signal.onabort = taken
      outgoing.write(chunk, taken)
    })
    if (unsent) return false
    touch()
  }
  outgoing.end()
  touch()
  return true
}
