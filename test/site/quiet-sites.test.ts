/** What generators write today, as small as it can be: none of it is an error, or has a warning or a notice. */
import { extname } from 'node:path'
import { expect, it, vi } from 'vitest'
import { inPlainText, log } from '../../src/log.ts'
import { reportSite } from '../../src/site/report-site.ts'
import { makeSite } from '../stand-ins/scenes/world.ts'
import { collect } from './collected.ts'

/** By generator, the scripts and styles that its root page asks for, and what else it writes. */
const sites: Readonly<Record<string, string>> = {
  Vite: '/assets/index-Ab12Cd34.js + vite.svg',
  Astro: '/_astro/a.css + rss.xml sitemap-0.xml',
  'Next.js': '/_next/static/a.js + 404.html index.txt',
  Nuxt: '/_nuxt/a.js + 200.html _payload.json',
  SvelteKit: './_app/immutable/a.js + _app/env.js',
  Docusaurus: '/assets/js/main.js + search-index.json',
  VitePress: '/assets/app.js + assets/chunks/@localSearchIndexroot.a.js',
  Eleventy: '/css/a.css + feed/feed.xml',
  MkDocs: 'search/main.js + search/search_index.json sitemap.xml.gz',
  Sphinx: '_static/a.js + searchindex.js _sources/index.rst.txt',
  Hugo: '/css/main.css + index.xml sitemap.xml',
  Jekyll: '/assets/main.css + feed.xml',
  Quarto: 'site_libs/quarto-html/quarto.js + search.json robots.txt listings.json',
  Flutter:
    'flutter_bootstrap.js + main.dart.js assets/AssetManifest.bin assets/fonts/MaterialIcons-Regular.otf version.json',
  Blazor: '_framework/blazor.webassembly.js css/app.css + _framework/a.wasm.br',
  Unity: 'TemplateData/style.css Build/game.loader.js + Build/game.data',
  JupyterLite: 'build/bundle.js + jupyter-lite.json files/a.ipynb api/contents/all.json lab/index.html',
  Expo: '/_expo/a.js + assets/node_modules/@expo/vector-icons/Fonts/Ionicons.5cb1b3.ttf assets/__node_modules/a/icon.png',
  'a page alone': '+',
}
const contents: Readonly<Record<string, string>> = { '.xml': '<rss/>', '.json': '[]', '.txt': '---\n', '.data': '\0\0' }

const pathsIn = (text = ''): string[] => text.split(' ').filter(Boolean)
const tagFor = (path: string): string =>
  path.endsWith('.css') ? `<link rel="stylesheet" href="${path}">` : `<script src="${path}"></script>`

function filesOf(row: string, base = ''): Record<string, string> {
  const [asked = [], others = []] = row.split('+').map(pathsIn)
  const page = `<!doctype html>${base}${asked.map(tagFor).join('')}<body><a href="http://localhost:8080">try it</a>`
  const paths = [...asked.map((path) => path.replace(/^\.?\//u, '')), ...others]
  return { ...Object.fromEntries(paths.map((path) => [path, contents[extname(path)] ?? 'x'])), 'index.html': page }
}

async function warningsFor(files: Readonly<Record<string, string>>, isLiveSite: boolean) {
  using site = makeSite(files)
  using _group = vi.spyOn(log, 'group').mockReturnValue()
  log.takeWarnings()
  reportSite(await collect(site.directory, { isLiveSite }))
  return log.takeWarnings().map(inPlainText)
}

it.each(Object.entries(sites))('%s is quiet', async (_, row) => {
  for (const base of ['', '<base href="/">'])
    for (const isLiveSite of [true, false]) expect(await warningsFor(filesOf(row, base), isLiveSite)).toEqual([])
})

it.each([
  ['documents', { 'paper.pdf': '%PDF-1.4', 'data.csv': '1,2', 'a.xml': '<data/>' }],
  ['pictures', { 'a.png': 'x', 'b/c.jpg': '' }],
])('a site of %s alone has one warning, that it has no root page', async (_, files) => {
  for (const isLiveSite of [true, false])
    expect(await warningsFor(files, isLiveSite)).toEqual([expect.stringMatching(/^There is no index\.html at the/u)])
})
