import type { PageChange } from './list.ts'

/** Characters of the output `changed-pages`. GitHub takes 1 MB for all outputs of a job, at two bytes a character. */
const outputLimit = 200_000

/** The output `changed-pages`: as many changes as there is room for. Those that a stranger's list alone makes come last. */
export function changedPagesJson(changes: readonly PageChange[]): string {
  let room = outputLimit
  const kept = new Set<PageChange>()
  for (const kind of ['changed', 'new', 'removed']) {
    for (const change of changes) {
      if (change.change !== kind) continue
      room -= JSON.stringify(change).length + 1
      if (room > 0) kept.add(change)
    }
  }
  return JSON.stringify(changes.filter((change) => kept.has(change)))
}
