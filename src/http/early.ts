import { connect, isIP, type Socket } from 'node:net'
import { connect as connectTls } from 'node:tls'
import { namesProxy } from '../environment.ts'

/** Milliseconds that an unused connection is trusted; servers close one that stays silent, some after 15 s. */
const trustedFor = 8000

interface Early {
  readonly socket: Socket
  readonly openedAt: number
}

const connections = new Map<string, Early>()

/**
 * Opens a connection to a server before there is a request for it, so that nobody waits for it later. Nothing is sent but
 * what TLS needs. Where it fails, the request itself will fail, and tell why. Through a proxy nothing is opened early.
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
  // It must neither end the process nor keep it alive.
  socket.on('error', () => {})
  socket.unref()
  connections.set(origin, { socket, openedAt: performance.now() })
}

/** Gives the connection that was opened early, once; undefined where there is none that can be trusted. */
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
