import { messageOf, NetworkError } from '../errors.ts'
import { visit } from '../http/visit.ts'
import { excerpt } from '../text/printable.ts'
import { listFile, listLimit, type PageList, parsePageList } from './list.ts'

/** Why there is no list. */
export interface NoList {
  /** Without a full stop. */
  readonly why: string
  /** Whether the link answers that there is none. */
  readonly isMissing: boolean
}

/** Milliseconds for everything: connecting, redirects and the whole list. */
const patience = 10_000

/**
 * Asks a link for the list of its pages, as a visitor would, without the key. Nothing that the other side does makes
 * the run fail, and it takes 10 s at most.
 *
 * @param link a host name, as a record names it
 * @throws the reason of `signal` if that is aborted, and nothing else
 */
export async function publishedPages(link: string, signal: AbortSignal): Promise<{ readonly list: PageList } | NoList> {
  const deadline = AbortSignal.timeout(patience)
  const url = `https://${link}/${listFile}`
  const none = (why: string, isMissing = false): NoList => ({ why: `${url} ${why}`, isMissing })
  const chunks: Buffer[] = []
  let length = 0
  try {
    const { fault, status } = await visit(new URL(url), AbortSignal.any([signal, deadline]), (chunk) => {
      length += chunk.length
      if (length > listLimit) throw new RangeError()
      chunks.push(chunk)
    })
    if (fault !== undefined) return none(fault, status === 404)
  } catch (error) {
    signal.throwIfAborted()
    if (deadline.aborted) return none(`was not complete within ${patience / 1000} s`)
    if (length > listLimit) return none(`has more than ${listLimit / 1024 / 1024} MiB`)
    // The sentence around the message says what was done, and has the full stop.
    const operation = error instanceof NetworkError ? `${error.operation}: ` : ''
    const reason = messageOf(error).replace(/\.$/u, '')
    return none(`can't be fetched (${excerpt(reason.startsWith(operation) ? reason.slice(operation.length) : reason)})`)
  }
  const list = parsePageList(Buffer.concat(chunks).toString())
  return typeof list === 'string' ? none(list) : { list }
}
