import { encodedPath } from '../../text/address.ts'
import { escapeMarkdown } from '../../text/markdown.ts'
import { holdsSecret } from '../../text/masking.ts'
import { excerpt, printable } from '../../text/printable.ts'

const states = { changed: 'Changed: ', new: 'New: ', removed: 'Removed: ', root: '' }

/** A page's state, title and path in Markdown, with a link to it. In a link's text GitHub makes no mentions and no references. */
export function pageName(path: string, title: string, state: keyof typeof states, host: string): string {
  const code = `<code>${escapeMarkdown(excerpt(path, 100))}</code>`
  const hasTitle = title !== printable(path)
  const name = hasTitle ? escapeMarkdown(excerpt(title, 100)) : code
  const hasLink = path.length <= 300 && !holdsSecret(`${host}${path}`)
  const linked = hasLink ? `[${name}](https://${host}${encodedPath(path)})` : `<code>${name}</code>`
  return `${states[state]}${linked}${hasTitle ? ` ${code}` : ''}`
}
