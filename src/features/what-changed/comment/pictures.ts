import { escapeMarkdown, paragraphs } from '../../../text/markdown.ts'
import { count, excerpt, formatNumber, printable } from '../../../text/printable.ts'
import { maxNames } from '../limits.ts'
import { hasWords } from '../page-words.ts'
import { type PageToShow, type Pictures, pagesOf, type Screenshot } from '../screenshots/screenshot.ts'
import { type Shown, wordsOn } from './listed-pages.ts'
import { firstAnd, pageLink, pageName, pathCode, states, viewName } from './page-lines.ts'

/** How many pages look the same, and why others have no picture. @param blocks how many pages are pictured */
export function besidePictures(known: Shown, blocks: number): string {
  const { screenshots, hasDarkTheme } = known
  const same = screenshots.filter(({ result }) => result === 'same')
  const changed = same.filter(({ change }) => change === 'changed')
  const worded = changed.filter(({ path }) => hasWords(wordsOn(path, known))).length
  const wordless = changed.length - worded
  const unsure = same.length - changed.length
  const ofWhat = `the same at 1,280 pixels${hasDarkTheme ? ' in the light theme' : ''}`
  const unseen = screenshots.filter(({ result }) => result === 'unseen').length
  const withoutRoom = screenshots.filter((each) => each.result === 'none' && each.hasNoRoom).length
  const verb = `${blocks > 0 ? 'more ' : ''}${unsure === 1 ? 'looks' : 'look'}`
  const pictures = `Pictures of ${count(wordless, 'page')} show`
  const unseenWords = `${count(worded, 'page')} that changed ${worded === 1 ? 'looks' : 'look'} ${ofWhat}`
  return paragraphs(
    worded > 0 ? `${unseenWords}: the changed words are not in the picture.` : '',
    wordless > 0 ? `${pictures} no difference.` : '',
    unsure > 0 ? `${formatNumber(unsure)} ${verb} ${ofWhat}.` : '',
    withoutRoom > 0 ? `${formatNumber(withoutRoom)} more ${withoutRoom === 1 ? 'looks' : 'look'} different.` : '',
    ...reasonsIn(screenshots),
    unseen > 0 ? `${count(unseen, 'view')} ${unseen === 1 ? 'was' : 'were'} not looked at: the time was over.` : '',
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

/** A page or a view with its words and pictures. */
export function blockOf(screenshot: PageToShow & Pictures, preview: string, words: readonly string[]): string {
  const { title, after, before, noBefore, parts = 0, isCut } = screenshot
  const name = escapeMarkdown(excerpt(title, 100)).replaceAll('"', '&quot;')
  const picture = (what: string, file: string): string =>
    `<a href="https://${preview}/${file}"><img src="https://${preview}/${file}" alt="${name}, ${what}"></a>`
  const [, ...others] = pagesOf(screenshot)
  const links = others.map(({ path, view }) =>
    view ? viewName(path, view.address, preview) : pageLink(path, printable(path), preview),
  )
  const addresses = links.length > 0 ? [firstAnd(links, maxNames)] : []
  const differ = `${count(parts, 'part')} ${parts === 1 ? 'differs' : 'differ'}`
  return paragraphs(
    `#### ${[nameOf(screenshot, preview), ...addresses].join(', ')}`,
    words.map((each) => `- ${each}`).join('\n'),
    noBefore ? 'There is no picture of the live page, so this shows only the new one:' : '',
    before
      ? `**Before**<br>${picture(`before: ${differ}`, before)}<br>**After**<br>${picture(`after: ${differ}`, after)}`
      : picture('from its top', after),
    isCut ? 'More differs below.' : '',
  )
}

export const nameOf = ({ path, title, change, view }: PageToShow, preview: string): string =>
  view ? states[change] + viewName(path, view.address, preview, title) : pageName(path, title, change, preview)
