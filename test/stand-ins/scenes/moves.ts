/** Whole lives in one account, drawn at random: who does what, and what happens in the middle of it. */
import fc from 'fast-check'
import { expect } from 'vitest'
import { plainPlaces } from './moments.ts'
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
  reserve,
  staging,
  sweep,
  type Told,
  tearDown,
} from './runs.ts'
import type { Meanwhile, Turn } from './scene.ts'
import { meetTroubles, type Trouble, trouble } from './troubles.ts'

/** The pull requests. */
export const numbers = [1, 2, 3, 4]
/** Where staging is. */
export const site = 'staging.tiiny.test'
const [named, free] = ['pr-3.tiiny.test', 'free.tiiny.test']

/** Where and when something happens in a run. */
interface Moment {
  readonly nth: number
  readonly place: (typeof plainPlaces)[number]
  readonly when: 'before' | 'after'
}

interface Move {
  readonly who: 'production' | 'docs' | 'staging' | 'branch' | 'sweep' | 'shop' | 'matrix' | number
  readonly act: 'push' | 'again' | 'close' | 'reserve' | 'tear down'
  readonly whenFull: string
  readonly inner: (Moment & { readonly move: Move }) | undefined
  readonly troubles: readonly Trouble[]
  readonly cancelled: Moment | undefined
}

/** In a calm life everything is configured as the documentation says, and nothing fails. */
export interface Life {
  readonly isCalm: boolean
  readonly linkLimit: number
  readonly moves: readonly Move[]
}

const moment = {
  place: fc.constantFrom(...plainPlaces),
  when: fc.constantFrom('before', 'after'),
  nth: fc.constantFrom(1, 1, 2),
}

function moveOf(isCalm: boolean, inner: fc.Arbitrary<Move> | undefined): fc.Arbitrary<Move> {
  const ours: Move['who'][] = ['production', 'docs', 'staging', 'branch', 'sweep']
  const others: Move['who'][] = isCalm ? ours : [...ours, 'shop', 'matrix']
  const rarely = <T>(arbitrary: fc.Arbitrary<T>, freq: number) => fc.option(arbitrary, { freq, nil: undefined })
  return fc.record({
    who: fc.oneof(fc.constantFrom(...others), fc.constantFrom<Move['who'][]>(...numbers)),
    act: fc.constantFrom<Move['act'][]>('push', 'push', 'push', 'again', 'close', 'close', 'reserve', 'tear down'),
    whenFull: isCalm ? fc.constant('skip') : fc.constantFrom('fail', 'skip', 'replace-oldest'),
    inner: inner
      ? fc.option(fc.record({ ...moment, move: inner }), { freq: 2, nil: undefined })
      : fc.constant(undefined),
    troubles: isCalm ? fc.constant([]) : fc.array(trouble, { maxLength: 2 }),
    cancelled: isCalm ? fc.constant(undefined) : rarely(fc.record(moment), 6),
  }) as fc.Arbitrary<Move>
}

export const lifeOf = (isCalm: boolean): fc.Arbitrary<Life> =>
  fc.record({
    isCalm: fc.constant(isCalm),
    linkLimit: isCalm ? fc.constant(1000) : fc.constantFrom(4, 6, 1000),
    moves: fc.array(moveOf(isCalm, moveOf(isCalm, undefined)), { minLength: 2, maxLength: 8 }),
  })

/** A run for a pull request. One that is played inside of another comes too late to reopen it. */
function runOfPull(number: number, { act }: Move, told: Told, isInner: boolean): Run {
  const { page: _, ...rest } = told
  if (act === 'close') return close(number, rest)
  if (act === 'reserve' && !isInner) return reserve(number, rest)
  const inputs = act === 'tear down' ? { ...told, mode: 'teardown' } : told
  const late: Run = async (world) => {
    const isClosed = world.github.pulls.get(number)?.state === 'closed'
    const directory = world.directoryOf(told['page'] ?? '')
    const { page: __, ...given }: Told = { directory, ...inputs }
    return isClosed ? await world.pull(number, 'synchronize', { inputs: given }) : await push(number, inputs)(world)
  }
  return isInner ? late : push(number, inputs)
}

function runOf(move: Move, index: number, isCalm: boolean, isInner: boolean): Run {
  const { who, act, whenFull } = move
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
    case 'shop':
      // Its domain is copied from somebody else, or one that several claim.
      return production({
        ...told,
        environment: 'shop',
        domain: act === 'again' ? live : act === 'close' ? named : free,
      })
    case 'matrix':
      return asRun(900 + index, production({ ...told, domain: live }))
    default: {
      const domains: Told = { 3: named, ...(!isCalm && { 2: free, 4: live }) }
      return runOfPull(who, move, { ...told, domain: domains[who] ?? '' }, isInner)
    }
  }
}

const at = ({ place, when, nth }: Moment, what: Partial<Meanwhile>): Meanwhile => ({ [when]: place, nth, ...what })

function turnOf(move: Move, index: number, isCalm: boolean, isInner = false): Turn {
  const { who, act, inner, troubles, cancelled } = move
  const run = runOf(move, index, isCalm, isInner)
  const isAgain = act === 'again' && typeof who !== 'number' && who !== 'matrix'
  return {
    run: isAgain ? asRun(42, run, 2 + Math.round(2 * index)) : run,
    at: [
      ...(who === 'matrix' ? [at(inner ?? first, { happens: { run: inMatrix('b', run), either: true } })] : []),
      ...(inner && who !== 'matrix' ? [at(inner, { happens: turnOf(inner.move, index + 0.5, isCalm, true) })] : []),
      ...(cancelled ? [at(cancelled, { cancels: true })] : []),
    ],
    meeting: meetTroubles(troubles),
    either: true,
    after: (result) => {
      // Of two first pushes of one named preview at the same moment one may be red.
      const isNamed = who === 3 && /was there before this preview/u.test(annotations(result, 'error').join())
      if (isCalm && !isNamed) expect(result.code, result.stdout).toBe(0)
    },
  }
}

/** Where the second job of a matrix begins unless a moment is drawn. */
const first: Moment = { place: 'upload', when: 'before', nth: 1 }

export const turnsOf = ({ isCalm, moves }: Life): Turn[] => moves.map((move, index) => turnOf(move, index, isCalm))
