/** Whose is a link? What can't be read owns everything; what was there first is neither deployed to nor deleted. */
import { buffer } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { type GitHubOptions, startGitHub } from '../stand-ins/github/github.ts'
import { DEFAULT_KEY, type HostingOptions } from '../stand-ins/hosting/hosting.ts'
import { deleteEvent, pushEvent } from '../stand-ins/runner/events.ts'
import { makeWorldInProcess } from '../stand-ins/runner/in-process.ts'
import type { Step, StepResult } from '../stand-ins/runner/runner.ts'
import { cut, cutInChunks, type Fault, noLists, secondaryRateLimit, status } from '../stand-ins/scenes/faults.ts'
import { addLiveSite, live, makeScene } from '../stand-ins/scenes/live-site.ts'
import {
  addRecord,
  annotations,
  commentList,
  deletedMeanwhile,
  deploymentList,
  faultOn,
  hostingWrites,
  liveLinks,
  ours,
  pageOf,
  type RecordSeed,
  statusList,
} from '../stand-ins/scenes/records.ts'
import type { World } from '../stand-ins/scenes/world.ts'

const preview = 'pr-7.example.com'
/** What a run says of a link that is not its own: who has it, or that it was there first. */
const notOwn = /live site|was there before this preview/u
const sha = (digit: string): string => digit.repeat(40)

/** It failed, said why in one error, changed nothing at the service, and the live site is what it was. */
function expectNothingSent(world: World, result: StepResult, says = /./u, link = live): void {
  expect(result.code, result.stdout).toBe(1)
  expect(hostingWrites(world)).toEqual([])
  expect(pageOf(world, link)).toBe('production')
  const errors = annotations(result, 'error')
  expect(errors).toHaveLength(1)
  expect(errors[0]).toMatch(says)
}

/** The preview of pull request 7, published by two pushes. */
function addPreview({ github }: World, link = preview): number[] {
  github.addPull({ number: 7 })
  return [ours(), ours(link)].map(
    (payload) => addRecord(github, { link, environment: 'preview', task: 'deploy:pr-7', payload }).id,
  )
}

const sweep = (world: World, step: Step = {}): Promise<StepResult> =>
  world.step({
    event: 'schedule',
    payload: {},
    ...step,
    inputs: { mode: 'sweep', directory: '', ...step.inputs },
  })

const branchPush = (world: World, branch: string, step: Step = {}): Promise<StepResult> => {
  world.github.addBranch(branch)
  const ref = `refs/heads/${branch}`
  return world.step({
    payload: pushEvent({ ref, sha: sha('b') }),
    ...step,
    env: { GITHUB_REF: ref, ...step.env },
  })
}

/** What a pull request does in its life. */
const visits = [
  { does: 'deployed to', action: 'synchronize' },
  { does: 'deleted', action: 'closed' },
] as const

