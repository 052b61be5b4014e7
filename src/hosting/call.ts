import type { Body } from '../http/body.ts'
import type { Answer, Request, ServerTerms } from '../http/connect.ts'
import { exchange } from '../http/exchange.ts'
import { retrying } from '../http/retry.ts'
import { type Data, dataOf, mayBeDone } from './answers.ts'
import { meaningOf, retryLimits } from './retry-policy.ts'

export interface HostingOptions {
  readonly baseUrl: URL
  readonly apiKey: string
  readonly signal: AbortSignal
  /** Gets one line for the progress of a long upload, and one for each retry. */
  readonly tell: (line: string) => void
  /** Whether a request that writes is a mistake, because this is a dry run. */
  readonly readOnly?: boolean
}

/** What the attempts to change a link may have done. Whoever begins them keeps it, so that no later error hides it. */
export interface Attempts {
  /** Whether any attempt may have been carried out: it was sent completely, and no answer says otherwise. */
  mayBeDone: boolean
}

/** Is awaited right before each deletion and each repetition. It throws if the link may not be changed. */
export type Permit = () => Promise<void>

interface Call {
  /** The end of its path, and its name in errors. */
  readonly operation: 'upload' | 'delete' | 'profile'
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly body?: Body
  /** Whether it makes something that only its answer names. It is then repeated only after `again` has looked. */
  readonly creates?: boolean
  /** Is awaited before each repetition: false ends them, and so does what it throws. */
  readonly again?: (() => Promise<unknown>) | undefined
  readonly attempts?: Attempts
}

const terms: Omit<ServerTerms, 'signal'> = {
  peer: 'the hosting service',
  addressFrom: 'base-url',
  silence: 120_000,
  answerLimit: 1024 * 1024,
}

/** Sends a request, again if that helps and does no harm (INTERFACE 6, 7). @throws {ServiceError | NetworkError} */
export async function call(
  { baseUrl, apiKey, signal, tell, readOnly }: HostingOptions,
  { operation, method, body, creates = false, again, attempts }: Call,
): Promise<Data> {
  if (readOnly && method !== 'GET') throw new Error(`${operation}: a dry run must not change anything.`)
  const url = new URL(`${baseUrl.href.replace(/\/$/u, '')}/v1/${operation}`)
  const request: Request = { operation, method, url, headers: { 'x-api-key': apiKey }, creates }
  const attempt = async (): Promise<Answer> => {
    // The service can have used the body only if all of it was given to the connection, and not turned away.
    let wasWhole = false
    const watched = body && {
      ...body,
      async *stream() {
        yield* body.stream()
        wasWhole = true
      },
    }
    let answer: Answer | undefined
    try {
      answer = await exchange({ ...request, ...(watched && { body: watched }) }, { ...terms, signal })
      return answer
    } finally {
      if (attempts && wasWhole && (answer === undefined || mayBeDone(answer))) attempts.mayBeDone = true
    }
  }
  const answer = await retrying(attempt, {
    idempotent: !creates || again !== undefined,
    repeat: ({ status }) => meaningOf(status).again,
    limits: retryLimits,
    about: `${operation}: `,
    signal,
    tell,
    again,
  })
  return dataOf(answer, request)
}
