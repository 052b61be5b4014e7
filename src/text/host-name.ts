import { domainToASCII } from 'node:url'

/**
 * The host name in what a person or the service wrote: scheme, trailing slashes and a trailing dot dropped, upper case
 * lowered, names in other scripts in their ASCII form. Undefined where the rest is no host name (RFC 1123, with at
 * most 253 characters; an address is no name).
 */
export function hostNameOf(text: string): string | undefined {
  const bare = text
    .trim()
    .replace(/^https?:\/\//iu, '')
    .replace(/\/+$/u, '')
    .replace(/\.$/u, '')
  // biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII is meant
  const ascii = /^[\x00-\x7f]*$/u.test(bare) ? bare.toLowerCase() : domainToASCII(bare)
  const labels = ascii.split('.')
  const valid =
    ascii.length <= 253 &&
    labels.every((label) => /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/u.test(label)) &&
    !/^[0-9]+$/u.test(labels.at(-1) ?? '')
  return valid ? ascii : undefined
}

/** Whether two names are of one link; some services take a single label for the first one of a link. */
export function isSameLink(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  return short === long || (short !== '' && !short.includes('.') && long.startsWith(`${short}.`))
}
