import type { IncomingMessage, ServerResponse } from 'node:http'
import { describe, expect, it } from 'vitest'
import { DEFAULT_KEY, type HostingOptions, startHosting } from '../stand-ins/hosting/hosting.ts'
import { runInProcess } from '../stand-ins/runner/in-process.ts'
import { baseInputs, makeSite } from '../stand-ins/scenes/world.ts'

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
  runInProcess({ inputs: { ...baseInputs(hosting), directory, ...inputs } })

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
  ])('is never repeated after %s, and the error says what is new in the account', async (_, fault) => {
    using site = makeSite()
    await using hosting = await faulty('/v1/upload', [fault])
    const result = await deploy(hosting, site.directory)
    expect(result.code).toBe(1)
    expect(uploads(hosting)).toBe(1)
    expect(result.stdout).toContain('is not known. New in the account since this run began: ')
    // Other links of the account are not named in a log, which may be public.
    expect(result.stdout).not.toContain('old.example.com')
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
