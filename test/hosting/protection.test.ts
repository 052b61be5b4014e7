import type { IncomingMessage, ServerResponse } from 'node:http'
import { describe, expect, it } from 'vitest'
import { lookForPassword, type PageRead, readLoginPage } from '../../src/hosting/protection.ts'
import type { HostingOptions } from '../stand-ins/hosting/hosting.ts'
import { type Fault, reset, status } from '../stand-ins/scenes/faults.ts'
import { at, link, page, visit } from '../stand-ins/scenes/visitor.ts'

const site = {
  'index.html': '<!doctype html><title>Shop</title><p>Shoes for all who walk far</p>',
  'about.html': '<!doctype html><title>About</title><p>We walk a lot, too</p>',
  'app.js': 'document.title += " today, and tomorrow, and the day after"',
  'robots.txt': '',
}
const login = '<!doctype html><title>Password required</title><h1>Protected</h1><form><input type="password"></form>'

async function look(options: HostingOptions, { files = site, patience = 60_000, lost = false } = {}) {
  await using visitor = await visit(files, options)
  const { tell, told } = visitor
  const sent = lost ? visitor.sent.map(({ path, size }) => ({ path, size, source: `/nowhere/${path}` })) : visitor.sent
  const start = performance.now()
  const why = await lookForPassword(link, sent, { signal: new AbortController().signal, tell, patience })
  const found = why === undefined ? { closed: true } : { closed: false, why }
  return { found, told, asked: visitor.asked(), seconds: (performance.now() - start) / 1000 }
}

/** One answer after the other, the last one for good. One look has three requests. */
function looks(...faults: readonly (Fault | undefined)[]): Fault {
  const requests = faults.flatMap((fault) => [fault, fault, fault])
  return (request: IncomingMessage, response: ServerResponse) => {
    const fault = requests.length > 1 ? requests.shift() : requests[0]
    return fault?.(request, response) ?? false
  }
}

const loginElsewhere: Fault = (request, response) =>
  (request.url?.startsWith('/login') ? page(login) : status(302, '', { location: '/login?next=x' }))(request, response)

const served: undefined = undefined
/** For more looks than 10 s have. */
const many = (fault: Fault | undefined) => Array.from({ length: 8 }, () => fault)
const sameTitle = login.replace('Password required', ' shop\n')
/** A page that the site does not have, which asks for nothing. */
const soon = page('<!doctype html><title>Soon</title>')

