import type { ActionError, ServiceError } from '../errors.ts'
import type { Account, Quota } from '../rules/world.ts'
import type { SiteFiles } from '../site/site.ts'
import type { Dialect } from './dialect.ts'
import type { Meaning } from './statuses.ts'

/** What one request came to. */
export type Reply<T> =
  | { readonly kind: 'taken'; readonly value: T }
  /** The service said no, or what it said can't be used. The error has the link that it named all the same. */
  | Untaken<'refused', { readonly error: ServiceError; readonly meaning: Meaning }>
  | Untaken<'busy', { readonly error: ServiceError; readonly meaning: Meaning }>
  /** No complete answer came, or the run was cancelled. */
  | Untaken<'lost', { readonly error: ActionError }>

type Untaken<Kind, Why> = Why & {
  readonly kind: Kind
  /** Whether the service may have carried it out: all of it was sent, and no answer says otherwise. */
  readonly mayBeDone: boolean
  /** Whether the same request may be taken later. */
  readonly again: boolean
  /** Milliseconds that the service asks to wait. */
  readonly after?: number | undefined
}

export interface Upload {
  /** A host name, or a single label, which is the first label of one. */
  readonly link: string
  readonly status: string
  readonly quota: Quota
}

export interface Shipment {
  /** The parts: the files themselves, or one archive of them. */
  readonly files: SiteFiles
  /** The site's files, of which an error may name the largest. */
  readonly site: SiteFiles
  readonly password?: string | undefined
}

interface UploadTo {
  readonly method: 'POST' | 'PUT'
  /** Undefined to make a link whose name the service chooses. */
  readonly domain: string | undefined
  /** Whether it makes a link, so that it gets a connection that no request has used. */
  readonly creates: boolean
}

/** A hosting service: one request for each method, never repeated. Another host is another object like this one. */
export interface Hosting {
  readonly dialect: Dialect
  /** Opens connections for requests that will follow. A fault shows when one is needed. */
  prepare(): void
  profile(): Promise<Reply<Account>>
  /** @throws {SiteError} if a file of the site can't be read, or changed: then nothing can have been taken */
  upload(shipment: Shipment, to: UploadTo): Promise<Reply<Upload>>
  /** The account after it may list the link still. */
  delete(link: string, form: 'json' | 'form'): Promise<Reply<Account>>
}
