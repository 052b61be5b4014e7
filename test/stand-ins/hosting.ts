/**
 * A stand-in for the hosting service on loopback, for tests and the demo: all of INTERFACE.md, with the choices that
 * it leaves open as options. Its state is real: what is uploaded can be opened, replaced and deleted.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import type { AddressInfo, Socket } from 'node:net'
import { posix } from 'node:path'
import { json } from 'node:stream/consumers'
import { unzipSync } from 'fflate'
import { type ReceivedFile, type RecordedRequest, receiveForm, record } from './hosting-requests.ts'
import {
  type Account,
  type AccountOptions,
  Accounts,
  type HostedFile,
  hostedFile,
  pathOf,
  quotaUsed,
  sendText,
  serveSite,
  siteRequested,
  sizeOf,
} from './hosting-sites.ts'

export type { RecordedFile, RecordedRequest } from './hosting-requests.ts'
export type { Account, AccountOptions, HostedFile, SeedFiles, Site } from './hosting-sites.ts'

/** The key of the account that exists where no `accounts` are given. */
export const DEFAULT_KEY = 'stand-in-key-4f1c9a'

/** What INTERFACE.md leaves open, and what tests need. */
export interface HostingOptions {
  /** By API key; one empty account with `DEFAULT_KEY` unless given. */
  accounts?: Readonly<Record<string, AccountOptions>>
  /** The forms of delete that are known (INTERFACE 4.3); both unless given. */
  deleteForms?: readonly ('A' | 'B')[]
  /** Status of the answer to a form of delete that is not known; 404 unless given. */
  unknownFormStatus?: 404 | 405 | 415 | 501
  /** What `links` holds in a profile; `strings` unless given. */
  profileLinks?: 'strings' | 'objects-subdomain' | 'objects-domain'
  /** The method of `/v1/upload` that updates an existing link; `both` unless given. */
  updateBy?: 'POST' | 'PUT' | 'both'
  /** Single files lose their folders: only the base name is kept. */
  dropFolders?: boolean
  /** An archive that comes alone, `*.zip`, is unpacked: its files are the site. */
  unpackArchives?: boolean
  /** How many files one request may have, as common server libraries limit them (100, 128, 1,000). */
  partLimit?: number
  /** Milliseconds after an upload during which its link answers 404. */
  linkDelay?: number
  /** Added to the end of each HTML page that is served. */
  htmlBanner?: string
  /** What is kept of a file; `digest` (SHA-256 and size) needs no memory for large bodies. `bytes` unless given. */
  store?: 'bytes' | 'digest'
  /** How much of each body is recorded; 64 MiB unless given. */
  recordBodyBytes?: number
  /** PEM texts: serves https with them. */
  tls?: { key: string; cert: string }
  /**
   * Called before each request is treated, those for a site's pages too; true means that it dealt with the request
   * itself. The request is paused: read it with `resume()`, `pipe` or `for await`.
   */
  intercept?: (
    request: IncomingMessage,
    response: ServerResponse,
    recorded: RecordedRequest,
  ) => boolean | Promise<boolean>
}

/** A running stand-in. */
export interface Hosting extends AsyncDisposable {
  /** Base address, without a slash at its end. */
  readonly url: string
  readonly port: number
  /** Each request since the start, oldest first, those for a site's pages too. */
  readonly requests: RecordedRequest[]
  /** The live account of a key, `DEFAULT_KEY` unless given. Throws where there is none. */
  account(key?: string): Account
  /**
   * Where a link's pages are on loopback. Its pages are also at `<link>.localhost:<port>`, which browsers resolve
   * to loopback by themselves, and where addresses that start with `/` work as on the real host.
   */
  siteUrl(link: string): string
  /** Stops, and breaks what is under way. */
  close(): Promise<void>
}

