import type { ClientRequest } from 'node:http'
import type { Socket } from 'node:net'
import { NetworkError } from '../errors.ts'
import { excerpt } from '../text/printable.ts'
import type { Request, ServerTerms } from './connect.ts'

/** Codes of OpenSSL and Node for a certificate that is not accepted. */
const untrusted = /CERT|TLS|SSL|SIGNATURE|ISSUER/u

export type Watch = ReturnType<typeof watch>

/** Ends an exchange that does not go on or was cancelled, and knows how far it has come. */
export function watch(outgoing: ClientRequest, request: Request, terms: ServerTerms) {
  const { url, body, creates } = request
  const { signal, silence } = terms
  /** Aborted if nothing more need be sent. A request that waits for a proxy's connection sends no event at its end. */
  const over = new AbortController()
  let isConnected = false
  let givenUp: Error | undefined

  const stop = (): void => {
    outgoing.destroy()
    over.abort()
  }
  const timer = setTimeout(() => {
    const why = `no complete answer came from ${url.host} for ${Math.round(silence / 1000)} s`
    givenUp = Object.assign(new Error(why), { code: 'ETIMEDOUT' })
    stop()
  }, silence)
  const abort = (): void => {
    // The answer will come in a moment. Without it a new link could be left that nobody knows. The runner sends SIGINT,
    // 7.5 s later SIGTERM, and kills the process 2.5 s after that.
    if (outgoing.writableEnded && body !== undefined) setTimeout(stop, creates ? 5000 : 2000).unref()
    else stop()
  }
  signal.addEventListener('abort', abort)
  if (signal.aborted) abort()
  outgoing.once('close', () => over.abort())
  outgoing.once('socket', (socket) => {
    // A proxy's agent gives a socket that is connected already.
    const { connecting, secureConnecting } = socket as Socket & { readonly secureConnecting?: boolean }
    isConnected = !connecting && !secureConnecting
    if (isConnected) return
    socket.once(outgoing.protocol === 'https:' ? 'secureConnect' : 'connect', () => {
      isConnected = true
    })
  })
  return {
    over,
    touch: (): void => void timer.refresh(),
    errorOf: (error: unknown): unknown => classify(givenUp ?? error, isConnected, request, terms),
    end(): void {
      over.abort()
      clearTimeout(timer)
      signal.removeEventListener('abort', abort)
    },
  }
}

export function lost({ operation, url }: Request, { peer }: ServerTerms, why: string, cause?: unknown): NetworkError {
  const message = `${operation}: the connection to ${url.host} was lost before the answer was complete (${why}).`
  const hint = `Run the job again; if it stays like that, ask ${peer} whether it has a problem.`
  return new NetworkError({ operation, mayHaveArrived: true }, message, { hint, cause })
}

/** What an exchange threw, as a {@link NetworkError} if the connection is at fault. */
function classify(error: unknown, isConnected: boolean, request: Request, terms: ServerTerms): unknown {
  if (!(error instanceof Error)) return error
  if (error.name === 'AbortError') return lost(request, terms, 'closed without an answer')
  const code = 'code' in error ? String(error.code) : ''
  if (code === '') return error
  const why = excerpt(error.message || code)
  const final = untrusted.test(code)
  if (isConnected && !final) return lost(request, terms, why, error)
  const { operation, url } = request
  const check = `Check ${terms.addressFrom}`
  let what = 'could not be reached'
  let hint = `${check} and the proxy settings, and that the server is up.`
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    what = 'has no address: its name was not found'
    hint = `${check}, and that the runner reaches the internet.`
  } else if (final) {
    what = 'can not be trusted: its certificate is not accepted'
    hint = `Nothing was sent. ${check}. Behind a proxy that inspects traffic, set NODE_EXTRA_CA_CERTS on the runner.`
  }
  const facts = { operation, mayHaveArrived: false, final }
  return new NetworkError(facts, `${operation}: ${url.host} ${what} (${why}).`, { hint, cause: error })
}
