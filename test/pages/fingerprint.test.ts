import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { SiteError } from '../../src/errors.ts'
import { fingerprintSite } from '../../src/pages/fingerprint.ts'
import type { Page, SitePages } from '../../src/pages/list.ts'
import { filesOf } from '../stand-ins/scenes/collected.ts'
import { makeSite } from '../stand-ins/scenes/world.ts'

const { signal } = new AbortController()
const terms = { hosts: [], signal }

async function fingerprintOf(
  files: Readonly<Record<string, string | Buffer>>,
  given: Partial<Parameters<typeof fingerprintSite>[1]> = {},
): Promise<SitePages> {
  using site = makeSite(files)
  return await fingerprintSite(await filesOf(site.directory), { ...terms, ...given })
}

async function pagesOf(...about: Parameters<typeof fingerprintOf>): Promise<(Page & { readonly path: string })[]> {
  return Array.from((await fingerprintOf(...about)).pages, ([path, page]) => ({ path, ...page }))
}

const partsOf = (page: Page | undefined): string | undefined => page?.fingerprint.slice(17)

describe('the pages of a site', () => {
  it('are read, with the paths of visitors, and nothing else is', async () => {
    const pages = await pagesOf({
      'index.html': '<title>Home</title>',
      'guide/index.html': '<title>Guide</title>',
      'guide.html': '',
      'a-b/index.html': '<p>no title',
      'a/index.html': '<title>A</title>',
      'style.css': '<title>no</title>',
      'feed.xml': '<title>no</title>',
    })
    expect(pages.map(({ path, title }) => [path, title])).toEqual([
      ['/a-b/', ''],
      ['/a/', 'A'],
      ['/guide.html', ''],
      ['/guide/', 'Guide'],
      ['/', 'Home'],
    ])
  })

  it('on no host of the site count otherwise than within it', async () => {
    const site = (link: string) => ({ 'index.html': `<a href="${link}">x</a>` })
    const [[a], [b], [c]] = await Promise.all([
      pagesOf(site('/x/')),
      pagesOf(site('https://live.example/x/'), { hosts: ['live.example'] }),
      pagesOf(site('https://live.example/x/')),
    ])
    expect(partsOf(a)).toBe(partsOf(b))
    expect(partsOf(a)).not.toBe(partsOf(c))
  })

  it('are read once: those with the bytes of a list are as it says', async () => {
    const page = (text: string): string => `<title>T</title>${text}`
    const first = await pagesOf({ 'a.html': page('a'), 'b.html': page('b') })
    // No reading would come to these parts.
    const known = new Map(
      first.map(({ path, fingerprint }) => {
        return [path, { title: '', fingerprint: `${fingerprint.slice(0, 16)}${'.'.padEnd(17, '-').repeat(3)}` }]
      }),
    )
    const [a, b, c] = await pagesOf({ 'a.html': page('a'), 'b.html': page('c'), 'c.html': page('a') }, { known })
    expect(a).toEqual({ path: '/a.html', ...known.get('/a.html') })
    expect(b).toMatchObject({ title: 'T', fingerprint: expect.not.stringContaining('-----') })
    // The same bytes elsewhere may lead elsewhere.
    expect(c).toMatchObject({ title: 'T' })
    expect(partsOf(c)).toBe(partsOf(first[0]))
  })

  it('that are no UTF-8 are read byte by byte, and have no title', async () => {
    const page = (text: string): Buffer => Buffer.from(`<title>Stra\xdfe</title><p>${text}`, 'latin1')
    const texts = { 'a.html': page('M\xfcnchen'), 'b.html': page('M\xfcnchen '), 'c.html': page('M\xe4nchen') }
    const [a, b, c] = await pagesOf(texts)
    expect(partsOf(a)).toBe(partsOf(b))
    expect(partsOf(a)).not.toBe(partsOf(c))
    expect(a?.title).toBe('')
  })

  it('may begin with a mark of their encoding', async () => {
    const [a, b] = await pagesOf({ 'a.html': '<title>ü</title>', 'b.html': '\ufeff<title>ü</title>' })
    expect(partsOf(a)).toBe(partsOf(b))
    expect(b?.title).toBe('ü')
  })

  it('of 32 MiB and more count by their bytes alone', async () => {
    const large = Buffer.alloc(32 * 1024 * 1024, ' ')
    const [a, b] = await pagesOf({ 'a.html': large, 'b.html': Buffer.concat([large, Buffer.from(' ')]) })
    expect(a?.fingerprint).toMatch(/^([\w-]{16})\.\1\.\1\.\1$/u)
    expect(a?.fingerprint).not.toBe(b?.fingerprint)
  })

  it('that changed meanwhile are an error', async () => {
    using site = makeSite({ 'index.html': 'x' })
    const files = await filesOf(site.directory)
    appendFileSync(join(site.directory, 'index.html'), 'x')
    await expect(fingerprintSite(files, terms)).rejects.toThrow(SiteError)
  })

  it('are not read to the end once the run is cancelled', async () => {
    const reason = new Error('cancelled')
    const many = Array.from({ length: 50 }, (_, index) => [`${index}.html`, '<p>a</p>'.repeat(20_000)])
    using site = makeSite(Object.fromEntries(many))
    const files = await filesOf(site.directory)
    const aborted = AbortSignal.abort(reason)
    await expect(fingerprintSite(files, { ...terms, signal: aborted })).rejects.toBe(reason)
  })
})

describe('the other files of a site', () => {
  const files = { 'index.html': 'a', 'app.js': 'let a', 'large.bin': 'x'.repeat(300_000) }
  const otherFiles = async (change: Readonly<Record<string, string>>): Promise<string> =>
    (await fingerprintOf({ ...files, ...change })).otherFiles

  it('have one digest, whatever is in the pages', async () => {
    expect(await otherFiles({})).toMatch(/^[\w-]{16}$/u)
    expect(await otherFiles({ 'index.html': 'b', 'new.html': '' })).toBe(await otherFiles({}))
  })

  it.each([
    ['a byte', { 'app.js': 'let b' }],
    ['a byte far behind', { 'large.bin': `${'x'.repeat(299_999)}y` }],
    ['one file more', { 'b.css': '' }],
    ['a page that a list can not name', { 'a\u2028b.html': '' }],
  ])('have another one after %s', async (_, change) => {
    expect(await otherFiles(change)).not.toBe(await otherFiles({}))
  })
})
