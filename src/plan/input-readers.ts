import { closest, distance } from 'fastest-levenshtein'
import { InputError } from '../errors.ts'
import { hostNameOf } from '../text/host-name.ts'
import { excerpt, printable } from '../text/printable.ts'
import { holdsSecret } from '../text/secrets.ts'
import { urlOf } from '../text/url.ts'

/** Throws an {@link InputError} that says what to write instead. */
export type Reader<T> = (value: string, name: string) => T

function unusable(name: string, value: string, why: string, hint: string): InputError {
  return new InputError(name, `"${excerpt(value)}" ${why}`, { hint })
}

export function given<T>(read: Reader<T>): Reader<T | undefined> {
  return (value, name) => (value === '' ? undefined : read(value, name))
}

export const textIn: Reader<string> = (value) => value

/** What is often written in place of a key. The service would only answer that it is not valid. */
const noKeys: readonly (readonly [form: RegExp, what: string, hint: string])[] = [
  [
    /^(?:\$?\{\{.*\}\}|secrets\.\w+|\$\w+|\$\{.*\})$/iu,
    'this is the name of a secret or a variable, not its value.',
    'Write "api-key: ${{ secrets.THE_NAME_YOU_CHOSE }}". Where that is there already, the secret itself holds such a name: store the key in it.',
  ],
  [
    /^(["'`]).*\1$|^[a-z_]\w*=[^=]/iu,
    'the key stands in quotes, or behind a name and "=".',
    'Store in the secret only the key: without quotes, and only what follows the "=".',
  ],
  [
    /[^\x21-\x7e]/u,
    'the key contains a space, a line break or a character outside ASCII.',
    'Copy the key again from the hosting account into the secret, as one line with nothing around it.',
  ],
]

export const apiKeyIn: Reader<string> = (key, name) => {
  for (const [form, what, hint] of noKeys) if (form.test(key)) throw new InputError(name, what, { hint })
  return key
}

export const passwordIn: Reader<string> = (password, name) => {
  const hint =
    'Write a longer one into the secret, as one line, or leave the input out for previews without a password.'
  const wrong = (what: string): InputError => new InputError(name, `the password ${what}.`, { hint })
  if (/\p{Cc}/u.test(password)) throw wrong('contains a line break or another control character')
  if (password !== '' && [...password].length < 8) throw wrong('has fewer than 8 characters')
  return password
}

export const domainIn: Reader<string> = (value, input) => {
  const domain = hostNameOf(value)
  if (domain !== undefined) return domain
  // A branch's name in front of a suffix. What is before the slash would be one link for many branches.
  if (/^[^\s:/?#.]+\//u.test(value) || /^[^:?#]+\/[^/?#]*\.tiiny\.site$/iu.test(value)) {
    const hint =
      'Leave "domain" out: each branch and pull request then gets a link of its own. For a name that people can guess, use the number: "domain: pr-${{ github.event.number }}.tiiny.site".'
    throw unusable(input, value, 'contains a slash, as names of branches do: no link can have one.', hint)
  }
  const name = hostNameOf(/^(?:https?:\/\/)?[^/?#]+/iu.exec(value)?.[0] ?? '')
  if (name === undefined) {
    const hint = 'Write the bare name of the link, as in "domain: my-site.tiiny.site", or leave it out for a new link.'
    throw unusable(input, value, 'is not a host name: letters, digits, hyphens and dots.', hint)
  }
  const hint = `Write "domain: ${name}". A site is always published at the root of its link.`
  throw unusable(input, value, 'contains more than a host name: a link has no path.', hint)
}

export function oneOf<T extends string>(...choices: readonly T[]): Reader<T> {
  return (value, name) => {
    const choice = choices.find((each) => each === value)
    if (choice !== undefined) return choice
    const likely = meantBy(value, choices)
    const question = likely ? ` Did you mean "${likely}"?` : ''
    const hint = `Write "${name}: " with one of ${choices.join(', ')}.${question}`
    throw unusable(name, value, 'is not one of the choices.', hint)
  }
}

export const booleanIn: Reader<boolean> = (value, name) => {
  if (/^(?:true|false)$/iu.test(value)) return value.toLowerCase() === 'true'
  throw unusable(name, value, 'is neither true nor false.', `Write "${name}: true" or "${name}: false".`)
}

export const environmentIn: Reader<string> = (value, name) => {
  // It would be shown on GitHub's pages, and in the deployments' list.
  if (holdsSecret(value)) {
    const hint = `Write a name that everybody may read, as in "${name}: docs".`
    throw new InputError(name, 'it contains a secret, and the name of an environment is shown to everybody.', { hint })
  }
  // GitHub allows 255 characters. The name also stands in an HTML comment that marks the action's own comment.
  if (value.length <= 255 && !/[<>\p{Cc}]/u.test(value)) return value
  const hint = `Write a name of at most 255 characters without <, > and line breaks, as in "${name}: docs".`
  throw unusable(name, value, "can't be the name of an environment.", hint)
}

/** A whole number from 1 on. @param what the number is, for an error, and an example of one */
export function numberIn(most: number, what: string, example: number): Reader<number> {
  return (value, name) => {
    const number = Number(value)
    if (/^[1-9]\d*$/u.test(value) && number <= most) return number
    throw unusable(name, value, `is not ${what}.`, `Write the number alone, as in "${name}: ${example}".`)
  }
}

export const baseUrlIn: Reader<URL> = (value) => {
  const hint = 'Write the address of the service, as in "base-url: https://ext.tiiny.host".'
  const wrong = (why: string): InputError => unusable('base-url', value, `${why}.`, hint)
  const url = urlOf(value)
  if (url === undefined || !/^https?:$/u.test(url.protocol)) throw wrong('is not an https address')
  // The value may contain a password here, so it is not shown.
  if (url.username !== '' || url.password !== '') {
    const advice = 'The service takes only the key of the input api-key; write the address without "user:password@".'
    throw new InputError('base-url', 'the address contains a user name or password.', { hint: advice })
  }
  if (url.search !== '' || url.hash !== '') throw wrong('has a query or fragment')
  // As `URL.hostname` writes this machine itself.
  const isLoopback = /^(?:localhost|\[::1\]|127\.\d+\.\d+\.\d+)$/u.test(url.hostname)
  if (url.protocol === 'http:' && !isLoopback) throw wrong('would send the key in clear text: only https is allowed')
  url.pathname = url.pathname.replace(/(?<!\/)\/+$/u, '')
  return url
}

function meantBy(word: string, choices: readonly string[]): string | undefined {
  const likely = closest(word, choices)
  return distance(word, likely) <= 2 ? likely : undefined
}

/**
 * For a name that does not exist the runner writes only a warning, and the step would go on without that input: to
 * another link, or with files that should be left out. A name that is like no input is no error: a job may set variables
 * that only look like inputs. `given` is in lower case.
 */
export function checkSpelling(given: readonly string[], known: readonly string[]): void {
  const misspelled = given.filter((name) => !known.includes(name) && meantBy(name, known))
  const [first] = misspelled
  if (first === undefined) return
  const questions = misspelled.map((name) => `"${printable(name)}", did you mean "${meantBy(name, known)}"?`)
  const message = `there is no input ${questions.join(' And no ')}`
  throw new InputError(first, message, { hint: 'Correct the names under "with:". Nothing was sent.' })
}
