import { InputError } from '../errors.ts'
import { flawOfPattern } from '../site/exclude-patterns.ts'
import { flawOf, hostNameOf, urlOf } from '../text/address.ts'
import { holdsSecret } from '../text/masking.ts'
import { excerpt, formatNumber } from '../text/printable.ts'

/** @throws {InputError} with what to write instead */
export type Reader<T> = (value: string, name: string) => T

function wrongValue(name: string, value: string, why: string, hint: string): InputError {
  const reason = holdsSecret(value) ? 'contains a secret, and everybody may read this input.' : why
  return new InputError(name, `"${excerpt(value)}" ${reason}`, { hint })
}

export function optional<T>(read: Reader<T>): Reader<T | undefined> {
  return (value, name) => (value === '' ? undefined : read(value, name))
}

/** The name of a secret or variable, a value in quotes or after "NAME=", and characters that no header may have. */
const noKey = /^(?:secrets\.\w+|\$\w+|\$\{.*\})$|^(["'`]).*\1$|^[a-z_]\w*=[^=]|[^\x21-\x7e]/iu

export const credentialIn: Reader<string> = (value, name) => {
  if (!noKey.test(value)) return value
  const isKey = name === 'api-key'
  const hint = `${isKey ? 'Copy' : "Leave github-token out, so that it is the job's own, or copy"} it alone into the secret, as one line, without quotes and without a name in front, and write "${name}: \${{ secrets.THE_NAME_YOU_CHOSE }}".`
  const why = `this is not the ${isKey ? 'key' : 'token'} alone: it has a name, quotes, white space or accents.`
  throw new InputError(name, why, { hint })
}

export const domainIn: Reader<string> = (value, name) => {
  const domain = holdsSecret(value) ? undefined : hostNameOf(value)
  if (domain?.includes('.')) return domain
  // In a sentence: pasted for a live site, such a line would take its name.
  const alone = `domain: \${{ github.event_name == 'pull_request' && format('pr-{0}-my-site.tiiny.site', github.event.pull_request.number) || '' }}`
  const hint = `Write the whole name as the account lists it, as in "domain: my-site.tiiny.site", without a port or a path. Or leave "domain" out. A name that is made of a branch's name breaks at a slash, and one that is made of a number is not whole on a push. To name only the previews, write "${alone}".`
  const why = `is not a whole host name, such as my-site.tiiny.site${flawOf(value)}.`
  throw wrongValue(name, value, why, hint)
}

export const patternsIn: Reader<string> = (value, name) => {
  const line = value.split(/[\r\n]/u).find((each) => flawOfPattern(each))
  if (line === undefined) return value
  const message = `the pattern "${excerpt(line.trim())}" can't be used: ${flawOfPattern(line)}.`
  const hint =
    'Write a path or glob inside the directory, with four stars at most between two slashes, as in "drafts/**" or "**/*.map".'
  throw new InputError(name, message, { hint })
}

export const messageIn: Reader<string> = (value, name) => {
  const { length } = [...value]
  if (length <= 10_000) return value
  const hint = 'Write a long text elsewhere, such as into the job summary ($GITHUB_STEP_SUMMARY).'
  throw new InputError(name, `the text has ${formatNumber(length)} characters, and 10,000 is the most.`, { hint })
}

export function oneOf<T extends string>(...choices: readonly T[]): Reader<T> {
  return (value, name) => {
    const choice = choices.find((each) => each === value)
    if (choice !== undefined) return choice
    throw wrongValue(name, value, 'is not one of the choices.', `Write one of: ${choices.join(', ')}.`)
  }
}

export const booleanIn: Reader<boolean> = (value, name) => oneOf('true', 'false')(value.toLowerCase(), name) === 'true'

export const environmentIn: Reader<string> = (value, name) => {
  // GitHub allows 255 characters. The marker of our comment, an HTML comment, contains the name.
  if (value.length <= 255 && !/[<>\p{Cc}]/u.test(value) && !holdsSecret(value)) return value
  const hint = `Write a name that everybody may read, of at most 255 characters without <, > and line breaks, as in "${name}: docs".`
  throw wrongValue(name, value, "can't be the name of an environment.", hint)
}

export function numberIn(min: number, max: number, example: number): Reader<number> {
  return (value, name) => {
    const number = Number(value)
    if (/^(?:0|[1-9]\d*)$/u.test(value) && number >= min && number <= max) return number
    const why = `is not a whole number from ${min} to ${max}.`
    throw wrongValue(name, value, why, `Write the number alone, as in "${name}: ${example}".`)
  }
}

/** Addresses in the site, one a line. A line is appended to the site's address, so another host must not fit in. */
export const pathsIn: Reader<readonly string[]> = (value, name) => {
  const paths = value.split(/[\r\n]/u).flatMap((line) => line.trim() || [])
  const hint = `Write at most 20 addresses, one a line, each with one slash first, without blanks and backslashes, and of at most 500 characters, as in "${name}: /#/settings".`
  const wrong = paths.find((path) => !/^\/(?!\/)[^\s\\\p{C}]{0,499}$/u.test(path) || holdsSecret(path))
  if (wrong !== undefined) throw wrongValue(name, wrong, 'is not an address in the site.', hint)
  if (paths.length > 20)
    throw new InputError(name, `there are ${paths.length} addresses, and 20 is the most.`, { hint })
  return paths
}

/** No error shows the value, because it may contain a password. */
export const baseUrlIn: Reader<URL> = (value, name) => {
  const ofEmpty =
    'Is the variable there? For the usual service leave the line out, or write "${{ inputs.base-url || \'https://ext.tiiny.host\' }}" where it is handed on.'
  if (value.trim() === '')
    throw new InputError(name, 'it is empty, and the key must not go to another host.', { hint: ofEmpty })
  const hint =
    'Write the whole address of your hosting service without "user:password@", as in "base-url: https://hosting.example.com". For the usual service leave the line out.'
  const what =
    'it must be an https address without a user, a password, a query or a fragment. http would send the key in clear text.'
  const url = urlOf(value.trim())
  const isSafe = /^https:|^http:\/\/(?:localhost|\[::1\]|127\.\d+\.\d+\.\d+)[:/]/u.test(url?.href ?? '')
  if (url === undefined || !isSafe || `${url.username}${url.password}${url.search}${url.hash}` !== '')
    throw new InputError(name, what, { hint })
  url.pathname = url.pathname.replace(/(?<!\/)\/+$/u, '')
  return url
}
