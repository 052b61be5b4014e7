import { urlOf } from '../text/address.ts'
import { excerpt } from '../text/printable.ts'
import { exchange } from './exchange.ts'

/** `fault` is a predicate for the page's address, as in `answers with HTTP 404`. Undefined if there is none. */
type Visit = Readonly<{ status: number; fault?: string }>

/**
 * Gets a page as a visitor would, without the key. Redirects are followed on this host and https. The signal should have a
 * time limit, because a page may come slowly.
 */
export async function visit(url: URL, signal: AbortSignal, take: (chunk: Buffer) => unknown, hops = 5): Promise<Visit> {
  const terms = { what: 'the visit', addressFrom: 'the link', silence: 20_000, method: 'GET' }
  const accept = { accept: '*/*', 'accept-encoding': 'identity' }
  const { status, headers } = await exchange({ ...terms, url, headers: accept, signal, take })
  const { location } = headers
  if (status === 200) return { status }
  if (status < 300 || status >= 400 || location === undefined || hops === 0)
    return { status, fault: status === 404 ? 'is missing (HTTP 404)' : `comes with HTTP ${status}` }
  const next = urlOf(location, url.href)
  if (next?.host === url.host && next.protocol === 'https:') return await visit(next, signal, take, hops - 1)
  const why = 'which is not followed because it is another host or not https'
  return { status, fault: `redirects to ${excerpt(location)}, ${why}` }
}
