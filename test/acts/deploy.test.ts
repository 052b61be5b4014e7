import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { DEFAULT_KEY } from '../stand-ins/hosting/hosting.ts'
import { deleteEvent, pullRequestEvent, pushEvent } from '../stand-ins/runner/events.ts'
import { makeWorldInProcess } from '../stand-ins/runner/in-process.ts'
import { canBePath } from '../stand-ins/runner/platform.ts'
import { annotations, liveLinks } from '../stand-ins/scenes/records.ts'
import { sha } from '../stand-ins/scenes/stage.ts'
import { makeSite, type World } from '../stand-ins/scenes/world.ts'

const ours = (link?: string) => ({ 'static-deploy': 1, ...(link && { link }) })

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

describe("a preview's life", () => {
  it('goes on with the earlier link, and the comment says so, if a later site can not be sent', async () => {
    await using world = await makeWorldInProcess()
    world.github.addPull({ number: 7 })
    const { outputs } = await world.pull(7, 'opened')
    for (const dryRun of ['true', 'false']) {
      const before = world.hosting.requests.length
      const inputs = { directory: 'nowhere', 'dry-run': dryRun }
      const { code } = await world.pull(7, 'synchronize', { inputs })
      expect(code).toBe(1)
      expect(world.hosting.requests.slice(before)).toEqual([])
      const [comment, ...others] = world.github.commentsOf(7)
      expect(others).toEqual([])
      if (dryRun === 'true') expect(comment?.body).toContain('Preview is live')
      else expect(comment?.body).toMatch(/Preview failed(?:.|\n)*directory(?:.|\n)*Still live/u)
      expect(comment?.body).toContain(outputs['link'])
    }
    expect(world.github.deployments).toHaveLength(1)
  })

  it('runs two pull requests and a live site among 120 strangers, and leaves exactly the live site', async () => {
    await using world = await makeWorldInProcess()
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
    expect(github.deployments.slice(0, strangers.deployments).map(({ id }) => github.statusesOf(id).length)).toEqual(
      strangers.statuses,
    )
  })

  it('records a deployment as the contract says', async () => {
    await using world = await makeWorldInProcess()
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
    const statuses = world.github.requests.filter(({ method, path }) => method === 'POST' && path.endsWith('/statuses'))
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
    await using world = await makeWorldInProcess()
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
    await using world = await makeWorldInProcess()
    const env = { GITHUB_REF: 'refs/heads/feature/x', GITHUB_SHA: sha('f') }
    world.github.addBranch('feature/x', sha('f'))
    const push = await world.step({ env, payload: pushEvent({ ref: 'refs/heads/feature/x', sha: sha('f') }) })
    expect(push.outputs['result']).toBe('deployed')
    expect(world.github.deployments).toMatchObject([
      { environment: 'preview', task: 'deploy:branch-feature/x', transient_environment: true },
    ])
    world.github.deleteBranch('feature/x')
    const deleted = await world.step({ event: 'delete', payload: deleteEvent({ ref: 'feature/x' }) })
    expect(deleted.outputs).toMatchObject({ result: 'deleted', link: push.outputs['link'] })
    expect(liveLinks(world)).toEqual([])
  })

  it('makes a new link where the service lost the remembered one, and says so', async () => {
    await using world = await makeWorldInProcess()
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
    await using world = await makeWorldInProcess()
    const result = await world.pull(7, 'opened', { inputs: { domain: 'not-there.example.com' } })
    expect(result.code).toBe(1)
    expect(liveLinks(world)).toEqual([])
  })

  it('tears down at once where the pull request was closed while its preview was on its way', async () => {
    const world = await makeWorldInProcess({
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

  it('ends with a notice if nothing is recorded, also the second time', async () => {
    await using world = await makeWorldInProcess()
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
    await using world = await makeWorldInProcess()
    const { outputs } = await world.pull(7, 'opened')
    const closed = await world.pull(7, 'closed', { event: 'pull_request_target', inputs: { directory: '' } })
    expect(closed.outputs).toMatchObject({ result: 'deleted', link: outputs['link'] })
  })

  it('makes a new link after the pull request was opened again', async () => {
    await using world = await makeWorldInProcess()
    const first = await world.pull(7, 'opened')
    await world.pull(7, 'closed')
    const second = await world.pull(7, 'reopened')
    expect(second.outputs['result']).toBe('deployed')
    expect(liveLinks(world)).toEqual([second.outputs['link']])
    expect(second.outputs['link']).not.toBe(first.outputs['link'])
  })

  it('deletes both links that two racing first pushes made', async () => {
    await using world = await makeWorldInProcess({
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
    await using world = await makeWorldInProcess({
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
    await using world = await makeWorldInProcess()
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
    await using world = await makeWorldInProcess({
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

describe('runs without secrets', () => {
  it.each([
    { name: 'a fork', facts: { head: { sha: sha('1'), ref: 'x', fork: 'stranger/site' } } },
    { name: 'Dependabot', facts: { head: { sha: sha('1'), ref: 'x' }, sender: 'dependabot[bot]' } },
  ])('of $name are skipped with a notice and all outputs', async ({ facts }) => {
    await using world = await makeWorldInProcess()
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
    await using world = await makeWorldInProcess()
    const env = { GITHUB_REF: 'refs/heads/gh-readonly-queue/main/pr-1' }
    for (const key of ['', DEFAULT_KEY]) {
      const result = await world.step({ event: 'merge_group', env, inputs: { 'api-key': key } })
      expect(result).toMatchObject({ code: 0, outputs: { result: 'skipped' } })
    }
    expect(world.hosting.requests).toEqual([])
  })
})

describe('a hostile site', () => {
  it.each(['x; name=domain', 'a/x;name="domain', 'x; filename=y'].filter(canBePath))(
    'with the name %s is refused',
    async (name) => {
      using site = makeSite({ 'index.html': 'x', [name]: 'victim.example.com' })
      await using world = await makeWorldInProcess({ directory: site.directory })
      const result = await world.step()
      expect(result.code).toBe(1)
      expect(world.hosting.requests).toEqual([])
    },
  )

  // Windows makes no path of more than 32,767 characters, and some of its calls take 260.
  it.skipIf(process.platform !== 'linux')('of 1,000 nested folders and names of 255 bytes arrives', async () => {
    using site = makeSite({ 'index.html': 'x', ['n'.repeat(255)]: 'y' })
    const deep = join(site.directory, ...Array<string>(1000).fill('d'))
    mkdirSync(deep, { recursive: true })
    writeFileSync(join(deep, 'f'), 'z')
    await using world = await makeWorldInProcess({ directory: site.directory })
    expect(await world.step()).toMatchObject({ code: 0, outputs: { 'file-count': '3' } })
  })
})

describe('a preview whose upload fails while its pull request is closed', () => {
  const link = 'half.example'
  /** The service makes the link, and then its answer can't be used. */
  const closing = (more: { keeps?: boolean; open?: boolean } = {}): Promise<World> => {
    const made: Promise<World> = makeWorldInProcess({
      hosting: {
        intercept: async (request, response) => {
          if (request.url === '/v1/upload') {
            const { links } = (await made).hosting.account(DEFAULT_KEY)
            links.set(link, { createdAt: 1, files: new Map(), uploadedAt: 0 })
            if (!more.open) (await made).github.setPullState(7, 'closed')
            request.resume()
            response.end(JSON.stringify({ success: true, data: { link, status: 7 } }))
            return true
          }
          if (!more.keeps || request.url !== '/v1/delete') return false
          request.resume()
          response.writeHead(400).end('{"success":false,"error":"KEPT","message":"No."}')
          return true
        },
      },
    })
    return made
  }

  it('is torn down, since nobody else would', async () => {
    await using world = await closing()
    const result = await world.pull(7, 'opened')
    expect(result.code).toBe(1)
    expect(result.stdout).toContain('data.status')
    expect(liveLinks(world)).toEqual([])
  })

  it('is red for its upload, with a warning, where that can not be done', async () => {
    await using world = await closing({ keeps: true })
    const result = await world.pull(7, 'opened')
    expect(annotations(result, 'error')[0]).toContain('data.status')
    expect(annotations(result, 'warning').join()).toContain('KEPT')
    expect(liveLinks(world)).toEqual([link])
  })

  it('stays where the pull request is open', async () => {
    await using world = await closing({ open: true })
    expect((await world.pull(7, 'opened')).code).toBe(1)
    expect(liveLinks(world)).toEqual([link])
  })
})

describe('an archive', () => {
  it('is told with what it saves', async () => {
    await using world = await makeWorldInProcess({ hosting: { unpackArchives: true } })
    const { code, stdout } = await world.step({ inputs: { 'upload-as': 'zip' } })
    expect(code, stdout).toBe(0)
    expect(stdout).toMatch(/^Packed into site\.zip: \d+ B of 11 B, in .* s\.$/mu)
  })
})
