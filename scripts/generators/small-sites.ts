import type { Sources } from './programs.ts'

/** Texts of files to replace, by path. */
export type Edits = Readonly<Record<string, readonly [from: string, to: string]>>

/** A generator with a few pages, which are built, edited in one place, and built again a day later. */
export interface SmallSite {
  /** The package, of which `package.json` has the version. */
  readonly name: string
  /** The program to run in the folder of the sources, and its arguments. */
  readonly build: (target: string) => readonly [program: string, ...args: string[]]
  readonly sources: Sources
  readonly edit: Edits
  /** The pages that a reader finds changed by that. */
  readonly changed: readonly string[]
  /** Where the pages are, in the folder with the sources; in `target` unless given. */
  readonly output?: string
}

const words = 'One sentence that is read.'
const edited = [words, 'One sentence that is read twice.'] as const

const script = (name: string): string =>
  `/**\n * ${name === 'first' ? words : 'Another one.'}\n * @param {number} value a number\n * @returns {number} more of it\n */\nexport function ${name}(value) {\n  return value + 1\n}\n`

const picture = (colour: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9" fill="${colour}"/></svg>`

/** Its pages name style sheet and picture by their hashes, and tell when they were built. */
const astro: SmallSite = {
  name: 'astro',
  build: (target) => ['astro/bin/astro.mjs', 'build', '--outDir', target],
  sources: {
    'package.json': '{ "type": "module" }',
    'astro.config.mjs': "export default { build: { inlineStylesheets: 'never' } }",
    'src/Base.astro': `---
import './style.css'
---
<!doctype html><title>{Astro.props.title ?? Astro.props.frontmatter.title}</title>
<meta name="build" content={new Date().toISOString()}><nav><a href="/">Home</a></nav><main><slot /></main>`,
    'src/style.css': 'h1 { color: teal }',
    'src/picture.svg': picture('teal'),
    'src/pages/index.astro': `---
import Base from '../Base.astro'
import picture from '../picture.svg'
---
<Base title="Home"><h1>Home</h1><img src={picture.src} alt="us"></Base>`,
    'src/pages/about.md': `---\nlayout: ../Base.astro\ntitle: About\n---\n\n${words}`,
  },
  edit: { 'src/pages/about.md': edited, 'src/style.css': ['teal', 'navy'], 'src/picture.svg': ['teal', 'navy'] },
  changed: ['/about/'],
}

const eleventy: SmallSite = {
  name: '@11ty/eleventy',
  build: (target) => ['@11ty/eleventy/cmd.cjs', `--output=${target}`],
  sources: {
    'package.json': '{ "type": "module" }',
    'eleventy.config.js':
      "export default (config) => config.addGlobalData('built', () => new Date().toISOString()) && undefined",
    '_includes/base.njk':
      '<!doctype html><title>{{ title }}</title><nav>{{ built }}</nav><!-- {{ built }} --><main>{{ content | safe }}</main>',
    'index.md': '---\ntitle: Home\nlayout: base.njk\n---\n\nRead [about us](/about/).',
    'about.md': `---\ntitle: About\nlayout: base.njk\n---\n\n${words}`,
  },
  edit: { 'about.md': edited },
  changed: ['/about/'],
}

const next: SmallSite = {
  name: 'next',
  build: () => ['next/dist/bin/next', 'build'],
  sources: {
    'package.json': '{ "type": "module" }',
    'next.config.mjs': "export default { output: 'export', turbopack: { root: import.meta.dirname + '/../../..' } }",
    'pages/index.jsx': "export default () => <><h1>Home</h1><a href='/about'>About</a></>",
    'pages/about.jsx': `export default () => <><h1>About</h1><p>${words}</p></>`,
  },
  edit: { 'pages/about.jsx': edited },
  changed: ['/about.html'],
  output: 'out',
}

const typedoc: SmallSite = {
  name: 'typedoc',
  build: (target) => ['typedoc/bin/typedoc', '--out', target, '--disableGit', '--sourceLinkTemplate', '/{path}'],
  sources: {
    'package.json': '{ "name": "sample", "type": "module" }',
    'tsconfig.json':
      '{ "compilerOptions": { "allowJs": true, "noEmit": true, "module": "nodenext", "target": "es2022", "types": [] }, "include": ["*.js"] }',
    'typedoc.json': '{ "entryPoints": ["first.js", "second.js"] }',
    'first.js': script('first'),
    'second.js': script('second'),
    'README.md': '# Sample\n\nWhat it is.',
  },
  edit: { 'first.js': edited },
  changed: ['/functions/first.first.html'],
}

const hexo: SmallSite = {
  name: 'hexo',
  build: () => ['hexo/bin/hexo', 'generate'],
  sources: {
    'package.json':
      '{ "hexo": { "version": "8.1.2" }, "dependencies": { "hexo-renderer-marked": "*", "hexo-renderer-ejs": "*" } }',
    '_config.yml': 'title: Sample\nurl: https://site.example\npermalink: :title/\ntheme: plain\n',
    'themes/plain/layout/layout.ejs':
      '<!doctype html><title><%= page.title || config.title %></title><a href="/">Home</a><%- body %><footer>Built on <%= date(Date.now()) %></footer>',
    'themes/plain/layout/post.ejs': '<h1><%= page.title %></h1><%- page.content %>',
    'themes/plain/layout/page.ejs': '<h1><%= page.title %></h1><%- page.content %>',
    'source/index.md': '---\ntitle: Home\n---\n\nRead [the first](/first/).',
    'source/_posts/first.md': `---\ntitle: First\ndate: 2024-10-01\n---\n\n${words}`,
    'source/_posts/second.md': '---\ntitle: Second\ndate: 2024-10-02\n---\n\nAnother one.',
  },
  edit: { 'source/_posts/first.md': edited },
  changed: ['/first/'],
  output: 'public',
}

const metalsmith: SmallSite = {
  name: 'metalsmith',
  build: (target) => ['', 'build.mjs', target],
  sources: {
    'build.mjs': `import layouts from '@metalsmith/layouts'
import markdown from '@metalsmith/markdown'
import Metalsmith from 'metalsmith'
await Metalsmith(import.meta.dirname).source('src').destination(process.argv[2]).env('NODE_ENV', 'production')
  .metadata({ built: new Date().toISOString() })
  .use(markdown()).use(layouts({ transform: 'nunjucks', default: 'page.njk', pattern: '**/*.html' })).build()`,
    'layouts/page.njk':
      '<!doctype html><title>{{ title }}</title><main>{{ contents | safe }}</main><footer>Built at {{ built }}</footer>',
    'src/index.md': '---\ntitle: Home\n---\n\nRead [about us](about.html).',
    'src/about.md': `---\ntitle: About\n---\n\n${words}`,
  },
  edit: { 'src/about.md': edited },
  changed: ['/about.html'],
}

const marp: SmallSite = {
  name: '@marp-team/marp-cli',
  build: (target) => ['@marp-team/marp-cli/marp-cli.js', '--input-dir', 'decks', '--output', target],
  sources: {
    'decks/index.md': '---\nmarp: true\n---\n\n# Home\n\n---\n\nThe end.',
    'decks/talk.md': `---\nmarp: true\n---\n\n# Talk\n\n---\n\n${words}`,
  },
  edit: { 'decks/talk.md': edited },
  changed: ['/talk.html'],
}

/** The report of what tests reached, whose pages tell the time at their end. */
const c8: SmallSite = {
  name: 'c8',
  build: (target) => ['c8/bin/c8.js', '--reporter', 'html', '--reports-dir', target, 'node', 'main.mjs'],
  sources: {
    'package.json': '{ "type": "module" }',
    'main.mjs': "import { first } from './first.js'\nimport { second } from './second.js'\nfirst(second(1))\n",
    'first.js': script('first'),
    'second.js': script('second'),
  },
  edit: { 'first.js': edited },
  changed: ['/first.js.html'],
}

export const smallSites: readonly SmallSite[] = [astro, eleventy, next, typedoc, hexo, metalsmith, marp, c8]
