import { createHash } from 'node:crypto'
import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { request } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { DEFAULT_KEY, type Hosting, type HostingOptions, startHosting } from './hosting.ts'

type Files = Record<string, string>

function formOf(files: Files, domain?: string): FormData {
  const form = new FormData()
  if (domain !== undefined) form.append('domain', domain)
  for (const [path, content] of Object.entries(files)) {
    form.append('files', new Blob([content], { type: 'text/html' }), path)
  }
  return form
}

async function ask(hosting: Hosting, method: string, path: string, init: RequestInit = {}) {
  const headers = { 'x-api-key': DEFAULT_KEY, ...init.headers }
  const response = await fetch(`${hosting.url}${path}`, { ...init, method, headers })
  return { status: response.status, body: await response.json() }
}

function send(hosting: Hosting, files: Files, domain?: string, method = 'POST') {
  return ask(hosting, method, '/v1/upload', { body: formOf(files, domain) })
}

function withLinks(...links: string[]): HostingOptions {
  return { accounts: { [DEFAULT_KEY]: { links } } }
}

function withSite(contents: Files): HostingOptions {
  return { accounts: { [DEFAULT_KEY]: { links: { 'my.site': contents }, quotaLimit: 100 } } }
}

function pathsOf(hosting: Hosting, link = 'my.site'): string[] {
  return [...(hosting.account().links.get(link)?.files.keys() ?? [])]
}

