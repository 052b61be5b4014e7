/** The lines of `docs/service.md`, what the action assumes in each, and what was seen. */
import type { Dialect } from './wire.ts'

const other = (isOwn: boolean, word: string): string => (isOwn ? word : `${word}, or is refused`)

/** By the names in the page's table, in its order: what the action assumes. */
export const lines = {
  key: () => 'the key in `x-api-key` reads the account',
  'wrong-key': () => 'refused with 401 or 403, in the form of the interface',
  links: () => 'texts, or objects with `subdomain` or `domain`',
  quota: () => 'whole numbers, or nothing',
  create: () => 'makes a link that was not listed before, and is then',
  name: () => 'makes a link of that name',
  label: () => 'completed, kept or refused; no other name',
  status: () => '`active`',
  files: () => 'all files are served',
  folders: ({ folders }: Dialect) => (folders === 'files' ? 'kept' : 'nothing'),
  archive: ({ folders }: Dialect) => (folders === 'zip' ? 'unpacked' : 'nothing'),
  'well-known': () => '`.well-known/` is served',
  'folder-page': () => '`/guide/` shows `guide/index.html`',
  types: () => 'pages, styles, scripts and pictures come as what they are',
  'update-put': ({ update }: Dialect) => other(update === 'PUT', 'replaces the files'),
  'update-post': ({ update }: Dialect) => other(update === 'POST', 'replaces the files'),
  replace: () => 'files that are not sent are deleted',
  password: () => 'visitors are asked for it',
  'unknown-update': () => '`PUT` is refused, and makes nothing',
  'unknown-delete': () => 'an answer below 500 that is not about the key',
  'delete-form': (dialect: Dialect) => other(dialect.delete === 'form', 'deletes'),
  'delete-json': (dialect: Dialect) => other(dialect.delete === 'json', 'deletes'),
  limit: () => 'refused with `…_LIMIT_REACHED`; seen in a full account only',
} as const satisfies Record<string, (dialect: Dialect) => string>

export type Line = keyof typeof lines
const names = Object.keys(lines) as Line[]

/** What was seen, line by line. */
export class Table {
  readonly #seen = new Map<Line, { seen: string; isAssumed: boolean }>()
  readonly #dialect: Dialect
  readonly #tell: (line: string) => void

  constructor(dialect: Dialect, tell: (line: string) => void) {
    this.#dialect = dialect
    this.#tell = tell
  }

  /** Notes what was seen. One line can be seen several times: what differs stays. */
  note(line: Line, seen: string, isAssumed: boolean): void {
    if (this.#seen.get(line)?.isAssumed === false) return
    this.#seen.set(line, { seen, isAssumed })
    this.#tell(`${line}: ${seen}${isAssumed ? '' : ' (DIFFERS)'}`)
  }

  has(line: Line): boolean {
    return this.#seen.has(line)
  }

  /** The lines that differ. */
  get different(): Line[] {
    return names.filter((line) => this.#seen.get(line)?.isAssumed === false)
  }

  /** The lines that had to be tried, and were not. */
  get untried(): Line[] {
    return names.filter((line) => line !== 'limit' && !this.has(line))
  }

  /** Markdown, to be sent as it is. */
  rows(): string[] {
    const rows = names.map((line) => {
      const { seen = 'not tried', isAssumed } = this.#seen.get(line) ?? {}
      const assumed = lines[line](this.#dialect)
      const agreed = isAssumed === undefined || assumed.startsWith('nothing') ? '' : 'as assumed'
      return `| ${line} | ${assumed} | ${seen} | ${isAssumed === false ? 'DIFFERS' : agreed} |`
    })
    return ['| line | the action assumes | seen | |', '| --- | --- | --- | --- |', ...rows]
  }
}
