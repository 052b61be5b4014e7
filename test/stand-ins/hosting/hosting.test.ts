/** What other tests could not tell: that the stand-in refuses what a service refuses, and keeps only what came whole. */
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { connect as connectTls } from 'node:tls'
import { describe, expect, it } from 'vitest'
import { tls } from '../runner/tls.ts'
import { DEFAULT_KEY, type Hosting, type HostingOptions, likeLive, startHosting } from './hosting.ts'

async function send(hosting: Hosting, files: Readonly<Record<string, string>>, domain?: string) {
  const body = new FormData()
  if (domain !== undefined) body.append('domain', domain)
  for (const [path, content] of Object.entries(files)) body.append('files', new Blob([content]), path)
  const init = { method: 'POST', headers: { 'x-api-key': DEFAULT_KEY }, body }
  const response = await fetch(`${hosting.url}/v1/upload`, init)
  return { status: response.status, body: await response.json() }
}

const accounts: HostingOptions['accounts'] = {
  [DEFAULT_KEY]: { links: { 'my.site': { 'index.html': 'old' } }, quotaLimit: 100 },
}

describe('an upload', () => {
  it.each([
    ['an unknown domain', 'other.site', 'NOT_FOUND', { a: 'x' }],
    ['a name of two labels', 'a.b.tiiny.test', 'NOT_FOUND', { a: 'x' }],
    ['no files', 'my.site', 'INVALID_REQUEST', {}],
    ['more than the quota', 'my.site', 'FREE_UPLOAD_LIMIT_REACHED', { a: 'x'.repeat(101) }],
  ])('of %s is refused, and changes nothing', async (_, domain, error, files) => {
    await using hosting = await startHosting({ accounts, namedLinks: domain !== 'other.site' })
    const before = new Map(hosting.account().links)
    const body = { success: false, error, message: expect.any(String) }
    expect(await send(hosting, files, domain)).toEqual({ status: 400, body })
    expect(hosting.account().links).toEqual(before)
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
    await using hosting = await startHosting({ accounts, intercept })
    const socket = connect(hosting.port, '127.0.0.1')
    socket.write(`POST /v1/upload HTTP/1.1\r\nHost: a\r\nx-api-key: ${DEFAULT_KEY}\r\n`)
    socket.write(`Content-Type: multipart/form-data; boundary=b\r\nContent-Length: ${length}\r\n\r\n${body}`)
    while (hosting.requests[0]?.body.length !== body.length) await pause(1)
    socket.destroy()
    await broken
    await pause(20)
    expect(hosting.requests[0]?.fields).toHaveLength(1)
    expect([...(hosting.account().links.get('my.site')?.files.keys() ?? [])]).toEqual(['index.html'])
  })
})

it('leads the name of the service and its links here, over TLS, and nothing else anywhere', async () => {
  await using hosting = await startHosting(likeLive)
  await send(hosting, { 'index.html': 'Hello' })
  const ask = async (target: string, path: string): Promise<string> => {
    const outgoing = request({ host: '127.0.0.1', port: hosting.port, method: 'CONNECT', path: target }).end()
    const [response, socket] = (await once(outgoing, 'connect')) as [IncomingMessage, Socket]
    if (response.statusCode !== 200) return String(response.statusCode)
    const [host = ''] = target.split(':')
    const secure = connectTls({ socket, servername: host, ca: tls.cert, ALPNProtocols: ['http/1.1'] })
    secure.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nx-api-key: ${DEFAULT_KEY}\r\nConnection: close\r\n\r\n`)
    return await text(secure)
  }
  expect(await ask('ext.tiiny.host:443', '/v1/profile')).toContain('"success":true')
  expect(await ask('calm-river-1.tiiny.site:443', '/')).toMatch(/^HTTP\/1\.1 200 .*Hello$/su)
  for (const target of ['other.tiiny.site:443', 'ext.tiiny.host:80']) expect(await ask(target, '/')).toBe('502')
})
