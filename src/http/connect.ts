import http, { type ClientRequest } from 'node:http'
import https from 'node:https'
import { namesProxy } from '../environment.ts'
import type { Body } from './body.ts'

/** One request to the service. */
export interface Request {
  /** For messages: `upload`, `delete` or `profile`. */
  readonly operation: string
  readonly method: string
  readonly url: URL
  readonly headers: Readonly<Record<string, string>>
  readonly body?: Body
}

/** A complete answer, whatever its status. */
export interface Answer {
  readonly status: number
  readonly headers: Readonly<http.IncomingHttpHeaders>
  /** At most 1 MiB, as UTF-8. */
  readonly text: string
}

/** What every exchange shares. */
export interface Connection {
  readonly userAgent: string
  /** Aborting it ends the exchange with the signal's reason: at once, or 2 s after a body that was sent whole. */
  readonly signal: AbortSignal
  /** Milliseconds without a byte in either direction after which the service counts as gone. */
  readonly silence: number
}

export async function start(request: Request, { userAgent }: Connection): Promise<ClientRequest> {
  const { body } = request
  const outgoing = (request.url.protocol === 'https:' ? https : http).request(request.url, {
    agent: await proxyAgent(request.url, userAgent),
    // Explicit, because NODE_TLS_REJECT_UNAUTHORIZED=0 in the environment would otherwise switch the check off.
    rejectUnauthorized: true,
    method: request.method,
    headers: {
      'user-agent': userAgent,
      accept: 'application/json',
      ...request.headers,
      ...(body && { 'content-type': body.contentType, 'content-length': body.length }),
    },
  })
  if (body === undefined) outgoing.end()
  else outgoing.flushHeaders()
  return outgoing
}

/**
 * The agent that leads through a proxy, if there is one. Without any proxy in the environment `@actions/http-client` is
 * not even loaded, since it takes as long to start as everything else here.
 */
async function proxyAgent(url: URL, userAgent: string): Promise<https.Agent | undefined> {
  if (!namesProxy()) return undefined
  const { HttpClient } = await import('@actions/http-client')
  // The client itself is not used: its sendStream takes a source that failed for a complete one. What it knows of
  // proxies is in the agent, whose own options decide about certificates.
  const agent = new HttpClient(userAgent).getAgent(url.href) as https.Agent
  agent.options = { ...agent.options, rejectUnauthorized: true }
  return agent
}
