import { describe, expect, it } from 'vitest'
import type { RecordName } from '../../src/record/record-format.ts'
import type { DeploymentSeed, DeploymentStatus } from '../stand-ins/github/github.ts'
import { status } from '../stand-ins/scenes/faults.ts'
import { deletedMeanwhile, deploymentList, faultOn, ours, statusList, tornDown } from '../stand-ins/scenes/records.ts'
import { startTracked, type Tracked } from '../stand-ins/scenes/tracked.ts'

const own: RecordName = { environment: 'production', task: 'deploy' }
const link = 'a.example'
const at = (second: number): string => new Date(Date.UTC(2026, 10, 20, 12, 0, second)).toISOString()

type States = readonly Partial<DeploymentStatus>[]
type Seed = DeploymentSeed & { readonly link?: string; readonly digest?: string; readonly states?: States }

const success = (second: number, name = link) =>
  ({ state: 'success', environment_url: `https://${name}`, created_at: at(second) }) as const
const started = (second: number) => ({ state: 'in_progress', created_at: at(second) }) as const
const failure = (second: number, name?: string) =>
  ({ state: 'failure', created_at: at(second), ...(name && { environment_url: `https://${name}` }) }) as const

function add({ standIn }: Tracked, { link: name, digest, states = [], ...seed }: Seed): number {
  const payload = { ...ours(name), ...(digest && { digest }) }
  const { id } = standIn.addDeployment({ ...own, payload, created_at: at(0), ...seed })
  for (const state of states) standIn.addStatus(id, state)
  return id
}

/** The push that the link is believed to hold: begun at second 10, its success at second 20. */
const holding: Seed = { link, digest: 'd1', created_at: at(10), states: [started(11), success(20)] }

/** A record: what was deployed before the push, and after it. */
async function scene(before: readonly Seed[], after: readonly Seed[]): Promise<Tracked> {
  const tracked = await startTracked()
  for (const seed of [...before, holding, ...after]) add(tracked, seed)
  return tracked
}

const docs = { environment: 'docs' }
const pull = { environment: 'preview', task: 'deploy:pr-9' }
const foreign = { payload: { tool: 'x' }, environment: 'www', production_environment: true }

