/** What happens in the world while a run waits for an answer, as an interceptor of either stand-in. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Fault } from './faults.ts'

/** What a run asks of GitHub and the service, by method and path. */
const at = {
  listRecord: /^GET .*\/deployments\?.*task=deploy(?::|%3A)(?:pr|branch)-/u,
  listOwnSite: /^GET .*\/deployments\?.*environment=.*task=deploy(?::|%3A)site/u,
  listLiveSites: /^GET .*\/deployments\?(?!.*environment=).*task=deploy(?::|%3A)site/u,
  listPreviews: /^GET .*\/deployments\?(?!.*task=)(?=.*environment=)/u,
  listNewest: /^GET .*\/deployments\?(?!.*(?:task|environment)=)/u,
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
  upload: /^(?:POST|PUT) \/v1\/upload$/u,
  delete: /^(?:POST|DELETE) \/v1\/delete$/u,
  profile: /^GET \/v1\/profile$/u,
  page: /^GET \/(?!v1|repos|api)/u,
} as const

/** What a request to GitHub says, as far as places differ by it. */
interface Said {
  readonly ref?: string
  readonly state?: string
}

/** Places that their path alone does not tell. */
const told = {
  writeComment: [/^(?:POST|PATCH) .*\/comments(?:\/\d+)?$/u, () => true],
  mayCreate: [at.createDeployment, ({ ref }) => ref === undefined],
  recordLink: [at.createDeployment, ({ ref }) => ref !== undefined],
  success: [at.createStatus, ({ state }) => state === 'success'],
  failure: [at.createStatus, ({ state }) => state === 'failure'],
  inactive: [at.createStatus, ({ state }) => state === 'inactive'],
} as const satisfies Record<string, readonly [line: RegExp, says: (body: Said) => boolean]>

/** What a request is for; scenes aim at these, since requests go out side by side in no certain order. */
export type Place = keyof typeof at | keyof typeof told | 'anything'

/** Those that a path alone tells. */
export const plainPlaces = Object.keys(at) as (keyof typeof at)[]

export function isAt(place: Place, line: string, body: unknown): boolean {
  if (place === 'anything') return true
  if (!(place in told)) return at[place as keyof typeof at].test(line)
  const [pattern, says] = told[place as keyof typeof told]
  return pattern.test(line) && says((body ?? {}) as Said)
}

export interface Moment {
  /** Right before the stand-in does what it was asked for there, or after it did, before it answers. */
  readonly before?: Place
  readonly after?: Place
  /** Which of the requests for that; the first unless given. */
  readonly nth?: number
  /** How many in a row; one unless given. */
  readonly times?: number
  readonly happens?: (request: IncomingMessage, response: ServerResponse) => unknown
  /** Then becomes of the request. */
  readonly fault?: Fault | undefined
}

/** Like `Meet`, with what the request says, where it is one to GitHub. */
export type Meeting = (line: string, body: unknown, ...exchange: Parameters<Fault>) => boolean | Promise<boolean>

/** Lets each of these happen at its time. Of two faults that meet at one request, only the first comes about. */
export function moments(all: readonly Moment[]): Meeting {
  const seen = all.map(() => 0)
  return async (line, body, request, response) => {
    const now = all.filter(({ before, after, nth = 1, times = 1 }, index) => {
      if (!isAt(before ?? after ?? 'anything', line, body)) return false
      const count = (seen[index] ?? 0) + 1
      seen[index] = count
      return count >= nth && count < nth + times
    })
    for (const { after, happens } of now) {
      if (after === undefined) await happens?.(request, response)
      else if (happens) afterwards(response, () => happens(request, response))
    }
    return now.find(({ fault }) => fault)?.fault?.(request, response) ?? false
  }
}

/** Meets the requests for one thing with these faults in turn, the last one again and again. */
export function faultsAt(before: Place, ...faults: readonly Fault[]): Meeting {
  const times = (index: number) => (index === faults.length - 1 ? Number.POSITIVE_INFINITY : 1)
  return moments(faults.map((fault, index) => ({ before, nth: index + 1, times: times(index), fault })))
}

/** The first of these that answers, is the answer. */
export function firstOf(...all: readonly Meeting[]): Meeting {
  return async (...exchange) => {
    for (const each of all) if (await each(...exchange)) return true
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