/** Starts a stand-in on a free port of 127.0.0.1. */
export async function startHosting(options: HostingOptions = {}): Promise<Hosting> {
  const accounts = new Accounts(options.accounts ?? { [DEFAULT_KEY]: {} })
  const requests: RecordedRequest[] = []
  const sockets = new Set<Socket>()
  const listener = (request: IncomingMessage, response: ServerResponse): void => {
    const recorded = record(request, options.recordBodyBytes ?? 64 * 1024 * 1024)
    requests.push(recorded)
    void answer({ options, accounts, request, recorded }, response)
  }
  const server = options.tls ? createTlsServer(options.tls, listener) : createServer(listener)
  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  const url = `${options.tls ? 'https' : 'http'}://127.0.0.1:${port}`
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve())
      for (const socket of sockets) socket.destroy()
    })
  return {
    url,
    port,
    requests,
    account(key = DEFAULT_KEY) {
      const account = accounts.withKey(key)
      if (!account) throw new Error('The stand-in has no account with this key')
      return account
    },
    siteUrl: (link) => `${url}/sites/${link}/`,
    close,
    [Symbol.asyncDispose]: close,
  }
}

interface Exchange {
  readonly options: HostingOptions
  readonly accounts: Accounts
  readonly request: IncomingMessage
  readonly recorded: RecordedRequest
}

interface Call extends Exchange {
  readonly account: Account
}

/** A failure that the service answers with the envelope of INTERFACE section 7. */
class Refusal extends Error {
  readonly code: string
  readonly status: number

  constructor(code: string, message: string, status = 400) {
    super(message)
    this.code = code
    this.status = status
  }
}

async function answer(exchange: Exchange, response: ServerResponse): Promise<void> {
  const { options, accounts, request, recorded } = exchange
  try {
    if (await options.intercept?.(request, response, recorded)) return
    const page = siteRequested(request, accounts)
    if (page) {
      const { linkDelay = 0, htmlBanner = '' } = options
      const live = page.site && performance.now() - page.site.uploadedAt >= linkDelay
      serveSite({ path: page.path, site: live ? page.site : undefined, htmlBanner }, request, response)
    } else if (request.headers['transfer-encoding'] !== undefined) {
      // Some gateways in front of services take no body of unknown length, and know no envelope.
      sendText(response, 411, 'Length Required', { connection: 'close' })
    } else {
      sendJson(response, 200, { success: true, data: await call(exchange) })
    }
  } catch (error) {
    const { status, code, message } =
      error instanceof Refusal ? error : new Refusal('INTERNAL', `The stand-in failed: ${error}`, 500)
    sendJson(response, status, { success: false, error: code, message })
  }
  // What was not read would block the connection for the next request.
  request.resume()
}

function sendJson(response: ServerResponse, status: number, envelope: object): void {
  // An interceptor may have begun an answer before it failed.
  if (response.headersSent) return void response.destroy()
  const text = JSON.stringify(envelope)
  response.writeHead(status, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text),
  })
  response.end(text)
}

/** Calls the endpoint that the request names (INTERFACE section 4); the result is `data` of the envelope. */
async function call(exchange: Exchange): Promise<object> {
  const { request, accounts, options } = exchange
  const account = accounts.withKey(String(request.headers['x-api-key'] ?? ''))
  if (!account) throw new Refusal('UNAUTHORIZED', 'The API key is missing or not valid.', 401)
  const withAccount = { ...exchange, account }
  switch (`${request.method} ${pathOf(request)}`) {
    case 'GET /v1/profile':
      return profile(account, options)
    case 'POST /v1/upload':
    case 'PUT /v1/upload':
      return upload(withAccount)
    case 'POST /v1/delete':
      return deleteLink(withAccount, 'A')
    case 'DELETE /v1/delete':
      return deleteLink(withAccount, 'B')
    default:
      throw new Refusal('UNKNOWN_ENDPOINT', 'There is no such endpoint.', 404)
  }
}

async function upload({ options, accounts, account, request, recorded }: Call): Promise<object> {
  const { updateBy = 'both', store = 'bytes' } = options
  const isPut = request.method === 'PUT'
  if (isPut && updateBy === 'POST') throw new Refusal('UNKNOWN_ENDPOINT', 'There is no such endpoint.', 404)

  const received = await receiveForm(request, recorded, store === 'bytes').catch(refuseForm)
  // From here on nothing is awaited: an upload happens at once, or not at all.
  const domain = domainField(recorded)
  if (domain === undefined && isPut) throw new Refusal('INVALID_REQUEST', 'An update needs a domain.')
  const current = domain === undefined ? undefined : account.links.get(domain)
  if (domain !== undefined && !current) throw unknownDomain()
  if (current && !isPut && updateBy === 'PUT') {
    throw new Refusal('DOMAIN_EXISTS', 'The domain exists already.')
  }
  const files = hostedFiles(received, options)
  const used = quotaUsed(account) - (current ? sizeOf(current.files) : 0) + sizeOf(files)
  if (used > account.quotaLimit) {
    throw new Refusal('FREE_UPLOAD_LIMIT_REACHED', 'The upload does not fit in the quota. Please upgrade.')
  }
  if (!current && account.links.size >= account.linkLimit) {
    throw new Refusal('LINK_LIMIT_REACHED', 'You have reached your links limit. Please upgrade.')
  }
  const link = domain ?? accounts.freeLink()
  accounts.put(account, link, files)
  return { link, status: 'active', profile: { quotaUsed: used, quotaLimit: account.quotaLimit } }
}

