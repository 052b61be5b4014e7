/** What other tests could not tell: that the stand-in refuses what a service refuses, and keeps only what came whole. */
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { connect, type Socket } from 'node:net'
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
  for (const [path, content] of Object.entries(files)) form.append('files', new Blob([content]), path)
  return form
}

async function ask(hosting: Hosting, method: string, path: string, init: RequestInit = {}) {
  const headers = { 'x-api-key': DEFAULT_KEY, ...init.headers }
  const response = await fetch(`${hosting.url}${path}`, { ...init, method, headers })
  return { status: response.status, body: (await response.json()) as { data: Record<string, unknown> } }
}

function send(hosting: Hosting, files: Files, domain?: string, method = 'POST') {
  return ask(hosting, method, '/v1/upload', { body: formOf(files, domain) })
}

const withSite = (contents: Files, quotaLimit = 100): HostingOptions => ({
  accounts: { [DEFAULT_KEY]: { links: { 'my.site': contents }, quotaLimit }, other: { links: ['taken.tiiny.test'] } },
})

const pathsOf = (hosting: Hosting, link = 'my.site'): string[] => [
  ...(hosting.account().links.get(link)?.files.keys() ?? []),
]

describe('an upload', () => {
  const named: HostingOptions = { namedLinks: true }

  it.each<[string, HostingOptions, Files, string | undefined, string, number, string]>([
    ['an unknown domain', {}, { a: 'x' }, 'other.site', 'POST', 400, 'NOT_FOUND'],
    ['an empty domain', {}, { a: 'x' }, '', 'POST', 400, 'NOT_FOUND'],
    ['no files', {}, {}, 'my.site', 'POST', 400, 'INVALID_REQUEST'],
    ['an update without domain', {}, { a: 'x' }, undefined, 'PUT', 400, 'INVALID_REQUEST'],
    ['more than the quota', {}, { a: 'x'.repeat(101) }, 'my.site', 'POST', 400, 'FREE_UPLOAD_LIMIT_REACHED'],
    ['an update by POST', { updateBy: 'PUT' }, { a: 'x' }, 'my.site', 'POST', 400, 'DOMAIN_EXISTS'],
    ['an update by PUT', { updateBy: 'POST' }, { a: 'x' }, 'my.site', 'PUT', 404, 'UNKNOWN_ENDPOINT'],
    ['a name of another suffix', named, { a: 'x' }, 'www.example.com', 'POST', 400, 'NOT_FOUND'],
    ['a name of two labels', named, { a: 'x' }, 'a.b.tiiny.test', 'POST', 400, 'NOT_FOUND'],
    ['a name that is none', named, { a: 'x' }, '-a', 'POST', 400, 'NOT_FOUND'],
    ['a new name by PUT', named, { a: 'x' }, 'my-site', 'PUT', 400, 'NOT_FOUND'],
    ["another account's name", named, { a: 'x' }, 'taken', 'POST', 400, 'DOMAIN_TAKEN'],
  ])('of %s is refused, and changes nothing', async (_, options, files, domain, method, status, error) => {
    await using hosting = await startHosting({ ...withSite({ 'index.html': 'old' }), ...options })
    const before = new Map(hosting.account().links)
    const refused = { status, body: { success: false, error, message: expect.any(String) } }
    expect(await send(hosting, files, domain, method)).toEqual(refused)
    expect(hosting.account().links).toEqual(before)
  })

  it('without a valid key, or without a length, is refused', async () => {
    await using hosting = await startHosting()
    const headers = { 'x-api-key': 'wrong' }
    const refused = await ask(hosting, 'POST', '/v1/upload', { headers, body: formOf({ a: 'x'.repeat(1_000_000) }) })
    expect(refused).toMatchObject({ status: 401, body: { success: false, error: 'UNAUTHORIZED' } })
    const body = new Blob(['x']).stream()
    const response = await fetch(`${hosting.url}/v1/upload`, { method: 'POST', body, duplex: 'half' })
    expect(response.status).toBe(411)
  })

  const whole =
    '--b\r\nContent-Disposition: form-data; name="domain"\r\n\r\nmy.site\r\n' +
    '--b\r\nContent-Disposition: form-data; name="files"; filename="new.html"\r\n\r\nnew\r\n--b--\r\n'

  it.each([
    ['in the middle of a file', whole.slice(0, -10), whole.length],
    ['after the form, short of its Content-Length', whole, whole.length + 1],
  ])('whose connection breaks %s changes nothing', async (_, body, length) => {
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
  ])('of a form %s is refused, and keeps the connection', async (_, body) => {
    await using hosting = await startHosting(withSite({ 'index.html': 'old' }))
    const headers = { 'content-type': 'multipart/form-data; boundary=b' }
    const refused = await ask(hosting, 'POST', '/v1/upload', { headers, body })
    expect(refused).toMatchObject({ status: 400, body: { error: 'INVALID_REQUEST' } })
    expect(pathsOf(hosting)).toEqual(['index.html'])
  })
})

