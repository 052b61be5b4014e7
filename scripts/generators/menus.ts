/** Sites of twelve pages with a menu, as documentation has them: what a change of one thing changes on every page. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Sources } from './programs.ts'

/** A generator with a menu. Each function gives files that come over those of `sources`. */
export interface MenuSite {
  readonly name: string
  readonly needs: 'node' | 'python' | 'hugo'
  /** What Node, Python or Hugo gets as arguments, in the folder of the sources. Node's first one is a file of a package. */
  readonly build: (target: string) => readonly string[]
  /** A site with these pages by their names, and this text in its footer. The home page is not among them. */
  readonly sources: (pages: ReadonlyMap<string, Page>, footer: string, modules: string) => Sources
  /** Where a visitor finds what is made of a page. */
  readonly addresses: (name: string) => readonly string[]
  /** Whether a page has a title besides its name; true unless given. */
  readonly hasTitles?: boolean
  /** Pages without a main part, whose menus count as content; none unless given. */
  readonly withoutMain?: readonly string[]
}

export interface Page {
  readonly title: string
  readonly text: string
  /** The address of another page, or of a place in it. */
  readonly link?: string
  /** The heading in the middle; `More of it` unless given. */
  readonly heading?: string
}

const each = <Value>(pages: ReadonlyMap<string, Page>, value: (name: string, page: Page) => readonly [string, Value]) =>
  Object.fromEntries([...pages].map(([name, page]) => value(name, page)))

const body = ({ text, link, heading = 'More of it' }: Page): string =>
  `${text}\n\n${link ? `[Another page](${link})` : ''}\n\n## ${heading}\n\nThe end.\n`
const markdown = (page: Page): string => `# ${page.title}\n\n${body(page)}`
const titled = (page: Page): string => `---\ntitle: ${page.title}\n---\n\n${body(page)}`
const home: Page = { title: 'Home', text: 'Welcome.' }

const mkdocs = (theme: string): MenuSite => ({
  name: `mkdocs, ${theme}`,
  ...(theme === 'mkdocs' && { withoutMain: ['/404.html'] }),
  needs: 'python',
  build: (target) => ['-m', 'mkdocs', 'build', '--quiet', '--site-dir', target],
  sources: (pages, footer) => ({
    'mkdocs.yml': `site_name: Sample\ncopyright: ${footer}\ntheme:\n  name: ${theme}\n${theme === 'material' ? '  features: [navigation.footer]\n' : ''}`,
    'docs/index.md': markdown(home),
    ...each(pages, (name, page) => [`docs/${name}.md`, markdown(page)]),
  }),
  addresses: (name) => [`/${name}/`],
})

const sphinx = (theme: string): MenuSite => ({
  name: `sphinx, ${theme}`,
  needs: 'python',
  build: (target) => ['-m', 'sphinx', '-q', '-b', 'html', '.', target],
  sources: (pages, footer) => {
    const linked = ({ link }: Page): string =>
      link ? `.. raw:: html\n\n   <a href="${link}">Another page</a>\n\n` : ''
    const text = (page: Page, more = ''): string =>
      `${page.title}\n==========================\n\n${page.text}\n\n${linked(page)}${more}\n${page.heading ?? 'More of it'}\n--------------------\n\nThe end.\n`
    const tree = `.. toctree::\n   :hidden:\n\n${[...pages.keys()].map((name) => `   ${name}\n`).join('')}`
    return {
      'conf.py': `project = 'Sample'\ncopyright = '${footer}'\nhtml_theme = '${theme}'\nexclude_patterns = ['target']\n`,
      'index.rst': text(home, tree),
      ...each(pages, (name, page) => [`${name}.rst`, text(page)]),
    }
  },
  addresses: (name) => [`/${name}.html`],
})

const vitepress: MenuSite = {
  name: 'vitepress',
  needs: 'node',
  build: (target) => ['vitepress/bin/vitepress.js', 'build', '--outDir', target],
  sources: (pages, footer) => {
    const sidebar = [...pages].map(([name, { title }]) => ({ text: title, link: `/${name}` }))
    const themeConfig = { sidebar, footer: { copyright: footer } }
    const config = { title: 'Sample', ignoreDeadLinks: true, themeConfig }
    return {
      '.vitepress/config.mjs': `export default ${JSON.stringify(config)}`,
      'index.md': markdown(home),
      ...each(pages, (name, page) => [`${name}.md`, markdown(page)]),
    }
  },
  addresses: (name) => [`/${name}.html`],
}

