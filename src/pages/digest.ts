import { type Hash, hash } from 'node:crypto'

/** The text of a region: hard with all of it, soft without dates. Soft is kept only from where it differs. */
export class Text {
  #hard = ''
  #soft: string | undefined

  add(hard: string, soft: string): void {
    if (soft !== hard) this.#soft ??= this.#hard
    this.#hard += `${hard} `
    if (soft !== '' && this.#soft !== undefined) this.#soft += `${soft} `
  }

  end() {
    const hard = shortDigest(this.#hard)
    return { hard, soft: this.#soft === undefined ? hard : shortDigest(this.#soft) }
  }
}

/** The first 96 bits of a hash, in base64url: 16 characters. */
export function shortDigest(of: Hash | string): string {
  return (typeof of === 'string' ? hash('sha256', of, 'base64url') : of.digest('base64url')).slice(0, 16)
}
