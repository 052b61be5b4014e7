import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import type { AddressInfo, Socket } from 'node:net'

export interface ServerOptions {
  port?: number
  /** PEM texts: serves https with them. */
  tls?: { key: string; cert: string } | undefined
}

/** Called before a stand-in treats a request; true means that it dealt with it by itself. */
export type Interceptor<Recorded> = (
  request: IncomingMessage,
  response: ServerResponse,
  recorded: Recorded,
) => boolean | Promise<boolean>

/** A server on 127.0.0.1, whose end breaks all its connections. @throws where the port is taken */
export async function listen(listener: RequestListener, { port = 0, tls }: ServerOptions = {}) {
  const server = tls ? createTlsServer(tls, listener) : createServer(listener)
  const sockets = new Set<Socket>()
  /** Counts a connection among those that end with the server. */
  const keep = (socket: Socket): void => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  }
  server.on('connection', keep)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve())
      for (const socket of sockets) socket.destroy()
    })
  const { port: own } = server.address() as AddressInfo
  const url = `${tls ? 'https' : 'http'}://127.0.0.1:${own}`
  return { server, keep, port: own, url, close, [Symbol.asyncDispose]: close }
}
