/** What happens in the world while a run waits for an answer, as an interceptor of either stand-in. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Fault } from './faults.ts'
import type { Meet, World } from './world.ts'

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

/** Lets each of these happen once, at its time. */
export function moments(...all: readonly Moment[]): Meet {
  const seen = all.map(() => 0)
  return async (line, request, response) => {
    const now = all.filter(({ at, nth = 1 }, index) => {
      if (!at.test(line)) return false
      seen[index] = (seen[index] ?? 0) + 1
      return seen[index] === nth
    })
    for (const { done = false, happens } of now) {
      if (done) afterwards(response, () => happens(request, response))
      else if ((await happens(request, response)) === true) return true
    }
    return false
  }
}

/** Meets the requests of one kind with these faults in turn, the last one again and again. */
export function faultsAt(at: RegExp, ...faults: readonly Fault[]): Meet {
  let asked = 0
  return (line, ...exchange) => {
    if (!at.test(line)) return false
    asked += 1
    return faults[Math.min(asked, faults.length) - 1]?.(...exchange) ?? false
  }
}

/** Meets each status of this state with a fault. */
export function faultAtState({ github }: World, state: string, fault: Fault): Meet {
  return faultsAt(gitHubAt.createStatus, (...exchange) => {
    const body = github.requests.at(-1)?.body as { state?: string } | undefined
    return body?.state === state && fault(...exchange)
  })
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

/** What a run asks of GitHub. */
export const gitHubAt = {
  listRecord: /^GET .*\/deployments\?.*task=deploy(?::|%3A)(?:pr|branch)-/u,
  listLiveSites: /^GET .*\/deployments\?.*task=deploy(?::|%3A)site/u,
  listStatuses: /^GET .*\/deployments\/\d+\/statuses/u,
  createDeployment: /^POST .*\/deployments$/u,
  deleteDeployment: /^DELETE .*\/deployments\/\d+$/u,
  createStatus: /^POST .*\/deployments\/\d+\/statuses$/u,
  readPull: /^GET .*\/pulls\/\d+$/u,
  readBranch: /^GET .*\/(?:branches|git\/(?:ref|matching-refs))/u,
  listPulls: /^GET .*\/pulls(?:\?|$)/u,
  listComments: /^GET .*\/comments/u,
  createComment: /^POST .*\/comments$/u,
  changeComment: /^PATCH .*\/comments\/\d+$/u,
  askLogin: /^POST .*\/graphql$/u,
} as const

/** What a run asks of the service. */
export const hostingAt = {
  upload: /^(?:POST|PUT) \/v1\/upload$/u,
  delete: /^(?:POST|DELETE) \/v1\/delete$/u,
  profile: /^GET \/v1\/profile$/u,
} as const