describe('a deployment that is deleted after the list named it', () => {
  it.each(
    visits.flatMap((visit) => [
      { ...visit, which: "production's newest", place: 2 },
      { ...visit, which: "production's oldest", place: 0 },
    ]),
  )('($which) leaves the live site with production: not $does by a pull request', async ({ action, place }) => {
    await using world = await makeScene()
    const gone = addLiveSite(world)[place] ?? 0
    world.github.intercept = deletedMeanwhile(gone)
    const result = await world.pull(7, action, { inputs: { domain: live } })
    expectNothingSent(world, result, notOwn)
  })

  it.each(visits)("(another tool's) leaves the live site with production: not $does", async ({ action }) => {
    await using world = await makeScene()
    addLiveSite(world)
    const other = world.github.addDeployment({ payload: { tool: 'other' } })
    world.github.addStatus(other.id, { environment_url: 'https://other.example.com' })
    world.github.intercept = deletedMeanwhile(other.id)
    const result = await world.pull(7, action, { inputs: { domain: live } })
    expectNothingSent(world, result, notOwn)
  })

  it('does not let a sweep delete a live site that was a preview first', async () => {
    await using world = await makeScene([preview])
    addPreview(world)
    const pushes = [1, 2].map(() => addRecord(world.github, { link: preview }).id)
    world.github.setPullState(7, 'closed')
    world.github.intercept = deletedMeanwhile(pushes[1] ?? 0)
    const result = await sweep(world)
    expect(hostingWrites(world)).toEqual([])
    expect(pageOf(world, preview)).toBe('production')
    expect(result.stdout).toMatch(notOwn)
  })

  it('is ignored by the push and the close of its own record', async () => {
    await using world = await makeScene([preview])
    const [first = 0] = addPreview(world)
    addRecord(world.github, { link: preview, environment: 'preview', task: 'deploy:pr-7' })
    world.github.intercept = deletedMeanwhile(first)
    const pushed = await world.pull(7, 'synchronize')
    expect(pushed, pushed.stdout).toMatchObject({ code: 0, outputs: { link: preview } })
    const closed = await world.pull(7, 'closed')
    expect(closed, closed.stdout).toMatchObject({ code: 0, outputs: { deleted: JSON.stringify([preview]) } })
    expect(liveLinks(world)).toEqual([])
  })
})

describe('a list of deployments that comes with 409', () => {
  const conflict = faultOn(deploymentList, status(409, { message: 'Git Repository is empty.' }))

  it('does not make production forget its link', async () => {
    await using world = await makeScene()
    addLiveSite(world)
    world.github.intercept = conflict
    expectNothingSent(world, await world.step())
    world.github.intercept = () => false
    expect((await world.step()).outputs['link']).toBe(live)
    expect(liveLinks(world)).toEqual([live])
  })

  it.each(visits)('does not mean that nobody owns the live site: not $does', async ({ action }) => {
    await using world = await makeScene()
    addLiveSite(world)
    world.github.intercept = conflict
    expectNothingSent(world, await world.pull(7, action, { inputs: { domain: live } }))
  })

  it('makes a close and a sweep fail', async () => {
    await using world = await makeScene([preview, live])
    addPreview(world)
    world.github.intercept = conflict
    for (const run of [() => world.pull(7, 'closed'), () => sweep(world)]) expectNothingSent(world, await run())
    expect(liveLinks(world)).toEqual([preview, live])
  })
})

