/** What may go wrong in a run, and where: for lives that are played at random. */
import fc from 'fast-check'
import { DEFAULT_TOKEN } from '../github/github.ts'
import { DEFAULT_KEY } from '../hosting/hosting.ts'
import * as faulty from './faults.ts'
import { type Meeting, moments, type Place, plainPlaces } from './moments.ts'

/** A refusal that says what nobody may see. */
export const refusal = { success: false, error: 'FAULT', message: `${DEFAULT_KEY} ${DEFAULT_TOKEN} ::error::x` }
const echo = JSON.stringify(refusal)

/** What may happen to any request, by name. */
export const anyFaults: Readonly<Record<string, faulty.Fault>> = {
  'lost before it was done': faulty.reset,
  'lost after it was done': faulty.doneThenReset,
  'cut after it was done': faulty.cut,
  'cut in chunks after it was done': faulty.cutInChunks,
  'half after it was done': faulty.halfJson,
  '500 after it was done': faulty.answeredAs(500, () => echo),
  '429': faulty.status(429, { message: 'Too many requests' }, { 'retry-after': '1' }),
  '500': faulty.status(500, echo),
  '503': faulty.status(503, echo),
  '400': faulty.status(400, echo),
}

const faults: Readonly<Record<string, faulty.Fault>> = {
  ...faulty.noLists,
  ...anyFaults,
  '403 with Retry-After': faulty.secondaryRateLimit.withHeader,
  '403 that says why': faulty.secondaryRateLimit.inWords,
}

/** Some requests of a step in a row meet a fault. */
export interface Trouble {
  readonly place: Place
  readonly fault: string
  /** The first request of its kind in the step that meets it: 1 is the first of all. */
  readonly nth: number
  /** How many in a row meet it. */
  readonly times: number
}

/** Where a link is made, remembered or given up, more often than elsewhere. */
const decisive: readonly Place[] = ['recordLink', 'listRecord', 'listLiveSites', 'createStatus', 'upload', 'delete']

export const trouble: fc.Arbitrary<Trouble> = fc.record({
  place: fc.constantFrom(...plainPlaces, ...decisive, ...decisive),
  fault: fc.constantFrom(...Object.keys(faults)),
  nth: fc.integer({ min: 1, max: 3 }),
  // Four attempts are the most that are usual; 60 is for good.
  times: fc.constantFrom(1, 1, 2, 4, 60),
})

/** Meets the requests of one run with its troubles. */
export const meetTroubles = (troubles: readonly Trouble[]): Meeting =>
  moments(troubles.map(({ place, fault, nth, times }) => ({ before: place, nth, times, fault: faults[fault] })))
