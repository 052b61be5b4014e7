import { InputError } from '../errors.ts'
import { hostNameOf, urlOf } from '../text/address.ts'
import { excerpt } from '../text/printable.ts'
import { holdsSecret } from '../text/secrets.ts'
import { meantBy } from './input-names.ts'

/** Throws an {@link InputError} that says what to write instead. */
export type Reader<T> = (value: string, name: string) => T

function wrongValue(name: string, value: string, why: string, hint: string): InputError {
  return new InputError(name, `"${excerpt(value)}" ${why}`, { hint })
}

/** Throws where a value that GitHub and the service show to everybody holds the key, the token or the password. */
function refuseSecret(value: string, name: string, example: string): void {
  if (!holdsSecret(value)) return
  const hint = `Write a name that everybody may read, as in "${name}: ${example}".`
  throw new InputError(name, 'it contains a secret, and this name is shown to everybody.', { hint })
}

export function given<T>(read: Reader<T>): Reader<T | undefined> {
  return (value, name) => (value === '' ? undefined : read(value, name))
}

export const textIn: Reader<string> = (value) => value

/** What is often written in place of a key. The service would only answer that it is not valid. */
const noKeys: readonly (readonly [form: RegExp, what: string])[] = [
  [/^(?:\$?\{\{.*\}\}|secrets\.\w+|\$\w+|\$\{.*\})$/iu, 'this is the name of a secret or a variable, not its value.'],
  [/^(["'`]).*\1$|^[a-z_]\w*=[^=]/iu, 'the key stands in quotes, or behind a name and "=".'],
  [/[^\x21-\x7e]/u, 'the key contains a space, a line break or a character outside ASCII.'],
]

export const apiKeyIn: Reader<string> = (key, name) => {
  const hint =
    'Copy the key from the hosting account into the secret, as one line and without quotes, only what follows the "=", and write "api-key: ${{ secrets.THE_NAME_YOU_CHOSE }}".'
  for (const [form, what] of noKeys) if (form.test(key)) throw new InputError(name, what, { hint })
  return key
}

export const domainIn: Reader<string> = (value, input) => {
  refuseSecret(value, input, 'my-site.tiiny.site')
  const domain = hostNameOf(value)
  if (domain?.includes('.')) return domain
  const [first = '', ...path] = value.replace(/^https?:\/\//iu, '').split(/[/?#]/u)
  const host = hostNameOf(first)
  let hint =
    'Write the bare name of the link, as in "domain: my-site.tiiny.site". Leave "domain" out where it would be made of a branch\'s name: each branch and pull request then gets a link of its own; or use the number: "domain: pr-${{ github.event.number }}.tiiny.site".'
  if (domain) hint = `Write the name as the account lists it, such as "domain: ${domain}.tiiny.site".`
  // A branch's name with a suffix is no address: what is before its slash would be one link of many branches.
  else if (host?.includes('.') && !/\.tiiny\.site$/iu.test(path.at(-1) ?? ''))
    hint = `Write "domain: ${host}". A site is always published at the root of its link.`
  throw wrongValue(input, value, 'is not a whole host name, such as my-site.tiiny.site.', hint)
}

export const messageIn: Reader<string> = (value, name) => {
  const { length } = [...value]
  if (length <= 10_000) return value
  const hint = 'Write a long text elsewhere, such as into the job summary ($GITHUB_STEP_SUMMARY).'
  throw new InputError(name, `the text has ${length} characters, and 10,000 is the most.`, { hint })
}

export function oneOf<T extends string>(...choices: readonly T[]): Reader<T> {
  return (value, name) => {
    const choice = choices.find((each) => each === value)
    if (choice !== undefined) return choice
    const likely = meantBy(value, choices)
    const question = likely ? ` Did you mean "${likely}"?` : ''
    const hint = `Write "${name}: " with one of ${choices.join(', ')}.${question}`
    throw wrongValue(name, value, 'is not one of the choices.', hint)
  }
}

export const booleanIn: Reader<boolean> = (value, name) => {
  if (/^(?:true|false)$/iu.test(value)) return value.toLowerCase() === 'true'
  throw wrongValue(name, value, 'is neither true nor false.', `Write "${name}: true" or "${name}: false".`)
}

export const environmentIn: Reader<string> = (value, name) => {
  refuseSecret(value, name, 'docs')
  // GitHub allows 255 characters. The name also stands in an HTML comment that marks the action's own comment.
  if (value.length <= 255 && !/[<>\p{Cc}]/u.test(value)) return value
  const hint = `Write a name of at most 255 characters without <, > and line breaks, as in "${name}: docs".`
  throw wrongValue(name, value, "can't be the name of an environment.", hint)
}

/** A whole number. @param what the number is, for an error, and an example of one */
export function numberIn(least: number, most: number, what: string, example: number): Reader<number> {
  return (value, name) => {
    const number = Number(value)
    if (/^(?:0|[1-9]\d*)$/u.test(value) && number >= least && number <= most) return number
    throw wrongValue(name, value, `is not ${what}.`, `Write the number alone, as in "${name}: ${example}".`)
  }
}

/** An error does not show the value: it may contain a password. */
export const baseUrlIn: Reader<URL> = (value, name) => {
  const hint = 'Write the address of the service without "user:password@", as in "base-url: https://ext.tiiny.host".'
  const what = 'it is not an https address, or has a user, a password, a query or a fragment.'
  const url = urlOf(value)
  const isAddress = url !== undefined && /^https?:$/u.test(url.protocol)
  if (!isAddress || `${url.username}${url.password}${url.search}${url.hash}` !== '')
    throw new InputError(name, what, { hint })
  // As `URL.hostname` writes this machine itself.
  const isLoopback = /^(?:localhost|\[::1\]|127\.\d+\.\d+\.\d+)$/u.test(url.hostname)
  if (url.protocol === 'http:' && !isLoopback)
    throw new InputError(name, 'http would send the key in clear text: only https is allowed.', { hint })
  url.pathname = url.pathname.replace(/(?<!\/)\/+$/u, '')
  return url
}
