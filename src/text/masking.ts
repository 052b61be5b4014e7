/** Shorter secrets occur in many words, so they only count as whole words. */
const long = 8

/** By secret. They match text in lower case. */
const registered = new Map<string, RegExp>()

/** Hides all texts with this secret, also as URLs, JSON (PHP's, too) or Base64 encode it alone (design 9.3). */
export function registerSecret(secret: string): void {
  if (secret === '') return
  const base64 = (['base64', 'base64url'] as const).map((form) => Buffer.from(secret).toString(form).replace(/=/gu, ''))
  const spellings = [secret, encodeURIComponent(secret), JSON.stringify(secret).slice(1, -1), ...base64]
  const pattern = spellings.map((each) => each.toLowerCase().replace(/[\\^$.*+?()[\]{}|/]/gu, '\\$&')).join('|')
  registered.set(secret, new RegExp(secret.length < long ? `(?<![a-z0-9])(?:${pattern})(?![a-z0-9])` : pattern, 'u'))
}

export function holdsSecret(text: string): boolean {
  const lower = text.toLowerCase()
  // JSON may have a backslash in front of a slash, and codes such as `\u00f6`.
  const bare = lower
    .replace(/(?<!\\)\\+\//gu, '/')
    .replace(/(?<!\\)(?:\\+u[0-9a-f]{4}){1,1000}/gu, (codes) => JSON.parse(`"${codes.replace(/\\+u/gu, '\\u')}"`))
    .toLowerCase()
  return [...registered.values()].some((pattern) => pattern.test(lower) || (bare !== lower && pattern.test(bare)))
}

/** Base64 encodes three bytes as four characters (RFC 4648, 4), so a text after 0, 1 or 2 other bytes has three forms. */
export function base64Forms(text: string): string[] {
  return [0, 1, 2].map((offset) => {
    const bytes = Buffer.from('\0'.repeat(offset) + text)
    return bytes.toString('base64').slice(Math.ceil((offset * 8) / 6), Math.floor((bytes.length * 8) / 6))
  })
}

/** Whether the key is in a text, as it is or in Base64. Undefined if it is too short to search for. */
export type KeyFinder = ((text: string) => boolean) | undefined

/** For files and names, read as Latin-1. */
export function keyFinder(key: string): KeyFinder {
  if (key.length < long) return undefined
  const coded = base64Forms(key)
  const others = coded.map((base64) => base64.replaceAll('+', '-').replaceAll('/', '_'))
  const spellings = [...new Set([key, ...coded, ...others])]
  // This is several times faster than one pattern.
  return (text: string): boolean => spellings.some((spelling) => text.includes(spelling))
}
