import { once } from 'node:events'
import { createServer } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it, vi } from 'vitest'
import { openEarly, sharedAgents, takeEarly } from '../../src/http/connect.ts'
import { exchange } from '../../src/http/exchange.ts'
import { tls, trust } from '../stand-ins/runner/tls.ts'

/** A server that counts its connections, and tells in each answer by which one the request came. */
async function listen(host: string, isTls = false) {
  const server = isTls ? createTlsServer(tls) : createServer()
  const connections: unknown[] = []
  server.on(isTls ? 'secureConnection' : 'connection', (socket) => void connections.push(socket))
  server.on('request', (request, response) => response.end(String(1 + connections.indexOf(request.socket))))
  server.listen(0, host)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const url = new URL(`${isTls ? 'https' : 'http'}://${host.includes(':') ? `[${host}]` : host}:${port}/`)
  const ask = async (creates = false): Promise<string> => {
    const { signal } = new AbortController()
    const terms = { peer: 'x', addressFrom: 'x', signal, silence: 5000, answerLimit: 100 }
    const { text } = await exchange({ ...terms, operation: 'x', method: 'GET', url, headers: {}, creates })
    // The end of the answer is given to the connection in the next turn.
    await new Promise(setImmediate)
    return text
  }
  const close = async (): Promise<void> => {
    server.close()
    server.closeAllConnections()
  }
  return { url, ask, connections, server, [Symbol.asyncDispose]: close }
}

const arrived = async (connections: unknown[], number: number): Promise<void> =>
  await vi.waitFor(() => expect(connections).toHaveLength(number))

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  for (const agent of Object.values(sharedAgents)) agent.destroy()
})

it.each(['127.0.0.1', '::1'])('what is opened early to %s is used first, and then kept', async (host) => {
  await using server = await listen(host)
  openEarly(server.url, 1)
  await arrived(server.connections, 1)
  expect([await server.ask(), await server.ask()]).toEqual(['1', '1'])
  // Each is used once.
  expect((await Promise.all([server.ask(), server.ask()])).toSorted()).toEqual(['1', '2'])
})

it('a connection of its own is one that no request has used, opened early or anew', async () => {
  await using server = await listen('127.0.0.1')
  expect(await server.ask()).toBe('1')
  openEarly(server.url, 1)
  await arrived(server.connections, 2)
  expect([await server.ask(true), await server.ask(true), await server.ask()]).toEqual(['2', '3', '1'])
})

it.each([
  [7999, '1'],
  [8000, '2'],
])('an early connection of %i ms is used: %s', async (age, connection) => {
  await using server = await listen('127.0.0.1')
  const now = vi.spyOn(performance, 'now').mockReturnValue(0)
  openEarly(server.url, 1)
  await arrived(server.connections, 1)
  now.mockReturnValue(age)
  expect(await server.ask()).toBe(connection)
})

it('an early connection that the server has closed is not used', async () => {
  await using server = await listen('127.0.0.1')
  openEarly(server.url, 1)
  await arrived(server.connections, 1)
  server.server.closeAllConnections()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(await server.ask()).toBe('2')
})

it('a connection over TLS is used only if the certificate is accepted, also an early one', async () => {
  vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0')
  await using server = await listen('127.0.0.1', true)
  await expect(server.ask()).rejects.toThrow('its certificate is not accepted')
  openEarly(server.url, 1)
  await expect(server.ask()).rejects.toThrow('its certificate is not accepted')
  takeEarly('https:', { host: '127.0.0.1', port: server.url.port })?.destroy()
  using _trusted = trust(tls.file)
  const sent = server.connections.length
  openEarly(server.url, 1)
  await arrived(server.connections, sent + 1)
  expect(await server.ask()).toBe(String(sent + 1))
})
