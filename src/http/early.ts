import { connect, isIP, type Socket } from 'node:net'
import { connect as connectTls } from 'node:tls'
import { namesProxy } from '../environment.ts'

/**
 * Milliseconds that an unused connection may be used later. Servers close silent connections, some of them after 15 s.
 */
const trustedFor = 8000

interface Early {
  readonly socket: Socket
  readonly openedAt: number
}

const connections = new Map<string, Early>()

/**
 * Opens a connection to a server early, so that the request does not wait for it later. Only what TLS needs is sent. If
 * it fails, the request will fail too, and say why. If there is a proxy, nothing is opened early.
 */
export function openEarly({ protocol, hostname, port, origin }: URL): void {
  if (namesProxy() || connections.has(origin)) return
  const host = hostname.replace(/^\[|\]$/gu, '')
  const address = { host, port: Number(port) || (protocol === 'https:' ? 443 : 80) }
  const tls = { ...address, rejectUnauthorized: true, ALPNProtocols: ['http/1.1'] }
  const socket =
    protocol === 'https:'
      ? connectTls({ ...tls, ...(isIP(host) === 0 && { servername: host }) })
      : connect(address)
  // This connection must not end the process by an error, and must not keep it running.
  socket.on('error', () => {})
  socket.unref()
  connections.set(origin, { socket, openedAt: performance.now() })
}

/** Returns the connection that was opened early, only once; undefined if there is none that may still be used. */
export function takeEarly({ origin }: URL): Socket | undefined {
  const early = connections.get(origin)
  connections.delete(origin)
  if (early === undefined) return undefined
  const { socket, openedAt } = early
  if (!socket.destroyed && !socket.readableEnded && performance.now() - openedAt < trustedFor)
    return socket.ref()
  socket.destroy()
  return undefined
}
