import { readWhole } from '../../site/file-access.ts'
import type { SiteFile, SiteFiles } from '../../site/site.ts'
import { encodedPath } from '../../text/address.ts'
import type { Changes } from './changes.ts'
import { maxPages } from './limits.ts'
import { addressOf, digestsOf } from './list-pages.ts'
import { type PageText, type PageWords, wordsBetween } from './page-words.ts'
import { Normalizer, type OwnNames } from './pages/normalize.ts'
import type { ComparedParts } from './pages/parsed-page.ts'
import { readPage } from './pages/read-page.ts'
import { pathsOf } from './pages-to-show.ts'
import { maxListBytes, type PageList, visitedBytes } from './published-list.ts'

/** The words of pages that were read. */
export interface ChangedWords {
  readonly pages: ReadonlyMap<string, PageWords>
  /** Why those of others are not known: clauses without a full stop. */
  readonly unread: ReadonlyMap<string, string>
  /** Outside of the main part, on pages that only differ there. */
  readonly outside: ReadonlyMap<string, PageWords>
}

/** `sha` is the commit of its deployment. */
type LiveSite = Readonly<{ link: string; sha: string; list: PageList }>

/** `run` is a query that is new to all caches. */
type Preview = Readonly<{ built: SiteFiles; own: OwnNames; run: string; signal: AbortSignal }>

/** Why the words of a page are not known. */
class UnreadError extends Error {}

/** Reads the first pages that changed, and three that differ outside of their main part, as a visitor of the live link does. */
export async function readChangedWords(changes: Changes, live: LiveSite, preview: Preview): Promise<ChangedWords> {
  const outside = pathsOf('outside', changes)
  const some = [...new Set([outside[0], outside[outside.length >> 1], outside.at(-1)])].flatMap((path) => path ?? [])
  const [content, menus] = await Promise.all([
    wordsOf(pathsOf('changed', changes).slice(0, maxPages), 'content', live, preview),
    wordsOf(some, 'outside', live, preview),
  ])
  return { ...content, outside: menus.pages }
}

/** The words of a preview that not everybody may read. */
export function hiddenWords(changes: Changes): ChangedWords {
  const paths = pathsOf('changed', changes).slice(0, maxPages)
  const unread = new Map(paths.map((path) => [path, 'the preview has a password']))
  return { pages: new Map(), unread, outside: new Map() }
}

type Kind = 'content' | 'outside'

async function wordsOf(paths: readonly string[], kind: Kind, live: LiveSite, preview: Preview) {
  const [pages, unread] = [new Map<string, PageWords>(), new Map<string, string>()]
  const files = new Map(preview.built.map((file) => [addressOf(file), file]))
  const read = await Promise.allSettled(paths.map((path) => wordsOn(path, files.get(path), kind, live, preview)))
  for (const [index, path] of paths.entries()) {
    const result = read[index]
    if (result?.status === 'fulfilled') pages.set(path, result.value)
    else unread.set(path, reasonOf(result?.reason))
  }
  return { pages, unread }
}

function reasonOf(error: unknown): string {
  if (error instanceof UnreadError) return error.message
  return error instanceof RangeError ? 'the live page has more than 5 MiB' : "the live page can't be fetched"
}

/** @throws {UnreadError} */
async function wordsOn(path: string, file: SiteFile | undefined, kind: Kind, live: LiveSite, preview: Preview) {
  const { link, sha, list } = live
  const { own, run, signal } = preview
  if (file === undefined || file.size > maxListBytes) throw new UnreadError('the new page has more than 5 MiB')
  const { bytes, problem } = await visitedBytes(`https://${link}${encodedPath(path)}?${run}`, signal)
  const [old, now] = [await readPage(bytes, signal), await readPage(readWhole(file), signal)]
  if (!old || !now) throw new UnreadError('too many of its elements are open at once')
  const partsFor = (...hosts: string[]): ComparedParts => old.parts(new Normalizer({ hosts, commits: [sha] }))
  const part = kind === 'content' ? 0 : 1
  if (digestsOf(partsFor(list.host)).split('.')[part] !== list.pages.get(path)?.split('.')[part])
    throw new UnreadError(problem ? `the live page ${problem}` : 'its host sends another page than was deployed')
  const [then, nowParts] = [partsFor(list.host, link), now.parts(new Normalizer(own))]
  if (kind === 'content') return wordsBetween(then, nowParts)
  const outside = (parts: ComparedParts): PageText => ({ title: '', text: parts.outside })
  return wordsBetween(outside(then), outside(nowParts), true)
}
