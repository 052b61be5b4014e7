import { crc32, deflateSync } from 'node:zlib'

/** Files by path. */
export type Sources = Readonly<Record<string, string | Buffer>>

/** Texts of files to replace, by path. */
export type Edits = Readonly<Record<string, readonly [from: string | RegExp, to: string]>>

/** One of the generators, and a small site as it wants it: a home page, a list of posts, three posts, two other pages. */
export interface Generator {
  /** The package, of which `package.json` has the version. */
  readonly name: string
  /** The program in the package, and its arguments. */
  readonly build: (source: string, target: string) => readonly [program: string, ...args: string[]]
  readonly sources: Sources
  /** Where some of the sources are. */
  readonly files: Readonly<Record<'css' | 'picture' | 'layout' | 'guide' | 'about' | 'posts', string>>
  /** What makes other white space. */
  readonly spaces: Edits
  /** Under which address a visitor finds a page. */
  readonly address: (name: string) => string
}

/** A page in Markdown. */
export function pageOf(title: string, layout: string, text: string): string {
  return `---\ntitle: ${title}\nlayout: ${layout}\ndate: 2024-10-01\n---\n\n# ${title}\n\n${text}\n`
}

/** A picture of 32 by 32 points, too large to be put into the page. */
export function pictureOf(seed: number): Buffer {
  let state = seed
  const next = (): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return state >>> 24
  }
  const rows = Array.from({ length: 32 }, () => Buffer.from([0, ...Array.from({ length: 32 * 6 }, next)]))
  const header = Buffer.from([0, 0, 0, 32, 0, 0, 0, 32, 16, 2, 0, 0, 0])
  const chunk = (type: string, content: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type), content])
    const frame = Buffer.alloc(8)
    frame.writeUInt32BE(content.length)
    frame.writeUInt32BE(crc32(body), 4)
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
  }
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** The guide's text, in other lines. */
const wrapped = ['one line into', 'one\nline\ninto'] as const

/** The guide and the posts. */
function texts(layout: string, { guide, picture }: { guide: string; picture: string }) {
  return {
    guide: pageOf('Install guide', layout, 'Put one line into the workflow. Then *push*.'),
    hello: pageOf('Hello', layout, `The first post, with ![a small square](${picture}).`),
    second: pageOf('Second', layout, `It goes on, see [the guide](${guide}).\n\n\`\`\`yaml\nkey:\n  inner: 1\n\`\`\``),
    notes: pageOf('Notes', layout, 'A date & “quotes”, ümlauts, 日本語.\n\n```yaml\nkey:\n  inner: 1\n```'),
  }
}

const style = 'h1 { color: teal }'
const picture = pictureOf(1)

function vitepress(): Generator {
  const { guide, hello, second, notes } = texts('doc', { guide: '../guide.md', picture: '../picture.png' })
  const config = `export default {
  title: 'My Site',
  head: [['meta', { name: 'build', content: String(Date.now()) }]],
  themeConfig: { nav: [{ text: 'Guide', link: '/guide' }, { text: 'Posts', link: '/posts/' }] },
}`
  const theme = `import DefaultTheme from 'vitepress/theme'
import './style.css'
export default DefaultTheme`
  const loader = `import { createContentLoader } from 'vitepress'
export default createContentLoader('posts/*.md', {
  transform: (all) =>
    all.filter(({ url }) => url !== '/posts/').map(({ url, frontmatter }) => ({ url, title: frontmatter.title })),
})`
  const list = `---
title: Posts
---

<script setup>
import { data as posts } from './posts.data.mjs'
</script>

# Posts

<ul><li v-for="post of posts"><a :href="post.url">{{ post.title }}</a></li></ul>`
  return {
    name: 'vitepress',
    build: (source, target) => ['bin/vitepress.js', 'build', source, '--outDir', target],
    sources: {
      '.vitepress/config.mjs': config,
      '.vitepress/theme/index.js': theme,
      '.vitepress/theme/style.css': style,
      'index.md': '---\ntitle: Home\n---\n\n# Home\n\nRead [the posts](/posts/) or [the guide](/guide).',
      'guide.md': guide,
      'about.md': '# About\n\nWho we are.\n\n<img src="./picture.png" alt="us">',
      'picture.png': picture,
      'posts/posts.data.mjs': loader,
      'posts/index.md': list,
      'posts/hello.md': hello,
      'posts/second.md': second,
      'posts/2024-10-01-notes.md': notes,
    },
    files: {
      css: '.vitepress/theme/style.css',
      layout: '.vitepress/config.mjs',
      picture: 'picture.png',
      guide: 'guide.md',
      about: 'about.md',
      posts: 'posts',
    },
    // It makes white space one space itself, unless told not to.
    spaces: {
      '.vitepress/config.mjs': [
        'head:',
        "vue: { template: { compilerOptions: { whitespace: 'preserve' } } },\n  head:",
      ],
      'posts/index.md': ['<ul>', '<ul>\n    '],
      'guide.md': wrapped,
    },
    address: (name) => `/${name}.html`,
  }
}

