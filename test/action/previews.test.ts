import { describe, expect, it } from 'vitest'
import { deleteEvent, pullRequestEvent, pushEvent } from '../stand-ins/events.ts'
import type { GitHubOptions } from '../stand-ins/github.ts'
import { DEFAULT_KEY } from '../stand-ins/hosting.ts'
import { makeWorld, type World } from '../stand-ins/world.ts'

const sha = (digit: string): string => digit.repeat(40)
const ours = (link?: string) => ({ 'static-deploy': 1, ...(link && { link }) })

function liveLinks({ hosting }: World): string[] {
  return [...hosting.account(DEFAULT_KEY).links.keys()]
}

function seedRecord(
  { github }: World,
  record: { environment: string; task: string; link: string; payload?: object | string; transient?: boolean },
): number {
  const { id } = github.addDeployment({
    environment: record.environment,
    task: record.task,
    payload: record.payload ?? ours(record.link),
    transient_environment: record.transient ?? record.task !== 'deploy',
  })
  github.addStatus(id, { state: 'success', environment_url: `https://${record.link}` })
  return id
}

function writes({ github }: World): string[] {
  return github.requests
    .filter(({ method, path }) => method !== 'GET' && !path.endsWith('/graphql'))
    .map(({ method, path }) => `${method} ${path}`)
}

