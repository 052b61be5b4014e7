import type { Advice } from '../errors.ts'
import { count, excerpt, firstOf } from '../text/printable.ts'
import type { NamedFolder } from './directory.ts'
import { excludeBlocks, leftOver } from './leak-error.ts'
import { isProse } from './private-files.ts'
import { brokenBuild } from './root-page.ts'

/** In bytes, by the specification of Git LFS. */
export const maxPointerBytes = 1024

const pointerLine = /^(?:(?:version|oid|ext-\S+) \S+|size \d+)?$/u

/** Whether a file has what Git keeps in place of one that Git LFS has. A page may show a pointer, among other text. */
export function isLfsPointer(path: string, bytes: Buffer): boolean {
  const text = bytes.length > maxPointerBytes ? '' : bytes.toString()
  if (!text.startsWith('version https://git-lfs.github.com/spec/')) return false
  return path === 'index.html' || !isProse(path) || text.split(/\r?\n/u).every((each) => pointerLine.test(each))
}

/** @throws {InputError} as {@link brokenBuild} does */
export function checkPointers(paths: readonly string[], exclude: readonly string[], named: NamedFolder): Advice[] {
  if (paths.length === 0) return []
  const shown = firstOf(paths, 5, (path) => excerpt(path, 100))
  const why = `has ${count(paths.length, 'pointer')} of Git LFS in place of the files themselves: ${shown}`
  const text = `Write "lfs: true" below "with:" of actions/checkout where the site is built, or leave them out${leftOver(paths)}.`
  return [brokenBuild(named, why, { text, blocks: excludeBlocks(paths, exclude) })]
}
