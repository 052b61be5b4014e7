import { resolve } from 'node:path'
import { InputError } from '../errors.ts'
import { excerpt } from '../text/printable.ts'
import { folded, literalPattern, partsOf, pathIn } from './patterns.ts'
import type { Omitted } from './site.ts'

/** What glob takes for the root of patterns: on Windows that of the current drive. */
const root = resolve('/')

/** What a globber has inside. Its version is locked, and a test compares it with the public `glob()`. */
interface Matcher {
  readonly negate: boolean
  /** A bit set: 1 for a folder and 2 for a file. */
  match(path: string): number
  partialMatch(path: string): boolean
}

type Pattern = Readonly<{ line: string; matcher: Matcher }>

/**
 * The patterns of the input `exclude`, for one walk: it remembers which ones matched. Paths are relative to the site's root.
 * The matcher is that of `@actions/glob`, whose public `glob()` would walk through the site a second time, with one `lstat`
 * after another, and would follow a link before anybody could see that it leads outside.
 */
export class Exclude {
  /** As the user wrote them, also comments, but without empty ones and white space around. */
  readonly lines: readonly string[]
  readonly #patterns: readonly Pattern[]
  readonly #named: ReadonlySet<string>
  readonly #matched = new Set<Matcher>()
  readonly #folders = new Map<string, number>()

  private constructor(lines: readonly string[], patterns: readonly Pattern[]) {
    this.lines = lines
    this.#patterns = patterns
    this.#named = new Set(patterns.filter(({ matcher }) => matcher.negate).map(({ line }) => pathIn(line)))
  }

  /** Whether a path in an excluded folder may still be published, so that the walk must enter the folder. */
  get reincludes(): boolean {
    return this.#named.size > 0
  }

  static async parse(text: string): Promise<Exclude> {
    const lines = text.split(/[\r\n]/u).flatMap((line) => line.trim() || [])
    const written = lines.filter((line) => !line.startsWith('#'))
    if (written.length === 0) return new Exclude(lines, [])
    // Most sites exclude nothing, and should not wait for it.
    const glob = await import('@actions/glob')
    const all: Pattern[] = []
    for (const line of written) {
      const { negation, pattern } = partsOf(line)
      try {
        // No path is longer, and the matcher needs quadratic time.
        if (line.length > 4096) throw new RangeError('It has more than 4096 characters.')
        const globber: object = await glob.create(`${negation}/${pattern.normalize()}`)
        const { patterns } = globber as { readonly patterns: readonly Matcher[] }
        all.push(...patterns.map((matcher) => ({ line, matcher })))
      } catch (cause) {
        const hint = 'Write a path or glob inside the directory, without "." and "..", as in "drafts/**" or "**/*.map".'
        throw new InputError('exclude', `the pattern "${excerpt(line)}" can't be used.`, { hint, cause })
      }
    }
    return new Exclude(lines, all)
  }

  /** The lines that matched nothing, but none that leads into a folder that was left out: nobody looked there. */
  unmatched(omitted: Omitted): readonly string[] {
    // Any pattern may mean what is in a folder that patterns left out; in others only one that names the folder.
    const folders = omitted.get('exclude')?.filter((path) => path.endsWith('/')) ?? []
    const others = [...omitted.values()].flat().map((path) => folded(path).replace(/\/?$/u, '/'))
    const lines = this.#patterns.flatMap(({ line, matcher }) => {
      if (this.#matched.has(matcher) || others.some((path) => pathIn(line).startsWith(path))) return []
      return folders.some((path) => matcher.partialMatch(root + folded(path))) ? [] : line
    })
    return [...new Set(lines)]
  }

  /** As in `@actions/glob`, the last pattern that matches a path or a folder above decides. */
  excludes(path: string, isFolder: boolean): boolean {
    return this.#patterns.length > 0 && this.#patterns[this.#lastMatch(path, isFolder)]?.matcher.negate === false
  }

  /** Whether a `!` line is this path, with its escapes or without: who wrote a broader one may not have thought of it. */
  names(path: string): boolean {
    return this.reincludes && (this.#named.has(folded(path)) || this.#named.has(pathIn(literalPattern(path))))
  }

  /** Its index, or -1. What was found for a folder is kept. */
  #lastMatch(path: string, isFolder: boolean): number {
    const known = this.#folders.get(path)
    if (known !== undefined) return known
    const end = path.lastIndexOf('/')
    let last = end < 0 ? -1 : this.#lastMatch(path.slice(0, end), true)
    for (const [index, { matcher }] of this.#patterns.entries()) {
      if ((matcher.match(root + path.normalize()) & (isFolder ? 1 : 2)) === 0) continue
      this.#matched.add(matcher)
      last = Math.max(last, index)
    }
    if (isFolder) this.#folders.set(path, last)
    return last
  }
}
