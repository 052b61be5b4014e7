import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { InputError } from '../../src/errors.ts'
import { makeSite } from '../stand-ins/scenes/world.ts'
import { collect, pathsOf } from './collected.ts'

type Files = Parameters<typeof makeSite>[0]

const filled = (paths: readonly string[]): Files => Object.fromEntries(paths.map((path) => [path, 'x']))

/** The texts of the warnings about a build, in a workspace with these files; or the error. */
async function checked(files: Files, directory = 'out', isLiveSite = false, exclude = '') {
  using workspace = makeSite(files)
  return await collect(directory, { workspace: workspace.directory, isLiveSite, exclude }).then(
    ({ rootPage }) => rootPage.map(({ text }) => text),
    (cause: unknown) => cause as InputError,
  )
}

/** The error for a live site, whose text is the warning for a preview. */
async function brokenIn(files: Files, directory = 'out', exclude = ''): Promise<InputError> {
  const error = (await checked(files, directory, true, exclude)) as InputError
  const advice = error.hint?.text.replace(' Nothing was sent.', '')
  expect(await checked(files, directory, false, exclude)).toEqual([`${error.message} ${advice}`])
  return error
}

describe('a directory without index.html at its root', () => {
  const other = 'Write the folder with the root page as "directory"'
  const why = 'There is no index.html at the root of the directory, so the address itself may show nothing.'
  const ofPages = 'HTML, scripts or styles'
  it.each([
    ['site/index.html site/a/index.html', ofPages, 'Write the build\'s folder, perhaps "directory: out/site"'],
    ['about/index.html contact.html', ofPages, other],
    ['${{toJSON(secrets)}}/index.html', ofPages, other],
    ['a.html b/index.html dist/index.html', ofPages, 'Write the build\'s folder, perhaps "directory: out/dist"'],
    ['app.js', ofPages, other],
    ['data.json a/b.css', ofPages, other],
    ['a.xhtml', ofPages, other],
    ['a.mjs b.zip', ofPages, other],
    ['b.zip a/c.tar.GZ d.tgz e.7z', 'nothing but archives', 'Unpack them before this step'],
    ['.git/config README.md', 'a whole repository', other],
    ...['index.htm', 'INDEX.HTML', 'Index.html', 'default.html', 'Default.htm', 'index.xhtml', 'index.shtml'].map(
      (name): [string, string, string] => [
        `${name} a.htm dist/index.html`,
        ofPages,
        `Name "${name}" index.html in the build`,
      ],
    ),
  ])('is an error for a live site, and a warning for a preview: %s: %s: %s', async (names, what, way) => {
    expect(await brokenIn(filled(names.split(' ').map((name) => `out/${name}`)))).toMatchObject({
      message: `directory: "out" has ${what}, but no index.html at its root.`,
      hint: { text: `${way}, or add an index.html, however short. Nothing was sent.` },
    })
  })

  it.each(['report.pdf', 'photo.jpg', 'data.json', 'feed.xml', 'a/notes.txt', 'app.js.map'])(
    'has a warning if it is of documents, pictures or data: %s',
    async (name) => {
      const files = filled([`out/${name}`, 'out/more.zip'])
      expect(await checked(files, 'out', true)).toEqual([expect.stringContaining(why)])
    },
  )

  it.each([
    ['out/artifact.tar', true],
    ['out/github-pages/artifact.tar', true],
    ["out/a';sh;'/artifact.tar", false],
  ])('says how the artifact of upload-pages-artifact is unpacked: %s', async (path, isPlain) => {
    const { hint } = await brokenIn(filled([path]), './out')
    const says = `actions/upload-pages-artifact made ${path}. Use actions/upload-artifact in its place`
    expect(hint?.text).toContain(says)
    // No line for a shell has a path that could end it.
    const run = `mkdir unpacked && tar -xf '${path}' -C unpacked`
    const blocks = hint?.blocks?.map(({ lines }) => parse(lines))
    expect(blocks).toEqual(
      isPlain ? [[{ if: "github.event.action != 'closed'", run }], { directory: 'unpacked' }] : undefined,
    )
  })

  const rss = '<rss version="2.0"><channel/></rss>'
  it.each([
    ['index.xml', `<?xml version="1.0"?>\n${rss}`],
    ['rss', `\ufeff <?xml version="1.0"?>\r\n<!-- a > -- b -->\n<?x y?><!DOCTYPE rss>${rss}`],
    ['atom', '<feed xmlns="http://www.w3.org/2005/Atom"/>'],
    ['a.atom', '<atom:feed xmlns:atom="http://www.w3.org/2005/Atom"/>'],
    ['feed', '<rdf:RDF/>'],
    ['index.rdf', '<!DOCTYPE rdf:RDF [<!ENTITY a "b">]><rdf:RDF xmlns="http://purl.org/rss/1.0/">'],
    ['sitemap.xml', '<urlset>'],
    ['sitemap_index.xml', '<sitemapindex\n>'],
  ])('is a build without its theme if it has a feed or a sitemap, and no HTML: %s: %s', async (name, content) => {
    const feed = { [`out/${name}`]: content, 'out/posts/index.xml': rss, 'out/logo.png': 'x' }
    expect(await brokenIn(feed)).toMatchObject({
      message: 'directory: "out" has feeds or a sitemap, but no index.html at its root.',
      hint: { text: expect.stringMatching(/theme.*"submodules: recursive".*or add an index\.html, however short\./u) },
    })
    for (const page of ['out/a/b.htm', 'out/a.XHTML', 'out/b.shtml'])
      expect(String(await checked({ ...feed, [page]: 'x' }))).not.toContain('theme')
    expect(await checked({ ...feed, 'out/index.html': 'x' }, 'out', true)).toEqual([])
  })

  it.each(['a.pdf', 'b/c.DOCX', 'd.epub'])('has only that warning if a sitemap lists documents: %s', async (path) => {
    const files = { 'out/sitemap.xml': '<urlset>', [`out/${path}`]: 'x' }
    expect(await checked(files, 'out', true)).toEqual([expect.stringContaining('the folder with the root page')])
    expect(String(await checked({ ...files, 'out/index.xml': rss }, 'out', true))).toContain('feeds or a sitemap')
  })

  it.each([
    ['a feed further down', 'posts/index.xml', rss],
    ['a drawing', 'a.svg', '<svg><feed/></svg>'],
    ['other XML', 'data.xml', '<!-- <rss> --><feeds/>'],
    ['text', 'notes.txt', 'See <rss>'],
  ])('has only the warning for documents if it has %s', async (_, name, content) => {
    const files = { [`out/${name}`]: content, 'out/a.pdf': 'x' }
    expect(await checked(files, 'out', true)).toEqual([expect.stringContaining('the folder with the root page')])
  })

  it('lists what looks private if there is nothing else', async () => {
    const message = expect.stringContaining('look private')
    expect(await checked(filled(['out/prod.env']), 'out', true)).toMatchObject({ message })
  })

  it.each(['*.html', '**/*.html\n# more\n*.txt', '!index.html\nindex.*'])(
    'says that "exclude" left it out, and names no other folder: %j',
    async (exclude) => {
      const files = filled(['out/index.html', 'out/app.js', 'out/dist/index.html', 'out/dist/a.css'])
      const way = '"exclude" leaves out index.html. Write "!index.html" as its last line.'
      const feed = { 'out/index.html': 'a', 'out/feed.xml': '<rss>' }
      for (const each of [files, feed])
        expect(await brokenIn(each, 'out', exclude)).toMatchObject({ hint: { text: `${way} Nothing was sent.` } })
      expect(await checked(files, 'out', true, `${exclude}\n!index.html`)).toEqual([])
    },
  )
})

