/** Whole lives in one account, drawn at random: who does what, what happens in the middle of it, and what fails. */
import fc from 'fast-check'
import { expect } from 'vitest'
import { DEFAULT_TOKEN } from '../github/github.ts'
import { DEFAULT_KEY } from '../hosting/hosting.ts'
import * as faulty from './faults.ts'
import { allPlaces, type Moment } from './moments.ts'
import { annotations } from './records.ts'
import {
  asRun,
  branchDeletion,
  branchPush,
  close,
  inMatrix,
  live,
  production,
  push,
  type Run,
  staging,
  sweep,
  type Told,
  tearDown,
} from './runs.ts'
import type { Turn } from './scene.ts'

/** The pull requests. */
export const numbers = [1, 2, 3, 4]
/** Where staging is. */
export const site = 'staging.tiiny.test'
const [named, free] = ['pr-3.tiiny.test', 'free.tiiny.test']

/** A refusal that says what nobody may see. */
const echo = JSON.stringify({ success: false, error: 'FAULT', message: `${DEFAULT_KEY} ${DEFAULT_TOKEN} ::error::x` })

/** What may happen to any request. */
const faults: Readonly<Record<string, faulty.Fault>> = {
  ...faulty.noLists,
  'lost before it was done': faulty.reset,
  'lost after it was done': faulty.doneThenReset,
  '500 after it was done': faulty.answeredAs(500, () => echo),
  '429': faulty.status(429, { message: 'Too many requests' }, { 'retry-after': '1' }),
  '403 with Retry-After': faulty.secondaryRateLimit.withHeader,
  '500': faulty.status(500, echo),
  '400': faulty.status(400, echo),
}

const trouble = fc.record({
  // Where a link is made, remembered or given up, more often than elsewhere.
  before: fc.oneof(
    fc.constantFrom(...allPlaces),
    fc.constantFrom('recordLink', 'listRecord', 'listLiveSites', 'upload', 'delete'),
  ),
  fault: fc.constantFrom(...Object.keys(faults)),
  nth: fc.integer({ min: 1, max: 3 }),
  // Four attempts are the most that are usual; 60 is for good.
  times: fc.constantFrom(1, 1, 2, 4, 60),
})

/** Where and when something happens in a run. */
const moment = fc.oneof(
  ...(['before', 'after'] as const).map((when) =>
    fc.record({ [when]: fc.constantFrom(...allPlaces), nth: fc.constantFrom(1, 1, 2) }),
  ),
) as fc.Arbitrary<Pick<Moment, 'before' | 'after' | 'nth'>>

interface Move {
  readonly who: 'production' | 'docs' | 'staging' | 'branch' | 'sweep' | 'shop' | 'matrix' | number
  readonly act: 'push' | 'again' | 'close' | 'tear down'
  readonly whenFull: string
  /** Played when `at` comes. */
  readonly inner: Move | undefined
  readonly at: Pick<Moment, 'before' | 'after' | 'nth'>
  readonly isCancelled: boolean
  readonly troubles: readonly (Pick<Moment, 'before' | 'nth' | 'times'> & { readonly fault: string })[]
}

/** In a calm life everything is configured as the documentation says, and nothing fails. */
export interface Life {
  readonly isCalm: boolean
  readonly linkLimit: number
  readonly moves: readonly Move[]
}

function moveOf(isCalm: boolean, inner: fc.Arbitrary<Move | undefined>): fc.Arbitrary<Move> {
  const ours: Move['who'][] = ['production', 'docs', 'staging', 'branch', 'sweep']
  const others: Move['who'][] = isCalm ? ours : [...ours, 'shop', 'matrix']
  return fc.record({
    who: fc.oneof(fc.constantFrom(...others), fc.constantFrom<Move['who'][]>(...numbers)),
    act: fc.constantFrom<Move['act'][]>('push', 'push', 'push', 'again', 'close', 'close', 'tear down'),
    whenFull: isCalm ? fc.constant('skip') : fc.constantFrom('fail', 'skip', 'replace-oldest'),
    inner,
    at: moment,
    isCancelled: isCalm ? fc.constant(false) : fc.integer({ max: 6, min: 0 }).map((drawn) => drawn === 6),
    troubles: isCalm ? fc.constant([]) : fc.array(trouble, { maxLength: 2 }),
  })
}

