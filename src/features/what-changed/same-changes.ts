import type { PageWords, WordChange } from './page-words.ts'

/** Fewer letters, such as those of `four`, also occur in changes that have nothing to do with each other. */
const minLetters = 5
const minPages = 3

/** A change that stands on several pages. */
export interface SharedChange {
  /** As on the first page. */
  readonly change: WordChange
  readonly isInTitle: boolean
  readonly paths: readonly string[]
  /** On all of these pages. */
  readonly places: readonly WordChange[]
}

type Found = Readonly<{ path: string; change: WordChange; isInTitle: boolean }>

/** Changes that are the same, by default on three pages or more, or on two that are one page in two languages. Most pages come first. */
export function sharedChanges(
  pages: ReadonlyMap<string, PageWords>,
  isShared: (paths: readonly string[]) => boolean = areEnough,
): SharedChange[] {
  const byKey = new Map<string, Found[]>()
  for (const [path, { title, text }] of pages)
    for (const [isInTitle, changes] of [[false, text] as const, [true, title] as const])
      for (const change of changes.flatMap((place) => place.changes))
        for (const key of keysOf(change)) {
          const places = byKey.get(key) ?? []
          byKey.set(key, places)
          places.push({ path, change, isInTitle })
        }
  const shared: SharedChange[] = []
  const taken = new Set<WordChange>()
  const counted = Array.from(byKey.values(), (places) => ({ places, pages: pathsOf(places).length }))
  for (const { places: all } of counted.sort((a, b) => b.pages - a.pages)) {
    // A short change may be the same as one by the word before it, and as another one by the word behind it.
    const places = all.filter(({ change }) => !taken.has(change))
    const [paths, [first]] = [pathsOf(places), places]
    if (first === undefined || !isShared(paths)) continue
    for (const { change } of places) taken.add(change)
    shared.push({ ...first, paths, places: places.map(({ change }) => change) })
  }
  return shared
}

const pathsOf = (places: readonly Found[]): string[] => [...new Set(places.map(({ path }) => path))]

/** Changes with one of these in common are the same. */
function keysOf({ removed, added, neighbors }: WordChange): string[] {
  const change = withoutSigns(removed, added).join('\u0001')
  const letters = [removed, added].map((text) => text.match(/\p{L}/gu)?.length ?? 0)
  if (Math.max(...letters) >= minLetters) return [change]
  return neighbors.flatMap((word, index) => (word === '' ? [] : `${change}\u0001${index}\u0001${word}`))
}

/** Without what both have at an end, such as a comma, as far as a sign parts it from the word. */
function withoutSigns(removed: string, added: string): [string, string] {
  const shorter = Math.min(removed.length, added.length)
  let [start, end] = [0, 0]
  for (let at = 0; at < shorter && removed[at] === added[at]; at += 1) if (isSign(removed[at])) start = at + 1
  for (let at = 1; at <= shorter - start && removed.at(-at) === added.at(-at); at += 1)
    if (isSign(removed.at(-at))) end = at
  return [removed.slice(start, removed.length - end), added.slice(start, added.length - end)]
}

const isSign = (character = ''): boolean => /[^\p{L}\p{M}\p{N}\s]/u.test(character)

/** Two are enough if their paths differ in one folder only, such as `/en/` and `/de/`. */
function areEnough(paths: readonly string[]): boolean {
  const [one = '', other = ''] = paths
  if (paths.length >= minPages || paths.length < 2) return paths.length >= minPages
  const [folders, others] = [one, other].map((path) => path.split('/'))
  if (!folders || !others || folders.at(-1) !== others.at(-1) || Math.abs(folders.length - others.length) > 1)
    return false
  const [long, short] = folders.length < others.length ? [others, folders] : [folders, others]
  const at = long.findIndex((folder, index) => folder !== short[index])
  const rest = long.slice(at + 1).join('/')
  return rest === short.slice(long.length === short.length ? at + 1 : at).join('/')
}
