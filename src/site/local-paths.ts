/** Only tells local addresses from others. */
const site = 'https://static-deploy.invalid/'

/** Paths of a site, as its files are named. */
interface LocalPaths {
  /** Scripts that a browser would run. */
  readonly scripts: string[]
  readonly styles: string[]
  readonly links: string[]
}

/** What a page at the root asks for and links to, in the site itself. */
export async function localPathsIn(html: string): Promise<LocalPaths> {
  const paths: LocalPaths = { scripts: [], styles: [], links: [] }
  // Most of the time that this takes is for loading the parser.
  if (!/<(?:script|link|a)\s/iu.test(html)) return paths
  const { Parser } = await import('htmlparser2')
  let base = ''
  const parser = new Parser({
    onopentag(name, { href = '', src = '', rel = '', type = '' }) {
      if (name === 'base') base ||= href
      else if (name === 'a') paths.links.push(...pathOf(href, base))
      else if (name === 'script' && /^(?:module|\w+\/javascript)?$/iu.test(type))
        paths.scripts.push(...pathOf(src, base))
      else if (name === 'link' && /(?:^|\s)(?:stylesheet|modulepreload)(?:\s|$)/iu.test(rel))
        paths.styles.push(...pathOf(href, base))
    },
  })
  parser.end(html)
  return paths
}

/** The path of the local file that an address leads to, or nothing. */
function pathOf(address: string, base: string): string[] {
  try {
    const { origin, pathname } = new URL(address, new URL(base, site))
    const path = decodeURIComponent(pathname.slice(1))
    return address !== '' && `${origin}/` === site && path !== '' ? [path] : []
  } catch {
    return []
  }
}
