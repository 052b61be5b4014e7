/** No record, no deploy: what can't be read owns everything, and what can't be recorded is not sent. */
import { describe, expect, it } from 'vitest'
import { startGitHub } from '../stand-ins/github/github.ts'
import { type Fault, noLists, secondaryRateLimit, status } from '../stand-ins/scenes/faults.ts'
import { faultsAt, gitHubAt } from '../stand-ins/scenes/moments.ts'
import { addPreview, addRecord, annotations, liveLinks, pages, recordOf, stateOf } from '../stand-ins/scenes/records.ts'
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
  reserve,
  setStage,
  staging,
  sweep,
  tearDown,
} from '../stand-ins/scenes/stage.ts'
import type { World } from '../stand-ins/scenes/world.ts'

const preview = 'pr-7.tiiny.test'

/** A live site and a closed and an open preview, each with its record. */
async function scene(): Promise<World> {
  const world = await setStage({ links: [live] })
  addRecord(world.github, { link: live })
  addPreview(world, preview)
  addPreview(world, 'pr-8.tiiny.test', { number: 8, state: 'closed' })
  return world
}

const deploys = [
  { run: 'production', start: production() },
  { run: 'production with a domain', start: production({ domain: live }) },
  { run: 'staging', start: staging('staging.tiiny.test') },
  { run: 'a push', start: push() },
  { run: 'a first push', start: push(9) },
  { run: 'a push with a domain', start: push(9, { domain: 'pr-9.tiiny.test' }) },
  { run: "a branch's push", start: branchPush() },
  { run: 'a reserve', start: reserve(9) },
]
const ends = [
  { run: 'a close', start: close() },
  { run: "a close of production's domain", start: close(7, { domain: live }) },
  { run: "a branch's deletion", start: branchDeletion() },
  { run: 'a sweep', start: sweep() },
]

/** A failure that changed no link. */
async function expectNothingSent(world: World, start: (typeof ends)[number]['start']): Promise<string> {
  const before = stateOf(world)
  const result = await start(world)
  expect(result.code, result.stdout).toBe(1)
  expect(annotations(result, 'error')).toHaveLength(1)
  expect(stateOf(world).pages).toEqual(before.pages)
  expect(stateOf(world).sent, result.stdout).toEqual(before.sent)
  return result.stdout
}

