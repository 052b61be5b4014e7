import { messageOf } from '../errors.ts'
import { visit } from '../http/visit.ts'
import { excerpt } from '../text/printable.ts'
import { listFile, listLimit, parsePageList, type SitePages } from './list.ts'

/** Milliseconds for everything: connecting, redirects and the whole list. */
const patience = 10_000

/**
 * Asks a link for the list of its pages, as a visitor would, without the key: the list, or why there is none, without a full
 * stop. It throws the reason of `signal` if that is aborted, and nothing else.
 */
export async function publishedPages(link: string, signal: AbortSignal): Promise<SitePages | string> {
  const deadline = AbortSignal.timeout(patience)
  const url = `https://${link}/${listFile}`
  const chunks: Buffer[] = []
  let length = 0
  try {
    const { fault } = await visit(new URL(url), AbortSignal.any([signal, deadline]), (chunk) => {
      length += chunk.length
      if (length > listLimit) throw new RangeError(`it has more than ${listLimit / 1024 / 1024} MiB`)
      chunks.push(chunk)
    })
    if (fault !== undefined) return `${url} ${fault}`
  } catch (error) {
    signal.throwIfAborted()
    if (deadline.aborted) return `${url} was not complete within ${patience / 1000} s`
    return `${url} can't be fetched (${excerpt(messageOf(error).replace(/^verify: |\.$/gu, ''))})`
  }
  const list = parsePageList(Buffer.concat(chunks).toString())
  return typeof list === 'string' ? `${url} ${list}` : list
}
