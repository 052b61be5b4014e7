import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'

/** A proxy that leads every name to one port of this machine. */
export async function startProxy(port: number, status = 200) {
  const asked: string[] = []
  const server = createServer().on('connect', (request, socket) => {
    asked.push(String(request.url))
    if (status !== 200) return void socket.end(`HTTP/1.1 ${status} No\r\n\r\n`)
    const target = connect(port, '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 OK\r\n\r\n')
      target.pipe(socket).pipe(target)
    })
    for (const end of [socket, target]) end.on('error', () => {})
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { asked, address, [Symbol.asyncDispose]: async () => void server.close().closeAllConnections() }
}
