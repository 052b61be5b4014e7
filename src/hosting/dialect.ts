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
const known: ReadonlyMap<string, Dialect> = new Map([
  ['ext.tiiny.host', { update: 'PUT', folders: 'zip', delete: 'form' }],
])

export function dialectOf({ hostname }: URL): Dialect {
  return known.get(hostname) ?? plain
}

export function formFor(uploadAs: 'auto' | Form, files: SiteFiles, baseUrl: URL): { form: Form; why: string } {
  if (uploadAs !== 'auto') return { form: uploadAs, why: `"upload-as: ${uploadAs}" asks for it` }
  if (!files.some(({ path }) => path.includes('/')))
    return { form: 'files', why: 'a site without folders needs no archive' }
  if (dialectOf(baseUrl).folders === 'zip') return { form: 'zip', why: `${baseUrl.host} is reported to unpack it` }
  return { form: 'files', why: 'the interface takes single files with their folders' }
}
