import type { KeyFinder } from '../text/secrets.ts'
import { liveTokenIn } from './live-tokens.ts'

/** In words; never the secret itself. Documentation may show a token, but no key. */
interface Secret {
  readonly what: string
  readonly kind: 'key' | 'token'
}

/** The first line of a private key: PEM (RFC 7468), which OpenSSH and PGP use too, and RFC 4716. */
const header = /-{4,5} ?BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)? ?-{4,5}/gu

/** Headers as in RFC 1421 and PGP, then Base64, in pieces that signs may separate: quotes, commas, those of a comment. */
const body =
  /^[^A-Za-z0-9+/]*(?:[A-Z][A-Za-z-]{2,20}: [^\n]{0,200}\n[^A-Za-z0-9+/]*){0,8}((?:[A-Za-z0-9+/]{16,}[^A-Za-z0-9+/]{0,80})+)/u

/** The worst that the bytes of a file contain. The time is proportional to their length. */
export function secretIn(bytes: Buffer, key: KeyFinder): Secret | undefined {
  const text = bytes.toString('latin1')
  if (key?.(text)) return { what: "the account's API key", kind: 'key' }
  if (text.includes('PRIVATE KEY') && hasPrivateKey(text)) return { what: 'a private key', kind: 'key' }
  const issuer = liveTokenIn(text)
  return issuer === undefined ? undefined : { what: `a live token (${issuer})`, kind: 'token' }
}

/** Whether a text has the first line of a private key, and after it 60 or more characters of Base64 that look random. */
function hasPrivateKey(text: string): boolean {
  for (const { 0: found, index } of text.matchAll(header)) {
    const start = index + found.length
    const [inside = ''] = text.slice(start, start + 3000).split('----', 1)
    // JSON in JSON has more than one backslash. A plus joins strings.
    const [, pieces = ''] = body.exec(inside.replace(/\\+[rnt]|["']\s*\+\s/gu, '\n')) ?? []
    const base64 = pieces.replace(/[^A-Za-z0-9+/]/gu, '')
    if (base64.length >= 60 && new Set(base64).size >= 16) return true
  }
  return false
}
