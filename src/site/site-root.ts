import { existsSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { InputError } from '../errors.ts'
import { excerpt } from '../text/printable.ts'
import { codeOf, isInside, realPath, sitePath } from './file-access.ts'
import { isPrivateFolder } from './private-names.ts'

/**
 * The real path of the folder that contains the site.
 *
 * @param directory the input, relative to `workspace` or absolute
 * @throws {InputError} if it is missing, not a folder, or can't be a site: a `.git`, a folder of keys
 */
export function realRoot(directory: string, workspace: string): string {
  const path = resolve(workspace, directory)
  const wrong = (why: string, hint: string, cause?: unknown): InputError =>
    wrongFolder(directory, why, hint, ` (its full path is ${excerpt(path, 500)})`, cause)
  let real: string
  try {
    real = realPath(path)
    if (!statSync(real).isDirectory())
      throw wrong('is a file', 'Write the folder that holds the site, not a file in it.')
  } catch (cause) {
    if (codeOf(cause) !== 'ENOENT') throw wrong(`can't be opened: ${codeOf(cause)}`, 'Check its permissions.', cause)
    const likely = likelyFolders(workspace).filter((folder) => resolve(workspace, folder) !== path)
    const instead = likely.length > 0 ? ` There is ${likely.map((folder) => `"${folder}"`).join(', ')}.` : ''
    const hint = `Check that the build step runs before this one, and the name of the folder that it writes.${instead}`
    throw wrong('does not exist', hint, cause)
  }
  const instead = 'Write the folder that the build writes, as in "directory: dist".'
  // The path that the user wrote is checked too: also a link with the name ".git" can't be a site.
  if ([path, real].some((each) => each.toLowerCase().split(/[/\\]/u).includes('.git')))
    throw wrong('is a .git folder or is inside one, and that is never published', instead)
  if (isPrivateFolder(real)) throw wrong('looks private', instead)
  return real
}

/** The error for a folder that can't be the site. Its public words do not contain the input. */
export function wrongFolder(directory: string, why: string, hint: string, where = '', cause?: unknown): InputError {
  const inPublic = { message: `directory: the folder ${why}.`, hint }
  return new InputError('directory', `"${excerpt(directory)}" ${why}${where}.`, { hint, inPublic, cause })
}

/** Folders in the workspace that generators usually write to, as inputs name them. */
export function likelyFolders(workspace: string): string[] {
  const usual = 'dist build out public _site site www .output/public docs/.vitepress/dist _build/html target/site'
  return usual
    .split(' ')
    .filter((folder) => statSync(join(workspace, folder), { throwIfNoEntry: false })?.isDirectory() ?? false)
}

/**
 * A folder inside the one of the input `directory` which more likely contains what a build wrote, as the input would
 * name it; undefined if there is none.
 */
export function builtFolder(directory: string, workspace: string): string | undefined {
  const path = resolve(workspace, directory)
  const found = likelyFolders(path).find((folder) => existsSync(join(path, folder, 'index.html')))
  if (found === undefined) return undefined
  const built = join(path, found)
  return isInside(workspace, built) ? sitePath(workspace, built) : built
}
