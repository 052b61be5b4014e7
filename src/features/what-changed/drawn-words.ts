import { changedWords } from './changed-words.ts'
import { type OwnNames, ownNames } from './normalize.ts'
import { readPage } from './read-page.ts'

/**
 * Where words differ that scripts have drawn. None if they change by themselves, as in a clock: then two captures of the new
 * page have other ones.
 *
 * @param live HTML as a browser has it, and so are the captures'
 */
export async function drawnWords(
  live: string | undefined,
  captures: readonly Readonly<{ html: string | undefined }>[],
  own: OwnNames,
): Promise<readonly string[]> {
  const names = ownNames(own)
  const textOf = async (html: string | undefined) => {
    const page = html === undefined ? undefined : await readPage(Buffer.from(html), new AbortController().signal)
    return page?.facts(names).text
  }
  const old = await textOf(live)
  const [now, ...others] = new Set(await Promise.all(captures.map(({ html }) => textOf(html))))
  if (old === undefined || now === undefined || others.length > 0 || old === now) return []
  return changedWords(old, now)
}
