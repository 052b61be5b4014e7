import { posix } from 'node:path'
import { excerpt, firstOf } from '../text/printable.ts'
import { builtFolder, directoryFor, type NamedFolder, wrongFolder } from './directory.ts'
import { basePathSettings, folderSettings } from './generators.ts'
import { readText } from './read-file.ts'
import { isRepository, type Omitted, type RootPage, type SiteFiles } from './site.ts'

interface Place extends NamedFolder {
  readonly isLiveSite: boolean
}

/** Throws if the files are no site but what it is built from, or only contain one; for a live site without a root page. */
export async function lookAtRootPage(files: SiteFiles, omitted: Omitted, named: Place): Promise<RootPage> {
  const page = files.find(({ path }) => path === 'index.html')
  if (page === undefined) return { doubts: [withoutRootPage(files, omitted, named)] }
  if (page.size === 0) return { doubts: ['index.html is empty, so the link itself shows nothing.'] }
  const html = readText(page, 4 * 1024 * 1024)
  if (html === undefined) return { doubts: [] }
  const { scripts, styles, links } = await localPathsIn(html)
  const source = scripts.find((path) => /\.(?:tsx?|jsx|vue|svelte)$/iu.test(path))
  if (source !== undefined) {
    const why = `its index.html asks for ${excerpt(source)}, which no browser can run`
    throw noSite(named, `is a project, not the site that is built from it: ${why}`, builtFolder(named))
  }
  const there = new Set(files.map(({ path }) => path))
  const doubts = missingAssets([...scripts, ...styles], there)
  const bare = links.find((path) => there.has(`${path}.html`) && !there.has(path) && !there.has(`${path}/index.html`))
  return bare === undefined ? { doubts } : { doubts, pathWithoutEnding: bare, notice: noticeOf(bare) }
}

function noSite(named: NamedFolder, why: string, built = '') {
  const other = 'the folder that the build writes, and let the build run before this step'
  return wrongFolder(named, why, `Write ${built ? `"directory: ${excerpt(built)}"` : other}. Nothing was sent.`)
}

function withoutRootPage(files: SiteFiles, omitted: Omitted, named: Place): string {
  const paths = files.map(({ path }) => path)
  const pages = paths.filter((path) => /\.html?$/iu.test(path))
  const homes = pages.filter((path) => /(?:^|\/)index\.html?$/iu.test(path))
  // Where other pages lie beside it, it is only a part of the site.
  const folder = isRepository(omitted) || homes.length === 0 ? '' : folderOf(pages)
  const built = folder === '' ? builtFolder(named) : directoryFor(named, folder)
  if (isRepository(omitted))
    throw noSite(named, 'is a whole repository without an index.html at its root: these are sources, not a site', built)
  const [only] = folderOf(paths).split('/')
  if (only && homes.length > 0)
    throw noSite(named, `has no index.html at its root, and all of its files are in ${excerpt(`${only}/`)}`, built)
  const alike = homes.find((path) => !path.includes('/'))
  let hint = 'Write the folder that the build makes, with its root page, as "directory".'
  if (built) hint = `Did you mean "directory: ${excerpt(built)}"?`
  if (alike) hint = `Rename ${excerpt(alike)}, which a link does not show.`
  if (named.isLiveSite && pages.length > 0)
    throw wrongFolder(named, 'has HTML pages, but no index.html at its root', `${hint} Nothing was sent.`)
  return `There is no index.html at the root of the directory, so the link itself may show nothing. ${hint}`
}

/** The innermost folder that contains all of these sorted paths; empty for the root. */
function folderOf(paths: readonly string[]): string {
  const last = paths.at(-1) ?? ''
  let folder = posix.dirname(paths[0] ?? '')
  while (folder !== '.' && !last.startsWith(`${folder}/`)) folder = posix.dirname(folder)
  return folder === '.' ? '' : folder
}

function missingAssets(asked: readonly string[], there: ReadonlySet<string>): string[] {
  const paths = [...new Set(asked)].filter((path) => !there.has(path))
  if (paths.length === 0) return []
  const shown = paths.map((path) => excerpt(path, 100))
  const missing = `index.html asks for scripts or styles that are not in the site: ${firstOf(shown, 5)}.`
  const moved = paths.find((path) => path.includes('/') && there.has(path.slice(path.indexOf('/') + 1)))
  if (moved === undefined) return [`${missing} The page will be shown without them.`]
  const why = `They are there without ${excerpt(`/${moved.split('/', 1)}/`)}: the site was built for that base path, but a link is served from the root, so the page will be shown without scripts and styles. Build it for "/" (${basePathSettings}).`
  return [`${missing} ${why}`]
}

function noticeOf(path: string): string {
  const shown = excerpt(path, 100)
  return `index.html links to /${shown}, and the site has ${shown}.html. Not every host finds a page without its ending, so such a link may lead nowhere, for example when its page is loaded again. Let the build write ${shown}/index.html: ${folderSettings}.`
}

/** Only tells local addresses from others. */
const site = 'https://static-deploy.invalid/'

/** The scripts that a browser would run, the styles and the links of a page at the root, if they are in the site itself. */
async function localPathsIn(html: string) {
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

function pathOf(address: string, base: string): string[] {
  try {
    const { origin, pathname } = new URL(address, new URL(base, site))
    const path = decodeURIComponent(pathname.slice(1))
    return address !== '' && `${origin}/` === site && path !== '' ? [path] : []
  } catch {
    return []
  }
}
