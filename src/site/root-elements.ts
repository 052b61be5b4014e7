import { decoded, urlOf } from '../text/address.ts'

/**
 * Of a root page: the scripts and styles that it asks for, as paths in the site or whole addresses of the computer that built
 * it, and by their names the first `canonical`, `og:url` and `og:image` of its head.
 */
export async function readElements(html: string) {
  const { Parser } = await import('htmlparser2')
  const assets: string[] = []
  const named = new Map<string, string>()
  let [base, depth, isHead] = ['', 0, true]
  const parser = new Parser({
    onclosetag() {
      depth -= 1
    },
    onopentag(tag, { href = '', src = '', rel = '', type = '', property = '', name = property, content = '' }) {
      depth += 1
      // The parser's time is quadratic in the depth.
      if (depth > 1000) parser.pause()
      isHead &&= tag !== 'body'
      if (tag === 'base') base ||= href.slice(0, 1000)
      const isScript = tag === 'script' && /^(?:module|\w+\/javascript)?$/iu.test(type)
      const isStyle = tag === 'link' && /(?:^|\s)(?:stylesheet|modulepreload)(?:\s|$)/iu.test(rel)
      if (isScript || isStyle) assets.push(...askedFor(isScript ? src : href, base))
      const what = tag === 'meta' ? name.toLowerCase() : tag === 'link' ? rel.toLowerCase() : ''
      const isNamed = /^(?:canonical|og:url|og:image)$/u.test(what) && !named.has(what)
      if (isHead && isNamed) named.set(what, href || content)
    },
  })
  parser.end(html)
  return { assets, named }
}

function askedFor(address: string, base: string): string[] {
  const site = 'https://static-deploy.invalid'
  const url = (address && urlOf(address, urlOf(base, site)?.href ?? site)) || new URL(site)
  const { protocol, hostname, origin, pathname } = url
  const isLoopback = /^(?:(?:.+\.)?localhost\.?|127\.[\d.]+|0\.0\.0\.0|\[::1?\])$/u.test(hostname)
  // Without a scheme, as in `localhost:1313/a.css`, the host is in its place.
  if (isLoopback || ['file:', 'localhost:'].includes(protocol)) return [url.href]
  return origin === site && pathname !== '/' ? [decoded(pathname.slice(1))] : []
}
