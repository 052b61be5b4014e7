import type { SiteFiles } from '../../../site/site.ts'
import { decoded } from '../../../text/address.ts'
import { printable } from '../../../text/printable.ts'
import { addressOf } from '../list-pages.ts'
import { visitedBytes } from '../published-list.ts'
import { type Stories, storyAt } from '../stories.ts'
import type { PageToShow } from './screenshot.ts'

/** What a host serves for an address without a file: its root page, as hosts of apps do, or the page for what is missing. */
export type Fallback = 'index.html' | '404.html'

/**
 * Addresses that a user named, such as `/#/settings`, but for those that are shown anyway, and those of removed stories. A new
 * story is shown as a new page is.
 */
export function viewsOf(
  site: SiteFiles,
  addresses: readonly string[],
  pages: readonly PageToShow[],
  stories?: Stories,
): PageToShow[] {
  const paths = new Set(site.flatMap((file) => [addressOf(file), `/${file.path}`]))
  const shown = new Set(pages.map(({ path }) => path))
  return [...new Set(addresses)].flatMap((each): PageToShow | [] => {
    const [, path = '', rest = ''] = /^([^?#]*)(.*)$/su.exec(each) ?? []
    // A host leads to the slash that a folder's address ends with.
    const slash = !paths.has(decoded(path)) && paths.has(`${decoded(path)}/`) ? '/' : ''
    if (rest === '' && shown.has(decoded(path + slash))) return []
    const view = { address: `${path}${slash}${rest}`, hasFile: paths.has(decoded(path + slash)) }
    const story = (stories && storyAt(decoded(path + slash), rest, stories.frame)) ?? ''
    if (stories?.removed.has(story)) return []
    const title = stories?.all.get(story) ?? printable(each)
    return { path: printable(each), title, change: stories?.added.has(story) ? 'new' : 'unsure', view }
  })
}

/** What the live site's host serves for the first view without a file. The new site is served as it is. */
export async function fallbackAt(live: string | undefined, views: readonly PageToShow[], signal: AbortSignal) {
  const first = views.find(({ view }) => view?.hasFile === false)?.view
  if (live === undefined || first === undefined) return '404.html'
  const url = `https://${live}${first.address.replace(/#.*/su, '')}`
  const { status } = await visitedBytes(url, signal).catch(() => ({ status: 0 }))
  signal.throwIfAborted()
  return status === 200 ? 'index.html' : '404.html'
}
