import { readWhole } from '../../site/read-file.ts'
import type { SiteFiles } from '../../site/site.ts'
import { encodedPath } from '../../text/address.ts'
import { changedWords } from './changed-words.ts'
import type { Changes } from './changes.ts'
import { decodePage } from './decode.ts'
import { addressOf, contentDigest, type OwnNames } from './list-pages.ts'
import { ownNames } from './normalize.ts'
import { mostBytes, type PageList, visitedBytes } from './published-list.ts'
import { readPage } from './read-page.ts'

/** By the paths of pages: each place where words changed, in Markdown. */
export type ChangedWords = ReadonlyMap<string, readonly string[]>

const mostPages = 20

type LiveSite = Readonly<{ link: string; sha: string; list: PageList }>

/**
 * Compares the first changed pages with what the live link shows a visitor. A page that is not the one of the list has no
 * words. Never rejected.
 */
export async function wordChanges(
  { pages }: Changes,
  { link, sha, list }: LiveSite,
  { built, own, run, signal }: Readonly<{ built: SiteFiles; own: OwnNames; run: string; signal: AbortSignal }>,
): Promise<ChangedWords> {
  const files = new Map(built.map((file) => [addressOf(file), file]))
  const names = ownNames(own.hosts, own.commits)
  const liveNames = ownNames([link, ...(list.host ? [list.host] : [])], [sha])
  const listedNames = ownNames(list.host ? [list.host] : [], [sha])
  const asked = pages.filter(({ change }) => change === 'changed').slice(0, mostPages)
  const found = asked.map(async ({ path }) => {
    const file = files.get(path)
    if (file === undefined || file.size > mostBytes) return []
    const content = Buffer.alloc(file.size)
    readWhole(file, content)
    const { status, bytes } = await visitedBytes(`https://${link}${encodedPath(path)}?${run}`, signal)
    const [live, now] = [await readPage(decodePage(bytes), signal), await readPage(decodePage(content), signal)]
    if (status !== 200 || !live || !now) return []
    if (contentDigest(live.facts(listedNames)) !== list.pages.get(path)?.content) return []
    return [[path, changedWords(live.facts(liveNames).text, now.facts(names).text)] as const]
  })
  const settled = await Promise.allSettled(found)
  return new Map(settled.flatMap((each) => (each.status === 'fulfilled' ? each.value : [])))
}
