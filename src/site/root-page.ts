import type { InputError } from '../errors.ts'
import { excerpt, printable } from '../text/printable.ts'
import { builtFolder, directoryFor, wrongFolder } from './directory.ts'
import { isRepository, type Omitted, type SiteFiles } from './site.ts'

/**
 * Why the link itself may show nothing, in a sentence or two; empty for a site with an `index.html`.
 *
 * @throws {InputError} if these files would replace a site by what only contains one
 */
export function checkRootPage(files: SiteFiles, omitted: Omitted, directory: string, workspace: string): string {
  const homes: string[] = []
  const tops = new Set<string>()
  for (const { path } of files) {
    if (path === 'index.html') return ''
    if (/(?:^|\/)index\.html?$/iu.test(path)) homes.push(path)
    tops.add(path.slice(0, path.indexOf('/') + 1))
  }
  const alike = homes.find((path) => !path.includes('/'))
  const [only = ''] = tops
  const isInOne = tops.size === 1 && only !== '' && homes.length > 0
  const folder = folderWithIndex(homes) ?? (isInOne ? only.slice(0, -1) : undefined)
  const isKnown = folder !== undefined && alike === undefined && !isRepository(omitted)
  const built = isKnown ? directoryFor(directory, workspace, folder) : builtFolder(directory, workspace)
  const write = built && `"directory: ${excerpt(built)}"`
  const refusal = (why: string): InputError =>
    wrongFolder(directory, workspace, why, `Write ${write ?? 'the folder that the build writes'}. Nothing was sent.`)
  if (isRepository(omitted))
    throw refusal('is a whole repository without an index.html at its root: these are sources, not a site')
  if (isInOne) throw refusal(`has no index.html at its root, and all of its files are in ${excerpt(only)}`)
  const but = alike && `but ${printable(alike)}, which a link does not show: rename it.`
  const why = `There is no index.html at the root of the directory, ${but ?? 'so the link itself may show nothing.'}`
  return write ? `${why} Did you mean ${write}?` : why
}

/** The folder nearest to the root that contains an `index.html`; undefined if none is, or several are equally near. */
function folderWithIndex(homes: readonly string[]): string | undefined {
  const depth = (path: string): number => path.split('/').length
  const [nearest, next] = homes.toSorted((a, b) => depth(a) - depth(b))
  if (nearest === undefined || (next !== undefined && depth(next) === depth(nearest))) return undefined
  return nearest.slice(0, nearest.lastIndexOf('/'))
}
