import type { Preview } from '../record/previews.ts'

/** How many of the newest previews are always looked at first. */
const newestFirst = 50

/**
 * The newest previews come first, because the link of one that was closed lately probably still exists. The others
 * follow in random order: if there are more than one sweep can do, each of them is reached one day.
 */
export function inTurn(previews: readonly Preview[]): Preview[] {
  const others = previews
    .slice(newestFirst)
    .map((preview) => ({ preview, rank: Math.random() }))
    .toSorted((a, b) => a.rank - b.rank)
  return [...previews.slice(0, newestFirst), ...others.map(({ preview }) => preview)]
}
