import { messageOf, NetworkError } from '../errors.ts'
import { visit } from '../http/visit.ts'
import { excerpt } from '../text/printable.ts'
import { listFile, listLimit, type PageList, parsePageList } from './list.ts'

/** Milliseconds for everything: connecting, redirects and the whole list. */
const patience = 10_000

/** The list of pages that a link publishes, or one sentence that says why there is none. */
export type PublishedPages = { readonly list: PageList } | { readonly why: string }

/**
 * Asks a link for the list of its pages, as a visitor would, without the key. Nothing that the other side does makes
 * the run fail, and it takes 10 s at most.
 *
 * @param link a host name, as a record names it
 * @throws the reason of `signal` if that is aborted, and nothing else
 */
export async function publishedPages(link: string, signal: AbortSignal): Promise<PublishedPages> {
  const deadline = AbortSignal.timeout(patience)
  const url = `https://${link}/${listFile}`
  const none = (why: string): PublishedPages => ({ why: `No pages were compared: ${url} ${why}.` })
  const chunks: Buffer[] = []
  let length = 0
  try {
    const page = await visit(new URL(url), AbortSignal.any([signal, deadline]), (chunk) => {
      length += chunk.length
      if (length > listLimit) throw new TooLong()
      chunks.push(chunk)
    })
    const advice = '; the next deploy to that environment with the same "compare-with" publishes it'
    if (page.fault !== undefined) return none(page.fault + (page.status === 404 ? advice : ''))
  } catch (error) {
    signal.throwIfAborted()
    if (deadline.aborted) return none(`was not complete within ${patience / 1000} s`)
    if (error instanceof TooLong) return none(`has more than ${listLimit / 1024 / 1024} MiB`)
    return none(`can't be fetched (${excerpt(reasonOf(error))})`)
  }
  const list = parsePageList(Buffer.concat(chunks).toString())
  return typeof list === 'string' ? none(list) : { list }
}

/** The list is longer than the limit. */
class TooLong extends Error {}

/** The error's message without the operation's name and without the full stop: the sentence around it has both. */
function reasonOf(error: unknown): string {
  const message = messageOf(error).replace(/\.$/u, '')
  const start = error instanceof NetworkError ? `${error.operation}: ` : ''
  return message.startsWith(start) ? message.slice(start.length) : message
}
