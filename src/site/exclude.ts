import { resolve } from 'node:path'
import { InputError } from '../errors.ts'
import { excerpt } from '../text/printable.ts'
import { literalPattern } from './literal-pattern.ts'
import { folded, partsOf, pathIn } from './pattern-line.ts'

/** What a path is, as far as a pattern with a trailing `/` cares. */
export type Kind = 'file' | 'folder'

/** For each pattern whether it matches a path or a folder above it. */
export type Matches = readonly boolean[]

/** Characters in a pattern, at most: no path is longer, and the matcher takes the square of their number. */
const longest = 4096

/** Where glob roots a pattern that starts with `/`: on Windows, on the current drive. */
const root = resolve('/')

/**
 * The patterns of the input `exclude`, evaluated by `@actions/glob`'s own matcher but on paths that our walk found.
 * Its public `glob()` would walk the site a second time, one `lstat` after another, and could not tell a link that
 * leads outside from one that does not before following it.
 *
 * It notes which patterns matched, so one object is good for one walk.
 */
export class Exclude {
  /** The input as it was written, comments too, without empty lines and white space around each line. */
  readonly lines: readonly string[]
  readonly #patterns: readonly Pattern[]
  /** The paths that are written out behind `!`. */
  readonly #named: ReadonlySet<string>
  readonly #matched = new Set<Pattern>()

  private constructor(lines: readonly string[], patterns: readonly Pattern[]) {
    this.lines = lines
    this.#patterns = patterns
    this.#named = new Set(patterns.filter(({ matcher }) => matcher.negate).map(({ line }) => pathIn(line)))
  }

  /**
   * @param text the input: one pattern a line, relative to the site's root; `#` starts a comment, and `!` brings back what
   *   a line above left out
   * @throws {InputError} for a pattern that can't be evaluated
   */
  static async parse(text: string): Promise<Exclude> {
    const lines = text
      .split(/\r\n|\r|\n/u)
      .map((line) => line.trim())
      .filter((line) => line !== '')
    const written = lines.filter((line) => !line.startsWith('#'))
    if (written.length === 0) return new Exclude(lines, [])
    // On demand: most sites exclude nothing, and need not wait for the matcher to load.
    const glob = await import('@actions/glob')
    const patterns: Pattern[] = []
    for (const line of written) {
      const { negation, pattern } = partsOf(line)
      try {
        if (line.length > longest) throw new RangeError(`It has more than ${longest} characters.`)
        const globber = await glob.create(`${negation}/${pattern}`)
        patterns.push(...matchersOf(globber).map((matcher) => ({ line, matcher })))
      } catch (cause) {
        throw new InputError('exclude', `the pattern "${excerpt(line)}" can't be used.`, {
          hint: 'Write a path or glob inside the directory, without "." and "..", as in "drafts/**" or "**/*.map".',
          cause,
        })
      }
    }
    return new Exclude(lines, patterns)
  }

  /** Whether a path below an excluded folder could still be published, so that the folder must be walked. */
  get reincludes(): boolean {
    return this.#patterns.some(({ matcher }) => matcher.negate)
  }

  /** The lines whose patterns matched nothing so far, as they were written. */
  get unmatched(): readonly string[] {
    const unmatched = this.#patterns.filter((pattern) => !this.#matched.has(pattern))
    return [...new Set(unmatched.map(({ line }) => line))]
  }

  /**
   * Which patterns match a path or a folder above it.
   *
   * @param path relative to the site's root
   * @param folder the same for the folder that it is in
   */
  matchesOf(path: string, kind: Kind, folder: Matches): Matches {
    const bit = kind === 'folder' ? 1 : 2
    return this.#patterns.map((pattern, index) => {
      if (folder[index] === true) return true
      const matches = (pattern.matcher.match(root + path) & bit) !== 0
      if (matches) this.#matched.add(pattern)
      return matches
    })
  }

  /** Whether a path with these matches is left out: as in `@actions/glob`, the last pattern that matches decides. */
  excludes(matches: Matches): boolean {
    return this.#patterns.findLast((_, index) => matches[index])?.matcher.negate === false
  }

  /**
   * Whether `!` brings back this very path: it is written out, with or without escapes. A pattern that is broader, or names
   * a folder above, was not written with this path in mind.
   */
  names(path: string): boolean {
    return this.#named.has(folded(path)) || this.#named.has(pathIn(literalPattern(path)))
  }

  /**
   * Notes that a folder is not walked, so that patterns for what is in it do not count as unmatched.
   *
   * @param excluded whether by a pattern; then any other may have been meant for it, and else only one that names it
   */
  passOver(folder: string, excluded: boolean): void {
    for (const pattern of this.#patterns) {
      const leadsThere = excluded
        ? pattern.matcher.partialMatch(root + folder)
        : pathIn(pattern.line).startsWith(`${folded(folder)}/`)
      if (leadsThere) this.#matched.add(pattern)
    }
  }
}

/** One pattern, and the line of the input that it stands in. */
interface Pattern {
  readonly line: string
  readonly matcher: Matcher
}

/**
 * The part of a globber's pattern that is used: `match` gives a bit set, 1 for a folder and 2 for a file; `partialMatch`
 * tells whether something below a folder could match.
 */
interface Matcher {
  readonly negate: boolean
  match(path: string): number
  partialMatch(path: string): boolean
}

/**
 * The matchers inside a globber, which its types don't show. The version is locked and bundled, so they can't change
 * under a user's feet; a test compares them with the public `glob()`.
 */
function matchersOf(globber: object): readonly Matcher[] {
  return (globber as { readonly patterns: readonly Matcher[] }).patterns
}
