/** What generators write today, as small as it can be: none of it is an error, or has a warning or a notice. */
import { expect, it, vi } from 'vitest'
import { inPlainText, log } from '../../src/log.ts'
import { reportSite } from '../../src/site/report-site.ts'
import { makeSite } from '../stand-ins/scenes/world.ts'
import { collect } from './collected.ts'

const page = (...assets: readonly string[]): string =>
  `<!doctype html>\n<title>Site</title>${assets.map(tagFor).join('')}<body><a href="http://localhost:8080">try it</a>`
const tagFor = (path: string): string =>
  path.endsWith('.css') ? `<link rel="stylesheet" href="${path}">` : `<script src="${path}"></script>`

const sites: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Vite: { 'index.html': page('/assets/index-Ab12Cd34.js'), 'assets/index-Ab12Cd34.js': 'x', 'vite.svg': '<svg/>' },
  Astro: {
    'index.html': page('/_astro/a.css'),
    '_astro/a.css': 'x',
    'rss.xml': '<rss/>',
    'sitemap-0.xml': '<urlset/>',
  },
  'Next.js': {
    'index.html': page('/_next/static/a.js'),
    '_next/static/a.js': 'x',
    '404.html': '',
    'index.txt': '1:"$"',
  },
  Nuxt: { 'index.html': page('/_nuxt/a.js'), '_nuxt/a.js': 'x', '200.html': page(), '_payload.json': '[]' },
  SvelteKit: { 'index.html': page('./_app/immutable/a.js'), '_app/immutable/a.js': 'x', '_app/env.js': 'export {}' },
  Docusaurus: { 'index.html': page('/assets/js/main.js'), 'assets/js/main.js': 'x', 'search-index.json': '[]' },
  VitePress: {
    'index.html': page('/assets/app.js'),
    'assets/app.js': 'x',
    'assets/chunks/@localSearchIndexroot.a.js': 'x',
  },
  Eleventy: { 'index.html': page('/css/a.css'), 'css/a.css': 'x', 'feed/feed.xml': '<feed/>' },
  MkDocs: {
    'index.html': page('search/main.js'),
    'search/main.js': 'x',
    'search/search_index.json': '{}',
    'sitemap.xml.gz': 'x',
  },
  Sphinx: {
    'index.html': page('_static/a.js'),
    '_static/a.js': 'x',
    'searchindex.js': 'x',
    '_sources/index.rst.txt': '---\n',
  },
  Hugo: { 'index.html': page('/css/main.css'), 'css/main.css': 'x', 'index.xml': '<rss/>', 'sitemap.xml': '<urlset/>' },
  Jekyll: { 'index.html': page('/assets/main.css'), 'assets/main.css': 'x', 'feed.xml': '<feed/>' },
  Quarto: {
    'index.html': page('site_libs/quarto-html/quarto.js'),
    'site_libs/quarto-html/quarto.js': 'x',
    'search.json': '[]',
    'robots.txt': '',
    'listings.json': '[]',
  },
  Flutter: {
    'index.html': `<base href="/">${page('flutter_bootstrap.js')}`,
    'flutter_bootstrap.js': 'x',
    'main.dart.js': 'x',
    'assets/AssetManifest.bin': '\0',
    'assets/fonts/MaterialIcons-Regular.otf': 'x',
    'version.json': '{}',
  },
  Blazor: {
    'index.html': `<base href="/" />${page('_framework/blazor.webassembly.js', 'css/app.css')}`,
    '_framework/blazor.webassembly.js': 'x',
    '_framework/a.wasm.br': 'x',
    'css/app.css': 'x',
  },
  Unity: {
    'index.html': page('TemplateData/style.css', 'Build/game.loader.js'),
    'TemplateData/style.css': 'x',
    'Build/game.loader.js': 'x',
    'Build/game.data': '\0\0',
  },
  JupyterLite: {
    'index.html': page('build/bundle.js'),
    'build/bundle.js': 'x',
    'jupyter-lite.json': '{}',
    'files/a.ipynb': '{}',
    'api/contents/all.json': '{}',
    'lab/index.html': page('../build/bundle.js'),
  },
  Expo: {
    'index.html': page('/_expo/a.js'),
    '_expo/a.js': 'x',
    'assets/node_modules/@expo/vector-icons/Fonts/Ionicons.5cb1b3.ttf': 'x',
    'assets/__node_modules/a/icon.png': 'x',
  },
  'a page alone': { 'index.html': 'Hello' },
}
const bare = {
  documents: { 'paper.pdf': '%PDF-1.4', 'data.csv': '1,2', 'a.xml': '<data/>' },
  pictures: { 'a.png': 'x', 'b/c.jpg': '' },
}

async function said(files: Readonly<Record<string, string>>, isLiveSite: boolean) {
  using site = makeSite(files)
  using _group = vi.spyOn(log, 'group').mockReturnValue()
  log.takeWarnings()
  reportSite(await collect(site.directory, { isLiveSite }))
  return log.takeWarnings().map(inPlainText)
}

it.each(Object.entries(sites))('%s is quiet', async (_, files) => {
  for (const isLiveSite of [true, false]) expect(await said(files, isLiveSite)).toEqual([])
})

it.each(Object.entries(bare))('a site of %s alone has one warning, that it has no root page', async (_, files) => {
  for (const isLiveSite of [true, false])
    expect(await said(files, isLiveSite)).toEqual([expect.stringMatching(/^There is no index\.html at the root/u)])
})