describe('without permission for deployments', () => {
  const waysOut = (text = ''): void => {
    expect(text).toContain('permissions:\n')
    expect(text).toContain('deployments: write')
    expect(text).toMatch(/github-token: (?:''|"")/u)
  }
  const kinds = [
    { how: '403', hideForbidden: false },
    { how: '404', hideForbidden: true },
  ]
  const forbidden = (hideForbidden: boolean, level: 'none' | 'read' = 'none') => ({
    github: { permissions: { deployments: level }, hideForbidden },
  })
  const runs: { name: string; run: (world: World) => Promise<StepResult> }[] = [
    { name: "a pull request's push", run: (world) => world.pull(7, 'synchronize') },
    {
      name: "a pull request's push to a domain",
      run: (world) => world.pull(7, 'synchronize', { inputs: { domain: preview } }),
    },
    {
      name: "a pull request's push to production's domain",
      run: (world) => world.pull(7, 'synchronize', { inputs: { domain: live } }),
    },
    { name: "a branch's push", run: (world) => branchPush(world, 'topic') },
    { name: "production's push without domain", run: (world) => world.step() },
  ]
  const readers: typeof runs = [
    ...runs,
    { name: 'a close', run: (world) => world.pull(7, 'closed') },
    {
      name: "a close of production's domain",
      run: (world) => world.pull(7, 'closed', { inputs: { domain: live } }),
    },
    { name: 'a sweep', run: (world) => sweep(world) },
    {
      name: "a branch's deletion",
      run: (world) => world.step({ event: 'delete', payload: deleteEvent({ ref: 'topic' }) }),
    },
  ]

  it.each(kinds.flatMap((kind) => readers.map((reader) => ({ ...kind, ...reader }))))(
    '($how) $name stops before anything is sent, and both ways out are shown',
    async ({ run, hideForbidden }) => {
      await using world = await makeScene([live, preview], forbidden(hideForbidden))
      addLiveSite(world)
      addPreview(world)
      const result = await run(world)
      expectNothingSent(world, result)
      waysOut(annotations(result, 'error')[0])
      expect(pageOf(world, preview)).toBe('production')
    },
  )

  it.each(kinds.flatMap((kind) => runs.map((run) => ({ ...kind, ...run }))))(
    'to write ($how) $name stops before anything is sent, and both ways out are shown',
    async ({ run, hideForbidden }) => {
      await using world = await makeScene([live, preview], forbidden(hideForbidden, 'read'))
      const result = await run(world)
      expectNothingSent(world, result)
      // That a link was there first is known before anything is written.
      const [error = ''] = annotations(result, 'error')
      if (!error.includes('was there before this preview')) waysOut(error)
    },
  )

  it.each(kinds.flatMap((kind) => (['none', 'read'] as const).map((level) => ({ ...kind, level }))))(
    "($how, $level) production's push to a domain goes on with one warning",
    async ({ hideForbidden, level }) => {
      await using world = await makeScene([live], forbidden(hideForbidden, level))
      const result = await world.step({ inputs: { domain: live } })
      expect(result, result.stdout).toMatchObject({ code: 0, outputs: { result: 'deployed', link: live } })
      const warnings = annotations(result, 'warning')
      expect(warnings).toHaveLength(1)
      expect(warnings[0]).toContain('deployments: write')
      expect(pageOf(world, live)).toBe('preview')
    },
  )
})

describe("github-token: ''", () => {
  const none = { 'github-token': '' }

  it('lets everything go to the domain that the user named', async () => {
    await using world = await makeScene()
    addLiveSite(world)
    const pushed = await world.pull(7, 'synchronize', { inputs: { ...none, domain: live } })
    expect(pushed, pushed.stdout).toMatchObject({ code: 0, outputs: { link: live } })
    expect(pageOf(world, live)).toBe('preview')
    const closed = await world.pull(7, 'closed', { inputs: { ...none, domain: live } })
    expect(closed, closed.stdout).toMatchObject({ code: 0, outputs: { result: 'deleted' } })
    expect(liveLinks(world)).toEqual([])
    expect(world.github.requests).toEqual([])
  })

  it.each([
    { name: 'production', run: (world: World) => world.step({ inputs: none }) },
    { name: 'a pull request', run: (world: World) => world.pull(7, 'synchronize', { inputs: none }) },
  ])('makes a new link for each push of $name without domain, and warns of it', async ({ run }) => {
    await using world = await makeScene([])
    for (const number of [1, 2]) {
      const result = await run(world)
      expect(result.code, result.stdout).toBe(0)
      expect(annotations(result, 'warning')).toHaveLength(1)
      expect(liveLinks(world)).toHaveLength(number)
    }
    expect(world.github.requests).toEqual([])
  })

  it('makes a close without domain and a sweep fail', async () => {
    await using world = await makeScene()
    expectNothingSent(world, await world.pull(7, 'closed', { inputs: none }))
    expectNothingSent(world, await sweep(world, { inputs: none }))
  })
})

