/** Every pair of runs: the inner one from begin to end before one request of the outer one, whatever becomes of that. */
import { describe, expect, it } from 'vitest'
import { runInProcess } from '../stand-ins/runner/in-process.ts'
import { runSource, type StepResult } from '../stand-ins/runner/runner.ts'
import { doneThenReset, type Fault, reset, status } from '../stand-ins/scenes/faults.ts'
import { Ledger } from '../stand-ins/scenes/ledger.ts'
import { hurried, pages } from '../stand-ins/scenes/records.ts'
import {
  close,
  expectGreen,
  production,
  push,
  type Run,
  reserve,
  setStage,
  staging,
  sweep,
  type Told,
  tearDown,
} from '../stand-ins/scenes/stage.ts'
import type { Meet, World } from '../stand-ins/scenes/world.ts'

const name = 'pr-7.tiiny.test'

/** The preview's link, or the one that it is going to have where it has a name. */
const linkOf = (world: World): string =>
  Object.entries(pages(world)).find(([, page]) => /^pull 7|being built/u.test(page))?.[0] ?? name

let builds = 0
const build = (author: string): Told => {
  builds += 1
  return { page: `${author}, build ${builds % 50}` }
}

/** By name; `told` is what the workflow of the preview says. */
const runs: Readonly<Record<string, (told: Told, ledger: Ledger) => Run>> = {
  push: (told) => push(7, { ...build('pull 7'), ...told }),
  close: (told) => close(7, told),
  sweep: () => (world) => {
    if (world.github.pulls.has(7)) world.github.setPullState(7, 'closed')
    return sweep()(world)
  },
  "production's deploy to the link": () => (world) =>
    production({ ...build('production'), domain: linkOf(world) })(world),
  "staging's deploy to the link": () => (world) => staging(linkOf(world), build('staging'))(world),
  reserve: (told) => reserve(7, told),
  "a person's teardown": (_, ledger) => (world) => {
    ledger.give(linkOf(world))
    return tearDown(linkOf(world))(world)
  },
  "another pull request's push": () => push(8, build('pull 8')),
}

const starts: Readonly<Record<string, { readonly pushes: number; readonly told: Told }>> = {
  'a preview that is there': { pushes: 2, told: {} },
  'no preview yet': { pushes: 0, told: {} },
  'a named preview that is there': { pushes: 2, told: { domain: name } },
  'no named preview yet': { pushes: 0, told: { domain: name } },
}

/** What becomes of the outer run's request once the inner run is over. */
const turns: Readonly<Record<string, Fault | undefined>> = {
  'is answered': undefined,
  'is answered, while lists are stale': undefined,
  'is done, and its answer is lost': doneThenReset,
  'is lost': reset,
  'gets 503': status(503),
}

interface Play {
  readonly start: string
  readonly turn: string
  readonly outer: string
  readonly inner: string | undefined
  /** The outer run's request, 0 for the first and 1 for after the last. */
  readonly at: number
}

/** How many requests an outer run makes by itself. */
const lengths = new Map<string, number>()

async function play({ start, turn, outer, inner, at }: Play): Promise<number> {
  const { pushes, told } = starts[start] ?? { pushes: 0, told: {} }
  const ledger = new Ledger()
  let isInner = false
  await using world = await setStage({
    hosting: { onLink: ledger.onLink },
    run: (step) => (isInner ? runSource({ ...step, env: { ...step.env, ...hurried } }) : runInProcess(step)),
  })
  for (let index = 0; index < pushes; index += 1) await expectGreen(push(7, { ...build('pull 7'), ...told })(world))
  ledger.watch(world)
  if (turn.includes('stale')) world.github.staleBy = 1
  const nth = Math.floor(at * (lengths.get(start + outer) ?? 0))
  let count = 0
  let playing: Promise<StepResult> | undefined
  let where = 'nowhere'
  const meet: Meet = async (line, ...exchange) => {
    if (isInner) return false
    count += 1
    if (inner === undefined || playing !== undefined || count - 1 !== nth) return false
    where = line
    isInner = true
    playing = runs[inner]?.(told, ledger)(world)
    const result = await playing
    isInner = false
    if (result) ledger.note(`${inner}, before request ${nth} of ${outer}: ${line}, which ${turn}`, result)
    return turns[turn]?.(...exchange) ?? false
  }
  world.meet = meet
  ledger.note(`${outer} (${start})`, (await runs[outer]?.(told, ledger)(world)) as StepResult)
  // The outer run may not have waited for that answer.
  await playing
  world.meet = undefined
  if (inner === undefined) return count
  world.github.staleBy = 0
  expect(where).toBeDefined()
  ledger.expectUnderstood()
  // Who looks at a list that does not show a takeover of the same second can't see it: that is a limit.
  const isSeen = !turn.includes('stale')
  if (isSeen) ledger.expectNoHarm()
  ledger.expectNothingLeaked()
  // All is closed, nothing fails any more: the next sweeps leave nothing.
  for (const number of [7, 8]) if (world.github.pulls.has(number)) world.github.setPullState(number, 'closed')
  for (let sweeps = 0; sweeps < 2; sweeps += 1) ledger.note('sweep', await sweep()(world))
  if (isSeen) ledger.expectNoHarm()
  ledger.expectNothingLeft()
  return count
}

/** Numbers from 0 to 1, the same in each run of the tests. */
function* seeded(seed: number): Generator<number, never> {
  for (let state = seed + 1; ; ) {
    state = (state * 48_271) % 2_147_483_647
    yield state / 2_147_483_647
  }
}

const names = Object.keys(runs)
const pairs = names.flatMap((outer) => names.map((inner) => ({ outer, inner })))
/** How many plays each pair has. `.ci/run` asks for more. */
const plays = Math.max(1, Math.floor(Number(process.env['SCHEDULES'] ?? 0) / 100))

describe('the inner run before a request of the outer one', () => {
  it.each(pairs.map((pair, index) => ({ ...pair, index })))(
    '$outer, $inner',
    async ({ outer, inner, index }) => {
      const random = seeded(index * 7919)
      const pick = (choices: object): string => {
        const all = Object.keys(choices)
        return all[Math.floor(random.next().value * all.length)] ?? ''
      }
      for (let count = 0; count < plays; count += 1) {
        const start = pick(starts)
        const known = lengths.get(start + outer)
        if (known === undefined) {
          lengths.set(start + outer, await play({ start, turn: 'is answered', outer, inner: undefined, at: 0 }))
        }
        await play({ start, turn: pick(turns), outer, inner, at: random.next().value })
      }
    },
    300_000,
  )
})