describe('upload', () => {
  it('creates a link, and records what came', async () => {
    await using hosting = await startHosting()
    const created = await send(hosting, { 'index.html': 'hello', 'ä/b "c"\r\n.html': 'é' })
    expect(created).toEqual({
      status: 200,
      body: {
        success: true,
        data: {
          link: 'calm-river-1.tiiny.test',
          status: 'active',
          profile: { quotaUsed: 7, quotaLimit: 10_000_000 },
        },
      },
    })
    expect(pathsOf(hosting, 'calm-river-1.tiiny.test')).toEqual(['index.html', 'ä/b "c"\r\n.html'])
    expect(hosting.requests).toHaveLength(1)
    expect(hosting.requests[0]).toMatchObject({ method: 'POST', path: '/v1/upload', fields: [] })
    expect(hosting.requests[0]?.files[1]).toEqual({
      field: 'files',
      filename: 'ä/b %22c%22%0D%0A.html',
      path: 'ä/b "c"\r\n.html',
      type: 'text/html',
      size: 2,
      sha256: createHash('sha256').update('é').digest('hex'),
    })
    expect(hosting.requests[0]?.body).toHaveLength(Number(hosting.requests[0]?.headers['content-length']))
  })

  it.each(['POST', 'PUT'])('replaces a site exactly with %s', async (method) => {
    await using hosting = await startHosting(withSite({ 'index.html': 'old', 'gone.html': 'old' }))
    const updated = await send(hosting, { 'index.html': 'newer' }, 'my.site', method)
    expect(updated.body).toMatchObject({ data: { link: 'my.site', profile: { quotaUsed: 5 } } })
    expect(pathsOf(hosting)).toEqual(['index.html'])
    expect(hosting.requests[0]?.fields).toEqual([{ name: 'domain', value: 'my.site' }])
  })

  it.each<[string, HostingOptions, Files, string | undefined, string, number, string]>([
    ['an unknown domain', {}, { a: 'x' }, 'other.site', 'POST', 400, 'NOT_FOUND'],
    ['an empty domain', {}, { a: 'x' }, '', 'POST', 400, 'NOT_FOUND'],
    ['no files', {}, {}, 'my.site', 'POST', 400, 'INVALID_REQUEST'],
    ['an update without domain', {}, { a: 'x' }, undefined, 'PUT', 400, 'INVALID_REQUEST'],
    ['more than the quota', {}, { a: 'x'.repeat(101) }, 'my.site', 'POST', 400, 'FREE_UPLOAD_LIMIT_REACHED'],
    ['an update by POST', { updateBy: 'PUT' }, { a: 'x' }, 'my.site', 'POST', 400, 'DOMAIN_EXISTS'],
    ['an update by PUT', { updateBy: 'POST' }, { a: 'x' }, 'my.site', 'PUT', 404, 'UNKNOWN_ENDPOINT'],
  ])('refuses %s and changes nothing', async (_, options, files, domain, method, status, error) => {
    await using hosting = await startHosting({ ...withSite({ 'index.html': 'old' }), ...options })
    const before = new Map(hosting.account().links)
    expect(await send(hosting, files, domain, method)).toEqual({
      status,
      body: { success: false, error, message: expect.any(String) },
    })
    expect(hosting.account().links).toEqual(before)
  })

  it('stops at the link limit, but still updates', async () => {
    await using hosting = await startHosting(withLinks('a.site', 'b.site', 'c.site', 'd.site'))
    expect(await send(hosting, { a: 'x' })).toMatchObject({
      body: { data: { link: 'green-forest-5.tiiny.test' } },
    })
    const refused = await send(hosting, { a: 'x' })
    expect(refused).toMatchObject({ status: 400, body: { success: false, error: 'LINK_LIMIT_REACHED' } })
    expect((await send(hosting, { a: 'x' }, 'a.site')).status).toBe(200)
  })

  it('keeps digests only, records no more than asked for, and drops folders, where told to', async () => {
    await using hosting = await startHosting({ store: 'digest', recordBodyBytes: 10, dropFolders: true })
    await send(hosting, { 'a/b/c.html': 'hello' })
    const file = hosting.account().links.get('calm-river-1.tiiny.test')?.files.get('c.html')
    expect(file).toEqual({ type: 'text/html', size: 5, sha256: hosting.requests[0]?.files[0]?.sha256 })
    expect(hosting.requests[0]?.body).toHaveLength(10)
  })

  const whole =
    '--b\r\nContent-Disposition: form-data; name="domain"\r\n\r\nmy.site\r\n' +
    '--b\r\nContent-Disposition: form-data; name="files"; filename="new.html"\r\n\r\nnew\r\n--b--\r\n'

  it.each([
    ['in the middle of a file', whole.slice(0, -10), whole.length],
    ['after the form, short of its Content-Length', whole, whole.length + 1],
  ])('changes nothing where the connection breaks %s', async (_, body, length) => {
    let broken: Promise<unknown> | undefined
    const intercept = (incoming: IncomingMessage): boolean => {
      broken = new Promise((resolve) => incoming.once('close', resolve))
      return false
    }
    await using hosting = await startHosting({ ...withSite({ 'index.html': 'old' }), intercept })
    const socket = connect(hosting.port, '127.0.0.1')
    socket.write(`POST /v1/upload HTTP/1.1\r\nHost: a\r\nx-api-key: ${DEFAULT_KEY}\r\n`)
    socket.write(`Content-Type: multipart/form-data; boundary=b\r\nContent-Length: ${length}\r\n\r\n${body}`)
    while (hosting.requests[0]?.body.length !== body.length) await pause(1)
    socket.destroy()
    await broken
    await pause(20)
    expect(hosting.requests[0]?.fields).toHaveLength(1)
    expect(pathsOf(hosting)).toEqual(['index.html'])
  })

  it.each([
    ['that ends too early', whole.slice(0, -10)],
    ['with a malformed part', whole.replace('Content-', 'Con\0tent-')],
  ])('refuses a form %s, and keeps the connection', async (_, body) => {
    await using hosting = await startHosting(withSite({ 'index.html': 'old' }))
    const headers = { 'content-type': 'multipart/form-data; boundary=b' }
    const refused = await ask(hosting, 'POST', '/v1/upload', { headers, body })
    expect(refused).toMatchObject({ status: 400, body: { error: 'INVALID_REQUEST' } })
    expect(pathsOf(hosting)).toEqual(['index.html'])
  })
})