describe("an answer of GitHub's that breaks off", () => {
  const breaks: readonly (readonly [string, Fault])[] = [
    ['of known length', cut],
    ['in chunks', cutInChunks],
  ]
  const lists = [
    { what: 'deployments', path: deploymentList },
    { what: "a deployment's statuses", path: statusList },
  ]
  const always = breaks.flatMap(([how, fault]) => lists.map((list) => ({ how, fault, ...list })))

  it.each(always)('always ($what, $how) stops production and previews before anything is sent', async (fault) => {
    await using world = await makeScene([preview, live])
    addLiveSite(world)
    addPreview(world)
    world.github.intercept = faultOn(fault.path, fault.fault)
    const named = { inputs: { domain: live } }
    const runs = [() => world.step(), () => world.pull(7, 'synchronize'), () => world.pull(7, 'closed')]
    // Payloads may tell enough without any status.
    if (fault.path === deploymentList) {
      runs.push(() => world.pull(7, 'synchronize', { ...named }))
      runs.push(() => world.pull(7, 'closed', { ...named }))
    }
    for (const run of runs) expectNothingSent(world, await run())
    expect(liveLinks(world)).toEqual([preview, live])
    expect(world.github.deployments).toHaveLength(5)
  })

  it.each(always)('always ($what, $how) makes a sweep red', async ({ path, fault }) => {
    await using world = await makeScene([preview, live])
    addPreview(world)
    world.github.setPullState(7, 'closed')
    world.github.intercept = faultOn(path, fault)
    expectNothingSent(world, await sweep(world))
    expect(liveLinks(world)).toEqual([preview, live])
  })

  it.each(breaks)('always (comments, %s) makes no second comment', async (_, fault) => {
    await using world = await makeScene([])
    await world.pull(7, 'opened')
    world.github.intercept = faultOn(commentList, fault)
    const result = await world.pull(7, 'synchronize')
    expect(result.code, result.stdout).toBe(0)
    expect(annotations(result, 'warning')).toHaveLength(1)
    expect(world.github.commentsOf(7)).toHaveLength(1)
  })

  it.each([
    ...breaks,
    ['with 502', noLists['502'] as Fault] as const,
    ['with 429', status(429, { message: 'Too many' }, { 'retry-after': '0' })] as const,
    ['with a secondary rate limit', secondaryRateLimit.withHeader] as const,
    ['with a secondary rate limit in words', secondaryRateLimit.inWords] as const,
  ])('once (%s) is asked for again', async (_, fault) => {
    await using world = await makeScene([live, preview])
    addLiveSite(world)
    addPreview(world)
    for (const path of [deploymentList, statusList, commentList]) {
      world.github.intercept = faultOn(path, fault, 1)
      expect((await world.step()).outputs).toMatchObject({ link: live })
      world.github.intercept = faultOn(path, fault, 1)
      const pushed = await world.pull(7, 'synchronize')
      expect(pushed.outputs, pushed.stdout).toMatchObject({ link: preview })
      expect(annotations(pushed, 'warning')).toEqual([])
      expect(world.github.commentsOf(7)).toHaveLength(1)
    }
    world.github.intercept = faultOn(deploymentList, fault, 1)
    const closed = await world.pull(7, 'closed')
    expect(closed.outputs, closed.stdout).toMatchObject({ deleted: JSON.stringify([preview]) })
    expect(liveLinks(world)).toEqual([live])
  })
})

