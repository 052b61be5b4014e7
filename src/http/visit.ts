import { urlOf } from '../text/address.ts'
import { excerpt } from '../text/printable.ts'
import { exchange } from './exchange.ts'

/** `problem` follows the page's address, as in `is missing (HTTP 404)`. */
type Visit = Readonly<{ status: number; problem?: string }>

/** Gets a page as a visitor would, without the key. The signal needs a time limit, because a page may come slowly. */
export async function visit(url: URL, signal: AbortSignal, take: (chunk: Buffer) => unknown, hops = 5): Promise<Visit> {
  const names = { what: 'the visit', addressFrom: 'the link', method: 'GET' }
  const headers = { accept: '*/*', 'accept-encoding': 'identity' }
  const answer = await exchange({ ...names, url, headers, signal, take, idleTimeoutMs: 20_000 })
  const { status } = answer
  const { location } = answer.headers
  if (status === 200) return { status }
  if (status < 300 || status >= 400 || location === undefined || hops === 0)
    return { status, problem: status === 404 ? 'is missing (HTTP 404)' : `comes with HTTP ${status}` }
  const next = urlOf(location, url.href)
  if (next?.host === url.host && next.protocol === 'https:') return await visit(next, signal, take, hops - 1)
  const why = 'which is not followed because it is another host or not https'
  return { status, problem: `redirects to ${excerpt(location)}, ${why}` }
}
