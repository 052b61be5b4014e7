import { SiteError } from '../errors.ts'
import { quote } from './file-access.ts'
import { bytesOf, type Site, type SiteFile } from './site.ts'

export interface AddedFile {
  readonly path: string
  readonly content: string | Uint8Array
  /** The input that asks for it. */
  readonly why: string
}

/** It asks search engines to stay away (RFC 9309). */
export const robotsFile: AddedFile = { path: 'robots.txt', content: 'User-agent: *\nDisallow: /\n', why: 'noindex' }

/** A site with added files, in place of those with the same paths. Throws if a file is where another needs a folder. */
export function withAdded(site: Site, added: readonly AddedFile[]): Site {
  if (added.length === 0) return site
  const all = added.map(({ path, content: written }): SiteFile => {
    const content = Buffer.from(written as Buffer)
    return { path, source: '', size: content.length, content }
  })
  for (const file of site.files) {
    const { path } = file
    const blocked = added.find((each) => path.startsWith(`${each.path}/`) || each.path.startsWith(`${path}/`))
    if (blocked !== undefined) {
      const hint = `Rename it, or leave out "${blocked.why}", which adds that file.`
      throw new SiteError(`The site has ${quote(path)}, so there is no room for the file ${blocked.path}.`, { hint })
    }
    if (!added.some((each) => each.path === path)) all.push(file)
  }
  all.sort((a, b) => (a.path < b.path ? -1 : 1))
  return { ...site, built: site.files, files: all, bytes: bytesOf(all) }
}
