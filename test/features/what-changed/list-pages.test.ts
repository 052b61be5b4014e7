import { describe, expect, it } from 'vitest'
import type { PageList } from '../../../src/features/what-changed/list.ts'
import { listPages } from '../../../src/features/what-changed/list-pages.ts'
import { filesOf } from '../../site/collected.ts'
import { makeSite } from '../../stand-ins/scenes/world.ts'

const { signal } = new AbortController()
type Files = Readonly<Record<string, string | Buffer>>

async function listOf(files: Files, known?: PageList): Promise<PageList> {
  using site = makeSite(files)
  return await listPages(await filesOf(site.directory), { hosts: [], known, signal })
}

describe('the pages of a site', () => {
  it('are listed with the paths of visitors and their titles', async () => {
    const { pages } = await listOf({
      'index.html': '<title>Home</title>',
      'guide/index.html': '\ufeff<title>Guide</title>',
      'guide.html': '<p>no title',
      'style.css': '<title>no</title>',
    })
    const titles = { '/guide.html': '', '/guide/': 'Guide', '/': 'Home' }
    expect(Object.fromEntries(Array.from(pages, ([path, { title }]) => [path, title]))).toEqual(titles)
  })

  it('are not parsed if a list knows their bytes', async () => {
    const { pages } = await listOf({ 'a.html': 'a', 'b.html': 'b' })
    // No parser would find this content.
    const marked = Array.from(pages, ([path, page]) => [path, { ...page, content: 'marked' }] as const)
    const known = { pages: new Map(marked), files: '' }
    const now = (await listOf({ 'a.html': 'a', 'b.html': '<title>T</title>c', 'c.html': 'a' }, known)).pages
    expect(now.get('/a.html')).toBe(known.pages.get('/a.html'))
    expect(now.get('/b.html')).toMatchObject({ title: 'T', content: expect.stringMatching(/^[\w-]{16}$/u) })
    expect(now.get('/c.html')).toEqual(pages.get('/a.html'))
  })

  it('are read byte by byte if they are no UTF-8', async () => {
    const page = (text: string): Buffer => Buffer.from(`<title>Stra\xdfe</title><p>${text}`, 'latin1')
    const { pages } = await listOf({ 'a.html': page('M\xfc'), 'b.html': page('M\xfc '), 'c.html': page('M\xe4') })
    const [a, b, c] = [...pages.values()]
    expect(a?.title).toBe('Straße')
    expect(a?.content).toBe(b?.content)
    expect(a?.content).not.toBe(c?.content)
  })
})

describe('the other files of a site', () => {
  const files = { 'index.html': 'a', 'app.js': 'let a', 'large.bin': 'x'.repeat(300_000) }

  it.each<[string, Files, boolean]>([
    ['pages', { 'index.html': 'b', 'new.html': '' }, true],
    ['a byte', { 'app.js': 'let b' }, false],
    ['where a file ends', { 'app.js': 'let ', 'large.bin': `a${'x'.repeat(300_000)}` }, false],
  ])('have one digest, and %s may change it', async (_, change, isSame) => {
    const [before, after] = await Promise.all([listOf(files), listOf({ ...files, ...change })])
    expect(before.files === after.files).toBe(isSame)
  })
})
