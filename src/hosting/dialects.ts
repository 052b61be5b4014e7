export interface Packing {
  readonly form: 'files' | 'zip'
  /** A clause for the log, without a full stop. */
  readonly why: string
}

/** How services with this interface differ. */
export interface Dialect {
  readonly update: 'POST' | 'PUT'
  readonly folders: Packing['form']
  /** INTERFACE 4.3: form A or B. */
  readonly delete: 'json' | 'form'
}

/** INTERFACE 4.1. */
const plain: Dialect = { update: 'POST', folders: 'files', delete: 'json' }

/** By host. Sources: the vendor's API documentation of 2026; for archives, public clients. */
const known: Readonly<Record<string, Dialect>> = {
  'ext.tiiny.host': { update: 'PUT', folders: 'zip', delete: 'form' },
}

export const dialectOf = ({ hostname }: URL): Dialect => known[hostname] ?? plain
