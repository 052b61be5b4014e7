import { describe, expect, it } from 'vitest'
import type { ServiceError } from '../../src/errors.ts'
import { verify } from '../../src/hosting/verify.ts'
import type { HostingOptions } from '../stand-ins/hosting/hosting.ts'
import { type Fault, reset, status } from '../stand-ins/scenes/faults.ts'
import { at, link, page, visit } from '../stand-ins/scenes/visitor.ts'

const site: Readonly<Record<string, string>> = {
  'a.txt': 'of middle size',
  'data.json': '{"large": "large, large, large, large, large, large, large"}',
  'docs/guide/deep/picture.svg': '<svg/>',
  'docs/guide/index.html': '<h1>Guide</h1>',
  'index.html': '<h1>Home</h1>',
  'style.css': 'h1 {}',
}

interface Given {
  files?: Readonly<Record<string, string>>
  run?: AbortController
  asFiles?: boolean
  cleanPath?: string
  /** Whether the files are no longer on disk. */
  lost?: boolean
}

async function look(options: HostingOptions, given: Given = {}) {
  const { files = site, run = new AbortController(), asFiles = true, cleanPath, lost } = given
  await using visitor = await visit(files, options)
  const { tell, told } = visitor
  const sent = lost ? visitor.sent.map(({ path, size }) => ({ path, size, source: `/nowhere/${path}` })) : visitor.sent
  const error = await verify(link, sent, { signal: run.signal, tell, patience: 60_000, asFiles, cleanPath })
  return { found: error ? { error } : {}, told, asked: visitor.asked().toSorted() }
}

/** The error, as the only thing that was found. */
function errorIn({ found }: Awaited<ReturnType<typeof look>>): ServiceError {
  if (!('error' in found)) return expect.fail('It was verified.')
  expect(found.error).toMatchObject({ link })
  expect(found.error.message).toContain(`verify: the site was sent, but https://${link}/ does not serve it after 60 s.`)
  return found.error
}

describe('a link that serves the site', () => {
  it.each<[string, HostingOptions, Given]>([
    ['as it was sent', {}, {}],
    ['with something added to HTML', { htmlBanner: '<p>Hosted for free</p>' }, {}],
    ['with a redirect on the host itself', { intercept: at(/guide\/index/u, status(301, '', { location: './' })) }, {}],
    ['but for a page that it does not have', {}, { cleanPath: 'about' }],
    ['a moment later', { linkDelay: 1500 }, {}],
    [
      'without the ending of a page',
      { intercept: at(/\/about$/u, page('about')) },
      { cleanPath: 'about', files: { ...site, 'about.html': 'a' } },
    ],
  ])('%s is verified', async (_, options, given) => {
    const { found, asked } = await look(options, given)
    expect(found).toEqual({})
    expect(asked.includes('/about')).toBe('about.html' in (given.files ?? {}))
  })

  it('is asked, without the key, for the root, the deepest, the largest and the smallest, each once', async () => {
    const { asked, told } = await look({})
    expect(asked).toEqual(['/', '/data.json', '/docs/guide/deep/picture.svg', '/docs/guide/index.html', '/style.css'])
    expect(told).toEqual([])
    // The only file is the deepest, the largest and the smallest, and there may be no root page.
    expect((await look({}, { files: { 'a.txt': 'a' } })).asked).toEqual(['/a.txt'])
  })

  it('is asked again only for what was wrong, with one line in the log', async () => {
    const faults = [status(404), status(503), reset]
    const once: Fault = (...exchange) => faults.shift()?.(...exchange) ?? false
    const { found, told, asked } = await look({ intercept: at(/style/u, once) })
    expect(found).toEqual({})
    expect(asked).toHaveLength(5 + 3)
    expect(told).toEqual([
      'Not all files are served yet: "style.css" is missing (HTTP 404). Checking again for up to 60 s.',
    ])
  })
})

describe('a link that does not', () => {
  it.each<[string, HostingOptions, Given?]>([
    ['"style.css" comes with other bytes.', { intercept: at(/css/u, status(200, 'other')) }],
    ['has changed on disk since it was sent, so it can not be compared', {}, { lost: true }],
    ['"index.html" comes with HTTP 503.', { intercept: at(/\/$/u, status(503)) }],
    [
      '"style.css" can\'t be fetched (there is more of it than was sent).',
      { intercept: at(/css/u, status(200, 'more than that')) },
    ],
    [
      '"index.html" redirects to https://login.example/, which is not followed',
      { intercept: at(/\/$/u, status(302, '', { location: 'https://login.example/' })) },
    ],
    ['"index.html" redirects to http://', { intercept: at(/\/$/u, status(302, '', { location: `http://${link}/` })) }],
  ])('is an error: %s', async (says, options, given = {}) => {
    const error = errorIn(await look(options, given))
    expect(error.message).toContain(says)
    expect(error.hint).toMatch(/^Open the link/u)
  })

  it('is told once what is wrong with all files', async () => {
    const { message } = errorIn(await look({ intercept: at(/./u, reset) }))
    expect(message.match(/can't be fetched/gu)).toHaveLength(1)
    expect(message).toMatch(
      /Checked 5 files\. Wrong: "index\.html" can't be fetched \(.*\); also wrong: "[^"]*"(?:, "[^"]*"){3}\.$/u,
    )
  })

  const dropFolders = { dropFolders: true }
  it.each<[string, HostingOptions, Given, hint: string]>([
    ['only what is in folders is missing', dropFolders, {}, 'Write "upload-as: zip".'],
    ['it was an archive', dropFolders, { asFiles: false }, 'Open the link.'],
    ['all is in folders', dropFolders, { files: { 'a/b.txt': 'b' } }, 'Open the link.'],
    [
      'only a page without its ending is missing',
      {},
      { cleanPath: 'about', files: { ...site, 'about.html': 'a' } },
      'The service has "about.html", but the root page links to it without ".html".',
    ],
  ])('has a hint by what is wrong: %s', async (_, options, given, hint) => {
    expect(errorIn(await look(options, given)).hint).toContain(hint)
  })
})
