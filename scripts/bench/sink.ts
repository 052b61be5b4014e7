/**
 * A service that takes any upload and keeps nothing, in a process of its own, so that what is measured is the client. It
 * reads the socket itself: a parser of HTTP or of forms would be slower than what it is fed.
 */
import { createServer, type Socket } from 'node:net'
import { performance } from 'node:perf_hooks'
import { createServer as createTlsServer } from 'node:tls'
import { tls } from '../../test/stand-ins/runner/tls.ts'

/** What the sink reports after each request. */
export interface Received {
  /** When its first byte came, in milliseconds since 1970. */
  readonly firstByte: number
  /** Bytes of the body. */
  readonly bytes: number
  /** Part of the time between first and last byte in which the sink was busy: near 1 it was the bottleneck. */
  readonly busy: number
}

/** The first argument is \`tls\` or nothing. */
const encrypted = process.argv[2] === 'tls'
const answer = JSON.stringify({
  success: true,
  data: { link: 'bench.tiiny.test', status: 'active', profile: { quotaUsed: 1, quotaLimit: 2 } },
})
const reply = `HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: ${answer.length}\r\nconnection: close\r\n\r\n${answer}`

const server = encrypted ? createTlsServer(tls, receive) : createServer(receive)
server.listen(0, '127.0.0.1', () => process.send?.(server.address()))

function receive(socket: Socket): void {
  let head = ''
  let firstByte = 0
  let expected = Number.POSITIVE_INFINITY
  let bytes = 0
  const start = performance.eventLoopUtilization()
  socket.on('error', () => {})
  socket.on('data', (chunk) => {
    firstByte ||= performance.timeOrigin + performance.now()
    if (expected === Number.POSITIVE_INFINITY) {
      head += chunk.toString('latin1')
      const end = head.indexOf('\r\n\r\n')
      if (end < 0) return
      expected = Number(/^content-length: *(\d+)/im.exec(head)?.[1] ?? 0)
      bytes = head.length - end - 4
    } else {
      bytes += chunk.length
    }
    if (bytes < expected) return
    const busy = performance.eventLoopUtilization(start).utilization
    const received: Received = { firstByte, bytes, busy }
    process.send?.(received)
    socket.end(reply)
  })
}
