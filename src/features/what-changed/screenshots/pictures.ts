import { foldedUnder, paragraphs } from '../../../text/markdown.ts'
import { holdsSecret } from '../../../text/masking.ts'
import { formatNumber } from '../../../text/printable.ts'
import { aboutPictures, blockOf } from './block.ts'
import type { Screenshot } from './take.ts'

/** Pages whose pictures are not folded. */
const unfolded = 3

/** Whether there is a picture of a page, on a host whose name may be shown. */
export function hasPicture({ after }: Screenshot, preview: string): boolean {
  return after !== undefined && !holdsSecret(preview)
}

/** Pages with their pictures in Markdown, and how many look the same. Empty for none. */
export function picturesIn(screenshots: readonly Screenshot[], preview: string): string {
  const blocks = screenshots.filter((each) => hasPicture(each, preview)).map((each) => blockOf(each, preview))
  const behind = blocks.slice(unfolded)
  const same = screenshots.filter(({ looks }) => looks === 'same').length
  const looks = `${blocks.length > 0 ? 'more ' : ''}${same === 1 ? 'looks' : 'look'} the same.`
  return paragraphs(
    ...blocks.slice(0, unfolded),
    behind.length > 0 ? foldedUnder(`${formatNumber(behind.length)} more`, paragraphs(...behind)) : '',
    same > 0 ? `${formatNumber(same)} ${looks}` : '',
    blocks.length > 0 ? foldedUnder('About these pictures', aboutPictures) : '',
  )
}
