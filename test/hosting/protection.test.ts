import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { CancelledError } from '../../src/errors.ts'
import { passwordSettings } from '../../src/hosting/multipart.ts'
import { OpenError, requireProtected } from '../../src/hosting/protection.ts'
import type { SiteFile } from '../../src/site/site.ts'
import { DEFAULT_KEY, type HostingOptions, startHosting } from '../stand-ins/hosting/hosting.ts'
import { skipWaits } from '../stand-ins/runner/clock.ts'
import { tls } from '../stand-ins/runner/tls.ts'
import { type Fault, reset, status } from '../stand-ins/scenes/faults.ts'
import { errorOf } from '../stand-ins/scenes/service.ts'

const link = 'calm-river-1.tiiny.test'
const site = {
  'index.html': '<!doctype html><title>Shop</title><p>Shoes for all who walk far</p>',
  'about.html': '<!doctype html><title>About</title><p>We walk a lot, too</p>',
  'app.js': 'document.title += " today, and tomorrow, and the day after"',
  'robots.txt': '',
}
const login = '<!doctype html><title>Password required</title><h1>Protected</h1><form><input type="password"></form>'

const trusted = getCACertificates()
beforeAll(() => setDefaultCACertificates([...trusted, readFileSync(tls.file, 'utf8')]))
afterAll(() => setDefaultCACertificates(trusted))
afterEach(() => vi.unstubAllEnvs())

/** A service that has got the site with a password, and what a visitor finds there. */
async function visit(
  options: HostingOptions,
  { files = site as Readonly<Record<string, string>>, signal = new AbortController().signal, patience = 60_000 } = {},
) {
  const hosting = await startHosting({ proxy: true, ...options })
  for (const [name, value] of Object.entries(hosting.env)) vi.stubEnv(name, value)
  const form = new FormData()
  form.append('siteSettings', passwordSettings('open, please'))
  for (const [path, text] of Object.entries(files)) form.append('files', new Blob([text], { type: typeOf(path) }), path)
  await fetch(`${hosting.url}/v1/upload`, { method: 'POST', headers: { 'x-api-key': DEFAULT_KEY }, body: form })
  hosting.requests.length = 0
  const waits = skipWaits()
  const told: string[] = []
  const sent = Object.entries(files).map(
    ([path, text]): SiteFile => ({ path, source: '', size: text.length, content: Buffer.from(text) }),
  )
  const tell = (line: string): number => told.push(line)
  return {
    told,
    asked: () => hosting.requests.map(({ path, headers }) => ('x-api-key' in headers ? `${path} with the key` : path)),
    look: (of = sent) => requireProtected(link, of, { signal, tell, patience }),
    async [Symbol.asyncDispose]() {
      waits[Symbol.dispose]()
      await hosting.close()
    },
  }
}

const typeOf = (path: string): string => (path.endsWith('.html') ? 'text/html' : 'text/plain')

/** Answers like this at these paths. */
const at =
  (paths: RegExp, fault: Fault): NonNullable<HostingOptions['intercept']> =>
  (request, response, { path }) =>
    !path.startsWith('/v1/') && paths.test(path) && fault(request, response)

const page = (text: string): Fault => status(200, text, { 'content-type': 'text/html' })

/** One answer after the other, the last one for good. One look has three requests. */
function looks(...faults: readonly (Fault | undefined)[]): Fault {
  const requests = faults.flatMap((fault) => [fault, fault, fault])
  return (request: IncomingMessage, response: ServerResponse) => {
    const fault = requests.length > 1 ? requests.shift() : requests[0]
    return fault?.(request, response) ?? false
  }
}

const served: undefined = undefined

/** For more looks than 10 s have. */
const many = (fault: Fault | undefined) => Array.from({ length: 8 }, () => fault)