describe("a preview's life", () => {
  it('runs two pull requests and a live site among 120 strangers, and leaves exactly the live site', async () => {
    await using world = await makeWorld()
    const { github } = world
    for (let index = 0; index < 120; index += 1) {
      const { id } = github.addDeployment({
        environment: index % 3 === 0 ? 'production' : 'preview',
        task: index % 2 === 0 ? 'deploy' : 'deploy:pr-1',
        payload: index % 5 === 0 ? { tool: 'other' } : '',
        transient_environment: index % 2 === 1,
      })
      github.addStatus(id, { state: 'success', environment_url: `https://other-${index}.example.com` })
    }
    for (const number of [1, 2]) {
      github.addPull({ number })
      for (let index = 0; index < 120; index += 1) {
        const user = { login: `someone-${index}`, id: index + 1, type: 'User' as const }
        github.addComment(number, { body: `<!-- static-deploy: preview -->\nwords ${index}`, user })
      }
    }
    const strangers = {
      deployments: github.deployments.length,
      statuses: github.deployments.map(({ id }) => github.statusesOf(id).length),
    }
    const links = new Map<number, Set<string>>([
      [0, new Set()],
      [1, new Set()],
      [2, new Set()],
    ])
    const keep = (number: number, link = ''): void => void links.get(number)?.add(link)
    for (const push of ['a', 'b', 'c']) {
      keep(0, (await world.step()).outputs['link'])
      for (const number of [1, 2]) {
        const action = push === 'a' ? 'opened' : 'synchronize'
        const result = await world.pull(number, action, { sha: sha(push) })
        expect(result.code, result.stdout).toBe(0)
        keep(number, result.outputs['link'])
      }
    }
    expect([...links.values()].map(({ size }) => size)).toEqual([1, 1, 1])
    for (const number of [1, 2]) {
      const closed = await world.pull(number, 'closed')
      expect(closed.outputs).toMatchObject({
        result: 'deleted',
        deleted: JSON.stringify([...(links.get(number) ?? [])]),
      })
    }
    expect(liveLinks(world)).toEqual([...(links.get(0) ?? [])])
    expect(github.violations).toEqual([])
    const previews = github.deployments.filter(
      ({ payload, task }) => typeof payload === 'object' && 'static-deploy' in payload && task !== 'deploy',
    )
    expect(previews).toHaveLength(6)
    for (const { id } of previews)
      expect(github.statusesOf(id).at(-1)).toMatchObject({ state: 'inactive', description: 'torn down' })
    for (const number of [1, 2]) {
      const own = github.commentsOf(number).filter(({ user }) => user.login === 'github-actions[bot]')
      expect(own).toHaveLength(1)
      expect(own[0]?.body).toContain('was removed')
      expect(github.commentsOf(number)).toHaveLength(121)
    }
    // Nothing that belongs to the strangers was written to.
    expect(
      github.deployments.slice(0, strangers.deployments).map(({ id }) => github.statusesOf(id).length),
    ).toEqual(strangers.statuses)
  })

  it('records a deployment as the contract says', async () => {
    await using world = await makeWorld()
    const { outputs } = await world.pull(7, 'opened', { sha: sha('7') })
    const [deployment] = world.github.requests.filter(
      ({ method, path }) => method === 'POST' && path.endsWith('/deployments'),
    )
    expect(deployment?.body).toEqual({
      ref: sha('7'),
      environment: 'preview',
      task: 'deploy:pr-7',
      payload: { 'static-deploy': 1 },
      transient_environment: true,
      production_environment: false,
      auto_merge: false,
      required_contexts: [],
    })
    const statuses = world.github.requests.filter(
      ({ method, path }) => method === 'POST' && path.endsWith('/statuses'),
    )
    const logUrl = 'https://github.com/octo-org/octo-repo/actions/runs/42'
    expect(statuses.map(({ body }) => body)).toEqual([
      { state: 'in_progress', auto_inactive: false, log_url: logUrl },
      {
        state: 'success',
        auto_inactive: false,
        log_url: logUrl,
        environment_url: `https://${outputs['link']}`,
      },
    ])
  })

  it('records production without calling it transient, and another environment without calling it production', async () => {
    await using world = await makeWorld()
    await world.step()
    await world.step({ inputs: { environment: 'docs' } })
    expect(world.github.deployments).toMatchObject([
      {
        environment: 'production',
        task: 'deploy',
        transient_environment: false,
        production_environment: true,
      },
      { environment: 'docs', task: 'deploy', transient_environment: false, production_environment: false },
    ])
  })

  it('gives a branch its preview, and tears it down when the branch is deleted', async () => {
    await using world = await makeWorld()
    const env = { GITHUB_REF: 'refs/heads/feature/x', GITHUB_SHA: sha('f') }
    world.github.addBranch('feature/x', sha('f'))
    const push = await world.step({ env, payload: pushEvent({ ref: 'refs/heads/feature/x', sha: sha('f') }) })
    expect(push.outputs['result']).toBe('deployed')
    expect(world.github.deployments).toMatchObject([
      { environment: 'preview', task: 'deploy:branch-feature/x', transient_environment: true },
    ])
    const deleted = await world.step({ event: 'delete', payload: deleteEvent({ ref: 'feature/x' }) })
    expect(deleted.outputs).toMatchObject({ result: 'deleted', link: push.outputs['link'] })
    expect(liveLinks(world)).toEqual([])
  })

  it('makes a new link where the service lost the remembered one, and says so', async () => {
    await using world = await makeWorld()
    const first = await world.pull(7, 'opened')
    world.hosting.account(DEFAULT_KEY).links.delete(first.outputs['link'] ?? '')
    const second = await world.pull(7, 'synchronize')
    expect(second.code).toBe(0)
    expect(second.stdout).toContain(`no longer has the link ${first.outputs['link']}`)
    expect(second.outputs['link']).not.toBe(first.outputs['link'])
    const third = await world.pull(7, 'synchronize')
    expect(third.outputs['link']).toBe(second.outputs['link'])
  })

  it('never replaces a domain that the user named', async () => {
    await using world = await makeWorld()
    const result = await world.pull(7, 'opened', { inputs: { domain: 'not-there.example.com' } })
    expect(result.code).toBe(1)
    expect(liveLinks(world)).toEqual([])
  })

  it('tears down at once where the pull request was closed while its preview was on its way', async () => {
    const world = await makeWorld({
      hosting: {
        intercept: (request) => {
          if (request.url === '/v1/upload') world.github.setPullState(7, 'closed')
          return false
        },
      },
    })
    await using _ = world
    const result = await world.pull(7, 'synchronize')
    expect(result.outputs).toMatchObject({ result: 'deleted' })
    expect(liveLinks(world)).toEqual([])
    expect(world.github.stateOf(world.github.deployments[0]?.id ?? 0)).toBe('inactive')
  })

  it('closes in a notice where nothing is recorded, also a second time', async () => {
    await using world = await makeWorld()
    const never = await world.pull(7, 'closed')
    expect(never).toMatchObject({ code: 0, outputs: { result: 'skipped', deleted: '[]' } })
    expect(never.stdout).toContain('::notice::')
    expect(world.github.commentsOf(7)).toEqual([])
    await world.pull(8, 'opened')
    await world.pull(8, 'closed')
    const again = await world.pull(8, 'closed')
    expect(again).toMatchObject({ code: 0, outputs: { result: 'skipped' } })
    expect(world.github.commentsOf(8)[0]?.body).toContain('was removed')
  })

  it('closes under pull_request_target without a directory', async () => {
    await using world = await makeWorld()
    const { outputs } = await world.pull(7, 'opened')
    const closed = await world.pull(7, 'closed', { event: 'pull_request_target', inputs: { directory: '' } })
    expect(closed.outputs).toMatchObject({ result: 'deleted', link: outputs['link'] })
  })

  it('starts anew after a reopening', async () => {
    await using world = await makeWorld()
    const first = await world.pull(7, 'opened')
    await world.pull(7, 'closed')
    const second = await world.pull(7, 'reopened')
    expect(second.outputs['result']).toBe('deployed')
    expect(liveLinks(world)).toEqual([second.outputs['link']])
    expect(second.outputs['link']).not.toBe(first.outputs['link'])
  })

  it('deletes both links that two racing first pushes made', async () => {
    await using world = await makeWorld({
      hosting: { accounts: { [DEFAULT_KEY]: { links: ['one.example.com', 'two.example.com'] } } },
    })
    for (const link of ['one.example.com', 'two.example.com']) {
      seedRecord(world, { environment: 'preview', task: 'deploy:pr-7', link, payload: ours() })
    }
    const closed = await world.pull(7, 'closed')
    expect(closed.outputs).toMatchObject({ deleted: '["two.example.com","one.example.com"]' })
    expect(liveLinks(world)).toEqual([])
  })

  it('leaves the record as it is where a link could not be deleted, so that the teardown can be done again', async () => {
    let broken = true
    await using world = await makeWorld({
      hosting: {
        intercept: (request, response) => {
          if (!broken || request.url !== '/v1/delete') return false
          response.writeHead(400).end('{"success":false,"error":"NOPE","message":"not now"}')
          return true
        },
      },
    })
    await world.pull(7, 'opened')
    expect(await world.pull(7, 'closed')).toMatchObject({ code: 1 })
    expect(world.github.stateOf(world.github.deployments[0]?.id ?? 0)).toBe('success')
    broken = false
    expect(await world.pull(7, 'closed')).toMatchObject({ code: 0, outputs: { result: 'deleted' } })
  })

  it('remembers a link although another tool made GitHub call it inactive', async () => {
    await using world = await makeWorld()
    const first = await world.step({ inputs: { environment: 'docs' } })
    const other = world.github.addDeployment({ environment: 'docs', payload: '' })
    world.github.addStatus(other.id, { state: 'success', auto_inactive: true })
    expect(world.github.stateOf(world.github.deployments[0]?.id ?? 0)).toBe('inactive')
    const second = await world.step({ inputs: { environment: 'docs' } })
    expect(second.outputs['link']).toBe(first.outputs['link'])
  })
})

