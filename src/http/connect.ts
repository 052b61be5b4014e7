import http, { type ClientRequest } from 'node:http'
import https from 'node:https'
import { namesProxy } from '../environment.ts'
import type { Body } from './body.ts'
import { takeEarly } from './early-connection.ts'

export interface Request {
  /** For messages: `upload`, `verify` or `GitHub`. */
  readonly operation: string
  readonly method: string
  readonly url: URL
  readonly headers: Readonly<Record<string, string>>
  readonly body?: Body
  /**
   * Whether it makes something that only its answer names. It gets a connection that no request has used: the server may
   * just be closing another, and nobody knows then whether it arrived.
   */
  readonly creates?: boolean
}

export interface Answer {
  readonly status: number
  readonly headers: Readonly<http.IncomingHttpHeaders>
  readonly text: string
}

export interface ServerTerms {
  /** For messages: who the server belongs to, and where its address comes from. */
  readonly peer: string
  readonly addressFrom: string
  /** Aborting it ends the exchange with the signal's reason: at once, or some seconds after all of a body was sent. */
  readonly signal: AbortSignal
  /** Milliseconds until the server counts as gone: while it takes nothing, and then until its answer is complete. */
  readonly silence: number
  /** Bytes. */
  readonly answerLimit: number
}

const userAgent = 'static-deploy-action'

export const sharedAgents: Readonly<Record<string, http.Agent>> = {
  'http:': makeAgent('http:'),
  'https:': makeAgent('https:'),
}

/** Opens a request, through a proxy if one is configured. Certificates are always checked. */
export async function start({ url, method, headers, body, creates }: Request): Promise<ClientRequest> {
  const client = url.protocol === 'https:' ? https : http
  // An own connection is kept alive anyway. If the server had to close it, it might do so before its early answer is read.
  const agent = (await proxyAgent(url)) ?? (creates ? makeAgent(url.protocol) : sharedAgents[url.protocol])
  const outgoing = client.request(url, {
    agent,
    // It is written here because NODE_TLS_REJECT_UNAUTHORIZED=0 in the environment would switch the check off.
    rejectUnauthorized: true,
    method,
    headers: {
      'user-agent': userAgent,
      accept: 'application/json',
      ...headers,
      ...(body && { 'content-type': body.contentType, 'content-length': body.length }),
    },
  })
  if (body !== undefined) outgoing.flushHeaders()
  return outgoing
}

/** A new agent, with the options of Node's own. It first uses connections that were opened early. */
function makeAgent(protocol: string): http.Agent {
  const { Agent } = protocol === 'https:' ? https : http
  const agent: http.Agent = new Agent({ keepAlive: true, scheduling: 'lifo', timeout: 5000 })
  const connect = agent.createConnection.bind(agent)
  agent.createConnection = (given, opened) => takeEarly(protocol, given) ?? connect(given, opened)
  return agent
}

/** The agent for a proxy, if there is one. Loading `@actions/http-client` takes as long as everything else here. */
async function proxyAgent(url: URL): Promise<https.Agent | undefined> {
  if (!namesProxy()) return undefined
  const { HttpClient } = await import('@actions/http-client')
  // The client itself is not used, because its sendStream takes a source that failed for a complete one. All that it
  // knows of proxies is in the agent. The agent's own options decide about certificates.
  const agent = new HttpClient(userAgent).getAgent(url.href) as https.Agent
  agent.options = { ...agent.options, rejectUnauthorized: true }
  return agent
}
