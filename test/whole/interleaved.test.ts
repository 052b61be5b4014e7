/** Two runs that overlap in every way: the one from begin to end before each single request of the other. */
import { afterAll, describe, expect, it } from 'vitest'
import { runInProcess } from '../stand-ins/runner/in-process.ts'
import { runAction, type StepResult } from '../stand-ins/runner/runner.ts'
import { liveLinks } from '../stand-ins/scenes/records.ts'
import { branchDeletion, branchRun, pages, type Stage, setStage, statesOf, sweep } from '../stand-ins/scenes/stage.ts'
import { makeSite } from '../stand-ins/scenes/world.ts'

type Run = (world: Stage) => Promise<StepResult>

interface Pair {
  readonly name: string
  readonly linkLimit?: number
  readonly inputs?: Readonly<Record<string, string>>
  /** Requests of the outer run that the inner one never comes before; `lastInstants` unless given. */
  readonly instants?: RegExp
  /** What the outer run must ask after the inner one to see it. Where it asked that before, the instant was the last one. */
  readonly look?: RegExp
  /** What is there before both. */
  readonly before: (world: Stage) => Promise<unknown>
  readonly outer: Run
  readonly inner: Run
  /** What must be so after both. */
  readonly after: (world: Stage, results: { outer: StepResult; inner: StepResult }, said: string) => Promise<void>
}

/** Between a last look and what is done after it there is an instant that nobody can close. */
const lastInstants = /\/v1\/(?:upload|delete)$|^PATCH .*\/comments/u

/** The lists of deployments in which others are seen: not those of one preview's record. */
const others = /^GET .*\/deployments\?(?!.*task=deploy%3A)/u
const pull = /^GET .*\/pulls/u

const named = { domain: 'pr-7-docs.tiiny.test' }

/** A site with this page: each run has a folder of its own. */
const sites = new Map<string, ReturnType<typeof makeSite>>()
const built = (page: string): { directory: string } => {
  const site = sites.get(page) ?? makeSite({ 'index.html': page })
  sites.set(page, site)
  return { directory: site.directory }
}
afterAll(() => {
  for (const site of sites.values()) site[Symbol.dispose]()
})

const push =
  (action: string, page: string, inputs: Readonly<Record<string, string>> = {}): Run =>
  (world) =>
    world.pull(7, action, { inputs: { ...built(page), ...inputs } })
const production =
  (link: (world: Stage) => string): Run =>
  (world) =>
    world.step({ inputs: { ...built('production'), domain: link(world) } })
/** The only link, or the first one. */
const theLink = (world: Stage): string => liveLinks(world)[0] ?? ''

/** A close and a sweep later nothing is left, and nothing says that it is live. */
async function expectNothingLeft(world: Stage, said: string): Promise<void> {
  world.github.setPullState(7, 'closed')
  const closed = await world.pull(7, 'closed')
  expect(closed.code, `${said}\n${closed.stdout}`).toBe(0)
  expect(liveLinks(world), said).toEqual([])
  expect(statesOf(world), said).not.toContain('success')
  for (const { body } of world.github.commentsOf(7)) expect(body, said).not.toMatch(/is live/u)
}

