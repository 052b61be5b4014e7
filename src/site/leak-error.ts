import { SiteError } from '../errors.ts'
import { excerpt, firstOf, formatNumber, printable } from '../text/printable.ts'
import { literalPattern } from './patterns.ts'

export interface Leak {
  /** A folder's ends in `/`. */
  readonly path: string
  readonly reason: string
  /** For a link that can't be followed: the sentence that names its target. The target is there if it is on the runner. */
  readonly link?: string
  readonly target?: string | undefined
}

/** Characters of the lines: a comment has room for 65,536. Beyond that, lines for what is at the root. */
const most = { characters: 12_000, roots: 120 }
const named = 5

/** One error for all leaks, with the whole input `exclude` that leaves them out. A built folder is more likely the site. */
export function leakError(leaks: readonly Leak[], exclude: readonly string[], built = ''): SiteError {
  const sorted = leaks.toSorted((a, b) => (a.path < b.path ? -1 : 1))
  const links = sorted.flatMap(({ link }) => link ?? [])
  const secrets = sorted.filter(({ link }) => link === undefined)
  const paths = secrets.map(({ path }) => excerpt(path, 300))
  const reasons = byReason(secrets).map(([reason, { length }], _, all) =>
    all.length === 1 ? reason : `${reason} (${formatNumber(length)})`,
  )
  const message = words(
    paths.length > 0 && `Something in the directory looks private: ${firstOf(paths, named)}.`,
    paths.length > 0 && `The reason: ${reasons.join(', ')}.`,
    ...links.slice(0, named),
    links.length > named && `There are ${formatNumber(links.length - named)} more such links.`,
    'Nothing was sent.',
  )
  const { lines, note } = linesFor(sorted)
  const folder = printable(built)
  const replaced = exclude.length > 0 ? 'put these lines in place of the step\'s "exclude"' : 'add these lines'
  const isOwnKey = secrets.some(({ reason }) => reason.startsWith("the account's API key"))
  const onPurpose = secrets.length > 0 && !isOwnKey && 'To publish one on purpose, write "!" in front of its line:'
  const hint = words(
    folder
      ? `"${folder}" looks like what a build writes: did you mean "directory: ${folder}"?`
      : 'Check that "directory" is what the build writes.',
    note,
    links.length > 0 && 'What is outside is never published: put a copy there instead of a link.',
    secrets.some(({ reason }) => /key|token/u.test(reason)) &&
      'Take a key or token out of what is built, and revoke it if it was ever public: a page may need the file that holds it.',
    `To leave this out, ${replaced}${onPurpose ? '.' : ':'}`,
    onPurpose,
  )
  const block = ['exclude: |', ...exclude.map(printable), ...lines].join('\n  ')
  const targets = sorted.flatMap(({ path, target }) => (target ? `${excerpt(path)} -> ${excerpt(target)}` : []))
  const cause = targets.length > 0 ? new Error(firstOf(targets, named)) : undefined
  return new SiteError(message, { hint: `${hint}\n${block}`, cause })
}

const words = (...sentences: readonly (string | false)[]): string => sentences.filter(Boolean).join(' ')

/** `Map.groupBy` is not in Node 20. */
function byReason(leaks: readonly Leak[]) {
  const reasons = new Set(leaks.map(({ reason }) => reason))
  return [...reasons].map((reason) => [reason, leaks.filter((leak) => leak.reason === reason)] as const)
}

/** Patterns, below a comment where reasons differ. If they are too many, what is at the root. */
function linesFor(leaks: readonly Leak[]) {
  const lines = byReason(leaks).flatMap(([reason, group], _, { length }) => {
    const patterns = group.map(({ path }) => literalPattern(path))
    return length > 1 ? [`# ${reason}`, ...patterns] : patterns
  })
  if (lines.join('').length <= most.characters) return { lines, note: '' }
  const roots = [...new Set(leaks.map(({ path }) => literalPattern(path.replace(/(?<=\/).*/su, ''))))]
  const missing = roots.length - most.roots
  const more = missing > 0 ? ` and ${formatNumber(missing)} lines are missing` : ''
  return { lines: roots.slice(0, most.roots), note: `These are too many to list, so lines name whole folders${more}.` }
}
