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
  const other = 'Write the folder that the build writes, with its root page, as "directory".'
  it.each([
    [['out/site/index.html', 'out/site/a/index.html'], 'Write "directory: out/site".'],
    [['out/a/b/index.html', 'out/a/b/c.html', 'out/d.txt'], 'Write "directory: out/a/b".'],
    [['out/about/index.html', 'out/contact.html'], other],
    [['out/about/index.html', 'out/contact.html', 'out/dist/index.html'], 'Write "directory: out/dist".'],
    [['out/index.htm'], 'Rename index.htm, which a link does not show.'],
    [['out/INDEX.html', 'out/a/index.html'], 'Rename INDEX.html, which a link does not show.'],
  ])('is an error for a live site, and a warning for a preview: %j: %s', async (paths, end) => {
    expect(await look(filled(paths), 'out', true)).toMatchObject({
      message: 'directory: "out" has HTML pages, but no index.html at its root.',
      hint: `${end} Nothing was sent.`,
    })
    const why = 'There is no index.html at the root of the directory, so the link itself may show nothing.'
    expect(await look(filled(paths))).toEqual({ doubts: [`${why} ${end}`] })
  })

  it('is a warning without pages, too', async () => {
    expect(await look(filled(['out/a/b.pdf']), 'out', true)).toEqual({ doubts: [expect.stringContaining(other)] })
  })

  it('is an error if it is a repository', async () => {
    const files = filled(['out/.git/config', 'out/README.md', 'out/dist/index.html'])
    expect(await look(files)).toMatchObject({
      message: expect.stringContaining('is a whole repository without an index.html'),
      hint: 'Write "directory: out/dist". Nothing was sent.',
    })
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
        hint: 'Write the folder that the build writes. Nothing was sent.',
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

describe('a site that was built for a base path', () => {
  const page = (path: string, more = ''): string => `${more}<script type="module" src="/repo/${path}"></script>`
  it.each([
    ['_next/a.js', '', '"basePath" in the configuration of Next.js'],
    ['_nuxt/a.js', '', '"app.baseURL" in the configuration of Nuxt'],
    ['assets/index-Ab12Cd34.js', '', '"base" in the configuration of Vite'],
    [
      'assets/app.Ab12Cd34.js',
      '<meta name=generator content="VitePress v1.6.4">',
      '"base" in the configuration of VitePress',
    ],
    ['a.js', '<meta name="generator" content="Hugo 0.150">', '"baseURL" in the configuration of Hugo'],
  ])('%s has a warning with the setting of its generator', async (path, more, setting) => {
    expect(await look({ 'out/index.html': page(path, more), [`out/${path}`]: 'x' })).toEqual({
      doubts: [expect.stringMatching(new RegExp(`base path /repo/, .*\\. Set ${setting} to "/"\\.$`, 'u'))],
    })
  })

  it('has the settings of all generators beside the warning, if nobody knows which one it is', async () => {
    expect(await look({ 'out/index.html': page('a.js'), 'out/a.js': 'x' })).toEqual({
      doubts: [expect.stringMatching(/base path \/repo\/, .* Build it for "\/"\.$/u)],
      details: expect.stringMatching(/^The base path is "basePath" in Next\.js, .*"base" in Vite\.$/u),
    })
  })
})
