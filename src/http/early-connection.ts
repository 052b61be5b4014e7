import { connect, isIP, type Socket } from 'node:net'
import { namesProxy } from '../environment.ts'

/**
 * Milliseconds that an unused connection may be used later. Servers close silent connections, some of them after 15 s.
 */
const trustedFor = 8000

interface Early {
  readonly socket: Socket
  readonly openedAt: number
}

/** The server of a connection. */
export interface Peer {
  readonly protocol: string
  /** Without brackets around an IPv6 address. */
  readonly host: string
  readonly port: number
}

/** The connections that no request uses yet, oldest first. */
const connections = new Map<string, Early[]>()

/**
 * Opens connections to a server early, so that requests do not wait for them later. Only what TLS needs is sent. If one
 * fails, its request will fail too, and say why. If there is a proxy, nothing is opened early.
 *
 * @param count the number of open connections that no request uses yet
 */
export async function openEarly({ protocol, hostname, port }: URL, count = 1): Promise<void> {
  if (namesProxy()) return
  const host = hostname.replace(/^\[|\]$/gu, '')
  const peer = { protocol, host, port: Number(port) || (protocol === 'https:' ? 443 : 80) }
  const opened = connections.get(keyOf(peer)) ?? []
  connections.set(keyOf(peer), opened)
  const open = protocol === 'https:' ? await overTls(host) : connect
  while (opened.length < count) {
    const socket = open({ host, port: peer.port })
    // This connection must not end the process by an error, and must not keep it running.
    socket.on('error', () => {})
    socket.unref()
    opened.push({ socket, openedAt: performance.now() })
  }
}

/** Returns a connection that was opened early, only once; undefined if there is none that may still be used. */
export function takeEarly(peer: Peer): Socket | undefined {
  for (;;) {
    const early = connections.get(keyOf(peer))?.shift()
    if (early === undefined) return undefined
    const { socket, openedAt } = early
    if (!socket.destroyed && !socket.readableEnded && performance.now() - openedAt < trustedFor) return socket.ref()
    socket.destroy()
  }
}

function keyOf({ protocol, host, port }: Peer): string {
  return `${protocol} ${host} ${port}`
}

/** TLS is loaded only if it is needed, because loading it takes a fifth of a start. */
async function overTls(host: string): Promise<(address: { host: string; port: number }) => Socket> {
  const tls = await import('node:tls')
  const servername = isIP(host) === 0 ? host : undefined
  return (address) =>
    tls.connect({
      ...address,
      ALPNProtocols: ['http/1.1'],
      // It is written here because NODE_TLS_REJECT_UNAUTHORIZED=0 in the environment would switch the check off.
      rejectUnauthorized: true,
      ...(servername && { servername }),
    })
}
