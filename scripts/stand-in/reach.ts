import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { getProxyUrl } from '@actions/http-client/lib/proxy'

/** Connects to a host as the user's programs do: `https_proxy` and `no_proxy` hold. */
export async function reach(host: string, port: number): Promise<Socket> {
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
