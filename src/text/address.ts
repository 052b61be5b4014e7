import { domainToASCII } from 'node:url'
import { excerpt, printable } from './printable.ts'

/** The host name (RFC 1123) in an address, in lower-case ASCII. Undefined with a path, port, user or IP address. */
export function hostNameOf(text: string): string | undefined {
  // Without the lookbehind the time would be quadratic.
  const name = text.trim().replace(/^https?:\/\//iu, '')
  const bare = name.replace(/(?<!\/)\/+$/u, '').replace(/\.$/u, '')
  // The conversion to ASCII would cut the text at some of these, and remove others. Some scripts need the two joiners.
  if (bare.length > 2 * 253 || /[\0-,/:-@[-`{-\x7f]|(?![\u200c\u200d])\p{C}/u.test(bare)) return undefined
  const ascii = domainToASCII(bare)
  const isName = /^(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.(?!$)|$))+$/u.test(ascii)
  // An IP address: URL Standard, "ends in a number".
  return isName && !/(?:^|\.)(?:[0-9]+|0x[0-9a-f]*)$/u.test(ascii) ? ascii : undefined
}

/** What keeps a text from being a host name, behind a colon. Empty if that is hard to say. */
export function flawOf(text: string): string {
  const labels = text
    .trim()
    .replace(/^https?:\/\//iu, '')
    .replace(/(?<!\/)\/+$|\.$/u, '')
    .split('.')
  const [sign = ''] = /[^\p{L}\p{M}\p{N}.-]/u.exec(labels.join('.')) ?? []
  const name = { '/': 'slash', _: 'underscore', ':': 'colon', ' ': 'blank' }[sign] ?? 'sign'
  if (sign !== '') return `: a name has no ${name} ("${printable(sign)}")`
  const long = labels.find((each) => each.length > 63)
  if (long !== undefined)
    return `: "${excerpt(long, 20)}" has ${long.length} characters, and 63 is the most between two dots`
  const hyphen = labels.find((each) => /^-|-$/u.test(each))
  if (hyphen !== undefined) return `: "${hyphen}" ${hyphen.startsWith('-') ? 'begins' : 'ends'} with a hyphen`
  if (labels.includes('')) return ': a part of it between its dots is empty'
  return labels.length === 1 ? ': it has no dot' : ''
}

/** A single label is the same link as each name that begins with it. */
export function isSameLink(a: string, b: string): boolean {
  const [label, name] = a.length < b.length ? [a, b] : [b, a]
  return a === b || (label !== '' && !label.includes('.') && name.startsWith(`${label}.`))
}

/** `URL.parse` needs Node 22.1. */
export function urlOf(address: string, base?: string): URL | undefined {
  return URL.canParse(address, base) ? new URL(address, base) : undefined
}

/** A path for a URL. No character in it can end a link in Markdown. */
export function encodedPath(path: string): string {
  const encoded = path.split('/').map(encodeURIComponent).join('/')
  return encoded.replace(/[!'()*]/gu, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)
}

/** Percent signs that encode nothing stay. */
export function decoded(text: string): string {
  try {
    return text.includes('%') ? decodeURIComponent(text) : text
  } catch {
    return text
  }
}
