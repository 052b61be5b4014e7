import { hasWords, type PageWords, wordsBetween } from './page-words.ts'
import { Normalizer, type OwnNames } from './pages/normalize.ts'
import { readPage } from './pages/read-page.ts'

/**
 * How words differ that scripts have drawn. Undefined if none do, or if they change by themselves, as in a clock: then two
 * captures of the new page have other ones.
 *
 * @param live HTML as a browser has it, and so are the captures'
 * @throws the reason of the signal
 */
export async function drawnWords(
  live: string | undefined,
  captures: readonly Readonly<{ html: string | undefined }>[],
  own: OwnNames,
  signal: AbortSignal,
): Promise<PageWords | undefined> {
  const read = async (html: string | undefined) =>
    html === undefined ? undefined : (await readPage(html, signal))?.parts(new Normalizer(own))
  const old = await read(live)
  const [now, ...others] = await Promise.all(captures.map(({ html }) => read(html)))
  if (old === undefined || now === undefined || others.some((other) => other?.text !== now.text)) return undefined
  const words = wordsBetween(old, now)
  return hasWords(words) && !words.isSameText ? words : undefined
}
