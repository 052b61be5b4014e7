import { posix } from 'node:path'
import type { Advice, InputError } from '../errors.ts'
import { decodePage } from '../text/decode.ts'
import { aboveStep, inPlaceOfInput } from '../text/place.ts'
import { excerpt, firstOf } from '../text/printable.ts'
import { builtFolder, directoryFor, type NamedFolder, wrongFolder } from './directory.ts'
import { feedIn } from './feeds.ts'
import { readWhole } from './file-access.ts'
import { isHtml } from './private-files.ts'
import { readElements } from './root-elements.ts'
import { isRepository, type Omitted, type SiteFiles } from './site.ts'

const maxBytes = 4 * 1024 * 1024
/** Beside a sitemap alone. */
const documents = /\.(?:pdf|epub|rtf|docx?|xlsx?|pptx?|od[pst])$/iu

/** Returns warnings. Throws for a project's sources, and for a live site without a page at its root, or an empty one. */
export async function checkRootPage(files: SiteFiles, omitted: Omitted, named: NamedFolder): Promise<Advice[]> {
  const page = files.find(({ path }) => path === 'index.html')
  if (page === undefined) return [withoutRootPage(files, omitted, named)]
  const text = page.size > maxBytes ? undefined : decodePage(readWhole(page))
  // Without marks, and the zeros of UTF-16.
  const bare = text?.replace(/[\0\ufffd\ufeff]/gu, '')
  const advice = { text: 'Look at the log of the build. If an empty page is meant, write one word into it.' }
  if (bare?.trim() === '') return [brokenBuild(named, 'has an index.html with nothing in it', advice)]
  const [frontMatter] = /^(?:---|\+\+\+)(?=[^\S\r\n]*(?:[\r\n]|$))/u.exec(bare ?? '') ?? []
  if (frontMatter) throw sourceError(named, `begins with "${frontMatter}", which a generator takes out`)
  const { assets } = await readElements(bare ?? '')
  const source = assets.find((path) => /\.(?:tsx?|jsx|vue|svelte)$/iu.test(path) && !URL.canParse(path))
  if (source !== undefined) throw sourceError(named, `asks for ${excerpt(source)}, which no browser can run`)
  const there = new Set(files.map(({ path }) => path))
  const missing = [...new Set(assets)].filter((path) => !there.has(path))
  return missing.length > 0 ? [{ text: withoutAssets(missing, there) }] : []
}

/** A warning. @param why follows the folder's name @throws {InputError} for a live site */
export function brokenBuild(named: NamedFolder, why: string, { text, blocks }: Advice): Advice {
  const error = wrongFolder(named, why, { text: `${text} Nothing was sent.`, blocks })
  if (named.isLiveSite) throw error
  return { text: `${error.message} ${text}`, blocks }
}

function sourceError(named: NamedFolder, why: string): InputError {
  const built = builtFolder(named)
  const hint = built ? `Write "directory: ${excerpt(built)}".` : 'Write the folder that the build writes.'
  const what = `is a project, not the site that is built from it: its index.html ${why}`
  return wrongFolder(named, what, `${hint} Nothing was sent.`)
}

const orAdd = 'or add an index.html, however short.'

