/**
 * A stand-in for the hosting service on loopback, for tests, the demo and people. What docs/interface.md leaves open, and what is
 * known of the live service, are options. Its state is real: what is uploaded can be opened, replaced and deleted.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { tls } from '../runner/tls.ts'
import { listen } from '../server.ts'
import { call, type Exchange, Refusal } from './endpoints.ts'
import type { HostingOptions } from './options.ts'
import { keepsOut, sendText, serveSite, siteRequested } from './pages.ts'
import { playProxy } from './proxy.ts'
import { type RecordedRequest, record } from './requests.ts'
import { type Account, Accounts } from './sites.ts'

export { type Dialect, type HostingOptions, type Intercept, likeLive } from './options.ts'
export type { RecordedRequest } from './requests.ts'
export type { Account } from './sites.ts'

/** The key of the account that exists if no `accounts` are given. */
export const DEFAULT_KEY = 'stand-in-key-4f1c9a'

export interface Hosting extends AsyncDisposable {
  /** Where it listens, without a slash at its end. */
  readonly url: string
  readonly port: number
  /** What `base-url` is to be: `https://` and the option `name`, where that is given; else `url`. */
  readonly baseUrl: string
  /**
   * Variables that lead a process to the service's name and to `https://<link>/`: its own proxy, and the certificate to
   * trust. Empty unless it plays a proxy.
   */
  readonly env: Readonly<Record<string, string>>
  /** Each request since the start, oldest first, those for a site's pages too. */
  readonly requests: RecordedRequest[]
  /** The live account of a key, `DEFAULT_KEY` unless given. Throws where there is none. */
  account(key?: string): Account
  /** Where a link's pages are at the root, as on the real host, for people: browsers lead `*.localhost` to this machine. */
  openUrl(link: string): string
  close(): Promise<void>
}

/** @throws where the port is taken */
export async function startHosting(options: HostingOptions = {}): Promise<Hosting> {
  const accounts = new Accounts(options.accounts ?? { [DEFAULT_KEY]: {} }, options.linkSuffix, options.uploadsADay)
  const requests: RecordedRequest[] = []
  const listener = (request: IncomingMessage, response: ServerResponse): void => {
    const recorded = record(request)
    requests.push(recorded)
    void answer({ options, accounts, request, recorded }, response)
  }
  const { server, keep, url, ...running } = await listen(listener, options)
  const isProxy = options.proxy ?? options.name !== undefined
  const isOurs = (host: string): boolean => host === options.name || accounts.wasMade(host)
  if (isProxy) playProxy(server, listener, { isOurs, reach: options.reach, keep })
  return {
    ...running,
    url,
    baseUrl: options.name === undefined ? url : `https://${options.name}`,
    env: isProxy ? { https_proxy: url, NODE_EXTRA_CA_CERTS: tls.file } : {},
    requests,
    account(key = DEFAULT_KEY) {
      const account = accounts.withKey(key)
      if (!account) throw new Error('The stand-in has no account with this key')
      return account
    },
    openUrl: (link) => `${url.replace('127.0.0.1', `${link}.localhost`)}/`,
  }
}

async function answer(exchange: Exchange, response: ServerResponse): Promise<void> {
  const { options, accounts, request, recorded } = exchange
  try {
    if (await options.intercept?.(request, response, recorded)) return
    const page = siteRequested(request, accounts)
    if (page) {
      const isLive = page.site && performance.now() - page.site.uploadedAt >= (options.linkDelay ?? 0)
      const site = isLive ? page.site : undefined
      if (await keepsOut(site?.password, options, request, response)) return
      serveSite({ ...page, site }, options, request, response)
    } else if (request.headers['transfer-encoding'] !== undefined) {
      // Some gateways in front of services take no body of unknown length, and know no envelope.
      sendText(response, 411, 'Length Required', { connection: 'close' })
    } else {
      sendJson(response, 200, { success: true, data: await call(exchange) })
    }
  } catch (error) {
    // An interceptor may have begun an answer before it failed.
    if (response.headersSent) return void response.destroy()
    const { status, code, message } =
      error instanceof Refusal ? error : new Refusal('INTERNAL', `The stand-in failed: ${error}`, 500)
    sendJson(response, status, { success: false, error: code, message })
  }
  // What was not read would block the connection for the next request.
  request.resume()
}

function sendJson(response: ServerResponse, status: number, envelope: object): void {
  sendText(response, status, JSON.stringify(envelope), { 'content-type': 'application/json' })
}
