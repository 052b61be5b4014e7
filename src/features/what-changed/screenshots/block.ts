import { escapeMarkdown, paragraphs } from '../../../text/markdown.ts'
import { pageName } from '../../../text/page-name.ts'
import { count, excerpt } from '../../../text/printable.ts'
import type { Screenshot } from './take.ts'

export const aboutPictures =
  'Taken at a width of 1,280 pixels, light, with reduced motion. A bar stands beside each part that differs, red before and green after; a short one where only the other picture has something. A grey line stands for rows that are the same. New pages are shown from their top. Fonts, animations and clocks make differences too, and so does what the hosting service adds to a page, such as a banner.'

/**
 * A pictured page in Markdown: its heading, and its pictures, each as wide as the comment at most. A picture links to itself.
 *
 * @param preview the host that serves the pictures
 */
export function blockOf(screenshot: Screenshot, preview: string): string {
  const { path, title, kind, after, before, noBefore, parts = 0, isCut } = screenshot
  const name = escapeMarkdown(excerpt(title, 100)).replaceAll('"', '&quot;')
  const picture = (what: string, file = ''): string =>
    `<a href="https://${preview}/${file}"><img src="https://${preview}/${file}" alt="${name}, ${what}"></a>`
  const differ = `${count(parts, 'part')} ${parts === 1 ? 'differs' : 'differ'}`
  return paragraphs(
    `#### ${pageName(path, title, kind, preview)}`,
    noBefore ? 'The live site did not serve it in time, so this is how it looks now:' : '',
    before && `**Before**\n\n${picture(`before: ${differ}`, before)}\n\n**After**`,
    picture(before ? `after: ${differ}` : 'from its top', after),
    isCut ? 'More differs below.' : '',
  )
}
