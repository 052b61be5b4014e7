/** `why` is a clause for the log, without a full stop. */
export type Packing = Readonly<{ form: 'files' | 'zip'; why: string }>

/** How services with this interface differ. */
export interface Dialect {
  readonly update: 'POST' | 'PUT'
  readonly folders: Packing['form']
  /** INTERFACE 4.3: form A or B. */
  readonly delete: 'json' | 'form'
}

/** INTERFACE 4.1. */
const plain: Dialect = { update: 'POST', folders: 'files', delete: 'json' }

/** Sources: the vendor's API documentation of 2026; for archives, public clients. */
const tiiny: Dialect = { update: 'PUT', folders: 'zip', delete: 'form' }

export const dialectOf = ({ hostname }: URL): Dialect => (hostname === 'ext.tiiny.host' ? tiiny : plain)
