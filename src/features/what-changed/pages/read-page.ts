import { setImmediate } from 'node:timers/promises'
import { decodePage } from '../../../text/decode.ts'
import type { PageText } from '../page-words.ts'
import { Normalizer, type OwnNames } from './normalize.ts'
import { ParsedPage } from './parsed-page.ts'

/** Characters that are parsed at once. */
const sliceLength = 1024 * 1024

/**
 * @returns undefined if too many elements are open at once
 * @throws the reason of the signal
 */
export async function readPage(bytes: Buffer, signal: AbortSignal): Promise<ParsedPage | undefined> {
  return await readHtml(decodePage(bytes), signal)
}

/** As `readPage`. */
async function readHtml(text: string, signal: AbortSignal): Promise<ParsedPage | undefined> {
  const page = new ParsedPage(text)
  for (let at = 0; at < text.length && !page.isTooDeep; at += sliceLength) {
    if (at > 0) await setImmediate()
    signal.throwIfAborted()
    page.parser.write(text.slice(at, at + sliceLength))
  }
  page.parser.end()
  return page.isTooDeep ? undefined : page
}

/** Of a document that scripts have drawn: the words of its content, as those of a file are read. */
export async function drawnText(html: string, own: OwnNames, signal: AbortSignal): Promise<PageText | undefined> {
  return (await readHtml(html, signal))?.parts(new Normalizer(own))
}
