/** The endpoints of the stand-in hosting service (interface 4). */
import type { IncomingMessage } from 'node:http'
import { posix } from 'node:path'
import { json } from 'node:stream/consumers'
import { unzipSync } from 'fflate'
import type { HostingOptions } from './options.ts'
import { pathOf } from './pages.ts'
import { type RecordedRequest, receiveForm } from './requests.ts'
import { type Account, type Accounts, type HostedFile, hostedFile, quotaUsed, sizeOf } from './sites.ts'

/** One request and what it meets. */
export interface Exchange {
  readonly options: HostingOptions
  readonly accounts: Accounts
  readonly request: IncomingMessage
  readonly recorded: RecordedRequest
}

type Call = Exchange & { readonly account: Account }

/** A failure that is answered with the envelope of interface 7. */
export class Refusal extends Error {
  readonly code: string
  readonly status: number

  constructor(code: string, message: string, status = 400) {
    super(message)
    this.code = code
    this.status = status
  }
}

const invalid = (message: string): Refusal => new Refusal('INVALID_REQUEST', message)
const unknownDomain = (): Refusal => new Refusal('NOT_FOUND', 'The account has no such domain.')
const linkLimit = ({ limitFirst }: HostingOptions): Refusal =>
  new Refusal(limitFirst ? 'FREE_UPLOAD_LIMIT_REACHED' : 'LINK_LIMIT_REACHED', 'Please upgrade for more links.')

/** The result is `data` of the envelope. @throws {Refusal} */
export async function call(exchange: Exchange): Promise<object> {
  const { request, accounts, options } = exchange
  const account = accounts.withKey(String(request.headers['x-api-key']))
  if (!account) throw new Refusal('UNAUTHORIZED', 'The API key is missing or not valid.', 401)
  const { updateBy, deleteForms = ['A', 'B'] } = options
  const call = { ...exchange, account }
  const line = `${request.method} ${pathOf(request)}`
  if (line === 'GET /v1/profile') return profile(account, options)
  if (line === 'POST /v1/upload' || (line === 'PUT /v1/upload' && updateBy !== 'POST')) return upload(call)
  if (line === 'POST /v1/delete' && deleteForms.includes('A')) return deleteLink(call, await domainOfJson(request))
  if (line === 'DELETE /v1/delete' && deleteForms.includes('B')) return deleteLink(call, await domainOfForm(call))
  throw new Refusal('UNKNOWN_ENDPOINT', 'There is no such endpoint.', 404)
}

async function upload(call: Call): Promise<object> {
  const { options, accounts, account, request, recorded } = call
  await readForm(call)
  // From here on nothing is awaited: an upload happens at once, or not at all.
  const isFull = account.links.size >= account.linkLimit
  if (isFull && options.limitFirst && request.method === 'POST') throw linkLimit(options)
  const link = linkToFill(call, fieldOf(recorded, 'domain'))
  const current = account.links.get(link)
  const files = hostedFiles(recorded, options)
  const used = quotaUsed(account) - (current ? sizeOf(current.files) : 0) + sizeOf(files)
  if (used > account.quotaLimit) {
    throw new Refusal('FREE_UPLOAD_LIMIT_REACHED', 'The upload does not fit in the quota. Please upgrade.')
  }
  if (!current && isFull) throw linkLimit(options)
  accounts.put(account, link, files, passwordOf(recorded, options))
  const { answeredName = (name) => name, onLink } = options
  onLink?.(current ? 'updated' : 'created', link, request)
  account.uploads += 1
  const status = account.uploads > account.uploadsADay ? 'expiring' : 'active'
  return { link: answeredName(link), status, profile: quotaOf(account) }
}

/** The password that a link has after an upload; undefined if everybody may see it. */
function passwordOf(recorded: RecordedRequest, { passwords = 'ignored' }: HostingOptions): string | undefined {
  const { passwordProtected, password } = JSON.parse(fieldOf(recorded, 'siteSettings') ?? '{}')
  return passwords !== 'ignored' && passwordProtected === true ? String(password) : undefined
}

