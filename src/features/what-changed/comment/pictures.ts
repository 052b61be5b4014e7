import { escapeMarkdown, paragraphs } from '../../../text/markdown.ts'
import { count, excerpt, formatNumber } from '../../../text/printable.ts'
import type { PageToShow, Pictures, Screenshot } from '../screenshots/take.ts'
import { pageName, pathCode } from './page-lines.ts'

/** How many pages look the same, and why others have no picture. @param blocks how many pages are pictured */
export function besidePictures(screenshots: readonly Screenshot[], blocks: number): string {
  const same = screenshots.filter(({ result }) => result === 'same')
  const changed = same.filter(({ change }) => change === 'changed').length
  const unsure = same.length - changed
  const verb = `${blocks > 0 ? 'more ' : ''}${unsure === 1 ? 'looks' : 'look'}`
  const pictures = changed === 1 ? 'Pictures of 1 page show' : `Pictures of ${formatNumber(changed)} pages show`
  return paragraphs(
    changed > 0 ? `${pictures} no difference.` : '',
    unsure > 0 ? `${formatNumber(unsure)} ${verb} the same.` : '',
    ...reasonsIn(screenshots),
  )
}

/** Why pages have no picture. */
function reasonsIn(screenshots: readonly Screenshot[]): string[] {
  const without = screenshots.filter((each) => each.result === 'none')
  return [...new Set(without.map(({ reason }) => reason))].map((reason) => {
    const paths = without.filter((each) => each.reason === reason).map(({ path }) => pathCode(path))
    return `No picture of ${paths.join(', ')}: ${escapeMarkdown(excerpt(reason))}.`
  })
}

/** A page with its words and pictures. */
export function blockOf(screenshot: PageToShow & Pictures, preview: string, words: readonly string[]): string {
  const { path, title, change, after, before, noBefore, parts = 0, isCut } = screenshot
  const name = escapeMarkdown(excerpt(title, 100)).replaceAll('"', '&quot;')
  const picture = (what: string, file: string): string =>
    `<a href="https://${preview}/${file}"><img src="https://${preview}/${file}" alt="${name}, ${what}"></a>`
  const differ = `${count(parts, 'part')} ${parts === 1 ? 'differs' : 'differ'}`
  return paragraphs(
    `#### ${pageName(path, title, change, preview)}`,
    words.map((each) => `- ${each}`).join('\n'),
    noBefore ? 'There is no picture of the live page, so this shows only the new one:' : '',
    before && `**Before**\n\n${picture(`before: ${differ}`, before)}\n\n**After**`,
    picture(before ? `after: ${differ}` : 'from its top', after),
    isCut ? 'More differs below.' : '',
  )
}
