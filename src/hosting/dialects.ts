/** How a site is sent. */
export interface Packing {
  readonly form: 'files' | 'zip'
  /** The end of a sentence. */
  readonly why: string
}

/** Where services that use this interface differ: what they want for an update, a site with folders and a deletion. */
export interface Dialect {
  readonly update: 'POST' | 'PUT'
  readonly folders: Packing['form']
  /** INTERFACE 4.3: form A or B. */
  readonly delete: 'json' | 'form'
}

/** What the interface itself says (INTERFACE 4.1). */
const plain: Dialect = { update: 'POST', folders: 'files', delete: 'json' }

/** By host. The vendor's API documentation of 2026, and for archives every public client. */
const known: Readonly<Record<string, Dialect>> = {
  'ext.tiiny.host': { update: 'PUT', folders: 'zip', delete: 'form' },
}

export const dialectOf = ({ hostname }: URL): Dialect => known[hostname] ?? plain
