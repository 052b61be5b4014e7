import { statSync } from 'node:fs'
import { join } from 'node:path'
import { closest, distance } from 'fastest-levenshtein'

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

/**
 * Inputs of the step that do not exist and look like ones that do, each with the name that was probably meant. The
 * runner warns of every name that it does not know, and goes on without it.
 *
 * @param known the names in `action.yml`
 */
export function misspelled(
  given: readonly string[],
  known: readonly string[],
): (readonly [given: string, meant: string])[] {
  return given
    .filter((name) => !known.includes(name))
    .map((name) => [name, closest(name, known)] as const)
    .filter(([name, meant]) => distance(name, meant) <= 2)
}
