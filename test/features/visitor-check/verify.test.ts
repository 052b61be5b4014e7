import { describe, expect, it } from 'vitest'
import { verify } from '../../../src/features/visitor-check/visitor-check.ts'
import type { HostingOptions } from '../../stand-ins/hosting/hosting.ts'
import { type Fault, reset, status } from '../../stand-ins/scenes/faults.ts'
import { at, link, page, visit } from './visitor.ts'

const site: Readonly<Record<string, string>> = {
  'a.txt': 'of middle size',
  'data.json': '{"large": "large, large, large, large, large, large, large"}',
  'docs/guide/deep/picture.svg': '<svg/>',
  'docs/guide/index.html': '<h1>Guide</h1>',
  'index.html': '<title>Shoes &amp;\n boots</title>',
  'style.css': 'h1 {}',
}

async function check(options: HostingOptions, files = site, run = new AbortController()) {
  await using visitor = await visit(files, options)
  const { info, lines, sent } = visitor
  const found = await verify(link, sent, { signal: run.signal, info, timeoutMs: 60_000 })
  return { found, error: typeof found === 'string' ? undefined : found, lines, asked: visitor.asked().toSorted() }
}

/** A host that answers so for every path. */
const served = (text: string): HostingOptions => ({ intercept: at(/./u, page(text)) })

describe('a link that serves the site', () => {
  it.each<[string, HostingOptions]>([
    ['with something added to HTML', { htmlBanner: '<p>Hosted for free</p>' }],
    ['with a redirect on the host itself', { intercept: at(/css$/u, status(301, '', { location: '/style.css?1' })) }],
    ['a moment later', { linkDelay: 1500 }],
  ])('%s is verified', async (_, options) => {
    expect((await check(options)).error).toBeUndefined()
  })

  it('is asked, without the key, for the root, the deepest, the largest and the smallest, each once', async () => {
    const { asked, lines } = await check({})
    expect(asked).toEqual(['/', '/data.json', '/docs/guide/deep/picture.svg', '/style.css'])
    expect(lines).toEqual([])
    // The only file is the deepest, the largest and the smallest, and there may be no root page.
    expect((await check({}, { 'a.txt': 'a' })).asked).toEqual(['/a.txt'])
  })

  it('is asked again only for what was wrong, with one line in the log', async () => {
    const faults = [status(404), status(503), reset]
    const once: Fault = (...exchange) => faults.shift()?.(...exchange) ?? false
    const { error, lines, asked } = await check({ intercept: at(/style/u, once) })
    expect(error).toBeUndefined()
    expect(asked).toHaveLength(4 + 3)
    const says = 'Not all files are served yet: "style.css" is missing (HTTP 404). Checking again for up to 60 s.'
    expect(lines).toEqual([says])
  })
})

const same =
  '"docs/guide/deep/picture.svg" (the same bytes), "data.json" (the same bytes), "style.css" (the same bytes)'
const [shop, plain] = ['<title>Shop</title>', '<h1>Shop</h1>']
it.each<[string, files: Record<string, string>, HostingOptions, says: string]>([
  ['the title and the bytes', site, {}, `Verified: "index.html" (the same title), ${same}`],
  ['the title alone of other content', { 'index.html': `${shop}new` }, served(`${shop}old`), ''],
  [
    'that a page without a title is there',
    { 'index.html': plain },
    served(shop),
    'Asked for: "index.html" (answers with 200)',
  ],
  [
    'each file for itself',
    { 'index.html': plain, 'a/b.htm': shop, 'c.txt': 'c' },
    {},
    'Verified: "index.html" (answers with 200), "a/b.htm" (the same title), "c.txt" (the same bytes)',
  ],
])('it says what was compared: %s', async (_, files, options, says) => {
  expect((await check(options, files)).found).toBe(says || 'Verified: "index.html" (the same title)')
})

it.each<[string, served: string, says: string]>([
  ["yesterday's page", '<title>Spring sale</title>', 'comes with the title "Spring sale", not with "Summer sale".'],
  ["the host's own page", '<title>Coming \u202e soon</title>', 'title "Coming \\u{202e} soon", not'],
  ['a page without a title', '<h1>Summer sale</h1>', 'comes without a title, not with "Summer sale".'],
  ['a title in another case', '<title>SUMMER SALE</title>', 'comes with the title "SUMMER SALE"'],
])('it is an error if %s is served', async (_, text, says) => {
  const files = { 'index.html': '<title>Summer sale</title>', 'a/b.html': '<title>Summer sale</title>' }
  expect((await check(served(text), files)).error?.message).toContain(says)
  // It need not be the root page.
  const { error } = await check({ intercept: at(/html$/u, page(text)) }, files)
  expect(error?.message).toMatch(/: "a\/b\.html" comes with/u)
})

const missing = status(503)
const to = (location: string): Fault => status(302, '', { location })

it.each<[string, paths: RegExp, Fault]>([
  ['"style.css" comes with other bytes.', /css/u, status(200, 'other')],
  ['"index.html" comes with HTTP 503.', /\/$/u, missing],
  ['"index.html" redirects to https://a.example/, which', /\/$/u, to('https://a.example/')],
  [`"index.html" redirects to http://${link}/, which`, /\/$/u, to(`http://${link}/`)],
  ['"index.html" comes with HTTP 503; "data.json" comes with HTTP 503.', /\/$|json/u, missing],
])('a link that does not is an error: %s', async (says, paths, fault) => {
  const { error } = await check({ intercept: at(paths, fault) })
  expect(error?.message).toContain(`The site was sent, but https://${link}/ does not serve it after 60 s: ${says}`)
  expect(error).toMatchObject({ hint: expect.objectContaining({ text: expect.stringMatching(/^Open that address/u) }) })
})

it('a link is asked no more once the run is cancelled', async () => {
  const run = new AbortController()
  const cancel: Fault = () => Boolean(run.abort(new Error('cancelled')))
  await expect(check({ intercept: at(/./u, cancel) }, site, run)).rejects.toThrow('cancelled')
})
