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

type Files = Record<string, string | Blob>

async function ask(hosting: Hosting, method: string, path: string, init: RequestInit = {}) {
  const headers = { 'x-api-key': DEFAULT_KEY, ...init.headers }
  const response = await fetch(`${hosting.url}${path}`, { ...init, method, headers })
  return { status: response.status, body: (await response.json()) as { data: Record<string, unknown> } }
}

function send(hosting: Hosting, files: Files, fields: Record<string, string> = {}, method = 'POST') {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  for (const [path, content] of Object.entries(files)) body.append('files', new Blob([content]), path)
  return ask(hosting, method, method === 'DELETE' ? '/v1/delete' : '/v1/upload', { body })
}

const withSite = (contents: Record<string, string> = { 'index.html': 'old' }): HostingOptions => ({
  accounts: {
    [DEFAULT_KEY]: { links: { 'my.site': contents }, quotaLimit: 100 },
    other: { links: ['taken.tiiny.test'] },
  },
})

const pathsOf = (hosting: Hosting, link = 'my.site'): string[] => [
  ...(hosting.account().links.get(link)?.files.keys() ?? []),
]

describe('an upload', () => {
  const named: HostingOptions = { namedLinks: true }

  it.each<[what: string, HostingOptions, domain: string | undefined, method: string, error: string, Files?]>([
    ['an unknown domain', {}, 'other.site', 'POST', 'NOT_FOUND'],
    ['an empty domain', {}, '', 'POST', 'NOT_FOUND'],
    ['no files', {}, 'my.site', 'POST', 'INVALID_REQUEST', {}],
    ['an update without domain', {}, undefined, 'PUT', 'INVALID_REQUEST'],
    ['more than the quota', {}, 'my.site', 'POST', 'FREE_UPLOAD_LIMIT_REACHED', { a: 'x'.repeat(101) }],
    ['an update by POST', { updateBy: 'PUT' }, 'my.site', 'POST', 'DOMAIN_EXISTS'],
    ['an update by PUT', { updateBy: 'POST' }, 'my.site', 'PUT', 'UNKNOWN_ENDPOINT'],
    ['a name of another suffix', named, 'www.example.com', 'POST', 'NOT_FOUND'],
    ['a name of two labels', named, 'a.b.tiiny.test', 'POST', 'NOT_FOUND'],
    ['a name that is none', named, '-a', 'POST', 'NOT_FOUND'],
    ['a new name by PUT', named, 'my-site', 'PUT', 'NOT_FOUND'],
    ["another account's name", named, 'taken', 'POST', 'DOMAIN_TAKEN'],
  ])('of %s is refused, and changes nothing', async (_, options, domain, method, error, files = { a: 'x' }) => {
    await using hosting = await startHosting({ ...withSite(), ...options })
    const before = new Map(hosting.account().links)
    const status = error === 'UNKNOWN_ENDPOINT' ? 404 : 400
    const refused = { status, body: { success: false, error, message: expect.any(String) } }
    expect(await send(hosting, files, domain === undefined ? {} : { domain }, method)).toEqual(refused)
    expect(hosting.account().links).toEqual(before)
  })

  it('without a valid key, or without a length, is refused', async () => {
    await using hosting = await startHosting()
    const headers = { 'x-api-key': 'wrong' }
    const refused = await ask(hosting, 'POST', '/v1/upload', { headers, body: 'x'.repeat(1_000_000) })
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
    await using hosting = await startHosting({ ...withSite(), intercept })
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
    await using hosting = await startHosting(withSite())
    const headers = { 'content-type': 'multipart/form-data; boundary=b' }
    const refused = await ask(hosting, 'POST', '/v1/upload', { headers, body })
    expect(refused).toMatchObject({ status: 400, body: { error: 'INVALID_REQUEST' } })
    expect(pathsOf(hosting)).toEqual(['index.html'])
  })
})

