import { encodedPath } from './address.ts'
import { escapeMarkdown } from './markdown.ts'
import { holdsSecret } from './masking.ts'
import { excerpt, printable } from './printable.ts'

const states = {
  changed: 'Changed: ',
  new: 'New: ',
  removed: 'Removed: ',
  look: 'May look different: ',
  unsure: '',
}

/** Markdown, such as `Changed: [Home](https://a.example/) <code>/</code>`. */
export function pageName(path: string, title: string, state: keyof typeof states, host: string): string {
  return `${states[state]}${pageLink(path, title, host)}${title === printable(path) ? '' : ` ${pathCode(path)}`}`
}

/** The title as a link. GitHub makes no mentions or references in it. */
export function pageLink(path: string, title: string, host: string): string {
  const name = title === printable(path) ? pathCode(path) : escapeMarkdown(excerpt(title, 100))
  const hasLink = path.length <= 300 && !holdsSecret(`${host}${path}`)
  return hasLink ? `[${name}](https://${host}${encodedPath(path)})` : `<code>${name}</code>`
}

export const pathCode = (path: string): string => `<code>${escapeMarkdown(excerpt(path, 100))}</code>`
