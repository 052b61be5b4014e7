import { createHash, type Hash, hash } from 'node:crypto'

/** Of words that come one after another: many short texts would take long, all at once much memory. */
export class Digest {
  #hash: Hash | undefined
  #pending = ''

  add(text: string): void {
    this.#pending += `${text} `
    if (this.#pending.length < 64 * 1024) return
    this.#hash ??= createHash('sha256')
    this.#hash.update(this.#pending)
    this.#pending = ''
  }

  copy(): Digest {
    const copy = new Digest()
    copy.#hash = this.#hash?.copy()
    copy.#pending = this.#pending
    return copy
  }

  end(): string {
    return shortDigest(this.#hash?.update(this.#pending) ?? this.#pending)
  }
}

/** The first 96 bits of a hash, in base64url: 16 characters. */
export function shortDigest(of: Hash | string): string {
  return (typeof of === 'string' ? hash('sha256', of, 'base64url') : of.digest('base64url')).slice(0, 16)
}
