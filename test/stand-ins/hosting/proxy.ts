/** Lets the stand-in hosting service be found by names that are not this machine's, as a proxy. */
import { once } from 'node:events'
import { type IncomingMessage, type RequestListener, request, type Server } from 'node:http'
import { createServer } from 'node:https'
import { connect, type Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { getProxyUrl } from '@actions/http-client/lib/proxy'
import { tls } from '../runner/tls.ts'

interface ProxyOptions {
  /** Whether a host is played here. */
  readonly isOurs: (host: string) => boolean
  /** Passes other hosts on to where they are, through the user's own proxy if there is one, instead of refusing them with 502. */
  readonly passOn: boolean
  /** Gets each connection that is made to somewhere else. */
  readonly keep: (socket: Socket) => void
}

/**
 * Makes a server a proxy too: a `CONNECT` to port 443 of a host that is ours ends here, in TLS with the certificate of
 * `tls.ts`, and `listener` gets its requests.
 */
export function playProxy(server: Server, listener: RequestListener, { isOurs, passOn, keep }: ProxyOptions): void {
  const secure = createServer(tls, listener)
  server.on('connect', ({ url = '' }, socket: Duplex, head: Buffer) => {
    socket.on('error', () => {})
    const [, host = '', port = ''] = /^(.+):(\d+)$/u.exec(url) ?? []
    if (isOurs(host.toLowerCase()) && port === '443') {
      socket.write(established)
      socket.unshift(head)
      secure.emit('connection', socket)
    } else if (passOn && host !== '') {
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

/** Connects to a host as the user's programs do: `https_proxy` and `no_proxy` hold. */
async function reach(host: string, port: number): Promise<Socket> {
  const proxy = getProxyUrl(new URL(`https://${host}:${port}`))
  if (proxy === undefined) {
    const target = connect(port, host.replace(/^\[|\]$/gu, ''))
    await once(target, 'connect')
    return target
  }
  const login = decodeURIComponent(`${proxy.username}:${proxy.password}`)
  const headers =
    proxy.username === '' ? {} : { 'proxy-authorization': `Basic ${Buffer.from(login).toString('base64')}` }
  const path = `${host}:${port}`
  const asking = request({ host: proxy.hostname, port: proxy.port || 80, method: 'CONNECT', path, headers }).end()
  const [{ statusCode }, target] = (await once(asking, 'connect')) as [IncomingMessage, Socket]
  if (statusCode === 200) return target
  target.destroy()
  throw new Error(`The proxy answered ${statusCode}.`)
}

const established = 'HTTP/1.1 200 Connection Established\r\n\r\n'