describe('a link is closed', () => {
  it.each<[string, HostingOptions, 'at once' | 'later']>([
    ['with 401', { passwords: '401' }, 'at once'],
    ['with a page of the service', { passwords: 'page' }, 'at once'],
    ['with a page of another address on the host', { intercept: at(/./u, loginElsewhere) }, 'at once'],
    ['with 403 for 10 s', { intercept: at(/./u, status(403)) }, 'later'],
    ['with 401 for what is no page', { intercept: at(/app/u, status(401)), passwords: 'page' }, 'at once'],
    ['with a page for 10 s, in place of what is none', { intercept: at(/app/u, soon), passwords: '401' }, 'later'],
    ['after it was not there', { intercept: at(/./u, looks(status(404), status(503), reset, status(401))) }, 'later'],
    ['after the deploy before, which was open', { intercept: at(/./u, looks(served, served, page(login))) }, 'later'],
    [
      'open for a moment, long after',
      { intercept: at(/./u, looks(...many(status(404)), served, page(login))) },
      'later',
    ],
  ])('%s', async (_, options, when) => {
    const { found, told, seconds } = await look(options)
    expect(found).toEqual({ closed: true })
    expect(told).toHaveLength(when === 'at once' ? 0 : 1)
    if (/10 s/u.test(_)) expect(seconds).toBeGreaterThan(10)
  })

  it.each<[string, Record<string, string>, string[]]>([
    ['two others, one of them no page', site, ['/', '/about.html', '/app.js']],
    [
      'pages only',
      { 'index.html': 'a', 'b.html': 'b', 'c/d.html': 'cd', 'e.htm': 'eee' },
      ['/', '/c/d.html', '/e.htm'],
    ],
    ['no pages', { 'a b.txt': 'aaa', 'b.pdf': 'bb', 'c.pdf': 'cc', d: 'd' }, ['/a%20b.txt', '/b.pdf', '/c.pdf']],
    ['one file', { 'index.html': '' }, ['/']],
  ])(
    'if the root page is, and the largest others, which are asked for without the key: %s',
    async (_, files, paths) => {
      const { asked, found } = await look({ passwords: '401' }, { files: files as typeof site })
      expect(found.closed).toBe(true)
      expect(asked.toSorted()).toEqual(paths)
    },
  )

  it('and what is closed is not asked for again', async () => {
    const { asked } = await look({ intercept: at(/app/u, looks(status(404), status(401))), passwords: '401' })
    expect(asked.filter((path) => path === '/')).toHaveLength(1)
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
    ['a page comes that asks for nothing', 'index.html', { intercept: at(/\/$|html$/u, soon) }],
    ['a page asks that has the title of the one that was sent', 'index.html', { intercept: at(/./u, page(sameTitle)) }],
    ['one file is, and the root page is missing', 'app.js', { intercept: at(/\/$/u, status(404)) }],
    ['it is for long, and closed later', 'index.html', { intercept: at(/./u, looks(...many(served), page(login))) }],
    ['it only looked as if it was not', 'index.html', { intercept: at(/./u, looks(status(403), served)) }],
  ])('if %s', async (_, file, options) => {
    const { found, told } = await look(options)
    const why = `https://${link}/ is open to everybody. Without the password, "${file}" is served, not a page that asks for it.`
    expect(found).toEqual({ closed: false, why })
    expect(told).toEqual([expect.stringMatching(/^No password is asked for yet: .* Checking again for up to 60 s\.$/u)])
  })

  it.each<[string, Fault]>([
    ['is missing (HTTP 404)', status(404)],
    ['comes with HTTP 503', status(503)],
    ['redirects to https://login.example/', status(302, '', { location: 'https://login.example/' })],
    ["can't be fetched", reset],
  ])('if nothing else is known in time than that it %s', async (what, fault) => {
    const { found } = await look({ intercept: at(/app/u, fault), passwords: '401' })
    const why = `https://${link}/ asked for no password within 60 s, so it counts as open to everybody. Without the password, "app.js" ${what}`
    expect(found).toEqual({ closed: false, why: expect.stringContaining(why) })
  })

  it('if there is no time to see whether 403 or a page lasts', async () => {
    for (const [fault, what] of [
      [status(403), 'comes with HTTP 403'],
      [soon, 'comes as a page'],
    ] as const) {
      const { found } = await look({ intercept: at(/app/u, fault), passwords: '401' }, { patience: 3000 })
      expect(found).toMatchObject({ closed: false, why: expect.stringMatching(`within 3 s.* "app.js" ${what}.$`) })
    }
  })

  it('if what has no ending, and is a page all the same, is served as it was sent', async () => {
    const files = { ...site, guide: `${site['index.html']}${' and on'.repeat(50)}` }
    const { found } = await look({ intercept: at(/\/$|html$/u, status(401)) }, { files })
    expect(found).toMatchObject({ closed: false, why: expect.stringContaining('"guide" is served') })
  })

  it('if its files changed on disk meanwhile, so that no page can be told from them', async () => {
    expect((await look({ passwords: 'page' }, { lost: true })).found.closed).toBe(false)
    expect((await look({ passwords: '401' }, { lost: true })).found.closed).toBe(true)
  })
})

it.each<[string, Partial<PageRead>]>([
  ['<!doctype html><title>Shop</title>', { isHtml: true, title: 'shop', hasPasswordField: false }],
  ['\ufeff\n <HTML><HEAD><TITLE lang=en>\n My  Shop\n</TITLE>', { isHtml: true, title: 'my shop' }],
  ['<head><input type="PASSWORD">', { isHtml: true, title: '', hasPasswordField: true }],
  ['<html><input name=passwd>', { hasPasswordField: true }],
  ['<html><input\nid="passcode">', { hasPasswordField: true }],
  ['<html><input name=q><b>password</b>', { hasPasswordField: false }],
  ['<title>One</title><svg><title>Two</title></svg>', { isHtml: true, title: 'one' }],
  ['<title>Never ends', { title: 'never ends' }],
  ['document.title = "<title>x</title>"', { isHtml: false }],
  ['<svg><title>Password</title></svg>', { isHtml: false, hasPasswordField: false }],
  ['<metadata><inputs passw>', { isHtml: false, hasPasswordField: false }],
  ['', { isHtml: false, title: '', hasPasswordField: false }],
])('reads %j', (text, page) => {
  expect(readLoginPage(text)).toMatchObject(page)
})

it.each(['<', '<a', '<!--', '<title>', '<title ', '<input ', '<input passw', 'passw', ' '])(
  'reads a megabyte of nothing but %j at once',
  (piece) => {
    expect(readLoginPage(piece.repeat((1024 * 1024) / piece.length))).toBeDefined()
  },
)
