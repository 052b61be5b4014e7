import type { Body } from '../http/body.ts'
import type { Answer, Request, ServerTerms } from '../http/connect.ts'
import { exchange } from '../http/exchange.ts'
import { retrying } from '../http/retry.ts'
import { type Data, dataOf } from './answers.ts'
import { meaningOf } from './retry-policy.ts'

/** How to reach the service. */
export interface HostingOptions {
  readonly baseUrl: URL
  readonly apiKey: string
  readonly signal: AbortSignal
  /** Gets one line for the progress of a long upload, and one for each retry. */
  readonly tell: (line: string) => void
  /** Milliseconds without a byte until a connection counts as lost; 120 s if not given. */
  readonly silence?: number
  /** Whether a request that writes is a mistake, because this is a dry run. */
  readonly readOnly?: boolean
}

/** One request to the service. */
export interface Call {
  /** Its name in errors: `upload`, `delete` or `profile`. */
  readonly operation: string
  readonly method: string
  /** Relative to the base address. */
  readonly path: string
  readonly body?: Body
  /** Whether it does no harm to send it twice; true if not given. */
  readonly idempotent?: boolean
  /** Is awaited before each repetition. What it throws ends them. */
  readonly again?: (() => Promise<void>) | undefined
  /** Is called after each answer which says that nothing was done. */
  readonly turnedAway?: () => void
}

/**
 * Sends a request to the service. It is repeated if that may help and does no harm (INTERFACE 6 and 7).
 *
 * @returns `data` of the answer's envelope
 * @throws {ServiceError} if the service refused, or its answer is not what the interface says
 * @throws {NetworkError} if no complete answer came
 */
export async function callService(
  { operation, method, path, body, idempotent = true, again, turnedAway }: Call,
  { baseUrl, apiKey, signal, tell, silence = 120_000, readOnly }: HostingOptions,
): Promise<Data> {
  if (readOnly && method !== 'GET') throw new Error(`${operation}: a dry run must not change anything.`)
  const request: Request = {
    operation,
    method,
    url: new URL(`${baseUrl.href.replace(/\/$/u, '')}${path}`),
    headers: { 'x-api-key': apiKey },
    ...(body && { body }),
    ownConnection: !idempotent,
  }
  const terms: ServerTerms = {
    peer: 'the hosting service',
    addressFrom: 'base-url',
    signal,
    silence,
    answerTime: 10 * 60_000,
    answerLimit: 1024 * 1024,
  }
  const attempt = async (): Promise<Answer> => {
    const answer = await exchange(request, terms)
    if (meaningOf(answer.status).again === 'always') turnedAway?.()
    return answer
  }
  const answer = await retrying(attempt, {
    idempotent,
    repeat: ({ status }) => meaningOf(status).again,
    about: `${operation}: `,
    signal,
    tell,
    ...(again && { again }),
  })
  return dataOf(answer, request)
}
