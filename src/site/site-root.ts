import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import { InputError } from '../errors.ts'
import { excerpt } from '../text/printable.ts'
import { codeOf, realPath } from './file-access.ts'
import { likelyFolders } from './likely-folders.ts'
import { isPrivateFolder } from './private.ts'

/**
 * The real path of the folder that contains the site.
 *
 * @param directory the input, relative to `workspace` or absolute
 * @throws {InputError} if it is missing, not a folder, or can't be a site: a `.git`, a folder of keys
 */
export function realRoot(directory: string, workspace: string): string {
  const path = resolve(workspace, directory)
  const wrong = (why: string, hint: string, cause?: unknown): InputError =>
    new InputError('directory', `"${excerpt(directory)}" ${why} (its full path is ${excerpt(path, 500)}).`, {
      hint,
      inPublic: { message: `directory: the folder ${why}.`, hint },
      cause,
    })
  let isFolder: boolean
  let real: string
  try {
    isFolder = statSync(path).isDirectory()
    real = realPath(path)
  } catch (cause) {
    if (codeOf(cause) !== 'ENOENT')
      throw wrong(`can't be opened: ${codeOf(cause)}`, 'Check its permissions.', cause)
    const likely = likelyFolders(workspace).filter((folder) => resolve(workspace, folder) !== path)
    const instead = likely.length > 0 ? ` There is ${likely.map((folder) => `"${folder}"`).join(', ')}.` : ''
    const hint = `Check that the build step runs before this one, and the name of the folder that it writes.${instead}`
    throw wrong('does not exist', hint, cause)
  }
  if (!isFolder) throw wrong('is a file', 'Write the folder that holds the site, not a file in it.')
  const instead = 'Write the folder that the build writes, as in "directory: dist".'
  // The path that the user wrote is checked too: also a link with the name ".git" can't be a site.
  if (isInGit(path) || isInGit(real))
    throw wrong('is a .git folder or is inside one, and that is never published', instead)
  if (isPrivateFolder(real)) throw wrong('looks private', instead)
  return real
}

function isInGit(path: string): boolean {
  return path.toLowerCase().split(/[/\\]/u).includes('.git')
}
