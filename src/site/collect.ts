import { InputError } from '../errors.ts'
import { quote } from './file-access.ts'
import { leakError } from './leak-error.ts'
import { builtFolder } from './likely-folders.ts'
import { isRepository, type Site, type SiteFiles } from './site.ts'
import { realRoot } from './site-root.ts'
import { type CollectOptions, Walk } from './walk.ts'

/**
 * Finds the files of a site. It reads only small ones that could be a private key. Calls to the file system are
 * synchronous: for 100,000 files that is several times as fast as promises. But no other code runs meanwhile.
 *
 * @param directory relative to `workspace`, or absolute
 * @throws {InputError} if `directory` is missing, not a folder, a `.git` or empty, or if everything in it is left out
 * @throws {SiteError} for files that look private, and for an entry that can't be published: it is unreadable or not a
 * regular file, or it is a link that leads outside, or links lead into too many folders
 */
export function collectSite(directory: string, workspace: string, options: CollectOptions): Site {
  const walk = new Walk(realRoot(directory, workspace), options)
  walk.run()
  const { files, omitted, leaks } = walk
  if (leaks.length > 0)
    throw leakError(leaks.sort(), {
      exclude: options.exclude.lines,
      instead: builtFolder(directory, workspace),
    })
  if (files.length === 0) {
    const why = omitted.size === 0 ? 'is empty' : 'contains nothing to publish: everything in it was left out'
    const reasons = [...omitted].map(([reason, paths]) => `${paths.length} × ${reason}`).join(', ')
    const what = `${why}${reasons && ` (${reasons})`}.`
    const hint =
      "An empty upload would delete the live site's files, so nothing was sent. Check that the build ran and wrote there."
    throw wrongFolder(directory, what, hint)
  }
  if (isRepository(omitted) && !hasHome(files)) {
    const built = builtFolder(directory, workspace)
    const instead = built ? ` ${quote(built)} looks like it.` : ''
    const what = 'is a whole repository without an index.html at its root: these are sources, not a site.'
    throw wrongFolder(directory, what, `Write the folder that the build writes.${instead} Nothing was sent.`)
  }
  let bytes = 0
  for (const { size } of files) bytes += size
  return { files, bytes, omitted, unmatched: options.exclude.unmatched }
}

function wrongFolder(directory: string, what: string, hint: string): InputError {
  const inPublic = { message: `directory: the folder ${what}`, hint }
  return new InputError('directory', `${quote(directory)} ${what}`, { hint, inPublic })
}

function hasHome(files: SiteFiles): boolean {
  for (const { path } of files) if (path === 'index.html') return true
  return false
}
