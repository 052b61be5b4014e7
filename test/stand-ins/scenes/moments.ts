/** What happens in the world while a run waits for an answer, as an interceptor of either stand-in. */
import type { IncomingMessage, ServerResponse } from 'node:http'

/** One moment, told by a request. */
export interface Moment {
  /** Method and path of the request, as in `POST /v1/upload`. */
  readonly at: RegExp
  /** Which of the requests that match; the first unless given. */
  readonly nth?: number
  /** The stand-in does what it was asked before this happens, and answers after it; else this happens first. */
  readonly done?: boolean
  /** True means that it answered by itself, as a fault does. */
  readonly happens: (request: IncomingMessage, response: ServerResponse) => unknown
}

type Interceptor = (
  request: IncomingMessage,
  response: ServerResponse,
  recorded: { readonly method: string; readonly path: string },
) => Promise<boolean>

/** Lets each of these happen once, at its time. */
export function moments(...all: readonly Moment[]): Interceptor {
  const seen = all.map(() => 0)
  return async (request, response, { method, path }) => {
    for (const [index, { at, nth = 1, done = false, happens }] of all.entries()) {
      if (!at.test(`${method} ${path}`)) continue
      const count = (seen[index] ?? 0) + 1
      seen[index] = count
      if (count !== nth) continue
      if (done) afterwards(response, () => happens(request, response))
      else if ((await happens(request, response)) === true) return true
    }
    return false
  }
}

/** Holds an answer back until something has happened. */
function afterwards(response: ServerResponse, happens: () => unknown): void {
  const end = response.end.bind(response)
  response.end = ((...answer: Parameters<typeof end>) => {
    response.end = end
    void Promise.resolve(happens()).then(() => end(...answer))
    return response
  }) as typeof end
}

/** GitHub's list of deployments, of statuses, and so on: what a run asks for and does. */
export const gitHubAt = {
  listDeployments: /^GET .*\/deployments(?:\?|$)/u,
  listStatuses: /^GET .*\/deployments\/\d+\/statuses/u,
  createDeployment: /^POST .*\/deployments$/u,
  createStatus: /^POST .*\/deployments\/\d+\/statuses$/u,
  readPull: /^GET .*\/pulls\/\d+$/u,
  listPulls: /^GET .*\/pulls(?:\?|$)/u,
  readBranch: /^GET .*\/(?:branches|git\/(?:ref|matching-refs))/u,
  createComment: /^POST .*\/comments$/u,
} as const

/** What a run asks of the service. */
export const hostingAt = {
  upload: /^(?:POST|PUT) \/v1\/upload$/u,
  delete: /^(?:POST|DELETE) \/v1\/delete$/u,
  profile: /^GET \/v1\/profile$/u,
} as const
