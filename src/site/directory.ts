import { existsSync, readdirSync, statSync } from 'node:fs'
import { join, posix, resolve, sep } from 'node:path'
import { InputError } from '../errors.ts'
import { firstOf } from '../text/printable.ts'
import { codeOf, isFolder, quote, realPath } from './file-access.ts'
import { isPrivateFolder } from './private-names.ts'

const usual = [
  ...['dist', 'build', 'out', 'public', '_site', 'site', 'www', '.output/public', '.vitepress/dist', 'target/site'],
  ...['docs/.vitepress/dist', '_build/html', 'docs/_build/html', 'docs/build/html'],
]

/** The input `directory`, which is relative to `workspace` or absolute. */
export interface NamedFolder {
  readonly directory: string
  readonly workspace: string
}

/** The real path of the folder. Throws for one that can't be a site, such as `.git`. */
export function realRoot(named: NamedFolder): string {
  const { directory, workspace } = named
  const path = resolve(workspace, directory)
  let real: string
  try {
    real = realPath(path)
    if (!statSync(real).isDirectory())
      throw wrongFolder(named, 'is a file', 'Write the folder that holds the site, not a file in it.')
  } catch (cause) {
    const code = codeOf(cause)
    if (code === 'ENOENT') throw wrongFolder(named, 'does not exist', missingHint(named), cause)
    throw wrongFolder(named, `can't be opened: ${code}`, 'Check its permissions.', cause)
  }
  if (/(?:^|[/\\])\.git(?:[/\\]|$)/iu.test(real) || isPrivateFolder(real))
    throw wrongFolder(named, 'looks private', 'Write the folder that the build writes, as in "directory: dist".')
  return real
}

export function wrongFolder({ directory }: NamedFolder, why: string, hint: string, cause?: unknown): InputError {
  return new InputError('directory', `${quote(directory)} ${why}.`, { hint, cause })
}

/** The input `directory` for a folder whose path is relative to the one that it names now. */
export function directoryFor({ directory }: NamedFolder, folder: string): string {
  return posix.join(directory.replaceAll(sep, '/'), folder)
}

/** A folder inside `directory` that is more likely what a build wrote, as the input would name it. */
export function builtFolder(named: NamedFolder): string | undefined {
  const path = resolve(named.workspace, named.directory)
  const found = usual.find((folder) => existsSync(join(path, folder, 'index.html')))
  return found && directoryFor(named, found)
}

/** What the workspace has: the same name in another case, what builds usually write, or its folders. */
function missingHint({ directory, workspace }: NamedFolder): string {
  const folders = isFolder(workspace) ? readdirSync(workspace).filter((name) => isFolder(join(workspace, name))) : []
  const alike = folders.filter((name) => name.toLowerCase() === directory.toLowerCase())
  const likely = usual.filter((folder) => isFolder(join(workspace, folder)))
  const shown = [alike, likely, folders].find(({ length }) => length > 0) ?? []
  const there = shown.length > 0 && `The workspace has ${firstOf(shown.map(quote), 10)}.`
  return `Check that the build step runs before this one, and which folder it writes: "directory" is relative to the workspace, whatever "working-directory" is. ${there || 'The workspace is empty: is there a step that checks out or downloads?'}`
}
