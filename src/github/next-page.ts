import type { Answer } from '../http/connect.ts'
import { urlOf } from '../text/url.ts'
import { unusable } from './answers.ts'

/**
 * The address of the next page of a list, from the `Link` header (RFC 8288); undefined after the last page.
 *
 * @param origin the API's own origin: no other host may get the token
 * @throws {GitHubError} if the next page is at another host
 */
export function nextPage(what: string, answer: Answer, origin: string): URL | undefined {
  // Several headers are one list, with commas.
  const links = String(answer.headers['link'] ?? '').split(',')
  const next = links.find((link) => /;\s*rel="?next"?\s*(?:;|$)/iu.test(link))
  if (next === undefined) return undefined
  const address = /<([^>]*)>/u.exec(next)?.[1] ?? ''
  const url = urlOf(address)
  if (url?.origin === origin) return url
  throw unusable(what, 'continues at another host, which is not allowed', address)
}
