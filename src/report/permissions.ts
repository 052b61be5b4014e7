import { type Block, InputError, messageOf } from '../errors.ts'
import { type GitHubError, isForbidden, permissionBlocks } from '../github/answers.ts'
import { printable } from '../text/printable.ts'

const addLines = 'Add to the job what its permissions lack'

/**
 * The error for a run that needs the record, but may not read or write it.
 *
 * @param what the site, for example `the live site`
 * @param mayDoWithout whether `github-token: ''` is a way out
 */
export function recordRefused(what: string, cause?: GitHubError, mayDoWithout = true): InputError {
  const why = cause ? ` ${cause.message}` : ''
  const message = `the token may not use the repository's deployments, which remember the address of ${what}. Nothing was sent.${why}`
  const without = ` Or write "github-token: ''". Then nothing is remembered: each deploy without "domain" makes a new address, and a teardown needs "domain".`
  const hint = { text: `${addLines}.${mayDoWithout ? without : ''}`, blocks: permissionBlocks }
  return new InputError('github-token', message, { hint, cause })
}

/** As a warning. It has lines to paste only if GitHub says that a permission is missing. */
export function refusalWarning(effect: string, error: unknown): [text: string, blocks?: readonly Block[]] {
  const text = `${effect} ${printable(messageOf(error))}`
  return isForbidden(error) ? [`${text} ${addLines}.`, permissionBlocks] : [text]
}