describe('a link by its first label alone', () => {
  const full = 'my-site.example.com'

  /** A service that takes `my-site` for `my-site.example.com`. */
  const takesLabels = (accountOf: () => World): HostingOptions['intercept'] => {
    return async (request, response, { path, method }) => {
      if (method === 'GET') return false
      const { links } = accountOf().hosting.account(DEFAULT_KEY)
      const body = (await buffer(request)).toString('latin1')
      const domain = /"domain":"([^"]*)"|name="domain"\r\n\r\n([^\r]*)/u.exec(body)
      const label = domain?.[1] ?? domain?.[2] ?? ''
      const same = (each: string): boolean => `${each}.`.startsWith(`${label}.`) || label.startsWith(`${each}.`)
      const link = [...links.keys()].find(same) ?? label
      const site = links.get(link)
      if (path === '/v1/delete') links.delete(link)
      else if (site) links.set(link, { ...site, files: new Map() })
      const quota = { quotaUsed: 1, quotaLimit: 1000 }
      const data =
        path === '/v1/delete' ? { links: [...links.keys()], ...quota } : { link, status: 'active', profile: quota }
      response.writeHead(200, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ success: true, data }))
      return true
    }
  }
  const makeLabels = async (link: string): Promise<World> => {
    const world: World = await makeScene([link], {
      hosting: { intercept: takesLabels(() => world) ?? (() => false) },
    })
    return world
  }

  it.each(
    visits.flatMap((visit) => [
      { ...visit, named: full, domain: 'my-site' },
      { ...visit, named: 'my-site', domain: full },
    ]),
  )('$domain is not $does where production has $named', async ({ action, named, domain }) => {
    await using world = await makeLabels(named)
    addLiveSite(world, { link: named })
    const result = await world.pull(7, action, { inputs: { domain } })
    expectNothingSent(world, result, notOwn, named)
  })

  it('is not deleted by a sweep', async () => {
    await using world = await makeLabels(full)
    addPreview(world, 'my-site')
    addLiveSite(world, { link: full })
    world.github.setPullState(7, 'closed')
    const result = await sweep(world)
    expect(hostingWrites(world)).toEqual([])
    expect(pageOf(world, full)).toBe('production')
    expect(result.stdout).toMatch(notOwn)
  })
})

describe('branches whose names look like refs', () => {
  it('have a record each, and a sweep goes by their own existence', async () => {
    await using world = await makeScene([])
    const links = new Map<string, string>()
    for (const branch of ['tags/x', 'heads/tags/x']) {
      const { outputs, stdout, code } = await branchPush(world, branch)
      expect(code, stdout).toBe(0)
      links.set(branch, outputs['link'] ?? '')
    }
    expect(world.github.deployments.map(({ task }) => task)).toEqual([
      'deploy:branch-tags/x',
      'deploy:branch-heads/tags/x',
    ])
    expect(new Set(links.values()).size).toBe(2)
    const idle = await sweep(world)
    expect(idle.code, idle.stdout).toBe(0)
    expect(liveLinks(world)).toHaveLength(2)
    world.github.deleteBranch('heads/tags/x')
    expect((await sweep(world)).outputs['deleted']).toBe(JSON.stringify([links.get('heads/tags/x')]))
    expect(liveLinks(world)).toEqual([links.get('tags/x')])
  })
})

describe('a sweep without permission for contents', () => {
  it.each([
    { how: 'hidden as 404', hideForbidden: true },
    { how: 'refused', hideForbidden: false },
  ])('($how) deletes no preview of a branch, and fails', async ({ hideForbidden }) => {
    await using world = await makeScene([])
    const { outputs } = await branchPush(world, 'topic')
    world.github.permissions = { contents: 'none' }
    world.github.hideForbidden = hideForbidden
    const result = await sweep(world)
    expect(result.code, result.stdout).toBe(1)
    expect(liveLinks(world)).toEqual([outputs['link']])
    expect(annotations(result, 'error')[0]).toContain('topic')
  })

  it('deletes it once the branch is gone and the rest can be read', async () => {
    await using world = await makeScene([])
    await branchPush(world, 'topic')
    world.github.deleteBranch('topic')
    const result = await sweep(world)
    expect(result.code, result.stdout).toBe(0)
    expect(liveLinks(world)).toEqual([])
  })
})

describe('production that has begun', () => {
  const begun = [
    { name: 'no status yet', states: [] },
    { name: 'in progress', states: [{ state: 'in_progress' as const }] },
    { name: 'failed', states: [{ state: 'in_progress' as const }, { state: 'failure' as const }] },
  ]
  it.each(visits.flatMap((visit) => begun.map((each) => ({ ...visit, ...each }))))(
    '($name) owns the link in its payload: not $does by a pull request',
    async ({ action, states }) => {
      await using world = await makeScene()
      addRecord(world.github, { link: live, states })
      const result = await world.pull(7, action, { inputs: { domain: live } })
      expectNothingSent(world, result, notOwn)
    },
  )
})

