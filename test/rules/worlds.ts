/** What can be seen, by short names, and tables of what follows from it. All times are in hours. */
import type { Destination } from '../../src/rules/destination.ts'
import { type Asker, policyOf, type Verdict } from '../../src/rules/judge.ts'
import type { Refusal } from '../../src/rules/refusals.ts'
import type { Account, Entry } from '../../src/rules/world.ts'
import type { Subject } from '../../src/target.ts'

/** The link that everything is about, and two others. */
export const site = 'site.tiiny.test'
export const other = 'other.tiiny.test'
export const third = 'third.tiiny.test'

export const hour = 60 * 60_000

/** An entry of production, unless told otherwise; its id is its time. */
export function entry(at: number, link?: string, more: Partial<Entry> = {}): Entry {
  const facts = { environment: 'production', task: 'deploy:site', run: `${at}.1`, job: 'site.yml/deploy' }
  const flags = { names: [], again: false, protected: false, reserved: false }
  return { id: at, createdAt: at * hour, link, ...facts, ...flags, ...more }
}

/** The same of the environment `docs`, by another workflow file. */
export const docs = (at: number, link?: string, more: Partial<Entry> = {}) =>
  entry(at, link, { environment: 'docs', job: 'docs.yml/deploy', ...more })

/** What an asker's own record has, newest first. The newest entry is of hour 100, the oldest one of hour 50. */
export const records: Readonly<Record<string, readonly Entry[]>> = {
  nothing: [],
  'the link': [entry(100, site), entry(50, site)],
  'the link, before another': [entry(100, other), entry(50, site)],
  'another link': [entry(100, other), entry(50, other)],
  'a draft': [entry(100)],
  'the name only': [entry(100, undefined, { names: [site] }), entry(50, other)],
}

/** What live sites claim: by whom, by what, and whether before or after the asker's own entries. */
export const claims: Readonly<Record<string, readonly Entry[]>> = {
  nobody: [],
  'production, before': [entry(20, site)],
  'production, by name': [entry(200, third, { names: [site] })],
  'production, by name only': [entry(200, undefined, { names: [site] }), entry(190, third)],
  'docs, before': [docs(20, site)],
  'docs, after': [docs(200, site, { environment: 'Docs' })],
  'docs, by name': [docs(200, third, { names: [site] })],
  'docs, then another link': [docs(200, third), docs(199, site)],
  'docs, then another name': [docs(200, undefined, { names: [third] }), docs(199, site)],
  'docs, by this workflow': [docs(20, site, { job: 'site.yml/deploy' })],
}

const accountWith = (...links: string[][]): Account => ({ links, quota: { used: undefined, limit: undefined } })

/** What the account says of the link. It can't be read, or was not asked, where it is undefined. */
export const accounts: Readonly<Record<string, Account | undefined>> = {
  'not listed': accountWith([other], ['sitesite']),
  listed: accountWith([other], [site]),
  'by label': accountWith([other], ['site']),
  'by second name': accountWith([other, site]),
  unknown: undefined,
}

export const subjects = {
  'pull request': { kind: 'pull-request', number: 7 },
  branch: { kind: 'branch', branch: 'topic' },
  'live site': { kind: 'live-site' },
} satisfies Record<string, Subject>

/** Who asks, at hour 300. Previews are of the environment `preview`, live sites of `production`. */
export function askerFor(of: keyof typeof subjects, domain?: string, token = true): Asker {
  const subject = subjects[of]
  const environment = subject.kind === 'live-site' ? 'production' : 'preview'
  const target = { subject, environment, sha: 'a'.repeat(40), domain }
  return { target, policy: policyOf(target, token), run: '300.1', job: 'site.yml/deploy' }
}

/** A verdict or destination in one or a few words, as tables have it. */
export function inWords(found: Verdict | Destination | Refusal): string {
  if ('may' in found) return found.may ? 'may' : inWords(found.because)
  if ('why' in found) return shortly[found.why] ?? found.why
  if (found.link === undefined) return found.taken ? 'new, taken' : 'new'
  return `${found.isNew ? 'make' : 'to'} ${found.link.split('.')[0]}`
}

const shortly: Partial<Record<Refusal['why'], string>> = {
  'a live site has it': 'owned',
  'another live site has it': 'rival',
  'it was there before': 'before',
  'still needed': 'needed',
  'only a person deletes it': 'person',
}

/** The cells of a table with `|` between columns: names of the row and of the column, and what is in the cell. */
export function cellsOf(table: string): [row: string, column: string, cell: string][] {
  const lines = table.trim().split('\n')
  const [[, ...columns] = [], ...rows] = lines.map((line) => line.split('|').map((cell) => cell.trim()))
  return rows.flatMap(([row = '', ...cells]) => {
    if (cells.length !== columns.length) throw new Error(`This row has ${cells.length} cells: ${row}`)
    return cells.map((cell, index): [string, string, string] => [row, columns[index] ?? '', cell])
  })
}

/** One of some values by its name in a table. */
export function named<T>(values: Readonly<Record<string, T>>, name: string): T {
  if (Object.hasOwn(values, name)) return values[name] as T
  throw new Error(`The table has "${name}", which nothing is called.`)
}
