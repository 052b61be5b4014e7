import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { type Connection, start } from './connect.ts'
import { Watch } from './watchdog.ts'

/** How a page of the site was answered. */
export interface Page {
  readonly status: number
  /** Where it redirects to, if that is another host: there nobody is asked. */
  readonly elsewhere?: string
}

/**
 * Gets a page of the site as a visitor would: no key, redirects followed as long as they stay on the host and https.
 *
 * @param take gets the body of a success, chunk by chunk
 * @throws whatever kept it from coming whole
 */
export async function visit(
  url: URL,
  connection: Connection,
  take: (chunk: Buffer) => void,
  redirects = 5,
): Promise<Page> {
  connection.signal.throwIfAborted()
  const request = {
    operation: 'verify',
    method: 'GET',
    url,
    headers: { accept: '*/*', 'accept-encoding': 'identity' },
  }
  const outgoing = await start(request, connection)
  const over = new AbortController()
  const watch = new Watch(outgoing, connection, over)
  outgoing.on('error', () => {})
  try {
    const [incoming] = (await once(outgoing, 'response', { signal: over.signal })) as [IncomingMessage]
    const { statusCode: status = 0, headers } = incoming
    if (status >= 300 && status < 400 && headers.location !== undefined && redirects > 0) {
      const next = URL.parse(headers.location, url.href)
      if (next?.host !== url.host || next.protocol !== 'https:')
        return { status, elsewhere: headers.location }
      return await visit(next, connection, take, redirects - 1)
    }
    if (status !== 200) return { status }
    for await (const chunk of incoming as AsyncIterable<Buffer>) {
      watch.touch()
      take(chunk)
    }
    return { status }
  } catch (error) {
    throw watch.classify(error, request)
  } finally {
    watch.end()
    outgoing.destroy()
  }
}
