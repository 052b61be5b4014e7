/** What builds change in pages by themselves. A reader does not look for it. */

const raw = String.raw
const weekday = raw`(?:(?:Mon|Tues?|Wed(?:nes)?|Thu(?:rs)?|Fri|Sat(?:ur)?|Sun)(?:day)?\.?,?\s+)`
const day = raw`\d\d?(?:st|nd|rd|th)?(?!\d)`
const month = raw`(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)\b\.?`
const year = raw`(?:,?\s+\d{4})`
const dates = [
  raw`\d{4}-\d\d-\d\d`,
  raw`${weekday}?(?:${month}\s+${day}|${day}\s+${month})${year}?`,
  raw`${month}${year}`,
].join('|')
const zone = raw`(?:\s?(?:Z|UTC|[A-Z]{1,4}T)(?![A-Za-z]))?(?:\s?[+-]\d\d:?\d\d)?(?:\s\([A-Z][A-Za-z ]+\))?`
const time = raw`\d\d?:\d\d(?::\d\d(?:\.\d+)?)?(?:\s?[AaPp]\.?[Mm]\b\.?)?${zone}`
const before = raw`(?:${time},?\s+(?:on\s+)?)`
const after = raw`(?:(?:T|,?\s+(?:at\s+)?)${time})`
const date = new RegExp(raw`(?<![\w./-])${before}?(?:${dates})${after}?(?!\w|[./-]\w)`, 'gu')

/** Dates in ISO 8601 or with an English month, and a time of day beside them. */
export function withoutDates(text: string): string {
  return text.replace(date, '')
}

const hexadecimal = raw`(?=\d*[a-f])[0-9a-f]{8,64}`
/** Of Vite and esbuild. Astro adds a picture's size. */
const base64 = raw`(?!\d+x\d+\.)(?=[\w-]{0,6}(?:[a-z][A-Z]|\d[A-Za-z]|[A-Z]{2}))[\w-]{8}(?:_\w{4,8})?`
const extension = raw`(?:\.(?!html?\b)\w+){1,2}(?:[?#&]|$)`
const hash = new RegExp(`(?<=[^/][-._~])(?:${hexadecimal}|${base64})(?=${extension})`, 'u')

/** The address of a file without the hash of its content: `/logo-DwX3k_9a.png`, `/logo.png?v=3fa9c1d2`. */
export function withoutHash(address: string): string {
  return address.replace(hash, '').replace(/\?v=\w+$/u, '')
}
