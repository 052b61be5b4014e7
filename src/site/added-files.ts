import { SiteError } from '../errors.ts'
import { quote } from './file-access.ts'
import type { Site, SiteFile } from './site.ts'

/** A file that the action adds to a site. It replaces a file with the same path. */
export interface AddedFile {
  /** Its path in the site. */
  readonly path: string
  readonly content: string
  /** The input that asks for it. */
  readonly why: string
}

/** The file that asks search engines to stay away (RFC 9309). */
export const robotsFile: AddedFile = {
  path: 'robots.txt',
  content: 'User-agent: *\nDisallow: /\n',
  why: 'noindex',
}

/** A site with added files, which stay in memory and count like all others. The directory itself is not changed. */
export function withAdded(site: Site, added: readonly AddedFile[]): Site {
  if (added.length === 0) return site
  const files = added.map(({ path, content: text }): SiteFile => {
    const content = Buffer.from(text)
    return { path, source: '', size: content.length, content }
  })
  for (const { path } of site.files) requireRoom(path, added)
  const others = [...site.files].filter(({ path }) => !added.some((each) => each.path === path))
  const all = [...others, ...files].sort((a, b) => (a.path < b.path ? -1 : 1))
  return { ...site, built: site.files, files: all, bytes: all.reduce((sum, { size }) => sum + size, 0) }
}

/** @throws {SiteError} if a file of the site is where an added one needs a folder, or the other way round */
function requireRoom(path: string, added: readonly AddedFile[]): void {
  const blocked = added.find((each) => path.startsWith(`${each.path}/`) || each.path.startsWith(`${path}/`))
  if (blocked === undefined) return
  throw new SiteError(path, `The site has ${quote(path)}, so there is no room for the file ${blocked.path}.`, {
    hint: `Rename it, or leave out "${blocked.why}", which adds that file.`,
  })
}
