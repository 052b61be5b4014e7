/** The endpoints of the stand-in hosting service (INTERFACE section 4). */
import type { IncomingMessage } from 'node:http'
import { posix } from 'node:path'
import { json } from 'node:stream/consumers'
import { unzipSync } from 'fflate'
import type { HostingOptions } from './options.ts'
import { pathOf } from './pages.ts'
import { type RecordedRequest, receiveForm } from './requests.ts'
import { type Account, type Accounts, type HostedFile, hostedFile, quotaUsed, sizeOf } from './sites.ts'

/** What a new link ends with, unless told otherwise. */
export const DEFAULT_SUFFIX = 'tiiny.test'

/** One request and what it meets. */
export interface Exchange {
  readonly options: HostingOptions
  readonly accounts: Accounts
  readonly request: IncomingMessage
  readonly recorded: RecordedRequest
}

type Call = Exchange & { readonly account: Account }

/** A failure that is answered with the envelope of INTERFACE section 7. */
export class Refusal extends Error {
  readonly code: string
  readonly status: number

  constructor(code: string, message: string, status = 400) {
    super(message)
    this.code = code
    this.status = status
  }
}

/** The result is `data` of the envelope. @throws {Refusal} */
export async function call(exchange: Exchange): Promise<object> {
  const { request, accounts, options } = exchange
  const account = accounts.withKey(String(request.headers['x-api-key']))
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
      throw unknownEndpoint()
  }
}

async function upload(call: Call): Promise<object> {
  const { options, accounts, account, request, recorded } = call
  const isPut = request.method === 'PUT'
  if (isPut && options.updateBy === 'POST') throw unknownEndpoint()
  await receiveForm(request, recorded).catch(refuseForm)
  // From here on nothing is awaited: an upload happens at once, or not at all.
  const isFull = account.links.size >= account.linkLimit
  if (isFull && options.limitFirst && !isPut) throw linkLimit(options)
  const link = linkToFill(call, fieldOf(recorded, 'domain'))
  const current = account.links.get(link)
  const files = hostedFiles(recorded, options)
  const used = quotaUsed(account) - (current ? sizeOf(current.files) : 0) + sizeOf(files)
  if (used > account.quotaLimit) {
    throw new Refusal('FREE_UPLOAD_LIMIT_REACHED', 'The upload does not fit in the quota. Please upgrade.')
  }
  if (!current && isFull) throw linkLimit(options)
  accounts.put(account, link, files, passwordField(recorded, options))
  const { answeredName = (name) => name, onLink } = options
  onLink?.(current ? 'updated' : 'created', link, request)
  return { link: answeredName(link), status: statusOfUpload(account), profile: quotaOf(account) }
}

/** The password that a link has after an upload; undefined where everybody may see it. */
function passwordField(recorded: RecordedRequest, { passwords = 'ignored' }: HostingOptions): string | undefined {
  const text = fieldOf(recorded, 'siteSettings')
  if (passwords === 'ignored' || text === undefined) return undefined
  const { passwordProtected, password } = JSON.parse(text)
  return passwordProtected === true ? String(password) : undefined
}

/** The link that an upload goes to: one of the account's, or a new one. */
function linkToFill({ options, accounts, account, request }: Call, domain: string | undefined): string {
  const isPut = request.method === 'PUT'
  if (domain === undefined) {
    if (isPut) throw new Refusal('INVALID_REQUEST', 'An update needs a domain.')
    const newest = [...account.links.keys()].at(-1)
    const replaced = options.replacesWhenFull && account.links.size >= account.linkLimit ? newest : undefined
    return replaced ?? accounts.freeLink()
  }
  const link = linkNamed(domain, options)
  if (account.links.has(link)) {
    if (options.updateBy === 'PUT' && !isPut) throw new Refusal('DOMAIN_EXISTS', 'The domain exists already.')
    return link
  }
  const { linkSuffix = DEFAULT_SUFFIX, namedLinks = false } = options
  if (options.ignoresNames && !isPut) return accounts.freeLink()
  const label = link.endsWith(`.${linkSuffix}`) ? link.slice(0, -linkSuffix.length - 1) : ''
  if (isPut || !namedLinks || !/^[a-z\d]([a-z\d-]*[a-z\d])?$/u.test(label)) throw unknownDomain()
  if (accounts.site(link)) throw new Refusal('DOMAIN_TAKEN', 'The domain belongs to another account.')
  return link
}

