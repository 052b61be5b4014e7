import { createHash, type Hash, hash } from 'node:crypto'
import { withoutDates } from './dates.ts'

/** Characters that are collected before they are hashed. */
const enough = 64 * 1024

/** What holds for the text that comes now, in whatever part it is. Parts are settled before it changes. */
export interface Mode {
  inTime: boolean
  /** How many open elements there are that show white space as it is. */
  preformatted: number
}

/** The text of one part of a page. It is hashed as it comes: hard with all of it, soft without `<time>` and dates. */
export class Part {
  readonly #hard = createHash('sha256')
  readonly #soft = createHash('sha256')
  readonly #mode: Mode
  /** Text that is not hashed yet. It begins with white space, whether the part does or not. */
  #pending = ' '
  /** Whether that ends with white space that separates. */
  #apart = true
  /** What counts for the soft hash and is not hashed yet. */
  #timeless = ''
  /** Characters that came since that was searched for dates. */
  #unsearched = 0

  constructor(mode: Mode) {
    this.#mode = mode
  }

  add(text: string, apart = false): void {
    this.#pending += text
    if (this.#pending.length > enough) this.settle()
    this.#apart = apart
  }

  /** Words before and after are two. */
  separate(): void {
    if (!this.#apart) this.add(' ', true)
  }

  /** Hashes the text. White space is made equal, unless it is preformatted; more may follow that at the end. */
  settle(isWhole = false): void {
    const isFree = this.#mode.preformatted === 0
    const text = isFree ? this.#pending.replace(/\s{2,}|[^\S ]/gu, ' ') : this.#pending
    const rest = isFree && text.endsWith(' ') ? ' ' : ''
    const settled = text.slice(0, text.length - rest.length)
    this.#pending = rest
    this.#apart = rest !== ''
    this.#hard.update(settled)
    if (!this.#mode.inTime) this.#timeless += settled
    // What is left of the last search comes again only with as much more: else many elements would cost a search each.
    this.#unsearched += settled.length
    if (!isWhole && this.#unsearched <= enough) return
    this.#unsearched = 0
    const { undated, later } = withoutDates(this.#timeless, isWhole)
    this.#soft.update(undated)
    this.#timeless = later
  }

  /** Ends it. */
  digests(): { readonly hard: string; readonly soft: string } {
    this.settle(true)
    return { hard: shortDigest(this.#hard), soft: shortDigest(this.#soft) }
  }
}

/** The first 96 bits of a hash, in base64url: 16 characters. */
export function shortDigest(hash: Hash): string {
  return hash.digest('base64url').slice(0, 16)
}

/** That of a whole text. */
export function shortDigestOf(whole: string | Buffer): string {
  return hash('sha256', whole, 'base64url').slice(0, 16)
}
