import { printable } from '../text/printable.ts'
import type { PageList } from './list.ts'

export interface PageChange {
  readonly path: string
  /** In one printable line. If there is no title, it is the path. */
  readonly title: string
  readonly change: 'changed' | 'new' | 'removed'
}

export interface PageChanges {
  /** First the changed, then the new, then the removed pages, each by path. */
  readonly pages: readonly PageChange[]
  /** How many pages have the same content in both lists. */
  readonly unchanged: number
  /** How many of those have other bytes. */
  readonly outside: number
  readonly otherFilesDiffer: boolean
}

/** A preview beside the live site of an environment. `live` is the link of that site. */
export interface Compared {
  readonly environment: string
  readonly live: string
  /** Undefined if the live site has no list yet. */
  readonly changes: PageChanges | undefined
}

export function changesBetween(before: PageList, now: PageList): PageChanges {
  const pages: PageChange[] = []
  let outside = 0
  for (const [path, { title, bytes, content }] of now.pages) {
    const old = before.pages.get(path)
    if (old?.content !== content)
      pages.push({ path, title: title || printable(path), change: old === undefined ? 'new' : 'changed' })
    else if (old.bytes !== bytes) outside += 1
  }
  const unchanged = now.pages.size - pages.length
  for (const path of before.pages.keys())
    if (!now.pages.has(path)) pages.push({ path, title: printable(path), change: 'removed' })
  pages.sort((a, b) => (a.change + a.path < b.change + b.path ? -1 : 1))
  return { pages, unchanged, outside, otherFilesDiffer: before.files !== now.files }
}
