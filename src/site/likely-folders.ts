import { statSync } from 'node:fs'
import { join } from 'node:path'

/** Where generators write by default. */
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

/** Folders of the workspace that generators usually write, as inputs would name them. */
export function likelyFolders(workspace: string): string[] {
  return buildFolders.filter(
    (folder) => statSync(join(workspace, folder), { throwIfNoEntry: false })?.isDirectory() ?? false,
  )
}

/**
 * The folder that holds an `index.html` nearest to the root, without a trailing `/`.
 *
 * @param paths of a site's files
 */
export function folderWithIndex(paths: readonly string[]): string | undefined {
  const depth = (path: string): number => path.split('/').length
  const [nearest] = paths
    .filter((path) => path.endsWith('/index.html'))
    .toSorted((a, b) => depth(a) - depth(b))
  return nearest?.slice(0, -'/index.html'.length)
}
