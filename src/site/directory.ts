import { existsSync, statSync } from 'node:fs'
import { isAbsolute, join, posix, resolve, sep } from 'node:path'
import { InputError } from '../errors.ts'
import { codeOf, isFolder, isInside, quote, realPath, sitePath } from './file-access.ts'
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

/** The real path of the folder. Throws for one that can't be a site: above the workspace, `.git`, keys. */
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
    if (code === 'ENOENT') throw wrongFolder(named, 'does not exist', missingHint(workspace), cause)
    throw wrongFolder(named, `can't be opened: ${code}`, 'Check its permissions.', cause)
  }
  // The path that the user wrote is checked too: also a link with the name ".git" can't be a site.
  if ([path, real].some((each) => /(?:^|[/\\])\.git(?:[/\\]|$)/iu.test(each)))
    throw wrongFolder(named, 'is a .git folder or is inside one, and that is never published')
  if (isPrivateFolder(real)) throw wrongFolder(named, 'looks private')
  const checkout = existsSync(workspace) ? realPath(workspace) : workspace
  if (real !== checkout && isInside(real, checkout))
    throw wrongFolder(named, 'is a folder above the workspace, so the whole checkout would be published')
  return real
}

const usualHint = 'Write the folder that the build writes, as in "directory: dist".'

export function wrongFolder(named: NamedFolder, why: string, hint = usualHint, cause?: unknown): InputError {
  return new InputError('directory', `${quote(shown(named))} ${why}.`, { hint, cause })
}

/** The input `directory` for a folder whose path is relative to the one that it names now. */
export function directoryFor(named: NamedFolder, folder: string): string {
  return posix.join(shown(named).replaceAll(sep, '/'), folder)
}

/** A folder inside `directory` that is more likely what a build wrote, as the input would name it. */
export function builtFolder(named: NamedFolder): string | undefined {
  const path = resolve(named.workspace, named.directory)
  const found = usual.find((folder) => existsSync(join(path, folder, 'index.html')))
  return found && directoryFor(named, found)
}

/** The input without the runner's own path, where it names something in the workspace. */
function shown({ directory, workspace }: NamedFolder): string {
  if (!isAbsolute(directory) || !isInside(workspace, directory)) return directory
  return sitePath(workspace, directory) || '.'
}

function missingHint(workspace: string): string {
  const likely = usual.filter((folder) => isFolder(join(workspace, folder))).join('", "')
  const there = likely && ` There is "${likely}".`
  return `Check that the build step runs before this one, and the name of the folder that it writes: it is relative to the workspace, also where "working-directory" is set.${there}`
}
