/** Every pair of runs: the inner one from begin to end before one request of the outer one, whatever becomes of that. */
import { expect, it } from 'vitest'
import { plays } from '../stand-ins/scenes/drawn.ts'
import { doneThenReset, type Fault, reset, status } from '../stand-ins/scenes/faults.ts'
import {
  close,
  inWorkflow,
  production,
  push,
  type Run,
  reserve,
  staging,
  sweepOfClosed,
  type Told,
  tearDown,
} from '../stand-ins/scenes/runs.ts'
import { play, type Scene } from '../stand-ins/scenes/scene.ts'

const name = 'pr-7.tiiny.test'
/** By name; `told` is what the workflow of the preview says. A page tells which run made it. */
const runs: Readonly<Record<string, (told: Told, page: string) => Run>> = {
  push: (told, page) => push(7, { page, ...told }),
  close: (told) => close(7, told),
  sweep: () => sweepOfClosed,
  "production's deploy to the link": (_, page) => production({ page, domain: '@pull 7' }),
  // Of another workflow file: of the same one it would be production under a new name.
  "staging's deploy to the link": (_, page) => inWorkflow('staging.yml', staging('@pull 7', { page })),
  reserve: (told) => reserve(7, told),
  "a person's teardown": () => tearDown('@pull 7'),
  "another pull request's push": (_, page) => push(8, { page }),
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
  'is done, and its answer is lost': doneThenReset,
  'is lost': reset,
  'gets 503': status(503),
}

/** How many requests an outer run makes by itself. */
const lengths = new Map<string, number>()

function sceneOf(start: string, outer: string, more: Partial<Scene>, turn: object): Scene {
  const { pushes, told } = starts[start] ?? { pushes: 0, told: {} }
  const before = Array.from({ length: pushes }, (_, index) => push(7, { page: `pull 7, build ${index}`, ...told }))
  const run = runs[outer]?.(told, 'outer') ?? expect.fail()
  return { runs: [...before, { run, either: true, ...turn }], ...more }
}

async function lengthOf(start: string, outer: string): Promise<number> {
  const known = lengths.get(start + outer)
  if (known !== undefined) return known
  let count = 0
  const meeting = (): boolean => {
    count += 1
    return false
  }
  await play(sceneOf(start, outer, {}, { meeting }))
  lengths.set(start + outer, count)
  return count
}

/** Plays the inner run before a request of the outer one: `at` is 0 for its first and 1 for after its last. */
async function playPair(outer: string, inner: string, start: string, turn: string, at: number): Promise<void> {
  const length = await lengthOf(start, outer)
  // A reserve whose link is known asks nobody.
  if (length === 0) return
  const nth = Math.floor(at * length) + 1
  const { told } = starts[start] ?? { told: {} }
  let isPlayed = false
  const happens = [
    () => {
      isPlayed = true
    },
    { run: runs[inner]?.(told, 'inner') ?? expect.fail(), either: true as const },
  ]
  const more: Partial<Scene> = { ends: true, check: () => expect(isPlayed).toBe(true) }
  await play(sceneOf(start, outer, more, { at: { before: 'anything', nth, happens, fault: turns[turn] } }))
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
/** How many plays each pair has. */
const each = Math.ceil(plays / 100)

it.each(pairs.map((pair, index) => ({ ...pair, index })))(
  `$outer, $inner in it, ${each} times`,
  async ({ outer, inner, index }) => {
    const random = seeded(index * 7919)
    const pick = (choices: object): string => {
      const all = Object.keys(choices)
      return all[Math.floor(random.next().value * all.length)] ?? ''
    }
    for (let count = 0; count < each; count += 1)
      await playPair(outer, inner, pick(starts), pick(turns), random.next().value)
  },
  300_000,
)
