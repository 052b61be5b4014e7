import type { Advice } from '../errors.ts'
import { urlOf } from '../text/address.ts'
import { excerpt, firstOf } from '../text/printable.ts'
import { readStart, readText } from './file-access.ts'
import type { SiteFile, SiteFiles } from './site.ts'

/** What a file calls an address of the site, such as `og:image`. */
type Named = Readonly<{ file: string; what: string; address: string; mayBeRelative: boolean }>

/** The elements in which a list has addresses as texts, by its first element. */
const elements: Readonly<Record<string, string>> = {
  urlset: 'loc',
  sitemapindex: 'loc',
  rss: 'link',
  'rdf:RDF': 'link',
}

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

/** The first of each kind. Only the canonical address may be relative. */
async function inPage(file: SiteFile): Promise<Named[]> {
  const { Parser } = await import('htmlparser2')
  const found = new Map<string, string>()
  let depth = 0
  const parser = new Parser({
    onclosetag() {
      depth -= 1
    },
    onopentag(tag, { rel = '', href = '', property = '', name = property, content = '' }) {
      depth += 1
      // The parser's time is quadratic in the depth.
      if (tag === 'body' || depth > 1000) parser.pause()
      const isCanonical = tag === 'link' && rel.toLowerCase() === 'canonical'
      const what = isCanonical ? 'canonical' : tag === 'meta' ? name.toLowerCase() : ''
      if (['canonical', 'og:url', 'og:image'].includes(what) && !found.has(what)) found.set(what, href || content)
    },
  })
  parser.end(readText(file, 4 * 1024 * 1024) ?? '')
  const { path } = file
  return [...found].map(([what, address]) => ({ file: path, what, address, mayBeRelative: what === 'canonical' }))
}

/** The first address of a sitemap or feed. In Atom it may be relative. */
async function inList(file: SiteFile): Promise<Named[]> {
  const { Parser } = await import('htmlparser2')
  let element: string | undefined
  let text: string | undefined
  let [address, isAtom] = ['', false]
  let depth = 0
  const parser = new Parser(
    {
      onclosetag() {
        depth -= 1
        address ||= text?.trim() ?? ''
        text = undefined
        if (address !== '') parser.pause()
      },
      ontext(piece) {
        if (text !== undefined) text += piece
      },
      onopentag(tag, { href = '' }) {
        depth += 1
        isAtom ||= depth === 1 && tag === 'feed'
        element ??= elements[tag] ?? ''
        if (isAtom && tag === 'link') address = href
        if (tag === element) text = ''
        if (address !== '' || depth > 1000) parser.pause()
      },
    },
    { xmlMode: true },
  )
  parser.end(readStart(file, 64 * 1024))
  const what = element === 'loc' ? 'its first address' : 'the address of the feed'
  return address === '' ? [] : [{ file: file.path, what, address, mayBeRelative: isAtom }]
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
