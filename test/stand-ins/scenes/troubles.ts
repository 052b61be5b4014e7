/** What may go wrong in a run, and where: for lives that are played at random. */
import fc from 'fast-check'
import { DEFAULT_TOKEN } from '../github/github.ts'
import { DEFAULT_KEY } from '../hosting/hosting.ts'
import {
  afterwards,
  cut,
  cutInChunks,
  doneThenReset,
  type Fault,
  halfJson,
  noLists,
  reset,
  secondaryRateLimit,
  status,
} from './faults.ts'
import { isAt, type Meeting, type Place, plainPlaces } from './moments.ts'

/** A refusal that says what nobody may see. */
export const refusal = { success: false, error: 'FAULT', message: `${DEFAULT_KEY} ${DEFAULT_TOKEN} ::error::x` }
const echo = JSON.stringify(refusal)

/** What may happen to any request, by name. */
export const anyFaults: Readonly<Record<string, Fault>> = {
  'lost before it was done': reset,
  'lost after it was done': doneThenReset,
  'cut after it was done': cut,
  'cut in chunks after it was done': cutInChunks,
  'half after it was done': halfJson,
  '500 after it was done': afterwards((_, response, end) => {
    response.statusCode = 500
    end(echo)
  }),
  '429': status(429, { message: 'Too many requests' }, { 'retry-after': '1' }),
  '500': status(500, echo),
  '503': status(503, echo),
  '400': status(400, echo),
}

const faults: Readonly<Record<string, Fault>> = {
  ...noLists,
  ...anyFaults,
  '403 with Retry-After': secondaryRateLimit.withHeader,
  '403 that says why': secondaryRateLimit.inWords,
}

/** Some requests of a step in a row meet a fault. */
export interface Trouble {
  readonly place: Place
  readonly fault: string
  /** The first request of its kind in the step that meets it: 0 is the first of all. */
  readonly from: number
  /** How many in a row meet it. */
  readonly times: number
}

/** Where a link is made, remembered or given up, more often than elsewhere. */
const decisive: readonly Place[] = ['recordLink', 'listRecord', 'listLiveSites', 'createStatus', 'upload', 'delete']

/** Any trouble. */
export const trouble: fc.Arbitrary<Trouble> = fc.record({
  place: fc.constantFrom(...plainPlaces, ...decisive, ...decisive),
  fault: fc.constantFrom(...Object.keys(faults)),
  from: fc.nat(2),
  // Four attempts are the most that are usual; 60 is for good.
  times: fc.constantFrom(1, 1, 2, 4, 60),
})

/** Meets the requests of one run with its troubles. */
export function meetTroubles(troubles: readonly Trouble[]): Meeting {
  const counts = troubles.map(() => 0)
  return (line, body, ...exchange) => {
    const now = troubles.filter(({ place, from, times }, index) => {
      if (!isAt(place, line, body)) return false
      const count = counts[index] ?? 0
      counts[index] = count + 1
      return count >= from && count < from + times
    })
    return faults[now[0]?.fault ?? '']?.(...exchange) ?? false
  }
}
