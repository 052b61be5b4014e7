import { once } from 'node:events'
import { appendFileSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { describe, expect, it, vi } from 'vitest'
import { CancelledError, NetworkError, SiteError } from '../../src/errors.ts'
import type { Reply } from '../../src/hosting/interface.ts'
import { hostingFor } from '../../src/hosting/requests.ts'
import { DEFAULT_KEY } from '../stand-ins/hosting/hosting.ts'
import { answeredAs, cut, doneThenReset, type Fault, reset, status } from '../stand-ins/scenes/faults.ts'
import { account, meet, refuse, ship } from '../stand-ins/scenes/service.ts'

const link = 'my.site'
const post = { method: 'POST', domain: undefined, creates: true } as const
const update = { method: 'POST', domain: link, creates: false } as const
const quota = { used: 0, limit: 10_000_000 }

const seen = (reply: Reply<unknown>) => {
  const { kind, ...rest } = reply
  return [kind === 'lost' && !reply.again ? 'lost for good' : kind, 'mayBeDone' in rest && rest.mayBeDone] as const
}

describe('one request each', () => {
  it('makes, updates and deletes a link, and reads the account', async () => {
    await using met = await meet({}, { base: '/' })
    const made = await met.hosting.upload(ship(met.files), post)
    const name = expect.stringMatching(/\.tiiny\.test$/u)
    expect(made).toEqual({ kind: 'taken', value: { link: name, status: 'active', quota: { ...quota, used: 12 } } })
    const [domain = ''] = met.service.account().links.keys()
    const updated = await met.hosting.upload(ship(met.files.slice(1)), { ...update, domain })
    expect(updated).toMatchObject({ kind: 'taken', value: { link: domain } })
    expect(met.held(domain)).toEqual(['index.html'])
    expect(await met.hosting.profile()).toMatchObject({ kind: 'taken', value: { links: [[domain]] } })
    expect(await met.hosting.delete(domain, 'json')).toEqual({ kind: 'taken', value: { links: [], quota } })
    expect(met.asked()).toEqual(['POST /v1/upload', 'POST /v1/upload', 'GET /v1/profile', 'POST /v1/delete'])
    const [first, second, , last] = met.service.requests
    expect(first?.fields).toEqual([])
    expect(first?.files.map(({ path }) => path)).toEqual(['a/b.css', 'index.html'])
    expect(second?.fields).toEqual([{ name: 'domain', value: domain }])
    expect(JSON.parse(String(last?.body))).toEqual({ domain })
    for (const { headers } of met.service.requests) expect(headers['x-api-key']).toBe(DEFAULT_KEY)
    expect(met.told).toEqual([])
  })

  it('goes to the path of the base address, by the dialect of its host', async () => {
    await using met = await meet({}, { base: '/base/' })
    expect(await met.hosting.profile()).toMatchObject({ kind: 'refused', error: { status: 404 } })
    expect(met.asked()).toEqual(['GET /base/v1/profile'])
    expect(met.hosting.dialect).toEqual({ update: 'POST', folders: 'files', delete: 'json' })
  })

  it('uses a connection that was prepared, and its fault shows only when one is needed', async () => {
    await using met = await meet(account([link]))
    met.hosting.prepare()
    expect(await met.hosting.profile()).toMatchObject({ kind: 'taken' })
    await met.service.close()
    met.hosting.prepare()
    expect(await met.hosting.profile()).toMatchObject({ kind: 'lost', again: true, mayBeDone: false })
  })

  it('makes a link over a connection of its own, and shares one for the rest', async () => {
    const sockets: unknown[] = []
    await using met = await meet({
      ...account([link]),
      intercept: ({ socket }) => {
        sockets.push(socket)
        return false
      },
    })
    await met.hosting.profile()
    await met.hosting.upload(ship(met.files), update)
    await met.hosting.upload(ship(met.files), post)
    const [first, second, third] = sockets
    expect([second === first, third === first]).toEqual([true, false])
  })

  it('changes nothing in a dry run', async () => {
    await using met = await meet(account([link]), { readOnly: true })
    await expect(met.hosting.upload(ship(met.files), update)).rejects.toThrow('a dry run must not change anything')
    await expect(met.hosting.delete(link, 'json')).rejects.toThrow('a dry run must not change anything')
    expect(await met.hosting.profile()).toMatchObject({ kind: 'taken' })
    expect(met.asked()).toEqual(['GET /v1/profile'])
  })
})

const doneThen500 = answeredAs(500)
const envelope = (error: string) => ({ success: false, error, message: 'No.' })

describe('what an upload came to', () => {
  it.each<[name: string, Fault, kind: string, mayBeDone: boolean]>([
    ['400', status(400), 'refused', false],
    ['403', status(403), 'refused', false],
    ['a redirect', status(302, '', { location: 'https://other.example/' }), 'refused', false],
    ['a limit', status(200, envelope('LINK_LIMIT_REACHED')), 'refused', false],
    ['a limit with 503', status(503, envelope('FREE_UPLOAD_LIMIT_REACHED')), 'refused', false],
    ['a refusal with 200', status(200, envelope('BAD')), 'refused', false],
    ['a success that can not be used', answeredAs(200, () => '{"success":true,"data":{}}'), 'refused', true],
    ['a success without an envelope', answeredAs(200, () => '<html>'), 'refused', true],
    ['a success that is too long', answeredAs(200, () => ' '.repeat(2 ** 20 + 1)), 'lost for good', true],
    ['408', status(408), 'busy', true],
    ['425', status(425), 'busy', false],
    ['429', status(429), 'busy', false],
    ['500', doneThen500, 'busy', true],
    ['503', status(503), 'busy', false],
    ['a reset after all', doneThenReset, 'lost', true],
    ['an answer that breaks off', cut, 'lost', true],
  ])('%s', async (_, fault, kind, mayBeDone) => {
    await using met = await meet({ ...account([link]), intercept: fault })
    const reply = await met.hosting.upload(ship(met.files), update)
    expect(seen(reply)).toEqual([kind, mayBeDone])
    if (reply.kind === 'lost') expect(reply).toMatchObject({ error: expect.any(NetworkError) })
    // Never again by itself.
    expect(met.asked()).toHaveLength(1)
  })

  /** Nothing of the body is read. */
  const unread = (answer: (socket: { end(): void; destroy(): void }) => void): Fault => {
    return (request, response) => {
      response.writeHead(500).end()
      answer(request.socket)
      return true
    }
  }
  it.each<[string, Fault, string]>([
    ['500', unread((socket) => socket.end()), 'busy'],
    ['a reset', reset, 'lost'],
  ])('%s before all of the body was sent: then nothing can be done', async (_, fault, kind) => {
    await using met = await meet({ ...account([link]), intercept: fault })
    // More than the buffers of a connection hold.
    writeFileSync(`${met.directory}/large.bin`, Buffer.alloc(64 * 1024 * 1024))
    const reply = await met.hosting.upload(ship([...met.files, met.fileOf('large.bin')]), update)
    expect(seen(reply)).toEqual([kind, false])
  })

  it.each(['http', 'https', 'proxy'])('a server that does not get it (%s) can not have done it', async (kind) => {
    // It ends each connection at once: that is before TLS is set up, and before a proxy has answered.
    const server = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const at = `127.0.0.1:${(server.address() as AddressInfo).port}`
    if (kind === 'http') server.close()
    if (kind === 'proxy') vi.stubEnv('https_proxy', `http://${at}`)
    const baseUrl = new URL(kind === 'http' ? `http://${at}` : `https://${kind === 'https' ? at : 'hosting.example'}`)
    const { signal } = new AbortController()
    const hosting = hostingFor({ baseUrl, apiKey: 'k', signal, tell: () => {} })
    const files = [{ path: 'a', source: '', size: 1, content: Buffer.from('a') }]
    const hint = expect.stringContaining('Check base-url')
    const error = { message: expect.stringContaining('could not be reached'), mayHaveArrived: false, hint }
    const lost = { kind: 'lost', again: true, mayBeDone: false, error }
    expect(await hosting.upload(ship(files), post)).toMatchObject(lost)
    vi.unstubAllEnvs()
    server.close()
  })

  it('a certificate that is not accepted will not be accepted later either', async () => {
    const { tls } = await import('../stand-ins/runner/tls.ts')
    await using met = await meet({ tls })
    expect(seen(await met.hosting.upload(ship(met.files), post))).toEqual(['lost for good', false])
  })

  const named = JSON.stringify({ success: true, data: { link, status: 7 } })
  it.each<[string, Fault, object]>([
    ['how long to wait', status(503, '', { 'retry-after': '7' }), { kind: 'busy', after: 7000 }],
    ['no time to wait', status(503), { kind: 'busy', after: undefined }],
    ['a link in what can not be used', status(200, named), { kind: 'refused', error: { link } }],
  ])('an answer tells %s', async (_, intercept, reply) => {
    await using met = await meet({ intercept })
    expect(await met.hosting.upload(ship(met.files), post)).toMatchObject(reply)
  })

  it('a site that changed is thrown, because nothing can have been taken', async () => {
    await using met = await meet(account([link]))
    appendFileSync(met.files[0]?.source ?? '', 'x')
    await expect(met.hosting.upload(ship(met.files), update)).rejects.toBeInstanceOf(SiteError)
    expect(met.held(link)).toEqual([])
  })
})

describe('what a deletion and the profile came to', () => {
  it.each<[string, Fault, kind: string, mayBeDone: boolean]>([
    ['404', status(404), 'refused', false],
    ['500', doneThen500, 'busy', true],
    ['503', status(503), 'busy', false],
    ['a reset', doneThenReset, 'lost', true],
  ])('%s', async (_, fault, kind, mayBeDone) => {
    await using met = await meet({ ...account([link]), intercept: fault })
    for (const form of ['json', 'form'] as const)
      expect(seen(await met.hosting.delete(link, form))).toEqual([kind, mayBeDone])
    // Reading changes nothing.
    expect(seen(await met.hosting.profile())).toEqual([kind, false])
  })
})

it('an upload that is cancelled was not done if it was not sent whole, or not sent', async () => {
  const cancelled = new CancelledError('SIGTERM')
  const lost = { kind: 'lost', error: cancelled, again: false, mayBeDone: false }
  const run = new AbortController()
  const intercept: Fault = () => {
    run.abort(cancelled)
    return true
  }
  await using met = await meet({ ...account([link]), intercept }, run)
  writeFileSync(`${met.directory}/large.bin`, Buffer.alloc(64 * 1024 * 1024))
  expect(await met.hosting.upload(ship([met.fileOf('large.bin')]), update)).toEqual(lost)
  expect(await met.hosting.upload(ship(met.files), update)).toEqual(lost)
  expect(await met.hosting.profile()).toEqual(lost)
  expect(met.asked()).toHaveLength(1)
})

describe('the advice of a refused upload', () => {
  const size = "The site may be too large for the account's plan: 2.00 MB in 2 files, the largest: "
  const parts =
    'Many servers take at most 100, 128 or 1,000 files in one request, and this had 102: try "upload-as: zip". '

  it.each<[status: number, code: string, sizes: boolean, parts: boolean]>([
    [413, '', true, true],
    [400, 'SITE_TOO_LARGE', true, true],
    [400, 'OTHER', false, true],
    [405, '', false, true],
    [400, 'LINK_LIMIT_REACHED', false, false],
    [400, 'FREE_UPLOAD_LIMIT_REACHED', true, false],
    [401, '', false, false],
    [500, '', false, false],
  ])('%i %s: the size %s, the number of files %s', async (code, error, isSize, isParts) => {
    await using met = await meet({ intercept: refuse('POST /v1/upload', code, error) })
    const many = Array.from({ length: 102 }, (_, index) => met.fileOf(`${index}`, 'a/b.css'))
    const site = [
      { path: 'in/the.zip', source: '', size: 1_999_999 },
      { path: 'a', source: '', size: 1 },
    ]
    const hint = async (files: typeof many, of = files): Promise<string> => {
      const reply = await met.hosting.upload({ files, site: of }, post)
      return ('error' in reply && reply.error.hint) || ''
    }
    const few = await hint(met.files)
    expect(few).not.toMatch(/^(?:The site may be|Many servers)/u)
    // An archive is one part, and its files are named.
    expect(await hint(met.files, site)).toBe(isSize ? `${size}in/the.zip (2.00 MB), a (1 B). ${few}`.trim() : few)
    expect(await hint(many)).toBe(isParts ? `${parts}${few}`.trim() : few)
  })
})
