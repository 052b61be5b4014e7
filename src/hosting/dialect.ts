import type { SiteFiles } from '../site/site.ts'

/** How a site is sent: one part for each file, or one archive of all files. */
export type Form = 'files' | 'zip'

/** Where services that use this interface differ. */
interface Dialect {
  /** The method that updates a link. */
  readonly update: 'POST' | 'PUT'
  /** The form for a site that has folders. */
  readonly folders: Form
}

/**
 * What is publicly known of services, by their host. For ext.tiiny.host: the vendor's own client (its skill 1.1.0,
 * March 2026) updates with PUT, and every public client that was found sends a site with folders as one archive.
 */
const known: ReadonlyMap<string, Dialect> = new Map([['ext.tiiny.host', { update: 'PUT', folders: 'zip' }]])

/** The dialect of the service at an address; by default what the interface itself says (INTERFACE 4.1). */
export function dialectOf({ hostname }: URL): Dialect {
  return known.get(hostname) ?? { update: 'POST', folders: 'files' }
}

/** How a site is sent, and why, in words for the log. */
export interface ChosenForm {
  readonly form: Form
  readonly why: string
}

/** Chooses the form of a site: the one in `upload-as`, or what the service and the site's folders ask for. */
export function formFor(uploadAs: 'auto' | Form, files: SiteFiles, baseUrl: URL): ChosenForm {
  if (uploadAs !== 'auto') return { form: uploadAs, why: `"upload-as: ${uploadAs}" asks for it` }
  if (!hasFolders(files)) return { form: 'files', why: 'a site without folders needs no archive' }
  const { folders: form } = dialectOf(baseUrl)
  const why = form === 'zip' ? 'is reported to unpack it' : 'is not known to need an archive'
  return { form, why: `${baseUrl.host} ${why}` }
}

function hasFolders(files: SiteFiles): boolean {
  for (const { path } of files) if (path.includes('/')) return true
  return false
}
