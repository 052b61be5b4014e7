import { escapeMarkdown, foldedUnder, paragraphs } from '../../../text/markdown.ts'
import { holdsSecret } from '../../../text/masking.ts'
import { pageName } from '../../../text/page-name.ts'
import { count, excerpt, formatNumber } from '../../../text/printable.ts'
import type { Screenshot } from './take.ts'

const aboutPictures =
  'Taken at a width of 1,280 pixels, light, with reduced motion. A bar stands beside each part that differs, red before and green after; a short one where only the other picture has something. A grey line stands for rows that are the same. New pages are shown from their top. Fonts, animations and clocks make differences too, and so does what the hosting service adds to a page, such as a banner.'

const unfolded = 3

/** No picture can be shown from a host whose name is a secret. */
export function hasPicture({ after }: Screenshot, preview: string): boolean {
  return after !== undefined && !holdsSecret(preview)
}

export function picturesIn(screenshots: readonly Screenshot[], preview: string): string {
  const blocks = screenshots.filter((each) => hasPicture(each, preview)).map((each) => blockOf(each, preview))
  const behind = blocks.slice(unfolded)
  const same = screenshots.filter(({ parts }) => parts === 0).length
  const verb = `${blocks.length > 0 ? 'more ' : ''}${same === 1 ? 'looks' : 'look'}`
  return paragraphs(
    ...blocks.slice(0, unfolded),
    behind.length > 0 ? foldedUnder(`${formatNumber(behind.length)} more`, paragraphs(...behind)) : '',
    same > 0 ? `${formatNumber(same)} ${verb} the same.` : '',
    blocks.length > 0 ? foldedUnder('About these pictures', aboutPictures) : '',
  )
}

function blockOf(screenshot: Screenshot, preview: string): string {
  const { path, title, change, after, before, noBefore, parts = 0, isCut } = screenshot
  const name = escapeMarkdown(excerpt(title, 100)).replaceAll('"', '&quot;')
  const picture = (what: string, file = ''): string =>
    `<a href="https://${preview}/${file}"><img src="https://${preview}/${file}" alt="${name}, ${what}"></a>`
  const differ = `${count(parts, 'part')} ${parts === 1 ? 'differs' : 'differ'}`
  return paragraphs(
    `#### ${pageName(path, title, change, preview)}`,
    noBefore ? 'The live site did not serve it in time, so this is how it looks now:' : '',
    before && `**Before**\n\n${picture(`before: ${differ}`, before)}\n\n**After**`,
    picture(before ? `after: ${differ}` : 'from its top', after),
    isCut ? 'More differs below.' : '',
  )
}
