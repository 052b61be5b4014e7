import { type AddressInfo, createServer } from 'node:net'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { NetworkError } from '../../src/errors.ts'
import { exchange } from '../../src/http/exchange.ts'

const terms = {
  peer: 'the test',
  addressFrom: 'the test',
  signal: new AbortController().signal,
  silence: 5000,
  answerLimit: 1024 * 1024,
}

it('never hangs on random bytes, whole or broken off', async () => {
  let reply: Uint8Array = new Uint8Array()
  const server = createServer((socket) => {
    socket.on('error', () => {})
    socket.once('data', () => socket.end(reply))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  const head = fc.constantFrom(
    '',
    'HTTP/1.1 200 OK\r\ncontent-length: 40\r\n\r\n',
    'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n',
    'HTTP/1.1 500 X\r\n\r\n',
  )
  try {
    await fc.assert(
      fc.asyncProperty(head, fc.uint8Array({ maxLength: 80 }), async (start, bytes) => {
        reply = Buffer.concat([Buffer.from(start), bytes])
        const end = await exchange({ ...terms, operation: 'upload', method: 'GET', url, headers: {} }).catch(
          (error: unknown) => error,
        )
        const known = end instanceof NetworkError || (end as { text?: unknown }).text !== undefined
        expect(known, String(end)).toBe(true)
      }),
      { numRuns: 400 },
    )
  } finally {
    server.close()
  }
})
