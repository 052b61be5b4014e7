import { resolve } from 'node:path'
import { InputError } from '../errors.ts'
import { excerpt } from '../text/printable.ts'
import type { Omitted } from './site.ts'

/** What glob takes for the root of patterns: on Windows that of the current drive. */
const root = resolve('/')

/** What a globber has inside. Its version is locked, and a test compares it with the public `glob()`. */
interface Matcher {
  readonly negate: boolean
  /** A bit set: 1 for a folder and 2 for a file. */
  match(path: string): number
}

type Pattern = Readonly<{ line: string; matcher: Matcher }>

/**
 * The patterns of the input `exclude`, for one walk: it remembers which ones matched. Paths are relative to the site's root.
 * The matcher is that of `@actions/glob`. Its public `glob()` would walk through the site a second time, slowly, and would
 * follow links that lead outside.
 */
export class Exclude {
  /** As the user wrote them, also comments, but without empty ones and white space around. */
  readonly lines: readonly string[]
  readonly #patterns: readonly Pattern[]
  readonly #named: ReadonlySet<string>
  readonly #matched = new Set<string>()

  private constructor(lines: readonly string[], patterns: readonly Pattern[]) {
    this.lines = lines
    this.#patterns = patterns
    this.#named = new Set(patterns.filter(({ matcher }) => matcher.negate).map(({ line }) => pathIn(line)))
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
        // A folder that matches stands for all that is in it.
        // Without the lookbehind the time would be quadratic.
        const both = [pattern, pattern.replace(/(?<!\/)\/*$/u, '/*/**')].map((each) => `${negation}/${each}`)
        const globber: object = await glob.create(both.join('\n'))
        const { patterns } = globber as { readonly patterns: readonly Matcher[] }
        all.push(...patterns.map((matcher) => ({ line, matcher })))
      } catch (cause) {
        const hint = 'Write a path or glob inside the directory, without "." and "..", as in "drafts/**" or "**/*.map".'
        throw new InputError('exclude', `the pattern "${excerpt(line)}" can't be used.`, { hint, cause })
      }
    }
    return new Exclude(lines, all)
  }

  /** The lines that matched nothing, but none that leads into what was left out: nobody looked there. */
  unmatched(omitted: Omitted): readonly string[] {
    const out = [...omitted.values()].flat().map((path) => path.normalize().replace(/\/?$/u, '/'))
    const lines = this.#patterns.map(({ line }) => line).filter((line) => !this.#matched.has(line))
    return [...new Set(lines)].filter((line) => !out.some((path) => pathIn(line).startsWith(path)))
  }

  excludes(path: string, isFolder: boolean): boolean {
    return this.lineAgainst(path, isFolder) !== undefined
  }

  /** The line that leaves a path out. As in `@actions/glob`, the last one that matches decides. */
  lineAgainst(path: string, isFolder: boolean): string | undefined {
    const onDisk = root + path.normalize()
    const matching = this.#patterns.filter(({ matcher }) => (matcher.match(onDisk) & (isFolder ? 1 : 2)) !== 0)
    for (const { line } of matching) this.#matched.add(line)
    const last = matching.at(-1)
    return last?.matcher.negate ? undefined : last?.line
  }

  /** Whether `!` lines may keep something in an excluded folder: in a private one only a path that a line names. */
  mayKeepIn(folder: string, isPrivate: boolean): boolean {
    const start = `${folder.normalize()}/`
    return isPrivate ? [...this.#named].some((path) => path.startsWith(start)) : this.#named.size > 0
  }

  /** Whether a `!` line is this path: who wrote a broader one may not have thought of it. */
  names(path: string): boolean {
    return this.#named.has(path.normalize())
  }
}

/** Any number of `!`, then signs of the root (`./`, `/`), then the pattern, in Unicode's NFC. */
function partsOf(line: string) {
  const [, negation = '', pattern = ''] = /^((?:!\s*)*)(?:\.?\/)*(.*)$/su.exec(line) ?? []
  return { negation, pattern: pattern.normalize() }
}

/** The path that a line names if it contains no wildcard, without escapes and `/` at its end. */
const pathIn = (line: string): string => partsOf(line).pattern.replace(/\/$|\[(.)\]|\\(.)/gu, '$1$2')
