import { setTimeout } from 'node:timers/promises'
import { messageOf } from '../errors.ts'
import { type Visit, visit } from '../http/visit.ts'
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

/** Yields once for each look, with the signal that ends it. After `patience` there is no other one. */
export async function* looks({ signal, patience }: LookOptions): AsyncGenerator<AbortSignal> {
  const deadline = AbortSignal.any([signal, AbortSignal.timeout(patience)])
  for (let pause = 500; !deadline.aborted; pause = Math.min(2 * pause, 4000)) {
    yield deadline
    signal.throwIfAborted()
    await setTimeout(pause, undefined, { signal: deadline }).catch(() => signal.throwIfAborted())
  }
}

/** Gets one file of a site as a visitor would. If no complete answer came, or `take` throws, the status is 0. */
export async function visitFile(
  link: string,
  { path }: SiteFile,
  signal: AbortSignal,
  take: (chunk: Buffer) => void,
): Promise<Visit> {
  const escaped = path === 'index.html' ? '' : path.split('/').map(encodeURIComponent).join('/')
  try {
    return await visit(new URL(`https://${link}/${escaped}`), signal, take)
  } catch (error) {
    return { status: 0, fault: `can't be fetched (${excerpt(messageOf(error))})` }
  }
}

export function isHtml({ path }: SiteFile): boolean {
  return /^(?:text\/html|application\/xhtml\+xml)$/u.test(mediaType(path) ?? '')
}

export function quotedPath({ path }: SiteFile): string {
  return `"${excerpt(path)}"`
}
