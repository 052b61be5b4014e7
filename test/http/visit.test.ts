import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { visit } from '../../src/http/visit.ts'

it.each([200, 204, 304, 404, 500])('a page with HTTP %s leaves its connection to the next one', async (status) => {
  const server = createServer((_, response) => {
    response.writeHead(status).end(status === 204 || status === 304 ? undefined : 'a few words')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  let connections = 0
  server.on('connection', () => {
    connections += 1
  })
  try {
    const url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
    const { signal } = new AbortController()
    for (let round = 0; round < 3; round += 1) {
      expect(await visit(url, signal, () => {})).toMatchObject({ status })
      // The end of the answer is given to the connection in the next turn.
      await new Promise(setImmediate)
    }
    expect(connections).toBe(1)
  } finally {
    server.close()
    server.closeAllConnections()
  }
})