describe('a password', () => {
  const start = async (passwords: '401' | 'page') => {
    const hosting = await startHosting({ passwords })
    const body = formOf({ 'index.html': 'Hello' })
    body.append('siteSettings', JSON.stringify({ passwordProtected: true, password: 'a b:c' }))
    await ask(hosting, 'POST', '/v1/upload', { body })
    const url = hosting.siteUrl('calm-river-1.tiiny.test')
    const visit = (path = '', init: RequestInit = {}) => fetch(`${url}${path}`, { redirect: 'manual', ...init })
    return { hosting, visit }
  }

  it('is asked for with 401, whatever is at the path', async () => {
    const { hosting, visit } = await start('401')
    await using _ = hosting
    for (const path of ['', 'nowhere']) expect((await visit(path)).status).toBe(401)
    const basic = (credentials: string) => ({ headers: { authorization: `Basic ${btoa(credentials)}` } })
    expect((await visit('', basic('anybody:wrong'))).status).toBe(401)
    expect(await (await visit('', basic('anybody:a b:c'))).text()).toBe('Hello')
  })

  it('is asked for with a page, whatever is at the path', async () => {
    const { hosting, visit } = await start('page')
    await using _ = hosting
    for (const path of ['', 'nowhere']) expect(await (await visit(path)).text()).toContain('type="password"')
    const enter = async (password: string) => {
      const { status, headers } = await visit('', { method: 'POST', body: new URLSearchParams({ password }) })
      const [cookie = ''] = headers.get('set-cookie')?.split(';') ?? []
      const opened = await visit('', { headers: { cookie: `other=1; ${cookie}` } })
      return [status, (await opened.text()) === 'Hello']
    }
    expect(await enter('wrong')).toEqual([303, false])
    expect(await (await visit('?wrong-password')).text()).toContain('That is not the password.')
    expect(await enter('a b:c')).toEqual([303, true])
  })
})

describe('a hosted site', () => {
  const site = { 'index.html': 'root', 'docs/index.html': 'docs', 'ä b.html': 'umlaut' }

  it.each([
    ['', site, 200, 'root'],
    ['docs', site, 200, 'docs'],
    ['%C3%A4%20b.html?x=1', site, 200, 'umlaut'],
    ['missing', site, 404, expect.stringContaining('<h1>No such page</h1>')],
    ['%', site, 404, expect.stringContaining('<h1>No such page</h1>')],
    ['docs/missing', { ...site, '404.html': 'Lost?' }, 404, 'Lost?'],
  ])('is served: /%s', async (path, contents, status, body) => {
    await using hosting = await startHosting(withSite(contents))
    const response = await fetch(`${hosting.siteUrl('my.site')}${path}`)
    expect([response.status, await response.text()]).toEqual([status, body])
  })

  it('is not there once its link is deleted', async () => {
    await using hosting = await startHosting(withSite(site))
    await ask(hosting, 'DELETE', '/v1/delete', { body: formOf({}, 'my.site') })
    const response = await fetch(hosting.siteUrl('my.site'))
    expect([response.status, await response.text()]).toEqual([404, expect.stringContaining('<h1>No site here</h1>')])
  })
})

it('is all at once what is known of the live service', async () => {
  await using hosting = await startHosting(likeLive)
  const link = 'calm-river-1.tiiny.site'
  const bytes = zipSync({ 'index.html': Buffer.from('x'), 'a/b': Buffer.from('x') })
  const body = new FormData()
  body.append('files', new Blob([Uint8Array.from(bytes)]), 'site.zip')
  const created = await ask(hosting, 'POST', '/v1/upload', { body })
  expect(created.body.data).toEqual({ link, status: 'active', profile: { quotaUsed: 1, quotaLimit: 10 } })
  expect(pathsOf(hosting, link)).toEqual(['index.html', 'a/b'])
  const listed = { subdomain: link, created: '2026-01-01T00:00:00.000Z', filename: 'site.zip', siteType: 'site' }
  const links = async () => (await ask(hosting, 'GET', '/v1/profile')).body.data['links']
  expect(await links()).toEqual([{ ...listed, isTemplate: false }])
  await send(hosting, { 'a/b.pdf': 'x' }, link, 'PUT')
  expect(pathsOf(hosting, link)).toEqual(['b.pdf'])
  expect(await links()).toMatchObject([{ filename: 'a/b.pdf', siteType: 'file' }])
  for (let count = 2; count <= 5; count += 1) await send(hosting, { a: 'x' })
  const full = { status: 400, body: { error: 'FREE_UPLOAD_LIMIT_REACHED' } }
  for (const domain of [undefined, link, 'new']) expect(await send(hosting, { a: 'x' }, domain)).toMatchObject(full)
  expect((await send(hosting, { a: 'x' }, link, 'PUT')).body.data['status']).toBe('expiring')
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
    const secure = connectTls({ socket, servername: host, ca: tls.cert, ALPNProtocols: ['http/1.1'] })
    secure.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nx-api-key: ${DEFAULT_KEY}\r\nConnection: close\r\n\r\n`)
    return await text(secure)
  }

  it('leads the name of the service and its links here, over TLS', async () => {
    await using hosting = await startHosting(likeLive)
    expect(hosting.env).toEqual({ https_proxy: hosting.url, NODE_EXTRA_CA_CERTS: tls.file })
    await send(hosting, { 'index.html': 'Hello' })
    expect(await tunnel(hosting, 'ext.tiiny.host:443', '/v1/profile')).toContain('"success":true')
    expect(await tunnel(hosting, 'calm-river-1.tiiny.site:443', '/')).toMatch(/^HTTP\/1\.1 200 .*Hello$/su)
  })

  it.each(['other.tiiny.site:443', 'ext.tiiny.host:80', '127.0.0.1:1', 'nonsense'])(
    'leads nothing else anywhere: %s',
    async (target) => {
      await using hosting = await startHosting(likeLive)
      expect(await tunnel(hosting, target)).toBe('502')
    },
  )
})
