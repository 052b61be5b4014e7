/** A secret of fewer characters would be found by chance in many words, so it counts only as a word of its own. */
const long = 8

/** What finds each secret, in texts in lower case. */
const registered = new Map<string, RegExp>()

/** From now on no text with this secret is shown: as it is, or as addresses, JSON or Base64 write it alone (DESIGN 7). */
export function registerSecret(secret: string): void {
  if (secret === '') return
  const base64 = (['base64', 'base64url'] as const).map((form) => Buffer.from(secret).toString(form).replace(/=/gu, ''))
  const spellings = [secret, encodeURIComponent(secret), JSON.stringify(secret).slice(1, -1), ...base64]
  const pattern = spellings.map((each) => each.toLowerCase().replace(/[\\^$.*+?()[\]{}|/]/gu, '\\$&')).join('|')
  registered.set(secret, new RegExp(secret.length < long ? `(?<![a-z0-9])(?:${pattern})(?![a-z0-9])` : pattern, 'u'))
}

/** Whether a text must not be shown, in any letter case. */
export function holdsSecret(text: string): boolean {
  const lower = text.toLowerCase()
  return [...registered.values()].some((pattern) => pattern.test(lower))
}

export type KeyFinder = ReturnType<typeof keyFinder>

/** Finds a key in files and their names, in bytes read as Latin-1. Undefined if files would hold it by chance. */
export function keyFinder(key: string) {
  if (key.length < long) return undefined
  const bytes = Buffer.from(key)
  // What is the same whatever stands around the key, as in `user:key`: so many of the three bytes that make four characters
  // of Base64 come before it (RFC 4648, 4).
  const coded = [0, 1, 2].map((before) => {
    const base64 = Buffer.concat([Buffer.alloc(before), bytes]).toString('base64')
    return base64.slice(Math.ceil((before * 8) / 6), Math.floor(((before + bytes.length) * 8) / 6))
  })
  const others = coded.map((base64) => base64.replaceAll('+', '-').replaceAll('/', '_'))
  const spellings = [...new Set([key, ...coded, ...others])]
  // A plain search for each is several times quicker than one pattern for all.
  return (text: string): boolean => spellings.some((spelling) => text.includes(spelling))
}
