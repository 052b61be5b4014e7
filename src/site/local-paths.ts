/** Only tells local addresses from others. */
const site = 'https://static-deploy.invalid/'

/** The scripts that a browser would run, the styles and the links of a page at the root, if they are in the site itself. */
export async function localPathsIn(html: string) {
  const scripts: string[] = []
  const styles: string[] = []
  const links: string[] = []
  // Most of the time that this takes is for loading the parser.
  if (!/<(?:script|link|a)\s/iu.test(html)) return { scripts, styles, links }
  const { Parser } = await import('htmlparser2')
  let base = ''
  const parser = new Parser({
    onopentag(name, { href = '', src = '', rel = '', type = '' }) {
      if (name === 'base') base ||= href
      else if (name === 'a') links.push(...pathOf(href, base))
      else if (name === 'script' && /^(?:module|\w+\/javascript)?$/iu.test(type)) scripts.push(...pathOf(src, base))
      else if (name === 'link' && /(?:^|\s)(?:stylesheet|modulepreload)(?:\s|$)/iu.test(rel))
        styles.push(...pathOf(href, base))
    },
  })
  parser.end(html)
  return { scripts, styles, links }
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