describe('a root page without anything in it', () => {
  it.each(['', ' \t\r\n', '\ufeff', '\ufeff\n'])('is one with %j', async (text) => {
    const utf16 = Buffer.from(text, 'utf16le')
    for (const content of [text, `${text}\u00a0\u3000`, utf16, Buffer.from(utf16).swap16()]) {
      const hint = {
        text: expect.stringMatching(/^Look at the log of the build\..* write one word .*Nothing was sent\.$/u),
      }
      const message = 'directory: "out" has an index.html with nothing in it.'
      expect(await brokenIn({ 'out/index.html': content, 'out/about/index.html': '' })).toMatchObject({ message, hint })
    }
  })

  it.each(['x', '\ufeff.', '<!-- -->', '<html></html>', 'あ'])('is none with %j', async (text) => {
    const files = { 'out/index.html': text, 'out/empty.html': '' }
    expect(await checked(files, 'out', true)).toEqual([])
  })
})

describe('a source is no site', () => {
  it.each([
    ['---\nlayout: default\n---\n<h1>', '---'],
    ['---\r\nlayout: default\r\n---\r\n', '---'],
    ['\ufeff--- \t\ntitle: A', '---'],
    ['+++\ntitle = "A"\n+++\n', '+++'],
    ['+++\r---', '+++'],
    ['---', '---'],
  ])('a root page that begins with front matter is one: %j', async (text, sign) => {
    const what = `"out" is a project, not the site that is built from it: its index.html begins with "${sign}"`
    for (const content of [text, Buffer.from(text, 'utf16le')])
      for (const isLiveSite of [true, false])
        expect(await checked({ 'out/index.html': content }, 'out', isLiveSite)).toMatchObject({
          message: expect.stringContaining(what),
          hint: { text: 'Write the folder that the build writes. Nothing was sent.' },
        })
  })

  it.each(['----\n', '--- a\n', '-- -\n', '<p>\n---\n', '\n---\n', '{{ message }}', '<!---\n---\n-->'])(
    'a root page that begins with %j is none',
    async (text) => {
      expect(await checked({ 'out/index.html': text, 'out/_config.yml': 'x' }, 'out', true)).toEqual([])
    },
  )

  const source = (path: string): string =>
    `<!doctype html><div id=app></div><script type="module" src="${path}"></script>`
  it.each(['/src/main.tsx', './main.jsx?v=1', '/src/App.vue'])('a root page that asks for %s is one', async (path) => {
    // What looks private is told only of a site.
    const files = { 'app/index.html': source(path), 'app/node_modules/a/index.js': 'x' }
    const what = '"app" is a project, not the site that is built from it: its index.html asks for'
    const message = expect.stringContaining(what)
    const hint = 'Write the folder that the build writes. Nothing was sent.'
    expect(await checked(files, 'app')).toMatchObject({ name: 'InputError', message, hint: { text: hint } })
    const better = 'Write "directory: app/dist". Nothing was sent.'
    const built = await checked({ ...files, 'app/dist/index.html': 'x' }, 'app')
    expect(built).toMatchObject({ message, hint: { text: better } })
  })

  it('a root page in UTF-16 is asked for its scripts, too', async () => {
    const wide = Buffer.from(`\ufeff${source('/src/main.ts')}`, 'utf16le')
    for (const content of [wide, Buffer.from(wide).swap16(), wide.subarray(2)])
      expect(String(await checked({ 'app/index.html': content }, 'app'))).toContain('asks for src/main.ts')
  })

  it.each([
    '<script type="text/babel" src="app.jsx"></script>',
    '<script src="https://cdn.example/main.ts"></script>',
    '<script>"<script src=main.ts>"</script><!-- <script src="main.ts"></script> -->',
    '<a href="main.ts"><script src="app.js"></script>',
  ])('a root page with %s is none', async (html) => {
    expect(await checked({ 'out/index.html': html, 'out/app.js': 'x' })).toEqual([])
  })
})

