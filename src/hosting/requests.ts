import { ActionError, messageOf, NetworkError, ServiceError } from '../errors.ts'
import { askedWait, attempts } from '../http/attempts.ts'
import type { Request } from '../http/connect.ts'
import { exchange } from '../http/exchange.ts'
import type { Fields } from '../text/json.ts'
import { formatBytes } from '../text/printable.ts'
import { dataOf } from './answers.ts'
import { meaningOf } from './meanings.ts'

export interface HostingOptions {
  readonly baseUrl: URL
  readonly apiKey: string
  readonly signal: AbortSignal
  /** Gets lines for the log. */
  readonly tell: (line: string) => void
  /** Whether a request that writes is a mistake, because this is a dry run. */
  readonly readOnly?: boolean
}

interface Question extends Pick<Request, 'what' | 'method' | 'body'> {
  readonly path: string
  /** Whether it makes a link. */
  readonly creates?: boolean
}

/** Milliseconds until the service counts as gone. An upload may take as long as bytes flow: only silence ends it. */
const silence = 120_000

/**
 * Sends a request (INTERFACE 4 and 5), and repeats it as long as that is safe and of use. What makes a link is repeated
 * only if the service can't have made it.
 *
 * @throws {ActionError} with `mayBeDone`
 */
export async function ask<T>(options: HostingOptions, question: Question, read: (data: Fields) => T): Promise<T> {
  const { baseUrl, apiKey, signal, readOnly, tell } = options
  const { what, path, method, body, creates } = question
  if (readOnly && method !== 'GET') throw new Error(`A dry run must not send ${what}.`)
  const url = new URL(`${baseUrl.href.replace(/\/$/u, '')}/v1/${path}`)
  const length = body?.length ?? 0
  let sent = 0
  const onSent = (bytes: number): void => {
    sent = bytes
  }
  const headers = { 'x-api-key': apiKey }
  const request: Request = { ...question, addressFrom: 'base-url', url, headers, silence, signal, onSent }
  const progress = setInterval(() => {
    if (sent > 0 && sent < length)
      tell(`Sent ${Math.floor((100 * sent) / length)} %: ${formatBytes(sent)} of ${formatBytes(length)}`)
  }, 5000)
  const another = attempts(signal, tell)
  let mayBeDone = false
  try {
    for (;;) {
      let after: number | undefined
      sent = 0
      try {
        const answer = await exchange(request)
        after = askedWait(answer)
        return read(dataOf(answer, request))
      } catch (error) {
        const meaning =
          error instanceof ServiceError
            ? meaningOf(error)
            : { again: error instanceof NetworkError && !error.final, mayBeDone: true }
        const mayBeDoneNow = length > 0 && sent === length && meaning.mayBeDone
        mayBeDone ||= mayBeDoneNow
        if (meaning.again && !(creates && mayBeDoneNow) && (await another(messageOf(error), after))) continue
        const end: unknown = signal.aborted ? signal.reason : error
        if (end instanceof ActionError) end.mayBeDone = mayBeDone
        throw end
      }
    }
  } finally {
    clearInterval(progress)
  }
}
