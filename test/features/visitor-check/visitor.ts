/** A hosted site, and what is asked of it as a visitor, for tests of the checks of a link. Waits take no time. */
import { vi } from 'vitest'
import type { SiteFile } from '../../../src/site/site.ts'
import { DEFAULT_KEY, type HostingOptions, type Intercept, startHosting } from '../../stand-ins/hosting/hosting.ts'
import { skipWaits } from '../../stand-ins/runner/clock.ts'
import { tls, trust } from '../../stand-ins/runner/tls.ts'
import { type Fault, status } from '../../stand-ins/scenes/faults.ts'

/** The first link that the stand-in makes. */
export const link = 'calm-river-1.tiiny.test'

/** A service that has got these files, with a password if it knows any. */
export async function visit(files: Readonly<Record<string, string>>, options: HostingOptions = {}) {
  const trusted = trust(tls.file)
  const hosting = await startHosting({ proxy: true, ...options })
  for (const [name, value] of Object.entries(hosting.env)) vi.stubEnv(name, value)
  const form = new FormData()
  form.append('siteSettings', JSON.stringify({ passwordProtected: true, password: 'open, please' }))
  for (const [path, text] of Object.entries(files)) form.append('files', new Blob([text], { type: typeOf(path) }), path)
  await fetch(`${hosting.url}/v1/upload`, { method: 'POST', headers: { 'x-api-key': DEFAULT_KEY }, body: form })
  hosting.requests.length = 0
  const waits = skipWaits()
  const lines: string[] = []
  return {
    lines,
    info: (line: string): void => void lines.push(line),
    /** Paths that were asked for, each time. */
    asked: () => hosting.requests.map(({ path, headers }) => ('x-api-key' in headers ? `${path} with the key` : path)),
    sent: Object.entries(files).map(
      ([path, text]): SiteFile => ({ path, source: '', size: text.length, content: Buffer.from(text) }),
    ),
    async [Symbol.asyncDispose]() {
      waits[Symbol.dispose]()
      vi.unstubAllEnvs()
      trusted[Symbol.dispose]()
      await hosting.close()
    },
  }
}

const typeOf = (path: string): string => (path.endsWith('.html') ? 'text/html' : 'text/plain')

/** Answers like this at these paths of the site. */
export const at =
  (paths: RegExp, fault: Fault): Intercept =>
  (request, response, { path }) =>
    !path.startsWith('/v1/') && paths.test(path) && fault(request, response)

export const page = (text: string): Fault => status(200, text, { 'content-type': 'text/html' })