export const lifeOf = (isCalm: boolean): fc.Arbitrary<Life> => {
  const inner = fc.option(moveOf(isCalm, fc.constant(undefined)), { freq: 2, nil: undefined })
  return fc.record({
    isCalm: fc.constant(isCalm),
    linkLimit: isCalm ? fc.constant(1000) : fc.constantFrom(4, 6, 1000),
    moves: fc.array(moveOf(isCalm, inner), { minLength: 2, maxLength: 8 }),
  })
}

/** A run for a pull request. One that is played inside of another comes too late to reopen it. */
function runOfPull(number: number, act: Move['act'], { page = '', ...told }: Told, isInner: boolean): Run {
  if (act === 'close') return close(number, told)
  const inputs = act === 'tear down' ? { ...told, mode: 'teardown' } : told
  if (!isInner) return push(number, { page, ...inputs })
  return (world) => world.pull(number, 'synchronize', { inputs: { directory: world.directoryOf(page), ...inputs } })
}

function runOf({ who, act, whenFull }: Move, index: number, isCalm: boolean, isInner: boolean): Run {
  const told = { page: `${who}, build ${index}`, 'when-full': whenFull }
  switch (who) {
    case 'production':
      return production({ ...told, domain: live })
    case 'docs':
      return !isCalm && act === 'tear down' ? tearDown('@docs') : production({ ...told, environment: 'docs' })
    case 'staging':
      return act === 'close' ? branchDeletion('develop', { environment: 'staging' }) : staging(site, told)
    case 'branch':
      return act === 'close' ? branchDeletion() : branchPush('topic', told)
    case 'sweep':
      return sweep()
    case 'shop': {
      // Its domain is copied from somebody else, or one that several claim.
      const domain = act === 'again' ? live : act === 'close' ? named : free
      return production({ ...told, environment: 'shop', domain })
    }
    case 'matrix':
      return asRun(900 + index, production({ ...told, domain: live }))
    default: {
      const domains: Told = { 3: named, ...(!isCalm && { 2: free, 4: live }) }
      return runOfPull(who, act, { ...told, domain: domains[who] ?? '' }, isInner)
    }
  }
}

function turnOf(move: Move, index: number, isCalm: boolean, isInner = false): Turn {
  const { who, act, inner, at, isCancelled, troubles } = move
  const run = runOf(move, index, isCalm, isInner)
  const isAgain = act === 'again' && typeof who !== 'number' && who !== 'matrix'
  const happens = inner && turnOf(inner, index + 0.5, isCalm, true)
  const meanwhile: Turn | undefined = who === 'matrix' ? { run: inMatrix('b', run), either: true } : happens
  return {
    run: isAgain ? asRun(42, run, 2 + Math.round(2 * index)) : run,
    at: [
      ...(meanwhile ? [{ ...(inner ? at : { before: 'upload' as const }), happens: meanwhile }] : []),
      ...(isCancelled ? [{ ...at, cancels: true } as const] : []),
      ...troubles.map(({ fault, ...where }) => ({ ...where, fault: faults[fault] })),
    ],
    either: true,
    after: (result) => {
      // Of two first pushes of one named preview at the same moment one may be red.
      const isNamed = who === 3 && /was there before this preview/u.test(annotations(result, 'error').join())
      if (isCalm && !isNamed) expect(result.code, result.stdout).toBe(0)
    },
  }
}

export const turnsOf = ({ isCalm, moves }: Life): Turn[] => moves.map((move, index) => turnOf(move, index, isCalm))
