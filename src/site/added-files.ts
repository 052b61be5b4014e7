import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { InputError } from '../errors.ts'
import type { Site, SiteFile } from './site.ts'

/** A file that the action adds to a site. It replaces a file with the same path. */
export interface AddedFile {
  /** Its path in the site. */
  readonly path: string
  readonly content: string
  /** The input that asks for it. */
  readonly why: string
}

/** A site and the files that were added to it. Disposing of it deletes the added files. */
export interface SiteWithAdded extends Disposable {
  readonly site: Site
  /** The site as it was before. */
  readonly built: Site
}

/** The file that asks search engines to stay away (RFC 9309). */
export const robotsFile: AddedFile = {
  path: 'robots.txt',
  content: 'User-agent: *\nDisallow: /\n',
  why: 'noindex',
}

/**
 * Adds files to a site. They are written to the runner's temporary folder, and count like all other files. The
 * directory itself is not changed.
 *
 * @throws {InputError} if they can't be written to the temporary folder
 */
export function withAdded(site: Site, added: readonly AddedFile[], folder: string): SiteWithAdded {
  if (added.length === 0) return { site, built: site, [Symbol.dispose]() {} }
  let home = ''
  const dispose = (): void => {
    if (home !== '') rmSync(home, { recursive: true, force: true, maxRetries: 3 })
    process.off('exit', dispose)
  }
  try {
    home = mkdtempSync(join(folder, 'static-deploy-added-'))
    // If the process ends early, nobody calls `dispose`. The files must be deleted all the same.
    process.once('exit', dispose)
    const files = added.map(({ path, content }, index): SiteFile => {
      const source = join(home, String(index))
      writeFileSync(source, content)
      return { path, source, size: statSync(source).size }
    })
    const others = [...site.files].filter(({ path }) => !added.some((each) => each.path === path))
    const all = [...others, ...files].sort((a, b) => (a.path < b.path ? -1 : 1))
    const bytes = all.reduce((sum, { size }) => sum + size, 0)
    return { site: { ...site, files: all, bytes }, built: site, [Symbol.dispose]: dispose }
  } catch (cause) {
    dispose()
    throw new InputError(
      'noindex',
      "the files to add to the site can't be written to the temporary folder.",
      {
        hint: 'Make room on the runner, or leave out noindex and compare-with.',
        cause,
      },
    )
  }
}
