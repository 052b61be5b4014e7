import { resolve } from 'node:path'
import { InputError } from '../errors.ts'
import { excerpt } from '../text/printable.ts'

/** What a path is, as far as a pattern with a trailing `/` cares. */
export type Kind = 'file' | 'folder'

/** For each pattern whether it matches a path or a folder above it. */
export type Coverage = readonly boolean[]

/** Where glob roots a pattern that starts with `/`: on Windows, on the current drive. */
const root = resolve('/')

/**
 * The patterns of the input `exclude`, evaluated by `@actions/glob`'s own matcher but on paths that our walk found.
 * Its public `glob()` would walk the site a second time, one `lstat` after another, and could not tell a link that
 * leads outside from one that does not before following it.
 */
export class Exclude {
  readonly #patterns: readonly Pattern[]

  private constructor(patterns: readonly Pattern[]) {
    this.#patterns = patterns
  }

  /**
   * @param text the input: one pattern a line, relative to the site's root; `#` starts a comment, `!` re-includes
   * @throws {InputError} for a pattern that can't be evaluated
   */
  static async parse(text: string): Promise<Exclude> {
    const lines = text
      .split(/\r\n|\r|\n/u)
      .map((line) => line.trim())
      .filter((line) => line !== '' && !line.startsWith('#'))
    if (lines.length === 0) return new Exclude([])
    // On demand: most sites exclude nothing, and need not wait for the matcher to load.
    const glob = await import('@actions/glob')
    const patterns: Pattern[] = []
    for (const line of lines) {
      const [, negation = '', pattern = ''] = /^((?:!\s*)*)(?:\.?[/\\])*(.*)$/u.exec(line) ?? []
      try {
        patterns.push(...patternsOf(await glob.create(`${negation}/${pattern}`)))
      } catch (cause) {
        throw new InputError('exclude', `the pattern "${excerpt(line)}" can't be used.`, {
          hint: 'Write a path or glob inside the directory, without "." and "..", as in "drafts/**" or "**/*.map".',
          cause,
        })
      }
    }
    return new Exclude(patterns)
  }

  /** Whether a path below an excluded folder could still be published, so that the folder must be walked. */
  get reincludes(): boolean {
    return this.#patterns.some((pattern) => pattern.negate)
  }

  /** What covers `path` (relative to the site's root), where `above` covers its folder. */
  cover(path: string, kind: Kind, above: Coverage = []): Coverage {
    const bit = kind === 'folder' ? 1 : 2
    return this.#patterns.map(
      (pattern, index) => above[index] === true || (pattern.match(root + path) & bit) !== 0,
    )
  }

  /** Whether what is so covered is left out: as in `@actions/glob`, the last pattern that covers it decides. */
  excludes(coverage: Coverage): boolean {
    return this.#deciding(coverage)?.negate === false
  }

  /** Whether what is so covered was re-included by name, with `!`. */
  reincluded(coverage: Coverage): boolean {
    return this.#deciding(coverage)?.negate === true
  }

  #deciding(coverage: Coverage): Pattern | undefined {
    return this.#patterns.findLast((_, index) => coverage[index])
  }
}

/** The part of a globber's pattern that is used: `match` gives a bit set, 1 for a folder and 2 for a file. */
interface Pattern {
  readonly negate: boolean
  match(path: string): number
}

/**
 * The matchers inside a globber, which its types don't show. The version is locked and bundled, so they can't change
 * under a user's feet; a test compares them with the public `glob()`.
 */
function patternsOf(globber: object): readonly Pattern[] {
  return (globber as { readonly patterns: readonly Pattern[] }).patterns
}
