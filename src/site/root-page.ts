import { posix } from 'node:path'
import type { Advice, InputError } from '../errors.ts'
import { excerpt, firstOf } from '../text/printable.ts'
import { isAddress, readAssets } from './assets.ts'
import { builtFolder, directoryFor, type NamedFolder, wrongFolder } from './directory.ts'
import { isBinary, isHtml } from './private-files.ts'
import { readText } from './read-file.ts'
import { isRepository, type Omitted, type SiteFile, type SiteFiles } from './site.ts'

/** `excludedBy` is the line that left out index.html. Empty if it left out what index.html links to. */
export type Place = NamedFolder & Readonly<{ isLiveSite: boolean; excludedBy?: string | undefined }>

/** Returns warnings. Throws for a project's sources, and for a live site without a page at its root, or an empty one. */
export async function checkRootPage(files: SiteFiles, omitted: Omitted, named: Place): Promise<Advice[]> {
  const page = files.find(({ path }) => path === 'index.html')
  if (page === undefined) return [withoutRootPage(files, omitted, named)]
  const text = readText(page, 4 * 1024 * 1024)
  // Without marks, and the zeros of UTF-16.
  const bare = text?.replace(/[\0\ufffd\ufeff]/gu, '')
  const lookAtBuild = 'Look at the log of the build. If an empty page is meant, write one word into it.'
  if (bare?.trim() === '') return [brokenBuild(named, 'has an index.html with nothing in it', lookAtBuild)]
  const [frontMatter] = /^(?:---|\+\+\+)(?=[^\S\r\n]*(?:[\r\n]|$))/u.exec(bare ?? '') ?? []
  if (frontMatter) throw sourceError(named, `begins with "${frontMatter}", which a generator takes out`)
  const assets = await readAssets(text ?? '')
  const source = assets.find((path) => /\.(?:tsx?|jsx|vue|svelte)$/iu.test(path) && !isAddress(path))
  if (source !== undefined) throw sourceError(named, `asks for ${excerpt(source)}, which no browser can run`)
  const there = new Set(files.map(({ path }) => path))
  const missing = [...new Set(assets)].filter((path) => !there.has(path))
  return missing.length > 0 ? [{ text: withoutAssets(missing, there) }] : []
}

/** A warning. @param why follows the folder's name @throws {InputError} for a live site */
export function brokenBuild(named: Place, why: string, text: string, lines?: string): Advice {
  const error = wrongFolder(named, why, { text: `${text} Nothing was sent.`, lines })
  if (named.isLiveSite) throw error
  return { text: `${error.message} ${text}`, lines }
}

function sourceError(named: Place, why: string): InputError {
  const built = builtFolder(named)
  const hint = built ? `Write "directory: ${excerpt(built)}".` : 'Write the folder that the build writes.'
  const what = `is a project, not the site that is built from it: its index.html ${why}`
  return wrongFolder(named, what, `${hint} Nothing was sent.`)
}

function withoutRootPage(files: SiteFiles, omitted: Omitted, named: Place): Advice {
  const paths = files.map(({ path }) => path)
  const by = named.excludedBy && `, with the line "${excerpt(named.excludedBy)}"`
  const excluded = by === undefined ? '' : `"exclude" leaves out index.html${by}. Write "!index.html" as its last line.`
  const otherFolder = `Write ${rootFolder(paths, named)}`
  const whyRepository = 'is a whole repository without an index.html at its root'
  if (isRepository(omitted))
    throw wrongFolder(named, whyRepository, `${excluded || `${otherFolder}.`} Nothing was sent.`)
  const isPacked = paths.length > 0 && paths.every((path) => /\.(?:tar|zip|t?[gx]z|t?bz2?|7z|rar|zst)$/iu.test(path))
  const isWeb = paths.some((path) => isHtml(path) || /\.(?:[cm]?js|css)$/iu.test(path))
  const isFed = !paths.some(isHtml) && files.some(isFeed)
  const content = isPacked ? 'nothing but archives' : isFed ? 'feeds or a sitemap' : isWeb && 'HTML, scripts or styles'
  const otherName = paths.find((path) => /^(?:index|default)\.(?:x?html?|shtml)$/iu.test(path))
  const rename = otherName && `Name "${otherName}" index.html in the build`
  const missingTheme =
    'No file is HTML: perhaps a theme is a submodule ("submodules: recursive" below "with:" of actions/checkout). Look at the log of the build'
  const way = isPacked ? 'Unpack them before this step' : isFed ? missingTheme : (rename ?? otherFolder)
  const isOfPages = !excluded && paths.length === 1 && posix.basename(paths.join()) === 'artifact.tar'
  const other: Advice = { text: excluded || `${way}, or add an index.html, however short.` }
  const { text, lines } = isOfPages ? unpacking(directoryFor(named, paths.join())) : other
  const hint = { text: `${text} Nothing was sent.`, lines }
  if (named.isLiveSite && content) throw wrongFolder(named, `has ${content}, but no index.html at its root`, hint)
  const what = 'There is no index.html at the root of the directory, so the link itself may show nothing.'
  return { text: `${what} ${text}`, lines }
}

/** A feed or a sitemap at the root. Behind what XML permits comes the first element. */
function isFeed(file: SiteFile): boolean {
  if (file.path.includes('/') || isBinary(file.path)) return false
  const start = readText(file, 64 * 1024 * 1024)?.slice(0, 64 * 1024) ?? ''
  const firstElement =
    /^(?:\s|<\?(?:(?!\?>).)*\?>|<!--(?:(?!-->).)*-->|<!doctype(?:[^>[]|\[[^\]]*\])*>)*<(?:[\w.-]+:)?(?:rss|feed|rdf|urlset|sitemapindex)[\s/>]/isu
  return firstElement.test(start.replace(/[\0\ufffd\ufeff]/gu, ''))
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
function withoutAssets(missing: readonly string[], there: ReadonlySet<string>): string {
  const addresses = missing.filter(isAddress)
  const moved = missing.find((path) => path.includes('/') && there.has(path.slice(path.indexOf('/') + 1)))
  if (moved === undefined || addresses.length > 0) {
    const shown = [...new Set([...addresses, ...missing])].map((path) => excerpt(path, 100))
    const isOfServer = addresses.length > 0
    const way = isOfServer ? ' A test server wrote its own address: publish a build ("hugo", not "hugo server").' : ''
    return `index.html asks for scripts or styles that are not in the site: ${firstOf(shown, 5)}. The page will be shown without them.${way}`
  }
  const base = excerpt(`/${moved.split('/', 1)}/`, 100)
  return `The site seems to be built for the base path ${base}, but a link is served from the root: its page will lack ${excerpt(moved, 100)}. Set the base path to "/": https://github.com/static-deploy/static-deploy-action/blob/main/docs/generators.md#the-base-path has the line for each generator.`
}
