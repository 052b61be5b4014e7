/** A live site is what its record names, however that ended: no preview overwrites it, deletes it, or hides that it did. */
import { describe, expect, it } from 'vitest'
import { daysAgo } from '../stand-ins/github/github.ts'
import { doneThenReset, status } from '../stand-ins/scenes/faults.ts'
import { faultsAt, gitHubAt, hostingAt, moments } from '../stand-ins/scenes/moments.ts'
import {
  addRecord,
  annotations,
  deletedBy,
  liveLinks,
  ours,
  pages,
  recordOf,
  takeOver,
} from '../stand-ins/scenes/records.ts'
import {
  branchDeletion,
  branchPush,
  close,
  closings,
  expectGreen,
  expectRed,
  expectRefused,
  forPushesOnly,
  live,
  production,
  push,
  setStage,
  staging,
  sweep,
  tearDown,
  uploads,
} from '../stand-ins/scenes/stage.ts'
import type { World } from '../stand-ins/scenes/world.ts'

it('tells once where a live site was whose domain is another one now', async () => {
  await using world = await setStage()
  const first = (await expectGreen(production()(world))).outputs['link']
  const told = []
  for (let runs = 0; runs < 2; runs += 1)
    told.push(annotations(await expectGreen(production({ domain: 'new.tiiny.test' })(world)), 'notice').join())
  expect(told).toEqual([expect.stringContaining(`The live site was at ${first} so far.`), ''])
  expect(liveLinks(world)).toEqual([first, 'new.tiiny.test'])
})

it('says nothing of the kind where that is another name of the same link', async () => {
  await using world = await setStage({ hosting: { namedLinks: true } })
  for (const domain of ['my-site', 'my-site.tiiny.test'])
    expect(annotations(await expectGreen(production({ domain })(world)), 'notice').join()).not.toContain('so far')
  expect(liveLinks(world)).toEqual(['my-site.tiiny.test'])
})

/** A pull request's preview by two pushes, and its link. */
async function previewed(world: World, told = {}): Promise<string> {
  await expectGreen(push(7, told)(world))
  return (await expectGreen(push(7, told)(world))).outputs['link'] ?? ''
}

/** How a live site's deployment may be found. */
const states = [
  { found: 'succeeded', states: [{ state: 'success' }] },
  { found: 'failed', states: [{ state: 'failure' }] },
  { found: 'is on its way', states: [{ state: 'in_progress' }] },
  { found: 'has no status', states: [] },
  { found: 'was ended', states: [{ state: 'success' }, { state: 'inactive' }] },
] as const

const environments = ['production', 'docs', 'preview'] as const

describe('a live site that is recorded', () => {
  it.each(states.flatMap((state) => environments.map((environment) => ({ ...state, environment }))))(
    'owns its link against a domain: $environment, which $found',
    async ({ environment, states }) => {
      await using world = await setStage({ links: [live] })
      world.github.addPull({ number: 7 })
      addRecord(world.github, { link: live, environment, states, created_at: daysAgo(40) })
      for (const { start } of uploads) await expectRefused(world, start({ domain: live }), live, forPushesOnly)
      for (const { start } of closings.slice(0, 2)) await start({ domain: live })(world)
      world.github.setPullState(7, 'closed')
      await expectGreen(sweep()(world))
      expect(pages(world)).toEqual({ [live]: 'before' })
    },
  )

  it.each(uploads)('owns a domain that the account does not list: $run', async ({ start }) => {
    await using world = await setStage()
    addRecord(world.github, { link: 'docs.tiiny.test', environment: 'docs' })
    await expectRefused(world, start({ domain: 'docs.tiiny.test' }), 'docs.tiiny.test')
  })

  it.each(['live', 'LIVE', 'https://live.tiiny.test/', 'live.tiiny.test'])('is the same by %s', async (domain) => {
    await using world = await setStage({ links: ['live.tiiny.test'] })
    addRecord(world.github, { link: 'live.tiiny.test' })
    await expectRefused(world, push(7, { domain }))
    addRecord(world.github, { link: 'live' })
    await expectRefused(world, push(7, { domain }))
  })

  it('is found behind any number of its own deployments', async () => {
    await using world = await setStage({ links: [live] })
    addRecord(world.github, { link: live, environment: 'docs', created_at: daysAgo(9) })
    for (let index = 0; index < 230; index += 1) addRecord(world.github, { link: 'www.test' })
    await expectRefused(world, push(7, { domain: live }), live)
  })

  it('is named by an error, and no link is that no record names', async () => {
    await using world = await setStage({ links: [live, 'secret.test'] })
    addRecord(world.github, { link: live })
    const { stdout, summary } = await expectRefused(world, push(7, { domain: 'secret.test' }), forPushesOnly)
    expect(`${stdout}${summary}`).toContain(live)
    const other = await expectRefused(world, push(7, { domain: live }))
    expect(`${other.stdout}${other.summary}`).not.toContain('secret.test')
  })
})

