import { hash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { readWhole } from '../../site/file-access.ts'
import type { SiteFile, SiteFiles } from '../../site/site.ts'
import { encodedPath } from '../../text/address.ts'
import { mediaType } from '../../text/media-type.ts'
import { type DeadLinks, SiteLinks } from './dead-links.ts'
import { maxTextBytes } from './limits.ts'
import { ListedFiles } from './list-files.ts'
import { Normalizer, type OwnNames } from './pages/normalize.ts'
import type { ComparedParts, ParsedPage } from './pages/parsed-page.ts'
import { readPage } from './pages/read-page.ts'
import type { PageList } from './published-list.ts'

/** Bytes that are read at once. A larger page counts as another file. */
const chunkSize = 32 * 1024 * 1024

export interface SiteList extends PageList {
  readonly media: ReadonlyMap<string, string>
  /** Whether a style sheet has colours for the dark theme. */
  readonly hasDarkTheme: boolean
  /** By the paths of pages. May be empty. */
  readonly titles: ReadonlyMap<string, string>
  /** By path, the places that pages link to, whether they are there or not. */
  readonly linked: ReadonlyMap<string, DeadLinks>
  /** Addresses that pages give for themselves and their translations, and that are not there. */
  readonly deadTwins: DeadLinks
  /** By the path of a page, the page to which it leads on by itself. */
  readonly redirects: ReadonlyMap<string, string>
  /** By the name of a picture, font or document without its hash: its address, and the first page that names it. */
  readonly mediaNames: ReadonlyMap<string, string>
  readonly namedOn: ReadonlyMap<string, string>
}

/** @throws {SiteError} if a file changed after the site was collected */
export async function listPages(site: SiteFiles, own: OwnNames, signal: AbortSignal): Promise<SiteList> {
  const buffer = Buffer.allocUnsafeSlow(chunkSize)
  const [pages, titles, redirects] = [new Map<string, string>(), new Map<string, string>(), new Map<string, string>()]
  const addresses = new Set(site.map((file) => addressOf(file).normalize()))
  const [links, files, normalizer] = [new SiteLinks(addresses, own.hosts), new ListedFiles(), new Normalizer(own)]
  let [hasScript, hasDarkTheme] = [false, false]
  for (const file of site) {
    // The upload gets a turn now and then.
    if (pages.size % 10 === 0) await setImmediate()
    signal.throwIfAborted()
    if (!isPage(file)) {
      await files.add(file, buffer)
      if (mediaType(file.path) !== 'text/css' || file.size > maxTextBytes) continue
      const css = readWhole(file, buffer.subarray(0, file.size)).toString()
      links.addStyle(addressOf(file), css)
      hasDarkTheme ||= /prefers-color-scheme\s*:\s*dark/iu.test(css)
      continue
    }
    const bytes = readWhole(file, buffer.subarray(0, file.size))
    const page = await readPage(bytes, signal)
    const address = addressOf(file)
    pages.set(address, page ? digestsOf(page.parts(normalizer)) : digestsOfBytes(bytes))
    titles.set(address, page?.title ?? '')
    if (page === undefined) continue
    hasScript ||= address === '/' && page.hasScript
    const to = redirectOf(page, address, links)
    if (to !== undefined) redirects.set(address, to)
    // It is shown at any address, so its links may lead anywhere.
    if (!/\/404(?:\.html|\/)$/u.test(address)) links.add(address, page)
  }
  const isApp = hasScript && ['/404.html', '/200.html'].some((path) => looksAs(pages.get(path), pages.get('/')))
  const { linkedPlaces: linked, namedOn } = links
  return {
    ...{ host: own.hosts[0] ?? '', pages, titles, redirects, linked, namedOn, ...files.digests() },
    ...{ hasDarkTheme, mediaNames: files.mediaNames, dead: links.dead(isApp), deadTwins: links.deadTwins(isApp) },
  }
}

export const isPage = ({ path, size }: SiteFile): boolean => mediaType(path) === 'text/html' && size <= chunkSize

/** Its path for visitors. */
export const addressOf = ({ path }: SiteFile): string => `/${path}`.replace(/\/index\.html$/u, '/')

/** `<content>.<outside>.<look>.<page>` */
export function digestsOf({ title, text, targets, outside, outsideTargets, look, page }: ComparedParts): string {
  const parts = [`${title}\u0001${text}\u0002${targets}`, `${outside}\u0002${outsideTargets}`, look, page]
  return parts.map(digestOf).join('.')
}

/** Scripts answer each address of an app, so the page for missing files is a copy of the root page. */
function looksAs(page: string | undefined, root: string | undefined): boolean {
  const withoutLast = (digests: string): string => digests.replace(/\.[^.]*$/u, '')
  return page !== undefined && root !== undefined && withoutLast(page) === withoutLast(root)
}

function redirectOf({ redirect }: ParsedPage, address: string, links: SiteLinks): string | undefined {
  return redirect === '' ? undefined : links.follow(redirect, `https://site.invalid${encodedPath(address)}`)?.address
}

const digestsOfBytes = (page: Buffer): string => `${digestOf(page.toString('latin1'))}.`.repeat(4).slice(0, -1)

const digestOf = (content: string): string => hash('sha256', content, 'base64url').slice(0, 16)
