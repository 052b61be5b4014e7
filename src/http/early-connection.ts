import type { ClientRequestArgs } from 'node:http'
import { connect, isIP, type Socket } from 'node:net'
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
  const host = hostname.replace(/^\[|\]$/gu, '')
  const address = { host, port: Number(port) || (isTls ? 443 : 80) }
  // It is loaded only if it is needed, because loading it takes a fifth of a start.
  const tls = isTls ? await import('node:tls') : undefined
  const secured = {
    ...address,
    ALPNProtocols: ['http/1.1'],
    // It is written here because NODE_TLS_REJECT_UNAUTHORIZED=0 in the environment would switch the check off.
    rejectUnauthorized: true,
    servername: isIP(host) === 0 ? host : undefined,
  }
  const opened = Array.from({ length: count }, () => {
    const socket = tls ? tls.connect(secured) : connect(address)
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

function keyOf(protocol: string, { host, port }: ClientRequestArgs): string {
  return `${protocol} ${host} ${port}`
}