describe("another tool's deployment", () => {
  /** What GitHub makes for a job with `environment:` and `url:`, and what others do. */
  const seeds = [
    { of: "a job's environment", seed: { environment: 'production', payload: '' } },
    { of: "a job's environment named preview", seed: { environment: 'preview', payload: '' } },
    { of: 'another tool', seed: { environment: 'production', payload: { tool: 'other' } } },
    { of: 'another tool with our task', seed: { environment: 'production', task: 'deploy:site', payload: {} } },
  ]

  it.each(seeds)('owns nothing: $of', async ({ seed }) => {
    await using world = await setStage()
    const link = await previewed(world)
    const { id } = world.github.addDeployment(seed)
    world.github.addStatus(id, { environment_url: `https://${link}` })
    expect((await expectGreen(push()(world))).outputs['link']).toBe(link)
    expect(deletedBy(await expectGreen(close()(world)))).toEqual([link])
    expect(world.github.deployments.map((each) => each.id)).toEqual([id])
  })
})

describe('a link that production has taken over', () => {
  const owners = states.map(({ found, states }) => ({
    owner: `production, which ${found}`,
    take: (world: World, link: string) => void addRecord(world.github, { link, states }),
  }))
  owners.push({
    owner: 'docs',
    take: (world, link) => void addRecord(world.github, { link, environment: 'docs' }),
  })
  const answered = {
    owner: 'production that was answered with it',
    take: (world: World, link: string) => void addRecord(world.github, { link, payload: ours('www.test') }),
  }

  it.each(owners)('counts as lost for a push, which makes another: $owner', async ({ take }) => {
    await using world = await setStage()
    const link = await previewed(world)
    take(world, link)
    const again = await expectGreen(push(7, { page: 'pull 7, again' })(world))
    expect(again.outputs['link']).not.toBe(link)
    expect(pages(world)[link]).toBe('pull 7')
    expect(again.stdout).toContain(link)
  })

  it.each(owners)('is an error for a push that names it: $owner', async ({ take }) => {
    await using world = await setStage()
    const link = await previewed(world, { domain: 'pr-7.tiiny.test' })
    take(world, link)
    await expectRefused(world, push(7, { domain: link }), link, 'domain')
  })

  it.each([...owners, answered].flatMap((owner) => ['close', 'sweep'].map((end) => ({ ...owner, end }))))(
    'stays at a $end, which deletes the deployments and says whose it is: $owner',
    async ({ take, end }) => {
      await using world = await setStage()
      const link = await previewed(world)
      take(world, link)
      world.github.setPullState(7, 'closed')
      const result = await expectGreen((end === 'close' ? close() : sweep())(world))
      expect(liveLinks(world)).toEqual([link])
      expect(deletedBy(result)).toEqual([])
      expect(recordOf(world)).toEqual([])
      expect(`${annotations(result, 'notice')}${result.summary}`).toMatch(/production|docs/u)
    },
  )

  it('an hour before the preview began is seen too, and what is older is not asked', async () => {
    await using world = await setStage()
    addRecord(world.github, { link: 'old.test' })
    world.github.passHours(0.5)
    const link = await previewed(world)
    const [first] = world.github.deployments
    Object.assign(first ?? {}, { payload: ours(link) })
    await expectGreen(close()(world))
    expect(liveLinks(world)).toEqual([link])
  })

  it('stays with the live site when the pull request that made it merges in the same second', async () => {
    await using world = await setStage()
    const link = await previewed(world)
    world.meet = moments({ at: gitHubAt.readPull, happens: () => takeOver(world, link) })
    await expectGreen(close()(world))
    expect(pages(world)).toEqual({ [link]: 'production' })
  })
})

