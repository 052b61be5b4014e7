import https from 'node:https'
import { afterEach, expect, it, vi } from 'vitest'
import { exchange } from '../../src/http/exchange.ts'
import { startProxy } from '../stand-ins/runner/proxy.ts'
import { tls, trust } from '../stand-ins/runner/tls.ts'
import { listen } from '../stand-ins/server.ts'

async function serve() {
  const { url, ...server } = await listen((_, response) => void response.end('served'), { tls })
  const ask = async (to = url): Promise<string> => {
    const { signal } = new AbortController()
    const terms = { what: 'the test', addressFrom: 'the test', signal, silence: 5000, headers: {} }
    return (await exchange({ ...terms, method: 'GET', url: new URL(to) })).text
  }
  return { ...server, ask }
}

afterEach(() => {
  vi.unstubAllEnvs()
  https.globalAgent.destroy()
})

it('a connection over TLS is used only if the certificate is accepted', async () => {
  vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0')
  await using server = await serve()
  await expect(server.ask()).rejects.toThrow("can't be trusted: its certificate is not accepted")
  await using proxy = await startProxy(server.port)
  vi.stubEnv('https_proxy', proxy.address)
  const asked = server.ask('https://hosting.example')
  await expect(asked).rejects.toThrow("can't be trusted: its certificate is not accepted")
  expect(proxy.asked).toHaveLength(1)
  vi.stubEnv('https_proxy', undefined)
  using _trusted = trust(tls.file)
  expect(await server.ask()).toBe('served')
})
