import { describe, expect, it } from 'vitest'
import type { RecordName } from '../../src/record/record-format.ts'
import type { DeploymentSeed, DeploymentStatus } from '../stand-ins/github/github.ts'
import { status } from '../stand-ins/scenes/faults.ts'
import {
  addRecord,
  deletedMeanwhile,
  deploymentList,
  faultOn,
  ours,
  statusList,
  tornDown,
} from '../stand-ins/scenes/records.ts'
import { startTracked, type Tracked } from '../stand-ins/scenes/tracked.ts'

const own: RecordName = { environment: 'preview', task: 'deploy:pr-7' }
const link = 'a.example'
const minutesAgo = (minutes: number): string => new Date(Date.now() - minutes * 60_000).toISOString()
const success = (name = link) => ({ state: 'success', environment_url: `https://${name}` }) as const
const started = { state: 'in_progress' } as const
const failed = [started, { state: 'failure' }] as const

type Seed = DeploymentSeed & { readonly states?: readonly Partial<DeploymentStatus>[] }

/** Adds a deployment as it is, with its states. */
function add({ standIn }: Tracked, { states = [success()], ...seed }: Seed): number {
  const { id } = standIn.addDeployment({
    environment: 'production',
    task: 'deploy',
    payload: ours(link),
    ...seed,
  })
  for (const state of states) standIn.addStatus(id, state)
  return id
}

/** A preview's link that it made two days ago, and what else was deployed, oldest first. */
async function scene(others: readonly Seed[], firstAt = minutesAgo(2 * 24 * 60)): Promise<Tracked> {
  const tracked = await startTracked()
  add(tracked, { ...own, payload: ours(link, true), created_at: firstAt })
  for (const other of others) add(tracked, other)
  return tracked
}

const takerIn = async (
  { records }: Tracked,
  options: { isNamed?: boolean; isFollowed?: boolean; isFresh?: boolean } = {},
) => {
  const [found] = await records.links(own)
  if (!found) return expect.fail('the link is live')
  return await records.takerOf(found, own, { isNamed: true, isFollowed: false, isFresh: false, ...options })
}

const live = 'the live site of environment "production"'
const docs = { environment: 'docs' }
const foreign = { payload: { tool: 'x' }, production_environment: true }

