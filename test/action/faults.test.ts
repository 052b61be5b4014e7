import { mkdirSync, writeFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { workflowRunEvent } from '../stand-ins/events.ts'
import { DEFAULT_KEY, type HostingOptions, startHosting } from '../stand-ins/hosting.ts'
import { runAction } from '../stand-ins/runner.ts'
import { tls } from '../stand-ins/tls.ts'
import { makeSite, makeWorld } from '../stand-ins/world.ts'

type Fault = (request: IncomingMessage, response: ServerResponse) => void

const status =
  (code: number, headers: Record<string, string> = {}): Fault =>
  (request, response) => {
    request.resume()
    response.writeHead(code, { 'content-type': 'application/json', ...headers })
    response.end('{"success":false,"error":"FAULT","message":"a fault"}')
  }
const reset: Fault = (request) => void request.socket.destroy()
const resetAfterBody: Fault = (request) => void request.resume().on('end', () => request.socket.destroy())
const cut: Fault = (request, response) => {
  request.resume()
  response.writeHead(200, { 'content-length': '500' })
  response.write('{"success":true,', () => request.socket.destroy())
}

/** A hosting service whose first answers to a path are faults. */
async function faulty(path: string, faults: readonly Fault[], options: HostingOptions = {}) {
  const queue = [...faults]
  return await startHosting({
    accounts: { [DEFAULT_KEY]: { links: { 'old.example.com': { 'index.html': 'old' } } } },
    ...options,
    intercept: (request, response) => {
      const fault = request.url === path ? queue.shift() : undefined
      fault?.(request, response)
      return fault !== undefined
    },
  })
}

function uploads(hosting: { requests: readonly { path: string }[] }): number {
  return hosting.requests.filter(({ path }) => path === '/v1/upload').length
}

const deploy = (hosting: { url: string }, directory: string, inputs: Record<string, string> = {}) =>
  runAction({ inputs: { 'api-key': DEFAULT_KEY, 'base-url': hosting.url, directory, ...inputs } })

describe('an update', () => {
  it.each([
    ['408', status(408)],
    ['425', status(425)],
    ['429', status(429)],
    ['500', status(500)],
    ['502', status(502)],
    ['503 with Retry-After in seconds', status(503, { 'retry-after': '0' })],
    ['503 with Retry-After as a date', status(503, { 'retry-after': 'Wed, 21 Oct 2015 07:28:00 GMT' })],
    ['a reset before the body', reset],
    ['a reset after the body', resetAfterBody],
    ['an answer that breaks off', cut],
  ])('is sent again after %s, whole, with a line in the log', async (_, fault) => {
    using site = makeSite({ 'index.html': 'new', 'a/b.txt': 'x' })
    await using hosting = await faulty('/v1/upload', [fault])
    const result = await deploy(hosting, site.directory, { domain: 'old.example.com' })
    expect(result.code, result.stdout).toBe(0)
    expect(uploads(hosting)).toBe(2)
    expect(result.stdout).toMatch(/^upload: .* Trying again in .* \(attempt 2 of 4\)\.$/mu)
    expect([...(hosting.account(DEFAULT_KEY).links.get('old.example.com')?.files.keys() ?? [])]).toEqual([
      'a/b.txt',
      'index.html',
    ])
  })

  it('is given up after four attempts', async () => {
    using site = makeSite()
    await using hosting = await faulty('/v1/upload', Array(9).fill(status(503, { 'retry-after': '0' })))
    const result = await deploy(hosting, site.directory, { domain: 'old.example.com' })
    expect(result.code).toBe(1)
    expect(uploads(hosting)).toBe(4)
  })

  it('does not wait longer than five minutes', async () => {
    using site = makeSite()
    await using hosting = await faulty('/v1/upload', [status(503, { 'retry-after': '301' })])
    const result = await deploy(hosting, site.directory, { domain: 'old.example.com' })
    expect(result.code).toBe(1)
    expect(uploads(hosting)).toBe(1)
  })

  it.each([[400], [401], [413]])('is not repeated after %s', async (code) => {
    using site = makeSite()
    await using hosting = await faulty('/v1/upload', [status(code)], { accounts: { [DEFAULT_KEY]: {} } })
    const result = await deploy(hosting, site.directory, { domain: 'old.example.com' })
    expect(result.code).toBe(1)
    expect(uploads(hosting)).toBe(1)
  })

  it('goes by PUT where the service refuses POST for a link that it has', async () => {
    using site = makeSite()
    const accounts = { [DEFAULT_KEY]: { links: { 'old.example.com': { 'index.html': 'old' } } } }
    await using hosting = await startHosting({ accounts, updateBy: 'PUT', profileLinks: 'objects-subdomain' })
    const result = await deploy(hosting, site.directory, { domain: 'old.example.com' })
    expect(result).toMatchObject({ code: 0, outputs: { link: 'old.example.com' } })
    expect(hosting.requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /v1/upload',
      'GET /v1/profile',
      'PUT /v1/upload',
    ])
  })
})

