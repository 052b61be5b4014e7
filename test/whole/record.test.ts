/** A record is its list of deployments: what is in them, what of it counts, and how it ends. */
import { describe, expect, it } from 'vitest'
import type { DeploymentStatus } from '../stand-ins/github/github.ts'
import { status } from '../stand-ins/scenes/faults.ts'
import { faultsAt, gitHubAt, hostingAt, moments } from '../stand-ins/scenes/moments.ts'
import {
  addPreview,
  addRecord,
  annotations,
  deletedBy,
  liveLinks,
  ours,
  pages,
  publish,
  recordedLinks,
  recordOf,
} from '../stand-ins/scenes/records.ts'
import {
  branchDeletion,
  branchPush,
  close,
  expectGreen,
  expectRed,
  expectRefused,
  live,
  production,
  push,
  setStage,
  staging,
  sweep,
  tearDown,
} from '../stand-ins/scenes/stage.ts'
import type { World } from '../stand-ins/scenes/world.ts'

interface Body {
  readonly [name: string]: unknown
}

/** Bodies of the requests that created deployments, or statuses. */
function bodiesOf({ github }: World, at: RegExp): Body[] {
  return github.requests.filter(({ method, path }) => at.test(`${method} ${path}`)).map(({ body }) => body as Body)
}

const kinds = [
  { kind: 'production', task: 'deploy:site', environment: 'production', run: production() },
  { kind: 'the site of docs', task: 'deploy:site', environment: 'docs', run: production({ environment: 'docs' }) },
  { kind: 'staging', task: 'deploy:site', environment: 'staging', run: staging('staging.tiiny.test') },
  { kind: 'a pull request', task: 'deploy:pr-7', environment: 'preview', run: push() },
  { kind: 'a branch', task: 'deploy:branch-topic', environment: 'preview', run: branchPush() },
  {
    kind: 'a branch in docs',
    task: 'deploy:branch-a/b',
    environment: 'docs',
    run: branchPush('a/b', { environment: 'docs' }),
  },
  { kind: 'a named preview', task: 'deploy:pr-7', environment: 'preview', run: push(7, { domain: 'pr-7.tiiny.test' }) },
]

describe('a deployment', () => {
  it.each(kinds)('of $kind has its place, its payload and its statuses', async ({ kind, task, environment, run }) => {
    await using world = await setStage()
    const { outputs } = await expectGreen(run(world))
    await expectGreen(run(world))
    const link = outputs['link'] ?? ''
    const created = bodiesOf(world, gitHubAt.createDeployment)
    const flags = {
      ...{ task, environment, auto_merge: false, required_contexts: [] },
      ...{ transient_environment: task !== 'deploy:site', production_environment: environment === 'production' },
    }
    expect(created).toMatchObject([flags, flags])
    const payload = (id: string) => ({ 'static-deploy': 1, run: id, job: expect.stringMatching(/site\.yml\/deploy$/u) })
    // A preview's create proves nothing before the service answered; a live site's says where it is going.
    const first = kind === 'staging' ? { ...payload('42.1'), link } : payload('42.1')
    expect(created.map((each) => each['payload'])).toEqual([first, { ...payload('43.1'), link }])
    if (task === 'deploy:pr-7') expect(created[0]?.['ref']).toBe(world.github.pulls.get(7)?.head.sha)
    const [done] = world.github.deployments.filter((each) => each.task === task)
    expect(world.github.statusesOf(done?.id ?? 0)).toMatchObject([
      { state: 'in_progress' },
      {
        state: 'success',
        environment_url: `https://${link}`,
        log_url: expect.stringMatching(/\/actions\/runs\/42\b/u),
      },
      { state: 'inactive' },
    ])
    for (const each of bodiesOf(world, gitHubAt.createStatus)) expect(each['auto_inactive']).toBe(false)
    expect(world.github.violations).toEqual([])
  })

  it.each(kinds)('of $kind is the only active one of its link', async ({ task, run }) => {
    await using world = await setStage()
    for (let pushes = 0; pushes < 3; pushes += 1) await expectGreen(run(world))
    expect(recordOf(world, task).map(({ state }) => state)).toEqual(['inactive', 'inactive', 'success'])
    expect(liveLinks(world)).toHaveLength(1)
  })

  it.each(kinds)(
    'of $kind that sent nothing names nothing, and the next push is a first one',
    async ({ task, run }) => {
      await using world = await setStage()
      world.meet = faultsAt(hostingAt.upload, status(400, { success: false, error: 'NO', message: 'no' }))
      await expectRed(run(world), 'NO')
      expect(recordOf(world, task)).toMatchObject([{ state: 'failure' }])
      const [failed] = world.github.deployments
      expect(world.github.statusesOf(failed?.id ?? 0).at(-1)?.environment_url).toBe('')
      world.meet = undefined
      await expectGreen(run(world))
      expect(liveLinks(world)).toHaveLength(1)
    },
  )

  it.each([
    { what: 'of another tool', payload: { tool: 'other', link: 'x.tiiny.test' } },
    { what: 'with a text', payload: 'static-deploy' },
    { what: 'without a payload', payload: '' },
  ])('$what in the place of ours names nothing and stays', async ({ payload }) => {
    await using world = await setStage({ links: ['x.tiiny.test'] })
    const seed = { environment: 'preview', task: 'deploy:pr-7', payload, transient_environment: true }
    const { id } = world.github.addDeployment(seed)
    world.github.addStatus(id, { environment_url: 'https://x.tiiny.test' })
    const { outputs } = await expectGreen(push()(world))
    expect(outputs['link']).not.toBe('x.tiiny.test')
    await expectGreen(close()(world))
    expect(pages(world)).toEqual({ 'x.tiiny.test': 'before' })
    expect(world.github.deployments.map((each) => each.id)).toEqual([id])
  })
})