describe('a link is protected', () => {
  it.each<[string, HostingOptions]>([
    ['with 401', { passwords: '401' }],
    ['with a page of the service', { passwords: 'page' }],
    [
      'with a page that another address on the host shows',
      {
        intercept: (request, response, recorded) =>
          at(/^\/login/u, page(login))(request, response, recorded) ||
          at(/./u, status(302, '', { location: '/login?next=x' }))(request, response, recorded),
      },
    ],
    ['with 403 for as long as must be', { intercept: at(/./u, status(403)) }],
    ['with 401 for what is no page', { intercept: at(/app/u, status(401)), passwords: 'page' }],
    ['after it was not there yet', { intercept: at(/./u, looks(status(404), status(503), reset, status(401))) }],
    ['after an earlier deploy without password', { intercept: at(/./u, looks(served, served, served, page(login))) }],
    [
      'open for a moment, long after it was not there',
      { intercept: at(/./u, looks(...many(status(404)), served, page(login))) },
    ],
  ])('%s', async (_, options) => {
    await using visitor = await visit(options)
    await expect(visitor.look()).resolves.toBeGreaterThan(0)
  })

  it('with 403 until there is no more time', async () => {
    await using visitor = await visit({ intercept: at(/./u, status(403)) }, { patience: 3000 })
    await expect(visitor.look()).resolves.toBeGreaterThan(0)
  })

  it('if the root page and the largest others are, which are asked for without the key', async () => {
    await using visitor = await visit({ passwords: '401' })
    await visitor.look()
    expect(visitor.asked().toSorted()).toEqual(['/', '/about.html', '/app.js'])
    expect(visitor.told).toEqual([])
  })

  it.each<[string, Record<string, string>, string[]]>([
    [
      'pages only',
      { 'index.html': 'a', 'b.html': 'b', 'c/d.html': 'cd', 'e.htm': 'eee' },
      ['/', '/c/d.html', '/e.htm'],
    ],
    ['no pages', { 'a b.txt': 'a', 'b.pdf': 'bb', 'c.pdf': 'c' }, ['/a%20b.txt', '/b.pdf']],
    ['one file', { 'index.html': '' }, ['/']],
  ])('also a site of %s', async (_, files, paths) => {
    await using visitor = await visit({ passwords: '401' }, { files })
    await visitor.look()
    expect(visitor.asked().toSorted()).toEqual(paths)
  })
})

describe('a link is open', () => {
  it.each<[string, string, HostingOptions]>([
    ['the password is ignored', 'index.html', { passwords: 'ignored' }],
    ['something is added to its pages', 'index.html', { htmlBanner: '<b>Free</b>' }],
    ['only its pages are protected', 'app.js', { intercept: at(/\/$|html$/u, status(401)) }],
    ['only its root page is protected', 'app.js', { intercept: at(/\/$/u, page(login)) }],
    ['only what is no page is protected', 'index.html', { intercept: at(/js$/u, status(401)) }],
    ['another script comes', 'app.js', { intercept: at(/js$/u, status(200, login.slice(1))), passwords: 'page' }],
    ['something large comes', 'app.js', { intercept: at(/js$/u, page(login.repeat(20_000))), passwords: 'page' }],
    [
      'a page comes that asks for nothing',
      'index.html',
      { intercept: at(/./u, page('<!doctype html><title>Soon</title>')) },
    ],
    ['one file is, and another is missing', 'index.html', { intercept: at(/js$/u, status(404)) }],
    [
      'it is for long, and is protected later',
      'index.html',
      { intercept: at(/./u, looks(...many(served), page(login))) },
    ],
    ['it only looked as if it was not', 'index.html', { intercept: at(/./u, looks(status(403), served)) }],
  ])('if %s', async (_, file, options) => {
    await using visitor = await visit(options)
    const error = await errorOf(visitor.look())
    expect(error).toBeInstanceOf(OpenError)
    expect(error).toMatchObject({ hint: expect.stringContaining('"preview-password"') })
    expect(error.message).toContain(`https://${link}/ is open to everybody. Without the password, "${file}" is served`)
    expect(visitor.told).toHaveLength(1)
  })

  it.each<[string, Fault]>([
    ['is missing (HTTP 404)', status(404)],
    ['comes with HTTP 503', status(503)],
    ['redirects to https://login.example/', status(302, '', { location: 'https://login.example/' })],
    ["can't be fetched", reset],
  ])('if nothing else is known than that it %s', async (what, fault) => {
    await using visitor = await visit({ intercept: at(/app/u, fault), passwords: '401' })
    const error = await errorOf(visitor.look())
    expect(error).toBeInstanceOf(OpenError)
    expect(error.message).toContain('asked for no password within 60 s, so it counts as open to everybody.')
    expect(error.message).toContain(`"app.js" ${what}`)
  })

  it('if each address shows the login page that the site itself has for what is not there', async () => {
    const files = { ...site, 'about.html': `${site['about.html']}${' and walk'.repeat(50)}`, '404.html': login }
    await using visitor = await visit({ intercept: at(/./u, page(`${login}<b>Free</b>`)) }, { files })
    expect(await errorOf(visitor.look())).toBeInstanceOf(OpenError)
  })

  it('if its pages changed on disk meanwhile, so that none can be told from the service’s', async () => {
    await using visitor = await visit({ passwords: 'page' })
    const lost = ['index.html', 'about.html'].map((path) => ({ path, source: `/nowhere/${path}`, size: 5 }))
    expect(await errorOf(visitor.look(lost))).toBeInstanceOf(OpenError)
  })
})

it('ends when the run is cancelled', async () => {
  const controller = new AbortController()
  const cancelled = new CancelledError('SIGTERM')
  const cancel: Fault = () => {
    controller.abort(cancelled)
    return false
  }
  await using visitor = await visit({ intercept: at(/./u, cancel) }, { signal: controller.signal })
  expect(await errorOf(visitor.look())).toBe(cancelled)
})
