import type { GitHub } from '../github/api.ts'
import type { Preview } from '../record/previews.ts'

/** Requests that a sweep leaves to the others. The token of a repository has 1,000 an hour, for all jobs together. */
const mostRequests = 300

/** How many of the newest previews are always looked at first. */
const alwaysFirst = 50

/** Does work that makes at most so many requests; undefined if they do not fit in. */
export type Spend = <T>(requests: number, work: () => Promise<T>) => Promise<T | undefined>

/**
 * Keeps a sweep below {@link mostRequests}, also while it works on several previews at the same time.
 *
 * @param mayExceed whether work that needs more than half of them may go over the limit, alone. Else it is never done.
 */
export function budgetOf(github: GitHub, mayExceed: () => boolean): Spend {
  let reserved = 0
  return async (requests, work) => {
    const fits = (github.remaining ?? 1000) - reserved - requests >= mostRequests
    const isLargeAndAlone = requests > mostRequests / 2 && reserved === 0
    if (!fits && !(isLargeAndAlone && mayExceed())) return undefined
    reserved += requests
    return await work().finally(() => {
      reserved -= requests
    })
  }
}

/**
 * The newest previews come first, because the link of one that was closed lately probably still exists. The others
 * follow in random order: if there are more than one sweep can do, each of them is reached one day.
 */
export function newestFirst(previews: readonly Preview[]): Preview[] {
  const others = previews
    .slice(alwaysFirst)
    .map((preview) => ({ preview, rank: Math.random() }))
    .toSorted((a, b) => a.rank - b.rank)
  return [...previews.slice(0, alwaysFirst), ...others.map(({ preview }) => preview)]
}
