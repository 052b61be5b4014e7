import { encodedPath } from '../text/address.ts'
import { escapeMarkdown } from '../text/markdown.ts'
import { excerpt, formatNumber, printable } from '../text/printable.ts'
import { holdsSecret } from '../text/secrets.ts'
import { foldedUnder } from './words.ts'

/** A page, under the path that a visitor uses. */
export type Wish = Readonly<{ path: string; title: string; kind: 'changed' | 'new' | 'root' }>

/** What was seen of it: paths of pictures in the site, and whether the live site did not serve it in time. */
export interface Look extends Wish {
  readonly after?: string | undefined
  readonly before?: string | undefined
  readonly noBefore?: boolean
  /** Undefined if it was not seen both before and after. */
  readonly looks?: 'different' | 'same'
}

type Page = Readonly<{ path: string; title: string; change: 'changed' | 'new' | 'removed' }>

/** Host names of the preview, and of the live site, which still has what was removed. */
type Hosts = Readonly<{ preview: string; live: string }>

/** Pages whose pictures are not folded, and pages without pictures that are listed. */
const unfolded = 3
const mostListed = 20

/** Bytes of all pictures in Markdown. A comment may have 65,536 characters. */
const mostBytes = 39_000

const about =
  'Taken at a width of 1,280 pixels, light, with reduced motion: the part that differs, or the top of a page. Fonts, animations and clocks make differences too, and so does what the hosting service adds to a page, such as a banner.'

const states = { changed: 'Changed: ', new: 'New: ', removed: 'Removed: ', root: '' }

/**
 * Changed pages in Markdown, each once: first those with pictures, then a list of the others. Empty if there is nothing to
 * show. Titles and paths may be a stranger's.
 */
export function pagesOf(pages: readonly Page[], looks: readonly Look[], { preview, live }: Hosts): string {
  const blocks = new Map<string, string>()
  let room = mostBytes
  for (const look of looks) {
    const block = blockOf(look, preview)
    const size = Buffer.byteLength(block)
    if (block === '' || size > room) continue
    blocks.set(look.path, block)
    room -= size
  }
  const others = pages.filter(({ path }) => !blocks.has(path))
  const entries = others.map((page) => `- ${pageName(page, page.change, page.change === 'removed' ? live : preview)}`)
  const left = entries.length - mostListed
  const more = left > 0 ? [`- and ${formatNumber(left)} more`] : []
  const shown = [...blocks.values()]
  const behind = shown.slice(unfolded)
  const same = looks.filter((look) => look.looks === 'same').length
  const parts = [
    ...shown.slice(0, unfolded),
    behind.length > 0 && foldedUnder(`${formatNumber(behind.length)} more`, behind.join('\n\n')),
    [...entries.slice(0, mostListed), ...more].join('\n'),
    same > 0 && `${formatNumber(same)} ${shown.length > 0 ? 'more ' : ''}${same === 1 ? 'looks' : 'look'} the same.`,
    shown.length > 0 && foldedUnder('About these pictures', about),
  ]
  return parts.filter(Boolean).join('\n\n')
}

/** State, title and path, with a link to the page. In a link's text GitHub makes no mentions and no references. */
function pageName({ path, title }: Pick<Page, 'path' | 'title'>, state: keyof typeof states, host: string): string {
  const code = `<code>${escapeMarkdown(excerpt(path, 100))}</code>`
  const hasTitle = title !== printable(path)
  const name = hasTitle ? escapeMarkdown(excerpt(title, 100)) : code
  const hasLink = path.length <= 300 && !holdsSecret(`${host}${path}`)
  const linked = hasLink ? `[${name}](https://${host}${encodedPath(path)})` : `<code>${name}</code>`
  return `${states[state]}${linked}${hasTitle ? ` ${code}` : ''}`
}

/** A page's heading, and below it its pictures, each as wide as the comment at most. A picture links to itself in full. */
function blockOf({ path, title, kind, after, before, noBefore }: Look, preview: string): string {
  if (after === undefined || holdsSecret(`${preview}${path}`)) return ''
  const name = escapeMarkdown(excerpt(title, 100)).replaceAll('"', '&quot;')
  const picture = (when: string, file: string): string =>
    `<a href="https://${preview}/${file}"><img src="https://${preview}/${file}" alt="${name}, ${when}"></a>`
  const parts = [
    `#### ${pageName({ path, title }, kind, preview)}`,
    noBefore && 'The live site did not serve it in time, so this is how it looks now:',
    before && `**Before**\n\n${picture('before', before)}\n\n**After**`,
    picture('after', after),
  ]
  return parts.filter(Boolean).join('\n\n')
}
