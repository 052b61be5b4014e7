import { posix } from 'node:path'
import type { Advice } from '../errors.ts'
import { decoded, urlOf } from '../text/address.ts'
import { excerpt, firstOf } from '../text/printable.ts'
import { builtFolder, directoryFor, type NamedFolder, wrongFolder } from './directory.ts'
import { readText } from './read-file.ts'
import { isRepository, type Omitted, type SiteFiles } from './site.ts'

/** `excludedBy` is the line that left out index.html. Empty if it left out what index.html links to. */
type Place = NamedFolder & Readonly<{ isLiveSite: boolean; excludedBy?: string | undefined }>

/** Returns warnings about index.html. Throws for a project's sources, and for a live site without index.html. */
export async function checkRootPage(files: SiteFiles, omitted: Omitted, named: Place): Promise<string[]> {
  const page = files.find(({ path }) => path === 'index.html')
  if (page === undefined) return [withoutRootPage(files, omitted, named)]
  const { generator, assets } = await readAssets(readText(page, 4 * 1024 * 1024) ?? '')
  const source = assets.find((path) => /\.(?:tsx?|jsx|vue|svelte)$/iu.test(path))
  if (source !== undefined) {
    const built = builtFolder(named)
    const why = `its index.html asks for ${excerpt(source)}, which no browser can run`
    const hint = built ? `Write "directory: ${excerpt(built)}".` : 'Write the folder that the build writes.'
    throw wrongFolder(named, `is a project, not the site that is built from it: ${why}`, `${hint} Nothing was sent.`)
  }
  const there = new Set(files.map(({ path }) => path))
  const missing = [...new Set(assets)].filter((path) => !there.has(path))
  return missing.length > 0 ? [withoutAssets(missing, there, generator)] : []
}

function withoutRootPage(files: SiteFiles, omitted: Omitted, named: Place): string {
  const paths = files.map(({ path }) => path)
  const by = named.excludedBy && `, with the line "${excerpt(named.excludedBy)}"`
  const excluded = by === undefined ? '' : `"exclude" leaves out index.html${by}. Write "!index.html" as its last line.`
  const otherFolder = `Write ${rootFolder(paths, named)}`
  const whyRepository = 'is a whole repository without an index.html at its root'
  if (isRepository(omitted))
    throw wrongFolder(named, whyRepository, `${excluded || `${otherFolder}.`} Nothing was sent.`)
  const isPacked = paths.length > 0 && paths.every((path) => /\.(?:tar|zip|t?[gx]z|t?bz2?|7z|rar|zst)$/iu.test(path))
  const isWeb = paths.some((path) => /\.(?:x?html?|shtml|[cm]?js|css)$/iu.test(path))
  const content = isPacked ? 'nothing but archives' : isWeb && 'HTML, scripts or styles'
  const way = isPacked ? 'Unpack them before this step' : otherFolder
  const isOfPages = !excluded && paths.length === 1 && posix.basename(paths.join()) === 'artifact.tar'
  const other: Advice = { text: excluded || `${way}, or add an index.html, however short.` }
  const { text, lines } = isOfPages ? unpacking(directoryFor(named, paths.join())) : other
  const hint = { text: `${text} Nothing was sent.`, lines }
  if (named.isLiveSite && content) throw wrongFolder(named, `has ${content}, but no index.html at its root`, hint)
  return `There is no index.html at the root of the directory, so the link itself may show nothing. ${text}`
}

function rootFolder(paths: readonly string[], named: Place): string {
  const pages = paths.filter((path) => /\.html?$/iu.test(path))
  const homes = pages.filter((path) => /(?:^|\/)index\.html?$/iu.test(path))
  const [home = ''] = homes.toSorted((a, b) => a.split('/').length - b.split('/').length)
  const folder = posix.dirname(home)
  // If other pages are beside the folder, it is only a part of the site.
  const isWhole = home.includes('/') && pages.every((path) => path.startsWith(`${folder}/`))
  const built = isWhole ? directoryFor(named, folder) : builtFolder(named)
  return built
    ? `the build's folder, perhaps "directory: ${excerpt(built)}"`
    : 'the folder with the root page as "directory"'
}

