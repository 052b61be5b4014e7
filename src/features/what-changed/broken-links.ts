import type { SiteList } from './list-pages.ts'
import { withoutHashes } from './pages/normalize.ts'
import type { PageList } from './published-list.ts'
import { comparable, inTarget, pageAt, pathIn } from './targets.ts'

/** A target that is dead only in the preview. `removed` if it was a page of the live site. */
export type BrokenLink = Readonly<{ target: string; removed: boolean; pages: readonly string[] }>

/** The most linked ones come first. */
export function brokenBetween(live: PageList, { dead, linked, deadTwins }: SiteList): BrokenLink[] {
  if (live.dead === undefined || dead === undefined) return []
  const keyOf = (target: string): string => withoutHashes(comparable(target))
  const known = new Set(Array.from(live.dead.keys(), keyOf))
  const isLivePage = (path: string): boolean => pageAt(path, (each) => live.pages.has(each)) !== undefined
  // If half of a page's places are dead already, scripts make them.
  const scripted = new Set<string>()
  for (const [path, pages] of linked) {
    const places = [...pages.keys()].filter((place) => place !== '')
    const knownDead = places.filter((place) => known.has(keyOf(`${inTarget(path)}#${place}`)))
    if (2 * knownDead.length >= places.length) scripted.add(path)
  }
  const all = new Map(dead)
  for (const [target, pages] of deadTwins)
    if (isLivePage(pathIn(target)[0])) all.set(target, [...new Set([...(all.get(target) ?? []), ...pages])])
  const broken = Array.from(all).flatMap(([target, pages]) => {
    const [path, hasPlace] = pathIn(target)
    const isReported = !hasPlace || (live.pages.has(path) && !scripted.has(path))
    return known.has(keyOf(target)) || !isReported ? [] : [{ target, removed: !hasPlace && isLivePage(path), pages }]
  })
  return broken.sort((a, b) => b.pages.length - a.pages.length || (a.target < b.target ? -1 : 1))
}
