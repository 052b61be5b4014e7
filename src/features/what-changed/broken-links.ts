import { distance } from 'fastest-levenshtein'
import type { SiteList } from './list-pages.ts'
import { withoutHashes } from './pages/normalize.ts'
import type { PageList } from './published-list.ts'
import { comparable, inTarget, pageAt, pathIn } from './targets.ts'

/** A target that is dead only in the preview. `removed` if it was a page of the live site. */
export type BrokenLink = Readonly<{ target: string; removed: boolean; pages: readonly string[] }>

/** In characters. Longer names are not compared letter by letter. */
const maxNameLength = 255
/** Targets whose names are compared with all names of the site, letter by letter. */
const maxCompared = 10

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
    const isTold = !hasPlace || (live.pages.has(path) && !scripted.has(path))
    return known.has(keyOf(target)) || !isTold ? [] : [{ target, removed: !hasPlace && isLivePage(path), pages }]
  })
  return broken.sort((a, b) => b.pages.length - a.pages.length || (a.target < b.target ? -1 : 1))
}

/**
 * Finds the one address with the same last name, or the same in another case, or, if it has more than five letters, with two
 * other letters at most.
 */
export function similarIn(addresses: Iterable<string>): (target: string) => string | undefined {
  const [byName, byLowerName] = [new Map<string, string[]>(), new Map<string, string[]>()]
  for (const address of addresses) {
    const name = lastNameIn(address)
    push(byName, name, address)
    push(byLowerName, name.toLowerCase(), address)
  }
  const compared = new Map<string, readonly string[]>()
  const nearTo = (name: string): readonly string[] => {
    const isShort = name.replace(/\.\w+$/u, '').length <= 5
    if (isShort || name.length > maxNameLength) return []
    if (!compared.has(name) && compared.size < maxCompared)
      compared.set(
        name,
        Array.from(byName).flatMap(([each, all]) => (isNear(each, name) ? all : [])),
      )
    return compared.get(name) ?? []
  }
  return (target) => {
    const [path, hasPlace] = pathIn(target)
    const name = lastNameIn(path)
    const similar = byName.get(name) ?? byLowerName.get(name.toLowerCase()) ?? nearTo(name)
    return similar.length === 1 && !hasPlace && similar[0] !== path ? similar[0] : undefined
  }
}

function push(lists: Map<string, string[]>, key: string, value: string): void {
  const list = lists.get(key)
  if (list) list.push(value)
  else lists.set(key, [value])
}

const isNear = (a: string, b: string): boolean =>
  a.length <= maxNameLength && Math.abs(a.length - b.length) <= 2 && distance(a, b) <= 2

const lastNameIn = (path: string): string => path.replace(/\/+$|\.html\/*$/u, '').replace(/^.*\//su, '')
