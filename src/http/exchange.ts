import { once } from 'node:events'
import type { ClientRequest, IncomingMessage } from 'node:http'
import { setImmediate } from 'node:timers/promises'
import { messageOf, NetworkError } from '../errors.ts'
import { log } from '../log.ts'
import { urlOf } from '../text/address.ts'
import { at, textOf } from '../text/json.ts'
import { excerpt, formatBytes } from '../text/printable.ts'
import { type Answer, type Request, start } from './connect.ts'

/**
 * Never follows a redirect, because that would send the key there. A refusal counts even before the whole body is sent.
 * Throws a {@link NetworkError} if no complete answer came, or the signal's reason, or an error of `body` or `take`.
 */
export async function exchange(request: Request): Promise<Answer> {
  const { signal, idleTimeoutMs = 30_000, body, cancelGraceMs = 5000 } = request
  const outgoing = await start(request)
  // Aborted when nothing more needs to be sent.
  const over = new AbortController()
  // A reset after a complete answer must not end the process.
  outgoing.on('error', () => {}).once('close', () => over.abort())
  const stop = (why?: Error): void => {
    // A request that waits for a proxy's connection sends no event at its end.
    over.abort(why)
    outgoing.destroy()
  }
  const idle = `nothing came for ${Math.round(idleTimeoutMs / 1000)} s`
  const timer = setTimeout(() => stop(lost(request, idle)), idleTimeoutMs)
  const ticker = setInterval(() => logProgress(request), 5000)
  // The runner kills the process 10 s after a cancel.
  const cancel = () => (body && outgoing.writableEnded ? setTimeout(stop, cancelGraceMs).unref() : stop())
  signal.addEventListener('abort', cancel)
  const answered = once(outgoing, 'response', { signal: over.signal })
  const sent = pump(request, outgoing, over.signal, timer)
  // If a file changed, the connection must break: otherwise the server could take a part for the whole site.
  sent.catch((error: Error) => outgoing.destroy(error))
  try {
    const [incoming] = (await answered) as [IncomingMessage]
    if ((incoming.statusCode ?? 0) >= 300) over.abort()
    else if (!(await sent)) throw lost(request, 'closed before everything was sent')
    return await readAnswer(incoming, request, timer)
  } catch (error) {
    signal.throwIfAborted()
    throw networkErrorFor(request, over.signal.reason instanceof NetworkError ? over.signal.reason : error)
  } finally {
    clearTimeout(timer)
    clearInterval(ticker)
    signal.removeEventListener('abort', cancel)
    if (!outgoing.writableFinished) outgoing.destroy()
  }
}

function logProgress({ body, progress }: Request): void {
  if (!body || !progress?.sent || progress.sent === body.length) return
  const percent = Math.floor((100 * progress.sent) / body.length)
  log.info(`Sent ${percent} %: ${formatBytes(progress.sent)} of ${formatBytes(body.length)}`)
}

/** False if the server answered, or the connection broke, before everything was sent. */
async function pump({ body, progress }: Request, outgoing: ClientRequest, over: AbortSignal, timer: NodeJS.Timeout) {
  for await (const chunk of body?.stream() ?? []) {
    // Reads an answer that has already arrived (401, 413). It would be lost if writing the chunk failed.
    await setImmediate()
    if (over.aborted) return false
    // The chunk's memory is reused after this.
    const unsent = await new Promise<unknown>((taken) => {
      over.onabort = taken
      outgoing.write(chunk, taken)
    })
    if (unsent) return false
    timer.refresh()
    if (progress) progress.sent += chunk.length
  }
  outgoing.end()
  timer.refresh()
  return true
}

async function readAnswer(incoming: IncomingMessage, request: Request, timer: NodeJS.Timeout) {
  const { statusCode: status = 0, headers } = incoming
  const endsAtMs = performance.now() + 600_000
  const read: Buffer[] = []
  let { maxBytes: bytesLeft = 2 ** 20 } = request
  try {
    for await (const chunk of incoming) {
      timer.refresh()
      if (performance.now() > endsAtMs) throw lost(request, 'it did not end within 10 minutes', undefined, true)
      if (request.take && status === 200) await request.take(chunk)
      else {
        read.push(chunk)
        bytesLeft -= chunk.length
        if (bytesLeft < 0) break
      }
    }
  } catch (error) {
    // The status of a refusal is enough.
    if (status < 300) throw error
  }
  return { status, headers, text: Buffer.concat(read).toString('utf8') }
}

/** Turns errors of the connection into a {@link NetworkError}, and returns others as they are. */
function networkErrorFor(request: Request, error: unknown): unknown {
  // Only errors of the system, Node or OpenSSL have one.
  const code = textOf(at(error, 'code'))
  if (code === 'ABORT_ERR') return lost(request, 'closed without an answer')
  if (code === '') return error
  const why = excerpt(messageOf(error) || code)
  if (!/CERT|TLS|SSL|SIGNATURE|ISSUER/u.test(code)) return lost(request, why, error)
  const message = `${request.url.host} can't be trusted: its certificate is not accepted (${why}).`
  const hint = `Check ${request.addressFrom}. Behind a proxy that inspects traffic, set NODE_EXTRA_CA_CERTS on the runner.`
  return new NetworkError(message, { hint, cause: error, isFinal: true })
}

function lost({ what, url, addressFrom }: Request, why: string, cause?: unknown, isFinal = false): NetworkError {
  const message = `The connection to ${url.host} failed before the answer to ${what} was complete (${why}).`
  const hint = `Run the job again. If it stays like that, check ${addressFrom}, and whether the runner needs a proxy.`
  return new NetworkError(message, { hint, cause, isFinal })
}

/** `problem` follows the page's address, as in `is missing (HTTP 404)`. `text` is the body of any status but 200. */
type Visit = Readonly<{ status: number; text: string; problem?: string }>

/** Gets a page as a visitor would, without the key. The signal needs a time limit, because a page may come slowly. */
export async function visit(url: URL, signal: AbortSignal, take: (chunk: Buffer) => unknown, hops = 5): Promise<Visit> {
  const request = { what: 'the visit', addressFrom: 'the link', method: 'GET', url, signal, take }
  const asVisitor = { accept: '*/*', 'accept-encoding': 'identity' }
  const { status, headers, text } = await exchange({ ...request, headers: asVisitor, idleTimeoutMs: 20_000 })
  const { location } = headers
  if (status === 200) return { status, text }
  if (status < 300 || status >= 400 || location === undefined || hops === 0)
    return { status, text, problem: status === 404 ? 'is missing (HTTP 404)' : `comes with HTTP ${status}` }
  const next = urlOf(location, url.href)
  if (next?.host === url.host && next.protocol === 'https:') return await visit(next, signal, take, hops - 1)
  const problem = `redirects to ${excerpt(location)}, which is not followed because it is another host or not https`
  return { status, text, problem }
}
