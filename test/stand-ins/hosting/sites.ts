/** What the stand-in hosting service keeps: accounts, their links, and the files under them. */
import mime from 'mime'

export interface HostedFile {
  /** Media type of the part's `Content-Type`, without parameters. */
  readonly type: string
  readonly bytes: Buffer
}

/** What is hosted under one link. An update puts a new object in its place. */
export interface Site {
  /** By path relative to the root, `/` between folders, nothing escaped. */
  readonly files: ReadonlyMap<string, HostedFile>
  /** When these files came, on the clock of `performance.now()`. */
  readonly uploadedAt: number
  /** What visitors are asked for; absent where everybody may see it. */
  readonly password?: string
}

interface Plan {
  /** 5 unless given. */
  linkLimit: number
  /** In bytes, an integer; 10,000,000 unless given. */
  quotaLimit: number
  /** See `Dialect`; the service's own unless given. */
  uploadsADay: number
}

/** One account. Tests may look into it and change it. */
export interface Account extends Plan {
  /** By link, in the order of creation. */
  readonly links: Map<string, Site>
  /** How many uploads came so far: a stand-in does not live for a day. */
  uploads: number
}

export interface AccountOptions extends Partial<Plan> {
  /** Links that are already there: names alone are empty sites; a record gives each its files by path. */
  links?: string[] | Readonly<Record<string, Contents>>
}

type Contents = Readonly<Record<string, string | Buffer>>

export class Accounts {
  readonly #byKey = new Map<string, Account>()
  /** All links that were ever made by an upload, those that are deleted too. */
  readonly #linksMade = new Set<string>()
  readonly suffix: string

  /** @param options by API key @param suffix what a new link ends with */
  constructor(
    options: Readonly<Record<string, AccountOptions>>,
    suffix = 'tiiny.test',
    uploadsADay = Number.POSITIVE_INFINITY,
  ) {
    this.suffix = suffix
    for (const [key, { links = [], ...plan }] of Object.entries(options)) {
      const usual = { linkLimit: 5, quotaLimit: 10_000_000, uploadsADay }
      const account: Account = { links: new Map(), uploads: 0, ...usual, ...plan }
      this.#byKey.set(key, account)
      const sites: Readonly<Record<string, Contents>> = Array.isArray(links)
        ? Object.fromEntries(links.map((link) => [link, {}]))
        : links
      for (const [link, contents] of Object.entries(sites)) {
        const files = Object.entries(contents).map(([path, text]) => [path, hostedFile(path, text)] as const)
        this.put(account, link, new Map(files))
      }
    }
  }

  withKey(key: string): Account | undefined {
    return this.#byKey.get(key)
  }

  /** The site under a link, whosever it is. */
  site(link: string): Site | undefined {
    return [...this.#byKey.values()].find(({ links }) => links.has(link))?.links.get(link)
  }

  /** Puts files under a link in place of all that was there; makes the link where the account does not have it. */
  put(account: Account, link: string, files: Site['files'], password?: string): void {
    this.#linksMade.add(link)
    account.links.set(link, { files, uploadedAt: performance.now(), ...(password !== undefined && { password }) })
  }

  /** Whether there is or was such a link. */
  wasMade(link: string): boolean {
    return this.#linksMade.has(link) || this.site(link) !== undefined
  }

  /** A link that nobody has or had: the same names in the same order in each run. */
  freeLink(): string {
    const adjectives = ['calm', 'bright', 'quiet', 'brave', 'green']
    const nouns = ['river', 'harbor', 'meadow', 'summit', 'forest', 'lantern', 'island']
    for (let made = this.#linksMade.size; ; made++) {
      const words = [adjectives[made % adjectives.length], nouns[made % nouns.length], made + 1]
      const link = `${words.join('-')}.${this.suffix}`
      if (!this.wasMade(link)) return link
    }
  }
}

export function quotaUsed(account: Account): number {
  return [...account.links.values()].reduce((sum, site) => sum + sizeOf(site.files), 0)
}

export function sizeOf(files: ReadonlyMap<string, HostedFile>): number {
  return [...files.values()].reduce((sum, { bytes }) => sum + bytes.length, 0)
}

/** A file as it is hosted, its type by its name unless told. */
export function hostedFile(
  path: string,
  content: string | Uint8Array,
  type = mime.getType(path) ?? 'application/octet-stream',
): HostedFile {
  return { type, bytes: Buffer.from(content) }
}