describe('production takes a link over', () => {
  it.each(['deletion', 'sweep'])('while a %s waits for its next try: it stays', async (end) => {
    await using world = await setStage()
    const link = await previewed(world)
    world.github.setPullState(7, 'closed')
    world.meet = moments({
      at: hostingAt.delete,
      happens: (...exchange) => {
        takeOver(world, link)
        return status(503)(...exchange)
      },
    })
    const result = await (end === 'sweep' ? sweep() : close())(world)
    expect(pages(world), result.stdout).toEqual({ [link]: 'production' })
    expect(recordOf(world)).toEqual([])
  })

  it.each([{}, { domain: 'pr-7.tiiny.test' }])(
    'while an upload waits for its next try: it stays (%o)',
    async (told) => {
      await using world = await setStage()
      const link = await previewed(world, told)
      world.meet = moments({
        at: hostingAt.upload,
        happens: (...exchange) => {
          takeOver(world, link)
          return status(503)(...exchange)
        },
      })
      await push(7, { ...told, page: 'pull 7, late' })(world)
      expect(pages(world)[link]).toBe('production')
    },
  )

  it.each([
    { moment: 'in the instant before the upload', fault: undefined },
    { moment: 'before an upload whose answer is lost, which is repeated', fault: doneThenReset },
  ])('$moment: an error says so and to run it again', async ({ fault }) => {
    await using world = await setStage()
    const link = await previewed(world)
    world.meet = moments({
      at: hostingAt.upload,
      happens: (...exchange) => {
        takeOver(world, link)
        return fault?.(...exchange) ?? false
      },
    })
    await expectRed(push(7, { page: 'pull 7, late' })(world), link, /overwritten/iu, /again/iu)
  })

  it.each(['close', 'sweep'])('in the instant before a deletion: an error says so (%s)', async (end) => {
    await using world = await setStage()
    const link = await previewed(world)
    world.github.setPullState(7, 'closed')
    world.meet = moments({ at: hostingAt.delete, happens: () => takeOver(world, link) })
    await expectRed((end === 'close' ? close() : sweep())(world), link, /deleted/iu, /again/iu)
  })

  it('while the account is full: what should make room stays', async () => {
    await using world = await setStage({ linkLimit: 1 })
    const link = await previewed(world)
    world.github.setPullState(7, 'closed')
    world.meet = moments({ at: hostingAt.upload, happens: () => takeOver(world, link) })
    await expectRed(push(8)(world))
    expect(pages(world)).toEqual({ [link]: 'production' })
  })

  it('while a preview is uploaded whose pull request is closed meanwhile: it stays', async () => {
    await using world = await setStage()
    const link = await previewed(world)
    world.meet = moments({
      at: hostingAt.upload,
      done: true,
      happens: () => {
        world.github.setPullState(7, 'closed')
        takeOver(world, link)
      },
    })
    await push()(world)
    expect(pages(world)).toEqual({ [link]: 'production' })
  })
})

