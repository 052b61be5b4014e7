import { existsSync, readdirSync, realpathSync } from 'node:fs'
import { join, posix, resolve, sep } from 'node:path'
import { type Advice, InputError } from '../errors.ts'
import { excerpt, firstOf } from '../text/printable.ts'
import { isFolder, quote } from './file-access.ts'
import { isPrivateFolder } from './private-files.ts'

const builtFolders = [
  ...['dist', 'build', 'out', 'public', '_site', 'site', 'www', '.output/public', '.vitepress/dist', 'target/site'],
  ...['docs/.vitepress/dist', '_build/html', 'docs/_build/html', 'docs/build/html'],
]

/** The input `directory` is relative to `workspace`, or absolute. */
export type NamedFolder = Readonly<{ directory: string; workspace: string; isLiveSite: boolean }>

/** Name, marks, the folder of a static build and its setting (`npm run generators`). SvelteKit has the last row's marks too. */
const serverBuilds = [
  ['Nitro', ['nitro.json', 'server/index.mjs'], 'public', 'in Nuxt "nuxt generate"'],
  ['Astro', ['server/entry.mjs', 'client'], 'client', "output: 'static'"],
  ['Next.js', ['BUILD_ID', 'build-manifest.json'], '../out', "output: 'export'"],
  ['SvelteKit', ['server/manifest.js', 'client'], '', '"@sveltejs/adapter-static"'],
  ['Remix or React Router', ['server/index.js', 'client'], 'client', 'ssr: false'],
] as const

/** The real path. Throws for a folder that can't be a site, such as `.git` or a build for a server. */
export function realRoot(named: NamedFolder): string {
  const { directory, workspace } = named
  const path = resolve(workspace, directory)
  if (!existsSync(path)) throw wrongFolder(named, 'does not exist', missingHint(workspace))
  if (!isFolder(path)) throw wrongFolder(named, 'is a file', 'Write the folder that holds the site, not a file in it.')
  // As the disk spells it (no `GIT~1`, the right letter case), so that each place has one path.
  const real = realpathSync.native(path)
  if (/(?:^|[/\\])\.git(?:[/\\]|$)/iu.test(real) || isPrivateFolder(real))
    throw wrongFolder(named, 'looks private', 'Write the folder that the build writes, as in "directory: dist".')
  const has = (file: string): boolean => existsSync(join(real, file))
  // With a page at its root it is a site.
  const server = has('index.html') ? undefined : serverBuilds.find(([, marks]) => marks.every(has))
  if (server === undefined) return real
  const [name, , folder, setting] = server
  const line = folder ? `"directory: ${excerpt(directoryFor(named, folder))}"` : 'the folder that it writes'
  const hint = has(`${folder}/index.html`) ? `Write ${line}` : `Build a static site (${setting}), and write ${line}`
  throw wrongFolder(named, `is a server build of ${name}, not a static site`, `${hint}. Nothing was sent.`)
}

export function wrongFolder({ directory }: NamedFolder, why: string, hint: string | Advice): InputError {
  return new InputError('directory', `${quote(directory)} ${why}.`, { hint })
}

export function directoryFor({ directory }: NamedFolder, folder: string): string {
  return posix.join(directory.replaceAll(sep, '/'), folder)
}

/** A folder with a site inside `directory`, as the input would name it. */
export function builtFolder(named: NamedFolder): string | undefined {
  const path = resolve(named.workspace, named.directory)
  const found = builtFolders.find((folder) => existsSync(join(path, folder, 'index.html')))
  return found && directoryFor(named, found)
}

function missingHint(workspace: string): string {
  const has = (folder: string): boolean => isFolder(join(workspace, folder))
  // GitHub would evaluate an expression where the line is pasted.
  const folders = readdirSync(workspace).filter((name) => has(name) && !isPrivateFolder(name) && !/\$\{\{/u.test(name))
  const deeper = folders.flatMap((folder) => builtFolders.map((built) => `${folder}/${built}`))
  const sites = [...builtFolders, ...deeper].filter((folder) => existsSync(join(workspace, folder, 'index.html')))
  const likely = [...new Set([...sites, ...builtFolders.filter(has)])]
  const shown = likely.length > 0 ? likely : folders
  const next = ['.next', ...folders.map((folder) => `${folder}/.next`)].find(has)
  const forNext =
    next &&
    `${quote(next)} is what Next.js writes for a server. With output: 'export' in its configuration it writes ${quote(posix.join(next, '../out'))}.`
  const perhaps = sites.length === 1 && `Perhaps write "directory: ${sites[0]}".`
  const there = [shown.length > 0 && `The workspace has ${firstOf(shown, 10, quote)}.`, perhaps, forNext]
    .filter(Boolean)
    .join(' ')
  return `Check that the build step runs before this one, and which folder it writes: "directory" is relative to the workspace, whatever "working-directory" is. ${there || 'No folder in the workspace looks like a site. Does a step check out the repository, or download the build?'}`
}
