import type { Advice } from '../errors.ts'
import { urlOf } from '../text/address.ts'
import { excerpt, firstOf } from '../text/printable.ts'
import { feedStart } from './feeds.ts'
import { readStart, readText } from './file-access.ts'
import { readElements } from './root-elements.ts'
import type { SiteFile, SiteFiles } from './site.ts'

/** What a file calls an address of the site, such as `og:image`. */
type Named = Readonly<{ file: string; what: string; address: string; mayBeRelative: boolean }>

/** In a sitemap or a feed: the text of an element, or what Atom has in an attribute. */
const firstAddress = /<(?:loc|link)>(?:\s|<!\[CDATA\[)*([^<\]]+)|<link\s[^>]{0,500}?href=["']([^"']+)/u

const settings = 'https://github.com/static-deploy/static-deploy-action/blob/main/docs/generators.md#the-address'

/** A warning if the site names an address of its own where it can't be. @param domain the site's, if it is written */
export async function checkSiteAddress(files: SiteFiles, domain: string | undefined): Promise<Advice[]> {
  const asked = files.filter(({ path }) => /^(?:index\.html|sitemap\.xml|[^/]+\.(?:xml|rss|atom|rdf))$/u.test(path))
  const named = await Promise.all(asked.map((file) => (file.path === 'index.html' ? inPage(file) : inList(file))))
  const wrong = named.flat().filter((each) => isWrong(each, domain))
  if (wrong.length === 0) return []
  const nameOf = ({ file, what, address }: Named) => `${excerpt(file, 100)} has "${excerpt(address, 100)}" (${what})`
  const text = `The site names a wrong address for itself: ${firstOf(wrong, 4, nameOf)}. Search engines, feed readers and chats do not find the site there. Where each generator sets it: ${settings}.`
  return [{ text }]
}

/** Only the canonical address may be relative. */
async function inPage(file: SiteFile): Promise<Named[]> {
  const { named } = await readElements(readText(file, 4 * 1024 * 1024) ?? '')
  const { path } = file
  return [...named].map(([what, address]) => ({ file: path, what, address, mayBeRelative: what === 'canonical' }))
}

/** The first address of a sitemap or feed. In Atom it may be relative. */
function inList(file: SiteFile): Named[] {
  const start = readStart(file, 64 * 1024)
  const [, element = ''] = feedStart.exec(start) ?? []
  const [, text = '', href = text] = (element && firstAddress.exec(start)) || []
  const what = /^(?:urlset|sitemapindex)$/iu.test(element) ? 'its first address' : 'the address of the feed'
  return [{ file: file.path, what, address: href.trim(), mayBeRelative: /^feed$/iu.test(element) }]
}

function isWrong({ address, mayBeRelative }: Named, domain: string | undefined): boolean {
  const url = urlOf(address.trim(), 'https://static-deploy.invalid')
  const host = url?.hostname.replace(/\.$/u, '') ?? ''
  if (address.trim() === '' || host === domain) return false
  if (host === 'static-deploy.invalid') return !mayBeRelative
  // Without a scheme, as in `localhost:3000/`, the host is in its place.
  if (!/^https?:$/u.test(url?.protocol ?? '')) return true
  return /^(?:undefined|null|localhost|127\.[\d.]+|(?:.+\.)?example\.(?:com|org|net))$/u.test(host)
}
