import { describe, expect, it } from 'vitest'
import type { GitHubOptions } from '../stand-ins/github.ts'
import { DEFAULT_KEY } from '../stand-ins/hosting.ts'
import { makeWorldInProcess } from '../stand-ins/in-process.ts'
import type { World } from '../stand-ins/world.ts'

const sha = (digit: string): string => digit.repeat(40)
function liveLinks({ hosting }: World): string[] {
  return [...hosting.account(DEFAULT_KEY).links.keys()]
}

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
    await using world = await makeWorldInProcess({
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
    await using world = await makeWorldInProcess({ github: { permissions: { deployments: 'read' } } })
    expect((await world.pull(7, 'opened')).stdout).toContain(lines)
    expect(world.hosting.requests).toEqual([])
  })

  it('let production go on to a domain that was named, with one warning', async () => {
    await using world = await makeWorldInProcess({
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
    await using world = await makeWorldInProcess()
    const result = await world.pull(7, 'closed', { inputs: { 'github-token': '' } })
    expect(result.code).toBe(1)
    expect(result.stdout).toContain('deployments: write')
  })

  it('to comment leave the record as it should be', async () => {
    await using world = await makeWorldInProcess({
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
    await using world = await makeWorldInProcess({
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
    await using world = await makeWorldInProcess({ github: failing(() => broken) })
    const first = await world.pull(7, 'opened')
    broken = true
    const result = await world.pull(7, 'synchronize')
    expect(result).toMatchObject({ code: 0, outputs: { result: 'deployed', link: first.outputs['link'] } })
    expect(result.stdout).toContain('::warning::')
  })

  it('in beginning a record stop a new link from being made', async () => {
    await using world = await makeWorldInProcess({ github: failing((url) => url.endsWith('/deployments')) })
    expect(await world.pull(7, 'opened')).toMatchObject({ code: 1 })
    expect(world.hosting.requests).toEqual([])
  })

  it('in recording a new link fail the step, and name it', async () => {
    await using world = await makeWorldInProcess({ github: failing((url) => url.endsWith('/statuses')) })
    const result = await world.pull(7, 'opened')
    expect(result.code).toBe(1)
    const [link] = liveLinks(world)
    expect(result.stdout).toContain(`new link ${link}`)
  })
})

describe('the comment', () => {
  it('is one per environment, and off where it is not wanted', async () => {
    await using world = await makeWorldInProcess()
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
    await using world = await makeWorldInProcess()
    const { outputs } = await world.pull(7, 'opened', { sha: sha('c') })
    const body = world.github.commentsOf(7)[0]?.body ?? ''
    expect(body).toContain(`[https://${outputs['link']}](https://${outputs['link']})`)
    expect(body).toContain('commit [`ccccccc`](https://github.com/octo-org/octo-repo/commit/ccccccc')
    expect(body).toContain(' · 1 file, 11 B · ')
    expect(body).toContain('https://github.com/octo-org/octo-repo/actions/runs/42')
  })

  it('works where the API is not on github.com', async () => {
    await using world = await makeWorldInProcess({ github: { basePath: '/api/v3' } })
    await world.pull(7, 'opened')
    expect(world.github.commentsOf(7)).toHaveLength(1)
  })
})

describe('somebody else', () => {
  it('who writes the marker is neither trusted nor edited', async () => {
    await using world = await makeWorldInProcess()
    world.github.addPull({ number: 7 })
    const body = '<!-- static-deploy: preview -->\nhttps://evil.example.com'
    world.github.addComment(7, { body, user: { login: 'mallory', id: 1, type: 'User' } })
    world.github.addComment(7, { body, user: { login: 'other[bot]', id: 2, type: 'Bot' } })
    await world.pull(7, 'opened')
    await world.pull(7, 'synchronize')
    const [first, second, own, ...rest] = world.github.commentsOf(7)
    expect([first?.body, second?.body]).toEqual([body, body])
    expect(own?.user.login).toBe('github-actions[bot]')
    expect(rest).toEqual([])
  })
})
