import { createHash, type Hash } from 'node:crypto'

/** Of words that come one after another: many short texts would take long, all at once much memory. */
export class Digest {
  readonly #hash = createHash('sha256')
  #pending = ''

  add(text: string): void {
    this.#pending += `${text} `
    if (this.#pending.length < 64 * 1024) return
    this.#hash.update(this.#pending)
    this.#pending = ''
  }

  end(): string {
    return shortDigest(this.#hash.update(this.#pending))
  }
}

/** The first 96 bits of a hash, in base64url: 16 characters. */
export function shortDigest(hash: Hash): string {
  return hash.digest('base64url').slice(0, 16)
}
