import { readWhole } from './read-file.ts'
import type { MissingAssets, SiteFiles } from './site.ts'

/** Bytes of a root page that is read, at most. */
const mostBytes = 4 * 1024 * 1024

/** Stands for the link, to tell local addresses from others. */
const link = 'https://static-deploy.invalid/'

/**
 * The local scripts and styles that the root page asks for and that the site does not have: a browser would show a page
 * without them.
 */
export async function missingAssets(files: SiteFiles): Promise<MissingAssets> {
  const asked = await assetsOf(files)
  if (asked.size === 0) return { paths: [], basePath: '' }
  const there = new Set(files.map(({ path }) => path))
  const paths = [...asked].filter((path) => !there.has(path))
  const moved = paths.find((path) => path.includes('/') && there.has(path.slice(path.indexOf('/') + 1)))
  return { paths, basePath: moved === undefined ? '' : `/${moved.slice(0, moved.indexOf('/'))}/` }
}

/** The paths of the scripts and styles that the root page asks for, as those of files. */
async function assetsOf(files: SiteFiles): Promise<ReadonlySet<string>> {
  const page = files.find(({ path }) => path === 'index.html')
  if (page === undefined || page.size > mostBytes) return new Set()
  const bytes = Buffer.allocUnsafe(page.size)
  readWhole(page, bytes)
  const html = bytes.toString()
  // Most of the time that this takes is for loading the parser.
  if (!/<(?:script|link)\b/iu.test(html)) return new Set()
  const { Parser } = await import('htmlparser2')
  const addresses: string[] = []
  let base = ''
  const parser = new Parser({
    onopentag(name, { href = '', src = '', rel = '' }) {
      if (name === 'base') base ||= href
      else if (name === 'script') addresses.push(src)
      else if (name === 'link' && /(?:^|\s)(?:stylesheet|modulepreload)(?:\s|$)/iu.test(rel)) addresses.push(href)
    },
  })
  parser.end(html)
  return new Set(addresses.flatMap((address) => (address && pathOf(address, base)) || []))
}

/** The path of a local file that an address leads to; undefined for all other addresses. */
function pathOf(address: string, base: string): string | undefined {
  try {
    const { origin, pathname } = new URL(address, new URL(base, link))
    const path = decodeURIComponent(pathname.slice(1))
    return `${origin}/` === link && path !== '' ? path : undefined
  } catch {
    return undefined
  }
}