describe('a create', () => {
  it.each([
    ['429', status(429, { 'retry-after': '0' })],
    ['503', status(503, { 'retry-after': '0' })],
  ])('is sent again after %s', async (_, fault) => {
    using site = makeSite()
    await using hosting = await faulty('/v1/upload', [fault])
    expect(await deploy(hosting, site.directory)).toMatchObject({ code: 0 })
    expect(hosting.account(DEFAULT_KEY).links.size).toBe(2)
  })

  it.each([
    ['500', status(500)],
    ['a reset before the body', reset],
    ['a reset after the body', resetAfterBody],
    ['an answer that breaks off', cut],
  ])('is never repeated after %s; the error lists the links', async (_, fault) => {
    using site = makeSite()
    await using hosting = await faulty('/v1/upload', [fault])
    const result = await deploy(hosting, site.directory)
    expect(result.code).toBe(1)
    expect(uploads(hosting)).toBe(1)
    expect(result.stdout).toContain('is not known. Links of the account: old.example.com.')
  })

  it('is tried again where nobody listens, and then says so', async () => {
    using site = makeSite()
    const hosting = await startHosting()
    await hosting.close()
    const result = await deploy(hosting, site.directory)
    expect(result.code).toBe(1)
    expect(result.stdout).toContain('attempt 4 of 4')
    expect(result.stdout).toContain('could not be reached')
  })
})

describe('a teardown', () => {
  it.each([
    ['500', status(500)],
    ['a reset', reset],
  ])('is done again after %s', async (_, fault) => {
    await using hosting = await faulty('/v1/delete', [fault])
    const result = await deploy(hosting, '', { mode: 'teardown', domain: 'old.example.com' })
    expect(result).toMatchObject({ code: 0, outputs: { result: 'deleted' } })
    expect(hosting.account(DEFAULT_KEY).links.size).toBe(0)
  })
})

describe('a wrong certificate', () => {
  it('is refused, whatever the environment says, and the key is not sent', async () => {
    using site = makeSite()
    await using hosting = await startHosting({ tls })
    const result = await runAction({
      inputs: {
        'api-key': DEFAULT_KEY,
        'base-url': hosting.url.replace('http:', 'https:'),
        directory: site.directory,
      },
      env: { NODE_TLS_REJECT_UNAUTHORIZED: '0' },
    })
    expect(result.code).toBe(1)
    expect(result.stdout).toContain('certificate is not accepted')
    expect(hosting.requests).toEqual([])
  })
})

describe.each(['SIGINT', 'SIGTERM'] as const)('%s', (signal) => {
  it('ends a deploy that hangs, and leaves a status and a comment', async () => {
    let arrived = (): void => {}
    const hanging = new Promise<void>((resolve) => {
      arrived = resolve
    })
    await using world = await makeWorld({
      hosting: {
        intercept: (request) => {
          arrived()
          request.resume()
          return true
        },
      },
    })
    const result = await world.pull(7, 'opened', {
      started: (child) => void hanging.then(() => child.kill(signal)),
    })
    expect(result.code).toBe(1)
    expect(result.stdout).toContain(`cancelled (${signal})`)
    expect(result.summary).toContain('cancelled')
    expect(world.hosting.requests).toHaveLength(1)
    expect(world.github.stateOf(world.github.deployments[0]?.id ?? 0)).toBe('failure')
    expect(world.github.commentsOf(7)[0]?.body).toContain('cancelled')
  })

  it('ends a wait for another attempt', async () => {
    using site = makeSite()
    await using hosting = await faulty('/v1/upload', [status(503, { 'retry-after': '200' })])
    const result = await runAction({
      inputs: { 'api-key': DEFAULT_KEY, 'base-url': hosting.url, directory: site.directory },
      started: (child) =>
        void child.stdout?.on('data', (text: string) => text.includes('Trying again') && child.kill(signal)),
    })
    expect(result.code).toBe(1)
    expect(uploads(hosting)).toBe(1)
  })
})

