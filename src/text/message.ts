import { hostNameOf } from './host-name.ts'
import { holdsSecret } from './secrets.ts'

/**
 * The input `message` with `{url}` and `{link}` replaced. It is the user's own Markdown, so it is not escaped; a link is
 * the service's word, so it must be a host name, which can't be markup. Empty if there is nothing to show.
 */
export function messageFor(message: string, link: string): string {
  if (hostNameOf(link) !== link) return ''
  const text = message.replaceAll('{url}', `https://${link}`).replaceAll('{link}', link)
  return holdsSecret(text) ? '***' : text
}
