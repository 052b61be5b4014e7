import http, { type ClientRequest } from 'node:http'
import https from 'node:https'
import { namesProxy } from '../environment.ts'
import type { Body } from './body.ts'
import { takeEarly } from './early.ts'

/** One request to the service, to GitHub or to a site. */
export interface Request {
  /** For messages, such as `upload`, `delete` or `profile`. */
  readonly operation: string
  readonly method: string
  readonly url: URL
  readonly headers: Readonly<Record<string, string>>
  readonly body?: Body
  /**
   * Over a connection of its own. One that was used before may be gone without a word; then nobody knows whether the
   * request arrived, and what must not happen twice could not be sent again.
   */
  readonly ownConnection?: boolean
}

/** A complete answer, whatever its status. */
export interface Answer {
  readonly status: number
  readonly headers: Readonly<http.IncomingHttpHeaders>
  /** As UTF-8. */
  readonly text: string
}

/** How the action names itself to servers. */
export const userAgent = 'static-deploy-action'

/** What all requests to one server share. */
export interface Connection {
  /** Whose server it is, for the reader of an error, as in `the hosting service`. */
  readonly peer: string
  /** What gave its address, for the same reader, as in `base-url`. */
  readonly addressFrom: string
  /** Aborting it ends the exchange with the signal's reason: at once, or 2 s after a body that was sent whole. */
  readonly signal: AbortSignal
  /** Milliseconds without a byte in either direction after which the server counts as gone. */
  readonly silence: number
  /** Milliseconds that a complete answer may take once everything was sent. */
  readonly answerTime: number
  /** Bytes of an answer that are read at most. */
  readonly answerLimit: number
}

/** Opens a request: through a proxy where one is configured, with certificates checked whatever the environment says. */
export async function start({ url, method, headers, body, ownConnection }: Request): Promise<ClientRequest> {
  const client = url.protocol === 'https:' ? https : http
  const proxy = await proxyAgent(url)
  const early = proxy ? undefined : takeEarly(url)
  // Kept alive all the same: a server that is to close the connection may do so before its early answer is read.
  const agent = proxy ?? (ownConnection ? new client.Agent({ keepAlive: true }) : client.globalAgent)
  const outgoing = client.request(url, {
    ...(early ? { createConnection: () => early } : { agent }),
    // Explicit, because NODE_TLS_REJECT_UNAUTHORIZED=0 in the environment would otherwise switch the check off.
    rejectUnauthorized: true,
    method,
    headers: {
      'user-agent': userAgent,
      accept: 'application/json',
      ...(early && { connection: 'keep-alive' }),
      ...headers,
      ...(body && { 'content-type': body.contentType, 'content-length': body.length }),
    },
  })
  // No agent keeps it, so it would keep the step from ending.
  if (early) outgoing.once('close', () => early.destroy())
  if (body === undefined) outgoing.end()
  else outgoing.flushHeaders()
  return outgoing
}

/**
 * The agent that leads through a proxy, if there is one. Without any proxy in the environment `@actions/http-client` is
 * not even loaded, since it takes as long to start as everything else here.
 */
async function proxyAgent(url: URL): Promise<https.Agent | undefined> {
  if (!namesProxy()) return undefined
  const { HttpClient } = await import('@actions/http-client')
  // The client itself is not used: its sendStream takes a source that failed for a complete one. What it knows of
  // proxies is in the agent, whose own options decide about certificates.
  const agent = new HttpClient(userAgent).getAgent(url.href) as https.Agent
  agent.options = { ...agent.options, rejectUnauthorized: true }
  return agent
}
