import { decoded, urlOf } from '../text/address.ts'

/** The scripts and styles that a page asks for: paths in the site, and addresses of the computer that built it. */
export async function readAssets(html: string): Promise<string[]> {
  const { Parser } = await import('htmlparser2')
  const assets: string[] = []
  let base = ''
  let depth = 0
  const parser = new Parser({
    onclosetag() {
      depth -= 1
    },
    onopentag(tag, { href = '', src = '', rel = '', type = '' }) {
      depth += 1
      // The parser's time is quadratic in the depth.
      if (depth > 1000) parser.pause()
      if (tag === 'base') base ||= href.slice(0, 1000)
      const isScript = tag === 'script' && /^(?:module|\w+\/javascript)?$/iu.test(type)
      const isStyle = tag === 'link' && /(?:^|\s)(?:stylesheet|modulepreload)(?:\s|$)/iu.test(rel)
      if (isScript || isStyle) assets.push(...askedFor(isScript ? src : href, base))
    },
  })
  parser.end(html)
  return assets
}

/** Whether it is no path in the site. */
export const isAddress = (asset: string): boolean => URL.canParse(asset)

function askedFor(address: string, base: string): string[] {
  const site = 'https://static-deploy.invalid'
  const url = (address && urlOf(address, urlOf(base, site)?.href ?? site)) || new URL(site)
  const { protocol, hostname, origin, pathname } = url
  const isLoopback = /^(?:(?:.+\.)?localhost\.?|127\.[\d.]+|0\.0\.0\.0|\[::1?\])$/u.test(hostname)
  // Without a scheme, as in `localhost:1313/a.css`, the host is in its place.
  if (isLoopback || ['file:', 'localhost:'].includes(protocol)) return [url.href]
  return origin === site && pathname !== '/' ? [decoded(pathname.slice(1))] : []
}
