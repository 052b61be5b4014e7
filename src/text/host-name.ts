import { domainToASCII } from 'node:url'

/** Code units beyond which nothing can be a name of 253 characters: each character has at most two. */
const longest = 2 * 253

/**
 * The host name in what a person or the service wrote: scheme (http or https), trailing slashes and then one trailing dot
 * dropped, upper case lowered, names in other scripts in their ASCII form. Undefined where the rest is no host name
 * (RFC 1123, with at most 253 characters): what has a path, a port, a user or a query, and a number, which is an address
 * (URL Standard, "ends in a number").
 */
export function hostNameOf(text: string): string | undefined {
  const bare = withoutEnd(text.trim().replace(/^https?:\/\//iu, ''), '/').replace(/\.$/u, '')
  // The conversion to ASCII would cut off what follows a name, and take out what can't be seen; joiners are of some scripts.
  if (bare.length > longest || /[\0-,/:-@[-`{-\x7f]|(?![\u200c\u200d])\p{C}/u.test(bare)) return undefined
  const ascii = domainToASCII(bare)
  const labels = ascii.split('.')
  const valid =
    ascii.length <= 253 &&
    labels.every((label) => /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/u.test(label)) &&
    !/^(?:[0-9]+|0x[0-9a-f]*)$/u.test(labels.at(-1) ?? '')
  return valid ? ascii : undefined
}

/**
 * Whether two host names are the same link: a single label, as some services take and list it, is the first one of a
 * link's name.
 */
export function isSameLink(a: string, b: string): boolean {
  return a === b || isFirstLabel(a, b) || isFirstLabel(b, a)
}

function isFirstLabel(label: string, name: string): boolean {
  return label !== '' && !label.includes('.') && name.startsWith(`${label}.`)
}

/** A text without any of one character at its end. As a regular expression, that would take the square of the time. */
export function withoutEnd(text: string, character: string): string {
  let end = text.length
  while (end > 0 && text[end - 1] === character) end -= 1
  return text.slice(0, end)
}
