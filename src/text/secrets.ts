/** A secret of fewer characters would be found by chance in many words, so it counts only as a word of its own. */
const long = 8

/** What finds each secret, in texts in lower case. */
const registered = new Map<string, RegExp>()

/** From now on no text with this secret is shown; a key or token also in hexadecimal and Base64, as in `user:key`. */
export function registerSecret(secret: string, kind: 'key' | 'password' = 'key'): void {
  if (secret === '') return
  const withoutBackslashes = secret.replaceAll('\\', '')
  const asItIs = withoutBackslashes.length < Math.min(long, secret.length) ? [secret] : [secret, withoutBackslashes]
  const spellings = kind === 'key' ? [...asItIs, hexOf(secret), ...base64Of(secret)] : asItIs
  const pattern = spellings.map((each) => each.toLowerCase().replace(/[\\^$.*+?()[\]{}|/]/gu, '\\$&')).join('|')
  const bounded = secret.length < long ? `(?<![a-z0-9])(?:${pattern})(?![a-z0-9])` : pattern
  registered.set(`${kind} ${secret}`, new RegExp(bounded, 'u'))
}

/** Whether a text holds a secret, or would after one level of escapes: those of addresses, JSON and JavaScript. */
export function holdsSecret(text: string): boolean {
  if (registered.size === 0) return false
  const readings = [text, text.replace(escapes, meaningOf)].map((reading) => reading.toLowerCase())
  return [...registered.values()].some((pattern) => readings.some((reading) => pattern.test(reading)))
}

/** Finds a key in files and their names, in bytes read as Latin-1. Undefined if files would hold it by chance. */
export function keyFinder(key: string) {
  if (key.length < long) return undefined
  const hex = hexOf(key)
  const spellings = [...new Set([key, hex, hex.toUpperCase(), ...base64Of(key), [...key].join('\0')])]
  // A plain search for each is several times quicker than one pattern for all.
  const isIn = (text: string): boolean => spellings.some((spelling) => text.includes(spelling))
  const ofByte = (_: string, byte: string): string => String.fromCharCode(Number.parseInt(byte, 16))
  return (text: string): boolean =>
    isIn(text) || (text.includes('%') && text.replace(/%([0-9a-f]{2})/giu, ofByte).includes(key))
}

export type KeyFinder = ReturnType<typeof keyFinder>

const hexOf = (text: string): string => Buffer.from(text).toString('hex')

/** A short secret in Base64; of a long one the characters that are the same whatever stands around it (RFC 4648, 4). */
function base64Of(secret: string): string[] {
  const bytes = Buffer.from(secret)
  if (secret.length < long) return [bytes.toString('base64').replace(/=/gu, '')]
  // So many of the three bytes that make four characters come before the secret.
  const coded = [0, 1, 2].map((before) => {
    const base64 = Buffer.concat([Buffer.alloc(before), bytes]).toString('base64')
    return base64.slice(Math.ceil((before * 8) / 6), Math.floor(((before + bytes.length) * 8) / 6))
  })
  return coded.flatMap((base64) => [base64, base64.replaceAll('+', '-').replaceAll('/', '_')])
}

/** JSON in JSON has more than one backslash, so they don't count. */
const escapes = /(?:%[0-9a-f]{2})+|\\+(?:u([0-9a-f]{4})|x([0-9a-f]{2}))?/giu

function meaningOf(escaped: string, unit?: string, byte?: string): string {
  if (escaped.startsWith('%')) return Buffer.from(escaped.replaceAll('%', ''), 'hex').toString()
  const digits = unit ?? byte
  return digits ? String.fromCharCode(Number.parseInt(digits, 16)) : ''
}
