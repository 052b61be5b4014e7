import { encodedPath } from './address.ts'
import { escapeMarkdown } from './markdown.ts'
import { holdsSecret } from './masking.ts'
import { excerpt, printable } from './printable.ts'

const states = { changed: 'Changed: ', new: 'New: ', removed: 'Removed: ', root: '' }

/** A page's state, title and path in Markdown, with a link to it. */
export function pageName(path: string, title: string, state: keyof typeof states, host: string): string {
  return `${states[state]}${pageLink(path, title, host)}${title === printable(path) ? '' : ` ${pathCode(path)}`}`
}

/** A page's title as a link to it. In a link's text GitHub makes no mentions and no references. */
export function pageLink(path: string, title: string, host: string): string {
  const name = title === printable(path) ? pathCode(path) : escapeMarkdown(excerpt(title, 100))
  const hasLink = path.length <= 300 && !holdsSecret(`${host}${path}`)
  return hasLink ? `[${name}](https://${host}${encodedPath(path)})` : `<code>${name}</code>`
}

export const pathCode = (path: string): string => `<code>${escapeMarkdown(excerpt(path, 100))}</code>`
