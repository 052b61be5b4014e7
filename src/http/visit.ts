import { urlOf } from '../text/host-name.ts'
import type { Connection } from './connect.ts'
import { send } from './send.ts'

/** How a page of the site was answered. */
export interface Page {
  readonly status: number
  /** Where it redirects to, if that is another host or not https. Such a redirect is not followed. */
  readonly elsewhere?: string
}

/**
 * Gets a page of the site as a visitor would: without the key. Redirects are followed while they stay on this host and
 * https.
 *
 * @param take gets the body of a success, chunk by chunk
 * @throws whatever kept the page from coming completely
 */
export async function visit(
  url: URL,
  connection: Connection,
  take: (chunk: Buffer) => void,
  redirects = 5,
): Promise<Page> {
  const request = {
    operation: 'verify',
    method: 'GET',
    url,
    headers: { accept: '*/*', 'accept-encoding': 'identity' },
  }
  const page = await send(request, connection, async (incoming, watchdog) => {
    const { statusCode: status = 0, headers } = incoming
    if (status === 200) {
      for await (const chunk of incoming as AsyncIterable<Buffer>) {
        watchdog.touch()
        take(chunk)
      }
    }
    return { status, location: status >= 300 && status < 400 ? headers.location : undefined }
  })
  const { status, location } = page
  if (location === undefined || redirects === 0) return { status }
  const next = urlOf(location, url.href)
  if (next?.host !== url.host || next.protocol !== 'https:') return { status, elsewhere: location }
  return await visit(next, connection, take, redirects - 1)
}
