import { realpathSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { InputError } from '../errors.ts'
import { excerpt } from '../text/printable.ts'
import { codeOf } from './access.ts'
import { likelyFolders } from './likely-folders.ts'
import { isPrivateFolder } from './private-files.ts'

/**
 * The real path of the folder that holds the site.
 *
 * @param directory the input, relative to `workspace` or absolute
 * @throws {InputError} where it is missing, no folder, or one that can hold no site: a `.git`, a folder of keys
 */
export function realRoot(directory: string, workspace: string): string {
  const path = resolve(workspace, directory)
  const wrong = (why: string, hint: string, cause?: unknown): InputError =>
    new InputError('directory', `"${excerpt(directory)}" ${why} (looked at ${excerpt(path, 500)}).`, {
      hint,
      cause,
    })
  let isFolder: boolean
  try {
    isFolder = statSync(path).isDirectory()
  } catch (cause) {
    if (codeOf(cause) !== 'ENOENT')
      throw wrong(`can't be opened: ${codeOf(cause)}`, 'Check its permissions.', cause)
    const likely = likelyFolders(workspace).filter((folder) => resolve(workspace, folder) !== path)
    const instead = likely.length > 0 ? ` There is ${likely.map((folder) => `"${folder}"`).join(', ')}.` : ''
    const hint = `Check that the build step runs before this one, and the name of the folder that it writes.${instead}`
    throw wrong('does not exist', hint, cause)
  }
  if (!isFolder) throw wrong('is a file', 'Write the folder that holds the site, not a file in it.')
  const real = realpathSync(path)
  const instead = 'Write the folder that the build writes, as in "directory: dist".'
  // The path as it is written counts too: a link that is called ".git" is no folder for a site either.
  if (isInGit(path) || isInGit(real))
    throw wrong('is a .git or lies in one, which is never published', instead)
  if (isPrivateFolder(real)) throw wrong('looks private', instead)
  return real
}

function isInGit(path: string): boolean {
  return path.toLowerCase().split(/[/\\]/u).includes('.git')
}
