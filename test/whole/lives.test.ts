/**
 * Whole lives in one account: production, docs, staging, previews with and without names and passwords, somebody whose site
 * was live before, a second repository, and people who publish by hand, while everything fails. No life loses or overwrites
 * what its runs did not make, and at its end no preview is left.
 */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { closes, deletesLinks, publishes, pull, recorded } from '../stand-ins/scenes/deeds.ts'
import { plays } from '../stand-ins/scenes/drawn.ts'
import { payloadsOf } from '../stand-ins/scenes/records.ts'
import {
  asRun,
  branchDeletion,
  branchPush,
  close,
  live,
  production,
  push,
  type Run,
  reserve,
  staging,
  sweep,
} from '../stand-ins/scenes/runs.ts'
import { type Deed, type Meanwhile, play, type Scene, type Turn } from '../stand-ins/scenes/scene.ts'
import { meetTroubles, type Trouble, trouble } from '../stand-ins/scenes/troubles.ts'

const [site, named, byHand] = ['staging.tiiny.test', 'docs.tiiny.test', 'hand.tiiny.test']
/** What `domain` says of each pull request; 5 and 6 are the second repository's. */
const domains: Readonly<Record<number, string>> = {
  1: '',
  2: named,
  // The first pull request of somebody whose site is live: no record knows it.
  3: byHand,
  4: live,
  5: '',
  6: named,
}

const whos = ['production', 'docs', 'staging', 'branch', 'sweep', 'sweep elsewhere'] as const
const acts = ['again', 'close', 'close, and nobody hears', 'tear down', 'reserve'] as const
interface Move {
  readonly who: (typeof whos)[number] | number
  readonly act: 'push' | (typeof acts)[number]
  readonly whenFull: string
  readonly password: string
  readonly troubles: readonly Trouble[]
  /** Production takes a preview's link over before such a list of live sites is answered. */
  readonly takes: number | undefined
  /** Before the first request somebody publishes what a preview may be about to make, or deletes a preview's link. */
  readonly hand: 'publishes' | 'deletes' | undefined
}

const move: fc.Arbitrary<Move> = fc.record({
  who: fc.oneof(fc.constantFrom<Move['who']>(...whos), {
    weight: 3,
    arbitrary: fc.constantFrom<Move['who']>(1, 2, 3, 4, 5, 6, 1, 2, 6),
  }),
  act: fc.constantFrom<Move['act']>('push', 'push', 'push', ...acts),
  whenFull: fc.constantFrom('fail', 'skip', 'replace-oldest'),
  password: fc.constantFrom('none', 'none', 'none', 'correct horse'),
  troubles: fc.array(trouble, { maxLength: 3 }),
  takes: fc.option(fc.nat(3), { freq: 5, nil: undefined }),
  hand: fc.constantFrom('publishes', 'deletes', undefined, undefined, undefined, undefined),
})
const life = fc.record({
  linkLimit: fc.constantFrom(5, 6, 8, 1000),
  updateBy: fc.constantFrom<'POST' | 'PUT' | 'both'>('both', 'POST', 'PUT'),
  moves: fc.array(move, { minLength: 2, maxLength: 9 }),
})

/** Somebody makes the name that previews have, where there is none and no run may be about to prove it its own. */
const publishesByHand: Deed = (world, stage) => {
  const recorded = [stage.world, stage.elsewhere ?? stage.world].flatMap((each) => payloadsOf(each))
  const isTaken = world.hosting.account().links.has(named) || recorded.some(({ link }) => link === named)
  if (!isTaken && !/may|not known/u.test(stage.log)) publishes(named, 'somebody')(world, stage)
}

/** What is published by a move, and by whom. */
function runOf({ who, act, whenFull, password }: Move, page: string): Run {
  const told = { page, 'when-full': whenFull }
  if (who === 'production') return production({ ...told, domain: live })
  if (who === 'docs') return production({ ...told, environment: 'docs' })
  if (who === 'staging')
    return act === 'close' ? branchDeletion('develop', { environment: 'staging' }) : staging(site, told)
  if (who === 'branch') return act === 'close' ? branchDeletion() : branchPush('topic', told)
  if (typeof who !== 'number') return sweep()
  const domain = { domain: domains[who] ?? '' }
  if (act === 'close') return close(who, domain)
  if (act === 'reserve') return reserve(who, domain)
  const inputs = { ...told, ...domain, 'preview-password': password }
  return push(who, act === 'tear down' ? { ...inputs, mode: 'teardown' } : inputs)
}

function turnOf(move: Move, index: number): Turn {
  const { who, act, troubles, takes, hand } = move
  const isElsewhere = who === 'sweep elsewhere' || (typeof who === 'number' && who >= 5)
  const at: Meanwhile[] = []
  if (hand) at.push({ before: 'anything', happens: hand === 'publishes' ? publishesByHand : deletesLinks('@pull 1') })
  if (takes !== undefined) {
    const page = `production, took it ${index}`
    at.push({
      before: 'listLiveSites',
      nth: takes + 1,
      happens: { run: production({ page, domain: '@pull 1' }), either: true },
    })
  }
  const run = runOf(move, `${who}, build ${index}`)
  const isClosed = act === 'close, and nobody hears' && typeof who === 'number'
  return {
    ...(isElsewhere && { isElsewhere }),
    run: isClosed ? sweep({ 'dry-run': 'true' }) : act === 'again' ? asRun(42, run, index + 2) : run,
    at: isClosed
      ? {
          before: 'anything',
          happens: (world, stage) => closes(who)(isElsewhere && stage.elsewhere ? stage.elsewhere : world, stage),
        }
      : at,
    meeting: meetTroubles(troubles),
    either: true,
    after: ({ code, stdout }) => {
      if (who === 'production' && troubles.length + at.length === 0) expect(code, stdout).toBe(0)
    },
  }
}

const numbers = Object.keys(domains).map(Number)
const lifeOf = (moves: readonly Move[]): Scene => ({
  hasElsewhere: true,
  links: { [live]: 'production', [byHand]: 'somebody', [site]: 'staging' },
  given: [
    recorded({ link: live }),
    recorded({ link: site, environment: 'staging' }),
    ...numbers.map(
      (number): Deed =>
        (world, stage) =>
          pull(number)(number >= 5 && stage.elsewhere ? stage.elsewhere : world, stage),
    ),
  ],
  runs: moves.map(turnOf),
  ends: true,
  check: (world) => {
    for (const link of [live, byHand, site]) expect(world.hosting.account().links.has(link)).toBe(true)
    // Whoever is not sure whether a comment was written looks before writing again.
    for (const number of numbers) expect(world.github.commentsOf(number).length).toBeLessThanOrEqual(1)
  },
})

it(`in ${plays / 4} lives nobody loses what others made, and nothing is left, whatever fails and when`, async () => {
  await fc.assert(
    fc.asyncProperty(life, ({ linkLimit, updateBy, moves }) => {
      const usesPasswords = moves.some(({ password }) => password !== 'none')
      const host = usesPasswords && ({ name: 'hosting.example', passwords: 'ignored' } as const)
      return play({ ...lifeOf(moves), linkLimit, hosting: { updateBy, recordBodyBytes: 0, ...host } })
    }),
    { numRuns: plays / 4, seed: 7, includeErrorInReport: true },
  )
}, 900_000)