function withoutRootPage(files: SiteFiles, omitted: Omitted, named: NamedFolder): Advice {
  const paths = files.map(({ path }) => path)
  const isExcluded = omitted.get('exclude')?.includes('index.html')
  const excluded = '"exclude" leaves out index.html. Write "!index.html" as its last line.'
  const text = isExcluded ? excluded : wayToRootPage(paths, named)
  const broken = (content: string, advice: Advice) =>
    brokenBuild(named, `has ${content}, but no index.html at its root`, isExcluded ? { text } : advice)
  const [first = ''] = paths
  if (paths.length === 1 && posix.basename(first) === 'artifact.tar')
    return broken('nothing but archives', unpacking(directoryFor(named, first)))
  if (paths.length > 0 && paths.every((path) => /\.(?:tar|zip|t?[gx]z|t?bz2?|7z|rar|zst)$/iu.test(path)))
    return broken('nothing but archives', { text: `Unpack them before this step, ${orAdd}` })
  const hasHtml = paths.some(isHtml)
  const feeds = hasHtml ? [] : files.flatMap((file) => feedIn(file) ?? [])
  // A list of documents is no build without its theme.
  if (feeds.some((name) => !/^(?:urlset|sitemapindex)$/iu.test(name) || !paths.some((path) => documents.test(path)))) {
    const missing = `No file is HTML: perhaps a theme is a submodule ("submodules: recursive" below "with:" of actions/checkout). Look at the log of the build, ${orAdd}`
    return broken('feeds or a sitemap', { text: missing })
  }
  if (isRepository(omitted)) return broken('a whole repository', { text })
  if (hasHtml || paths.some((path) => /\.(?:[cm]?js|css)$/iu.test(path)))
    return broken('HTML, scripts or styles', { text })
  const nothing = 'There is no index.html at the root of the directory, so the address itself may show nothing.'
  return { text: `${nothing} ${text}` }
}

function wayToRootPage(paths: readonly string[], named: NamedFolder): string {
  const otherName = paths.find((path) => /^(?:index|default)\.(?:x?html?|shtml)$/iu.test(path))
  if (otherName) return `Name "${otherName}" index.html in the build, ${orAdd}`
  const pages = paths.filter((path) => /\.html?$/iu.test(path))
  const folders = pages.filter((path) => /\/index\.html?$/iu.test(path)).map((path) => posix.dirname(path))
  // If other pages are beside a folder, it is only a part of the site.
  const whole = folders.find((folder) => pages.every((path) => path.startsWith(`${folder}/`)))
  // GitHub would evaluate an expression where the line is pasted.
  const built = whole && !whole.includes('${{') ? directoryFor(named, whole) : builtFolder(named)
  if (built) return `Write the build's folder, perhaps "directory: ${excerpt(built)}", ${orAdd}`
  return `Write the folder with the root page as "directory", ${orAdd}`
}

function unpacking(tar: string): Advice {
  const text = `actions/upload-pages-artifact made ${excerpt(tar)}. Use actions/upload-artifact in its place; or unpack it before this step, and write "directory: unpacked".`
  // The path is another's text, and the line is for a shell.
  const isPlain = /^[\w./-]{1,200}$/u.test(tar)
  if (!isPlain) return { text }
  // At a close there is no artifact, and the preview must be deleted.
  const lines = `- if: github.event.action != 'closed'\n  run: mkdir unpacked && tar -xf '${tar}' -C unpacked`
  return { text, blocks: [...aboveStep(lines), ...inPlaceOfInput('directory', 'directory: unpacked')] }
}

/** If an asset is there without the first folder of its path, the site was built for a base path. */
function withoutAssets(missing: readonly string[], there: ReadonlySet<string>): string {
  const addresses = missing.filter((path) => URL.canParse(path))
  const moved = missing.find((path) => path.includes('/') && there.has(path.slice(path.indexOf('/') + 1)))
  if (moved === undefined || addresses.length > 0) {
    const shown = [...new Set([...addresses, ...missing])].map((path) => excerpt(path, 100))
    const way =
      addresses.length > 0 ? ' A test server wrote its own address: publish a build ("hugo", not "hugo server").' : ''
    return `index.html asks for scripts or styles that are not in the site: ${firstOf(shown, 5)}. The page will be shown without them.${way}`
  }
  const base = excerpt(`/${moved.split('/', 1)}/`, 100)
  return `The site seems to be built for the base path ${base}, but a site is served from the root of its address: the page will lack ${excerpt(moved, 100)}. Set the base path to "/": https://github.com/static-deploy/static-deploy-action/blob/main/docs/generators.md#the-base-path has the line for each generator.`
}