// The parser's time is quadratic in the depth.
it.each([
  [998, ['a.js', 'b.js']],
  [999, ['a.js']],
])('a root page is read as long as at most 1,000 elements are open: %i', async (depth, asked) => {
  const html = `<p><br><i></i><script src=a.js></script>${'<b>'.repeat(depth)}<br><script src=b.js></script>`
  expect(String(await checked({ 'out/index.html': html }))).toContain(`not in the site: ${asked.join(', ')}.`)
})

describe('a site that was built for a base path', () => {
  it.each(['_next/a.js', 'assets/index-Ab12Cd34.js', 'a.js'])(
    '%s has a warning, and the page of the docs that has the setting',
    async (path) => {
      const page = `<script type="module" src="/repo/${path}"></script>`
      const says = `base path /repo/, but a site is served from the root of its address: the page will lack repo/${path}. Set the base path to "/": `
      const [warning = ''] = (await checked({ 'out/index.html': page, [`out/${path}`]: 'x' })) as string[]
      expect(warning).toContain(says)
      const [, file = '', heading] = /\/blob\/main\/(docs\/[\w-]+\.md)#([\w-]+) /u.exec(warning) ?? []
      const docs = readFileSync(join(import.meta.dirname, '../..', file), 'utf8')
      expect(docs.toLowerCase()).toContain(`\n## ${heading?.replaceAll('-', ' ')}\n`)
    },
  )
})

/** What the real generators write for a server (scripts/generators/servers.ts), in a project. */
const rows = [
  ['Nitro', '.output', ['nitro.json', 'server/index.mjs', 'server/node_modules/vue/index.js'], '.output/public'],
  ['Astro', 'dist', ['server/entry.mjs', 'client/about/index.html'], 'dist/client'],
  ['Next.js', 'web/.next', ['BUILD_ID', 'build-manifest.json', 'server/pages/404.html'], 'web/out'],
  ['SvelteKit', 'build', ['server/manifest.js', 'server/index.js', 'client/_app/version.json'], ''],
  ['Remix or React Router', './build/', ['server/index.js', 'client/assets/a.js'], 'build/client'],
] as const

const built = (folder: string, paths: readonly string[]) =>
  Object.fromEntries(paths.map((path) => [`${folder}/${path}`, path.endsWith('.html') ? '<h1>' : 'x']))