describe('a failure', () => {
  it('is recorded, keeps the last good link visible, and does not forget it', async () => {
    let broken = false
    await using world = await makeWorld({
      hosting: {
        intercept: (request, response) => {
          if (!broken || request.url !== '/v1/upload') return false
          request.resume()
          response
            .writeHead(400)
            .end('{"success":false,"error":"NO","message":"@octocat ![x](http://evil) <!-- | -->"}')
          return true
        },
      },
    })
    const first = await world.pull(7, 'opened')
    broken = true
    const second = await world.pull(7, 'synchronize')
    expect(second.code).toBe(1)
    expect(world.github.stateOf(world.github.deployments[1]?.id ?? 0)).toBe('failure')
    const [comment] = world.github.commentsOf(7)
    expect(comment?.body).toContain('failed')
    expect(comment?.body).toContain(`https://${first.outputs['link']}`)
    expect(comment?.body).not.toMatch(/@octocat|!\[|<!-- \|/u)
    broken = false
    expect((await world.pull(7, 'synchronize')).outputs['link']).toBe(first.outputs['link'])
    expect(world.github.commentsOf(7)).toHaveLength(1)
  })
})

describe('ownership', () => {
  const link = 'owned.example.com'
  const world = () =>
    makeWorld({ hosting: { accounts: { [DEFAULT_KEY]: { links: { [link]: { 'index.html': 'old' } } } } } })
  const owners: { name: string; record: Parameters<typeof seedRecord>[1]; says: string }[] = [
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
    expect(result.stdout).toContain(says)
    expect(it.hosting.requests).toEqual([])
  })

  it.each(owners)('of $name keeps a pull request from deleting it by name', async ({ record }) => {
    await using it = await world()
    seedRecord(it, record)
    const result = await it.pull(7, 'closed', { inputs: { domain: link } })
    expect(result.code).toBe(1)
    expect(it.hosting.requests).toEqual([])
    expect(liveLinks(it)).toEqual([link])
  })

  it.each(owners)('of $name keeps a pull request from what its own record names', async ({ record }) => {
    await using it = await world()
    seedRecord(it, record)
    seedRecord(it, { environment: 'preview', task: 'deploy:pr-7', link })
    expect((await it.pull(7, 'synchronize')).code).toBe(1)
    expect((await it.pull(7, 'closed')).code).toBe(1)
    expect(it.hosting.requests).toEqual([])
  })

  it('ends with the teardown', async () => {
    await using it = await world()
    const id = seedRecord(it, { environment: 'preview', task: 'deploy:pr-9', link })
    it.github.addStatus(id, { state: 'inactive', description: 'torn down' })
    expect(await it.pull(7, 'opened', { inputs: { domain: link } })).toMatchObject({
      code: 0,
      outputs: { link },
    })
  })

  it("is another tool's where its deployment is transient, too", async () => {
    await using it = await world()
    seedRecord(it, { environment: 'preview', task: 'x', link, payload: '', transient: true })
    expect(await it.pull(7, 'opened', { inputs: { domain: link } })).toMatchObject({ code: 1 })
    expect(it.hosting.requests).toEqual([])
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
    await using it = await makeWorld()
    await it.step()
    const requests = it.hosting.requests.length
    const result = await it.step({ event: 'workflow_dispatch', inputs: { mode: 'teardown' } })
    expect(result.code).toBe(1)
    expect(result.stdout).toContain('::error::domain:')
    expect(it.hosting.requests).toHaveLength(requests)
  })

  it('is given up by a teardown by name, wherever it is recorded', async () => {
    await using it = await makeWorld()
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

describe('runs without secrets', () => {
  it.each([
    { name: 'a fork', facts: { head: { sha: sha('1'), ref: 'x', fork: 'stranger/site' } } },
    { name: 'Dependabot', facts: { head: { sha: sha('1'), ref: 'x' }, sender: 'dependabot[bot]' } },
  ])('of $name are skipped with a notice and all outputs', async ({ facts }) => {
    await using world = await makeWorld()
    const payload = pullRequestEvent({ action: 'opened', number: 7, ...facts })
    const result = await world.step({ event: 'pull_request', payload, inputs: { 'api-key': '' } })
    expect(result).toMatchObject({
      code: 0,
      outputs: { result: 'skipped', deleted: '[]', link: '', url: '' },
    })
    expect(result.stdout).toContain('::notice::')
    expect(Object.keys(result.outputs)).toHaveLength(13)
    expect([...world.hosting.requests, ...world.github.requests]).toEqual([])
    const target = await world.step({ event: 'pull_request_target', payload, inputs: { 'api-key': '' } })
    expect(target.code).toBe(1)
    expect(target.stdout).toContain('::error::api-key:')
  })

  it('skip a merge queue, key or no key', async () => {
    await using world = await makeWorld()
    const env = { GITHUB_REF: 'refs/heads/gh-readonly-queue/main/pr-1' }
    for (const key of ['', DEFAULT_KEY]) {
      const result = await world.step({ event: 'merge_group', env, inputs: { 'api-key': key } })
      expect(result).toMatchObject({ code: 0, outputs: { result: 'skipped' } })
    }
    expect(world.hosting.requests).toEqual([])
  })
})

describe('missing permissions', () => {
  const lines = 'permissions:%0A  contents: read%0A  deployments: write%0A  pull-requests: write'
  const previews: readonly [string, (world: World) => ReturnType<World['pull']>][] = [
    ['a deploy of a preview', (world) => world.pull(7, 'opened')],
    [
      'a deploy of a preview to a domain',
      (world) => world.pull(7, 'opened', { inputs: { domain: 'x.example.com' } }),
    ],
    ['a close', (world) => world.pull(7, 'closed')],
    ['a close with a domain', (world) => world.pull(7, 'closed', { inputs: { domain: 'x.example.com' } })],
    ['a sweep', (world) => world.step({ event: 'schedule', payload: {}, inputs: { mode: 'sweep' } })],
    ['production without a domain', (world) => world.step()],
  ]

  it.each(
    previews.flatMap(([name, run]) => [
      { name, run, hideForbidden: false, deployments: 'none' as const },
      { name, run, hideForbidden: true, deployments: 'none' as const },
    ]),
  )('stop $name before anything is sent (hidden: $hideForbidden)', async ({ run, ...permission }) => {
    const { hideForbidden, deployments } = permission
    await using world = await makeWorld({
      hosting: { accounts: { [DEFAULT_KEY]: { links: ['x.example.com'] } } },
      github: { permissions: { deployments }, hideForbidden },
    })
    const result = await run(world)
    expect(result.code).toBe(1)
    expect(result.stdout).toContain(lines)
    expect(result.stdout).toContain("github-token: ''")
    expect(result.summary).toContain('  deployments: write')
    expect(world.hosting.requests).toEqual([])
  })

  it('to write stop a preview before anything is sent', async () => {
    await using world = await makeWorld({ github: { permissions: { deployments: 'read' } } })
    expect((await world.pull(7, 'opened')).stdout).toContain(lines)
    expect(world.hosting.requests).toEqual([])
  })

  it('let production go on to a domain that was named, with one warning', async () => {
    await using world = await makeWorld({
      hosting: { accounts: { [DEFAULT_KEY]: { links: ['x.example.com'] } } },
      github: { permissions: { deployments: 'none' } },
    })
    const result = await world.step({ inputs: { domain: 'x.example.com' } })
    expect(result).toMatchObject({ code: 0, outputs: { result: 'deployed' } })
    const warnings = result.stdout.split('\n').filter((line) => line.startsWith('::warning::'))
    expect(warnings).toHaveLength(1)
    expect(warnings[0]).toContain(lines)
  })

  it('make a close with neither token nor domain fail likewise', async () => {
    await using world = await makeWorld()
    const result = await world.pull(7, 'closed', { inputs: { 'github-token': '' } })
    expect(result.code).toBe(1)
    expect(result.stdout).toContain('deployments: write')
  })

  it('to comment leave the record as it should be', async () => {
    await using world = await makeWorld({
      github: { permissions: { 'pull-requests': 'read', issues: 'none' } },
    })
    const result = await world.pull(7, 'opened')
    expect(result.code).toBe(0)
    const warnings = result.stdout.split('\n').filter((line) => line.startsWith('::warning::'))
    expect(warnings).toHaveLength(1)
    expect(warnings[0]).toContain('no comment')
    expect(warnings[0]).not.toContain('remembered')
    expect(world.github.stateOf(world.github.deployments[0]?.id ?? 0)).toBe('success')
  })
})

describe("GitHub's faults", () => {
  it('in telling the link stop a deploy before anything is sent', async () => {
    await using world = await makeWorld({
      github: {
        intercept: (_, response) => {
          response.writeHead(502).end('{"message":"bad gateway"}')
          return true
        },
      },
    })
    const result = await world.pull(7, 'synchronize')
    expect(result.code).toBe(1)
    expect(world.hosting.requests).toEqual([])
  })

  const failing = (broken: (path: string) => boolean) =>
    ({
      intercept: ({ method, url = '' }, response) => {
        if (method === 'GET' || !broken(url)) return false
        response.writeHead(422).end('{"message":"oops"}')
        return true
      },
    }) satisfies GitHubOptions

  it('in recording and commenting never fail a deploy to a known link', async () => {
    let broken = false
    await using world = await makeWorld({ github: failing(() => broken) })
    const first = await world.pull(7, 'opened')
    broken = true
    const result = await world.pull(7, 'synchronize')
    expect(result).toMatchObject({ code: 0, outputs: { result: 'deployed', link: first.outputs['link'] } })
    expect(result.stdout).toContain('::warning::')
  })

  it('in beginning a record stop a new link from being made', async () => {
    await using world = await makeWorld({ github: failing((url) => url.endsWith('/deployments')) })
    expect(await world.pull(7, 'opened')).toMatchObject({ code: 1 })
    expect(world.hosting.requests).toEqual([])
  })

  it('in recording a new link fail the step, and name it', async () => {
    await using world = await makeWorld({ github: failing((url) => url.endsWith('/statuses')) })
    const result = await world.pull(7, 'opened')
    expect(result.code).toBe(1)
    const [link] = liveLinks(world)
    expect(result.stdout).toContain(`new link ${link}`)
  })
})

describe('the comment', () => {
  it('is one per environment, and off where it is not wanted', async () => {
    await using world = await makeWorld()
    for (const environment of ['preview', 'docs']) {
      await world.pull(7, 'opened', { inputs: { environment } })
      await world.pull(7, 'synchronize', { inputs: { environment } })
    }
    await world.pull(7, 'synchronize', { inputs: { environment: 'quiet', comment: 'false' } })
    expect(world.github.commentsOf(7).map(({ body }) => body.split('\n')[0])).toEqual([
      '<!-- static-deploy: preview -->',
      '<!-- static-deploy: docs -->',
    ])
  })

  it('tells link, commit, size and run', async () => {
    await using world = await makeWorld()
    const { outputs } = await world.pull(7, 'opened', { sha: sha('c') })
    const body = world.github.commentsOf(7)[0]?.body ?? ''
    expect(body).toContain(`[https://${outputs['link']}](https://${outputs['link']})`)
    expect(body).toContain('commit [`ccccccc`](https://github.com/octo-org/octo-repo/commit/ccccccc')
    expect(body).toContain(' · 1 file, 11 B · ')
    expect(body).toContain('https://github.com/octo-org/octo-repo/actions/runs/42')
  })

  it('works where the API is not on github.com', async () => {
    await using world = await makeWorld({ github: { basePath: '/api/v3' } })
    await world.pull(7, 'opened')
    expect(world.github.commentsOf(7)).toHaveLength(1)
  })
})

describe('a sweep', () => {
  const sweep = (world: World, inputs = {}) =>
    world.step({ event: 'schedule', payload: {}, inputs: { mode: 'sweep', directory: '', ...inputs } })

  it('tears down what is closed or gone, and reports the rest', async () => {
    await using world = await makeWorld()
    const { outputs: site } = await world.step()
    const { outputs: closed } = await world.pull(1, 'opened')
    const { outputs: open } = await world.pull(2, 'opened')
    const env = { GITHUB_REF: 'refs/heads/gone' }
    const { outputs: gone } = await world.step({
      env,
      payload: pushEvent({ ref: 'refs/heads/gone', sha: sha('1') }),
    })
    await world.pull(3, 'opened', { inputs: { environment: 'docs' } })
    await world.pull(4, 'opened')
    await world.pull(4, 'closed')
    for (const number of [1, 3]) world.github.setPullState(number, 'closed')
    const result = await sweep(world)
    expect(result.code, result.stdout).toBe(0)
    expect(result.outputs).toMatchObject({ result: 'deleted', link: '', url: '' })
    expect(JSON.parse(result.outputs['deleted'] ?? '').toSorted()).toEqual(
      [closed['link'], gone['link']].toSorted(),
    )
    expect(liveLinks(world)).toContain(site['link'])
    expect(liveLinks(world)).toContain(open['link'])
    expect(liveLinks(world)).toHaveLength(3)
    expect(result.summary).toMatch(/^\| pull request #2: .* \| stays: it is open \|$/mu)
    expect(result.summary).toMatch(
      new RegExp(`^\\| pull request #1: .* \\| ${closed['link']} \\| .* \\| deleted \\|$`, 'mu'),
    )
    expect(world.github.commentsOf(1)[0]?.body).toContain('was removed')
    const again = await sweep(world)
    expect(again).toMatchObject({ code: 0, outputs: { result: 'skipped', deleted: '[]' } })
  })

  it('leaves what it cannot read or delete, goes on, and fails at the end', async () => {
    await using world = await makeWorld()
    const links: string[] = []
    for (const number of [1, 2, 3]) links.push((await world.pull(number, 'opened')).outputs['link'] ?? '')
    world.github.pulls.delete(1)
    for (const number of [2, 3]) world.github.setPullState(number, 'closed')
    seedRecord(world, { environment: 'production', task: 'deploy', link: links[1] ?? '' })
    const result = await sweep(world)
    expect(result.code).toBe(1)
    expect(JSON.parse(result.outputs['deleted'] ?? '')).toEqual([links[2]])
    expect(liveLinks(world)).toEqual([links[0], links[1]])
    expect(result.stdout).toContain('pull request #1')
    expect(result.stdout).toContain('pull request #2')
  })

  it.each([
    { name: 'all open', state: 'open' as const, tornDown: false, limit: 10 },
    { name: 'all torn down lately', state: 'closed' as const, tornDown: true, limit: 130 },
  ])('asks little: 500 deployments of 100 pull requests, $name', async ({ state, tornDown, limit }) => {
    await using world = await makeWorld()
    const created_at = new Date().toISOString()
    for (let index = 0; index < 500; index += 1) {
      const number = (index % 100) + 1
      if (index < 100) world.github.addPull({ number, state })
      const id = seedRecord(world, {
        environment: 'preview',
        task: `deploy:pr-${number}`,
        link: `pr-${number}.example.com`,
      })
      if (tornDown) world.github.addStatus(id, { state: 'inactive', description: 'torn down', created_at })
    }
    const result = await sweep(world)
    expect(result.code).toBe(0)
    expect(world.github.requests.length).toBeLessThan(limit)
    expect(writes(world)).toEqual([])
  })

  it('needs permission to read the records, and shows the lines', async () => {
    await using world = await makeWorld({ github: { permissions: { deployments: 'none' } } })
    const result = await sweep(world)
    expect(result.code).toBe(1)
    expect(result.stdout).toContain('deployments: write')
  })

  it('needs a token', async () => {
    await using world = await makeWorld()
    const result = await sweep(world, { 'github-token': '' })
    expect(result.code).toBe(1)
    expect(result.stdout).toContain('::error::github-token:')
  })
})