type Seed = readonly [payload: object, ...states: Partial<DeploymentStatus>[]]
const at = (link: string) => ({ environment_url: `https://${link}` })

/** What the deployments of pull request 7 name; the newest link last. */
const lists: readonly { readonly of: string; readonly seeds: readonly Seed[]; readonly links: readonly string[] }[] = [
  { of: 'a payload', seeds: [[ours('a.test'), { state: 'success' }]], links: ['a.test'] },
  { of: 'a payload whose push failed', seeds: [[ours('a.test'), { state: 'failure' }]], links: ['a.test'] },
  { of: 'a payload without a status', seeds: [[ours('a.test')]], links: ['a.test'] },
  {
    of: 'a success',
    seeds: [[ours(), { state: 'in_progress' }, { state: 'success', ...at('a.test') }]],
    links: ['a.test'],
  },
  {
    of: 'a success that was ended since',
    seeds: [[ours(), { state: 'success', ...at('a.test') }, { state: 'inactive' }]],
    links: ['a.test'],
  },
  { of: 'a failure with an address', seeds: [[ours(), { state: 'failure', ...at('a.test') }]], links: ['a.test'] },
  {
    of: 'a failure',
    seeds: [
      [ours('a.test'), { state: 'success' }],
      [ours(), { state: 'failure' }],
    ],
    links: ['a.test'],
  },
  {
    of: 'two lives',
    seeds: [
      [ours('a.test'), { state: 'inactive' }],
      [ours(), { state: 'success', ...at('b.test') }],
    ],
    links: ['a.test', 'b.test'],
  },
  {
    of: 'a payload, whatever its status says',
    seeds: [[ours('a.test'), { state: 'success', ...at('other.test') }]],
    links: ['a.test'],
  },
]

describe('the links of a record', () => {
  const scene = async (seeds: readonly Seed[]): Promise<World> => {
    const world = await setStage({ links: ['a.test', 'b.test', 'other.test'] })
    world.github.addPull({ number: 7 })
    for (const [payload, ...states] of seeds) {
      addRecord(world.github, { link: '', environment: 'preview', task: 'deploy:pr-7', payload, states })
    }
    return world
  }

  it.each(lists)('are those of $of; a push goes to the newest', async ({ seeds, links }) => {
    await using world = await scene(seeds)
    const { outputs } = await expectGreen(push()(world))
    expect(outputs['link']).toBe(links.at(-1))
  })

  it.each(lists.flatMap((list) => ['', 'a.test', 'free.tiiny.test'].map((domain) => ({ ...list, domain }))))(
    'are those of $of; a close deletes all of them, whatever domain says ("$domain")',
    async ({ seeds, links, domain }) => {
      await using world = await scene(seeds)
      const result = await expectGreen(close(7, { domain })(world))
      expect(deletedBy(result)).toEqual(links.toSorted())
      expect(recordOf(world)).toEqual([])
    },
  )
})