function eleventy(): Generator {
  const { guide, hello, second, notes } = texts('base.njk', { guide: '/guide/', picture: '/picture.png' })
  const config = `import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
export default (config) => {
  config.addPassthroughCopy({ [join(import.meta.dirname, '*.{css,png}')]: '/' })
  config.addCollection('posts', (all) => all.getAll().filter(({ url }) => /^\\/posts\\/./.test(url)))
  config.addGlobalData('built', () => new Date().toISOString())
  config.addFilter('version', (name) =>
    createHash('md5').update(readFileSync(join(import.meta.dirname, name))).digest('hex').slice(0, 8))
}`
  const base = `<!doctype html>
<html><head><title>{{ title }} – My Site</title>
<meta name="generator" content="{{ eleventy.generator }}"><meta name="build" content="{{ built }}">
<link rel="stylesheet" href="/style.css?v={{ 'style.css' | version }}"></head>
<body><nav><a href="/">Home</a> <a href="/guide/">Guide</a> <a href="/posts/">Posts</a></nav>
<!-- built at {{ built }} -->
<main>{{ content | safe }}</main></body></html>`
  const list = `---
title: Posts
layout: base.njk
---
<h1>Posts</h1>
<ul>{% for post in collections.posts %}<li><a href="{{ post.url }}">{{ post.data.title }}</a></li>{% endfor %}</ul>`
  const source = '/picture.png?v={{ "picture.png" | version }}'
  return {
    name: '@11ty/eleventy',
    build: (source, target) => [
      'cmd.cjs',
      `--input=${source}`,
      `--output=${target}`,
      `--config=${source}/eleventy.config.js`,
    ],
    sources: {
      'package.json': '{ "type": "module" }',
      'eleventy.config.js': config,
      '_includes/base.njk': base,
      'style.css': style,
      'picture.png': picture,
      'index.md': pageOf('Home', 'base.njk', 'Read [the posts](/posts/) or [the guide](/guide/).'),
      'guide.md': guide,
      'about.njk': `---\ntitle: About\nlayout: base.njk\n---\n<h1>About</h1><p>Who we are.</p><img src='${source}' alt="us">`,
      'posts/index.njk': list,
      'posts/hello.md': hello,
      'posts/second.md': second,
      'posts/on-2024-10-01-notes.md': notes,
    },
    files: {
      css: 'style.css',
      layout: '_includes/base.njk',
      picture: 'picture.png',
      guide: 'guide.md',
      about: 'about.njk',
      posts: 'posts',
    },
    spaces: { '_includes/base.njk': ['<nav>', '\n\n\t<nav>\n'], 'guide.md': wrapped },
    address: (name) => `/${name}/`,
  }
}

function astro(): Generator {
  const layout = '../../Base.astro'
  const { guide, hello, second, notes } = texts(layout, { guide: '/guide/', picture: '../../picture.png' })
  const base = `---
import './style.css'
const title = Astro.props.title ?? Astro.props.frontmatter.title
---
<!doctype html>
<html><head><title>{title} | My Site</title>
<meta name="generator" content={Astro.generator}><meta name="build" content={new Date().toISOString()}></head>
<body><nav><a href="/">Home</a> <a href="/guide/">Guide</a> <a href="/posts/">Posts</a></nav>
<main><slot /></main></body></html>`
  const home = `---
import Base from '../Base.astro'
---
<Base title="Home"><h1>Home</h1><p>Read <a href="/posts/">the posts</a>.</p></Base>
<style>p { margin: 1em }</style>
<script>document.body.dataset.ready = 'yes'; import('../later.js')</script>`
  const about = `---
import { Image } from 'astro:assets'
import Base from '../Base.astro'
import picture from '../picture.png'
---
<Base title="About"><h1>About</h1><p>Who we are.</p><Image src={picture} alt="us" /></Base>`
  const list = `---
import Base from '../../Base.astro'
const posts = Object.values(import.meta.glob('./*.md', { eager: true }))
---
<Base title="Posts"><h1>Posts</h1>
<ul>{posts.map((post) => <li><a href={post.url + '/'}>{post.frontmatter.title}</a></li>)}</ul></Base>`
  return {
    name: 'astro',
    build: (source, target) => ['bin/astro.mjs', 'build', '--root', source, '--outDir', target],
    sources: {
      'package.json': '{ "type": "module" }',
      'astro.config.mjs': "export default { build: { inlineStylesheets: 'never' } }",
      'src/Base.astro': base,
      'src/style.css': style,
      'src/picture.png': picture,
      'src/later.js': "export default 'later'",
      'src/pages/index.astro': home,
      'src/pages/guide.md': guide.replace(layout, '../Base.astro'),
      'src/pages/about.astro': about,
      'src/pages/posts/index.astro': list,
      'src/pages/posts/hello.md': hello,
      'src/pages/posts/second.md': second,
      'src/pages/posts/2024-10-01-notes.md': notes,
    },
    files: {
      css: 'src/style.css',
      layout: 'src/Base.astro',
      picture: 'src/picture.png',
      guide: 'src/pages/guide.md',
      about: 'src/pages/about.astro',
      posts: 'src/pages/posts',
    },
    spaces: { 'src/Base.astro': ['<nav>', '\n\n\t<nav>\n'], 'src/pages/guide.md': wrapped },
    address: (name) => `/${name}/`,
  }
}

export const generators: readonly Generator[] = [vitepress(), eleventy(), astro()]
