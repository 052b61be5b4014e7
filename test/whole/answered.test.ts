/** What the service answers: a link that was there before is no new one, and one link may have two names. */
import { describe, expect, it } from 'vitest'
import type { HostingOptions } from '../stand-ins/hosting/hosting.ts'
import type { StepResult } from '../stand-ins/runner/runner.ts'
import { afterwards, reset, status } from '../stand-ins/scenes/faults.ts'
import { gitHubAt, hostingAt } from '../stand-ins/scenes/moments.ts'
import { addRecord, annotations, hostingWrites, liveLinks } from '../stand-ins/scenes/records.ts'
import {
  addPreview,
  branchRun,
  deletedBy,
  expectRefused,
  live,
  madeHere,
  pages,
  publish,
  recordWrites,
  type Stage,
  setStage,
  stateOf,
  statesOf,
  sweep,
  takeOver,
} from '../stand-ins/scenes/stage.ts'
import type { World } from '../stand-ins/scenes/world.ts'

/** What the records name, in payloads and statuses. */
function named({ github }: World): string[] {
  return github.deployments.flatMap(({ id, payload }) => [
    (payload as { link?: string }).link ?? '',
    ...github.statusesOf(id).map(({ environment_url }) => environment_url.replace('https://', '')),
  ])
}

function linkIn({ outputs }: StepResult): string {
  return outputs['link'] ?? ''
}

/** A list of deployments as it was when only so many were there: GitHub is some seconds behind. */
function stale(world: World): void {
  const known = new Set(world.github.deployments.map(({ id }) => id))
  const before = (answer: string): string =>
    JSON.stringify((JSON.parse(answer) as { id: number }[]).filter(({ id }) => known.has(id)))
  const late = afterwards((_, response, end, answer) => {
    response.setHeader('content-type', 'application/json')
    end(before(answer))
  })
  world.github.intercept = (request, response, { method, path }) =>
    gitHubAt.listDeployments.test(`${method} ${path}`) && late(request, response)
}

describe('a plan of one link, whose create replaces what is there', () => {
  const plan = { linkLimit: 1, links: [live] }
  const hosting: HostingOptions = { replacesWhenFull: true }
  const first = [
    { run: 'the first pull request', start: (world: World) => world.pull(7, 'opened') },
    { run: 'the first push to a branch', start: (world: World) => branchRun(world) },
  ]

  it.each(first)('$run fails, says which link may be overwritten, and keeps nothing to delete', async ({ start }) => {
    await using world = await setStage({ ...plan, hosting })
    const result = await start(world)
    expect(result.code, result.stdout).toBe(1)
    const [error, ...others] = annotations(result, 'error')
    expect(others).toEqual([])
    expect(error).toContain(live)
    expect(error).toMatch(/overwritten|replaced/iu)
    expect(named(world)).not.toContain(live)
  })

  it.each([
    { production: 'no production', deployed: 0 },
    { production: 'one production deploy, of seconds ago, which GitHub does not list yet', deployed: 1 },
    { production: 'two production deploys', deployed: 2 },
  ])('the live site outlives the close and the sweep, with $production', async ({ deployed }) => {
    await using world = await setStage({ linkLimit: 1, links: deployed === 0 ? [live] : [], hosting })
    stale(world)
    for (let push = 0; push < deployed; push += 1) await world.step()
    if (deployed > 1) world.github.intercept = () => false
    const link = liveLinks(world)[0] ?? ''
    expect((await world.pull(7, 'opened')).code).toBe(1)
    world.github.intercept = () => false
    for (const run of [
      () => world.pull(7, 'closed'),
      () => world.pull(7, 'closed', { inputs: { domain: link } }),
      () => sweep(world),
    ]) {
      await run()
      expect(liveLinks(world)).toEqual([link])
    }
    expect(hostingWrites(world).filter((write) => hostingAt.delete.test(write))).toEqual([])
  })

  it("a second pull request neither shares nor deletes the first one's link", async () => {
    await using world = await setStage({ linkLimit: 1, hosting })
    const link = linkIn(await world.pull(7, 'opened'))
    const second = await world.pull(8, 'opened')
    expect(second.code, second.stdout).toBe(1)
    await world.pull(8, 'closed')
    expect(liveLinks(world)).toEqual([link])
    expect(deletedBy(await world.pull(7, 'closed'))).toEqual([link])
  })

  it('production says that a site may have been replaced, goes on, and owns it from then on', async () => {
    await using world = await setStage({ linkLimit: 1, hosting })
    const link = linkIn(await world.pull(7, 'opened'))
    const result = await world.step()
    expect(result, result.stdout).toMatchObject({ code: 0, outputs: { result: 'deployed', link } })
    expect(annotations(result, 'warning').join('\n')).toContain(link)
    expect(annotations(result, 'warning').join('\n')).toMatch(/replaced|overwritten/iu)
    expect(linkIn(await world.step())).toBe(link)
    publish(world, link, 'production')
    await world.pull(7, 'synchronize')
    await world.pull(7, 'closed')
    await sweep(world)
    expect(pages(world)).toEqual({ [link]: 'production' })
  })
})

