import { createHash } from 'node:crypto'
import https from 'node:https'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { NetworkError } from '../../src/errors.ts'
import type { Request } from '../../src/http/connect.ts'
import { exchange, visit } from '../../src/http/exchange.ts'
import { startProxy } from '../stand-ins/runner/proxy.ts'
import { tls, trust } from '../stand-ins/runner/tls.ts'
import { listen } from '../stand-ins/server.ts'

afterEach(() => {
  vi.unstubAllEnvs()
  https.globalAgent.destroy()
})

const get = (url: string): Request => ({
  what: 'the question',
  addressFrom: 'the test',
  method: 'GET',
  url: new URL(url),
  headers: { 'x-api-key': 'k' },
  signal: new AbortController().signal,
  idleTimeoutMs: 10_000,
})
const stream = (url: string, length: number, chunks: () => AsyncIterable<Uint8Array>): Request => ({
  ...get(url),
  method: 'POST',
  body: { contentType: 'text/plain', length, stream: chunks },
})
const post = (url: string, ...chunks: readonly Uint8Array[]): Request =>
  stream(url, Buffer.concat(chunks).length, async function* () {
    yield* chunks
  })

describe('exchange', () => {
  it('lets a body use its memory again, and holds no more than a chunk of it for a slow reader', async () => {
    const hash = createHash('sha256')
    const sent = createHash('sha256')
    let received = 0
    await using server = await listen((request, response) => {
      request.on('data', (chunk: Buffer) => {
        received += chunk.length
        hash.update(chunk)
        request.pause()
        setImmediate(() => request.resume())
      })
      request.on('end', () => response.end(hash.digest('hex')))
    })
    let made = 0
    const memory = Buffer.alloc(512 * 1024)
    const request = stream(server.url, 64 * memory.length, async function* () {
      for (let index = 0; index < 64; index += 1) {
        made += memory.length
        // What is on its way fits the buffers of both sockets; nothing piles up here.
        expect(made - received).toBeLessThan(16 * 1024 * 1024)
        sent.update(memory.fill(index))
        yield memory
      }
    })
    const { text } = await exchange(request)
    expect(text).toBe(sent.digest('hex'))
  })

  it('ends if nothing comes, or an answer stops half way', async () => {
    await using silent = await listen((request) => void request.resume())
    const end = exchange({ ...post(silent.url, Buffer.from('x')), idleTimeoutMs: 50 })
    await expect(end).rejects.toMatchObject({ name: 'NetworkError', isFinal: false })
    await expect(exchange({ ...get(silent.url), idleTimeoutMs: 50 })).rejects.toThrow('nothing came for 0 s')
    await using server = await listen(
      (_, response) => void response.writeHead(200, { 'content-length': '9' }).write('half'),
    )
    await expect(exchange({ ...get(server.url), idleTimeoutMs: 50 })).rejects.toThrow(NetworkError)
  })

  it('ends if a proxy takes the connection and never answers', async () => {
    await using proxy = await listen(() => {})
    proxy.server.on('connect', () => {})
    vi.stubEnv('http_proxy', proxy.url)
    const request = post('http://hosting.example/', Buffer.from('x'))
    await expect(exchange({ ...request, idleTimeoutMs: 50 })).rejects.toThrow('nothing came for 0 s')
    const controller = new AbortController()
    setTimeout(() => controller.abort(new Error('cancelled')), 20)
    await expect(exchange({ ...request, signal: controller.signal })).rejects.toThrow('cancelled')
  })

  it('waits 5 s for the answer if it is cancelled after everything was sent', async () => {
    const controller = new AbortController()
    await using server = await listen((request, response) => {
      request.resume().on('end', () => {
        using timers = vi.spyOn(globalThis, 'setTimeout')
        controller.abort(new Error('cancelled'))
        response.end(JSON.stringify(timers.mock.calls.map(([, milliseconds]) => milliseconds)))
      })
    })
    const { signal } = controller
    const { text } = await exchange({ ...post(server.url, Buffer.from('x')), signal })
    expect(text).toBe('[5000]')
    await expect(exchange({ ...get(server.url), signal })).rejects.toThrow('cancelled')
  })

  it('breaks the connection if the body fails, so that a part is not taken for the whole', async () => {
    const failure = new Error('changed')
    const arrived = Promise.withResolvers<void>()
    const aborted = Promise.withResolvers<void>()
    await using server = await listen((request, response) => {
      arrived.resolve()
      request.on('aborted', aborted.resolve).on('error', () => {})
      request.resume().on('end', () => response.end('whole'))
    })
    const request = stream(server.url, 100, async function* () {
      yield Buffer.from('some')
      await arrived.promise
      throw failure
    })
    await expect(exchange(request)).rejects.toBe(failure)
    await aborted.promise
  })

  it('sends nothing more after a refusal, while the rest of that is on its way, and ends the connection', async () => {
    const closed = Promise.withResolvers<void>()
    await using server = await listen((request, response) => {
      request.on('error', () => {}).resume()
      request.socket.once('close', closed.resolve)
      response.writeHead(413).write('too ')
      setTimeout(() => response.end('large'), 200)
    })
    let made = 0
    const request = stream(server.url, 10_000 * 1024, async function* () {
      for (; made < 10_000; made += 1) {
        await new Promise(setImmediate)
        yield Buffer.alloc(1024)
      }
    })
    expect(await exchange(request)).toMatchObject({ status: 413, text: 'too large' })
    const atEnd = made
    expect(atEnd).toBeLessThan(1000)
    await closed.promise
    expect(made).toBe(atEnd)
  })

  it('does not accept a success that comes before everything was sent', async () => {
    await using server = await listen(({ socket }) => {
      // Node's own end of an answer would read the rest of the request.
      socket.write('HTTP/1.1 200 OK\r\ncontent-length: 16\r\n\r\n{"success":true}')
      setTimeout(() => socket.destroy(), 50)
    })
    const chunks = Array.from({ length: 200 }, () => Buffer.alloc(256 * 1024))
    await expect(exchange(post(server.url, ...chunks))).rejects.toThrow(NetworkError)
  })

  it.each<[status: number, take?: () => void]>([[200], [200, () => {}], [404]])(
    'reads an answer with %s that never ends for 10 minutes',
    async (status, take) => {
      let minutes = 0
      // A minute for each chunk.
      using _clock = vi.spyOn(performance, 'now').mockImplementation(() => 60_000 * minutes++)
      await using server = await listen((_, response) => {
        response.writeHead(status)
        const drip = setInterval(() => response.write('x'), 1)
        response.on('close', () => clearInterval(drip))
      })
      const answer = exchange({ ...get(server.url), ...(take && { take }) })
      if (status === 404) expect(await answer).toMatchObject({ status })
      else await expect(answer).rejects.toMatchObject({ message: expect.stringContaining('10 minutes'), isFinal: true })
      expect(minutes).toBeGreaterThan(10)
    },
  )

  it.each([200, 404])('reads no more than 1 MiB of an answer with %s', async (status) => {
    await using server = await listen((_, response) => response.writeHead(status).end(Buffer.alloc(2 ** 24)))
    const answer = await exchange(get(server.url))
    expect(answer.status).toBe(status)
    expect(answer.text.length).toBeLessThan(2 ** 21)
  })
})

