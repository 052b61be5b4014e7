import type { Edits, Sources } from './sites.ts'

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

const jsdoc: SmallSite = {
  name: 'jsdoc',
  build: (target) => ['jsdoc/jsdoc.js', '--destination', target, 'first.js', 'second.js'],
  sources: {
    'first.js': `/** @module first */\n${script('first')}`,
    'second.js': `/** @module second */\n${script('second')}`,
  },
  edit: { 'first.js': edited },
  // The source is a page too.
  changed: ['/first.js.html', '/module-first.html'],
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

export const smallSites: readonly SmallSite[] = [next, typedoc, jsdoc, hexo, metalsmith, marp, c8]