describe('the end of a record', () => {
  const ends = [
    { end: 'a close', task: 'deploy:pr-7', begin: push(), run: close() },
    { end: "a branch's deletion", task: 'deploy:branch-topic', begin: branchPush(), run: branchDeletion() },
    { end: 'mode: teardown', task: 'deploy:pr-7', begin: push(), run: push(7, { mode: 'teardown' }) },
    {
      end: 'a sweep',
      task: 'deploy:pr-7',
      begin: push(),
      run: (world: World) => {
        world.github.setPullState(7, 'closed')
        return sweep()(world)
      },
    },
  ]

  it.each(ends)('by $end deletes the link, then ends the newest deployment, then deletes all', async (each) => {
    await using world = await setStage()
    for (let pushes = 0; pushes < 3; pushes += 1) await expectGreen(each.begin(world))
    const asked: string[] = []
    world.meet = (line) => {
      const isWrite = hostingAt.delete.test(line) || /^(?:POST|DELETE) .*\/deployments\/\d+/u.test(line)
      if (isWrite) asked.push(line.replace(/^(\w+) .*(?=\/deployments|\/v1)/u, '$1 '))
      return false
    }
    const ids = world.github.deployments.map(({ id }) => id)
    await expectGreen(each.run(world))
    expect(liveLinks(world)).toEqual([])
    expect(world.github.deployments).toEqual([])
    expect(asked[0]).toMatch(/\/v1\/delete$/u)
    expect(asked[1]).toBe(`POST /deployments/${ids.at(-1)}/statuses`)
    expect(asked.slice(2).toSorted()).toEqual(ids.map((id) => `DELETE /deployments/${id}`))
  })

  it('sets inactive first what GitHub still holds for active', async () => {
    await using world = await setStage()
    // The ends of earlier pushes were lost.
    addPreview(world, 'a.tiiny.test')
    const seed = { link: 'a.tiiny.test', environment: 'preview', task: 'deploy:pr-7' }
    for (let pushes = 0; pushes < 3; pushes += 1) addRecord(world.github, seed)
    await expectGreen(close()(world))
    expect([recordOf(world), liveLinks(world)]).toEqual([[], []])
  })

  it.each(['createStatus', 'deleteDeployment'] as const)(
    'is an error that says so where GitHub does not take it (%s); the next sweep goes on',
    async (place) => {
      await using world = await setStage()
      for (let pushes = 0; pushes < 2; pushes += 1) await expectGreen(push()(world))
      world.meet = faultsAt(gitHubAt[place], status(502))
      await expectRed(close()(world), /sweep/iu)
      expect(liveLinks(world)).toEqual([])
      expect(recordOf(world).length).toBeGreaterThan(0)
      world.meet = undefined
      await expectGreen(sweep()(world))
      expect(recordOf(world)).toEqual([])
    },
  )

  it('passes over a deployment that was deleted meanwhile', async () => {
    await using world = await setStage()
    for (let pushes = 0; pushes < 3; pushes += 1) await expectGreen(push()(world))
    world.meet = moments({
      at: hostingAt.delete,
      happens: () => world.github.deleteDeployment(world.github.deployments[1]?.id ?? 0),
    })
    await expectGreen(close()(world))
    expect(recordOf(world)).toEqual([])
  })

  it('leaves nothing to go on with: a reopened pull request gets a new link', async () => {
    await using world = await setStage()
    const first = await expectGreen(push()(world))
    await expectGreen(close()(world))
    const again = await expectGreen(push()(world))
    expect(again.outputs['link']).not.toBe(first.outputs['link'])
    expect(recordOf(world)).toHaveLength(1)
  })

  it('takes back no link that was made by hand under the old name', async () => {
    await using world = await setStage()
    const told = { domain: 'pr-7.tiiny.test' }
    await expectGreen(push(7, told)(world))
    await expectGreen(close(7, told)(world))
    publish(world, 'pr-7.tiiny.test', 'by hand')
    await expectRefused(world, push(7, told), 'pr-7.tiiny.test')
    await expectGreen(close(7, told)(world))
    expect(pages(world)).toEqual({ 'pr-7.tiiny.test': 'by hand' })
  })

  it('of branches that differ in the case of their names is theirs alone', async () => {
    await using world = await setStage()
    for (const branch of ['topic', 'Topic', 'tags/x', 'heads/topic']) await expectGreen(branchPush(branch)(world))
    await expectGreen(branchDeletion('topic')(world))
    expect(liveLinks(world)).toHaveLength(3)
    await expectGreen(sweep()(world))
    expect(liveLinks(world)).toHaveLength(3)
  })
})