describe("who has taken a preview's link over", () => {
  it.each<{ title: string; others: readonly Seed[]; taker: string | undefined }>([
    { title: 'is nobody', others: [], taker: undefined },
    { title: 'is production, deployed there by name', others: [{}], taker: live },
    {
      title: 'is production that has begun, and may have sent its site',
      others: [{ states: [started] }],
      taker: live,
    },
    { title: 'is production whose deployment has no status yet', others: [{ states: [] }], taker: live },
    {
      title: 'is production whose deploy failed: its files may have arrived',
      others: [{ states: failed }],
      taker: live,
    },
    { title: 'is production that was answered with the link', others: [{ payload: ours() }], taker: live },
    {
      title: 'is production that names the link by its first label',
      others: [{ payload: ours('a') }],
      taker: live,
    },
    {
      title: 'is production that was answered with another name',
      others: [{ states: [success('www.example')] }],
      taker: live,
    },
    {
      title: 'is the live site of any environment',
      others: [docs],
      taker: 'the live site of environment "docs"',
    },
    {
      title: "is the live site that shares the preview's environment",
      others: [{ environment: 'preview' }],
      taker: 'the live site of environment "preview"',
    },
    {
      title: 'is another preview that was deployed there by name',
      others: [{ ...own, task: 'deploy:pr-9' }],
      taker: 'the preview of pull request #9 (environment "preview")',
    },
    {
      title: 'is not another preview whose deploy there failed',
      others: [{ ...own, task: 'deploy:pr-9', states: failed }],
      taker: undefined,
    },
    {
      title: 'is not another preview that was begun for a new link: it made its own',
      others: [{ ...own, task: 'deploy:pr-9', payload: ours() }],
      taker: undefined,
    },
    {
      title: 'is not its own record, whatever the case of the environment',
      others: [{ ...own, environment: 'Preview' }],
      taker: undefined,
    },
    {
      title: 'is nobody any more once the taker was torn down',
      others: [{}, { states: [success(), tornDown] }],
      taker: undefined,
    },
    {
      title: 'is again who deploys after that',
      others: [{ states: [success(), tornDown] }, {}],
      taker: live,
    },
    {
      title: 'is not production at another link',
      others: [{ payload: ours('b.example'), states: [success('b.example')] }],
      taker: undefined,
    },
    {
      title: 'is not who had it before and has moved on without it',
      others: [{ payload: ours(), states: [success('b.example')] }],
      taker: undefined,
    },
    {
      title: 'is another tool that calls its deployment production',
      others: [{ ...foreign, ...docs }],
      taker: 'a deployment of another tool (environment "docs", task "deploy")',
    },
    {
      title: 'is not another tool whose production has moved to another link since',
      others: [
        { ...foreign, ...docs },
        { ...foreign, ...docs, states: [success('b.example')] },
      ],
      taker: undefined,
    },
    {
      title: "is not another tool that only echoes our output in a job's environment",
      others: [{ ...foreign, ...docs, production_environment: false }],
      taker: undefined,
    },
    {
      title: "is not another tool's deployment without an address",
      others: [{ ...foreign, ...docs, states: [started] }],
      taker: undefined,
    },
  ])('$title', async ({ others, taker }) => {
    await using tracked = await scene(others)
    expect(await takerIn(tracked)).toBe(taker)
  })

  it.each<{ title: string; at: number; taker: string | undefined }>([
    { title: "began it long before: it can't have made this link", at: 24 * 60 + 61, taker: undefined },
    {
      title: 'began it up to an hour before, and may have ended it since',
      at: 24 * 60 + 59,
      taker: 'the live site of environment "docs"',
    },
    { title: 'began it after', at: 60, taker: 'the live site of environment "docs"' },
  ])('is a live site that $title', async ({ at, taker }) => {
    await using tracked = await startTracked()
    // As GitHub lists deployments: by their age.
    if (at > 24 * 60) add(tracked, { ...docs, created_at: minutesAgo(at) })
    add(tracked, { ...own, payload: ours(link, true), created_at: minutesAgo(24 * 60) })
    if (at <= 24 * 60) add(tracked, { ...docs, created_at: minutesAgo(at) })
    expect(await takerIn(tracked)).toBe(taker)
  })

  it('is production, however old: its newest deployments are always read', async () => {
    await using tracked = await startTracked()
    add(tracked, { created_at: minutesAgo(90 * 24 * 60) })
    add(tracked, { ...own, payload: ours(link, true), created_at: minutesAgo(60) })
    expect(await takerIn(tracked)).toBe(live)
  })

  it("goes by the link's present life: what was deployed there before its end is over", async () => {
    await using tracked = await startTracked()
    add(tracked, {
      ...own,
      payload: ours(link, true),
      created_at: minutesAgo(5000),
      states: [success(), tornDown],
    })
    add(tracked, { ...docs, created_at: minutesAgo(4000) })
    add(tracked, { ...own, payload: ours(link, true), created_at: minutesAgo(1000) })
    expect(await takerIn(tracked)).toBeUndefined()
  })

  it('is looked for to the end of the list where the first deployment may have been pruned', async () => {
    await using tracked = await startTracked()
    add(tracked, { ...docs, created_at: minutesAgo(5000) })
    add(tracked, { ...own, payload: ours(link, true), created_at: minutesAgo(1000) })
    // A link that nobody named was begun without a name, so the deployment which made it is gone.
    expect(await takerIn(tracked, { isNamed: false })).toBe('the live site of environment "docs"')
    expect(await takerIn(tracked, { isNamed: true })).toBeUndefined()
  })

  it("is found by any of the link's names", async () => {
    await using tracked = await startTracked()
    add(tracked, { ...own, payload: ours(link, true), states: [success('www.example')] })
    add(tracked, { payload: ours('www.example'), states: [success('www.example')] })
    expect(await takerIn(tracked)).toBe(live)
  })

  it('is asked anew only where that is wanted', async () => {
    await using tracked = await scene([])
    expect(await takerIn(tracked)).toBeUndefined()
    add(tracked, {})
    expect(await takerIn(tracked)).toBeUndefined()
    expect(await takerIn(tracked, { isFresh: true })).toBe(live)
  })

  it('is asked with few requests, however many deployments are older', async () => {
    const reads: number[] = []
    for (const count of [0, 250]) {
      await using tracked = await startTracked()
      for (let index = 0; index < count; index += 1)
        add(tracked, { ...own, task: `deploy:pr-${100 + index}`, created_at: minutesAgo(50_000) })
      add(tracked, { ...own, payload: ours(link, true), created_at: minutesAgo(1000) })
      await takerIn(tracked)
      reads.push(tracked.reads().length)
    }
    expect(reads[1]).toBe(reads[0])
  })

  it('asks for few statuses, since payloads tell nearly all', async () => {
    await using tracked = await scene([
      { ...own, task: 'deploy:pr-9', payload: ours('b.example', true) },
      { ...foreign, production_environment: false, ...docs },
      { payload: ours('c.example'), states: [success('c.example')] },
    ])
    await takerIn(tracked)
    const asked = tracked.reads().filter((path) => statusList.test(path))
    // The preview's own, and production's newest, which may be answered with another name. Payloads tell the rest.
    expect(asked).toHaveLength(2)
  })

  it.each([
    { what: 'the list of deployments', path: deploymentList },
    { what: 'statuses', path: statusList },
  ])("is an error where $what can not be read: what can't be read owns everything", async ({ path }) => {
    await using tracked = await scene([{ ...foreign, ...docs }])
    const [found] = await tracked.records.links(own)
    if (!found) return expect.fail('the link is live')
    tracked.standIn.intercept = faultOn(path, status(409, { message: 'no' }))
    const taker = tracked.records.takerOf(found, own, { isNamed: true, isFollowed: false, isFresh: true })
    await expect(taker).rejects.toThrow('HTTP 409')
  })

  it('passes over a deployment that is deleted meanwhile', async () => {
    await using tracked = await startTracked()
    add(tracked, { ...own, payload: ours(link, true) })
    const gone = add(tracked, {})
    tracked.standIn.intercept = deletedMeanwhile(gone)
    expect(await takerIn(tracked)).toBeUndefined()
  })
})

