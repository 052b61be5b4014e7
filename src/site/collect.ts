import { InputError } from '../errors.ts'
import { excerpt } from '../text/printable.ts'
import { leakError } from './leak-error.ts'
import { builtFolder } from './likely-folders.ts'
import { realRoot } from './root.ts'
import type { Site } from './site.ts'
import { type CollectOptions, Walk } from './walk.ts'

/**
 * Finds the files of a site. They are not read, but for small ones that could be a private key. File system calls are
 * synchronous: for 100,000 files that is several times quicker than as many promises, and nothing else runs meanwhile.
 *
 * @param directory relative to `workspace`, or absolute
 * @throws {InputError} where `directory` is missing, no folder, a `.git`, empty, or nothing in it is to be published
 * @throws {SiteError} for what looks private, and for an entry that can't be published: unreadable, no regular file, a
 * link that leads outside, links that fan out
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
    const why = omitted.size === 0 ? 'is empty' : 'holds nothing to publish: everything in it was left out'
    const reasons = [...omitted].map(([reason, paths]) => `${paths.length} × ${reason}`).join(', ')
    throw new InputError('directory', `"${excerpt(directory)}" ${why}${reasons && ` (${reasons})`}.`, {
      hint: 'An empty upload would empty the live site, so nothing was sent. Check that the build ran and wrote there.',
    })
  }
  files.sort((a, b) => (a.path < b.path ? -1 : 1))
  const bytes = files.reduce((sum, file) => sum + file.size, 0)
  return { files, bytes, omitted, unmatched: options.exclude.unmatched }
}