describe("another tool's deployment", () => {
  /** What GitHub makes of a job's `environment:` with `url:`; the result ends the job. */
  const startJob = ({ github }: World, environment: string) => {
    const { id } = github.addDeployment({ environment, production_environment: false })
    github.addStatus(id, { state: 'in_progress' })
    return (url = ''): void =>
      void github.addStatus(id, {
        environment_url: url,
        auto_inactive: true,
        log_url: 'https://github.com/job',
      })
  }

  it.each(
    ['preview', 'pr-7'].flatMap((environment) => [
      { environment, name: 'of its own', inputs: {} },
      { environment, name: 'that a person named', inputs: { domain: 'pr-7-docs.tiiny.test' } },
    ]),
  )(
    "that a job's environment ($environment) makes is an echo: a preview's link $name goes on",
    async ({ environment, inputs }) => {
      await using world = await makeScene([live], { hosting: { namedLinks: true } })
      const links = new Set<string | undefined>()
      for (const action of ['opened', 'synchronize', 'synchronize']) {
        const end = startJob(world, environment)
        const result = await world.pull(7, action, { inputs })
        expect(result.code, result.stdout).toBe(0)
        links.add(result.outputs['link'])
        end(result.outputs['url'])
      }
      expect(links.size).toBe(1)
      startJob(world, environment)
      const closed = await world.pull(7, 'closed', { inputs })
      expect(closed, closed.stdout).toMatchObject({
        code: 0,
        outputs: { deleted: JSON.stringify([...links]) },
      })
    },
  )

  it('that only repeats our output does not stop a sweep', async () => {
    await using world = await makeScene([])
    const end = startJob(world, 'preview')
    const { outputs } = await world.pull(7, 'opened')
    end(outputs['url'])
    world.github.setPullState(7, 'closed')
    const swept = await sweep(world)
    expect(swept, swept.stdout).toMatchObject({
      code: 0,
      outputs: { deleted: JSON.stringify([outputs['link']]) },
    })
  })

  it.each(visits)('of production owns the link that it names, also later: not $does', async ({ action }) => {
    await using world = await makeScene([live])
    addPreview(world, live)
    const { id } = world.github.addDeployment({ environment: 'www', production_environment: true })
    world.github.addStatus(id, { environment_url: `https://${live}/` })
    expectNothingSent(world, await world.pull(7, action), /another tool/u)
    expectNothingSent(world, await world.pull(7, action, { inputs: { domain: live } }), /another tool/u)
  })
})

describe('pushes and pull requests of one environment', () => {
  it.each(visits)('have a record each: the live site is not $does by a pull request', async ({ action }) => {
    await using world = await makeScene()
    addLiveSite(world, { environment: 'site' })
    const inputs = { environment: 'site', domain: live }
    expectNothingSent(world, await world.pull(7, action, { inputs }), notOwn)
  })

  it('do not hinder each other', async () => {
    await using world = await makeScene([])
    const inputs = { environment: 'site' }
    const site = await world.step({ inputs })
    const pushes = [await world.pull(7, 'opened', { inputs }), await world.pull(7, 'synchronize', { inputs })]
    expect(new Set([site, ...pushes].map(({ outputs }) => outputs['link'])).size).toBe(2)
    expect((await world.pull(7, 'closed', { inputs })).code).toBe(0)
    expect(liveLinks(world)).toEqual([site.outputs['link']])
  })
})