const pairs: readonly Pair[] = [
  {
    name: 'two first pushes of a pull request',
    before: async () => {},
    outer: push('opened', 'one'),
    inner: push('opened', 'two'),
    after: async (world, { outer, inner }, said) => {
      expect([outer.code, inner.code], said).toEqual([0, 0])
      await expectNothingLeft(world, said)
    },
  },
  {
    name: 'two first pushes of a pull request with a name of its own',
    before: async () => {},
    outer: push('opened', 'one', named),
    inner: push('opened', 'two', named),
    // The inner run may not be able to tell the link that is being made from one that was there.
    after: async (world, { outer, inner }, said) => {
      expect(outer.code === 0 || inner.code === 0, said).toBe(true)
      expect(liveLinks(world), said).toEqual([named.domain])
      await expectNothingLeft(world, said)
    },
  },
  {
    name: "a close, and production's deploy to the preview's link",
    look: others,
    before: push('opened', 'preview'),
    outer: (world) => world.pull(7, 'closed'),
    inner: production(theLink),
    after: async (world, { inner }, said) => {
      const link = inner.outputs['link'] ?? ''
      expect(inner.code, said).toBe(0)
      expect(pages(world)[link], said).toBe('production')
      await world.pull(7, 'closed')
      await sweep(world)
      expect(pages(world)[link], said).toBe('production')
    },
  },
  {
    name: "a push, and production's deploy to the preview's link",
    look: others,
    before: push('opened', 'preview'),
    outer: push('synchronize', 'preview, too'),
    inner: production(theLink),
    after: async (world, { inner }, said) => {
      const link = inner.outputs['link'] ?? ''
      expect(inner.code, said).toBe(0)
      await world.pull(7, 'closed')
      await sweep(world)
      expect(liveLinks(world), said).toContain(link)
    },
  },
  {
    name: "a sweep, and production's deploy to a closed preview's link",
    look: others,
    before: async (world) => {
      await push('opened', 'preview')(world)
      world.github.setPullState(7, 'closed')
    },
    outer: (world) => sweep(world),
    inner: production(theLink),
    after: async (world, { inner }, said) => {
      expect(inner.code, said).toBe(0)
      expect(pages(world)[inner.outputs['link'] ?? ''], said).toBe('production')
    },
  },
  {
    name: 'a sweep, and the reopening with its push',
    look: pull,
    before: async (world) => {
      await push('opened', 'preview')(world)
      world.github.setPullState(7, 'closed')
    },
    outer: (world) => sweep(world),
    inner: push('reopened', 'reopened'),
    after: async (world, { inner }, said) => {
      expect(inner.code, said).toBe(0)
      expect(pages(world)[inner.outputs['link'] ?? ''], said).toBe('reopened')
      await expectNothingLeft(world, said)
    },
  },
  {
    name: 'a close, and the reopening with its push',
    look: pull,
    before: push('opened', 'preview'),
    outer: (world) => world.pull(7, 'closed'),
    inner: push('reopened', 'reopened'),
    after: async (world, { inner }, said) => {
      expect(inner.code, said).toBe(0)
      expect(pages(world)[inner.outputs['link'] ?? ''], said).toBe('reopened')
      await expectNothingLeft(world, said)
    },
  },
  {
    name: 'a push, and the close',
    before: push('opened', 'preview'),
    outer: push('synchronize', 'late'),
    inner: (world) => world.pull(7, 'closed'),
    after: async (world, { inner }, said) => {
      expect(inner.code, said).toBe(0)
      await sweep(world)
      expect(liveLinks(world), said).toEqual([])
      await expectNothingLeft(world, said)
    },
  },
  {
    name: 'a first push with a name of its own, and the close',
    instants: /\/v1\/(?:upload|delete)$|\/comments/u,
    before: async () => {},
    outer: push('opened', 'late', named),
    inner: (world) => world.pull(7, 'closed', { inputs: named }),
    after: async (world, _, said) => {
      await sweep(world)
      await expectNothingLeft(world, said)
    },
  },
  {
    name: "a first push with a name of its own, and production's deploy to that name",
    look: /\/v1\/profile$|environment=production/u,
    before: async () => {},
    outer: push('opened', 'preview', named),
    inner: production(() => named.domain),
    after: async (world, { outer, inner }, said) => {
      expect([outer.code, inner.code], said).toEqual([1, 0])
      await world.pull(7, 'closed', { inputs: named })
      await sweep(world)
      expect(pages(world), said).toEqual({ [named.domain]: 'production' })
    },
  },
  {
    name: "production's first deploy to a name, and a first push with that name",
    before: async () => {},
    outer: production(() => named.domain),
    inner: push('opened', 'preview', named),
    after: async (world, { outer }, said) => {
      expect(outer.code, said).toBe(0)
      await world.pull(7, 'synchronize', { inputs: { ...built('late'), ...named } })
      await world.pull(7, 'closed', { inputs: named })
      await sweep(world)
      expect(pages(world), said).toEqual({ [named.domain]: 'production' })
    },
  },
  {
    name: 'two closes',
    before: push('opened', 'preview'),
    outer: (world) => world.pull(7, 'closed'),
    inner: (world) => world.pull(7, 'closed'),
    after: async (world, { outer, inner }, said) => {
      expect([outer.code, inner.code], said).toEqual([0, 0])
      await expectNothingLeft(world, said)
    },
  },
  {
    name: 'a sweep, and the close that it makes up for',
    before: async (world) => {
      await push('opened', 'preview')(world)
      world.github.setPullState(7, 'closed')
    },
    outer: (world) => sweep(world),
    inner: (world) => world.pull(7, 'closed'),
    after: async (world, { outer, inner }, said) => {
      expect([outer.code, inner.code], said).toEqual([0, 0])
      await expectNothingLeft(world, said)
    },
  },
  {
    name: "a full account's new preview, and production's deploy to the link that should make room",
    look: others,
    linkLimit: 1,
    before: async (world) => {
      await push('opened', 'preview')(world)
      world.github.setPullState(7, 'closed')
    },
    outer: (world) => world.pull(8, 'opened'),
    inner: production(theLink),
    after: async (world, { inner }, said) => {
      const link = inner.outputs['link'] ?? ''
      if (inner.code === 0) expect(pages(world)[link], said).toBe('production')
    },
  },
  {
    name: 'a push with skip-unchanged, and a push of another site',
    inputs: { 'skip-unchanged': 'true' },
    before: push('opened', 'one'),
    outer: push('synchronize', 'one'),
    inner: push('synchronize', 'two'),
    after: async (world, { outer, inner }, said) => {
      expect([outer.code, inner.code], said).toEqual([0, 0])
      const third = await push('synchronize', 'three')(world)
      expect(third.code, said).toBe(0)
      for (const page of ['one', 'three']) {
        const last = await push('synchronize', page)(world)
        expect(pages(world)[last.outputs['link'] ?? ''], said).toBe(page)
      }
    },
  },
  {
    name: 'a push of one site, and a push of the other, with skip-unchanged from then on',
    inputs: { 'skip-unchanged': 'true' },
    before: push('opened', 'zero'),
    outer: push('synchronize', 'one'),
    inner: push('synchronize', 'two'),
    after: async (world, { outer, inner }, said) => {
      expect([outer.code, inner.code], said).toEqual([0, 0])
      for (const page of ['two', 'one', 'two']) {
        const last = await push('synchronize', page)(world)
        expect(pages(world)[last.outputs['link'] ?? ''], `${said}\n${page}: ${last.stdout}`).toBe(page)
      }
    },
  },
  {
    name: "a branch's push with skip-unchanged, and its deletion",
    inputs: { 'skip-unchanged': 'true' },
    before: (world) => branchRun(world),
    outer: (world) => branchRun(world),
    inner: (world) => branchDeletion(world),
    after: async (world, { inner }, said) => {
      expect(inner.code, said).toBe(0)
      await sweep(world)
      expect(liveLinks(world), said).toEqual([])
      expect(statesOf(world, 'deploy:branch-topic'), said).not.toContain('success')
    },
  },
]

