import { messageOf } from '../errors.ts'
import { visit } from '../http/visit.ts'
import { excerpt } from '../text/printable.ts'
import { listFile, type PageList, parseList } from './list.ts'

/**
 * Asks a link for the list of its pages, as a visitor would, without the key. The whole takes at most 10 s and 5 MiB.
 *
 * @returns undefined if there is none yet (HTTP 404)
 * @throws {Error} for anything else that is no list, or the reason of `signal`
 */
export async function publishedList(link: string, signal: AbortSignal): Promise<PageList | undefined> {
  const url = `https://${link}/${listFile}`
  const chunks: Buffer[] = []
  let room = 5 * 1024 * 1024
  const asked = visit(new URL(url), AbortSignal.any([signal, AbortSignal.timeout(10_000)]), (chunk) => {
    room -= chunk.length
    if (room < 0) throw new RangeError('It has more than 5 MiB.')
    chunks.push(chunk)
  })
  const { status, fault } = await asked.catch((error: unknown) => {
    signal.throwIfAborted()
    throw new Error(`${url} can't be fetched. ${excerpt(messageOf(error))}`)
  })
  if (status === 404) return undefined
  const list = parseList(Buffer.concat(chunks).toString())
  if (list === undefined)
    throw new Error(`${url} ${fault ?? 'is not a list that this version of the action can read'}.`)
  return list
}
