import { posix } from 'node:path'
import type { InputError } from '../errors.ts'
import { excerpt, printable } from '../text/printable.ts'
import { builtFolder, directoryFor, type NamedFolder, wrongFolder } from './directory.ts'
import { readWhole } from './read-file.ts'
import { isRepository, type MissingAssets, type Omitted, type SiteFiles } from './site.ts'

/** Bytes of a root page that is read, at most. */
const mostBytes = 4 * 1024 * 1024

/** To tell local addresses from others. */
const link = 'https://static-deploy.invalid/'

/** Why the link itself may show nothing, or empty. Throws if the files would replace a site by what only contains one. */
export function checkRootPage(files: SiteFiles, omitted: Omitted, named: NamedFolder): string {
  const paths = files.map(({ path }) => path)
  if (paths.includes('index.html')) return ''
  const homes = paths.filter((path) => /(?:^|\/)index\.html?$/iu.test(path))
  const folder = isRepository(omitted) ? '' : folderOf(homes)
  const built = folder === '' ? builtFolder(named) : directoryFor(named, folder)
  const write = built && `"directory: ${excerpt(built)}"`
  const refuse = (why: string): InputError =>
    wrongFolder(named, why, `Write ${write ?? 'the folder that the build writes'}. Nothing was sent.`)
  if (isRepository(omitted))
    throw refuse('is a whole repository without an index.html at its root: these are sources, not a site')
  const [only] = folderOf(paths).split('/')
  if (only && homes.length > 0)
    throw refuse(`has no index.html at its root, and all of its files are in ${excerpt(`${only}/`)}`)
  const alike = homes.find((path) => !path.includes('/'))
  const but = alike && `but ${printable(alike)}, which a link does not show: rename it.`
  const why = `There is no index.html at the root of the directory, ${but ?? 'so the link itself may show nothing.'}`
  return write ? `${why} Did you mean ${write}?` : why
}

/** The innermost folder that contains all of these sorted paths; empty for the root. */
function folderOf(paths: readonly string[]): string {
  const last = paths.at(-1) ?? ''
  let folder = posix.dirname(paths[0] ?? '')
  while (folder !== '.' && !last.startsWith(`${folder}/`)) folder = posix.dirname(folder)
  return folder === '.' ? '' : folder
}

/** The local scripts and styles that a browser would show the root page without. */
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
  const page = files.find(({ path, size }) => path === 'index.html' && size <= mostBytes)
  if (page === undefined) return new Set()
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

/** The path of the local file that an address leads to, if it does. */
function pathOf(address: string, base: string): string | undefined {
  try {
    const { origin, pathname } = new URL(address, new URL(base, link))
    const path = decodeURIComponent(pathname.slice(1))
    return `${origin}/` === link && path !== '' ? path : undefined
  } catch {
    return undefined
  }
}