/** What is to be hosted of what was received, by path. */
function hostedFiles(
  received: readonly ReceivedFile[],
  { dropFolders = false, unpackArchives = false, partLimit = Number.POSITIVE_INFINITY }: HostingOptions,
): ReadonlyMap<string, HostedFile> {
  if (received.length > partLimit) {
    throw new Refusal('TOO_MANY_FILES', `At most ${partLimit} files fit in one request.`)
  }
  if (received.length === 0) throw new Refusal('INVALID_REQUEST', 'There are no files.')
  if (received.some(({ field, filename }) => field !== 'files' || filename === '')) {
    throw new Refusal('INVALID_REQUEST', 'Each file must be a part "files" with a file name.')
  }
  const [only] = received
  if (unpackArchives && received.length === 1 && only?.path.endsWith('.zip') && only.hosted.bytes) {
    return unpacked(only.hosted.bytes)
  }
  return new Map(received.map(({ path, hosted }) => [dropFolders ? posix.basename(path) : path, hosted]))
}

function unpacked(archive: Buffer): ReadonlyMap<string, HostedFile> {
  const entries = Object.entries(unzipSync(archive)).filter(([path]) => !path.endsWith('/'))
  return new Map(entries.map(([path, bytes]) => [path, hostedFile(path, bytes)]))
}

async function deleteLink({ options, account, request, recorded }: Call, form: 'A' | 'B'): Promise<object> {
  if (!(options.deleteForms ?? ['A', 'B']).includes(form)) {
    throw new Refusal('UNKNOWN_FORM', 'Links are not deleted like that.', options.unknownFormStatus ?? 404)
  }
  const domain = form === 'A' ? await domainOfJson(request) : await domainOfForm(request, recorded)
  if (domain === undefined) throw new Refusal('INVALID_REQUEST', 'The domain is missing.')
  if (!account.links.delete(domain)) throw unknownDomain()
  return profile(account, options)
}

async function domainOfJson(request: IncomingMessage): Promise<string | undefined> {
  if (!/^application\/json\b/iu.test(request.headers['content-type'] ?? '')) {
    throw new Refusal('INVALID_REQUEST', 'The request is not JSON.')
  }
  const body: unknown = await json(request).catch(() => undefined)
  const domain = body && typeof body === 'object' && 'domain' in body ? body.domain : undefined
  return typeof domain === 'string' ? domain : undefined
}

async function domainOfForm(
  request: IncomingMessage,
  recorded: RecordedRequest,
): Promise<string | undefined> {
  await receiveForm(request, recorded, false).catch(refuseForm)
  return domainField(recorded)
}

function domainField({ fields }: RecordedRequest): string | undefined {
  return fields.find(({ name }) => name === 'domain')?.value
}

function refuseForm(error: Error): never {
  throw new Refusal('INVALID_REQUEST', `The form can't be read: ${error.message}`)
}

function unknownDomain(): Refusal {
  return new Refusal('NOT_FOUND', 'The account has no such domain.')
}

function profile(account: Account, { profileLinks = 'strings' }: HostingOptions): object {
  const links = [...account.links].map(([link, { createdAt }]) => {
    if (profileLinks === 'strings') return link
    // The first link on 1 January, the second on the 2nd, …: in order, and the same in each run.
    const created = new Date(Date.UTC(2026, 0, createdAt)).toISOString()
    return { [profileLinks === 'objects-domain' ? 'domain' : 'subdomain']: link, created }
  })
  return { links, quotaUsed: quotaUsed(account), quotaLimit: account.quotaLimit }
}
