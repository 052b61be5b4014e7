import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { excerpt } from '../text/printable.ts'
import { directoryFor, type NamedFolder, wrongFolder } from './directory.ts'

interface ServerBuild {
  readonly generator: string
  /** Paths that are all there. */
  readonly marks: readonly string[]
  /** How the generator builds a static site; begins a sentence. */
  readonly staticBuild: string
  /** Where a static build has its root page, relative to the server build. */
  readonly folder?: string
}

/** What generators write for a server. Their own builds are tried by `npm run generators`. */
const serverBuilds: readonly ServerBuild[] = [
  {
    generator: 'Nitro',
    marks: ['nitro.json', 'server/index.mjs'],
    staticBuild: 'Build a static site (in Nuxt with "nuxt generate")',
    folder: 'public',
  },
  {
    generator: 'Astro',
    marks: ['server/entry.mjs', 'client'],
    staticBuild: 'Set "output" to "static" in the configuration of Astro',
    folder: 'client',
  },
  {
    generator: 'Next.js',
    marks: ['BUILD_ID', 'build-manifest.json'],
    staticBuild: 'Set "output" to "export" in the configuration of Next.js',
    folder: '../out',
  },
  {
    // It has the marks of the next row, too. Its folder "client" has no pages.
    generator: 'SvelteKit',
    marks: ['server/manifest.js', 'client'],
    staticBuild: 'Use "@sveltejs/adapter-static", and write the folder that it writes as "directory"',
  },
  {
    generator: 'Remix or React Router',
    marks: ['server/index.js', 'client'],
    staticBuild: 'Set "ssr" to false in the configuration of Remix or React Router',
    folder: 'client',
  },
]

/** Throws for a folder that a server would have to run. With a page at its root it is a site. */
export function requireNoServerBuild(root: string, named: NamedFolder): void {
  const has = (path: string): boolean => existsSync(join(root, path))
  const found = serverBuilds.find(({ marks }) => marks.every(has))
  if (found === undefined || has('index.html')) return
  const { generator, staticBuild, folder } = found
  const line = folder && `"directory: ${excerpt(directoryFor(named, folder))}"`
  const hint =
    line && has(`${folder}/index.html`) ? `Write ${line}` : `${staticBuild}${line ? `, and write ${line}` : ''}`
  throw wrongFolder(named, `is a server build of ${generator}, not a static site`, `${hint}. Nothing was sent.`)
}