/** The link that a `domain` stands for. */
function linkNamed(domain: string, options: HostingOptions): string {
  const { namedLinks, linkSuffix = DEFAULT_SUFFIX, customDomains = {} } = options
  const owned = customDomains[domain]
  if (owned !== undefined) return owned
  return namedLinks && domain !== '' && !domain.includes('.') ? `${domain}.${linkSuffix}` : domain
}

const linkLimit = ({ limitFirst }: HostingOptions): Refusal =>
  new Refusal(limitFirst ? 'FREE_UPLOAD_LIMIT_REACHED' : 'LINK_LIMIT_REACHED', 'Please upgrade for more links.')

const unknownEndpoint = (): Refusal => new Refusal('UNKNOWN_ENDPOINT', 'There is no such endpoint.', 404)

const unknownDomain = (): Refusal => new Refusal('NOT_FOUND', 'The account has no such domain.')

/** Counts an upload, and tells whether it may stay. */
function statusOfUpload(account: Account): 'active' | 'expiring' {
  const day = 24 * 60 * 60 * 1000
  const now = performance.now()
  account.uploads.push(now)
  const today = account.uploads.filter((time) => time > now - day)
  return today.length > account.uploadsADay ? 'expiring' : 'active'
}

/** What is to be hosted of what was received, by path. */
function hostedFiles(
  { files }: RecordedRequest,
  { dropFolders, unpackArchives }: HostingOptions,
): ReadonlyMap<string, HostedFile> {
  const [only] = files
  if (!only) throw new Refusal('INVALID_REQUEST', 'There are no files.')
  if (files.some(({ field, filename }) => field !== 'files' || filename === '')) {
    throw new Refusal('INVALID_REQUEST', 'Each file must be a part "files" with a file name.')
  }
  if (unpackArchives && files.length === 1 && only.path.endsWith('.zip')) {
    const entries = Object.entries(unzipSync(only.bytes)).filter(([path]) => !path.endsWith('/'))
    return new Map(entries.map(([path, bytes]) => [path, hostedFile(path, bytes)]))
  }
  return new Map(files.map((file) => [dropFolders ? posix.basename(file.path) : file.path, file]))
}

async function deleteLink({ options, account, request, recorded }: Call, form: 'A' | 'B'): Promise<object> {
  if (!(options.deleteForms ?? ['A', 'B']).includes(form)) {
    throw new Refusal('UNKNOWN_FORM', 'Links are not deleted like that.', 404)
  }
  if (form === 'B') await receiveForm(request, recorded).catch(refuseForm)
  const domain = form === 'B' ? fieldOf(recorded, 'domain') : await domainOfJson(request)
  if (domain === undefined) throw new Refusal('INVALID_REQUEST', 'The domain is missing.')
  const link = linkNamed(domain, options)
  if (!account.links.delete(link)) throw unknownDomain()
  options.onLink?.('deleted', link, request)
  return profile(account, options)
}

async function domainOfJson(request: IncomingMessage): Promise<string | undefined> {
  if (!/^application\/json\b/iu.test(request.headers['content-type'] ?? '')) {
    throw new Refusal('INVALID_REQUEST', 'The request is not JSON.')
  }
  const body = (await json(request).catch(() => undefined)) as { domain?: unknown } | null | undefined
  return typeof body?.domain === 'string' ? body.domain : undefined
}

function fieldOf({ fields }: RecordedRequest, wanted: string): string | undefined {
  return fields.find(({ name }) => name === wanted)?.value
}

function refuseForm(error: Error): never {
  throw new Refusal('INVALID_REQUEST', `The form can't be read: ${error.message}`)
}

function profile(account: Account, options: HostingOptions): object {
  const links = [...account.links.keys()].map((link) => shown(link, options))
  return { links, ...quotaOf(account) }
}

function shown(link: string, { profileLinks = 'strings', customDomains = {} }: HostingOptions): string | object {
  if (profileLinks === 'strings') return link
  const own = Object.keys(customDomains).find((name) => customDomains[name] === link)
  return {
    ...(profileLinks === 'objects-both' && own !== undefined && { domain: own }),
    [profileLinks === 'objects-domain' ? 'domain' : 'subdomain']:
      profileLinks === 'objects-label' ? link.replace(/\..*$/u, '') : link,
    isTemplate: false,
  }
}

function quotaOf(account: Account): object {
  return { quotaUsed: quotaUsed(account), quotaLimit: account.quotaLimit }
}
