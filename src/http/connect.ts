import http, { type ClientRequest, type ClientRequestArgs } from 'node:http'
import https from 'node:https'
import net, { type Socket } from 'node:net'
import tls from 'node:tls'
import { namesProxy } from '../environment.ts'
import type { Body } from './body.ts'

export interface ServerTerms {
  /** For messages: who the server belongs to, and where its address comes from. */
  readonly peer: string
  readonly addressFrom: string
  /** Milliseconds until the server counts as gone: while it takes nothing, and then until its answer is complete. */
  readonly silence: number
  /** Bytes. */
  readonly answerLimit: number
  /** Milliseconds that what was sent whole still waits for its answer when it is cancelled. None if not given. */
  readonly lastWait?: number
}

export interface Request extends ServerTerms {
  /** For messages: `upload`, `verify` or `GitHub`. */
  readonly operation: string
  readonly method: string
  readonly url: URL
  readonly headers: Readonly<Record<string, string>>
  readonly body?: Body | undefined
  /** Whether only its answer names what it makes. It gets a new connection: the server may just be closing a used one. */
  readonly creates?: boolean
  /** Ends the exchange, but not at once where all of a body was sent. */
  readonly signal: AbortSignal
}

export interface Answer {
  readonly status: number
  readonly headers: Readonly<http.IncomingHttpHeaders>
  readonly text: string
}

const userAgent = 'static-deploy-action'

export const sharedAgents: Readonly<Record<string, http.Agent>> = {
  'http:': makeAgent('http:'),
  'https:': makeAgent('https:'),
}

/** Opens a request, through a proxy if one is configured. Certificates are always checked. */
export async function start({ url, method, headers, body, creates, signal }: Request): Promise<ClientRequest> {
  const client = url.protocol === 'https:' ? https : http
  // An own connection is kept alive anyway. If the server had to close it, it might do so before its early answer is read.
  const agent = (await proxyAgent(url)) ?? (creates ? makeAgent(url.protocol) : sharedAgents[url.protocol])
  signal.throwIfAborted()
  const ofBody = body && { 'content-type': body.contentType, 'content-length': body.length }
  const outgoing = client.request(url, {
    agent,
    // It is written here because NODE_TLS_REJECT_UNAUTHORIZED=0 in the environment would switch the check off.
    rejectUnauthorized: true,
    method,
    headers: { 'user-agent': userAgent, accept: 'application/json', ...headers, ...ofBody },
  })
  if (body !== undefined) outgoing.flushHeaders()
  return outgoing
}

/** A new agent, with the options of Node's own. It first uses connections that were opened early. */
function makeAgent(protocol: string): http.Agent {
  const { Agent } = protocol === 'https:' ? https : http
  const agent: http.Agent = new Agent({ keepAlive: true, timeout: 5000 })
  const connect = agent.createConnection.bind(agent)
  agent.createConnection = (given, opened) => takeEarly(protocol, given) ?? connect(given, opened)
  return agent
}

/** The agent for a proxy, if there is one. Loading `@actions/http-client` takes as long as everything else here. */
async function proxyAgent(url: URL): Promise<https.Agent | undefined> {
  if (!namesProxy()) return undefined
  const { HttpClient } = await import('@actions/http-client')
  // The client's sendStream takes a source that failed for a complete one, so only its agent is used.
  const agent = new HttpClient(userAgent).getAgent(url.href) as https.Agent
  agent.options = { ...agent.options, rejectUnauthorized: true }
  return agent
}

/** Milliseconds that an unused connection may be used later. Servers close silent ones, some of them after 15 s. */
const trustedFor = 8000
const unused = new Map<string, { readonly sockets: Socket[]; readonly until: number }>()

/** Opens connections for later requests. If one fails, its request fails too, and says why. None are opened to a proxy. */
export function openEarly({ protocol, hostname, port }: URL, count: number): void {
  if (namesProxy()) return
  const isTls = protocol === 'https:'
  const host = hostname.replace(/^\[|\]$/gu, '')
  const address = { host, port: Number(port) || (isTls ? 443 : 80) }
  const servername = net.isIP(host) === 0 ? host : undefined
  const options = { ...address, servername, ALPNProtocols: ['http/1.1'], rejectUnauthorized: true }
  const sockets = Array.from({ length: count }, () => (isTls ? tls.connect(options) : net.connect(options)))
  // A connection must not end the process by an error, and must not keep it running.
  for (const socket of sockets) socket.on('error', () => {}).unref()
  unused.set(placeOf(protocol, address), { sockets, until: performance.now() + trustedFor })
}

export function takeEarly(protocol: string, address: ClientRequestArgs): Socket | undefined {
  const { sockets, until } = unused.get(placeOf(protocol, address)) ?? { sockets: [], until: 0 }
  for (let socket = sockets.shift(); socket !== undefined; socket = sockets.shift()) {
    if (!socket.destroyed && !socket.readableEnded && performance.now() < until) return socket.ref()
    socket.destroy()
  }
  return undefined
}

/** An agent of Node's gives host and port as they are here: without brackets, and with the port of the protocol. */
function placeOf(protocol: string, { host, port }: ClientRequestArgs): string {
  return `${protocol} ${host} ${port}`
}
