import { encodedPath, isSameLink, urlOf } from '../text/address.ts'
import { mediaType } from '../text/media-type.ts'

/** The site while its pages are read. No real page is there (RFC 6761, section 6.4). */
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
 * Tells where a link or an image leads from a base, on a site with these names: the same place is the same text; empty for a
 * script. Most pages have the same links, and to parse an address takes long: one is kept.
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

/**
 * `logo.3fa9c1d2.png`, `logo-DwX3k_9a.png` (Vite, Rollup), `logo-IKNTMN2E.png` (esbuild) or `logo.DwX3k_9a_Z1kq2Mn.webp`
 * (Astro) without the hash. It rather misses one than removes something else. A hash follows other text, and does not look like a
 * word, a number, a date or a size: `report-20241001.pdf`, `photo-1280x720.jpg` and `Annual-Report24.pdf` do not change.
 */
export function withoutHash(name: string): string {
  const [, stem = name, rest = ''] = /^(.+?)((?:\.min)?\.[^.]*)$/su.exec(name) ?? []
  return (
    stem
      .replace(hexadecimal, '')
      .replace(hashAndOptions, (all, hash: string, options: string) =>
        switches(hash) >= 1 && switches(options) >= 1 ? '' : all,
      )
      // A hash is likelier after a dot than after a dash, because a dash also stands between words.
      .replace(hashAtEnd, (all, separator: string, hash: string) =>
        switches(hash) >= (separator === '.' ? 1 : 2) ? separator : all,
      ) + rest
  )
}

/** At least 8 digits between separators. At least one of them is a letter. */
const hexadecimal = /(?<=.[-._~])(?=[0-9]*[a-f])[0-9a-f]{8,64}(?=$|[-._~])/gu

/** A hash in the Base64 of URLs, and after it what Astro adds for an image's size and format. */
const hashAndOptions = /(?<=.\.)([\w-]{8})_([A-Za-z0-9]{4,8})$/u

const hashAtEnd = /(?<=.)([-._~])([\w-]{8})$/u

/** How often case, or letters and digits, change inside a text. A number at its start or end does not count. */
function switches(text: string): number {
  const inner = text.replace(/[-_]/gu, '').replace(/^\d+|\d+$/gu, '')
  return inner.match(/[a-z](?=[A-Z0-9])|[0-9](?=[A-Za-z])|[A-Z](?=[0-9])|[A-Z](?=[A-Z][a-z])/gu)?.length ?? 0
}
