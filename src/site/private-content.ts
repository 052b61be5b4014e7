import type { KeyFinder } from '../text/secrets.ts'
import { liveTokenIn } from './live-tokens.ts'

/** In words; never the secret itself. A key must not be published; a token or the sources in a map perhaps must not. */
export interface Secret {
  readonly what: string
  readonly kind: 'key' | 'token' | 'map'
}

/** Each private key has this in it: as text, or as the Base64 of "-----". */
const keyAnchor = /PRIVATE KEY|AGE-SECRET-KEY|LS0tLS/u

/** The first line of a private key: PEM (RFC 7468), which OpenSSH and PGP use too, and RFC 4716. */
const header = /-{4,5} ?BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)? ?-{4,5}/gu

/** Line breaks of languages, tags, what begins a string in Python (`b'…'`), and a plus that joins strings. */
const lineBreak =
  /(?<!\\)\\+(?:[rnt]|u000[ad])|&#(?:10|13|x[ad]);|%0[AD]|<[^<>]{1,200}>|\b[bfru]{1,2}(?=["'])|["'][ \t]*\+(?=\s)/giu

/** Headers as in RFC 1421 and PGP, then Base64, in pieces that signs may separate: quotes, commas, those of a comment. */
const body =
  /^[^A-Za-z0-9+/]*(?:[A-Z][A-Za-z-]{2,20}: [^\n]{0,200}\n[^A-Za-z0-9+/]*){0,8}((?:[A-Za-z0-9+/]{16,}[^A-Za-z0-9+/]{0,80})+)/u

/** "-----BEGIN". */
const base64Begin = 'LS0tLS1CRUdJTi'
/** "age-secret-key" of gitleaks. */
const ageKey = /AGE-SECRET-KEY-1[QPZRY9X8GF2TVDW0S3JN54KHCE6MUA7L]{58}/u

/** The start of a key: PuTTY's, or in DER a version, then a number (PKCS #1), an algorithm (PKCS #8) or a key (RFC 5915). */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are bytes
const keyStart = /^PuTTY-User|^0(?:[\x00-\x7f]|\x81.|\x82..)\x02\x01(?:\x00[\x02\x30]|\x01\x04)/su

/** Text in UTF-16, with its mark or without: then each second byte is zero. */
const wideStart = /^(?:\xff\xfe|\xfe\xff|[^\0]\0[^\0]\0|\0[^\0]\0[^\0])/u

/** The worst that a file, or a large part of it, contains. The time is proportional to the length. */
export function secretIn(bytes: Buffer, key: KeyFinder, isMap = false): Secret | undefined {
  const latin1 = bytes.toString('latin1')
  const text = wideStart.test(latin1) ? latin1.replaceAll('\0', '') : latin1
  if (key?.(text)) return { what: "the account's API key", kind: 'key' }
  if (keyStart.test(text) || (keyAnchor.test(text) && holdsKey(text))) return { what: 'a private key', kind: 'key' }
  const issuer = liveTokenIn(text)
  if (issuer !== undefined) return { what: `a live token (${issuer})`, kind: 'token' }
  const hasSources = isMap && /"sourcesContent"\s*:\s*\[\s*(?:null\s*,\s*)*"/u.test(text)
  return hasSources ? { what: 'the sources of the site', kind: 'map' } : undefined
}

function holdsKey(text: string): boolean {
  if (ageKey.test(text) || hasHeaderAndBody(text)) return true
  // Each part ends where the next key begins, so that no character is decoded twice.
  return text.split(base64Begin).some((part, index) => {
    // It may be broken into lines.
    const base64 = base64Begin + part.slice(0, 1000).replace(/(?<!\\)\\+[rnt]|[^A-Za-z0-9+/]/gu, '')
    return index > 0 && part.length >= 60 && hasHeaderAndBody(Buffer.from(base64, 'base64').toString('latin1'))
  })
}

/** Whether a text has the first line of a private key, and after it 60 or more characters of Base64 that look random. */
function hasHeaderAndBody(text: string): boolean {
  for (const { 0: found, index } of text.matchAll(header)) {
    const start = index + found.length
    const [inside = ''] = text.slice(start, start + 3000).split('----', 1)
    const lines = inside.replace(lineBreak, '\n').split('\n')
    // In a log, each line begins with as many characters as the first one.
    const before = text.slice(Math.max(0, index - 100), index)
    const column = before.length - 1 - before.lastIndexOf('\n')
    if (isKeyBody(lines) || isKeyBody(lines.map((line) => line.slice(column)))) return true
  }
  return false
}

function isKeyBody(lines: readonly string[]): boolean {
  const [, pieces = ''] = body.exec(lines.join('\n')) ?? []
  const base64 = pieces.replace(/[^A-Za-z0-9+/]/gu, '')
  return base64.length >= 60 && new Set(base64).size >= 16
}