it('a connection over TLS is used only if the certificate is accepted', async () => {
  vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0')
  await using server = await listen((_, response) => void response.end('served'), { tls })
  const refused = "can't be trusted: its certificate is not accepted"
  await expect(exchange(get(server.url))).rejects.toThrow(refused)
  await using proxy = await startProxy(server.port)
  vi.stubEnv('https_proxy', proxy.address)
  await expect(exchange(get('https://hosting.example'))).rejects.toThrow(refused)
  expect(proxy.asked).toHaveLength(1)
  vi.stubEnv('https_proxy', undefined)
  using _trusted = trust(tls.file)
  expect(await exchange(get(server.url))).toMatchObject({ text: 'served' })
})

it('a visit follows five redirects on one host over TLS', async () => {
  const asked: string[] = []
  await using server = await listen(
    ({ url = '' }, response) => {
      asked.push(url)
      response.writeHead(302, { location: `/${asked.length}` }).end()
    },
    { tls },
  )
  using _trusted = trust(tls.file)
  const { signal } = new AbortController()
  const problem = 'comes with HTTP 302'
  expect(await visit(new URL(server.url), signal, () => {})).toEqual({ status: 302, text: '', problem })
  expect(asked).toEqual(['/', '/1', '/2', '/3', '/4', '/5'])
})