describe("a preview's create", () => {
  it('stops before anything is sent where the account can not be read', async () => {
    await using world = await setStage({ links: [live] })
    world.onHosting = (request, response, { method, path }) =>
      hostingAt.profile.test(`${method} ${path}`) && reset(request, response)
    for (const run of [() => world.pull(7, 'opened'), () => branchRun(world)]) {
      const before = stateOf(world)
      const result = await run()
      expect(result.code, result.stdout).toBe(1)
      expect(annotations(result, 'error')).toHaveLength(1)
      expect(stateOf(world)).toEqual(before)
    }
  })

  it('goes on in production, whose site must go out, and in what recalls a link: nothing is new there', async () => {
    await using world = await setStage()
    const link = linkIn(await world.pull(7, 'opened'))
    world.onHosting = (request, response, { method, path }) =>
      hostingAt.profile.test(`${method} ${path}`) && status(403, '{}')(request, response)
    const production = await world.step()
    expect(production.code, production.stdout).toBe(0)
    const pushed = await world.pull(7, 'synchronize')
    expect(pushed, pushed.stdout).toMatchObject({ code: 0, outputs: { link } })
  })

  it('that is answered with a link which is listed by its first label only is no new one', async () => {
    await using world = await setStage({
      links: ['my-site.tiiny.test'],
      linkLimit: 1,
      hosting: { replacesWhenFull: true, profileLinks: 'objects-label' },
    })
    const result = await world.pull(7, 'opened')
    expect(result.code, result.stdout).toBe(1)
    expect(named(world)).not.toContain('my-site.tiiny.test')
  })

  it('that is answered with the other name of a listed link is no new one', async () => {
    await using world = await setStage({
      links: ['my-site.tiiny.test'],
      linkLimit: 1,
      hosting: {
        replacesWhenFull: true,
        profileLinks: 'objects-both',
        customDomains: { 'www.example.com': 'my-site.tiiny.test' },
        answeredName: () => 'www.example.com',
      },
    })
    const result = await world.pull(7, 'opened')
    expect(result.code, result.stdout).toBe(1)
    expect(named(world)).not.toContain('www.example.com')
    await world.pull(7, 'closed')
    expect(liveLinks(world)).toEqual(['my-site.tiiny.test'])
  })

  it('by name that is answered with a listed link is none either', async () => {
    await using world = await setStage({ links: [live], hosting: { answeredName: () => live } })
    const result = await world.pull(7, 'opened', { inputs: { domain: 'new.tiiny.test' } })
    expect(result.code, result.stdout).toBe(1)
    expect(annotations(result, 'error')[0]).toContain(live)
    await world.pull(7, 'closed', { inputs: { domain: 'new.tiiny.test' } })
    await world.pull(7, 'closed')
    expect(pages(world)).toMatchObject({ [live]: 'before' })
  })
})

describe("an update that is answered with another record's link", () => {
  const other = 'other.tiiny.test'
  const begin = async (): Promise<{ world: Stage; answer: { name: string } }> => {
    const answer = { name: '' }
    const answeredName = (link: string): string => answer.name || link
    const world = await setStage({ links: [other, live], hosting: { answeredName } })
    return { world, answer }
  }

  it.each([
    { whose: "another preview's", name: other },
    { whose: "production's", name: live },
    { whose: "nobody's known", name: 'stranger.example.com' },
  ])('fails, says so, and records nothing that lets a close delete it: $whose', async ({ name }) => {
    const { world, answer } = await begin()
    await using _ = world
    addPreview(world, other, { number: 8 })
    addRecord(world.github, { link: live })
    const link = linkIn(await world.pull(7, 'opened'))
    if (!liveLinks(world).includes(name)) publish(world, name, 'before')
    answer.name = name
    const result = await world.pull(7, 'synchronize')
    expect(result.code, result.stdout).toBe(1)
    expect(annotations(result, 'error')[0]).toContain(name)
    const own = world.github.deployments.filter(({ task }) => task === 'deploy:pr-7')
    for (const { id, payload } of own) {
      const names = world.github.statusesOf(id).map(({ environment_url }) => environment_url)
      expect([JSON.stringify(payload), ...names].join()).not.toContain(name)
    }
    answer.name = ''
    expect(deletedBy(await world.pull(7, 'closed'))).toEqual([link])
    expect(pages(world)).toMatchObject({ [name]: 'before' })
  })

  it('is shown by production, with a warning, and its own link is what it remembers', async () => {
    const { world, answer } = await begin()
    await using _ = world
    const link = linkIn(await world.step())
    addPreview(world, other, { number: 8 })
    answer.name = other
    const result = await world.step()
    expect(result.code, result.stdout).toBe(0)
    expect(annotations(result, 'warning').join('\n')).toContain(other)
    answer.name = ''
    expect(linkIn(await world.step())).toBe(link)
    // Whose it is can't be known, so neither record lets it go.
    await world.pull(8, 'closed')
    expect(liveLinks(world)).toContain(link)
  })
})

