/** How a site is sent: its files one by one, or one archive of them. */
export type Form = 'files' | 'zip'

/** How services with this interface differ. Of two methods the second one is for a service that does not know the first. */
export interface Dialect {
  readonly update: readonly ('POST' | 'PUT')[]
  /** Interface 4.3: `POST` is form A, `DELETE` form B. */
  readonly delete: readonly ('POST' | 'DELETE')[]
  readonly folders: Form
}

/** Interface 4.1. */
const plain: Dialect = { update: ['POST', 'PUT'], delete: ['POST', 'DELETE'], folders: 'files' }

/** Sources: the vendor's API documentation of 2026; for archives, public clients. */
const tiiny: Dialect = { update: ['PUT', 'POST'], delete: ['DELETE', 'POST'], folders: 'zip' }

/** Whether it is the default of `base-url`. */
export const isLiveService = ({ hostname }: URL): boolean => hostname === 'ext.tiiny.host'

export const dialectOf = (url: URL): Dialect => (isLiveService(url) ? tiiny : plain)
