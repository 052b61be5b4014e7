import { existsSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { InputError } from '../errors.ts'
import { excerpt } from '../text/printable.ts'
import { codeOf, isInside, quote, realPath, sitePath } from './file-access.ts'
import { leakError } from './leak-error.ts'
import { isPrivateFolder, isProse } from './private-names.ts'
import { type Doubt, isRepository, type Site } from './site.ts'
import { type CollectOptions, Walk } from './walk.ts'

/**
 * Finds the files of a site, and looks into them for what must not be published. Calls to the file system are
 * synchronous: for 100,000 files that is several times as fast as promises.
 *
 * @param directory relative to `workspace`, or absolute
 * @throws {InputError} if it can't be the site, if there is nothing to publish, or if it is a repository without a page
 * @throws {SiteError} for files that look private and links that lead outside, and for an entry that can't be published:
 * it is unreadable or not a regular file, its name is unfit, or links lead into too many folders
 */
export async function collectSite(directory: string, workspace: string, options: CollectOptions): Promise<Site> {
  const { exclude } = options
  const walk = new Walk(realRoot(directory, workspace), options)
  await walk.run()
  const { files, omitted, leaks } = walk
  const instead = builtFolder(directory, workspace)
  if (files.length > 0 && isRepository(omitted) && ![...files].some(({ path }) => path === 'index.html')) {
    const built = instead ? ` ${quote(instead)} looks like it.` : ''
    const why = 'is a whole repository without an index.html at its root: these are sources, not a site'
    throw wrongFolder(directory, why, `Write the folder that the build writes.${built} Nothing was sent.`)
  }
  await walk.inspection.finish()
  const doubts: Record<Doubt, string[]> = { dump: walk.dumps, map: [], token: [] }
  for (const [index, { what, kind }] of walk.inspection.found) {
    const { path, source } = files.at(index) ?? { path: '', source: '' }
    if (exclude.names(path)) continue
    if (kind === 'map' || (kind === 'token' && isProse(path) && isProse(source))) doubts[kind].push(path)
    else leaks.push({ path, reason: what })
  }
  if (leaks.length > 0) throw leakError(leaks, exclude.lines, instead)
  if (files.length === 0) {
    const reasons = [...omitted].map(([reason, paths]) => `${paths.length} × ${reason}`).join(', ')
    const leftOut = `contains nothing to publish: everything in it was left out (${reasons})`
    const check = omitted.has('exclude')
      ? 'Check the patterns in "exclude".'
      : 'Check that the build ran and wrote there.'
    const hint = `An empty upload would delete the live site's files, so nothing was sent. ${check}`
    throw wrongFolder(directory, reasons === '' ? 'is empty' : leftOut, hint)
  }
  let bytes = 0
  for (const { size } of files) bytes += size
  return { files, bytes, omitted, doubts, unmatched: exclude.unmatched }
}

/**
 * The real path of the folder that the input `directory` names, relative to `workspace` or absolute.
 *
 * @throws {InputError} if it is missing, not a folder, or can't be a site: a `.git`, a folder of keys
 */
function realRoot(directory: string, workspace: string): string {
  const path = resolve(workspace, directory)
  const wrong = (why: string, hint: string, cause?: unknown): InputError =>
    wrongFolder(directory, why, hint, cause ?? `Its full path is ${path}`)
  let real: string
  try {
    real = realPath(path)
    if (!statSync(real).isDirectory())
      throw wrong('is a file', 'Write the folder that holds the site, not a file in it.')
  } catch (cause) {
    if (codeOf(cause) !== 'ENOENT') throw wrong(`can't be opened: ${codeOf(cause)}`, 'Check its permissions.', cause)
    const likely = likelyFolders(workspace).map((folder) => `"${folder}"`)
    const instead = likely.length > 0 ? ` There is ${likely.join(', ')}.` : ''
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

function wrongFolder(directory: string, why: string, hint: string, cause?: unknown): InputError {
  return new InputError('directory', `"${excerpt(directory)}" ${why}.`, { hint, cause })
}

/** Folders in the workspace that generators usually write to, as inputs name them. */
function likelyFolders(workspace: string): string[] {
  const usual = 'dist build out public _site site www .output/public docs/.vitepress/dist _build/html target/site'
  return usual
    .split(' ')
    .filter((folder) => statSync(join(workspace, folder), { throwIfNoEntry: false })?.isDirectory() ?? false)
}

/** A folder inside `directory` that is more likely what a build wrote, as the input would name it. */
function builtFolder(directory: string, workspace: string): string | undefined {
  const path = resolve(workspace, directory)
  const found = likelyFolders(path).find((folder) => existsSync(join(path, folder, 'index.html')))
  if (found === undefined) return undefined
  const built = join(path, found)
  return isInside(workspace, built) ? sitePath(workspace, built) : built
}
