import { messageOf } from '../../errors.ts'
import { visit } from '../../http/visit.ts'
import { fieldsOf, parseJson, textOf } from '../../text/json.ts'
import { excerpt } from '../../text/printable.ts'
import type { DeadLinks } from './dead-links.ts'

export const listFile = '.well-known/static-deploy.json'

/** Bytes. */
export const longestList = 5 * 1024 * 1024

/** With more dead targets none are published, and none are reported. */
export const mostDead = 10_000

/** Goes up whenever digests are made in another way. */
const listVersion = 2

/** Digests of 16 characters. The title is empty in a published list. */
export type Page = Readonly<{ title: string; content: string; outside: string }>

export interface PageList {
  /** By the paths for visitors: `/guide/`, `/about.html`. */
  readonly pages: ReadonlyMap<string, Page>
  /** A digest of all files of a kind, with their paths. */
  readonly files: Readonly<Record<'styles' | 'media' | 'rest', string>>
  /** Only the targets in a published list. Undefined if there are too many. */
  readonly dead: DeadLinks | undefined
}

/** As published (DESIGN 6). */
export function formatList({ pages, files, dead }: PageList): string {
  const entries = Array.from(pages, ([path, { content, outside }]) => [path, `${content}.${outside}`] as const)
  const sorted = Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)))
  const targets = dead && dead.size <= mostDead ? [...dead.keys()].toSorted() : undefined
  return `${JSON.stringify({ 'static-deploy': listVersion, pages: sorted, files, 'dead-links': targets })}\n`
}

/** Undefined for an invalid list. One wrong entry is enough: without it, its page would seem to be new. */
export function parseList(text: string): PageList | undefined {
  const list = fieldsOf(parseJson(text))
  const [entries, kinds] = [fieldsOf(list?.['pages']), fieldsOf(list?.['files'])]
  const files = { styles: textOf(kinds?.['styles']), media: textOf(kinds?.['media']), rest: textOf(kinds?.['rest']) }
  if (list?.['static-deploy'] !== listVersion || !entries || Object.values(files).includes('')) return undefined
  const pages = new Map<string, Page>()
  for (const [path, digests] of Object.entries(entries)) {
    const [, content, outside] = /^([\w-]{16})\.([\w-]{16})$/u.exec(textOf(digests)) ?? []
    // A lone surrogate can't be in an address.
    if (content === undefined || outside === undefined || !/^\/\P{Cs}*$/u.test(path)) return undefined
    pages.set(path, { title: '', content, outside })
  }
  const { 'dead-links': targets } = list
  if (targets === undefined) return { pages, files, dead: undefined }
  if (!Array.isArray(targets) || targets.some((target) => typeof target !== 'string')) return undefined
  return { pages, files, dead: new Map(targets.map((target) => [target, []])) }
}

/**
 * @param run a query that is new to all caches
 * @returns undefined if there is none yet, or one of an older version
 * @throws for any other answer, or the reason of the signal
 */
export async function publishedList(link: string, run: string, signal: AbortSignal): Promise<PageList | undefined> {
  const url = `https://${link}/${listFile}`
  const chunks: Buffer[] = []
  let room = longestList
  const asked = visit(new URL(`${url}?${run}`), AbortSignal.any([signal, AbortSignal.timeout(10_000)]), (chunk) => {
    room -= chunk.length
    if (room < 0) throw new RangeError('It has more than 5 MiB.')
    chunks.push(chunk)
  })
  const { status, problem } = await asked.catch((error: unknown) => {
    signal.throwIfAborted()
    throw new Error(`${url} can't be fetched. ${excerpt(messageOf(error))}`)
  })
  const text = Buffer.concat(chunks).toString()
  if (status === 404 || fieldsOf(parseJson(text))?.['static-deploy'] === 1) return undefined
  const list = parseList(text)
  if (list !== undefined) return list
  throw new Error(`${url} ${problem ?? 'is not a list that this version of the action can read'}.`)
}