/** The link that an upload goes to: one of the account's, or a new one. */
function linkToFill({ options, accounts, account, request }: Call, domain: string | undefined): string {
  const isPut = request.method === 'PUT'
  if (domain === undefined) {
    if (isPut) throw invalid('An update needs a domain.')
    const newest = [...account.links.keys()].at(-1)
    const replaced = options.replacesWhenFull && account.links.size >= account.linkLimit ? newest : undefined
    return replaced ?? accounts.freeLink()
  }
  const link = linkNamed(domain, options, accounts)
  if (account.links.has(link)) {
    if (options.updateBy === 'PUT' && !isPut) throw new Refusal('DOMAIN_EXISTS', 'The domain exists already.')
    return link
  }
  if (options.ignoresNames && !isPut) return accounts.freeLink()
  const { suffix } = accounts
  const label = link.endsWith(`.${suffix}`) ? link.slice(0, -suffix.length - 1) : ''
  if (isPut || !options.namedLinks || !/^[a-z\d]([a-z\d-]*[a-z\d])?$/u.test(label)) throw unknownDomain()
  return link
}

/** The link that a `domain` stands for. */
function linkNamed(domain: string, { namedLinks }: HostingOptions, { suffix }: Accounts): string {
  const isLabel = namedLinks && domain !== '' && !domain.includes('.')
  return isLabel ? `${domain}.${suffix}` : domain
}

/** What is to be hosted of what was received, by path. */
function hostedFiles(
  { files }: RecordedRequest,
  { dropFolders, unpackArchives }: HostingOptions,
): ReadonlyMap<string, HostedFile> {
  const [only] = files
  if (!only) throw invalid('There are no files.')
  if (files.some(({ field, filename }) => field !== 'files' || filename === '')) {
    throw invalid('Each file must be a part "files" with a file name.')
  }
  if (unpackArchives && files.length === 1 && only.path.endsWith('.zip')) {
    const entries = Object.entries(unzipSync(only.bytes)).filter(([path]) => !path.endsWith('/'))
    return new Map(entries.map(([path, bytes]) => [path, hostedFile(path, bytes)]))
  }
  return new Map(files.map((file) => [dropFolders ? posix.basename(file.path) : file.path, file]))
}

function deleteLink({ options, accounts, account, request }: Call, domain: unknown): object {
  if (typeof domain !== 'string') throw invalid('The domain is missing.')
  const link = linkNamed(domain, options, accounts)
  if (!account.links.delete(link)) throw unknownDomain()
  options.onLink?.('deleted', link, request)
  return profile(account, options)
}

async function domainOfJson(request: IncomingMessage): Promise<unknown> {
  const isJson = /^application\/json\b/iu.test(request.headers['content-type'] ?? '')
  const body = isJson ? await json(request).catch(() => undefined) : undefined
  return (body as { domain?: unknown } | null | undefined)?.domain
}

async function domainOfForm(call: Call): Promise<string | undefined> {
  await readForm(call)
  return fieldOf(call.recorded, 'domain')
}

async function readForm({ request, recorded }: Call): Promise<void> {
  await receiveForm(request, recorded).catch((error) => {
    throw invalid(`The form can't be read: ${error.message}`)
  })
}

function fieldOf({ fields }: RecordedRequest, wanted: string): string | undefined {
  return fields.find(({ name }) => name === wanted)?.value
}

function profile(account: Account, options: HostingOptions): object {
  const links = [...account.links.keys()]
  const objects = links.map((subdomain) => ({ subdomain, isTemplate: false }))
  return { links: options.listsObjects ? objects : links, ...quotaOf(account) }
}

function quotaOf(account: Account): object {
  return { quotaUsed: quotaUsed(account), quotaLimit: account.quotaLimit }
}
