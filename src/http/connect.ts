import http, { type ClientRequest, type IncomingHttpHeaders } from 'node:http'
import https from 'node:https'
import { environment } from '../environment.ts'

/** A request body. Its length is known before its first byte, and it can be sent more than once. */
export interface Body {
  readonly contentType: string
  /** Bytes that `stream` yields, if no file changes while it is read. */
  readonly length: number
  /** The bytes, read again at each call. A chunk's memory is used for the next one. Throws if a file has changed. */
  stream(): AsyncIterable<Uint8Array> | Iterable<Uint8Array>
}

export interface Request {
  /** For messages: what is sent, as in `the upload`, and where its address comes from, as in `base-url`. */
  readonly what: string
  readonly addressFrom: string
  readonly method: string
  readonly url: URL
  readonly headers: Readonly<Record<string, string>>
  readonly body?: Body | undefined
  /** Gets the bytes of the body that the connection has taken so far, after each chunk. */
  readonly onSent?: (bytes: number) => void
  /** Milliseconds without a byte until the server counts as gone. */
  readonly silence: number
  /** Bytes of an answer that are read. A longer one is cut off, so that it is no JSON. 1 MiB if it is not given. */
  readonly limit?: number
  /** Gets the chunks of an answer with 200, whose `text` is then empty. The next one comes when what it returns has ended. */
  readonly take?: (chunk: Buffer) => unknown
  readonly signal: AbortSignal
}

export interface Answer {
  readonly status: number
  readonly headers: Readonly<IncomingHttpHeaders>
  readonly text: string
}

const userAgent = 'static-deploy-action'

/** Opens a request, through a proxy if one is configured. Certificates are always checked. */
export async function start({ url, method, headers, body, signal }: Request): Promise<ClientRequest> {
  const client = url.protocol === 'https:' ? https : http
  const agent = await proxyAgent(url)
  signal.throwIfAborted()
  const ofBody = body && { 'content-type': body.contentType, 'content-length': body.length }
  return client.request(url, {
    agent,
    // It is written here because NODE_TLS_REJECT_UNAUTHORIZED=0 in the environment would switch the check off.
    rejectUnauthorized: true,
    method,
    headers: { 'user-agent': userAgent, accept: 'application/json', ...headers, ...ofBody },
  })
}

/** The agent for a proxy, if there is one. Loading `@actions/http-client` takes as long as everything else here. */
async function proxyAgent(url: URL): Promise<https.Agent | undefined> {
  if (!['https_proxy', 'HTTPS_PROXY', 'http_proxy', 'HTTP_PROXY'].some((name) => environment()[name])) return undefined
  const { HttpClient } = await import('@actions/http-client')
  // The client's sendStream takes a source that failed for a complete one, so only its agent is used.
  const agent = new HttpClient(userAgent).getAgent(url.href) as https.Agent
  agent.options = { ...agent.options, rejectUnauthorized: true }
  return agent
}
