import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { visit } from '../../../http/exchange.ts'
import { readInChunks } from '../../../site/file-access.ts'
import type { SiteFiles } from '../../../site/site.ts'
import { decoded } from '../../../text/address.ts'
import { mediaType } from '../../../text/media-type.ts'
import { responseTimeoutMs } from './limits.ts'
import type { Fallback } from './views.ts'

/** The address begins with a slash. The signal aborts when the browser closes the response. */
type Answer = (address: string, response: ServerResponse, closed: AbortSignal) => Promise<void>

/** Keeps pages from the runner's network, from new windows and from programs. */
const policy = 'treat-as-public-address; sandbox allow-scripts allow-same-origin allow-forms allow-modals'

const asPage = { 'content-type': 'text/html' }

/** A route of an app has no extension, or any, and is a page. Otherwise it would be a download. */
const otherType = ({ 'sec-fetch-dest': wanted }: IncomingHttpHeaders): string =>
  /^(?:document|i?frame)$/u.test(`${wanted}`) ? 'text/html' : 'application/octet-stream'

/** On 127.0.0.1 alone. */
export async function serve(answer: Answer): Promise<Disposable & { readonly origin: string }> {
  const server = createServer((request, response) => {
    const [address = ''] = request.url?.split('?') ?? []
    const type = mediaType(address.replace(/\/$/u, '/index.html')) ?? otherType(request.headers)
    response.setHeader('content-type', type)
    response.setHeader('content-security-policy', policy)
    // Pages share most of their files, and the live site is far away.
    response.setHeader('cache-control', 'max-age=600')
    const closed = new AbortController()
    response.once('close', () => closed.abort())
    const answered = answer(address, response, closed.signal).then(() => response.end())
    answered.catch(() => response.destroy())
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { origin, [Symbol.dispose]: (): void => void server.close().closeAllConnections() }
}

/** Waits until the chunk is taken, so that memory stays bounded. */
async function pass(chunk: Buffer, response: ServerResponse, closed: AbortSignal) {
  closed.throwIfAborted()
  await new Promise((taken) => {
    closed.onabort = taken
    response.write(chunk, taken)
  })
}

/** @param fallback what an address without a file gets: with 200 the root page, or its own one */
export function siteFrom(files: SiteFiles, fallback: Fallback): Answer {
  const byPath = new Map(files.map((file) => [`/${file.path}`, file]))
  return async (address, response, closed) => {
    const path = decoded(address)
    const found = byPath.get(path.replace(/\/$/u, '/index.html'))
    const isApp = fallback === 'index.html'
    if (found === undefined) response.writeHead(isApp ? 200 : 404, asPage)
    const file = found ?? (isApp ? byPath.get(`${path}.html`) : undefined) ?? byPath.get(`/${fallback}`)
    const buffer = Buffer.allocUnsafeSlow(2 ** 16)
    for await (const chunk of file ? readInChunks(file, buffer) : []) await pass(chunk, response, closed)
  }
}

/** Asks the link as a visitor, without the key: at most 16 MiB of a response, and 10 s for it. */
export function siteAt(link: string): Answer {
  return async (address, response, closed) => {
    let bytesLeft = 16 * 2 ** 20
    const take = async (chunk: Buffer) => {
      bytesLeft -= chunk.length
      if (bytesLeft < 0) throw new Error('it is too long')
      await pass(chunk, response, closed)
    }
    const signal = AbortSignal.any([closed, AbortSignal.timeout(responseTimeoutMs)])
    const { status, problem, text } = await visit(new URL(`https://${link}${address}`), signal, take)
    if (status === 404) response.writeHead(404, asPage).write(text)
    else if (problem !== undefined) throw new Error(problem)
  }
}