const starlight: MenuSite = {
  name: 'starlight',
  needs: 'node',
  build: (target) => ['astro/bin/astro.mjs', 'build', '--outDir', target],
  sources: (pages, footer) => ({
    // It bundles what is named here, and only that.
    'package.json': '{ "type": "module", "dependencies": { "@astrojs/starlight": "*", "astro": "*" } }',
    'astro.config.mjs': `import starlight from '@astrojs/starlight'
export default { integrations: [starlight({ title: 'Sample', pagefind: false, components: { Footer: './src/Footer.astro' } })] }`,
    'src/content.config.ts': `import { docsLoader } from '@astrojs/starlight/loaders'
import { docsSchema } from '@astrojs/starlight/schema'
import { defineCollection } from 'astro:content'
export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) }`,
    'src/Footer.astro': `---
import Default from '@astrojs/starlight/components/Footer.astro'
---
<Default /><footer>${footer}</footer>`,
    'src/content/docs/index.md': titled(home),
    ...each(pages, (name, page) => [`src/content/docs/${name}.md`, titled(page)]),
  }),
  addresses: (name) => [`/${name}/`],
}

const docusaurus: MenuSite = {
  name: 'docusaurus',
  needs: 'node',
  build: (target) => ['@docusaurus/core/bin/docusaurus.mjs', 'build', '--out-dir', target],
  sources: (pages, footer) => {
    const preset = ['classic', { docs: { routeBasePath: '/', sidebarPath: './sidebars.js' }, blog: false }]
    const config = {
      ...{ title: 'Sample', url: 'https://site.example', baseUrl: '/', presets: [preset], onBrokenLinks: 'ignore' },
      onBrokenAnchors: 'ignore',
      themeConfig: { navbar: { title: 'Sample' }, footer: { copyright: footer } },
    }
    return {
      'package.json': '{ "name": "sample" }',
      'docusaurus.config.js': `module.exports = ${JSON.stringify(config)}`,
      'sidebars.js': "module.exports = { all: [{ type: 'autogenerated', dirName: '.' }] }",
      'docs/index.md': markdown(home),
      ...each(pages, (name, page) => [`docs/${name}.md`, markdown(page)]),
    }
  },
  addresses: (name) => [`/${name}/`],
}

const jsdoc: MenuSite = {
  name: 'jsdoc',
  needs: 'node',
  build: (target) => ['jsdoc/jsdoc.js', '--configure', 'jsdoc.json', '--destination', target],
  sources: (pages, footer, modules) => {
    const layout = readFileSync(join(modules, 'jsdoc/templates/default/tmpl/layout.tmpl'), 'utf8')
    const templates = { default: { layoutFile: './layout.tmpl' } }
    return {
      'jsdoc.json': JSON.stringify({ source: { include: ['src'] }, opts: { readme: 'README.md' }, templates }),
      'layout.tmpl': layout.replace('<footer>', `<footer>${footer} `),
      'README.md': markdown(home),
      ...each(pages, (name, { text, link }) => [
        `src/${name}.js`,
        `/**\n * ${text}${link ? ` <a href="${link}">Another page</a>` : ''}\n * @class\n */\nfunction ${name[0]?.toUpperCase()}${name.slice(1)}() {}\n`,
      ]),
    }
  },
  // The source is a page too.
  addresses: (name) => [`/${name[0]?.toUpperCase()}${name.slice(1)}.html`, `/${name}.js.html`],
  hasTitles: false,
}

const hugo: MenuSite = {
  name: 'hugo',
  needs: 'hugo',
  build: (target) => ['--quiet', '--destination', target],
  sources: (pages, footer) => {
    const menu = '{{ range .Site.RegularPages }}<li><a href="{{ .RelPermalink }}">{{ .Title }}</a></li>{{ end }}'
    const next = '{{ with .Next }}<nav>Next: <a href="{{ .RelPermalink }}">{{ .Title }}</a></nav>{{ end }}'
    const main = `<main><h1>{{ .Title }}</h1>{{ .Content }}${next}</main>`
    const head = '<title>{{ .Title }} | Sample</title>'
    const layout = `<!doctype html>${head}<aside><ul>${menu}</ul></aside>${main}<footer>${footer}</footer>`
    return {
      'config.toml': 'baseURL = "https://site.example/"\ntitle = "Sample"\ndisableKinds = ["taxonomy", "term"]\n',
      'layouts/_default/single.html': layout,
      'layouts/index.html': layout,
      'content/_index.md': titled(home),
      ...each(pages, (name, page) => [`content/${name}.md`, titled(page)]),
    }
  },
  addresses: (name) => [`/${name}/`],
}

export const menuSites: readonly MenuSite[] = [
  ...['mkdocs', 'readthedocs', 'material'].map(mkdocs),
  ...['alabaster', 'sphinx_rtd_theme', 'furo', 'pydata_sphinx_theme'].map(sphinx),
  ...[vitepress, starlight, docusaurus, jsdoc, hugo],
]