describe('pages of a list', () => {
  /** A second page, without which production's record is not seen. */
  const addPages = ({ github }: World): void => {
    for (let number = 100; number < 250; number += 1) {
      const link = `pr-${number}.example.com`
      addRecord(github, { link, environment: 'preview', task: `deploy:pr-${number}` })
    }
  }
  const led = (from: string, to: string): GitHubOptions['intercept'] => {
    return (_, response) => {
      const writeHead = response.writeHead.bind(response)
      response.writeHead = ((code: number, headers: Record<string, string> = {}) => {
        const { link } = headers
        return writeHead(code, { ...headers, ...(link && { link: link.replaceAll(from, to) }) })
      }) as typeof writeHead
      return false
    }
  }

  it.each(visits)('are all read: the live site is not $does', async ({ action }) => {
    await using world = await makeScene()
    addLiveSite(world)
    addPages(world)
    expectNothingSent(world, await world.pull(7, action, { inputs: { domain: live } }), notOwn)
  })

  it.each(visits)('are not followed to another host, which gets no token: not $does', async ({ action }) => {
    await using world = await makeScene()
    await using elsewhere = await startGitHub()
    addLiveSite(world)
    addPages(world)
    world.github.intercept = led(world.github.url, elsewhere.url) ?? (() => false)
    expectNothingSent(world, await world.pull(7, action, { inputs: { domain: live } }))
    expect(elsewhere.requests).toEqual([])
  })
})

describe('two deploys of one record in one run', () => {
  const env = { GITHUB_RUN_ID: '77', GITHUB_RUN_ATTEMPT: '1' }
  const said = (result: StepResult): number => {
    expect(result.code, result.stdout).toBe(0)
    return annotations(result, 'warning').filter((text) => text.includes('environment')).length
  }

  it.each([
    { name: 'production', run: (world: World, step: Step) => world.step(step) },
    { name: 'a preview', run: (world: World, step: Step) => world.pull(7, 'synchronize', step) },
  ])('are warned of: $name', async ({ run }) => {
    await using world = await makeScene([])
    expect(said(await run(world, { env }))).toBe(0)
    expect(said(await run(world, { env }))).toBe(1)
    expect(said(await run(world, { env: { ...env, GITHUB_RUN_ATTEMPT: '2' } }))).toBe(0)
    expect(said(await run(world, { env: { ...env, GITHUB_RUN_ID: '78' } }))).toBe(0)
    expect(said(await run(world, { env, inputs: { environment: 'docs' } }))).toBe(0)
  })

  it.each([
    // act numbers each run 1.
    { name: 'under act', second: { env: { ...env, ACT: 'true' } } },
    { name: 'in a dry run', second: { env, inputs: { 'dry-run': 'true' } } },
  ])('are not warned of $name', async ({ second }) => {
    await using world = await makeScene([])
    expect(said(await world.step({ env }))).toBe(0)
    expect(said(await world.step(second))).toBe(0)
  })
})

