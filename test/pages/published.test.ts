import type { RequestListener } from 'node:http'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { composePageList } from '../../src/pages/list.ts'
import { publishedPages } from '../../src/pages/published.ts'
import { startProxy } from '../stand-ins/runner/proxy.ts'
import { tls, trust } from '../stand-ins/runner/tls.ts'
import { listen } from '../stand-ins/server.ts'

const { signal } = new AbortController()
const link = 'live.tiiny.test'
const url = `https://${link}/.well-known/static-deploy.json`

const fingerprint = Array(4).fill('x'.repeat(16)).join('.')
const listOf = (paths: readonly string[]): string =>
  composePageList({ pages: new Map(paths.map((path) => [path, { title: '', fingerprint }])), otherFiles: 'o' })

beforeAll(() => void trust(tls.file))
afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

/** A host of links that answers so, and what it was asked. */
async function host(listener: RequestListener) {
  const requests: { readonly path: string; readonly headers: NodeJS.Dict<string | string[]> }[] = []
  const answers: RequestListener = (request, response) => {
    const path = `${request.method} https://${request.headers.host}${request.url}`
    requests.push({ path, headers: request.headers })
    listener(request, response)
  }
  const server = await listen(answers, { tls })
  const proxy = await startProxy(server.port)
  vi.stubEnv('https_proxy', proxy.address)
  return {
    requests,
    async [Symbol.asyncDispose]() {
      await server.close()
      await proxy[Symbol.asyncDispose]()
    },
  }
}

/** The 10 s are these milliseconds. */
function hurry(milliseconds: number): void {
  const { timeout } = AbortSignal
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((given) => timeout(given === 10_000 ? milliseconds : given))
}

describe('the published list', () => {
  it('is asked for once, as a visitor, without any key', async () => {
    await using live = await host((_, response) => response.end(listOf(['/'])))
    const pages = new Map([['/', { title: '', fingerprint }]])
    expect(await publishedPages(link, signal)).toEqual({ pages, otherFiles: 'o' })
    expect(live.requests.map(({ path }) => path)).toEqual([`GET ${url}`])
    const sent = ['accept', 'accept-encoding', 'connection', 'host', 'user-agent']
    expect(Object.keys(live.requests[0]?.headers ?? {}).toSorted()).toEqual(sent)
  })

  it('may redirect on its own host', async () => {
    await using live = await host((request, response) => {
      if (request.url === '/there') response.end(listOf([]))
      else response.writeHead(302, { location: '/there' }).end()
    })
    expect(await publishedPages(link, signal)).toEqual({ pages: new Map(), otherFiles: 'o' })
    expect(live.requests).toHaveLength(2)
  })

  const answer = (status: number, body = '', headers = {}): RequestListener => {
    return (_, response) => response.writeHead(status, headers).end(body)
  }
  it.each<[string, RequestListener, string]>([
    ['is missing', answer(404), 'is missing (HTTP 404)'],
    ['is out of order', answer(503, 'no'), 'comes with HTTP 503'],
    ['is empty', answer(200), 'is not JSON'],
    ['is the home page', answer(200, '<!DOCTYPE html><h1>Home</h1>'), 'is not JSON'],
    ['is of another version', answer(200, '{"static-deploy": 2}'), 'was written by another version'],
    ['is elsewhere', answer(301, '', { location: 'https://evil.example/' }), 'redirects to https://evil.example/'],
    ['is no longer encrypted', answer(302, '', { location: `http://${link}/` }), `redirects to http://${link}/`],
    ['leads round in a circle', answer(302, '', { location: '/' }), 'comes with HTTP 302'],
    ['is compressed all the same', answer(200, '\x1f\x8b', { 'content-encoding': 'gzip' }), 'is not JSON'],
    ['has more than 5 MiB', answer(200, ' '.repeat(5 * 1024 * 1024 + 1)), "can't be fetched (it has more than 5 MiB)"],
    [
      'breaks off',
      (_, response) => response.writeHead(200, { 'content-length': 100 }).write('{', () => response.destroy()),
      "can't be fetched (the connection to",
    ],
    ['is a link that nobody could follow', answer(302, '', { location: 'https://[' }), 'redirects to https://['],
  ])('that %s is none, in words for a sentence', async (_, listener, why) => {
    await using _live = await host(listener)
    const found = await publishedPages(link, signal)
    expect(found).toContain(`${url} ${why}`)
    expect(found).toMatch(/^[^\n]*[^.]$/u)
  })

  it.each<[string, RequestListener]>([
    ['never comes', () => {}],
    [
      'trickles',
      (_, response) => {
        const timer = setInterval(() => response.write(' '), 20)
        response.on('close', () => clearInterval(timer))
      },
    ],
  ])('that %s costs no more than its time', async (_, listener) => {
    hurry(500)
    await using _live = await host(listener)
    expect(await publishedPages(link, signal)).toBe(`${url} was not complete within 10 s`)
  })

  it.each(['name.invalid', 'not a host', ''])('of the link "%s" is none', async (name) => {
    vi.stubEnv('https_proxy', '')
    const found = await publishedPages(name, signal)
    expect(found).toMatch(/^https:.* can't be fetched \(/u)
  })

  it('of a host with a wrong certificate is not used', async () => {
    await using _live = await host(answer(200, listOf([])))
    expect(await publishedPages('other.example', signal)).toContain('its certificate is not accepted')
  })

  it('is not waited for if the run is cancelled', async () => {
    const controller = new AbortController()
    const reason = new Error('cancelled')
    await using _live = await host(() => controller.abort(reason))
    await expect(publishedPages(link, controller.signal)).rejects.toBe(reason)
  })
})