it.each(['401', 'page'] as const)('a password is asked for by %s, whatever is at the path', async (passwords) => {
  await using hosting = await startHosting({ passwords })
  const siteSettings = JSON.stringify({ passwordProtected: true, password: 'a b:c' })
  await send(hosting, { 'index.html': 'Hello' }, { siteSettings })
  const visit = async (path = '', init: RequestInit = {}) => {
    const url = `${hosting.siteUrl('calm-river-1.tiiny.test')}${path}`
    const answer = await fetch(url, { redirect: 'manual', ...init })
    const [cookie = ''] = answer.headers.get('set-cookie')?.split(';') ?? []
    return { status: answer.status, cookie, text: await answer.text() }
  }
  const asks = passwords === '401' ? { status: 401 } : { text: expect.stringContaining('type="password"') }
  for (const path of ['', 'nowhere']) expect(await visit(path)).toMatchObject(asks)
  const basic = (password: string) => visit('', { headers: { authorization: `Basic ${btoa(`anybody:${password}`)}` } })
  const enter = async (password: string) => {
    const { cookie } = await visit('', { method: 'POST', body: new URLSearchParams({ password }) })
    return await visit('', { headers: { cookie: `other=1; ${cookie}` } })
  }
  const give = passwords === '401' ? basic : enter
  expect(await give('wrong')).toMatchObject(asks)
  expect(await give('a b:c')).toMatchObject({ status: 200, text: 'Hello' })
  const again = { text: expect.stringContaining('That is not the password.') }
  if (passwords === 'page') expect(await visit('?wrong-password')).toMatchObject(again)
})

const site = { 'index.html': 'root', 'docs/index.html': 'docs', 'ä b.html': 'umlaut' }

it.each([
  ['', site, 200, 'root'],
  ['docs', site, 200, 'docs'],
  ['%C3%A4%20b.html?x=1', site, 200, 'umlaut'],
  ['missing', site, 404, expect.stringContaining('<h1>No such page</h1>')],
  ['%', site, 404, expect.stringContaining('<h1>No such page</h1>')],
  ['docs/missing', { ...site, '404.html': 'Lost?' }, 404, 'Lost?'],
  ['', undefined, 404, expect.stringContaining('<h1>No site here</h1>')],
])('a hosted site is served: /%s', async (path, contents, status, body) => {
  await using hosting = await startHosting(withSite(contents))
  if (!contents) await send(hosting, {}, { domain: 'my.site' }, 'DELETE')
  const response = await fetch(`${hosting.siteUrl('my.site')}${path}`)
  expect([response.status, await response.text()]).toEqual([status, body])
})

it('is all at once what is known of the live service', async () => {
  await using hosting = await startHosting(likeLive)
  const link = 'calm-river-1.tiiny.site'
  const archive = zipSync({ 'index.html': Buffer.from('x'), 'a/b': Buffer.from('x') })
  const created = await send(hosting, { 'site.zip': new Blob([Uint8Array.from(archive)]) })
  expect(created.body.data).toEqual({ link, status: 'active', profile: { quotaUsed: 1, quotaLimit: 10 } })
  expect(pathsOf(hosting, link)).toEqual(['index.html', 'a/b'])
  const listed = { subdomain: link, created: '2026-01-01T00:00:00.000Z', filename: 'site.zip', siteType: 'site' }
  const links = async () => (await ask(hosting, 'GET', '/v1/profile')).body.data['links']
  expect(await links()).toEqual([{ ...listed, isTemplate: false }])
  await send(hosting, { 'a/b.pdf': 'x' }, { domain: link }, 'PUT')
  expect(pathsOf(hosting, link)).toEqual(['b.pdf'])
  expect(await links()).toMatchObject([{ filename: 'a/b.pdf', siteType: 'file' }])
  for (let count = 2; count <= 5; count += 1) await send(hosting, { a: 'x' })
  const full = { status: 400, body: { error: 'FREE_UPLOAD_LIMIT_REACHED' } }
  for (const fields of [{}, { domain: link }, { domain: 'new' }])
    expect(await send(hosting, { a: 'x' }, fields)).toMatchObject(full)
  expect((await send(hosting, { a: 'x' }, { domain: link }, 'PUT')).body.data['status']).toBe('expiring')
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

  it('leads the name of the service and its links here, over TLS, and nothing else anywhere', async () => {
    await using hosting = await startHosting(likeLive)
    expect(hosting.env).toEqual({ https_proxy: hosting.url, NODE_EXTRA_CA_CERTS: tls.file })
    await send(hosting, { 'index.html': 'Hello' })
    expect(await tunnel(hosting, 'ext.tiiny.host:443', '/v1/profile')).toContain('"success":true')
    expect(await tunnel(hosting, 'calm-river-1.tiiny.site:443', '/')).toMatch(/^HTTP\/1\.1 200 .*Hello$/su)
    for (const target of ['other.tiiny.site:443', 'ext.tiiny.host:80', '127.0.0.1:1', 'nonsense'])
      expect(await tunnel(hosting, target), target).toBe('502')
  })
})
