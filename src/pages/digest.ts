import { createHash, type Hash, hash } from 'node:crypto'

/** The text of a region: hard with all of it, soft without dates. Soft is kept only from where it differs. */
export class Text {
  readonly #hard = new Digest()
  #soft: Digest | undefined

  add(hard: string, soft: string): void {
    if (soft !== hard) this.#soft ??= this.#hard.copy()
    this.#hard.add(hard)
    if (soft !== '') this.#soft?.add(soft)
  }

  end(): { readonly hard: string; readonly soft: string } {
    const hard = this.#hard.end()
    return { hard, soft: this.#soft?.end() ?? hard }
  }
}

/** Of words that come one after another: many short texts would take long, all at once much memory. */
class Digest {
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
