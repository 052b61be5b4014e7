import { messageOf, NetworkError } from '../errors.ts'
import { at, textOf } from '../text/json.ts'
import { excerpt } from '../text/printable.ts'
import type { Request } from './connect.ts'

/** What an exchange threw, as a {@link NetworkError} if the connection is at fault. */
export function faultIn(request: Request, error: unknown): unknown {
  // Of the system, Node or OpenSSL. Other errors have none.
  const code = textOf(at(error, 'code'))
  if (code === 'ABORT_ERR') return lost(request, 'closed without an answer')
  if (code === '') return error
  const why = excerpt(messageOf(error) || code)
  if (!/CERT|TLS|SSL|SIGNATURE|ISSUER/u.test(code)) return lost(request, why, error)
  const message = `${request.url.host} can't be trusted: its certificate is not accepted (${why}).`
  const hint = `Check ${request.addressFrom}. Behind a proxy that inspects traffic, set NODE_EXTRA_CA_CERTS on the runner.`
  return new NetworkError(message, { final: true, hint, cause: error })
}

export function lost({ what, url, addressFrom }: Request, why: string, cause?: unknown): NetworkError {
  const message = `The connection to ${url.host} failed before the answer to ${what} was complete (${why}).`
  const hint = `Run the job again. If it stays like that, check ${addressFrom}, and whether the runner needs a proxy.`
  return new NetworkError(message, { hint, cause })
}
