import type { TokenizerCallbacks } from 'htmlparser2'
import { readWhole } from './read-file.ts'
import type { MissingAssets, SiteFiles } from './site.ts'

/** Bytes of a root page that is read, at most. */
const mostBytes = 4 * 1024 * 1024

/** Stands for the link, to tell local addresses from others. */
const link = 'https://static-deploy.invalid/'

/**
 * The local scripts and styles that the root page asks for and that the site does not have: a browser would show a page
 * without them.
 */
export async function missingAssets(files: SiteFiles): Promise<MissingAssets> {
  const asked = await assetsOf(files)
  if (asked.size === 0) return { paths: [], basePath: '' }
  const there = new Set(files.map(({ path }) => path))
  const paths = [...asked].filter((path) => !there.has(path))
  const moved = paths.find((path) => path.includes('/') && there.has(path.slice(path.indexOf('/') + 1)))
  return { paths, basePath: moved === undefined ? '' : `/${moved.slice(0, moved.indexOf('/'))}/` }
}

/** The paths of the scripts and styles that the root page asks for, as those of files. */
async function assetsOf(files: SiteFiles): Promise<ReadonlySet<string>> {
  const page = files.find(({ path }) => path === 'index.html')
  if (page === undefined || page.size > mostBytes) return new Set()
  const bytes = Buffer.allocUnsafe(page.size)
  readWhole(page, bytes)
  const html = bytes.toString()
  // Most of the time that this takes is for loading the tokenizer.
  if (!/<(?:script|link)\b/iu.test(html)) return new Set()
  const { Tokenizer } = await import('htmlparser2')
  const reader = new AssetReader(html)
  const tokenizer = new Tokenizer({ decodeEntities: false }, reader)
  tokenizer.write(html)
  tokenizer.end()
  return new Set(reader.addresses.flatMap((address) => pathOf(address, reader.base) ?? []))
}

/** The path of a local file that an address leads to; undefined for all other addresses. */
function pathOf(address: string, base: string): string | undefined {
  try {
    const { origin, pathname } = new URL(address, new URL(base, link))
    const path = decodeURIComponent(pathname.slice(1))
    return `${origin}/` === link && path !== '' ? path : undefined
  } catch {
    return undefined
  }
}

/** Notes the addresses in `<script src>` and in `<link href>` of styles and modules. */
class AssetReader implements TokenizerCallbacks {
  readonly addresses: string[] = []
  /** That of `<base href>`. */
  base = ''
  readonly #html: string
  readonly #attributes = new Map<string, string>()
  #element = ''
  #name = ''

  constructor(html: string) {
    this.#html = html
  }

  onopentagname(start: number, end: number): void {
    this.#element = this.#html.slice(start, end).toLowerCase()
    this.#attributes.clear()
  }

  onattribname(start: number, end: number): void {
    this.#name = this.#html.slice(start, end).toLowerCase()
  }

  onattribdata(start: number, end: number): void {
    const value = this.#html.slice(start, end).replaceAll('&amp;', '&').trim()
    if (!this.#attributes.has(this.#name)) this.#attributes.set(this.#name, value)
  }

  onopentagend(): void {
    const href = this.#attributes.get('href') ?? ''
    const isAsset = /(?:^|\s)(?:stylesheet|modulepreload)(?:\s|$)/iu.test(this.#attributes.get('rel') ?? '')
    const address = this.#element === 'script' ? this.#attributes.get('src') : isAsset && href
    if (this.#element === 'base' && this.base === '') this.base = href
    if ((this.#element === 'script' || this.#element === 'link') && address) this.addresses.push(address)
  }

  onselfclosingtag(): void {
    this.onopentagend()
  }

  isInForeignContext(): boolean {
    return false
  }

  onattribend(): void {}
  onclosetag(): void {}
  ontext(): void {}
  oncdata(): void {}
  oncomment(): void {}
  ondeclaration(): void {}
  onprocessinginstruction(): void {}
  onattribentity(): void {}
  ontextentity(): void {}
  onend(): void {}
}
