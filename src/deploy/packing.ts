import type { Dialect, Form } from '../hosting/dialects.ts'
import type { SiteFiles } from '../site/site.ts'

/** How a site is sent, and why so. */
export type Packing = ReturnType<typeof formFor>

export function formFor(uploadAs: 'auto' | Form, files: SiteFiles, { folders }: Dialect, host: string) {
  const as = (form: Form, why: string) => ({ form, why })
  if (uploadAs !== 'auto') return as(uploadAs, `"upload-as: ${uploadAs}" asks for it`)
  if (!files.some(({ path }) => path.includes('/'))) return as('files', 'a site without folders needs no archive')
  if (folders === 'zip') return as('zip', `${host} is reported to unpack it`)
  return as('files', 'the interface takes single files with their folders')
}
