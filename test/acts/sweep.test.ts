import { describe, expect, it } from 'vitest'
import { pushEvent } from '../stand-ins/events.ts'
import { DEFAULT_KEY } from '../stand-ins/hosting.ts'
import { makeWorldInProcess } from '../stand-ins/in-process.ts'
import type { World } from '../stand-ins/world.ts'

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

describe('a sweep', () => {
  const sweep = (world: World, inputs = {}) =>
    world.step({ event: 'schedule', payload: {}, inputs: { mode: 'sweep', directory: '', ...inputs } })

  it('tears down what is closed or gone, and reports the rest', async () => {
    await using world = await makeWorldInProcess()
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
    await using world = await makeWorldInProcess()
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
    await using world = await makeWorldInProcess()
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
    await using world = await makeWorldInProcess({ github: { permissions: { deployments: 'none' } } })
    const result = await sweep(world)
    expect(result.code).toBe(1)
    expect(result.stdout).toContain('deployments: write')
  })

  it('needs a token', async () => {
    await using world = await makeWorldInProcess()
    const result = await sweep(world, { 'github-token': '' })
    expect(result.code).toBe(1)
    expect(result.stdout).toContain('::error::github-token:')
  })
})
