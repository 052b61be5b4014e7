import { readWhole } from '../../site/file-access.ts'
import type { SiteFiles } from '../../site/site.ts'
import { encodedPath } from '../../text/address.ts'
import { fieldsOf, parseJson, textOf } from '../../text/json.ts'
import { printable } from '../../text/printable.ts'
import { maxListBytes, visitedBytes } from './published-list.ts'

/** By the ids of stories, their names, such as `Alert / Warning`, in one printable line. */
type Names = ReadonlyMap<string, string>

/** The stories of a Storybook that both sites have. */
export interface Stories extends Readonly<Record<'all' | 'added' | 'removed', Names>> {
  /** The path of the page that shows one alone, such as `/iframe.html`. */
  readonly frame: string
}

/**
 * Design 8.11. Undefined if one of the sites has no Storybook whose list can be read.
 *
 * @param live the live site's link
 * @param run a query that is new to all caches
 * @throws the reason of the signal
 */
export async function storiesIn(site: SiteFiles, live: string, run: string, signal: AbortSignal) {
  const files = new Map(site.map((file) => [`/${file.path}`, file]))
  const frames = [...files.keys()].filter((path) => path.endsWith('/iframe.html') && files.has(listBeside(path)))
  const [frame] = frames.sort((a, b) => a.length - b.length || (a < b ? -1 : 1))
  const list = frame && files.get(listBeside(frame))
  const all = list && list.size <= maxListBytes ? namesIn(readWhole(list)) : undefined
  if (frame === undefined || all === undefined) return undefined
  const url = `https://${live}${encodedPath(listBeside(frame))}?${run}`
  const answer = await visitedBytes(url, signal).catch(() => undefined)
  signal.throwIfAborted()
  const old = answer?.status === 200 ? namesIn(answer.bytes) : undefined
  return old && { frame, all, added: without(all, old), removed: without(old, all) }
}

const listBeside = (frame: string): string => frame.replace(/iframe\.html$/u, 'index.json')

/** Pages of documentation and tests are none. */
function namesIn(json: Buffer): Names | undefined {
  const entries = fieldsOf(fieldsOf(parseJson(json.toString()))?.['entries'])
  const stories = Object.entries(entries ?? {}).flatMap(([id, entry]) => {
    const { type, subtype = 'story', title, name } = fieldsOf(entry) ?? {}
    const parts = [...textOf(title).split('/'), textOf(name)].map((part) => part.trim())
    return type === 'story' && subtype === 'story' ? [[id, printable(parts.join(' / '))] as const] : []
  })
  return entries && new Map(stories)
}

const without = (names: Names, others: Names): Names => new Map([...names].filter(([id]) => !others.has(id)))

/** The id of the story that an address shows, alone or below Storybook's menu. Undefined for another page. */
export function storyAt(path: string, query: string, frame: string): string | undefined {
  const asked = new URLSearchParams(query.replace(/#.*/su, ''))
  if (path === frame) return asked.get('id') ?? undefined
  const beside = frame.replace(/iframe\.html$/u, '')
  const isBeside = path === beside || path === `${beside}index.html`
  return isBeside ? /^\/story\/(.+)$/su.exec(asked.get('path') ?? '')?.[1] : undefined
}
