import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DEFAULT_KEY, type Hosting as StandIn, startHosting } from '../stand-ins/hosting/hosting.ts'
import { runInProcess } from '../stand-ins/runner/in-process.ts'
import type { StepResult } from '../stand-ins/runner/runner.ts'
import { afterwards, type Fault, instead, status } from '../stand-ins/scenes/faults.ts'
import { anyFaults } from '../stand-ins/scenes/troubles.ts'
import { baseInputs, makeSite } from '../stand-ins/scenes/world.ts'

const refusal = { success: false, error: 'FAULT', message: `${DEFAULT_KEY} ::error::x` }

const faults: Readonly<Record<string, Fault>> = {
  none: () => false,
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

/** `.ci/run` asks for a thousand. */
const numRuns = Number(process.env['SCHEDULES'] ?? 100)

const acts = ['create', 'update', 'delete'] as const
type Act = (typeof acts)[number]

const sites = ['one', 'two', 'three']

function served(standIn: StandIn, link: string): string | undefined {
  const files = standIn.account(DEFAULT_KEY).links.get(link)?.files
  return files && JSON.stringify([...files].map(([path, { bytes }]) => [path, String(bytes)]))
}

/** A service that meets its next requests with faults, and sites to publish there. */
async function startSites() {
  const folders = sites.map((name) => makeSite({ 'index.html': name, [`only-${name}.txt`]: name.repeat(1000) }))
  const whole = sites.map((name) => `[["index.html","${name}"],["only-${name}.txt","${name.repeat(1000)}"]]`)
  const queue: Fault[] = []
  const standIn = await startHosting({
    accounts: { [DEFAULT_KEY]: { linkLimit: 2 ** 30, quotaLimit: 2 ** 50 } },
    recordBodyBytes: 0,
    intercept: (request, response) => queue.shift()?.(request, response) ?? false,
  })
  const { links } = standIn.account(DEFAULT_KEY)

  const run = async (act: Act, index: number, link: string): Promise<StepResult> => {
    const directory = folders[index]?.directory ?? ''
    const domain = { domain: link }
    const which = { create: { directory }, update: { directory, ...domain }, delete: { mode: 'teardown', ...domain } }
    const result = await runInProcess({ inputs: { ...baseInputs(standIn), ...which[act] } })
    const log = result.stdout.replace(/^::add-mask::.*$/gmu, '')
    expect([log, result.summary, JSON.stringify(result.outputs)].join('\n')).not.toContain(DEFAULT_KEY)
    expect(result.outputs['result']).toBe(result.code === 0 ? (act === 'delete' ? 'deleted' : 'deployed') : undefined)
    return result
  }

  return {
    /** Begins anew with one site, and tells its link. */
    async begin(): Promise<string> {
      links.clear()
      queue.length = 0
      return (await run('create', 0, '')).outputs['link'] ?? ''
    },
    has: (link: string): boolean => links.has(link),
    /** Does one thing while these faults happen one after the other, and tells how many did. */
    async perform(act: Act, index: number, link: string, names: readonly string[]): Promise<number> {
      queue.splice(0, queue.length, ...names.map((name) => faults[name] ?? (() => false)))
      const before = served(standIn, link)
      const number = links.size
      const { code, stdout, outputs } = await run(act, index, link)
      const after = served(standIn, link)
      const made = links.size - number
      if (act === 'create') {
        if (code === 0) expect([made, served(standIn, outputs['link'] ?? '')]).toEqual([1, whole[index]])
        else if (!stdout.includes('may have been made')) expect(made).toBe(0)
        expect(made).toBeLessThanOrEqual(1)
        expect(after).toBe(before)
      } else if (act === 'update') {
        expect(made).toBe(0)
        expect([before, whole[index]]).toContain(after)
        if (code === 0) expect(after).toBe(whole[index])
      } else if (code === 0) expect(after).toBeUndefined()
      for (const now of links.keys()) expect(whole).toContain(served(standIn, now))
      return names.length - queue.length
    },
    async [Symbol.asyncDispose]() {
      for (const folder of folders) folder[Symbol.dispose]()
      await standIn.close()
    },
  }
}

describe('a link serves one whole site, no create makes two, and the exit code is true', () => {
  it.each(acts)('whatever two faults follow each other in one %s', async (act) => {
    await using scene = await startSites()
    const names = Object.keys(faults)
    for (const first of names) {
      for (const second of names) {
        const happened = await scene.perform(act, 1, await scene.begin(), [first, second])
        // The first ended it, so that the second does not matter.
        if (happened === 1) break
      }
    }
  })

  it('whatever fails and when', async () => {
    await using scene = await startSites()
    const step = fc.record({
      act: fc.constantFrom(...acts),
      site: fc.nat(sites.length - 1),
      faults: fc.array(fc.constantFrom(...Object.keys(faults)), { maxLength: 5 }),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 4 }), async (steps) => {
        const link = await scene.begin()
        for (const { act, site, faults: names } of steps) {
          if (act === 'create' || scene.has(link)) await scene.perform(act, site, link, names)
        }
      }),
      { numRuns, seed: 4 },
    )
  }, 300_000)
})
