import { isSameLink } from '../text/host-name.ts'
import { mediaType } from '../text/media-type.ts'
import { encodedPath, urlOf } from '../text/url.ts'
import { withoutHash } from './asset-names.ts'

/** The address of the site while its pages are read. No real page has it (RFC 6761, section 6.4). */
const home = 'http://site.invalid'

export type Base = ReturnType<typeof baseOf>

/** From where the links of a page lead, unless it names another base. */
export function baseOf(path: string) {
  return baseAt(new URL(home + encodedPath(path)))
}

/** An address of more than 2,000 characters is no base, since each link would become as long. */
export function movedBase(base: Base, address: string): Base {
  const url = urlOf(address, base.href)
  return url === undefined || url.href.length > 2000 ? base : baseAt(url)
}

/** `own` is what a link to the base itself comes to, `folders` are its folder and those above; none outside of the site. */
function baseAt({ href, origin, pathname }: URL) {
  const names = origin === home ? pathname.split('/') : []
  const folders = names.slice(1).map((_, up) => `${names.slice(0, -1 - up).join('/')}/`)
  return { href, own: addressOf('', href, []), folders }
}

/** A path from the root, or one that may lead up. No other name begins with a dot, so it is read as it is written. */
const plain = /^(?:\/(?=[\w-]|$)|((?:\.\.\/)*))((?:[\w-][\w.-]*\/)*(?:[\w-][\w.-]*(?:#[\w-]+)?)?)$/u

/**
 * What tells where a link or an image leads, for a page's base and the names of the site itself: equal texts for the same
 * place; empty for a script, which is no target. Most pages have the same links, and to parse an address takes long: one is kept.
 */
export function linkTarget(written: string) {
  const [, up, rest] = plain.exec(written) ?? []
  const most = up === undefined ? Number.POSITIVE_INFINITY : up.length / 3
  const isFragment = /^#[\w-]+$/u.test(written)
  let known: string | undefined
  let address = ''
  return ({ href, own, folders }: Base, hosts: readonly string[]): string => {
    const folder = folders[Math.min(most, folders.length - 1)]
    if (folder !== undefined && isFragment) return own + written
    if (folder === undefined || rest === undefined) return addressOf(written, href, hosts)
    if (folder !== known) address = addressOf(home + folder + rest, home, hosts)
    known = folder
    return address
  }
}

/**
 * Relative and absolute ones are the same, as are `/guide/` and `/guide/index.html`. For an asset of the site, the query
 * and the build's hash in its name do not count. For a page, and for everything on another host, the whole address counts.
 */
function addressOf(written: string, base: string, hosts: readonly string[]): string {
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