function unpacking(tar: string): Advice {
  const text = `actions/upload-pages-artifact made ${excerpt(tar)}. Use actions/upload-artifact in its place; or unpack it before this step, and write "directory: unpacked".`
  // The path is another's text, and the line is for a shell.
  const isPlain = /^[\w./-]{1,200}$/u.test(tar)
  return { text, lines: isPlain ? `- run: mkdir unpacked && tar -xf '${tar}' -C unpacked` : undefined }
}

/** If an asset is there without the first folder of its path, the site was built for a base path. */
function withoutAssets(missing: readonly string[], there: ReadonlySet<string>, generator: string): string {
  const moved = missing.find((path) => path.includes('/') && there.has(path.slice(path.indexOf('/') + 1)))
  if (moved === undefined) {
    const shown = missing.map((path) => excerpt(path, 100))
    return `index.html asks for scripts or styles that are not in the site: ${firstOf(shown, 5)}. The page will be shown without them.`
  }
  const base = excerpt(`/${moved.split('/', 1)}/`, 100)
  const signs = `${generator}\n${missing.map((path) => `/${path}`).join('\n')}`
  const [name, , basePath] = generators.find(([, sign]) => sign.test(signs)) ?? ['the generator']
  const setting = `${basePath ? `"${basePath}" in` : 'the base path in'} the configuration of ${name}`
  return `The site seems to be built for the base path ${base}, but a link is served from the root: its page will lack ${excerpt(moved, 100)}. Set ${setting} to "/".`
}

/** Name, sign (in `<meta name="generator">` or the path of a script) and base path's setting. Many build with Vite, so it is last. */
const generators = [
  ['Next.js', /\/_next\//u, 'basePath'],
  ['Nuxt', /\/_nuxt\//u, 'app.baseURL'],
  ['SvelteKit', /\/_app\/immutable\//u, 'paths.base'],
  ['Astro', /^Astro|\/_astro\//u, 'base'],
  ['VitePress', /^VitePress/u, 'base'],
  ['Docusaurus', /^Docusaurus/u, 'baseUrl'],
  ['Hugo', /^Hugo/u, 'baseURL'],
  ['Jekyll', /^Jekyll/u, 'baseurl'],
  ['Eleventy', /^Eleventy/u, 'pathPrefix'],
  ['Gatsby', /^Gatsby/u, 'pathPrefix'],
  ['Angular', /\/(?:main|polyfills)-[A-Z0-9]{8}\.js/u, 'baseHref'],
  ['Vite', /\/assets\/[^/]+-[\w-]{8}\.(?:js|css)/u, 'base'],
] as const

async function readAssets(html: string) {
  const { Parser } = await import('htmlparser2')
  const page = { generator: '', assets: [] as string[] }
  let base = ''
  let depth = 0
  const parser = new Parser({
    onclosetag() {
      depth -= 1
    },
    onopentag(tag, { href = '', src = '', rel = '', type = '', name = '', content = '' }) {
      depth += 1
      // The parser's time is quadratic in the depth.
      if (depth > 1000) parser.pause()
      if (tag === 'base') base ||= href.slice(0, 1000)
      if (tag === 'meta' && name === 'generator') page.generator = content
      const isScript = tag === 'script' && /^(?:module|\w+\/javascript)?$/iu.test(type)
      const isStyle = tag === 'link' && /(?:^|\s)(?:stylesheet|modulepreload)(?:\s|$)/iu.test(rel)
      if (isScript || isStyle) page.assets.push(...pathOf(isScript ? src : href, base))
    },
  })
  parser.end(html)
  return page
}

function pathOf(address: string, base: string): string[] {
  const site = 'https://static-deploy.invalid'
  const { origin, pathname } = (address && urlOf(address, urlOf(base, site)?.href ?? site)) || new URL(site)
  return origin === site && pathname !== '/' ? [decoded(pathname.slice(1))] : []
}
