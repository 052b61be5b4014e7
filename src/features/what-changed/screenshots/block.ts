import { escapeMarkdown, paragraphs } from '../../../text/markdown.ts'
import { excerpt } from '../../../text/printable.ts'
import { pageName } from '../page-name.ts'
import type { Screenshot } from './take.ts'

export const aboutPictures =
  'Taken at a width of 1,280 pixels, light, with reduced motion: the part that differs, or the top of a page. Fonts, animations and clocks make differences too, and so does what the hosting service adds to a page, such as a banner.'

/**
 * A pictured page in Markdown: its heading, and its pictures, each as wide as the comment at most. A picture links to itself.
 *
 * @param preview the host that serves the pictures
 */
export function blockOf({ path, title, kind, after, before, noBefore }: Screenshot, preview: string): string {
  const name = escapeMarkdown(excerpt(title, 100)).replaceAll('"', '&quot;')
  const picture = (when: string, file = ''): string =>
    `<a href="https://${preview}/${file}"><img src="https://${preview}/${file}" alt="${name}, ${when}"></a>`
  return paragraphs(
    `#### ${pageName(path, title, kind, preview)}`,
    noBefore ? 'The live site did not serve it in time, so this is how it looks now:' : '',
    before && `**Before**\n\n${picture('before', before)}\n\n**After**`,
    picture('after', after),
  )
}
