import { createHash } from 'node:crypto'
import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { createServer, get, request } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { connect as connectTls } from 'node:tls'
import { zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { tls } from '../runner/tls.ts'
import { DEFAULT_KEY, type Hosting, type HostingOptions, likeLive, startHosting } from './hosting.ts'

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
  // What an endpoint answers; the tests look at it field by field.
  const body = (await response.json()) as { readonly data: Readonly<Record<string, unknown>> }
  return { status: response.status, body }
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
  const formB = (hosting: Hosting, domain: string) => ask(hosting, 'DELETE', '/v1/delete', { body: formOf({}, domain) })

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
    ['objects-label', [{ subdomain: 'a' }, { subdomain: 'b' }]],
  ] as const)('lists links as %s', async (profileLinks, links) => {
    await using hosting = await startHosting({ ...withLinks('a.site', 'b.site'), profileLinks })
    const { body } = await ask(hosting, 'GET', '/v1/profile')
    expect(body).toMatchObject({ success: true, data: { links, quotaUsed: 0, quotaLimit: 10_000_000 } })
  })
})

describe('a password', () => {
  const sendWith = async (hosting: Hosting, settings?: string, domain?: string) => {
    const form = formOf({}, domain)
    if (settings !== undefined) form.append('siteSettings', settings)
    form.append('files', new Blob(['<h1>Hello</h1>'], { type: 'text/html' }), 'index.html')
    return (await ask(hosting, 'POST', '/v1/upload', { body: form })).body.data
  }
  const settings = JSON.stringify({ passwordProtected: true, password: 'a b:c' })
  const visit = (hosting: Hosting, path = '', init: RequestInit = {}) =>
    fetch(`${hosting.siteUrl('calm-river-1.tiiny.test')}${path}`, { redirect: 'manual', ...init })

  it('is asked for with 401, whatever is at the path', async () => {
    await using hosting = await startHosting({ passwords: '401' })
    await sendWith(hosting, settings)
    expect(hosting.requests[0]?.fields).toEqual([{ name: 'siteSettings', value: settings }])
    for (const path of ['', 'nowhere']) expect((await visit(hosting, path)).status).toBe(401)
    const basic = (credentials: string) => ({ headers: { authorization: `Basic ${btoa(credentials)}` } })
    expect((await visit(hosting, '', basic('anybody:wrong'))).status).toBe(401)
    expect(await (await visit(hosting, '', basic('anybody:a b:c'))).text()).toBe('<h1>Hello</h1>')
  })

  it('is asked for with a page, whatever is at the path', async () => {
    await using hosting = await startHosting({ passwords: 'page' })
    await sendWith(hosting, settings)
    for (const path of ['', 'nowhere']) {
      const response = await visit(hosting, path)
      expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('type="password"')])
    }
    const enter = async (password: string) => {
      const { status, headers } = await visit(hosting, '', { method: 'POST', body: new URLSearchParams({ password }) })
      const [cookie = ''] = headers.get('set-cookie')?.split(';') ?? []
      const opened = await visit(hosting, '', { headers: { cookie: `other=1; ${cookie}` } })
      return [status, (await opened.text()) === '<h1>Hello</h1>']
    }
    expect(await enter('wrong')).toEqual([303, false])
    expect(await enter('a b:c')).toEqual([303, true])
  })

  it.each<[string, HostingOptions, string | undefined, number]>([
    ['is ignored', {}, settings, 200],
    ['is ignored, unless it is switched on', { passwords: '401' }, '{"password":"x"}', 200],
    ['is gone after an upload without', { passwords: '401' }, undefined, 200],
    ['stays after an upload without', { passwords: '401', passwordsStay: true }, undefined, 401],
    ['is gone when it is switched off', { passwords: '401', passwordsStay: true }, '{"passwordProtected":false}', 200],
  ])('%s', async (_, options, last, status) => {
    await using hosting = await startHosting(options)
    await sendWith(hosting, settings)
    await sendWith(hosting, last, 'calm-river-1.tiiny.test')
    expect((await visit(hosting)).status).toBe(status)
  })

  it.each(['{', '{"passwordProtected":true}'])('is refused as %s', async (text) => {
    await using hosting = await startHosting({ passwords: '401' })
    expect(await sendWith(hosting, text)).toBeUndefined()
    expect(hosting.account().links.size).toBe(0)
  })
})

