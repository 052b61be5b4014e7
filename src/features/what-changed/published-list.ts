import { messageOf } from '../../errors.ts'
import { visit } from '../../http/exchange.ts'
import { fieldsOf, parseJson, textOf } from '../../text/json.ts'
import { excerpt } from '../../text/printable.ts'
import type { DeadLinks } from './dead-links.ts'

export const listFile = '.well-known/static-deploy.json'

/** Bytes of a list or a live page. */
export const mostBytes = 5 * 1024 * 1024

/** With more dead targets none are published, and none are reported. */
export const mostDead = 10_000

/** Goes up whenever digests are made in another way. */
const listVersion = 3

/** Digests of 16 characters. The title is empty in a published list. */
export type Page = Readonly<{ title: string; content: string; outside: string; look: string }>

export interface PageList {
  /** For which link the list was made. Empty if none was known. */
  readonly host: string
  /** By the paths for visitors: `/guide/`, `/about.html`. */
  readonly pages: ReadonlyMap<string, Page>
  /** A digest of all files of a kind, with their paths. */
  readonly files: Readonly<Record<'styles' | 'media' | 'rest', string>>
  /** Only the targets in a published list. Undefined if there are too many. */
  readonly dead: DeadLinks | undefined
}

export function formatList({ host, pages, files, dead }: PageList): string {
  const entries = Array.from(pages, ([path, { content, outside, look }]) => [path, `${content}.${outside}.${look}`])
  const sorted = Object.fromEntries(entries.sort(([a = ''], [b = '']) => (a < b ? -1 : 1)))
  const targets = dead && dead.size <= mostDead ? [...dead.keys()].toSorted() : undefined
  return `${JSON.stringify({ 'static-deploy': listVersion, host, pages: sorted, files, 'dead-links': targets })}\n`
}

/** Undefined for an invalid list. One wrong entry is enough: without it, its page would seem to be new. */
export function parseList(text: string): PageList | undefined {
  const list = fieldsOf(parseJson(text))
  const [entries, kinds] = [fieldsOf(list?.['pages']), fieldsOf(list?.['files'])]
  const files = { styles: textOf(kinds?.['styles']), media: textOf(kinds?.['media']), rest: textOf(kinds?.['rest']) }
  const { 'static-deploy': version, host, 'dead-links': targets } = list ?? {}
  if (version !== listVersion || typeof host !== 'string' || !entries || Object.values(files).includes(''))
    return undefined
  const pages = new Map<string, Page>()
  for (const [path, digests] of Object.entries(entries)) {
    const [, content, outside, look] = /^([\w-]{16})\.([\w-]{16})\.([\w-]{16})$/u.exec(textOf(digests)) ?? []
    // A lone surrogate can't be in an address.
    if (!content || !outside || !look || !/^\/\P{Cs}*$/u.test(path)) return undefined
    pages.set(path, { title: '', content, outside, look })
  }
  if (targets === undefined) return { host, pages, files, dead: undefined }
  if (!Array.isArray(targets) || targets.some((target) => typeof target !== 'string')) return undefined
  return { host, pages, files, dead: new Map(targets.map((target) => [target, []])) }
}

/**
 * @param links of the environment's record, newest first
 * @param run a query that is new to all caches
 * @throws for any other answer, or the reason of the signal
 */
export async function publishedList(
  links: readonly string[],
  run: string,
  signal: AbortSignal,
): Promise<PageList | 'no list' | 'other version'> {
  const url = `https://${links[0]}/${listFile}`
  const { status, problem, bytes } = await visitedBytes(`${url}?${run}`, signal).catch((error: unknown) => {
    signal.throwIfAborted()
    throw new Error(`${url} can't be fetched. ${excerpt(messageOf(error))}`)
  })
  const text = bytes.toString()
  if (status === 404) return 'no list'
  const version = fieldsOf(parseJson(text))?.['static-deploy']
  if (typeof version === 'number' && version !== listVersion) return 'other version'
  const list = parseList(text)
  if (list !== undefined && ['', ...links].includes(list.host)) return list
  throw new Error(`${url} ${problem ?? 'is not a list that this version of the action can read'}.`)
}

type Visited = Readonly<{ status: number; problem?: string; bytes: Buffer }>

/** What a visitor gets within 10 s. @throws {RangeError} above 5 MiB */
export async function visitedBytes(url: string, signal: AbortSignal): Promise<Visited> {
  const chunks: Buffer[] = []
  let room = mostBytes
  const visited = await visit(new URL(url), AbortSignal.any([signal, AbortSignal.timeout(10_000)]), (chunk) => {
    room -= chunk.length
    if (room < 0) throw new RangeError('It has more than 5 MiB.')
    chunks.push(chunk)
  })
  return { ...visited, bytes: Buffer.concat(chunks) }
}
