import type { PageChange } from '../features/what-changed/changes.ts'
import { encodedPath } from '../text/address.ts'
import { escapeMarkdown, paragraphs } from '../text/markdown.ts'
import { holdsSecret } from '../text/masking.ts'
import { excerpt, formatNumber, printable } from '../text/printable.ts'
import { foldedUnder } from './words.ts'

/** A page, under the path that a visitor uses. */
export type PageToShow = Readonly<{ path: string; title: string; kind: 'changed' | 'new' | 'root' }>

/** What was seen of it: paths of pictures in the site, and whether the live site did not serve it in time. */
export interface Screenshot extends PageToShow {
  readonly after?: string | undefined
  readonly before?: string | undefined
  readonly noBefore?: boolean
  /** Undefined if it was not seen both before and after. */
  readonly looks?: 'different' | 'same'
}

/** Host names of the preview, and of the live site, which still has what was removed. */
type Hosts = Readonly<{ preview: string; live: string }>

/** Pages whose pictures are not folded, and pages without pictures that are listed. */
const unfolded = 3
const mostListed = 20

const about =
  'Taken at a width of 1,280 pixels, light, with reduced motion: the part that differs, or the top of a page. Fonts, animations and clocks make differences too, and so does what the hosting service adds to a page, such as a banner.'

const states = { changed: 'Changed: ', new: 'New: ', removed: 'Removed: ', root: '' }

/** Changed pages in Markdown, each once: first those with pictures, then a list of the others. Empty for none. */
export function pagesOf(pages: readonly PageChange[], looks: readonly Screenshot[], { preview, live }: Hosts): string {
  const pictured = looks.filter(({ after }) => after !== undefined && !holdsSecret(preview))
  const blocks = pictured.map((look) => blockOf(look, preview))
  const others = pages.filter(({ path }) => !pictured.some((look) => look.path === path))
  const entries = others.map((page) => `- ${pageName(page, page.change, page.change === 'removed' ? live : preview)}`)
  const left = entries.splice(mostListed).length
  if (left > 0) entries.push(`- and ${formatNumber(left)} more`)
  const behind = blocks.splice(unfolded)
  const same = looks.filter((look) => look.looks === 'same').length
  return paragraphs(
    ...blocks,
    behind.length > 0 ? foldedUnder(`${formatNumber(behind.length)} more`, paragraphs(...behind)) : '',
    entries.join('\n'),
    same > 0
      ? `${formatNumber(same)} ${blocks.length > 0 ? 'more ' : ''}${same === 1 ? 'looks' : 'look'} the same.`
      : '',
    blocks.length > 0 ? foldedUnder('About these pictures', about) : '',
  )
}

/** State, title and path, with a link to the page. In a link's text GitHub makes no mentions and no references. */
function pageName({ path, title }: Omit<PageToShow, 'kind'>, state: keyof typeof states, host: string): string {
  const code = `<code>${escapeMarkdown(excerpt(path, 100))}</code>`
  const hasTitle = title !== printable(path)
  const name = hasTitle ? escapeMarkdown(excerpt(title, 100)) : code
  const hasLink = path.length <= 300 && !holdsSecret(`${host}${path}`)
  const linked = hasLink ? `[${name}](https://${host}${encodedPath(path)})` : `<code>${name}</code>`
  return `${states[state]}${linked}${hasTitle ? ` ${code}` : ''}`
}

/** A page's heading, and below it its pictures, each as wide as the comment at most. A picture links to itself in full. */
function blockOf({ path, title, kind, after, before, noBefore }: Screenshot, preview: string): string {
  const name = escapeMarkdown(excerpt(title, 100)).replaceAll('"', '&quot;')
  const picture = (when: string, file = ''): string =>
    `<a href="https://${preview}/${file}"><img src="https://${preview}/${file}" alt="${name}, ${when}"></a>`
  return paragraphs(
    `#### ${pageName({ path, title }, kind, preview)}`,
    noBefore ? 'The live site did not serve it in time, so this is how it looks now:' : '',
    before && `**Before**\n\n${picture('before', before)}\n\n**After**`,
    picture('after', after),
  )
}
