import { existsSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { isInside, sitePath } from './file-access.ts'

/** Folders that generators write to by default. */
const buildFolders = [
  'dist',
  'build',
  'out',
  'public',
  '_site',
  'site',
  'www',
  '.output/public',
  'docs/.vitepress/dist',
  '_build/html',
  'target/site',
]

/** Folders in the workspace that generators usually write to, as inputs name them. */
export function likelyFolders(workspace: string): string[] {
  return buildFolders.filter(
    (folder) => statSync(join(workspace, folder), { throwIfNoEntry: false })?.isDirectory() ?? false,
  )
}

/**
 * A folder inside the one of the input which more likely contains what a build wrote, as the input would name it;
 * undefined if there is none.
 *
 * @param directory the input
 */
export function builtFolder(directory: string, workspace: string): string | undefined {
  const path = resolve(workspace, directory)
  const found = likelyFolders(path).find((folder) => existsSync(join(path, folder, 'index.html')))
  if (found === undefined) return undefined
  const built = join(path, found)
  return isInside(workspace, built) ? sitePath(workspace, built) : built
}

/**
 * The folder nearest to the root that contains an `index.html`, without `/` at its end; undefined if none is, or several
 * are equally near: then none of them is likelier.
 *
 * @param paths of a site's files
 */
export function folderWithIndex(paths: readonly string[]): string | undefined {
  const depth = (path: string): number => path.split('/').length
  const [nearest, next] = paths
    .filter((path) => path.endsWith('/index.html'))
    .toSorted((a, b) => depth(a) - depth(b))
  if (nearest === undefined || (next !== undefined && depth(next) === depth(nearest))) return undefined
  return nearest.slice(0, -'/index.html'.length)
}