describe('a hostile site', () => {
  it.each(['x; name=domain', 'a/x;name="domain', 'x; filename=y'])(
    'with the name %s is refused',
    async (name) => {
      using site = makeSite({ 'index.html': 'x', [name]: 'victim.example.com' })
      await using hosting = await startHosting()
      const result = await deploy(hosting, site.directory)
      expect(result.code).toBe(1)
      expect(hosting.requests).toEqual([])
    },
  )

  it('of 1,000 nested folders and names of 255 bytes arrives', async () => {
    using site = makeSite({ 'index.html': 'x', ['n'.repeat(255)]: 'y' })
    const deep = join(site.directory, ...Array<string>(1000).fill('d'))
    mkdirSync(deep, { recursive: true })
    writeFileSync(join(deep, 'f'), 'z')
    await using hosting = await startHosting()
    expect(await deploy(hosting, site.directory)).toMatchObject({ code: 0, outputs: { 'file-count': '3' } })
  })
})

describe('a workflow_run', () => {
  const head = 'a'.repeat(40)
  const event = (facts = {}) => workflowRunEvent({ headSha: head, headBranch: 'topic', ...facts })

  it('deploys to the preview of the pull request that GitHub confirms', async () => {
    await using world = await makeWorld()
    world.github.addPull({ number: 7, head: { sha: head } })
    const result = await world.step({
      event: 'workflow_run',
      payload: event(),
      inputs: { 'pull-request': '7' },
    })
    expect(result, result.stdout).toMatchObject({ code: 0, outputs: { result: 'deployed' } })
    expect(world.github.deployments).toMatchObject([
      { task: 'deploy:pr-7', ref: head, environment: 'preview' },
    ])
    expect(world.github.commentsOf(7)).toHaveLength(1)
  })

  it.each([
    {
      name: 'is not open',
      pull: { state: 'closed' as const, head: { sha: head } },
      inputs: { 'pull-request': '7' },
    },
    { name: 'has another head', pull: { head: { sha: 'b'.repeat(40) } }, inputs: { 'pull-request': '7' } },
    { name: 'is not there', pull: { number: 8 }, inputs: { 'pull-request': '7' } },
    {
      name: 'can not be asked for',
      pull: { head: { sha: head } },
      inputs: { 'pull-request': '7', 'github-token': '' },
    },
    { name: 'is no number', pull: { head: { sha: head } }, inputs: { 'pull-request': '7; x' } },
    { name: 'is not told', pull: { head: { sha: head } }, inputs: {} },
  ])('stops before anything is sent where the pull request $name', async ({ pull, inputs }) => {
    await using world = await makeWorld()
    world.github.addPull({ number: 7, ...pull })
    const result = await world.step({ event: 'workflow_run', payload: event(), inputs })
    expect(result.code).toBe(1)
    expect(world.hosting.requests).toEqual([])
    expect(world.github.deployments).toEqual([])
  })

  it.each([
    { headBranch: 'main', task: 'deploy', environment: 'production' },
    { headBranch: 'topic', task: 'deploy:branch-topic', environment: 'preview' },
  ])('after a push to $headBranch deploys to $environment', async ({ headBranch, ...record }) => {
    await using world = await makeWorld()
    world.github.addBranch('topic')
    await world.step({ event: 'workflow_run', payload: event({ event: 'push', headBranch }) })
    expect(world.github.deployments).toMatchObject([{ ...record, ref: head }])
  })
})

describe('somebody else', () => {
  it('who writes the marker is neither trusted nor edited', async () => {
    await using world = await makeWorld()
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
