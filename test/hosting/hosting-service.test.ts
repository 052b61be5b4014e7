import { once } from 'node:events'
import { appendFileSync, writeFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { type AddressInfo, createServer } from 'node:net'
import { describe, expect, it, vi } from 'vitest'
import { CancelledError, ServiceError, SiteError } from '../../src/errors.ts'
import { meaningOf } from '../../src/hosting/answers.ts'
import { hostingAt, type Result } from '../../src/hosting/hosting-service.ts'
import { log } from '../../src/log.ts'
import { DEFAULT_KEY, type HostingOptions } from '../stand-ins/hosting/hosting.ts'
import { skipWaits } from '../stand-ins/runner/clock.ts'
import { tls } from '../stand-ins/runner/tls.ts'
import { answeredAs, cut, doneThenReset, type Fault, inTurn, reset, status } from '../stand-ins/scenes/faults.ts'
import { account, errorOf, meet } from './service.ts'

const link = 'my.site'
const create = { link: undefined, isNew: true }
const named = { link, isNew: true }
const update = { link, isNew: false }
const envelope = (error: string) => ({ success: false, error, message: 'No.' })

/** A service at which each request waits its turn for a fault, on a clock that jumps over waits. */
async function meetFaults(faults: readonly Fault[], options: HostingOptions = account([link])) {
  const met = await meet({ ...options, intercept: inTurn(...faults) })
  const waits = skipWaits()
  const dispose = async (): Promise<void> => {
    waits[Symbol.dispose]()
    await met[Symbol.asyncDispose]()
  }
  return { ...met, waits, [Symbol.asyncDispose]: dispose }
}

describe('the service is asked', () => {
  it('to make, update and delete a link, and for the account', async () => {
    await using met = await meet({}, { base: '/' })
    const quota = { used: 12, limit: 10_000_000 }
    const { link, ...made } = await met.upload(met.files, { ...create, password: 'open, please' })
    expect(made).toEqual({ status: 'active', quota })
    await met.upload(met.files.slice(1), { link, isNew: false })
    expect(met.held(link)).toEqual(['index.html'])
    expect(await met.hosting.account()).toMatchObject({ links: [[link]] })
    expect(await met.hosting.remove(link)).toMatchObject({ links: [], quota: { ...quota, used: 0 } })
    expect(met.asked()).toEqual(['POST /v1/upload', 'POST /v1/upload', 'GET /v1/profile', 'POST /v1/delete'])
    const value = '{"passwordProtected":true,"password":"open, please"}'
    expect(met.service.requests[0]?.fields).toEqual([{ name: 'siteSettings', value }])
    for (const { headers } of met.service.requests) expect(headers['x-api-key']).toBe(DEFAULT_KEY)
    expect(met.told).toEqual([])
  })
})

it('makes a link on a connection of its own: one that was used before may be closed just now', async () => {
  const used = new WeakSet<object>()
  const intercept = ({ method, socket }: IncomingMessage) => {
    if (method === 'POST' && used.has(socket)) socket.destroy()
    used.add(socket)
    return socket.destroyed
  }
  for (const to of [create, { link: 'new.tiiny.test', isNew: true }]) {
    await using met = await meet({ intercept, namedLinks: true })
    await met.hosting.account()
    await met.hosting.account()
    expect(await met.upload(met.files, to)).toMatchObject({ status: 'active' })
    expect(met.told).toEqual([])
  }
})

describe('a request that fails', () => {
  const tooLarge =
    /^This site has 12 B\. Its largest files: index\.html \(11 B\), a\/b\.css \(1 B\)\. Leave out .*"exclude".*larger plan\. Links/u
  const inWords = { success: false, error: 'FREE_UPLOAD_LIMIT_REACHED', message: 'More than 10 MB need a plan.' }
  /** How often it is sent in all, as an update and as a create, and whether it may be done. A hint has these words. */
  it.each<[name: string, Fault, updates: number, creates: number, mayHaveHappened: boolean, hint: RegExp]>([
    ['400', status(400, envelope('BAD')), 1, 1, false, /^What it must answer: .*#4[12]-/u],
    ['401', status(401, envelope('BAD')), 1, 1, false, /^What it must answer: .*#5-the-key$/u],
    ['403 of a firewall', status(403, '<html>'), 1, 1, false, /^Check base-url(?!.*api-key)/u],
    ...[301, 302, 303, 307, 308].map((code): [string, Fault, number, number, boolean, RegExp] => {
      const fault = status(code, '', { location: 'https://other.example/' })
      return [`a redirect with ${code}`, fault, 1, 1, true, /send the key there/u]
    }),
    ['413', status(413), 1, 1, false, tooLarge],
    ['413 with another limit', status(413, envelope('PLAN_LIMIT_REACHED')), 1, 1, false, tooLarge],
    ['a size', status(400, envelope('FILE_TOO_LARGE')), 1, 1, false, tooLarge],
    ['a limit of the size', status(400, envelope('SIZE_LIMIT_REACHED')), 1, 1, false, tooLarge],
    ['a limit of the storage', status(400, envelope('STORAGE_LIMIT_REACHED')), 1, 1, false, tooLarge],
    ['a limit that is one in words', status(400, inWords), 1, 1, false, tooLarge],
    ['a full account', status(503, envelope('LINK_LIMIT_REACHED')), 1, 1, false, /^Delete links/u],
    ['a refusal with 200', status(200, envelope('BAD')), 1, 1, false, /#4[12]-/u],
    [
      'a success that can not be used',
      answeredAs(200, () => '{"success":true,"data":{}}'),
      1,
      1,
      true,
      /^What .*#2-answers$/u,
    ],
    [
      'a success that is too long',
      answeredAs(200, () => ' '.repeat(2 ** 20 + 1)),
      1,
      1,
      true,
      /base-url.* What .*#2-answers$/u,
    ],
    ['408', status(408), 4, 1, true, /base-url/u],
    ['425', status(425), 4, 4, false, /base-url/u],
    ['429', status(429, envelope('RATE_LIMIT_REACHED')), 4, 4, false, /later/u],
    ['500', answeredAs(500), 4, 1, true, /later/u],
    ['503', status(503), 4, 4, false, /later/u],
    ['a reset after all', doneThenReset, 4, 1, true, /Run the job again/u],
    ['an answer that breaks off', cut, 4, 1, true, /Run the job again/u],
  ])('is sent as often as can help: %s', async (_, fault, updates, creates, mayHaveHappened, hint) => {
    for (const [to, times] of [
      [update, updates],
      [create, creates],
      [named, creates],
    ] as const) {
      await using met = await meetFaults(Array(9).fill(fault), account([link], { linkLimit: 9 }))
      const error = { hint: { text: expect.stringMatching(hint) } }
      expect(await met.hosting.upload(met.files, to)).toMatchObject({ kind: 'failed', error, mayHaveHappened })
      expect(met.asked()).toEqual(Array(times).fill('POST /v1/upload'))
      expect(met.told).toHaveLength(times - 1)
    }
  })

  it('is repeated until it is taken, after the time that the service asks for, with a line in the log', async () => {
    await using met = await meetFaults([status(503, '', { 'retry-after': '70' }), doneThenReset, status(500)])
    expect(await met.hosting.account()).toMatchObject({ links: [[link]] })
    expect(met.asked()).toHaveLength(4)
    expect(met.told).toEqual([
      expect.stringMatching(/^The answer to the request for the account is not .* \(attempt 2 of 4\)\.$/u),
      expect.stringMatching(/^The connection to .* failed .* \(attempt 3 of 4\)\.$/u),
      expect.stringMatching(/HTTP 500.* \(attempt 4 of 4\)\.$/u),
    ])
    expect(met.waits.skipped).toBeGreaterThan(70_000)
  })

  /** The body is not read. */
  const unread500: Fault = (request, response) => {
    response.writeHead(500).end()
    request.socket.end()
    return true
  }
  it.each<[string, Fault, number]>([
    ['500', unread500, 4],
    ['a reset', reset, 4],
    ['401', (_, response) => response.writeHead(401).end() !== undefined, 1],
  ])('can not be done if it was not sent whole: %s', async (_, fault, times) => {
    await using met = await meetFaults(Array(9).fill(fault))
    // More than the buffers of a connection hold.
    writeFileSync(`${met.directory}/large.bin`, Buffer.alloc(64 * 1024 * 1024))
    const result = await met.hosting.upload([...met.files, met.fileOf('large.bin')], create)
    expect(result).toMatchObject({ kind: 'failed', mayHaveHappened: false })
    if (times === 1) expect(result).toMatchObject({ error: { status: 401 } })
    expect(met.asked()).toHaveLength(times)
  })

  it.each(['http', 'https', 'proxy'])('can not be done if the server does not get it (%s)', async (kind) => {
    // It ends each connection at once: that is before TLS is set up, and before a proxy has answered.
    const server = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const at = `127.0.0.1:${(server.address() as AddressInfo).port}`
    if (kind === 'http') server.close()
    if (kind === 'proxy') vi.stubEnv('https_proxy', `http://${at}`)
    const baseUrl = new URL(kind === 'proxy' ? 'https://hosting.example' : `${kind}://${at}`)
    using info = vi.spyOn(log, 'info').mockReturnValue()
    const { signal } = new AbortController()
    const hosting = hostingAt({ baseUrl, apiKey: 'k', signal })
    const files = [{ path: 'a', source: '', size: 1, content: Buffer.from('a') }]
    using _waits = skipWaits()
    const cause = kind === 'proxy' ? 'variable https_proxy' : 'check base-url'
    const hint = expect.objectContaining({ text: expect.stringContaining(cause) })
    const failed = { kind: 'failed', mayHaveHappened: false, error: expect.objectContaining({ hint }) }
    expect(await hosting.upload(files, create)).toMatchObject(failed)
    expect(info).toHaveBeenCalledTimes(3)
    vi.unstubAllEnvs()
    server.close()
  })

  it('is not repeated for a certificate that is not accepted', async () => {
    await using met = await meetFaults([], { tls })
    const error = expect.objectContaining({ isFinal: true })
    expect(await met.hosting.upload(met.files, create)).toMatchObject({ kind: 'failed', error, mayHaveHappened: false })
    expect(met.told).toEqual([])
  })

  it('is thrown as it is if the site has changed', async () => {
    await using met = await meet(account([link]))
    appendFileSync(met.files[0]?.source ?? '', 'x')
    await expect(met.upload(met.files, update)).rejects.toBeInstanceOf(SiteError)
    expect(met.held(link)).toEqual([])
  })
})

it('an upload logs its progress', async () => {
  let tick = (): void => {}
  using _timer = vi.spyOn(globalThis, 'setInterval').mockImplementation((does) => {
    tick = does
    return setTimeout(() => {}, 0) as never
  })
  const intercept: Fault = (request) => {
    request.once('data', () => setImmediate(tick))
    return false
  }
  await using met = await meet({ ...account([link], { quotaLimit: 1e9 }), intercept })
  writeFileSync(`${met.directory}/large.bin`, Buffer.alloc(64 * 1024 * 1024))
  await met.upload([met.fileOf('large.bin')], update)
  tick()
  expect(met.told).toEqual([expect.stringMatching(/^Sent \d+ %: [\d.]+ .?B of 67\.1 MB$/u)])
})

/** What a refusal is, and what it means for what comes next. */
function meaningIn(result: Result<unknown>) {
  if (result.kind === 'answered' || !(result.error instanceof ServiceError)) throw result
  const { error, mayHaveHappened } = result
  return { ...meaningOf(error), status: error.status, mayHaveHappened }
}

describe('an update that is refused', () => {
  const full = { isFull: true, mayBeLost: true }
  it.each<[name: string, Fault[], methods: string, error?: object, to?: typeof named]>([
    ['for its method is sent by the other one', [status(405)], 'POST PUT'],
    ['for what it is goes out once', [status(400)], 'POST', { status: 400, mayBeLost: true, isFull: false }],
    ['for both methods is an error', [status(404), status(415)], 'POST PUT', { status: 415, mayBeLost: true }],
    ['by the other method, too, is an error', [status(501), status(422)], 'POST PUT', { status: 422, mayBeLost: true }],
    ['for its key, too, is an error', [status(404), status(401)], 'POST PUT', { status: 401, mayBeLost: false }],
    ['later may be done', [doneThenReset, status(401)], 'POST POST', { status: 401, mayHaveHappened: true }],
    ['for its size is not lost', [status(413)], 'POST', { mayBeLost: false }],
    ['for its size by a code is not lost', [status(400, envelope('SITE_TOO_LARGE'))], 'POST', { mayBeLost: false }],
    ['for a full account may be lost', [status(200, envelope('LINK_LIMIT_REACHED'))], 'POST', full],
    ['for too many uploads may be lost', [status(400, envelope('FREE_UPLOAD_LIMIT_REACHED'))], 'POST', full],
    ['is not what a refused create becomes', [status(405)], 'POST', { status: 405 }, named],
  ])('%s', async (_, faults, methods, error, to = update) => {
    await using met = await meetFaults(faults)
    const result = await met.hosting.upload(met.files, to)
    if (error) expect(meaningIn(result)).toMatchObject({ mayHaveHappened: false, ...error })
    else expect(result.kind).toBe('answered')
    expect(met.service.requests.map(({ method }) => method).join(' ')).toBe(methods)
    const switched = met.told.filter((line) => /^The .* \(HTTP \d+\).* It is sent as PUT now\.$/u.test(line))
    expect(switched).toHaveLength(methods.endsWith('PUT') ? 1 : 0)
  })
})

const stays = answeredAs(200, () => JSON.stringify({ success: true, data: { links: [link] } }))
const stillThere = {
  status: 200,
  message: `The service still lists ${link} after the deletion.`,
  hint: expect.objectContaining({
    text: expect.stringMatching(/^Run the job again\. What it must answer: .*#43-delete-a-site$/u),
  }),
}

it.each<[name: string, listed: string[], Fault[], asked: string, error?: object]>([
  ['that is refused in one form is sent in the other', [link], [status(404)], 'POST DELETE'],
  ['of a link that is not there is no error', [], [], 'POST GET'],
  ['whose answer is lost is done if the link is gone', [link], [doneThenReset], 'POST POST GET'],
  ['that is refused for its key is an error', [link], [status(401)], 'POST GET', { status: 401 }],
  ['that is refused in both forms is an error', [link], [status(405), status(400)], 'POST DELETE GET', { status: 400 }],
  ['after which the link is there is an error', [link], [stays], 'POST', stillThere],
  ['is an error if the account is unknown', [link], [status(400), status(401)], 'POST GET', { status: 400 }],
])('a deletion %s', async (_, listed, faults, asked, error) => {
  await using met = await meetFaults(faults, account(listed))
  const removed = met.hosting.remove(link)
  if (error) expect(await errorOf(removed)).toMatchObject(error)
  else expect(await removed).toMatchObject({ links: [], wasThere: listed.length > 0 })
  expect(met.service.requests.map(({ method }) => method).join(' ')).toBe(asked)
})

describe('a cancelled run', () => {
  type When = 'before it is sent whole' | 'with an answer' | 'without an answer' | 'between two attempts'
  const failed = { kind: 'failed', error: { name: 'CancelledError', signal: 'SIGTERM' } }

  it.each<[When, sent: number, object]>([
    ['before it is sent whole', 64 * 1024 * 1024, { ...failed, mayHaveHappened: false }],
    ['with an answer', 1, { kind: 'answered', answer: { link } }],
    ['without an answer', 1, { ...failed, mayHaveHappened: true }],
    ['between two attempts', 1, { ...failed, mayHaveHappened: false }],
  ])('ends with what is known of the site: %s', async (when, size, end) => {
    const run = new AbortController()
    const cancel = (): void => run.abort(new CancelledError('SIGTERM'))
    const intercept: Fault = (request, response) => {
      if (when === 'before it is sent whole') cancel()
      else
        request.resume().on('end', () => {
          if (when === 'between two attempts') {
            setTimeout(cancel, 100)
            return response.writeHead(503).end()
          }
          cancel()
          if (when === 'without an answer') return request.socket.destroy()
          return response.end(JSON.stringify({ success: true, data: { link } }))
        })
      return true
    }
    await using met = await meet({ ...account([link]), intercept }, run)
    writeFileSync(`${met.directory}/any.bin`, Buffer.alloc(size))
    expect(await met.hosting.upload([met.fileOf('any.bin')], update)).toMatchObject(end)
    expect(met.asked()).toHaveLength(1)
  })
})
