import { SiteError } from '../errors.ts'
import { count, excerpt, firstOf, printable } from '../text/printable.ts'
import { literalPattern } from './patterns.ts'

export interface Leak {
  /** A folder's ends in `/`. */
  readonly path: string
  readonly reason: string
  /** Whether it is a link that can't be followed: no `!` line brings it back. */
  readonly isLink?: boolean
}

/** Lines of the block: a comment has room for them. */
const most = 200

/** One error for all leaks, with the whole input `exclude` that leaves them out. */
export function leakError(leaks: readonly Leak[], exclude: readonly string[]): SiteError {
  const sorted = leaks.toSorted((a, b) => (a.path < b.path ? -1 : 1))
  const named = sorted.map(({ path, reason }) => `${excerpt(path, 300)} (${reason})`)
  const message = `Something in the directory looks private or leads outside: ${firstOf(named, 5)}. Nothing was sent.`
  const left = sorted.length - most
  const hasKey = leaks.some(({ reason }) => /key|token/u.test(reason))
  const hint = [
    'Check that "directory" is what the build writes.',
    hasKey ? 'Take a key or token out of what is built, and revoke it if it was ever public.' : [],
    exclude.length > 0 ? 'Or write these lines in place of the step\'s "exclude".' : 'Or add these lines.',
    left > 0 ? `The next run shows ${count(left, 'more line')}.` : [],
    leaks.every(({ isLink }) => isLink) ? [] : 'To publish a file on purpose, write "!" in front of its line.',
  ]
  const lines = sorted.slice(0, most).map(({ path }) => literalPattern(path))
  const block = ['exclude: |', ...exclude.map(printable), ...lines].join('\n  ')
  return new SiteError(message, { hint: `${hint.flat().join(' ')}\n${block}` })
}
