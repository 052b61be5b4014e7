import { base64Forms, type KeyFinder } from '../text/masking.ts'
import { liveTokenIn } from './live-tokens.ts'

/** The first line of a private key: PEM (RFC 7468), which OpenSSH and PGP use too, and RFC 4716. */
const header = /-{4,5} ?BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)? ?-{4,5}/gu

/** Headers as in RFC 1421 and PGP, then Base64, in pieces that signs may separate: quotes, commas, those of a comment. */
const body =
  /^[^A-Za-z0-9+/]*(?:[A-Z][A-Za-z-]{2,20}: (?:[^\n"']{0,200}["']|[^\n]{0,200}\n)[^A-Za-z0-9+/]*){0,8}((?:[A-Za-z0-9+/]{16,}[^A-Za-z0-9+/]{0,80})+)/u

/** `what` is shown, and never the secret itself. An `encoded` key is one in Base64, a `jwk` one in JSON (RFC 7517). */
export type Secret = Readonly<{ what: string; kind: 'key' | 'encoded' | 'jwk' | 'token' }>

/** One of each kind, or a `key` alone. Time is linear. @param hasPasswords whether it may be a server's settings */
export function secretsIn(bytes: Buffer, key: KeyFinder, hasPasswords = false): Secret[] {
  const read = bytes.toString('latin1')
  const text = bytes.includes(0) ? read.replace(utf16, lettersOf) : read
  if (key?.(text)) return [{ what: "the account's API key", kind: 'key' }]
  if (text.includes('PRIVATE KEY') && hasPrivateKey(text)) return [{ what: 'a private key', kind: 'key' }]
  if (hasPasswords && basicAuth.test(text)) return [{ what: 'passwords below "Basic-Auth"', kind: 'key' }]
  const issuer = liveTokenIn(text)
  const found: Secret[] = issuer === undefined ? [] : [{ what: `a live token (${issuer})`, kind: 'token' }]
  if (text.includes('kty') && hasPrivateJwk(text)) found.push({ what: 'a private key in JSON (JWK)', kind: 'jwk' })
  return hasEncodedKey(text) ? [...found, { what: 'a private key in Base64', kind: 'encoded' }] : found
}

/** Netlify's, in `_headers` and `netlify.toml`. */
const basicAuth = /basic-auth["']?[^\S\n]*[:=][^\S\n]*["']?[^\s:"']{1,200}:[^\s"']/iu

/** Latin letters in UTF-16: every other byte is zero. The bound keeps V8's stack from overflowing on rows above 4 MiB. */
const utf16 = /\0?[^\0](?:\0[^\0]){7,2097152}\0?/gu

/** In both byte orders. A letter at one end without a zero of its own is half of another character. */
function lettersOf(row: string): string {
  const letters = row.replaceAll('\0', '')
  return `\n${row.endsWith('\0') ? letters : letters.slice(0, -1)}\n${row.startsWith('\0') ? letters : letters.slice(1)}\n`
}

function hasPrivateKey(text: string): boolean {
  for (const { 0: found, index } of text.matchAll(header)) {
    const start = index + found.length
    const [inside = ''] = text.slice(start, start + 3000).split('----', 1)
    const base64 = base64In(unescaped(inside), body)
    if (base64.length >= 60 && looksRandom(base64)) return true
  }
  return false
}

/** Without the signs between its pieces. Empty for an excerpt: fewer than 200 characters, and then dots (design 7.3). */
function base64In(text: string, pattern: RegExp): string {
  const [found = '', pieces = found] = pattern.exec(text) ?? []
  const base64 = pieces.replace(/[^\w+/-]/gu, '')
  const end = found.length - (/[^A-Za-z0-9+/]*$/u.exec(found)?.[0].length ?? 0)
  return base64.length < 200 && /^[^A-Za-z0-9+/]{0,80}?\.{3}/u.test(text.slice(end)) ? '' : base64
}

function hasPrivateJwk(text: string): boolean {
  for (const [object] of text.matchAll(/\{[^{}]{1,5000}\}/gu)) {
    const plain = object.includes('kty') ? unescaped(object).replace(/(?<!\\)\\*["'`]|&quot;/gu, '') : ''
    const [, random = ''] = /(?<![\w-])d\s*:\s*([\w-]{40,199}(?![\w-]|\.{3})|[\w-]{200,})/u.exec(plain) ?? []
    if (looksRandom(random) && /(?<![\w-])kty\s*:/u.test(plain)) return true
  }
  return false
}

const looksRandom = (base64: string): boolean => new Set(base64).size >= 16

/** Undoes escapes of JSON, PHP and XML, and what joins strings or begins a comment. JSON in JSON has more backslashes. */
function unescaped(text: string): string {
  const codes = /(?<!\\)\\+(?:u00|x)([0-9a-f]{2})|&(?:amp;)*#(?:x0*([0-9a-f]{1,2})|0*([0-9]{1,3}));/giu
  return (
    text
      // An ellipsis, also one in UTF-8 that was read as Latin-1.
      .replace(/\xe2\x80\xa6|(?<!\\)\\+u2026|&hellip;|&#(?:8230|x2026);/giu, '...')
      .replace(codes, (_, json, xml, decimal) => String.fromCharCode(decimal ?? Number.parseInt(json ?? xml, 16)))
      .replace(/(?<!\\)\\+[rnt]/gu, '\n')
      .replace(/(?<!\\)\\+\//gu, '/')
      // Signs of Base64 that stand alone, as in `// ` and `"+"`.
      .replace(/(?<![\w+/-])[+/-]{1,15}(?![\w+/-])/gu, '\n')
  )
}

/** Code may name the header of a key, so what is behind it decides, as it does in plain text. */
function hasEncodedKey(text: string): boolean {
  return base64Forms('BEGIN ').some((begin, offset) => {
    let [seenFrom, seenTo] = [0, 0]
    for (let at = text.indexOf(begin); at >= 0; at = text.indexOf(begin, at + begin.length)) {
      // This header was decoded together with an earlier one.
      if (at < seenTo && (at - seenFrom) % 4 === 0) continue
      const from = Math.max(0, at - Math.ceil((offset * 8) / 6))
      // Most are no key's, which a few characters show.
      if (!decodedAt(text, from, 300).includes('PRIVATE KEY')) continue
      if (hasPrivateKey(`----${decodedAt(text, from, 800).slice(offset)}`)) return true
      const unbroken = /^[\w+/-]*/u.exec(text.slice(at, at + 400)) ?? ['']
      ;[seenFrom, seenTo] = [at, at + unbroken[0].length]
    }
    return false
  })
}

/** What a text in Base64, in pieces that signs may separate, begins with. */
function decodedAt(text: string, from: number, length: number): string {
  const near = unescaped(text.slice(from, from + length))
  return Buffer.from(base64In(near, /^(?:[\w+/-]{16,}[^\w+/-]{0,80})+/u), 'base64').toString('latin1')
}
