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
  const others = [...site.files].filter(({ path }) => !added.some((each) => each.path === path))
  const all = [...others, ...files].sort((a, b) => (a.path < b.path ? -1 : 1))
  return { ...site, built: site.files, files: all, bytes: all.reduce((sum, { size }) => sum + size, 0) }
}
