import type { RequestListener } from 'node:http'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { formatList, publishedList } from '../../../src/features/what-changed/published-list.ts'
import { startProxy } from '../../stand-ins/runner/proxy.ts'
import { tls, trust } from '../../stand-ins/runner/tls.ts'
import { listen } from '../../stand-ins/server.ts'

const { signal } = new AbortController()
const link = 'live.tiiny.test'
const url = `https://${link}/.well-known/static-deploy.json`
const list = {
  host: link,
  ...{ pages: new Map([['/', `${'a'.repeat(16)}.${'b'.repeat(16)}.${'c'.repeat(16)}.${'d'.repeat(16)}`]]) },
  ...{ files: { styles: 's', rest: 'r', untimed: 'u' }, media: new Map(), dead: new Map([['/old', []]]) },
}

const trusted = trust(tls.file)
afterAll(() => trusted[Symbol.dispose]())
afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

/** Makes every link lead to a server that answers so. */
async function host(listener: RequestListener): Promise<AsyncDisposable> {
  const server = await listen(listener, { tls })
  const proxy = await startProxy(server.port)
  vi.stubEnv('https_proxy', proxy.address)
  return {
    async [Symbol.asyncDispose]() {
      await server.close()
      await proxy[Symbol.asyncDispose]()
    },
  }
}

const answer = (status: number, body = '', headers = {}): RequestListener => {
  return (_, response) => response.writeHead(status, headers).end(body)
}

describe('the published list', () => {
  it('is asked for once, as a visitor, without any key', async () => {
    const asked: [string, string[]][] = []
    await using _live = await host((request, response) => {
      asked.push([`${request.method} https://${request.headers.host}${request.url}`, Object.keys(request.headers)])
      response.end(formatList(list))
    })
    expect(await publishedList([link, 'older.tiiny.test'], '7.2', signal)).toEqual(list)
    const headers = ['accept', 'accept-encoding', 'connection', 'host', 'user-agent']
    expect(asked).toEqual([[`GET ${url}?7.2`, expect.toSatisfy((sent) => sent.toSorted().join() === headers.join())]])
  })

  it.each<[string, RequestListener, string]>([
    ['is missing', answer(404, '<!DOCTYPE html>'), 'no list'],
    ['is of version 1', answer(200, '{"static-deploy":1,"pages":{"/":"a.b"},"files":"c"}'), 'other version'],
    ['is of version 2', answer(200, '{"static-deploy":2,"pages":{"/":"a.b"},"files":{}}'), 'other version'],
    ['is of version 3', answer(200, '{"static-deploy":3}'), 'other version'],
    ['is of version 4', answer(200, '{"static-deploy":4}'), 'other version'],
  ])('that %s can not be compared yet', async (_, listener, missing) => {
    await using _live = await host(listener)
    expect(await publishedList([link, 'older.tiiny.test'], '7.2', signal)).toBe(missing)
  })

  it.each(['', 'older.tiiny.test'])('may be made for %j', async (name) => {
    await using _live = await host(answer(200, formatList({ ...list, host: name })))
    expect(await publishedList([link, 'older.tiiny.test'], '7.2', signal)).toMatchObject({ host: name })
  })

  it.each<[string, RequestListener, string]>([
    ['is out of order', answer(503, 'no'), ' comes with HTTP 503.'],
    [
      'is made for another site',
      answer(200, formatList({ ...list, host: 'evil.example' })),
      ' is not a list that this version of the action can read.',
    ],
    ['is the home page', answer(200, '<!DOCTYPE html>'), ' is not a list that this version of the action can read.'],
    ['is elsewhere', answer(301, '', { location: 'https://evil.example/' }), ' redirects to https://evil.example/'],
    ['is too large', answer(200, ' '.repeat(5 * 1024 * 1024 + 1)), " can't be fetched. It has more than 5 MiB."],
  ])('that %s is an error', async (_, listener, why) => {
    await using _live = await host(listener)
    await expect(publishedList([link, 'older.tiiny.test'], '7.2', signal)).rejects.toThrow(url + why)
  })

  it('is given up after 10 s', async () => {
    const { timeout } = AbortSignal
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((given) => timeout(given === 10_000 ? 500 : given))
    await using _live = await host((_, response) => {
      const timer = setInterval(() => response.write(' '), 20)
      response.on('close', () => clearInterval(timer))
    })
    await expect(publishedList([link, 'older.tiiny.test'], '7.2', signal)).rejects.toThrow(
      / can't be fetched\. .*timeout/u,
    )
  })
})