describe('a branch with mode: deploy, domain and environment all written', () => {
  const site = 'staging.tiiny.test'

  it.each(['', site])('is the live site of its environment, there before or not (%j)', async (there) => {
    await using world = await setStage({ links: there ? [there] : [] })
    for (let pushes = 0; pushes < 2; pushes += 1) {
      expect((await expectGreen(staging(site)(world))).outputs).toMatchObject({ link: site, environment: 'staging' })
    }
    expect(pages(world)).toEqual({ [site]: 'staging' })
    expect(recordOf(world, 'deploy:site')).toHaveLength(2)
    expect(recordOf(world, 'deploy:branch-develop')).toEqual([])
  })

  it('outlives its branch, a sweep, and whoever names its link', async () => {
    await using world = await setStage()
    await expectGreen(staging(site)(world))
    await expectRefused(world, push(7, { domain: site }), site)
    for (const run of [branchDeletion('develop'), branchDeletion('develop', { environment: 'staging' })])
      await run(world)
    await expectGreen(sweep()(world))
    await expectGreen(sweep({ environment: 'staging' })(world))
    expect(pages(world)).toEqual({ [site]: 'staging' })
    await expectGreen(tearDown(site)(world))
    expect(liveLinks(world)).toEqual([])
  })

  it('takes a preview over, whose close leaves it', async () => {
    await using world = await setStage()
    const link = await previewed(world, { domain: site })
    await expectGreen(staging(site)(world))
    await expectGreen(close()(world))
    expect(pages(world)).toEqual({ [link]: 'staging' })
  })

  it("is an error where another environment's live site names the link", async () => {
    await using world = await setStage()
    await expectGreen(production({ domain: site })(world))
    await expectRefused(world, staging(site), site)
  })

  it("is followed by any branch: the record is the environment's", async () => {
    await using world = await setStage()
    await expectGreen(staging(site)(world))
    await expectGreen(branchPush('next', { mode: 'deploy', environment: 'staging', domain: site })(world))
    expect(recordOf(world, 'deploy:site')).toHaveLength(2)
  })

  it.each([
    { without: 'mode', told: { environment: 'staging', domain: site } },
    { without: 'environment', told: { mode: 'deploy', domain: site } },
    { without: 'domain', told: { mode: 'deploy', environment: 'staging' } },
    { without: 'an environment but production', told: { mode: 'deploy', environment: 'production', domain: site } },
  ])('is a preview without $without', async ({ told }) => {
    await using world = await setStage()
    await expectGreen(branchPush('develop', told)(world))
    expect(recordOf(world, 'deploy:site')).toEqual([])
    expect(recordOf(world, 'deploy:branch-develop')).toHaveLength(1)
    await using other = await setStage({ links: [site] })
    if (told.domain) await expectRefused(other, branchPush('develop', told), site)
  })

  it("is a pull request's preview, never its live site", async () => {
    await using world = await setStage({ links: [site] })
    await expectRefused(world, push(7, { mode: 'deploy', environment: 'staging', domain: site }), site)
    await expectGreen(push(7, { mode: 'deploy', environment: 'staging', domain: 'pr-7.tiiny.test' })(world))
    expect(recordOf(world, 'deploy:site')).toEqual([])
  })
})

describe('production', () => {
  it('goes wherever its domain says, and follows the newest link without one', async () => {
    await using world = await setStage({ links: [live] })
    await expectGreen(production({ domain: live })(world))
    await expectGreen(production({ domain: 'www.tiiny.test' })(world))
    expect((await expectGreen(production()(world))).outputs['link']).toBe('www.tiiny.test')
  })

  it('makes a new link where its own is gone, and says which older ones are there', async () => {
    await using world = await setStage({ links: [live, 'www.test'], hosting: { namedLinks: false } })
    await expectGreen(production({ domain: live })(world))
    await expectGreen(production({ domain: 'www.test' })(world))
    world.hosting.account().links.delete('www.test')
    const again = await expectGreen(production()(world))
    expect(liveLinks(world)).toEqual([live, again.outputs['link']])
    const warnings = annotations(again, 'warning').join('\n')
    for (const each of [live, 'domain']) expect(warnings).toContain(each)
  })

  it('goes on where the account can not be read, with a warning, and keeps what was answered', async () => {
    await using world = await setStage()
    world.meet = faultsAt(hostingAt.profile, status(500))
    const result = await expectGreen(production()(world))
    expect(annotations(result, 'warning')).not.toEqual([])
    expect(pages(world)[result.outputs['link'] ?? '']).toBe('production')
  })

  it('does not know a domain that is spelled like its own link: it says so before it makes one', async () => {
    await using world = await setStage({ links: ['calm-river-1.tiiny.test'] })
    await expectGreen(production({ domain: 'calm-river-1.tiiny.test' })(world))
    const result = await expectGreen(production({ domain: 'calm-rivr-1.tiiny.test' })(world))
    expect(annotations(result, 'notice').join('\n')).toContain('calm-river-1.tiiny.test')
  })
})
