import type { ClientRequest } from 'node:http'
import type { TLSSocket } from 'node:tls'
import { messageOf, NetworkError } from '../errors.ts'
import { at, textOf } from '../text/json.ts'
import { excerpt } from '../text/printable.ts'
import type { Request } from './connect.ts'

/**
 * Milliseconds that a cancelled run waits for the answer to a body that was sent: without it nobody would know what was
 * done. The runner sends SIGINT, 7.5 s later SIGTERM, and kills the process 2.5 s after that.
 */
const lastWait = 5000

export type Watch = ReturnType<typeof watch>

/** Ends an exchange that does not go on or was cancelled, and knows how far it has come. */
export function watch(outgoing: ClientRequest, request: Request) {
  const { signal, silence } = request
  /** Aborted if nothing more need be sent. A request that waits for a proxy's connection sends no event at its end. */
  const over = new AbortController()
  let givenUp: Error | undefined
  const stop = (): void => {
    outgoing.destroy()
    over.abort()
  }
  const timer = setTimeout(() => {
    const why = `no complete answer came from ${request.url.host} for ${Math.round(silence / 1000)} s`
    givenUp = Object.assign(new Error(why), { code: 'ETIMEDOUT' })
    stop()
  }, silence)
  const abort = (): void => {
    if (outgoing.writableEnded && request.body !== undefined) setTimeout(stop, lastWait).unref()
    else stop()
  }
  signal.addEventListener('abort', abort)
  outgoing.once('close', () => over.abort())
  return {
    over,
    touch: (): void => void timer.refresh(),
    errorOf(error: unknown): unknown {
      // Until its proxy is connected, a request has no socket.
      const socket = outgoing.socket as TLSSocket & { readonly secureConnecting?: boolean }
      return classify(givenUp ?? error, Boolean(socket) && !socket.secureConnecting, request)
    },
    end(): void {
      over.abort()
      clearTimeout(timer)
      signal.removeEventListener('abort', abort)
    },
  }
}

/** Codes of the system, Node and OpenSSL after which the server has certainly got nothing: what it is, what to do. */
const faults: readonly (readonly [codes: RegExp, what: string, advice: string])[] = [
  [
    /CERT|TLS|SSL|SIGNATURE|ISSUER/u,
    'can not be trusted: its certificate is not accepted',
    'Nothing was sent. Behind a proxy that inspects traffic, set NODE_EXTRA_CA_CERTS on the runner.',
  ],
  [/^(?:ENOTFOUND|EAI_AGAIN)$/u, 'has no address: its name was not found', 'Does the runner reach the internet?'],
  [
    /^E(?:CONNREFUSED|HOSTUNREACH|NETUNREACH|ACCES|PERM)$/u,
    'could not be reached',
    'Is the server up? Is a proxy needed?',
  ],
]

/** What an exchange threw, as a {@link NetworkError} if the connection is at fault. */
function classify(error: unknown, isConnected: boolean, request: Request): unknown {
  const code = textOf(at(error, 'code'))
  if (code === 'ABORT_ERR') return lost(request, 'closed without an answer')
  if (code === '') return error
  const why = excerpt(messageOf(error) || code)
  const fault = faults.find(([codes]) => codes.test(code)) ?? (isConnected ? undefined : faults.at(-1))
  if (fault === undefined) return lost(request, why, error)
  const [, what, advice] = fault
  const { operation, url, addressFrom } = request
  const facts = { operation, mayHaveArrived: false, final: fault === faults[0] }
  const hint = `Check ${addressFrom}. ${advice}`
  return new NetworkError(facts, `${operation}: ${url.host} ${what} (${why}).`, { hint, cause: error })
}

export function lost({ operation, url, peer }: Request, why: string, cause?: unknown): NetworkError {
  const message = `${operation}: the connection to ${url.host} was lost before the answer was complete (${why}).`
  const hint = `Run the job again; if it stays like that, ask ${peer} whether it has a problem.`
  return new NetworkError({ operation, mayHaveArrived: true }, message, { hint, cause })
}
