import http, { type ClientRequest, type IncomingHttpHeaders } from 'node:http'
import https from 'node:https'
import { ActionError } from '../errors.ts'
import { runnerVariables } from '../variables.ts'

export interface Body {
  readonly contentType: string
  /** In bytes. */
  readonly length: number
  /** Starts again at each call. A chunk's memory is reused for the next one. Throws if a file has changed. */
  stream(): AsyncIterable<Uint8Array> | Iterable<Uint8Array>
}

export function jsonBody(value: unknown): Body {
  const bytes = Buffer.from(JSON.stringify(value))
  return { contentType: 'application/json', length: bytes.length, stream: () => [bytes] }
}

export interface Request {
  /** For messages, as in `the upload` and `base-url`. */
  readonly what: string
  readonly addressFrom: string
  readonly method: string
  readonly url: URL
  readonly headers: Readonly<Record<string, string>>
  readonly body?: Body | undefined
  /** A connection that was used before may have been closed just now. Behind a proxy there is no other. Default: true. */
  readonly mayRepeat?: boolean
  /** `sent` grows with the bytes of the body that are sent. */
  readonly progress?: { sent: number }
  /** How long no byte may come before the exchange fails. Default: 30 s. */
  readonly idleTimeoutMs?: number
  /** An answer is cut off after it. Default: 1 MiB. */
  readonly maxBytes?: number
  /** Gets the chunks of an answer with 200, whose `text` is then empty. */
  readonly take?: (chunk: Buffer) => unknown
  readonly signal: AbortSignal
  /** How long after the signal to wait for the answer to a body that was sent whole. Default: 5 s. */
  readonly cancelGraceMs?: number
}

export type Answer = Readonly<{ status: number; headers: Readonly<IncomingHttpHeaders>; text: string }>

export const userAgent = 'static-deploy-action'

/** Uses a proxy if one is configured. */
export async function start({ url, method, headers, body, mayRepeat = true, signal }: Request): Promise<ClientRequest> {
  const client = url.protocol === 'https:' ? https : http
  // Without an agent the connection is the request's alone.
  const agent = (await proxyAgent(url)) ?? (mayRepeat ? undefined : false)
  signal.throwIfAborted()
  const ofBody = body && { 'content-type': body.contentType, 'content-length': body.length }
  return client.request(url, {
    agent,
    // NODE_TLS_REJECT_UNAUTHORIZED=0 must not switch this off.
    rejectUnauthorized: true,
    method,
    headers: { 'user-agent': userAgent, accept: 'application/json', ...headers, ...ofBody },
  })
}

/** The name of the runner's variable for the proxy. */
export function proxyVariable({ protocol }: URL): string | undefined {
  const names = protocol === 'https:' ? ['https_proxy', 'HTTPS_PROXY'] : ['http_proxy', 'HTTP_PROXY']
  return names.find((each) => runnerVariables()[each])
}

/** @throws {ActionError} if the variable is not an address */
async function proxyAgent(url: URL): Promise<https.Agent | undefined> {
  const name = proxyVariable(url)
  if (name === undefined) return undefined
  // These packages are slow to load.
  const { checkBypass, getProxyUrl } = await import('@actions/http-client/lib/proxy')
  if (checkBypass(url)) return undefined
  const proxy = await (async () => getProxyUrl(url))().catch(() => undefined)
  // A name and a port alone are an address without a host.
  if (!proxy?.hostname) {
    const hint = `Write it as in "http://proxy.example:8080", or add ${url.host} to no_proxy.`
    throw new ActionError(`The runner's variable ${name} is not the address of a proxy.`, { hint })
  }
  const { HttpClient } = await import('@actions/http-client')
  // Only its agent is used: its sendStream takes a failed source for a complete one.
  const agent = new HttpClient(userAgent).getAgent(url.href) as https.Agent
  agent.options = { ...agent.options, rejectUnauthorized: true }
  return agent
}
