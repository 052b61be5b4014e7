import { setTimeout } from 'node:timers/promises'
import { messageOf } from '../errors.ts'
import { type Take, visit } from '../http/visit.ts'
import type { SiteFile } from '../site/site.ts'
import { mediaType } from '../text/media-type.ts'
import { excerpt } from '../text/printable.ts'

/** How long to look at a link, and how often. */
export interface LookOptions {
  readonly signal: AbortSignal
  /** Gets one line if the first look does not settle it. */
  readonly tell: (line: string) => void
  /** Milliseconds in all. */
  readonly patience: number
}

/** Looks until nothing is `missing`, or `patience` is over. Returns the last look that was not interrupted. */
export async function lookUntil<T>(
  { signal, tell, patience }: LookOptions,
  look: (signal: AbortSignal) => Promise<T>,
  missing: (found: T) => string | undefined,
): Promise<T> {
  const deadline = AbortSignal.any([signal, AbortSignal.timeout(patience)])
  let last: T | undefined
  for (let pause = 500; ; pause = Math.min(2 * pause, 4000)) {
    const found = await look(deadline)
    signal.throwIfAborted()
    const wrong = missing(found)
    if (wrong === undefined) return found
    if (deadline.aborted) return last ?? found
    if (last === undefined) tell(`${wrong} Checking again for up to ${patience / 1000} s.`)
    last = found
    await setTimeout(pause, undefined, { signal: deadline }).catch(() => signal.throwIfAborted())
  }
}

/** Gets one file. Without a complete answer the status is 0; after more than `most` bytes it is 200, with a fault. */
export async function visitFile(link: string, { path }: SiteFile, signal: AbortSignal, most: number, take: Take) {
  const escaped = path === 'index.html' ? '' : path.split('/').map(encodeURIComponent).join('/')
  let left = most
  try {
    return await visit(new URL(`https://${link}/${escaped}`), signal, (chunk) => {
      left -= chunk.length
      if (left < 0) throw new Error('there is more of it than was sent')
      take(chunk)
    })
  } catch (error) {
    return { status: left < 0 ? 200 : 0, fault: `can't be fetched (${excerpt(messageOf(error))})` }
  }
}

export function isHtml({ path }: SiteFile): boolean {
  return /^(?:text\/html|application\/xhtml\+xml)$/u.test(mediaType(path) ?? '')
}
