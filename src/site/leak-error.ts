import { SiteError } from '../errors.ts'
import { formatNumber } from '../text/format.ts'
import { excerpt, printable } from '../text/printable.ts'
import { quote } from './file-access.ts'
import { literalPattern } from './patterns.ts'
import type { Leak } from './private.ts'

/** What the inputs say already. */
interface Given {
  /** The lines of the input `exclude`. */
  readonly exclude: readonly string[]
  /** Another folder that is more likely the site, as the input `directory` would name it. */
  readonly instead: string | undefined
}

/** Lines of a block, and characters in them, at most: a comment has room for 65,536. */
const most = { lines: 250, characters: 12_000 }

/** Paths and links that the message names. */
const named = 5

/**
 * The error for files that look private and for links that lead outside, with the whole input `exclude` that leaves all
 * of them out. It contains the lines that are in the input already.
 *
 * @param leaks at least one
 */
export function leakError(leaks: readonly Leak[], { exclude, instead }: Given): SiteError {
  const sorted = leaks.toSorted((a, b) => (a.path < b.path ? -1 : 1))
  const links = sorted.filter(({ link }) => link !== undefined)
  const secrets = sorted.filter(({ link }) => link === undefined)
  const sentences = (ofLinks: readonly string[]): string =>
    words(
      secrets.length > 0 && `Something in the directory looks private: ${namesOf(secrets)}.`,
      secrets.length > 0 && `The reason: ${reasonsOf(secrets)}.`,
      ...ofLinks.slice(0, named),
      links.length > named && `There are ${formatNumber(links.length - named)} more such links.`,
      'Nothing was sent.',
    )
  const { lines, note } = linesFor(sorted)
  const rules = words(
    note,
    links.length > 0 && 'What is outside is never published: put a copy there instead of a link.',
  )
  const replaced =
    exclude.length > 0 ? 'put these lines in place of the step\'s "exclude"' : 'add these lines'
  const onPurpose = secrets.length > 0 && 'To publish one on purpose, write "!" in front of its line:'
  const hint = [
    words(directoryHint(instead), rules, `To leave this out, ${replaced}${onPurpose ? '.' : ':'}`, onPurpose),
    'exclude: |',
    ...[...exclude.map(printable), ...lines].map((line) => `  ${line}`),
  ].join('\n')
  // A comment must not contain the value of an input, nor where on the runner a link leads.
  const add = 'To leave this out, add these lines to "exclude", as the log of the run shows:'
  const inPublic = [words(directoryHint(undefined), rules, add), ...lines].join('\n')
  return new SiteError(sorted[0]?.path ?? '', sentences(links.map(({ link = '' }) => link)), {
    hint,
    inPublic: {
      message: sentences(links.map(({ path, reason }) => `${quote(path)} is ${reason}.`)),
      hint: inPublic,
    },
  })
}

function words(...sentences: readonly (string | false)[]): string {
  return sentences.filter(Boolean).join(' ')
}

function namesOf(leaks: readonly Leak[]): string {
  const some = leaks.slice(0, named).map(({ path }) => excerpt(path, 300))
  const more = leaks.length > named ? ` and ${formatNumber(leaks.length - named)} more` : ''
  return some.join(', ') + more
}

function reasonsOf(leaks: readonly Leak[]): string {
  const groups = [...Map.groupBy(leaks, ({ reason }) => reason)]
  const counted = groups.map(([reason, all]) => `${reason} (${formatNumber(all.length)})`)
  return groups.length === 1 ? (leaks[0]?.reason ?? '') : counted.join(', ')
}

/** The patterns; where reasons differ, below a comment that says the reason. If they are too many, they name folders. */
function linesFor(leaks: readonly Leak[]): { lines: string[]; note: string } {
  const groups = Map.groupBy(leaks, ({ reason }) => reason)
  const lines = [...groups].flatMap(([reason, all]) => [
    ...(groups.size > 1 ? [`# ${reason}`] : []),
    ...all.map(({ path }) => literalPattern(path)),
  ])
  if (fitting(lines) === lines.length) return { lines, note: '' }
  let patterns = leaks.map(({ path }) => literalPattern(path))
  const folders = (depth: number): string[] => [
    ...new Set(
      leaks.map(({ path }) =>
        literalPattern(
          path.split('/', depth).join('/') + (path.split('/', depth + 1).length > depth ? '/' : ''),
        ),
      ),
    ),
  ]
  for (let depth = 8; depth > 0 && fitting(patterns) < patterns.length; depth -= 1) patterns = folders(depth)
  const left = patterns.length - fitting(patterns)
  const more = left > 0 ? ` and ${formatNumber(left)} lines are missing` : ''
  return {
    lines: patterns.slice(0, fitting(patterns)),
    note: `These are too many to list, so lines name whole folders${more}.`,
  }
}

/** How many of the lines fit into a block. */
function fitting(lines: readonly string[]): number {
  let characters = 0
  let count = 0
  for (const { length } of lines) {
    characters += length
    if (count === most.lines || characters > most.characters) break
    count += 1
  }
  return count
}

function directoryHint(instead: string | undefined): string {
  if (instead === undefined) return 'Check that "directory" is what the build writes.'
  const folder = printable(instead)
  return `"${folder}" looks like what a build writes: did you mean "directory: ${folder}"?`
}
