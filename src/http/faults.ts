import type { ClientRequest } from 'node:http'
import type { TLSSocket } from 'node:tls'
import { messageOf, NetworkError } from '../errors.ts'
import { at, textOf } from '../text/json.ts'
import { excerpt } from '../text/printable.ts'
import type { Request } from './connect.ts'

const unreached = /^E(?:CONNREFUSED|HOSTUNREACH|NETUNREACH|ACCES|PERM)$/u

/** Codes of the system, Node and OpenSSL after which the server has certainly got nothing: what it is, what to do. */
const faults: readonly (readonly [codes: RegExp, what: string, advice: string])[] = [
  [
    /CERT|TLS|SSL|SIGNATURE|ISSUER/u,
    'can not be trusted: its certificate is not accepted',
    'Nothing was sent. Behind a proxy that inspects traffic, set NODE_EXTRA_CA_CERTS on the runner.',
  ],
  [/^(?:ENOTFOUND|EAI_AGAIN)$/u, 'has no address: its name was not found', 'Does the runner reach the internet?'],
  [unreached, 'could not be reached', 'Is the server up? Is a proxy needed?'],
]

/** What an exchange threw, as a {@link NetworkError} if the connection is at fault. */
export function faultIn(request: Request, outgoing: ClientRequest, error: unknown): unknown {
  const code = textOf(at(error, 'code'))
  if (code === 'ABORT_ERR') return lost(request, 'closed without an answer')
  if (code === '') return error
  const why = excerpt(messageOf(error) || code)
  // Until its proxy is connected, a request has no socket.
  const socket = outgoing.socket as (TLSSocket & { readonly secureConnecting?: boolean }) | null
  const isConnected = socket ? !socket.secureConnecting : false
  const fault = faults.find(([codes]) => codes.test(code)) ?? (isConnected ? undefined : faults.at(-1))
  if (fault === undefined) return lost(request, why, error)
  const [, what, advice] = fault
  const { operation, url, addressFrom } = request
  const facts = { mayHaveArrived: false, final: fault === faults[0] }
  const hint = `Check ${addressFrom}. ${advice}`
  return new NetworkError(facts, `${operation}: ${url.host} ${what} (${why}).`, { hint, cause: error })
}

export function lost({ operation, url, peer }: Request, why: string, cause?: unknown): NetworkError {
  const message = `${operation}: the connection to ${url.host} was lost before the answer was complete (${why}).`
  const hint = `Run the job again; if it stays like that, ask ${peer} whether it has a problem.`
  return new NetworkError({ mayHaveArrived: true }, message, { hint, cause })
}

export function tooLarge(status: number, { operation, url, answerLimit, addressFrom }: Request): NetworkError {
  const limit = `${answerLimit / 1024 / 1024} MiB`
  const message = `${operation}: ${url.host} answered with HTTP ${status} and more than ${limit}, which was not read.`
  const hint = `Check ${addressFrom}: ${url.origin} looks like a web site.`
  return new NetworkError({ mayHaveArrived: true, final: true }, message, { hint })
}
