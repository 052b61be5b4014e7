import { escapeMarkdown, foldedUnder, paragraphs } from '../../text/markdown.ts'
import { holdsSecret } from '../../text/masking.ts'
import { pageName, pathCode } from '../../text/page-name.ts'
import { count, excerpt, formatNumber } from '../../text/printable.ts'
import type { PageToShow, Pictures, Screenshot } from './screenshots/take.ts'

const unfolded = 3

const aboutPictures =
  'Taken at a width of 1,280 pixels, light, with reduced motion. A bar stands beside each part that differs, red before and green after; a short one where only the other picture has something. A grey line stands for rows that are the same. New pages are shown from their top. Fonts, animations and clocks make differences too, and so does what the hosting service adds to a page, such as a banner.'

/** No picture can be shown from a host whose name is a secret. */
export function hasPicture(each: Screenshot, preview: string): each is PageToShow & Pictures {
  return each.result === 'pictures' && !holdsSecret(preview)
}

/** @param textUnder stands below the name of a page */
export function picturesIn(
  screenshots: readonly Screenshot[],
  preview: string,
  textUnder: (path: string) => string = () => '',
): string {
  const pictured = screenshots.filter((each) => hasPicture(each, preview))
  const blocks = pictured.map((each) => blockOf(each, preview, textUnder(each.path)))
  const behind = blocks.slice(unfolded)
  const same = screenshots.filter(({ result }) => result === 'same').length
  const verb = `${blocks.length > 0 ? 'more ' : ''}${same === 1 ? 'looks' : 'look'}`
  return paragraphs(
    ...blocks.slice(0, unfolded),
    behind.length > 0 ? foldedUnder(`${formatNumber(behind.length)} more`, paragraphs(...behind)) : '',
    same > 0 ? `${formatNumber(same)} ${verb} the same.` : '',
    ...reasonsIn(screenshots),
    blocks.length > 0 ? foldedUnder('About these pictures', aboutPictures) : '',
  )
}

/** Why pages have no picture. */
function reasonsIn(screenshots: readonly Screenshot[]): string[] {
  const pages = new Map<string, string[]>()
  for (const each of screenshots)
    if (each.result === 'none') pages.set(each.reason, [...(pages.get(each.reason) ?? []), pathCode(each.path)])
  return Array.from(pages, ([reason, paths]) => {
    return `No picture of ${paths.join(', ')}: ${escapeMarkdown(excerpt(reason))}.`
  })
}

function blockOf(screenshot: PageToShow & Pictures, preview: string, text: string): string {
  const { path, title, change, after, before, noBefore, parts = 0, isCut } = screenshot
  const name = escapeMarkdown(excerpt(title, 100)).replaceAll('"', '&quot;')
  const picture = (what: string, file: string): string =>
    `<a href="https://${preview}/${file}"><img src="https://${preview}/${file}" alt="${name}, ${what}"></a>`
  const differ = `${count(parts, 'part')} ${parts === 1 ? 'differs' : 'differ'}`
  return paragraphs(
    `#### ${pageName(path, title, change, preview)}`,
    text,
    noBefore ? 'There is no picture of the live page, so this shows only the new one:' : '',
    before && `**Before**\n\n${picture(`before: ${differ}`, before)}\n\n**After**`,
    picture(before ? `after: ${differ}` : 'from its top', after),
    isCut ? 'More differs below.' : '',
  )
}
