import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { visit } from '../../../http/visit.ts'
import { readInChunks } from '../../../site/read-file.ts'
import type { SiteFiles } from '../../../site/site.ts'
import { mediaType } from '../../../text/media-type.ts'

/** Answers a request for an address, which begins with a slash. `closed`: the browser does not want the rest. */
type Answer = (address: string, response: ServerResponse, closed: AbortSignal) => Promise<void>

/** So no page reaches the runner's network, opens a window or starts a program. */
const policy = 'treat-as-public-address; sandbox allow-scripts allow-same-origin allow-forms allow-modals'

/** A server that only this machine reaches. It breaks off what it can't answer. */
export async function serve(answer: Answer) {
  const server = createServer((request, response) => {
    const [address = ''] = request.url?.split('?') ?? []
    const type = mediaType(address.replace(/\/$/u, '/index.html')) ?? 'application/octet-stream'
    // Pages share most of what they ask for, and the live site is far away.
    const cache = ['cache-control', 'max-age=600'] as const
    response.setHeaders(new Map([['content-type', type], ['content-security-policy', policy], cache]))
    const closed = new AbortController()
    response.once('close', () => closed.abort())
    const answered = answer(address, response, closed.signal).then(() => response.end())
    answered.catch(() => response.destroy())
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { origin, [Symbol.dispose]: (): void => void server.close().closeAllConnections() }
}

/** Sends a chunk, and waits until it is taken, so that little waits unread. */
async function pass(chunk: Buffer, response: ServerResponse, closed: AbortSignal) {
  closed.throwIfAborted()
  await new Promise((taken) => {
    closed.onabort = taken
    response.write(chunk, taken)
  })
}

/** Files as a visitor gets them: of a folder its `index.html`, for what is not there `404.html`. */
export function siteFrom(files: SiteFiles): Answer {
  const byPath = new Map(files.map((file) => [`/${file.path}`, file]))
  return async (address, response, closed) => {
    const found = byPath.get(decodeURIComponent(address).replace(/\/$/u, '/index.html'))
    if (found === undefined) response.writeHead(404, { 'content-type': 'text/html' })
    const file = found ?? byPath.get('/404.html')
    const buffers = [Buffer.allocUnsafeSlow(2 ** 16), Buffer.allocUnsafeSlow(2 ** 16)] as const
    for await (const chunk of file ? readInChunks(file, buffers) : []) await pass(chunk, response, closed)
  }
}

/** What a link serves a visitor, asked without the key: at most 16 MiB of a response. */
export function siteAt(link: string): Answer {
  return async (address, response, closed) => {
    let room = 16 * 2 ** 20
    const take = async (chunk: Buffer) => {
      room -= chunk.length
      if (room < 0) throw new Error('it is too long')
      await pass(chunk, response, closed)
    }
    const signal = AbortSignal.any([closed, AbortSignal.timeout(10_000)])
    const { status, problem } = await visit(new URL(`https://${link}${address}`), signal, take)
    if (status === 404) response.writeHead(404)
    else if (problem !== undefined) throw new Error(problem)
  }
}
