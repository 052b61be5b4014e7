import { setImmediate } from 'node:timers/promises'
import { decodePage } from '../../../text/decode.ts'
import { ParsedPage } from './parsed-page.ts'

/** Characters that are parsed at once. */
const sliceLength = 1024 * 1024

/**
 * @returns undefined if too many elements are open at once
 * @throws the reason of the signal
 */
export async function readPage(html: Buffer | string, signal: AbortSignal): Promise<ParsedPage | undefined> {
  const text = typeof html === 'string' ? html : decodePage(html)
  const page = new ParsedPage(text)
  for (let at = 0; at < text.length && !page.isTooDeep; at += sliceLength) {
    if (at > 0) await setImmediate()
    signal.throwIfAborted()
    page.parser.write(text.slice(at, at + sliceLength))
  }
  page.parser.end()
  return page.isTooDeep ? undefined : page
}