describe.each(rows)('a server build of %s', (generator, directory, paths, folder) => {
  it('is an error, with the way to a static site, and the folder to write if a site is there', async () => {
    using project = makeSite({ ...built(directory, paths), [`${directory}/server/.env`]: 'DB=x' })
    const collected = { workspace: project.directory }
    const error = await collect(directory, collected).then(pathsOf, (cause) => cause)
    expect(error).toBeInstanceOf(InputError)
    expect(error.message).toContain(`is a server build of ${generator}, not a static site`)
    const way = folder ? `, and write "directory: ${folder}". Nothing was sent.` : '"@sveltejs/adapter-static"'
    expect(error.hint?.text).toContain(way)
    expect(error.hint?.text).not.toMatch(/exclude|Write/u)
    if (!folder) return
    using sites = makeSite({ ...built(directory, paths), [`${folder}/index.html`]: '<h1>' })
    const hint = `Write "directory: ${folder}". Nothing was sent.`
    await expect(collect(directory, { workspace: sites.directory })).rejects.toMatchObject({ hint: { text: hint } })
    expect(pathsOf(await collect(folder, { workspace: sites.directory }))).toContain('index.html')
  })

  it('is a site with a page at its root', async () => {
    const files = { ...built('site', paths.slice(0, 2)), 'site/client/a.js': 'x', 'site/index.html': '<h1>' }
    using project = makeSite(files)
    expect(pathsOf(await collect('site', { workspace: project.directory }))).toContain('index.html')
  })
})

const warningsOf = (html: string) =>
  checked({ 'out/index.html': html, 'out/css/main.css': 'x', 'out/app.js': 'x' }, 'out', true)
const style = (address: string): string => `<link rel="stylesheet" href="${address}">`
const based = (base: string): string => `<base href="${base}">${style('css/main.css')}`

describe('a script or style of the computer that built the page', () => {
  it.each([
    [style('http://localhost:1313/css/main.css'), 'http://localhost:1313/css/main.css'],
    [style('HTTPS://LocalHost/css/main.css'), 'https://localhost/css/main.css'],
    [style('//localhost:4000/css/main.css'), 'https://localhost:4000/css/main.css'],
    [style('localhost:4000/css/main.css'), 'localhost:4000/css/main.css'],
    [style('http://my.localhost/css/main.css'), 'http://my.localhost/css/main.css'],
    [style('http://127.0.0.1:8080/css/main.css'), 'http://127.0.0.1:8080/css/main.css'],
    [style('http://127.1/css/main.css'), 'http://127.0.0.1/css/main.css'],
    [style('http://0.0.0.0:4000/css/main.css'), 'http://0.0.0.0:4000/css/main.css'],
    [style('http://[::1]:1313/css/main.css'), 'http://[::1]:1313/css/main.css'],
    [style('file:///C:/site/css/main.css'), 'file:///C:/site/css/main.css'],
    ['<script src="http://localhost:5173/src/main.ts"></script>', 'http://localhost:5173/src/main.ts'],
    ['<link rel="modulepreload" href="http://localhost/app.js">', 'http://localhost/app.js'],
    [based('http://localhost:1313/'), 'http://localhost:1313/css/main.css'],
    [based('//127.0.0.1/repo/'), 'https://127.0.0.1/repo/css/main.css'],
    [based('file:///home/me/'), 'file:///home/me/css/main.css'],
  ])('counts as not there: %s', async (html, address) => {
    const says = `asks for scripts or styles that are not in the site: ${address}. `
    const warning = expect.stringMatching(/"hugo", not "hugo server"/u)
    expect(await warningsOf(html)).toEqual([warning])
    expect(String(await warningsOf(html))).toContain(says)
  })

  it('is named before what is missing, and beside a base path', async () => {
    const html = `${style('a.css')}${style('/repo/css/main.css')}${style('http://localhost:1/b.css')}`
    expect(String(await warningsOf(html))).toContain(
      'not in the site: http://localhost:1/b.css, a.css, repo/css/main.css. ',
    )
  })

  it.each([
    '<a href="http://localhost:3000/">Run it</a><link rel="author" href="http://localhost:1313/">',
    `<script>if (location.hostname === 'localhost') load('<script src="http://localhost:35729/livereload.js">')</script>`,
    style('https://cdn.example/a.css'),
    style('https://127.example.com/a.css'),
    style('https://localhost.example.com/a.css'),
    style('/css/main.css'),
    based('/'),
    based('https://cdn.example/'),
    '<script src="data:text/javascript,1"></script>',
  ])('is none in %s', async (html) => {
    expect(await warningsOf(html)).toEqual([])
  })
})