/**
 * Plays a pair, the inner run before the `nth` request of the outer one.
 *
 * @returns whether the outer run made so many requests, without those of the last instants
 */
async function play(pair: Pair, nth: number): Promise<boolean> {
  const { instants = lastInstants, look } = pair
  let isInner = false
  let isCounting = false
  let count = 0
  await using world = await setStage({
    linkLimit: pair.linkLimit ?? 100,
    inputs: pair.inputs ?? {},
    run: (step) => (isInner ? runAction(step) : runInProcess(step)),
  })
  let inner: StepResult | undefined
  let hasLooked = look === undefined
  let isDone = false
  let at = ''
  let playing: Promise<StepResult> | undefined
  const gate = async (_: unknown, __: unknown, { method, path }: { method: string; path: string }) => {
    const line = `${method} ${path}`
    // What is asked after the deed is no look at it.
    if (inner !== undefined) isDone ||= instants.test(line)
    if (inner !== undefined && !isDone) hasLooked ||= look?.test(line) === true
    if (!isCounting || inner !== undefined || isInner || instants.test(line)) return false
    count += 1
    if (count !== nth) return false
    isInner = true
    at = line
    hasLooked ||= look?.test(line) === true
    playing = pair.inner(world)
    inner = await playing
    isInner = false
    return false
  }
  await pair.before(world)
  world.onHosting = gate
  world.github.intercept = gate
  isCounting = true
  const outer = await pair.outer(world)
  isCounting = false
  // The outer run did not wait for the answer to this request, so it came to its end before the inner one.
  if (inner === undefined) return (await playing) !== undefined
  const said = `before request ${nth}, ${at}\nouter:\n${outer.stdout}\ninner:\n${inner.stdout}`
  if (hasLooked) await pair.after(world, { outer, inner }, said)
  return true
}

describe('the inner run before each request of the outer one', () => {
  it.each(pairs)('$name', async (pair) => {
    let played = 0
    while (await play(pair, played + 1)) played += 1
    expect(played).toBeGreaterThan(2)
  })
})
