import type { Preview } from '../github/previews.ts'

/** Previews that are always looked at first. */
const newestFirst = 50

/**
 * The newest first, since what was closed lately is likely still there; the others by chance, so that each is reached some
 * day where there are more than one sweep can do.
 */
export function inTurn(previews: readonly Preview[]): Preview[] {
  const others = previews
    .slice(newestFirst)
    .map((preview) => ({ preview, rank: Math.random() }))
    .toSorted((a, b) => a.rank - b.rank)
  return [...previews.slice(0, newestFirst), ...others.map(({ preview }) => preview)]
}
