import { messageOf } from '../../errors.ts'
import { visit } from '../../http/exchange.ts'
import { fieldsOf, parseJson, textOf } from '../../text/json.ts'
import { excerpt } from '../../text/printable.ts'
import type { DeadLinks } from './dead-links.ts'
import { digestOfMedia } from './list-files.ts'

export const listFile = '.well-known/static-deploy.json'

/** Bytes of a list or a live page. */
export const maxListBytes = 5 * 1024 * 1024

/** Pictures, fonts and documents. With more, only one digest is published. */
const maxMedia = 5000

/** Goes up whenever digests are made in another way. */
const listVersion = 5

export interface PageList {
  /** For which link the list was made. Empty if none was known. */
  readonly host: string
  /** By the paths for visitors, such as `/guide/`: `<content>.<outside>.<look>.<page>`, 16 characters each. */
  readonly pages: ReadonlyMap<string, string>
  /** A digest of all files of a kind, with their paths. `untimed` is the rest without the times at which a build wrote it. */
  readonly files: Readonly<Record<'styles' | 'rest' | 'untimed', string>>
  /** Digests of pictures, fonts and documents by their addresses without hashes, or one of them all. */
  readonly media: ReadonlyMap<string, string> | string
  /** Only the targets in a published list. Undefined if there are too many. */
  readonly dead: DeadLinks | undefined
}

export function formatList({ host, pages, files, media, dead }: PageList): string {
  const isShort = typeof media !== 'string' && media.size <= maxMedia
  const list = {
    'static-deploy': listVersion,
    host,
    pages: Object.fromEntries([...pages].sort()),
    files,
    media: isShort ? Object.fromEntries([...media].sort()) : typeof media === 'string' ? media : digestOfMedia(media),
    'dead-links': dead && [...dead.keys()].sort(),
  }
  return `${JSON.stringify(list)}\n`
}

/** Undefined for an invalid list. One wrong entry is enough: without it, its page would seem to be new. */
export function parseList(text: string): PageList | 'other version' | undefined {
  const list = fieldsOf(parseJson(text))
  const { 'static-deploy': version, host, 'dead-links': targets } = list ?? {}
  if (version !== listVersion) return typeof version === 'number' ? 'other version' : undefined
  const kinds = fieldsOf(list?.['files'])
  const [styles, rest, untimed] = ['styles', 'rest', 'untimed'].map((kind) => textOf(kinds?.[kind]))
  const files = { styles: styles ?? '', rest: rest ?? '', untimed: untimed ?? '' }
  const pages = digestsByAddress(list?.['pages'], /^[\w-]{16}(?:\.[\w-]{16}){3}$/u)
  const one = textOf(list?.['media'])
  const media = /^[\w-]{12}$/u.test(one) ? one : digestsByAddress(list?.['media'], /^[\w-]{12}$/u)
  if (typeof host !== 'string' || !pages || !media || Object.values(files).includes('')) return undefined
  if (targets === undefined) return { host, pages, files, media, dead: undefined }
  if (!Array.isArray(targets) || targets.some((target) => typeof target !== 'string')) return undefined
  return { host, pages, files, media, dead: new Map(targets.map((target) => [target, []])) }
}

/** Undefined if any is invalid. A lone surrogate can't be in an address. */
function digestsByAddress(value: unknown, pattern: RegExp): ReadonlyMap<string, string> | undefined {
  const entries = Object.entries(fieldsOf(value) ?? { '': '' }).map(([path, digest]) => [path, textOf(digest)] as const)
  const areValid = entries.every(([path, digest]) => /^\/\P{Cs}*$/u.test(path) && pattern.test(digest))
  return areValid ? new Map(entries) : undefined
}

/**
 * @param links of the environment's record, newest first
 * @param run a query that is new to all caches
 * @throws for any other answer
 */
export async function publishedList(
  links: readonly string[],
  run: string,
  signal: AbortSignal,
): Promise<PageList | 'no list' | 'other version'> {
  const url = `https://${links[0]}/${listFile}`
  const { status, problem, bytes } = await visitedBytes(`${url}?${run}`, signal).catch((error: unknown) => {
    throw new Error(`${url} can't be fetched. ${excerpt(messageOf(error))}`)
  })
  if (status === 404) return 'no list'
  const list = parseList(bytes.toString())
  if (list === 'other version' || (list && ['', ...links].includes(list.host))) return list
  throw new Error(`${url} ${problem ?? 'is not a list that this version of the action can read'}.`)
}

type Visited = Readonly<{ status: number; problem?: string; bytes: Buffer }>

/** What a visitor gets within 10 s. @throws {RangeError} above 5 MiB */
export async function visitedBytes(url: string, signal: AbortSignal): Promise<Visited> {
  const chunks: Buffer[] = []
  let room = maxListBytes
  const visited = await visit(new URL(url), AbortSignal.any([signal, AbortSignal.timeout(10_000)]), (chunk) => {
    room -= chunk.length
    if (room < 0) throw new RangeError('It has more than 5 MiB.')
    chunks.push(chunk)
  })
  return { ...visited, bytes: Buffer.concat(chunks) }
}