describe('delete and profile', () => {
  const formA = (hosting: Hosting, domain: string) =>
    ask(hosting, 'POST', '/v1/delete', {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ domain }),
    })
  const formB = (hosting: Hosting, domain: string) =>
    ask(hosting, 'DELETE', '/v1/delete', { body: formOf({}, domain) })

  it.each([
    ['A', formA],
    ['B', formB],
  ])('deletes with form %s', async (_, deleteWith) => {
    await using hosting = await startHosting(withLinks('a.site', 'b.site'))
    expect(await deleteWith(hosting, 'a.site')).toEqual({
      status: 200,
      body: { success: true, data: { links: ['b.site'], quotaUsed: 0, quotaLimit: 10_000_000 } },
    })
    expect(await deleteWith(hosting, 'a.site')).toMatchObject({ status: 400, body: { error: 'NOT_FOUND' } })
    expect([...hosting.account().links.keys()]).toEqual(['b.site'])
  })

  it('does not know a form of delete, where told so', async () => {
    const options: HostingOptions = { ...withLinks('a.site'), deleteForms: ['B'], unknownFormStatus: 415 }
    await using hosting = await startHosting(options)
    expect((await formA(hosting, 'a.site')).status).toBe(415)
    expect((await formB(hosting, 'a.site')).status).toBe(200)
  })

  it.each([
    ['strings', ['a.site', 'b.site']],
    ['objects-subdomain', [{ subdomain: 'a.site' }, { subdomain: 'b.site' }]],
    ['objects-domain', [{ domain: 'a.site' }, { domain: 'b.site' }]],
  ] as const)('lists links as %s', async (profileLinks, links) => {
    await using hosting = await startHosting({ ...withLinks('a.site', 'b.site'), profileLinks })
    const { body } = await ask(hosting, 'GET', '/v1/profile')
    expect(body).toMatchObject({ success: true, data: { links, quotaUsed: 0, quotaLimit: 10_000_000 } })
  })
})

describe('every request', () => {
  it('needs a valid key', async () => {
    await using hosting = await startHosting()
    const refused = await ask(hosting, 'POST', '/v1/upload', {
      headers: { 'x-api-key': 'wrong' },
      body: formOf({ a: 'x'.repeat(1_000_000) }),
    })
    expect(refused).toMatchObject({ status: 401, body: { success: false, error: 'UNAUTHORIZED' } })
  })

  it('needs a length', async () => {
    await using hosting = await startHosting()
    const body = new Blob(['x']).stream()
    const response = await fetch(`${hosting.url}/v1/upload`, { method: 'POST', body, duplex: 'half' })
    expect(response.status).toBe(411)
  })

  it('goes to the interceptor first, which may lose no byte by waiting', async () => {
    await using hosting = await startHosting({
      intercept: async (_, response, { path }) => {
        await pause(20)
        if (path === '/v1/profile') response.writeHead(503).end('{}')
        return path === '/v1/profile'
      },
    })
    expect((await ask(hosting, 'GET', '/v1/profile')).status).toBe(503)
    expect((await send(hosting, { a: 'x' })).status).toBe(200)
  })

  it('is broken by close', async () => {
    const hosting = await startHosting({ intercept: () => true })
    const silent = fetch(hosting.url).catch(() => 'broken')
    while (hosting.requests.length === 0) await pause(1)
    await hosting.close()
    expect(await silent).toBe('broken')
  })
})

describe('a hosted site', () => {
  const site = { 'index.html': 'root', 'docs/index.html': 'docs', 'ä b.html': 'umlaut' }

  it.each([
    ['', 200, 'root'],
    ['docs/', 200, 'docs'],
    ['docs', 200, 'docs'],
    ['%C3%A4%20b.html?x=1', 200, 'umlaut'],
    ['missing', 404, 'Not Found'],
    ['%', 404, 'Not Found'],
  ])('is served: /%s', async (path, status, body) => {
    await using hosting = await startHosting(withSite(site))
    const response = await fetch(`${hosting.siteUrl('my.site')}${path}`)
    expect([response.status, await response.text()]).toEqual([status, body])
    if (status === 200) expect(response.headers.get('content-type')).toBe('text/html')
  })

  it('is found by the Host header, and no longer once it is deleted', async () => {
    await using hosting = await startHosting(withSite(site))
    const get = async (host: string) => {
      const outgoing = request(`${hosting.url}/docs/`, { headers: { host } }).end()
      const [response] = (await once(outgoing, 'response')) as [IncomingMessage]
      return [response.statusCode, await text(response)]
    }
    for (const host of ['my.site', `my.site:${hosting.port}`, `my.site.localhost:${hosting.port}`]) {
      expect(await get(host)).toEqual([200, 'docs'])
    }
    hosting.account().links.delete('my.site')
    expect((await get('my.site'))[0]).toBe(404)
    expect((await fetch(hosting.siteUrl('my.site'))).status).toBe(404)
  })
})
