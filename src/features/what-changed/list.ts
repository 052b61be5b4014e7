import { messageOf } from '../../errors.ts'
import { visit } from '../../http/visit.ts'
import { fieldsOf, parseJson } from '../../text/json.ts'
import { excerpt } from '../../text/printable.ts'
import { listVersion } from './content.ts'

/** Where a site publishes the list of its pages. */
export const listFile = '.well-known/static-deploy.json'

export interface Page {
  /** Empty if the page has none, or was not parsed. */
  readonly title: string
  /** Digests of 16 characters each. */
  readonly bytes: string
  readonly content: string
}

export interface PageList {
  /** By the paths where visitors find them: `/guide/`, `/about.html`. */
  readonly pages: ReadonlyMap<string, Page>
  /** The digest of all other files, with their paths. */
  readonly files: string
}

/** The published file (DESIGN 6). */
export function formatList({ pages, files }: PageList): string {
  const entries = Array.from(pages, ([path, { bytes, content }]) => [path, `${bytes}.${content}`] as const)
  const sorted = Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)))
  return `${JSON.stringify({ 'static-deploy': listVersion, pages: sorted, files })}\n`
}

/** Undefined if a text is no such file. One wrong entry is enough: without it, its page would seem to be new. */
export function parseList(text: string): PageList | undefined {
  const list = fieldsOf(parseJson(text))
  const entries = fieldsOf(list?.['pages'])
  const files = list?.['files']
  if (list?.['static-deploy'] !== listVersion || entries === undefined || typeof files !== 'string') return undefined
  const pages = new Map<string, Page>()
  for (const [path, digests] of Object.entries(entries)) {
    const [, bytes, content] = /^([\w-]{16})\.([\w-]{16})$/u.exec(String(digests)) ?? []
    // A lone surrogate has no place in an address.
    if (bytes === undefined || content === undefined || !/^\/\P{Cs}*$/u.test(path)) return undefined
    pages.set(path, { title: '', bytes, content })
  }
  return { pages, files }
}

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