describe('a link holds a site', () => {
  it.each<{ title: string; before?: readonly Seed[]; after?: readonly Seed[]; holds: boolean }>([
    { title: 'whose push ended last', holds: true },
    {
      title: 'although another one ended before',
      before: [{ link, digest: 'd0', states: [started(1), success(5)] }],
      holds: true,
    },
    {
      title: 'not if an older, slower push ended after it',
      before: [{ link, digest: 'd0', states: [started(1), success(30)] }],
      holds: false,
    },
    {
      title: 'not if an older push has not ended yet',
      before: [{ link, digest: 'd0', states: [started(1)] }],
      holds: false,
    },
    {
      title: 'not if an older push has no status yet',
      before: [{ link, digest: 'd0', states: [] }],
      holds: false,
    },
    {
      title: 'not if an older push failed after it: its files may have arrived',
      before: [{ link, states: [started(1), failure(30)] }],
      holds: false,
    },
    {
      title: 'although an older push failed before',
      before: [{ link, states: [started(1), failure(15)] }],
      holds: true,
    },
    {
      title: 'not if a later push has begun',
      after: [{ link, digest: 'd2', states: [started(25)] }],
      holds: false,
    },
    {
      title: 'not if a later push of another site ended',
      after: [{ link, digest: 'd2', states: [success(25)] }],
      holds: false,
    },
    {
      title: 'also by a later push of the same site',
      after: [{ link, digest: 'd1', states: [success(25)] }],
      holds: true,
    },
    {
      title: 'not if it was torn down since',
      after: [{ link, digest: 'd1', states: [success(25), { ...tornDown, created_at: at(30) }] }],
      holds: false,
    },
    {
      title: 'not if a push for a new link has begun, which may be answered with it',
      after: [{ states: [started(25)] }],
      holds: false,
    },
    {
      title: 'although a push for a new link went elsewhere',
      after: [{ states: [success(25, 'b.example')] }],
      holds: true,
    },
    { title: 'not if a push for a new link went there', after: [{ states: [success(25)] }], holds: false },
    {
      title: 'although the live site of another environment was begun for another link',
      after: [{ ...docs, link: 'b.example', states: [started(25)] }],
      holds: true,
    },
    {
      title: 'not if the live site of another environment went there',
      after: [{ ...docs, link, states: [success(25)] }],
      holds: false,
    },
    {
      title: 'not if a preview of that name has begun',
      after: [{ ...pull, link, states: [started(25)] }],
      holds: false,
    },
    {
      title: 'although a preview was begun for a new link: it makes its own',
      after: [{ ...pull, states: [started(25)] }],
      holds: true,
    },
    {
      title: 'not if another tool put its production there',
      after: [{ ...foreign, states: [success(25)] }],
      holds: false,
    },
    {
      title: 'although another tool put its production elsewhere',
      after: [{ ...foreign, states: [success(25, 'b.example')] }],
      holds: true,
    },
    {
      title: 'although another tool echoes the link',
      after: [{ ...foreign, production_environment: false, states: [success(25)] }],
      holds: true,
    },
    {
      title: 'not if another name of the link was sent to',
      after: [{ link: 'a', digest: 'd2', states: [success(25)] }],
      holds: false,
    },
  ])('$title', async ({ before = [], after = [], holds }) => {
    await using tracked = await scene(before, after)
    expect(await tracked.records.isHolding('d1', [link], own)).toBe(holds)
  })

  it.each<{ title: string; states: States; holds: boolean }>([
    { title: 'of a push that only began', states: [started(11)], holds: false },
    { title: 'of a push that failed', states: [started(11), failure(20, link)], holds: false },
    {
      title: 'of a push whose success was no longer its last word',
      states: [success(20), failure(21)],
      holds: false,
    },
    {
      title: 'of a push whose link was torn down',
      states: [success(20), { ...tornDown, created_at: at(21) }],
      holds: false,
    },
    { title: 'of a push that succeeded', states: [success(20)], holds: true },
  ])('$title: $holds', async ({ states, holds }) => {
    await using tracked = await startTracked()
    add(tracked, { ...holding, states })
    expect(await tracked.records.isHolding('d1', [link], own)).toBe(holds)
  })

  it.each([
    {
      title: 'the same second, the later status by its number: another site',
      first: 'd1',
      second: 'd2',
      holds: false,
    },
    {
      title: 'the same second, the later status by its number: this site',
      first: 'd2',
      second: 'd1',
      holds: true,
    },
  ])('$title', async ({ first, second, holds }) => {
    await using tracked = await startTracked()
    for (const digest of [first, second]) add(tracked, { link, digest, states: [success(20)] })
    expect(await tracked.records.isHolding('d1', [link], own)).toBe(holds)
  })

  it.each([
    { title: 'only with its own digest', digest: 'd2', names: [link], holds: false },
    { title: 'only at the link that is asked for', digest: 'd1', names: ['b.example'], holds: false },
    { title: "by any of the link's names", digest: 'd1', names: ['www.example', link], holds: true },
    { title: 'by its first label', digest: 'd1', names: ['a'], holds: true },
  ])('$title', async ({ digest, names, holds }) => {
    await using tracked = await scene([], [])
    expect(await tracked.records.isHolding(digest, names, own)).toBe(holds)
  })

  it('in its own record only, and in none where nothing is recorded', async () => {
    await using tracked = await startTracked()
    expect(await tracked.records.isHolding('d1', [link], own)).toBe(false)
    add(tracked, { ...holding, ...docs })
    expect(await tracked.fresh().isHolding('d1', [link], own)).toBe(false)
  })

  it('not if more than fifty other deploys would have to be asked', async () => {
    for (const [count, holds] of [
      [50, true],
      [51, false],
    ] as const) {
      const others = Array.from({ length: count }, () => ({ link, digest: 'd0', states: [success(5)] }))
      await using tracked = await scene(others, [])
      expect(await tracked.records.isHolding('d1', [link], own)).toBe(holds)
    }
  })

  it('also if another push was deleted meanwhile, which then tells nothing', async () => {
    await using tracked = await startTracked()
    add(tracked, holding)
    const gone = add(tracked, { link, digest: 'd2', states: [success(25)] })
    tracked.standIn.intercept = deletedMeanwhile(gone)
    expect(await tracked.records.isHolding('d1', [link], own)).toBe(true)
  })

  it.each([{ path: deploymentList }, { path: statusList }])(
    'never by what can not be read ($path)',
    async ({ path }) => {
      await using tracked = await scene([], [])
      tracked.standIn.intercept = faultOn(path, status(409, { message: 'no' }))
      await expect(tracked.records.isHolding('d1', [link], own)).rejects.toThrow('HTTP 409')
    },
  )
})
