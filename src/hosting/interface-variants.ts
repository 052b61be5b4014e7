import type { SiteFiles } from '../site/site.ts'

type Form = 'files' | 'zip'

/** Where services that use this interface differ: what they want for an update, a site with folders and a deletion. */
export interface Dialect {
  readonly update: 'POST' | 'PUT'
  readonly folders: Form
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

/** How a site is sent, and why so. */
export type Packing = ReturnType<typeof formFor>

export function formFor(uploadAs: 'auto' | Form, files: SiteFiles, { folders }: Dialect, host: string) {
  const as = (form: Form, why: string) => ({ form, why })
  if (uploadAs !== 'auto') return as(uploadAs, `"upload-as: ${uploadAs}" asks for it`)
  if (!files.some(({ path }) => path.includes('/'))) return as('files', 'a site without folders needs no archive')
  if (folders === 'zip') return as('zip', `${host} is reported to unpack it`)
  return as('files', 'the interface takes single files with their folders')
}
