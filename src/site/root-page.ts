import { excerpt, printable } from '../text/printable.ts'
import { isRepository, type Omitted, type SiteFiles } from './site.ts'

/** What is wrong with the root of a site. */
interface RootPageFault {
  /** In a sentence; if it is fatal, in words that follow the directory's name. */
  readonly why: string
  /** A folder of the site that looks like the whole of it. */
  readonly folder?: string | undefined
  /** Whether nothing must be sent. */
  readonly isFatal: boolean
}

/** Undefined for a site with an `index.html`: then its link shows something. */
export function rootPageFault(files: SiteFiles, omitted: Omitted): RootPageFault | undefined {
  const homes: string[] = []
  const tops = new Set<string>()
  for (const { path } of files) {
    if (path === 'index.html') return undefined
    if (/(?:^|\/)index\.html?$/iu.test(path)) homes.push(path)
    tops.add(path.slice(0, path.indexOf('/') + 1))
  }
  const alike = homes.find((path) => !path.includes('/'))
  if (isRepository(omitted)) {
    const why = 'is a whole repository without an index.html at its root: these are sources, not a site'
    return { why, isFatal: true }
  }
  const none = 'There is no index.html at the root of the directory'
  if (alike !== undefined)
    return { why: `${none}, but ${printable(alike)}, which a link does not show: rename it.`, isFatal: false }
  const folder = folderWithIndex(homes)
  const [only = ''] = tops
  if (tops.size === 1 && only !== '' && homes.length > 0) {
    const why = `has no index.html at its root, and all of its files are in ${excerpt(only)}`
    return { why, folder: folder ?? only.slice(0, -1), isFatal: true }
  }
  return { why: `${none}, so the link itself may show nothing.`, folder, isFatal: false }
}

/** The folder nearest to the root that contains an `index.html`; undefined if none is, or several are equally near. */
function folderWithIndex(homes: readonly string[]): string | undefined {
  const depth = (path: string): number => path.split('/').length
  const [nearest, next] = homes.toSorted((a, b) => depth(a) - depth(b))
  if (nearest === undefined || (next !== undefined && depth(next) === depth(nearest))) return undefined
  return nearest.slice(0, nearest.lastIndexOf('/'))
}