describe('a remembered link that the service no longer has', () => {
  it("is replaced by a new one, with a warning, and the preview's deployments for it are deleted", async () => {
    await using world = await setStage({ hosting: { namedLinks: false } })
    const { outputs } = await expectGreen(push()(world))
    await expectGreen(push()(world))
    world.hosting.account().links.clear()
    const again = await expectGreen(push()(world))
    expect(again.outputs['link']).not.toBe(outputs['link'])
    expect(annotations(again, 'warning').join('\n')).toContain(outputs['link'])
    expect(recordedLinks(world)).toEqual(new Set([again.outputs['link']]))
    expect(deletedBy(await expectGreen(close()(world)))).toEqual([again.outputs['link']])
  })

  it('and that domain names is made again under its own name', async () => {
    await using world = await setStage()
    const told = { domain: 'pr-7.tiiny.test' }
    await expectGreen(push(7, told)(world))
    world.hosting.account().links.clear()
    expect((await expectGreen(push(7, told)(world))).outputs['link']).toBe(told.domain)
    expect(liveLinks(world)).toEqual([told.domain])
  })
})

describe("a person's mode: teardown with a domain", () => {
  it('deletes a live site, and ends its deployments', async () => {
    await using world = await setStage()
    for (let pushes = 0; pushes < 2; pushes += 1) await expectGreen(production({ domain: 'www.tiiny.test' })(world))
    const result = await expectGreen(tearDown('www.tiiny.test')(world))
    expect(deletedBy(result)).toEqual(['www.tiiny.test'])
    expect(recordOf(world, 'deploy:site').filter(({ state }) => state === 'success')).toEqual([])
    const again = await expectGreen(production()(world))
    expect(again.outputs['link']).not.toBe('www.tiiny.test')
  })

  it('deletes what the account lists and no record knows, and says an error of what nobody knows', async () => {
    await using world = await setStage({ links: ['old.test'] })
    await expectRefused(world, tearDown('odl.test'), 'odl.test')
    expect(deletedBy(await expectGreen(tearDown('old.test')(world)))).toEqual(['old.test'])
  })

  it('deletes from a preview only what its record names', async () => {
    await using world = await setStage({ links: ['old.test'] })
    const { outputs } = await expectGreen(push()(world))
    await expectRefused(world, push(7, { mode: 'teardown', domain: 'old.test' }), 'old.test')
    await expectGreen(push(7, { mode: 'teardown', domain: outputs['link'] ?? '' })(world))
    expect(liveLinks(world)).toEqual(['old.test'])
  })

  it('is the only way to delete a live site', async () => {
    await using world = await setStage()
    await expectGreen(production()(world))
    await expectRefused(world, production({ mode: 'teardown' }), 'domain')
  })
})

describe('two deploys of one record', () => {
  const warned = async (first: Partial<Record<string, string>>, second: typeof first, env = {}): Promise<boolean> => {
    await using world = await setStage()
    const run = { GITHUB_RUN_ID: '99', GITHUB_RUN_ATTEMPT: '1' }
    await expectGreen(world.step({ env: { ...run, ...first } }))
    const result = await expectGreen(world.step({ env: { ...run, ...second, ...env } }))
    return annotations(result, 'warning').some((text) => text.includes('environment'))
  }
  const other = 'octo-org/octo-repo/.github/workflows/docs.yml@refs/heads/main'

  it.each([
    { are: 'in one run and attempt', second: {}, warns: true },
    { are: 'in one run, by two jobs', second: { GITHUB_JOB: 'docs' }, warns: true },
    { are: 'of two workflows', second: { GITHUB_RUN_ID: '100', GITHUB_WORKFLOW_REF: other }, warns: true },
    { are: 'of two jobs', second: { GITHUB_RUN_ID: '100', GITHUB_JOB: 'docs' }, warns: true },
    { are: 'in two attempts', second: { GITHUB_RUN_ATTEMPT: '2' }, warns: false },
    { are: 'in two runs', second: { GITHUB_RUN_ID: '100' }, warns: false },
  ])('$are: warns, $warns', async ({ second, warns }) => {
    expect(await warned({}, second)).toBe(warns)
  })
})

it("keeps other records' deployments of the same link: production's is never ended by a preview", async () => {
  await using world = await setStage({ links: [live] })
  addRecord(world.github, { link: live })
  await expectGreen(push()(world))
  await expectGreen(push()(world))
  await expectGreen(close()(world))
  expect(recordOf(world, 'deploy:site')).toEqual([{ state: 'success', link: live }])
  expect(pages(world)).toEqual({ [live]: 'before' })
})
