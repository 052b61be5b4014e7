import { connect } from 'node:net'
import { listen } from '../server.ts'

/** A proxy that leads every name to one port of this machine. */
export async function startProxy(port: number) {
  const asked: string[] = []
  const { server, url: address, keep, ...rest } = await listen(() => {})
  server.on('connect', (request, socket) => {
    asked.push(String(request.url))
    const target = connect(port, '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 OK\r\n\r\n')
      target.pipe(socket).pipe(target)
    })
    keep(target)
    for (const end of [socket, target]) end.on('error', () => {})
  })
  return { asked, address, ...rest }
}
