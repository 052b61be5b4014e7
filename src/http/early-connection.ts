import type { ClientRequestArgs } from 'node:http'
import { connect, isIP, type Socket, type TcpNetConnectOpts } from 'node:net'
import type { ConnectionOptions } from 'node:tls'
import { namesProxy } from '../environment.ts'

/** Milliseconds that an unused connection may be used later. Servers close silent ones, some of them after 15 s. */
const trustedFor = 8000
const unused = new Map<string, { readonly socket: Socket; readonly openedAt: number }[]>()

/**
 * Opens connections that no request uses yet. Only what TLS needs is sent. If one fails, its request will fail too, and
 * say why. If there is a proxy, nothing is opened early.
 */
export async function openEarly({ protocol, hostname, port }: URL, count = 1): Promise<void> {
  if (namesProxy()) return
  const isTls = protocol === 'https:'
  // TLS is loaded only if it is needed, because loading it takes a fifth of a start.
  const open: (options: TcpNetConnectOpts & ConnectionOptions) => Socket = isTls
    ? (await import('node:tls')).connect
    : connect
  const host = hostname.replace(/^\[|\]$/gu, '')
  const address = { host, port: Number(port) || (isTls ? 443 : 80) }
  const opened = Array.from({ length: count }, () => {
    // Certificates are checked, also where NODE_TLS_REJECT_UNAUTHORIZED=0 in the environment would switch that off.
    const name = isIP(host) === 0 && { servername: host }
    const socket = open({ ...address, ...name, ALPNProtocols: ['http/1.1'], rejectUnauthorized: true })
    // This connection must not end the process by an error, and must not keep it running.
    socket.on('error', () => {}).unref()
    return { socket, openedAt: performance.now() }
  })
  unused.set(keyOf(protocol, address), opened)
}

export function takeEarly(protocol: string, address: ClientRequestArgs): Socket | undefined {
  const opened = unused.get(keyOf(protocol, address)) ?? []
  for (let early = opened.shift(); early !== undefined; early = opened.shift()) {
    const { socket, openedAt } = early
    if (!socket.destroyed && !socket.readableEnded && performance.now() - openedAt < trustedFor) return socket.ref()
    socket.destroy()
  }
  return undefined
}

/** An agent of Node's gives host and port as they are here: without brackets, and with the port of the protocol. */
function keyOf(protocol: string, { host, port }: ClientRequestArgs): string {
  return `${protocol} ${host} ${port}`
}