describe('the live site that has a link', () => {
  it.each<{
    title: string
    seeds: readonly Seed[]
    search: 'payloads of production' | 'production' | 'every environment'
    owner: string | undefined
  }>([
    { title: "is nobody's", seeds: [], search: 'every environment', owner: undefined },
    { title: "is production's by its payload", seeds: [{}], search: 'payloads of production', owner: live },
    {
      title: "is production's by its answer, which payloads do not tell",
      seeds: [{ payload: ours() }],
      search: 'payloads of production',
      owner: undefined,
    },
    {
      title: "is production's by its answer",
      seeds: [{ payload: ours() }],
      search: 'production',
      owner: live,
    },
    {
      title: "is production's by a name that the account may not list",
      seeds: [{ payload: ours('b.example') }],
      search: 'production',
      owner: live,
    },
    {
      title: "is another environment's, which production does not tell",
      seeds: [docs],
      search: 'production',
      owner: undefined,
    },
    {
      title: "is another environment's",
      seeds: [docs],
      search: 'every environment',
      owner: 'the live site of environment "docs"',
    },
    {
      title: "is no preview's",
      seeds: [{ ...own, payload: ours(link, true) }],
      search: 'every environment',
      owner: undefined,
    },
    {
      title: "is nobody's once it was torn down",
      seeds: [{ states: [success(), tornDown] }],
      search: 'every environment',
      owner: undefined,
    },
  ])('$title ($search)', async ({ seeds, search, owner }) => {
    await using tracked = await startTracked()
    for (const seed of seeds) add(tracked, seed)
    expect(await tracked.records.liveSiteAt(link, search)).toBe(owner)
  })

  it('is looked for in the newest hundred deployments of production, and in all where every environment counts', async () => {
    await using tracked = await startTracked()
    add(tracked, { created_at: minutesAgo(5000) })
    for (let count = 0; count < 100; count += 1) addRecord(tracked.standIn, { link: 'b.example' })
    expect(await tracked.records.liveSiteAt(link, 'production')).toBeUndefined()
    expect(await tracked.records.liveSiteAt(link, 'every environment')).toBe(live)
  })
})
