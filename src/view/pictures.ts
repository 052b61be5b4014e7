import { encodedPath } from '../text/address.ts'
import { escapeMarkdown } from '../text/markdown.ts'
import { excerpt, formatNumber } from '../text/printable.ts'
import { holdsSecret } from '../text/secrets.ts'

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

/** Pages that are not folded; and bytes of all. A comment may have 65,536 characters, and a list of pages has 20 kB. */
const unfolded = 3
const mostBytes = 39_000

const about =
  'Taken at a width of 1,280 pixels, light, with reduced motion: the part from the first to the last difference, or the top of a page. Fonts, animations and clocks make differences too, and so does what the hosting service adds to a page, such as a banner.'

/** Pictures in Markdown, less than 40 kB; empty where there are none. Titles and paths may be a stranger's. */
export function picturesOf(looks: readonly Look[], preview: string): string {
  const blocks: string[] = []
  for (const look of looks) {
    const block = blockOf(look, preview)
    if (block && Buffer.byteLength(blocks.join('\n\n') + block) < mostBytes) blocks.push(block)
  }
  const same = looks.filter((look) => look.looks === 'same').length
  const others = blocks.slice(unfolded)
  const parts = [
    ...blocks.slice(0, unfolded),
    others.length > 0 && folded(`${formatNumber(others.length)} more`, others.join('\n\n')),
    same > 0 && `${formatNumber(same)} ${blocks.length > 0 ? 'more ' : ''}${same === 1 ? 'looks' : 'look'} the same.`,
    blocks.length > 0 && folded('About these pictures', about),
  ]
  return parts.filter(Boolean).join('\n\n')
}

const folded = (summary: string, text: string) => `<details><summary>${summary}</summary>\n\n${text}\n\n</details>`

function blockOf({ path, title, kind, after, before, noBefore }: Look, preview: string): string {
  if (after === undefined || holdsSecret(`${preview}${path}`)) return ''
  const name = escapeMarkdown(excerpt(title, 100))
  const cell = (when: string, file: string): string => {
    const picture = `<img src="https://${preview}/${file}" alt="${name.replaceAll('"', '&quot;')}, ${when}" width="420">`
    return `<td valign="top"><a href="https://${preview}/${file}">${picture}</a></td>`
  }
  const left = before ? cell('before', before) : noBefore ? '<td>The live site did not serve it in time.</td>' : ''
  const head = left ? '<th>Before</th><th>After</th>' : `<th>${kind === 'new' ? 'New' : 'After'}</th>`
  const table = `<table><tr>${head}</tr><tr>${left}${cell('after', after)}</tr></table>`
  return `#### [${name}](https://${preview}${encodedPath(path)})\n\n${table}`
}
