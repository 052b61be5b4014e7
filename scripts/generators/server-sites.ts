import type { Sources } from './programs.ts'

/** A generator that builds for a server, and the same site without one. */
export interface ServerSite {
  readonly name: string
  /** The program to run in the folder of the sources, and its arguments. */
  readonly build: readonly string[]
  readonly sources: Sources
  /** What it writes, as the input `directory` names it. */
  readonly directory: string
  /** What the error names: the folder to write in its place, or what builds a static site. */
  readonly instead: string
  /** Builds of static sites: other sources, and another program. */
  readonly statics: readonly StaticBuild[]
}

interface StaticBuild {
  readonly directory: string
  readonly sources?: Sources
  readonly build?: readonly string[]
}

const type = { 'package.json': '{ "type": "module" }' }

const nuxt: ServerSite = {
  name: 'server, nuxt',
  build: ['nuxt/bin/nuxt.mjs', 'build'],
  sources: {
    ...type,
    'nuxt.config.ts': "export default defineNuxtConfig({ telemetry: false, compatibilityDate: '2026-11-01' })",
    'app.vue': '<template><h1>Home</h1></template>',
  },
  directory: '.output',
  instead: '"directory: .output/public"',
  statics: [{ directory: '.output/public', build: ['nuxt/bin/nuxt.mjs', 'generate'] }],
}

const astroServer = (output: string) => ({
  'astro.config.mjs': `import node from '@astrojs/node'
export default { output: '${output}', adapter: node({ mode: 'standalone' }) }`,
})

const astro: ServerSite = {
  name: 'server, astro',
  build: ['astro/bin/astro.mjs', 'build'],
  sources: {
    ...{ ...type, ...astroServer('server') },
    'src/pages/index.astro': '<h1>Home</h1><style>h1 { color: teal }</style>',
    'src/pages/about.astro': '---\nexport const prerender = true\n---\n<h1>About</h1>',
  },
  directory: 'dist',
  instead: '"directory: dist/client"',
  statics: [
    { directory: 'dist/client', sources: astroServer('static') },
    { directory: 'dist', sources: { 'astro.config.mjs': 'export default {}' } },
  ],
}

const nextConfig = (more: string) => ({
  'next.config.mjs': `export default { ${more}turbopack: { root: import.meta.dirname + '/../../..' } }`,
})

const next: ServerSite = {
  name: 'server, next',
  build: ['next/dist/bin/next', 'build'],
  sources: { ...type, ...nextConfig(''), 'pages/index.jsx': 'export default () => <h1>Home</h1>' },
  directory: '.next',
  instead: '"directory: out"',
  statics: [{ directory: 'out', sources: nextConfig("output: 'export', ") }],
}

const svelteConfig = (adapter: string) => ({
  'vite.config.js': `import adapter from '@sveltejs/adapter-${adapter}'
import { sveltekit } from '@sveltejs/kit/vite'
export default { plugins: [sveltekit({ adapter: adapter() })] }`,
})

const svelte: ServerSite = {
  name: 'server, @sveltejs/kit',
  build: ['vite/bin/vite.js', 'build'],
  sources: {
    ...{ ...type, ...svelteConfig('node') },
    'src/app.html': '<!doctype html><html><head>%sveltekit.head%</head><body>%sveltekit.body%</body></html>',
    'src/routes/+page.svelte': '<h1>Home</h1>',
  },
  directory: 'build',
  instead: '"@sveltejs/adapter-static"',
  statics: [
    {
      directory: 'build',
      sources: { ...svelteConfig('static'), 'src/routes/+layout.js': 'export const prerender = true' },
    },
  ],
}

const reactRouter: ServerSite = {
  name: 'server, react-router',
  build: ['@react-router/dev/bin.cjs', 'build'],
  sources: {
    ...type,
    'vite.config.js': `import { reactRouter } from '@react-router/dev/vite'
export default { plugins: [reactRouter()] }`,
    'react-router.config.js': 'export default { ssr: true }',
    'app/routes.js': "import { index } from '@react-router/dev/routes'\nexport default [index('home.jsx')]",
    'app/home.jsx': 'export default () => <h1>Home</h1>',
    'app/root.jsx': `import { Outlet, Scripts } from 'react-router'
export default () => <html lang="en"><head /><body><Outlet /><Scripts /></body></html>`,
  },
  directory: 'build',
  instead: '"directory: build/client"',
  statics: [
    {
      directory: 'build/client',
      sources: { 'react-router.config.js': 'export default { ssr: true, prerender: true }' },
    },
    { directory: 'build/client', sources: { 'react-router.config.js': 'export default { ssr: false }' } },
  ],
}

export const serverSites: readonly ServerSite[] = [nuxt, astro, next, svelte, reactRouter]
