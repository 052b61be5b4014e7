/** Lets the stand-in hosting service be found by names that are not this machine's, as a proxy. */
import type { RequestListener, Server } from 'node:http'
import { createServer } from 'node:https'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { tls } from '../runner/tls.ts'
import type { HostingOptions } from './options.ts'

interface ProxyOptions {
  readonly isOurs: (host: string) => boolean
  /** Connects to any other host; those are refused with 502 unless given. */
  readonly reach: HostingOptions['reach']
  /** Gets each connection that is made to somewhere else. */
  readonly keep: (socket: Socket) => void
}

/**
 * Makes a server a proxy too: a `CONNECT` to port 443 of a host that is ours ends here, in TLS with the certificate of
 * `tls.ts`, and `listener` gets its requests.
 */
export function playProxy(server: Server, listener: RequestListener, { isOurs, reach, keep }: ProxyOptions): void {
  const secure = createServer(tls, listener)
  server.on('connect', ({ url = '' }, socket: Duplex, head: Buffer) => {
    socket.on('error', () => {})
    const established = 'HTTP/1.1 200 Connection Established\r\n\r\n'
    const [, host = '', port = ''] = /^(.+):(\d+)$/u.exec(url) ?? []
    if (isOurs(host.toLowerCase()) && port === '443') {
      socket.write(established)
      socket.unshift(head)
      secure.emit('connection', socket)
    } else if (reach && host !== '') {
      void reach(host, Number(port)).then(
        (target) => {
          target.on('error', () => socket.destroy())
          socket.once('close', () => target.destroy())
          keep(target)
          socket.write(established)
          target.write(head)
          target.pipe(socket).pipe(target)
        },
        () => socket.destroy(),
      )
    } else {
      socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n')
    }
  })
}
