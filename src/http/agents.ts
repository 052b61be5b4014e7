import http, { type ClientRequestArgs } from 'node:http'
import https, { type RequestOptions } from 'node:https'
import type { Duplex } from 'node:stream'
import { type Peer, takeEarly } from './early-connection.ts'

/** The options of Node's own global agents: the connection that was used last is used first, and is kept for 5 s. */
const options = { keepAlive: true, scheduling: 'lifo', timeout: 5000 } as const

type Opened = (error: Error | null, socket: Duplex) => void

/** Keeps connections for later requests, and first uses those that were opened early. */
class Agent extends http.Agent {
  override createConnection(given: ClientRequestArgs, opened?: Opened): Duplex | null | undefined {
    return takeEarly(peerOf('http:', given)) ?? super.createConnection(given, opened)
  }
}

/** The same over TLS. */
class TlsAgent extends https.Agent {
  override createConnection(given: RequestOptions, opened?: Opened): Duplex | null | undefined {
    return takeEarly(peerOf('https:', given)) ?? super.createConnection(given, opened)
  }
}

/** A new agent. Its first connection was not used before, even if it was opened early. */
export function makeAgent(protocol: string): http.Agent {
  return protocol === 'https:' ? new TlsAgent(options) : new Agent(options)
}

const agents = new Map<string, http.Agent>()

/** The agent that keeps the connections of one protocol for the whole run. */
export function sharedAgent(protocol: string): http.Agent {
  const agent = agents.get(protocol) ?? makeAgent(protocol)
  agents.set(protocol, agent)
  return agent
}

function peerOf(protocol: string, { host, port }: ClientRequestArgs): Peer {
  return { protocol, host: host ?? '', port: Number(port) }
}
