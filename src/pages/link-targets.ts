import { isSameLink } from '../text/host-name.ts'
import { mediaType } from '../text/media-type.ts'
import { encodedPath, urlOf } from '../text/url.ts'
import { withoutHash } from './asset-names.ts'

/** The address of the site while its pages are read. No real page has it (RFC 6761, section 6.4). */
const home = 'http://site.invalid'

export function baseOf(path: string): string {
  return home + encodedPath(path)
}

/**
 * The target of a link or an image in one form: two that lead to the same place are equal. Relative and absolute ones
 * are the same, as are `/guide/` and `/guide/index.html`. For an asset of the site, the query and the build's hash in
 * its name do not count. For a page, and for everything on another host, the whole address counts.
 *
 * @param base the page's address, or the one that it names
 * @param hosts the names of the site itself. A link to one of them is the same as a link without a host.
 * @returns empty for a script, which is no target
 */
export function addressOf(written: string, base: string, hosts: readonly string[]): string {
  const url = urlOf(written, base)
  if (url?.protocol === 'javascript:') return ''
  if (url === undefined || !/^https?:$/u.test(url.protocol)) return written
  const { origin, hostname, port, pathname, search, hash } = url
  const isOwn = origin === home || (port === '' && hosts.some((host) => isSameLink(host, hostname)))
  if (!isOwn) return url.href
  const start = pathname.lastIndexOf('/') + 1
  const name = pathname.slice(start)
  const type = mediaType(name)
  if (type !== undefined && type !== 'text/html') return pathname.slice(0, start) + withoutHash(name) + hash
  return pathname.replace(/\/index\.html$/u, '/') + search + hash
}
