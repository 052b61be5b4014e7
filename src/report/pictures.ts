import type { PageChange } from '../features/what-changed/changes.ts'
import { pageName } from '../features/what-changed/page-name.ts'
import { aboutPictures, blockOf } from '../features/what-changed/screenshots/block.ts'
import type { Screenshot } from '../features/what-changed/screenshots/take.ts'
import { paragraphs } from '../text/markdown.ts'
import { holdsSecret } from '../text/masking.ts'
import { formatNumber } from '../text/printable.ts'
import { foldedUnder } from './words.ts'

/** Host names of the preview, and of the live site, which still has what was removed. */
type Hosts = Readonly<{ preview: string; live: string }>

/** Pages whose pictures are not folded, and pages without pictures that are listed. */
const unfolded = 3
const mostListed = 20

/** Changed pages in Markdown, each once: first those with pictures, then a list of the others. Empty for none. */
export function pagesOf(pages: readonly PageChange[], looks: readonly Screenshot[], { preview, live }: Hosts): string {
  const pictured = looks.filter(({ after }) => after !== undefined && !holdsSecret(preview))
  const blocks = pictured.map((look) => blockOf(look, preview))
  const others = pages.filter(({ path }) => !pictured.some((look) => look.path === path))
  const entries = others.map(({ path, title, change }) => {
    return `- ${pageName(path, title, change, change === 'removed' ? live : preview)}`
  })
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
    blocks.length > 0 ? foldedUnder('About these pictures', aboutPictures) : '',
  )
}
