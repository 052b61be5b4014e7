/** Secrets that nobody gave out, made when they are needed: a scanner of this repository must not find any. */
import { createHash } from 'node:crypto'

export const base62 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** Characters that look random, the same for the same seed. */
export function random(length: number, alphabet = base62, seed = ''): string {
  let text = ''
  for (let block = 0; text.length < length; block += 1) {
    const bytes = createHash('sha256').update(`${seed}${alphabet}${block}`).digest()
    for (const byte of bytes) text += alphabet[byte % alphabet.length]
  }
  return text.slice(0, length)
}

export function token(prefix: string, length: number, alphabet?: string): string {
  return prefix + random(length, alphabet, prefix)
}

export const begin = (kind = ''): string => `-----BEGIN ${kind}PRIVATE KEY-----`

export const bodyLines = (count = 6): string[] =>
  Array.from({ length: count }, (_, line) => random(64, `${base62}+/`, String(line)))

export function pem(kind = '', lines: readonly string[] = bodyLines()): string {
  return [begin(kind), ...lines, `-----END ${kind}PRIVATE KEY-----`, ''].join('\n')
}
