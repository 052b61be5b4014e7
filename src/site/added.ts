import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { InputError } from '../errors.ts'
import type { Site, SiteFile } from './site.ts'

/** A file that the action adds to a site, in place of one of the same path. */
export interface AddedFile {
  /** As a path of the site. */
  readonly path: string
  readonly content: string
  /** The input that asks for it. */
  readonly why: string
}

/** A site with what was added to it; the added files are gone once it is disposed of. */
export interface SiteWithAdded extends Disposable {
  readonly site: Site
}

/** What asks search engines to stay away (RFC 9309). */
export const robotsFile: AddedFile = {
  path: 'robots.txt',
  content: 'User-agent: *\nDisallow: /\n',
  why: 'noindex',
}

/**
 * Adds files to a site. They are written to the runner's temporary folder and count like all others; the directory itself
 * is not touched.
 *
 * @throws {InputError} where the temporary folder can't hold them
 */
export function withAdded(site: Site, added: readonly AddedFile[], folder: string): SiteWithAdded {
  if (added.length === 0) return { site, [Symbol.dispose]() {} }
  let home = ''
  const dispose = (): void => {
    if (home !== '') rmSync(home, { recursive: true, force: true, maxRetries: 3 })
    process.off('exit', dispose)
  }
  try {
    home = mkdtempSync(join(folder, 'static-deploy-added-'))
    // A run that is cut short ends without unwinding.
    process.once('exit', dispose)
    const files = added.map(({ path, content }, index): SiteFile => {
      const source = join(home, String(index))
      writeFileSync(source, content)
      return { path, source, size: statSync(source).size }
    })
    const others = site.files.filter(({ path }) => !added.some((each) => each.path === path))
    const all = [...others, ...files].sort((a, b) => (a.path < b.path ? -1 : 1))
    const bytes = all.reduce((sum, { size }) => sum + size, 0)
    return { site: { ...site, files: all, bytes }, [Symbol.dispose]: dispose }
  } catch (cause) {
    dispose()
    throw new InputError('noindex', "what is added to the site can't be written to the temporary folder.", {
      hint: 'Make room on the runner, or leave out noindex and compare-with.',
      cause,
    })
  }
}
