import * as core from '@actions/core'
import { closest, distance } from 'fastest-levenshtein'
import { InputError } from '../errors.ts'
import { hostNameOf, withoutEnd } from '../text/host-name.ts'
import { excerpt } from '../text/printable.ts'
import { hide } from '../text/secrets.ts'

// Each reader throws an InputError that quotes the value and says what to write instead.

/**
 * The error for a value. A comment does not show it, because it may come from a secret.
 *
 * @param why in words that follow the value
 * @param publicHint the hint for a comment, if the hint repeats a part of the value
 */
function unusable(name: string, value: string, why: string, hint: string, publicHint = hint): InputError {
  const inPublic = { message: `${name}: the value ${why}`, hint: publicHint }
  return new InputError(name, `"${excerpt(value)}" ${why}`, { hint, inPublic })
}

/** The value of an input; undefined if it is empty. */
export function readText(name: string): string | undefined {
  return core.getInput(name) || undefined
}

/** The key of the hosting account. It is masked both with and without the white space around it. */
export function readApiKey(): string {
  const raw = core.getInput('api-key', { trimWhitespace: false })
  const key = raw.trim()
  for (const spelling of new Set([raw, key])) {
    if (spelling.trim() === '') continue
    core.setSecret(spelling)
    hide(spelling)
  }
  if (!/^[\x21-\x7e]*$/u.test(key)) {
    throw new InputError('api-key', 'the key contains a space, a line break or a character outside ASCII.', {
      hint: 'Copy the key again from the hosting account into the secret, as one line with nothing around it.',
      inPublic: 'the same',
    })
  }
  return key
}

/** A host name, also one that was pasted as an address. */
export function readDomain(): string | undefined {
  const value = readText('domain')
  if (value === undefined) return undefined
  const domain = hostNameOf(value)
  if (domain === undefined) {
    // The part before a path, a query or a fragment.
    const [, host = ''] = /^((?:https?:\/\/)?[^/?#]+)[/?#]/iu.exec(value) ?? []
    const name = hostNameOf(host)
    if (name !== undefined) {
      const advice = 'A site is always published at the root of its link.'
      const why = 'contains more than a host name: a link has no path.'
      throw unusable('domain', value, why, `Write "domain: ${name}". ${advice}`, advice)
    }
    const hint =
      'Write the bare name of the link, as in "domain: my-site.tiiny.site", or leave it out for a new link.'
    throw unusable('domain', value, 'is not a host name.', hint)
  }
  return domain
}

/** One of several words; the first one if the input is empty. */
export function readChoice<T extends string>(name: string, choices: readonly [T, ...T[]]): T {
  const value = readText(name) ?? choices[0]
  const choice = choices.find((each) => each === value)
  if (choice !== undefined) return choice
  const meant =
    distance(value, closest(value, choices)) <= 2 ? ` Did you mean "${closest(value, choices)}"?` : ''
  const hint = `Write "${name}: " with one of ${choices.join(', ')}.${meant}`
  throw unusable(name, value, 'is not one of the choices.', hint)
}

/** `true` or `false`, in lower or upper case. */
export function readBoolean(name: string, whenEmpty = 'false'): boolean {
  const value = (readText(name) ?? whenEmpty).toLowerCase()
  if (value === 'true') return true
  if (value === 'false') return false
  throw unusable(name, value, 'is neither true nor false.', `Write "${name}: true" or "${name}: false".`)
}

/** The name of a deployment environment. */
export function readEnvironment(name: string): string | undefined {
  const value = readText(name)
  // GitHub allows 255 characters. The name also stands in an HTML comment that marks the action's own comment.
  if (value !== undefined && (value.length > 255 || /[<>\p{Cc}]/u.test(value))) {
    const hint = `Write a name of at most 255 characters without <, > and line breaks, as in "${name}: docs".`
    throw unusable(name, value, "can't be the name of an environment.", hint)
  }
  return value
}

/** A number of seconds from 1 to 3600. */
export function readSeconds(name: string, whenEmpty: string): number {
  const value = readText(name) ?? whenEmpty
  const seconds = Number(value)
  if (/^\d{1,4}$/u.test(value) && seconds >= 1 && seconds <= 3600) return seconds
  const hint = `Write the number alone, as in "${name}: 120".`
  throw unusable(name, value, 'is not a number of seconds from 1 to 3600.', hint)
}

/** The number of a pull request. */
export function readPullRequest(): number | undefined {
  const value = readText('pull-request')
  if (value === undefined) return undefined
  if (/^[1-9]\d{0,14}$/u.test(value)) return Number(value)
  const hint = 'Write the number alone, as in "pull-request: 7".'
  throw unusable('pull-request', value, 'is not the number of a pull request.', hint)
}

/**
 * The address of the service: https, or http on this machine. It has no query, no credentials and no slash at its end.
 */
export function readBaseUrl(): URL {
  const value = readText('base-url') ?? 'https://ext.tiiny.host'
  const hint = 'Write the address of the service, as in "base-url: https://ext.tiiny.host".'
  const wrong = (why: string): InputError => unusable('base-url', value, `${why}.`, hint)
  const url = URL.canParse(value) ? new URL(value) : undefined
  if (url === undefined || (url.protocol !== 'https:' && url.protocol !== 'http:')) {
    throw wrong('is not an https address')
  }
  // The value may contain a password here, so it is not shown.
  if (url.username !== '' || url.password !== '') {
    throw new InputError('base-url', 'the address contains a user name or password.', {
      hint: 'The service takes only the key of the input api-key; write the address without "user:password@".',
      inPublic: 'the same',
    })
  }
  if (url.search !== '' || url.hash !== '') throw wrong('has a query or fragment')
  if (url.protocol === 'http:' && !isLoopback(url.hostname)) {
    throw wrong('would send the key in clear text: only https is allowed')
  }
  url.pathname = withoutEnd(url.pathname, '/')
  return url
}

/** Whether a host, as `URL.hostname` writes it, is this machine itself. */
function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/u.test(hostname)
}