describe.each(Object.entries(noLists))('a list of deployments that comes as %s', (_, fault) => {
  it.each(['listRecord', 'listLiveSites'] as const)('(%s) is an error before anything is sent', async (place) => {
    await using world = await scene()
    world.meet = faultsAt(gitHubAt[place], fault)
    // Production's own record is among the live sites. A first push without a domain has no link that one could own.
    const spared = place === 'listRecord' ? /^(?:production|staging)/u : /^(?:a first push|a branch's|a reserve)/u
    const asked = [...deploys, ...ends.slice(0, 2)].filter(({ run }) => !spared.test(run))
    for (const { start } of asked) await expectNothingSent(world, start)
    if (place === 'listLiveSites') await expectNothingSent(world, sweep())
  })

  it('from its second page on is one, too', async () => {
    await using world = await scene()
    for (let index = 0; index < 120; index += 1) addRecord(world.github, { link: live, environment: 'docs' })
    world.meet = (line, request, response) =>
      gitHubAt.listLiveSites.test(line) && /[?&]page=2/u.test(line) && fault(request, response)
    await expectNothingSent(world, close(7))
    await expectNothingSent(world, push(9, { domain: live }))
  })
})

describe('where GitHub creates no deployment', () => {
  const answers: Readonly<Record<string, Fault>> = {
    403: status(403, { message: 'Resource not accessible by integration' }),
    404: status(404, { message: 'Not Found' }),
    422: status(422, { message: 'Validation Failed' }),
    500: status(500),
    502: status(502, '<html>Bad Gateway</html>'),
    'a secondary rate limit': secondaryRateLimit.inWords,
    'no JSON': status(201, '<html>'),
  }

  it.each(
    deploys.flatMap((deploy) => Object.entries(answers).map(([answer, fault]) => ({ ...deploy, answer, fault }))),
  )('nothing is sent: $run, $answer', async ({ start, fault }) => {
    await using world = await scene()
    world.meet = faultsAt(gitHubAt.createDeployment, fault)
    await expectNothingSent(world, start)
  })
})

describe('a token without permission for deployments', () => {
  const levels = [
    { level: 'none', hideForbidden: false },
    { level: 'none', hideForbidden: true },
    { level: 'read', hideForbidden: false },
  ] as const

  it.each(levels)(
    'stops everything that needs the record, with the lines to add: $level, $hideForbidden',
    async (each) => {
      await using world = await scene()
      world.github.permissions = { deployments: each.level }
      world.github.hideForbidden = each.hideForbidden
      for (const { start } of deploys) expect(await expectNothingSent(world, start)).toContain('deployments: write')
      // With permission to read, a close deletes the link, and then can't end its record.
      if (each.level === 'read') return
      for (const { run, start } of ends) {
        if (run !== "a branch's deletion") expect(await expectNothingSent(world, start)).toContain('deployments: write')
      }
    },
  )

  it.each(['none', 'read'] as const)(
    "does not stop a person's teardown of a live site, with a warning (%s)",
    async (level) => {
      await using world = await scene()
      world.github.permissions = { deployments: level }
      const result = await expectGreen(tearDown(live)(world))
      expect(annotations(result, 'warning')).not.toEqual([])
      expect(liveLinks(world)).not.toContain(live)
    },
  )
})

describe("github-token: ''", () => {
  const none = { 'github-token': '' }

  it('lets everything go where it is told, and asks GitHub nothing', async () => {
    await using world = await scene()
    expect((await expectGreen(push(7, { ...none, domain: live })(world))).outputs['link']).toBe(live)
    expect(pages(world)[live]).toBe('pull 7')
    await expectGreen(close(7, { ...none, domain: live })(world))
    expect(liveLinks(world)).not.toContain(live)
    expect(world.github.requests).toEqual([])
  })

  it.each([
    { run: 'a preview', start: push(9, none) },
    { run: 'production', start: production(none) },
  ])('makes $run a new link each time, and warns of it', async ({ start }) => {
    await using world = await setStage()
    for (let pushes = 1; pushes < 3; pushes += 1) {
      expect(annotations(await expectGreen(start(world)), 'warning')).not.toEqual([])
      expect(liveLinks(world)).toHaveLength(pushes)
    }
  })

  it.each([
    { run: 'a close without domain', start: close(7, none) },
    { run: 'a sweep', start: sweep(none) },
    { run: 'a reserve', start: reserve(7, none) },
  ])('is an error for $run', async ({ start }) => {
    await using world = await setStage()
    await expectRefused(world, start)
  })
})

describe('what else can not be read', () => {
  it('a status of a deployment that names no link: an error, nothing is sent', async () => {
    await using world = await scene()
    const payload = { 'static-deploy': 1, run: '1.1', job: 'site.yml/deploy' }
    addRecord(world.github, { link: 'a.test', environment: 'preview', task: 'deploy:pr-7', payload })
    world.meet = faultsAt(gitHubAt.listStatuses, status(409, { message: 'no' }))
    await expectNothingSent(world, push())
    await expectNothingSent(world, close())
  })

  it('a page of a list on another host is not asked for, and gets no token', async () => {
    await using world = await scene()
    await using other = await startGitHub()
    const link = `<${other.url}/repositories/1296269/deployments?page=2>; rel="next"`
    world.meet = faultsAt(gitHubAt.listLiveSites, status(200, [], { link }))
    await close()(world)
    expect(other.requests).toEqual([])
    expect(liveLinks(world)).toContain(preview)
  })

  it.each(['pull-requests', 'contents'] as const)(
    'a state, for want of %s: a close goes by its event',
    async (area) => {
      await using world = await scene()
      await expectGreen(branchPush()(world))
      world.github.permissions = { [area]: 'none' }
      const run = area === 'contents' ? branchDeletion() : close()
      const before = liveLinks(world).length
      await run(world)
      expect(liveLinks(world)).toHaveLength(before - 1)
    },
  )

  it.each(['pull-requests', 'contents'] as const)(
    'a state, for want of %s: a sweep leaves it and fails',
    async (area) => {
      await using world = await scene()
      await expectGreen(branchPush()(world))
      world.github.deleteBranch('topic')
      world.github.permissions = { [area]: 'none' }
      await expectRed(sweep()(world))
      expect(recordOf(world, area === 'contents' ? 'deploy:branch-topic' : 'deploy:pr-8')).toHaveLength(1)
      expect(recordOf(world, area === 'contents' ? 'deploy:pr-8' : 'deploy:branch-topic')).toEqual([])
    },
  )

  it.each([409, 500, 200])('a state, for another reason (HTTP %i): nothing is deleted', async (code) => {
    await using world = await scene()
    world.meet = (line, request, response) =>
      (gitHubAt.readPull.test(line) || gitHubAt.listPulls.test(line)) && status(code, {})(request, response)
    await expectRed(close()(world))
    await expectRed(sweep()(world))
    expect(liveLinks(world)).toHaveLength(3)
  })
})
