import { statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { InputError } from '../errors.ts'
import type { Site, SiteFile } from './site.ts'
import { type TemporaryFolder, temporaryFolder } from './temporary-folder.ts'

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
  if (added.length === 0) return { site, [Symbol.dispose]() {} }
  let temporary: TemporaryFolder | undefined
  try {
    temporary = temporaryFolder(folder)
    const home = temporary.path
    const files = added.map(({ path, content }, index): SiteFile => {
      const source = join(home, String(index))
      writeFileSync(source, content)
      return { path, source, size: statSync(source).size }
    })
    const others = [...site.files].filter(({ path }) => !added.some((each) => each.path === path))
    const all = [...others, ...files].sort((a, b) => (a.path < b.path ? -1 : 1))
    const bytes = all.reduce((sum, { size }) => sum + size, 0)
    return { site: { ...site, files: all, bytes }, [Symbol.dispose]: temporary[Symbol.dispose] }
  } catch (cause) {
    temporary?.[Symbol.dispose]()
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
