/** Whatever fails and when: a link serves one whole site, no create makes two, and the exit code is true. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { StepResult } from '../stand-ins/runner/runner.ts'
import { drawn, plays } from '../stand-ins/scenes/drawn.ts'
import { afterwards, type Fault, instead, status } from '../stand-ins/scenes/faults.ts'
import { production, type Run, tearDown } from '../stand-ins/scenes/runs.ts'
import { play, type Scene, type Turn } from '../stand-ins/scenes/scene.ts'
import { anyFaults, refusal } from '../stand-ins/scenes/troubles.ts'
import { makeSite, type World } from '../stand-ins/scenes/world.ts'

const none: Fault = () => false
const faults: Readonly<Record<string, Fault>> = {
  none,
  ...anyFaults,
  'reset in the body': instead((request) => {
    request.resume()
    for (const event of ['data', 'end']) request.once(event, () => request.socket.destroy())
  }),
  'reset after the body': instead((request) => void request.resume().on('end', () => request.socket.destroy())),
  'done, then no JSON': afterwards((_, __, end) => void end('<html>')),
  '401': status(401, refusal),
  '413': status(413, refusal),
  redirect: status(302, '', { location: 'http://127.0.0.1:1/' }),
}
const link = 'www.tiiny.test'
const sites = ['one', 'two', 'three'].map((name) => {
  const files = { 'index.html': name, [`only-${name}.txt`]: name.repeat(1000) }
  return { directory: makeSite(files).directory, whole: JSON.stringify(Object.entries(files)) }
})

/** Without a token everything goes where it is told, so a run is only what it asks of the service. */
const acts = ['create', 'update', 'delete'] as const
type Act = (typeof acts)[number]
function runOf(act: Act, site: number): Run {
  const told = { 'github-token': '', directory: sites[site]?.directory ?? '' }
  if (act === 'create') return production(told)
  return act === 'update' ? production({ ...told, domain: link }) : tearDown(link, { 'github-token': '' })
}

const served = ({ hosting }: World, link: string): string | undefined => {
  const files = hosting.account().links.get(link)?.files
  return files && JSON.stringify([...files].map(([path, { bytes }]) => [path, String(bytes)]))
}

/** One run that meets these faults in turn. */
function turnOf(act: Act, site: number, names: readonly string[]): Turn {
  const before: { count: number; held: string | undefined } = { count: 0, held: undefined }
  const queue = names.map((name) => faults[name] ?? none)
  return {
    run: (world) => {
      Object.assign(before, { count: world.hosting.account().links.size, held: served(world, link) })
      return runOf(act, site)(world)
    },
    either: true,
    meeting: (_, __, ...exchange) => queue.shift()?.(...exchange) ?? false,
    after: ({ code, stdout, outputs }: StepResult, world) => {
      const made = world.hosting.account().links.size - before.count
      const held = served(world, link)
      const whole = sites[site]?.whole
      expect(outputs['result'], stdout).toBe(code === 0 ? (act === 'delete' ? 'deleted' : 'deployed') : undefined)
      if (act === 'create') {
        if (code === 0) expect([made, served(world, outputs['link'] ?? '')], stdout).toEqual([1, whole])
        else if (!stdout.includes('may have been made')) expect(made, stdout).toBe(0)
        expect(made, stdout).toBeLessThanOrEqual(1)
        expect(held).toBe(before.held)
      } else if (act === 'update') {
        // Somebody may have deleted it before: then it is made under its name.
        expect([before.held, whole], stdout).toContain(held)
        if (code === 0) expect(held, stdout).toBe(whole)
      } else if (code === 0) expect(held, stdout).toBeUndefined()
      const all = sites.map((each) => each.whole)
      for (const each of world.hosting.account().links.keys()) expect(all).toContain(served(world, each))
    },
  }
}
const seeded: Run = runOf('update', 0)
const scene = (turns: readonly Turn[]): Scene => ({ linkLimit: 2 ** 30, runs: [seeded, ...turns], isLimit: true })

const seconds = drawn(Object.keys(faults))
const firsts = acts.flatMap((act) => Object.keys(faults).map((first) => ({ act, first })))
it.each(firsts)(`$act, $first and any of ${seconds.length} other faults`, async ({ act, first }) => {
  const turns = seconds.map((second) => turnOf(act, 1, [first, second]))
  // What was deleted is made again, so that the next deletion has something to delete.
  await play(scene(act === 'delete' ? turns.flatMap((turn) => [turn, { run: seeded }]) : turns))
})

it(`any acts, sites and faults, ${plays} times`, async () => {
  const turn = fc.record({
    act: fc.constantFrom(...acts),
    site: fc.nat(sites.length - 1),
    faults: fc.array(fc.constantFrom(...Object.keys(faults)), { maxLength: 5 }),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(turn, { minLength: 1, maxLength: 4 }), (turns) =>
      play(scene(turns.map(({ act, site, faults: names }) => turnOf(act, site, names)))),
    ),
    { numRuns: plays, seed: 4 },
  )
}, 300_000)
