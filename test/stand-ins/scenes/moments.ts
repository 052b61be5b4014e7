/** What happens while a run waits for an answer, as an interceptor of either stand-in. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Fault } from './faults.ts'

/**
 * What a request is for; scenes aim at these, since requests go out side by side in no certain order. A line is method and
 * path, and ` ref` if the request names one: without it, a new deployment is only a question.
 */
const places = {
  anything: /^/u,
  listRecord: /^GET .*\/deployments\?.*task=deploy(?::|%3A)(?:pr|branch)-/u,
  listOwnSite: /^GET .*\/deployments\?.*environment=.*task=deploy(?::|%3A)site/u,
  listLiveSites: /^GET .*\/deployments\?(?!.*environment=).*task=deploy(?::|%3A)site/u,
  listPreviews: /^GET .*\/deployments\?(?!.*task=)(?=.*environment=)/u,
  listNewest: /^GET .*\/deployments\?(?!.*(?:task|environment)=)/u,
  mayCreate: /^POST .*\/deployments$/u,
  recordLink: /^POST .*\/deployments ref$/u,
  deleteDeployment: /^DELETE .*\/deployments\/\d+$/u,
  createStatus: /^POST .*\/statuses$/u,
  readPull: /^GET .*\/pulls\/\d+$/u,
  readBranch: /^GET .*\/git\/matching-refs/u,
  listPulls: /^GET .*\/pulls(?:\?|$)/u,
  listComments: /^GET .*\/comments/u,
  createComment: /^POST .*\/comments$/u,
  changeComment: /^PATCH .*\/comments\/\d+$/u,
  writeComment: /^(?:POST|PATCH) .*\/comments(?:\/\d+)?$/u,
  askLogin: /^POST .*\/graphql$/u,
  upload: /^(?:POST|PUT) \/v1\/upload$/u,
  delete: /^(?:POST|DELETE) \/v1\/delete$/u,
  profile: /^GET \/v1\/profile$/u,
  page: /^GET \/(?!v1|repos|api)/u,
} as const

export type Place = keyof typeof places

export const allPlaces = Object.keys(places) as Place[]

export interface Moment {
  /** Right before the stand-in does what it was asked for there, or after it did, before it answers. */
  readonly before?: Place
  readonly after?: Place
  /** Which of the requests for that; the first unless given. */
  readonly nth?: number
  /** How many in a row; one unless given. */
  readonly times?: number
  readonly happens?: (request: IncomingMessage) => unknown
  /** Then becomes of the request. */
  readonly fault?: Fault | undefined
}

/** What a request meets; true means that it was answered. */
export type Meeting = (line: string, ...exchange: Parameters<Fault>) => Promise<boolean>

/** Lets each of these happen at its time. Of two faults that meet at one request, only the first comes about. */
export function moments(all: readonly Moment[]): Meeting {
  const seen = all.map(() => 0)
  return async (line, request, response) => {
    const now = all.filter(({ before, after, nth = 1, times = 1 }, index) => {
      if (!places[before ?? after ?? 'anything'].test(line)) return false
      const count = (seen[index] ?? 0) + 1
      seen[index] = count
      return count >= nth && count < nth + times
    })
    for (const { after, happens } of now) {
      if (after === undefined) await happens?.(request)
      else if (happens) holdBack(response, () => happens(request))
    }
    return now.find(({ fault }) => fault)?.fault?.(request, response) ?? false
  }
}

/** Holds an answer back until something has happened. */
function holdBack(response: ServerResponse, happens: () => unknown): void {
  const end = response.end.bind(response)
  response.end = ((...answer: Parameters<typeof end>) => {
    response.end = end
    void Promise.resolve(happens()).then(() => end(...answer))
    return response
  }) as typeof end
}
