import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { visit } from '../http/visit.ts'
import { readInChunks } from '../site/read-file.ts'
import type { SiteFiles } from '../site/site.ts'
import { mediaType } from '../text/media-type.ts'

/** Answers a request for an address, which begins with a slash. */
type Answer = (address: string, response: ServerResponse) => Promise<void>

/** A server that only this machine reaches. It breaks off what it can't answer. */
export async function serve(answer: Answer) {
  const server = createServer((request, response) => {
    const [address = ''] = request.url?.split('?') ?? []
    const type = mediaType(address.replace(/\/$/u, '/index.html')) ?? 'application/octet-stream'
    response.setHeader('content-type', type)
    // Pages share most of what they ask for, and the live site is far away.
    response.setHeader('cache-control', 'max-age=600')
    const answered = answer(address, response).then(() => response.end())
    answered.catch(() => response.destroy())
  })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { origin, [Symbol.dispose]: (): void => void server.close().closeAllConnections() }
}

/** Files as a visitor gets them: of a folder its `index.html`, for what is not there `404.html`. */
export function siteFrom(files: SiteFiles): Answer {
  const byPath = new Map(files.map((file) => [`/${file.path}`, file]))
  return async (address, response) => {
    const found = byPath.get(decodeURIComponent(address).replace(/\/$/u, '/index.html'))
    if (found === undefined) response.writeHead(404, { 'content-type': 'text/html' })
    const file = found ?? byPath.get('/404.html')
    const buffers = [Buffer.allocUnsafeSlow(2 ** 16), Buffer.allocUnsafeSlow(2 ** 16)] as const
    for await (const chunk of file ? readInChunks(file, buffers) : [])
      await new Promise((taken) => response.write(chunk, taken))
  }
}

/** What a link serves a visitor, asked without the key. */
export function siteAt(link: string): Answer {
  return async (address, response) => {
    const url = new URL(`https://${link}${address}`)
    const { status, fault } = await visit(url, AbortSignal.timeout(10_000), (chunk) => response.write(chunk))
    if (status === 404) response.writeHead(404)
    else if (fault !== undefined) throw new Error(fault)
  }
}
