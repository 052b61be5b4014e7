import { bytesOf, type Site, type SiteFile } from './site.ts'

export interface AddedFile {
  readonly path: string
  readonly content: string | Uint8Array
  /** The input that asks for it. */
  readonly why: string
}

/** It asks search engines to stay away (RFC 9309). */
export const robotsFile: AddedFile = { path: 'robots.txt', content: 'User-agent: *\nDisallow: /\n', why: 'noindex' }

/** A site with added files, in place of those with the same paths. */
export function withAdded(site: Site, added: readonly AddedFile[]): Site {
  if (added.length === 0) return site
  const kept = site.files.filter(({ path }) => !added.some((each) => each.path === path))
  const all = added.map(({ path, content: written }): SiteFile => {
    const content = Buffer.from(written as Buffer)
    return { path, source: '', size: content.length, content }
  })
  const files = [...all, ...kept].sort((a, b) => (a.path < b.path ? -1 : 1))
  return { ...site, built: site.files, files, bytes: bytesOf(files) }
}
