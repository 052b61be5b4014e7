import type { Body } from '../http/body.ts'
import type { Connection, Request } from '../http/connect.ts'
import { exchange } from '../http/exchange.ts'
import { retrying } from '../http/retry.ts'
import { type Data, dataOf } from './answers.ts'
import { passingFaults } from './repeat.ts'

/** How to reach the service. */
export interface HostingOptions {
  readonly baseUrl: URL
  readonly apiKey: string
  readonly signal: AbortSignal
  /** Gets a line about the progress of a long upload, and about each retry. */
  readonly tell: (line: string) => void
  /** Milliseconds without a byte after which a connection counts as lost; 120 s unless given. */
  readonly silence?: number
}

/** One request to the service. */
export interface Call {
  /** As errors name it: `upload`, `delete` or `profile`. */
  readonly operation: string
  readonly method: string
  /** From the base address on. */
  readonly path: string
  readonly body?: Body
  /** Whether doing it twice does no harm; true unless said otherwise. */
  readonly idempotent?: boolean
}

/**
 * Asks the service, again where that helps and does no harm (INTERFACE 6 and 7).
 *
 * @returns `data` of the answer's envelope
 * @throws {ServiceError} where the service refused or its answer can't be believed
 * @throws {NetworkError} where no complete answer came
 */
export async function callService(
  { operation, method, path, body, idempotent = true }: Call,
  { baseUrl, apiKey, signal, tell, silence = 120_000 }: HostingOptions,
): Promise<Data> {
  const request: Request = {
    operation,
    method,
    url: new URL(`${baseUrl.href.replace(/\/$/u, '')}${path}`),
    headers: { 'x-api-key': apiKey },
    ...(body && { body }),
    ownConnection: !idempotent,
  }
  const connection: Connection = {
    peer: 'the hosting service',
    addressFrom: 'base-url',
    signal,
    silence,
    answerTime: 10 * 60_000,
    answerLimit: 1024 * 1024,
  }
  const answer = await retrying(() => exchange(request, connection), {
    judge: passingFaults(operation, idempotent),
    signal,
    tell,
  })
  return dataOf(answer, request)
}
