import { resolve } from 'node:path'
import { InputError } from '../errors.ts'
import { excerpt } from '../text/printable.ts'
import type { Omitted } from './site.ts'

/** Glob's root of patterns: on Windows that of the current drive. */
const root = resolve('/')

/** A part of a globber that is not public. Its version is locked, and a test compares it with the public `glob()`. */
type Matcher = Readonly<{ negate: boolean; match(path: string): number }>

/** The input `exclude`, for one walk. The public `glob()` would walk once more, slowly, and follow links outside. */
export class Exclude {
  /** Trimmed, with comments, without empty ones. */
  readonly lines: string[] = []
  readonly #patterns: { line: string; matcher: Matcher }[] = []
  readonly #named = new Set<string>()
  /** The folders of those. */
  readonly #above = new Set<string>()
  readonly #matched = new Set<string>()

  static async parse(text: string): Promise<Exclude> {
    const exclude = new Exclude()
    for (const line of text.split(/[\r\n]/u).flatMap((each) => each.trim() || [])) {
      exclude.lines.push(line)
      if (line.startsWith('#')) continue
      // Loaded only here, because most sites exclude nothing.
      const glob = await import('@actions/glob')
      const { negation, pattern } = partsOf(line)
      try {
        // A folder that matches stands for all that is in it. Without the lookbehind the time would be quadratic.
        const both = [pattern, pattern.replace(/(?<!\/)\/*$/u, '/*/**')].map((each) => `${negation}/${each}`)
        const globber: object = await glob.create(both.join('\n'))
        const { patterns } = globber as { readonly patterns: readonly Matcher[] }
        exclude.#patterns.push(...patterns.map((matcher) => ({ line, matcher })))
        if (patterns.some(({ negate }) => negate)) exclude.#name(pathIn(line))
      } catch (cause) {
        const hint = 'Write a path or glob inside the directory, without "." and "..", as in "drafts/**" or "**/*.map".'
        throw new InputError('exclude', `the pattern "${excerpt(line)}" can't be used.`, { hint, cause })
      }
    }
    return exclude
  }

  #name(path: string): void {
    this.#named.add(path)
    for (const folder of startsOf(path)) this.#above.add(folder)
  }

  /** The lines that matched nothing, except those for paths in folders that were left out and not walked. */
  unmatched(omitted: Omitted): readonly string[] {
    const out = new Set([...omitted.values()].flat().map((path) => path.normalize().replace(/\/$/u, '')))
    const isMet = (line: string) => this.#matched.has(line) || startsOf(pathIn(line)).some((path) => out.has(path))
    return [...new Set(this.lines)].filter((line) => !line.startsWith('#') && !isMet(line))
  }

  /** Whether a path is left out. As in `@actions/glob`, the last line that matches decides. */
  excludes(path: string, isFolder: boolean): boolean {
    const onDisk = root + path.normalize()
    // The bits of a match are 1 for a folder and 2 for a file.
    const matching = this.#patterns.filter(({ matcher }) => (matcher.match(onDisk) & (isFolder ? 1 : 2)) !== 0)
    for (const { line } of matching) this.#matched.add(line)
    return matching.at(-1)?.matcher.negate === false
  }

  /** Whether `!` lines may keep something in an excluded folder. In a private one only a path that a line names. */
  mayKeepIn(folder: string, isPrivate: boolean): boolean {
    return isPrivate ? this.#above.has(folder.normalize()) : this.#named.size > 0
  }

  /** Whether a `!` line is exactly this path. A broader one may match more than its author thought of. */
  names(path: string): boolean {
    return this.#named.has(path.normalize())
  }

  /** As `names`, with a star between written characters of the last part for a hash (design 7.3). */
  namesButForHash(path: string): boolean {
    const name = path.normalize()
    return [...this.#named].some((line) => {
      const [, before = '', after = ''] = /^([^*]*[^*/])\*([^*/]+)$/u.exec(line) ?? []
      const hash = name.slice(before.length, -after.length)
      return /^[\w-]+$/u.test(hash) && name === `${before}${hash}${after}`
    })
  }
}

/** Why a line can't be a pattern. The time of a match is a name's length to the power of the stars in one part. */
export function flawOfPattern(line: string): string | undefined {
  const { pattern } = partsOf(line.trim())
  if (line.trim().startsWith('#')) return undefined
  if (/(?:\*[^/*]*){5}/u.test(pattern.replace(/\[.\]|\\./gsu, '')))
    return 'it has more than four stars in one part of a path'
  return /(?:^|\/)\.\.?(?:\/|$)/u.test(pattern) ? 'it has "." or ".." in its path' : undefined
}

/** The folders of a path, which are no deeper than a walk goes. */
function startsOf(path: string): string[] {
  const names = path.split('/', 300)
  return names.slice(1).map((_, index) => names.slice(0, index + 1).join('/'))
}

/** Any number of `!`, then signs of the root (`./`, `/`), then the pattern, in NFC. */
function partsOf(line: string) {
  const [, negation = '', pattern = ''] = /^((?:!\s*)*)(?:\.?\/)*(.*)$/su.exec(line) ?? []
  return { negation, pattern: pattern.normalize() }
}

/** A line without wildcards is a path: without its escapes and the `/` at its end. */
const pathIn = (line: string): string => partsOf(line).pattern.replace(/\/$|\[(.)\]|\\(.)/gu, '$1$2')