describe('ownership', () => {
  const link = 'owned.example.com'
  const seedRecord = ({ github }: World, { transient, ...record }: RecordSeed & { transient?: boolean }) =>
    addRecord(github, { ...record, ...(transient !== undefined && { transient_environment: transient }) }).id
  const world = () =>
    makeWorldInProcess({
      hosting: { accounts: { [DEFAULT_KEY]: { links: { [link]: { 'index.html': 'old' } } } } },
    })
  const owners: { name: string; record: RecordSeed & { transient?: boolean }; says: string }[] = [
    {
      name: 'production',
      record: { environment: 'production', task: 'deploy', link },
      says: 'the live site',
    },
    {
      name: 'production that shares the environment',
      record: { environment: 'preview', task: 'deploy', link },
      says: 'the live site',
    },
    {
      name: 'another pull request',
      record: { environment: 'preview', task: 'deploy:pr-9', link },
      says: 'pull request #9',
    },
    {
      name: 'another pull request that made the link',
      record: { environment: 'preview', task: 'deploy:pr-9', link, payload: ours() },
      says: 'pull request #9',
    },
    { name: 'a branch', record: { environment: 'x', task: 'deploy:branch-b', link }, says: 'branch b' },
    {
      name: 'another tool',
      record: { environment: 'production', task: 'deploy', link, payload: '', transient: false },
      says: 'another tool',
    },
  ]

  it.each(owners)('of $name keeps a pull request from deploying to it by name', async ({ record, says }) => {
    await using it = await world()
    seedRecord(it, record)
    const result = await it.pull(7, 'opened', { inputs: { domain: link } })
    expect(result.code).toBe(1)
    // Production is named; of any other it is enough that the link was there.
    expect(result.stdout).toMatch(new RegExp(`${says}|was there before this preview`, 'u'))
    expect(hostingWrites(it)).toEqual([])
  })

  it.each(owners)('of $name keeps a pull request from deleting it by name', async ({ record }) => {
    await using it = await world()
    seedRecord(it, record)
    const result = await it.pull(7, 'closed', { inputs: { domain: link } })
    expect(result.code).toBe(1)
    expect(hostingWrites(it)).toEqual([])
    expect(liveLinks(it)).toEqual([link])
  })

  it.each(
    // A preview that was begun for a new link has made its own, which can't be this one.
    owners.filter(({ record }) => !record.task?.startsWith('deploy:pr') || record.payload === undefined),
  )('of $name keeps a pull request from what its own record names', async ({ record }) => {
    await using it = await world()
    seedRecord(it, record)
    seedRecord(it, { environment: 'preview', task: 'deploy:pr-7', link })
    expect((await it.pull(7, 'synchronize')).code).toBe(1)
    expect((await it.pull(7, 'closed')).code).toBe(1)
    expect(hostingWrites(it)).toEqual([])
  })

  it("is another tool's where its deployment is transient, too", async () => {
    await using it = await world()
    seedRecord(it, { environment: 'preview', task: 'x', link, payload: '', transient: true })
    expect(await it.pull(7, 'opened', { inputs: { domain: link } })).toMatchObject({ code: 1 })
    expect(hostingWrites(it)).toEqual([])
  })

  it("of another tool's deployment of the same name is never recalled as ours", async () => {
    await using it = await world()
    seedRecord(it, {
      environment: 'production',
      task: 'deploy',
      link,
      payload: { tool: 'x' },
      transient: false,
    })
    const result = await it.step()
    expect(result.outputs['link']).not.toBe(link)
    expect(it.hosting.account(DEFAULT_KEY).links.get(link)?.files.size).toBe(1)
  })

  it('asks for the statuses of a few only, where payloads tell the links', async () => {
    await using it = await world()
    for (let number = 100; number < 160; number += 1) {
      seedRecord(it, {
        environment: 'preview',
        task: `deploy:pr-${number}`,
        link: `pr-${number}.example.com`,
      })
    }
    await it.pull(7, 'opened', { inputs: { domain: link } })
    expect(it.github.requests.length).toBeLessThan(15)
  })

  it('never tears down the live site unless its link is written', async () => {
    await using it = await makeWorldInProcess()
    await it.step()
    const requests = it.hosting.requests.length
    const result = await it.step({ event: 'workflow_dispatch', inputs: { mode: 'teardown' } })
    expect(result.code).toBe(1)
    expect(result.stdout).toContain('::error::domain:')
    expect(it.hosting.requests).toHaveLength(requests)
  })

  it('is given up by a teardown by name, wherever it is recorded', async () => {
    await using it = await makeWorldInProcess()
    const { outputs } = await it.pull(7, 'opened')
    const result = await it.step({
      event: 'workflow_dispatch',
      inputs: { mode: 'teardown', domain: outputs['link'] ?? '' },
    })
    expect(result).toMatchObject({ code: 0, outputs: { result: 'deleted' } })
    expect(it.github.stateOf(it.github.deployments[0]?.id ?? 0)).toBe('inactive')
    expect((await it.pull(7, 'closed')).outputs['result']).toBe('skipped')
  })
})
