import { describe, expect, it } from 'vitest'
import { InputError } from '../../src/errors.ts'
import type { RootPage } from '../../src/site/site.ts'
import { collect } from '../stand-ins/scenes/collected.ts'
import { makeSite } from '../stand-ins/scenes/world.ts'

type Files = Readonly<Record<string, string>>

const filled = (paths: readonly string[]): Files => Object.fromEntries(paths.map((path) => [path, 'x']))

/** What the root page of a directory tells, in a workspace with these files; or the error. */
async function look(files: Files, directory = 'out', isLiveSite = false): Promise<RootPage | InputError> {
  using workspace = makeSite(files)
  return await collect(directory, { workspace: workspace.directory, isLiveSite }).then(
    ({ rootPage }) => rootPage,
    (cause: unknown) => cause as InputError,
  )
}

describe('a directory without index.html at its root', () => {
  it.each([
    [['out/site/index.html', 'out/site/a/index.html'], 'out/site'],
    [['out/a/b/index.html', 'out/a/b/c.html'], 'out/a/b'],
    [['out/a/b/index.html', 'out/a/c/index.html'], 'out/a'],
    [['out/a/Index.html'], 'out/a'],
    [['out/.git/config', 'out/README.md', 'out/dist/index.html'], 'out/dist'],
  ])('is refused with %j, and %s is named', async (paths, folder) => {
    expect(await look(filled(paths))).toMatchObject({
      input: 'directory',
      hint: `Write "directory: ${folder}". Nothing was sent.`,
    })
  })

  it.each([
    [['out/a/index.html', 'out/b.txt'], 'Did you mean "directory: out/a"?'],
    [
      ['out/about/index.html', 'out/contact.html'],
      'Write the folder that the build makes, with its root page, as "directory".',
    ],
    [['out/about/index.html', 'out/contact.html', 'out/dist/index.html'], 'Did you mean "directory: out/dist"?'],
    [['out/a/b.pdf', 'out/a/c.pdf'], 'Write the folder that the build makes, with its root page, as "directory".'],
    [['out/index.htm'], 'Rename index.htm, which a link does not show.'],
    [['out/INDEX.html', 'out/a/index.html'], 'Rename INDEX.html, which a link does not show.'],
  ])('is published with a warning, or an error for a live site with pages: %j: %s', async (paths, end) => {
    const hasPages = paths.some((path) => path.includes('.htm'))
    const live = await look(filled(paths), 'out', true)
    expect(live).toMatchObject(
      hasPages ? { input: 'directory', hint: `${end} Nothing was sent.` } : { doubts: [expect.any(String)] },
    )
    const { doubts } = (await look(filled(paths))) as RootPage
    expect(doubts).toEqual([expect.stringMatching(/^There is no index\.html at the root of the directory, /u)])
    expect(doubts[0]?.endsWith(end), doubts[0]).toBe(true)
  })
})

describe('a source is no site', () => {
  const source = (path: string): string =>
    `<!doctype html><div id=app></div><script type="module" src="${path}"></script>`
  const error = 'is a project, not the site that is built from it: its index.html asks for'

  it.each(['/src/main.tsx', 'src/main.ts', './main.jsx?v=1', '/src/App.vue', '/src/app.svelte'])(
    'where the root page asks for %s',
    async (path) => {
      const found = await look({ 'packages/app/index.html': source(path) }, 'packages/app')
      expect(found).toBeInstanceOf(InputError)
      expect(found).toMatchObject({
        message: expect.stringContaining(`"packages/app" ${error}`),
        hint: expect.stringContaining('let the build run before this step'),
      })
    },
  )

  it('even where it looks private too, and it names what the build wrote', async () => {
    const built = { 'packages/app/dist/index.html': 'x', 'packages/app/node_modules/a/index.js': 'x' }
    const files = { ...built, 'packages/app/index.html': source('/src/main.tsx') }
    expect(await look(files, 'packages/app')).toMatchObject({
      hint: 'Write "directory: packages/app/dist". Nothing was sent.',
    })
  })

  it.each([
    '<script type="text/babel" src="app.jsx"></script>',
    '<script src="https://cdn.example/main.ts"></script>',
    '<script>"<script src=main.ts>"</script><!-- <script src="main.ts"></script> -->',
    '<a href="main.ts"><script src="app.js"></script>',
  ])('but a page may hold %s', async (html) => {
    expect(await look({ 'out/index.html': html, 'out/app.js': 'x' })).toEqual({ doubts: [] })
  })
})

describe('links without an ending', () => {
  it.each([
    ['<a href="/about">', 'about'],
    ['<a href="guide/start?x#y">', 'guide/start'],
    ['<base href="/guide/"><a href="start">', 'guide/start'],
    ['<a href="/"><a href="#x"><a href="/none"><a href=/about>', 'about'],
    ['<a href="/about.html"><a href="/about/"><a href="https://other.example/about"><a>', undefined],
    ['<a href="/team"><a href="/file">', undefined],
  ])('%s are told as %s', async (html, path) => {
    const pages = filled(['out/about.html', 'out/guide/start.html', 'out/team.html', 'out/team/index.html'])
    const found = (await look({ ...pages, 'out/file': 'x', 'out/file.html': 'x', 'out/index.html': html })) as RootPage
    expect(found.pathWithoutEnding).toBe(path)
    expect(found.notice ?? '').toContain(path ? `/${path}, and the site has ${path}.html.` : '')
    expect(found.notice === undefined).toBe(path === undefined)
  })
})

it.each([
  ['empty', '', ['index.html is empty, so the link itself shows nothing.']],
  ['at the root of a repository', 'x', []],
])('an index.html that is %s is published', async (_, page, doubts) => {
  expect(await look({ 'out/.git': 'gitdir: x', 'out/index.html': page })).toEqual({ doubts })
})
