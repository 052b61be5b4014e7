import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { excerpt } from '../text/printable.ts'
import { directoryFor, type NamedFolder, wrongFolder } from './directory.ts'

/** Paths that are all in a build for a server, the folder of the static build seen from there, and what asks for that. */
type ServerBuild = readonly [name: string, marks: readonly string[], folder: string, setting: string]

/** `npm run generators` tries the builds of these. SvelteKit's has the marks of the last row too, and no pages in "client". */
const serverBuilds: readonly ServerBuild[] = [
  ['Nitro', ['nitro.json', 'server/index.mjs'], 'public', 'in Nuxt "nuxt generate"'],
  ['Astro', ['server/entry.mjs', 'client'], 'client', "output: 'static'"],
  ['Next.js', ['BUILD_ID', 'build-manifest.json'], '../out', "output: 'export'"],
  ['SvelteKit', ['server/manifest.js', 'client'], '', '"@sveltejs/adapter-static"'],
  ['Remix or React Router', ['server/index.js', 'client'], 'client', 'ssr: false'],
]

/** Throws for a folder that needs a server. With a page at its root it is a site. */
export function requireNoServerBuild(root: string, named: NamedFolder): void {
  const has = (path: string): boolean => existsSync(join(root, path))
  const found = serverBuilds.find(([, marks]) => marks.every(has))
  if (found === undefined || has('index.html')) return
  const [name, , folder, setting] = found
  const line = folder ? `"directory: ${excerpt(directoryFor(named, folder))}"` : 'the folder that it writes'
  const hint = has(`${folder}/index.html`) ? `Write ${line}` : `Build a static site (${setting}), and write ${line}`
  throw wrongFolder(named, `is a server build of ${name}, not a static site`, `${hint}. Nothing was sent.`)
}
