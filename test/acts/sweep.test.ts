import { describe, expect, it } from 'vitest'
import { CancelledError } from '../../src/errors.ts'
import { daysAgo } from '../stand-ins/github/github.ts'
import { DEFAULT_KEY } from '../stand-ins/hosting/hosting.ts'
import { pushEvent } from '../stand-ins/runner/events.ts'
import { makeWorldInProcess, runInProcess } from '../stand-ins/runner/in-process.ts'
import { status } from '../stand-ins/scenes/faults.ts'
import { addRecord, annotations, liveLinks, tornDown } from '../stand-ins/scenes/records.ts'
import { sha } from '../stand-ins/scenes/stage.ts'
import type { World } from '../stand-ins/scenes/world.ts'

function writes({ github }: World): string[] {
  return github.requests
    .filter(({ method, path }) => method !== 'GET' && !path.endsWith('/graphql'))
    .map(({ method, path }) => `${method} ${path}`)
}

describe('a sweep', () => {
  const sweep = (world: World, inputs = {}) =>
    world.step({ event: 'schedule', payload: {}, inputs: { mode: 'sweep', directory: '', ...inputs } })

  it('tears down previews that are closed or gone, and reports the others', async () => {
    await using world = await makeWorldInProcess()
    const { outputs: site } = await world.step()
    const { outputs: closed } = await world.pull(1, 'opened')
    const { outputs: open } = await world.pull(2, 'opened')
    // From its second push on the payload names the link, so that no status is asked for.
    await world.pull(2, 'synchronize')
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
    expect(JSON.parse(result.outputs['deleted'] ?? '').toSorted()).toEqual([closed['link'], gone['link']].toSorted())
    expect(liveLinks(world)).toContain(site['link'])
    expect(liveLinks(world)).toContain(open['link'])
    expect(liveLinks(world)).toHaveLength(3)
    const rows = result.summary.split('\n').filter((line) => line.startsWith('| '))
    // What was deleted comes first.
    expect(
      rows.map((row) =>
        row
          .split(/[: ]*\|/u)
          .at(-2)
          ?.trim(),
      ),
    ).toEqual([
      'Result',
      ...(rows.length > 1 ? [expect.stringContaining('-')] : []),
      'deleted',
      'deleted',
      'stays: it is open',
    ])
    expect(result.summary).toMatch(
      new RegExp(
        `^\\| \\[pull request #2\\]\\(\\S+\\): .* \\| .*${open['link']}.* \\| .* \\| stays: it is open \\|$`,
        'mu',
      ),
    )
    expect(result.summary).toMatch(
      new RegExp(`^\\| \\[pull request #1\\]\\(\\S+\\): .* \\| ${closed['link']} \\| .* \\| deleted \\|$`, 'mu'),
    )
    expect(world.github.commentsOf(1)[0]?.body).toContain('was removed')
    const again = await sweep(world)
    expect(again).toMatchObject({ code: 0, outputs: { result: 'skipped', deleted: '[]' } })
  })

  it('leaves what it cannot read or delete, goes on, and fails at the end', async () => {
    await using world = await makeWorldInProcess()
    const links: string[] = []
    for (const number of [1, 2, 3]) links.push((await world.pull(number, 'opened')).outputs['link'] ?? '')
    world.github.pulls.delete(1)
    for (const number of [2, 3]) world.github.setPullState(number, 'closed')
    addRecord(world.github, { environment: 'production', task: 'deploy', link: links[1] ?? '' })
    const result = await sweep(world)
    expect(result.code).toBe(1)
    expect(JSON.parse(result.outputs['deleted'] ?? '')).toEqual([links[2]])
    expect(liveLinks(world)).toEqual([links[0], links[1]])
    expect(result.stdout).toContain('pull request #1')
    expect(result.stdout).toContain('pull request #2')
    // Neither its title nor its link is known.
    expect(result.summary).toMatch(/^\| \[pull request #1\]\(\S+\) \| {1,2}\| [^|]* \| stays: /mu)
  })

  it('deletes all links of a preview, and names them', async () => {
    await using world = await makeWorldInProcess({
      hosting: { accounts: { [DEFAULT_KEY]: { links: ['a.example', 'b.example'] } } },
    })
    world.github.addPull({ number: 1, state: 'closed' })
    for (const link of ['a.example', 'b.example']) {
      addRecord(world.github, { environment: 'preview', task: 'deploy:pr-1', link })
    }
    const result = await sweep(world)
    expect(result.stdout).toContain('pull request #1: deleted b.example, a.example\n')
    expect(liveLinks(world)).toEqual([])
  })

  it('names what it deleted, also where another link of the preview stays', async () => {
    let deletions = 0
    const no = status(400, { success: false, error: 'NO', message: 'no' })
    await using world = await makeWorldInProcess({
      hosting: {
        accounts: { [DEFAULT_KEY]: { links: ['a.example', 'b.example'] } },
        intercept: (request, response) => {
          if (request.url === '/v1/delete') deletions += 1
          return request.url === '/v1/delete' && deletions > 1 && no(request, response)
        },
      },
    })
    world.github.addPull({ number: 1, state: 'closed' })
    for (const link of ['a.example', 'b.example']) {
      addRecord(world.github, { environment: 'preview', task: 'deploy:pr-1', link })
    }
    const result = await sweep(world)
    expect(result, result.stdout).toMatchObject({ code: 1, outputs: { deleted: '["b.example"]' } })
    expect(liveLinks(world)).toEqual(['a.example'])
  })

  it('ends where the run is cancelled, and says no more', async () => {
    const controller = new AbortController()
    await using world = await makeWorldInProcess({
      hosting: {
        accounts: { [DEFAULT_KEY]: { links: ['a.example'] } },
        intercept: ({ url }) => {
          if (url !== '/v1/delete') return false
          controller.abort(new CancelledError('SIGTERM'))
          return true
        },
      },
      run: (step) => runInProcess(step, controller.signal),
    })
    world.github.addPull({ number: 1, state: 'closed' })
    addRecord(world.github, { environment: 'preview', task: 'deploy:pr-1', link: 'a.example' })
    const result = await sweep(world)
    expect(result.code).toBe(1)
    expect(annotations(result, 'error')[0]).toMatch(/^The run was cancelled \(SIGTERM\)/u)
    expect(world.github.stateOf(world.github.deployments[0]?.id ?? 0)).toBe('success')
  })

  it.each([
    { name: 'all open', state: 'open' as const, ended: false, limit: 15 },
    { name: 'all torn down lately', state: 'closed' as const, ended: true, limit: 130 },
  ])('asks little: 500 deployments of 100 pull requests, $name', async ({ state, ended, limit }) => {
    await using world = await makeWorldInProcess()
    const created_at = new Date().toISOString()
    for (let index = 0; index < 500; index += 1) {
      const number = (index % 100) + 1
      if (index < 100) world.github.addPull({ number, state })
      const { id } = addRecord(world.github, {
        environment: 'preview',
        task: `deploy:pr-${number}`,
        link: `pr-${number}.example.com`,
      })
      if (ended) world.github.addStatus(id, { ...tornDown, created_at })
    }
    const result = await sweep(world)
    expect(result.code).toBe(0)
    expect(world.github.requests.length).toBeLessThan(limit)
    expect(writes(world)).toEqual([])
  })

  it('needs permission to read the records, and shows the lines', async () => {
    await using world = await makeWorldInProcess({ github: { permissions: { deployments: 'none' } } })
    const result = await sweep(world)
    expect(result.code).toBe(1)
    expect(result.stdout).toContain('deployments: write')
    expect(result.stdout).toContain('the link of previews is remembered')
    expect(result.stdout).not.toContain('name the link as "domain"')
  })

  it('needs a token', async () => {
    await using world = await makeWorldInProcess()
    const result = await sweep(world, { 'github-token': '' })
    expect(result.code).toBe(1)
    expect(result.stdout).toContain('::error::github-token:')
    expect(result.stdout).toContain('a sweep finds the previews')
  })

  it('tells each preview, what became of it, and the quota', async () => {
    await using world = await makeWorldInProcess()
    const links = [1, 2].map((number) => `pr-${number}.example`)
    for (const [index, link] of links.entries()) {
      world.hosting.account(DEFAULT_KEY).links.set(link, { files: new Map(), uploadedAt: 0 } as never)
      world.github.addPull({ number: index + 1, state: index === 0 ? 'closed' : 'open' })
      addRecord(world.github, { environment: 'preview', task: `deploy:pr-${index + 1}`, link })
    }
    const result = await sweep(world)
    expect(result.stdout).toContain('pull request #1: deleted pr-1.example\n')
    expect(result.stdout).toContain('pull request #2: stays, it is open: pr-2.example\n')
    expect(result.stdout).toContain('Deleted pr-1.example.')
    expect(result.outputs).toMatchObject({
      environment: 'preview',
      'quota-limit': expect.stringMatching(/^\d+$/u),
    })
  })

  it('deletes nothing in a dry run, and says what would go', async () => {
    await using world = await makeWorldInProcess()
    const { outputs } = await world.pull(1, 'opened')
    world.github.setPullState(1, 'closed')
    const old = { ...tornDown, created_at: daysAgo(40) }
    addRecord(world.github, { environment: 'preview', task: 'deploy:pr-2', link: 'x.example', states: [old] })
    const before = writes(world)
    const result = await sweep(world, { 'dry-run': 'true' })
    expect(result, result.stdout).toMatchObject({ code: 0, outputs: { result: 'skipped', deleted: '[]' } })
    expect(result.stdout).toContain('pull request #1: stays, a dry run deletes nothing')
    expect(liveLinks(world)).toEqual([outputs['link']])
    expect(writes(world)).toEqual(before)
  })

  it('is red where the service keeps a link, and leaves its record as it was', async () => {
    await using world = await makeWorldInProcess({
      hosting: {
        intercept: (request, response) => {
          if (request.url !== '/v1/delete') return false
          request.resume()
          response.writeHead(400).end('{"success":false,"error":"NOPE","message":"not now"}')
          return true
        },
      },
    })
    await world.pull(1, 'opened')
    world.github.setPullState(1, 'closed')
    const result = await sweep(world)
    expect(result.code).toBe(1)
    expect(annotations(result, 'error')[0]).toContain('pull request #1')
    expect(annotations(result, 'error')[0]).toContain('NOPE')
    expect(result.outputs).toMatchObject({ deleted: '[]' })
    expect(world.github.stateOf(world.github.deployments[0]?.id ?? 0)).toBe('success')
  })

  it('deletes records that were torn down long ago, and warns where it can not', async () => {
    await using world = await makeWorldInProcess()
    const old = { ...tornDown, created_at: daysAgo(40) }
    const seed = (number: number) =>
      addRecord(world.github, {
        environment: 'preview',
        task: `deploy:pr-${number}`,
        link: 'x.example',
        created_at: daysAgo(41),
        states: [old],
      })
    seed(1)
    expect((await sweep(world)).code).toBe(0)
    expect(world.github.deployments).toEqual([])
    const kept = { ...tornDown, created_at: daysAgo(29) }
    const lately = {
      environment: 'preview',
      task: 'deploy:pr-3',
      link: 'y.example',
      states: [kept],
      created_at: daysAgo(41),
    }
    const { id } = addRecord(world.github, lately)
    expect((await sweep(world)).code).toBe(0)
    expect(world.github.deployments.map((each) => each.id)).toEqual([id])
    world.github.deployments.length = 0
    seed(2)
    world.github.intercept = (request, response, { method }) =>
      method === 'DELETE' && status(422, { message: 'no' })(request, response)
    const result = await sweep(world)
    expect(result.code, result.stdout).toBe(0)
    expect(annotations(result, 'warning')).toEqual([
      expect.stringMatching(/^Old deployments of a preview .*HTTP 422/su),
    ])
    expect(world.github.deployments).toHaveLength(1)
  })

  it('ends with the error where the records can not be read', async () => {
    await using world = await makeWorldInProcess()
    world.github.intercept = status(409, { message: 'no' })
    const result = await sweep(world)
    expect(result.code).toBe(1)
    expect(annotations(result, 'error')[0]).toContain('HTTP 409')
    expect(annotations(result, 'error')[0]).not.toContain('permissions:')
  })
})