describe('two names of one link', () => {
  const site = 'my-site.tiiny.test'
  const custom = 'www.example.com'
  const customDomains = { [custom]: site }
  const shapes = ['strings', 'objects-subdomain', 'objects-both'] as const

  it.each(shapes)(
    "are both production's, which deployed to one and was answered with the other (%s)",
    async (shape) => {
      await using world = await setStage({ hosting: { customDomains, profileLinks: shape } })
      const made = linkIn(await world.pull(7, 'opened', { inputs: { domain: site } }))
      expect(made).toBe(site)
      const result = await world.step({ inputs: { domain: custom } })
      expect(result.code, result.stdout).toBe(0)
      publish(world, site, 'production')
      const before = stateOf(world)
      for (const domain of [site, custom]) {
        expectRefused(world, await world.pull(8, 'opened', { inputs: { domain } }), {
          link: domain,
          before,
          says: /./u,
        })
      }
      expectRefused(world, await world.pull(7, 'synchronize'), {
        link: site,
        before,
        says: /production|live site/iu,
      })
      expect((await world.pull(7, 'closed')).code).toBe(1)
      await sweep(world)
      expect(pages(world)).toEqual({ [site]: 'production' })
    },
  )

  it('are both refused where the account lists both in one entry', async () => {
    await using world = await setStage({
      links: [site],
      hosting: { customDomains, profileLinks: 'objects-both' },
    })
    for (const domain of [site, custom, 'my-site']) {
      const before = stateOf(world)
      expectRefused(world, await world.pull(7, 'opened', { inputs: { domain } }), { link: domain, before })
    }
  })

  it('count both for skip-unchanged, which finds the link listed under either', async () => {
    await using world = await setStage({
      links: [site],
      inputs: { 'skip-unchanged': 'true' },
      hosting: { customDomains, profileLinks: 'objects-both' },
    })
    for (const domain of [custom, site]) {
      await world.step({ inputs: { domain } })
      const again = await world.step({ inputs: { domain } })
      expect(again.outputs['result'], again.stdout).toBe('skipped')
    }
  })

  it('count both after a refused deletion: what is listed under one of its names is not gone', async () => {
    await using world = await setStage({
      links: [site],
      hosting: { customDomains, customDomainsAreFixed: true, profileLinks: 'objects-both' },
    })
    const inputs = { mode: 'teardown', domain: custom, directory: '' }
    const result = await world.step({ event: 'workflow_dispatch', inputs })
    expect(result.code, result.stdout).toBe(1)
    expect(liveLinks(world)).toEqual([site])
  })

  it('of an update: the one that was accepted is remembered, not one that can not be updated', async () => {
    await using world = await setStage({
      hosting: {
        customDomains,
        customDomainsAreFixed: true,
        answeredName: (link) => (link === site ? custom : link),
      },
    })
    publish(world, site, 'before')
    addRecord(world.github, { link: site, payload: madeHere(site) })
    for (let push = 0; push < 3; push += 1) {
      const result = await world.step()
      expect(result.code, result.stdout).toBe(0)
      expect(pages(world), result.stdout).toEqual({ [site]: 'mine' })
      publish(world, site, 'to be replaced')
    }
  })

  it("of an update: both are production's afterwards", async () => {
    await using world = await setStage({
      hosting: { customDomains, answeredName: (link) => (link === site ? custom : link) },
    })
    publish(world, site, 'before')
    addRecord(world.github, { link: site, payload: madeHere(site) })
    await world.step()
    const before = stateOf(world)
    for (const domain of [site, custom]) {
      expectRefused(world, await world.pull(7, 'opened', { inputs: { domain } }), {
        link: domain,
        before,
        says: /production|live site|before this preview/iu,
      })
    }
  })

  it("of a create by production: the answered one is remembered, and is production's", async () => {
    await using world = await setStage({ links: [live] })
    const link = linkIn(await world.step())
    const writes = recordWrites(world).length
    expect(linkIn(await world.step())).toBe(link)
    expect(recordWrites(world).length).toBeGreaterThan(writes)
    expect(pages(world)).toEqual({ [live]: 'before', [link]: 'mine' })
  })
})

describe('a taken-over preview', () => {
  it('is left by its push, its close and a sweep, which name the owner', async () => {
    await using world = await setStage()
    const link = linkIn(await world.pull(7, 'opened'))
    takeOver(world, link)
    const before = stateOf(world)
    for (const action of ['synchronize', 'closed']) {
      expectRefused(world, await world.pull(7, action), { link, before, says: /production|live site/iu })
    }
    const swept = await sweep(world)
    expect(swept.stdout).toMatch(/production|live site/iu)
    expect(pages(world)).toEqual({ [link]: 'production' })
    expect(statesOf(world)).toEqual(['success'])
  })
})