describe('an answer to what was done', () => {
  const remove = (hosting: Hosting) => ask(hosting, 'DELETE', '/v1/delete', { body: formOf({}, 'a.site') })

  it.each<[string, NonNullable<HostingOptions['doneThen']>, (hosting: Hosting) => Promise<unknown>, string[]]>([
    ['create', { create: '500' }, (hosting) => send(hosting, { a: 'x' }), ['a.site', 'bright-harbor-2.tiiny.test']],
    ['update', { update: '500' }, (hosting) => send(hosting, { a: 'x' }, 'a.site'), ['a.site']],
    ['delete', { delete: '500' }, remove, []],
  ])('may be 500: %s', async (_, doneThen, act, links) => {
    await using hosting = await startHosting({ ...withLinks('a.site'), doneThen })
    expect(await act(hosting)).toMatchObject({ status: 500, body: { success: false } })
    expect([...hosting.account().links.keys()]).toEqual(links)
  })

  it('may be lost, or late', async () => {
    await using hosting = await startHosting({ doneThen: { create: 'lost', update: 30 } })
    await expect(send(hosting, { a: 'x' })).rejects.toThrow()
    expect(pathsOf(hosting, 'calm-river-1.tiiny.test')).toEqual(['a'])
    const late = send(hosting, { b: 'x' }, 'calm-river-1.tiiny.test')
    while (!pathsOf(hosting, 'calm-river-1.tiiny.test').includes('b')) await pause(1)
    expect((await late).status).toBe(200)
  })

  it('may say with 200 that the account is full', async () => {
    await using hosting = await startHosting({ accounts: { [DEFAULT_KEY]: { linkLimit: 0 } }, limitStatus: 200 })
    expect(await send(hosting, { a: 'x' })).toMatchObject({ status: 200, body: { error: 'LINK_LIMIT_REACHED' } })
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

  it('has a 404.html of its own, where there is one', async () => {
    await using hosting = await startHosting(withSite({ ...site, '404.html': 'Lost?' }))
    for (const path of ['missing', 'docs/missing', '%']) {
      const response = await fetch(`${hosting.siteUrl('my.site')}${path}`)
      expect([response.status, await response.text()]).toEqual([404, 'Lost?'])
      expect(response.headers.get('content-type')).toBe('text/html')
    }
    expect((await fetch(hosting.siteUrl('my.site'))).status).toBe(200)
  })

  it('is opened at the root of an address that browsers lead to this machine', async () => {
    await using hosting = await startHosting(withSite(site))
    expect(hosting.openUrl('my.site')).toBe(`http://my.site.localhost:${hosting.port}/`)
    const visit = async (url: string) => {
      const { host, port, pathname } = new URL(url)
      const outgoing = get({ host: '127.0.0.1', port, path: pathname, headers: { host } })
      const [response] = (await once(outgoing, 'response')) as [IncomingMessage]
      return [response.statusCode, await text(response)]
    }
    expect(await visit(hosting.openUrl('my.site'))).toEqual([200, 'root'])
    expect(await visit(`${hosting.openUrl('my.site')}docs/`)).toEqual([200, 'docs'])
    expect(await visit(hosting.openUrl('never.made'))).toEqual([404, 'Not Found'])
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

describe('like the live service', () => {
  const withKey = (links: string[], linkLimit = 5) => ({
    accounts: { [DEFAULT_KEY]: { links, linkLimit }, other: { links: ['taken.tiiny.test'] } },
  })

  it.each([
    ['my-site', 'my-site.tiiny.test'],
    ['my-site.tiiny.test', 'my-site.tiiny.test'],
  ])('makes a link of the name %s, which is then known by both', async (domain, link) => {
    await using hosting = await startHosting({ ...withKey([]), namedLinks: true, updateBy: 'PUT' })
    expect(await send(hosting, { a: 'x' }, domain)).toMatchObject({ body: { data: { link } } })
    for (const name of ['my-site', link]) {
      expect(await send(hosting, { a: 'x' }, name)).toMatchObject({ body: { error: 'DOMAIN_EXISTS' } })
      expect(await send(hosting, { a: 'x' }, name, 'PUT')).toMatchObject({ body: { data: { link } } })
    }
    await ask(hosting, 'DELETE', '/v1/delete', { body: formOf({}, 'my-site') })
    expect([...hosting.account().links]).toEqual([])
  })

  it.each([
    ['www.example.com', 'POST', 'NOT_FOUND'],
    ['a.b.tiiny.test', 'POST', 'NOT_FOUND'],
    ['-a', 'POST', 'NOT_FOUND'],
    ['', 'POST', 'NOT_FOUND'],
    ['my-site', 'PUT', 'NOT_FOUND'],
    ['taken', 'POST', 'DOMAIN_TAKEN'],
  ])('makes no link of the name "%s" with %s', async (domain, method, error) => {
    await using hosting = await startHosting({ ...withKey([]), namedLinks: true })
    expect(await send(hosting, { a: 'x' }, domain, method)).toMatchObject({ status: 400, body: { error } })
    expect([...hosting.account().links]).toEqual([])
  })

  it('names the limit of a full account first, but still updates by PUT', async () => {
    const options = { ...withKey(['a.site'], 1), limitFirst: true } as const
    await using hosting = await startHosting({ ...options, limitCode: 'FREE_UPLOAD_LIMIT_REACHED' })
    for (const domain of [undefined, 'a.site', 'new']) {
      expect(await send(hosting, { a: 'x' }, domain)).toMatchObject({
        status: 400,
        body: { error: 'FREE_UPLOAD_LIMIT_REACHED' },
      })
    }
    expect((await send(hosting, { a: 'x' }, 'a.site', 'PUT')).status).toBe(200)
  })

  it('takes more uploads than the plan has a day, with another status', async () => {
    await using hosting = await startHosting({ uploadsADay: 2 })
    const statusOf = async (domain?: string) => (await send(hosting, { a: 'x' }, domain)).body.data['status']
    expect(await statusOf()).toBe('active')
    await send(hosting, {})
    expect(await statusOf('calm-river-1.tiiny.test')).toBe('active')
    expect(await statusOf('calm-river-1.tiiny.test')).toBe('expiring')
    hosting.account().uploadsADay = 4
    expect(await statusOf()).toBe('active')
  })

  it('tells quota in whole megabytes', async () => {
    const accounts = { [DEFAULT_KEY]: { quotaLimit: 2_500_000 } }
    await using hosting = await startHosting({ accounts, quotaInMegabytes: true })
    const quota = { quotaUsed: 1, quotaLimit: 2 }
    expect(await send(hosting, { a: 'x' })).toMatchObject({ body: { data: { profile: quota } } })
    expect(await ask(hosting, 'GET', '/v1/profile')).toMatchObject({ body: { data: quota } })
  })

  it('is all of it at once', async () => {
    await using hosting = await startHosting(likeLive)
    expect(hosting.baseUrl).toBe('https://ext.tiiny.host')
    const archive = (paths: Files) => {
      const bytes = zipSync(Object.fromEntries(Object.keys(paths).map((path) => [path, Buffer.from('x')])))
      const form = new FormData()
      form.append('files', new Blob([Uint8Array.from(bytes)], { type: 'application/zip' }), 'site.zip')
      return form
    }
    const created = await ask(hosting, 'POST', '/v1/upload', {
      body: archive({ 'index.html': '', 'a/b': '' }),
    })
    const link = 'calm-river-1.tiiny.site'
    expect(created.body.data).toEqual({
      link,
      status: 'active',
      profile: { quotaUsed: 1, quotaLimit: 10 },
    })
    expect(pathsOf(hosting, link)).toEqual(['index.html', 'a/b'])
    expect((await ask(hosting, 'GET', '/v1/profile')).body.data['links']).toEqual([
      {
        subdomain: link,
        created: '2026-01-01T00:00:00.000Z',
        filename: 'site.zip',
        siteType: 'site',
        isTemplate: false,
      },
    ])
    await send(hosting, { 'a/b.pdf': 'x' }, link, 'PUT')
    expect(pathsOf(hosting, link)).toEqual(['b.pdf'])
    expect((await ask(hosting, 'GET', '/v1/profile')).body.data['links']).toMatchObject([
      { filename: 'a/b.pdf', siteType: 'file' },
    ])
  })
})

describe('the proxy', () => {
  /** Asks for a tunnel; where there is one, and a path is given, for that path in it. */
  async function tunnel(hosting: Hosting, target: string, path?: string): Promise<string> {
    const outgoing = request({ host: '127.0.0.1', port: hosting.port, method: 'CONNECT', path: target }).end()
    const [response, socket] = (await once(outgoing, 'connect')) as [IncomingMessage, Socket]
    if (path === undefined || response.statusCode !== 200) {
      socket.destroy()
      return String(response.statusCode)
    }
    const [host = ''] = target.split(':')
    const secure = target.endsWith(':443')
      ? connectTls({ socket, servername: host, ca: tls.cert, ALPNProtocols: ['http/1.1'] })
      : socket
    secure.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nx-api-key: ${DEFAULT_KEY}\r\nConnection: close\r\n\r\n`)
    return await text(secure)
  }

  it('leads the name of the service and its links here, over TLS', async () => {
    await using hosting = await startHosting(likeLive)
    expect(hosting.env).toEqual({ https_proxy: hosting.url, NODE_EXTRA_CA_CERTS: tls.file })
    await send(hosting, { 'index.html': 'Hello' })
    expect(await tunnel(hosting, 'ext.tiiny.host:443', '/v1/profile')).toContain('"success":true')
    expect(await tunnel(hosting, 'calm-river-1.tiiny.site:443', '/')).toMatch(/^HTTP\/1\.1 200 .*Hello$/su)
    expect(hosting.requests.map(({ headers }) => headers.host)).toEqual([
      `127.0.0.1:${hosting.port}`,
      'ext.tiiny.host',
      'calm-river-1.tiiny.site',
    ])
  })

  it.each(['other.tiiny.site:443', 'ext.tiiny.host:80', '127.0.0.1:1', 'nonsense'])(
    'leads nothing else anywhere: %s',
    async (target) => {
      await using hosting = await startHosting(likeLive)
      expect(await tunnel(hosting, target)).toBe('502')
    },
  )

  it('passes other names on, where told to', async () => {
    await using hosting = await startHosting({ proxy: true, passOn: true })
    expect(hosting.baseUrl).toBe(hosting.url)
    const elsewhere = createServer((_, response) => response.end('elsewhere')).listen(0, '127.0.0.1')
    await once(elsewhere, 'listening')
    const { port } = elsewhere.address() as AddressInfo
    expect(await tunnel(hosting, `127.0.0.1:${port}`, '/')).toContain('elsewhere')
    elsewhere.close()
    await expect(tunnel(hosting, `127.0.0.1:${port}`, '/')).rejects.toThrow()
  })

  it('is not there unless asked for', async () => {
    await using hosting = await startHosting()
    expect(hosting.env).toEqual({})
    await expect(tunnel(hosting, 'ext.tiiny.host:443')).rejects.toThrow()
  })
})
