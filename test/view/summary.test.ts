import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { InputError } from '../../src/errors.ts'
import type { Quota } from '../../src/rules/world.ts'
import type { RunSoFar, SweptPreview } from '../../src/view/run-state.ts'
import { summaryOf } from '../../src/view/summary.ts'
import { branch, type Change, deployed, failed, pull, removed, row, runWith, skipped, swept } from './runs.ts'

const summary = (run: RunSoFar, ...warnings: string[]): string => summaryOf(run, warnings)
const firstLine = (run: RunSoFar): string => summary(run).split('\n')[0] ?? ''
const link = '[https://a.example](https://a.example)'
const bLink = '[b.example](https://b.example)'
const site = { fileCount: 1200, bytes: 3_400_000, form: 'files', omitted: new Map(), doubts: [] } as const
const omitted = new Map([['hidden', ['.a', '.b', '.c', '.d']] as const, ['exclude', ['x|y']] as const])
const production = { subject: { kind: 'live-site' }, environment: 'production', protected: undefined } as const

beforeEach(() => {
  vi.stubEnv('GITHUB_REPOSITORY', '')
  vi.spyOn(performance, 'now').mockReturnValue(5000)
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

describe('the summary of a deploy', () => {
  it('shows the link first, then what was sent', () => {
    expect(summary(deployed({ ...production, start: 3766 }))).toBe(
      [
        `### 🚀 ${link}`,
        '',
        '| Result | deployed |',
        '| :--- | :--- |',
        '| Environment | production |',
        '| Commit | `abcdefa` |',
        '| Sent | 1,200 files, 3.40 MB, as single files |',
        '| Took | 1.2 s |',
        '| Quota used | 4 % (42 of 1,024 as the service counts) |',
        '',
      ].join('\n'),
    )
  })

  it.each<[string, Change, string]>([
    ['whose preview it is', {}, '| Result | deployed, for pull request #7 |'],
    ['another form', { site: { ...site, form: 'zip' } }, '3.40 MB, as one archive |'],
    ['what verify found', { liveAfter: 500 }, '| Verified | live after 0.5 s |'],
    ['what made room', { freed: ['b.example', 'c.example'] }, '| Deleted to make room | b.example, c.example |'],
    ['what was left out', { site: { ...site, omitted } }, '4 (hidden): .a, .b, .c and 1 more<br>1 (exclude): '],
    ['a quota without a limit', { quota: { used: 5, limit: undefined } }, '| Quota used | 5 as the service counts |'],
    ['a quota of nothing', { quota: { used: 0, limit: 0 } }, '| Quota used | 0 of 0 as the service counts |'],
    ['a small page', { reserved: true }, '\n\nIt shows a small page until the site is deployed. Whoever'],
  ])('shows %s', (_, change, says) => {
    expect(summary(deployed(change))).toContain(says)
  })

  it.each<[string, Change, string]>([
    ['staging', { ...production, environment: 'sta*ging' }, ' (sta&#42;ging)'],
    ["a branch's of docs", { subject: branch, environment: 'docs' }, ' (branch a_b&#42;, docs)'],
  ])('says in its title that it is for %s', (_, change, where) => {
    expect(firstLine(deployed(change))).toBe(`### 🚀 ${link}${where}`)
    expect(firstLine(deployed({ ...change, reserved: true }))).toBe(`### 🔖 Reserved ${link}${where}`)
  })

  it('says what was left out, and how long it took, only if the site is live', () => {
    const run = skipped({}, { site: { ...site, omitted }, liveAfter: 1 })
    expect(summary(run)).not.toMatch(/Commit|Sent|Left out|Took|Verified/u)
  })

  it('links commit and pull requests', () => {
    const run = { GITHUB_SERVER_URL: 'https://github.example', GITHUB_REPOSITORY: 'o/r', GITHUB_RUN_ID: '1' }
    for (const [name, value] of Object.entries(run)) vi.stubEnv(name, value)
    expect(summary(deployed())).toContain('| deployed, for [pull request #7](https://github.example/o/r/pull/7) |')
    expect(summary(deployed())).toContain('| Commit | [`abcdefa`](https://github.example/o/r/commit/abcdefabcdef) |')
    expect(summary(swept([row(pull)]))).toContain('| [pull request #7](https://github.example/o/r/pull/7) |')
  })

  it('goes on with the warnings of the run, each once, and ends with the message', () => {
    const warnings = ['It is older.', 'It is not recorded.\nAdd to the job:\npermissions:\n  x: write']
    const run = deployed({ remarks: ['It is older.'] })
    const said = '⚠️ It is older.\n\n⚠️ It is not recorded. Add to the job:\n\n```yaml\npermissions:\n  x: write\n```\n\n'
    expect(summaryOf(run, warnings, '```\n{link}')).toMatch(new RegExp(`\n\n${said}\`\`\`\na.example\n$`, 'u'))
    expect(summaryOf({ ...run, reserved: true }, [], 'my message')).not.toContain('my message')
  })
})

describe('the summary of a sweep', () => {
  const since = Date.now() - 73 * 3_600_000
  const previews = [
    row(pull, { title: 'Mend | the docs @all', deleted: ['a.example', 'b.example'], since }),
    row(branch, { links: ['c.example'], stays: 'the branch exists' }),
  ]
  const account = (...links: string[]) => ({ account: { links: links.map((each) => [each]), quota: {} as Quota } })

  it('lists all previews, with title, link, age and what became of each', () => {
    expect(summary({ ...swept(previews, { left: 3 }), quota: { used: 1, limit: 2 } })).toBe(
      [
        '### 🧹 Sweep: 1 preview deleted, 1 kept',
        '',
        'Environment: preview · Quota used: 50 % (1 of 2 as the service counts) · 3 previews left for the next sweep',
        '',
        '| Preview | Link | Age | Result |',
        '| :--- | :--- | :--- | :--- |',
        '| pull request #7: Mend &#124; the docs &#64;&#8203;all | a.example<br>b.example | 3\u00a0days | deleted |',
        '| branch a_b&#42; | [c.example](https://c.example) |  | stays: the branch exists |',
        '',
      ].join('\n'),
    )
  })

  const half = { deleted: ['a.example'], links: ['b.example'], stays: 'why | not' }
  it.each<[string, Partial<SweptPreview>, string, number]>([
    ['expired', { deleted: ['a.example'], expired: 14 }, 'a.example |  | deleted: expired after 14 days', 0],
    ['had no link', {}, 'not known |  | deleted', 0],
    ['is not known', { stays: 'HTTP 500.' }, 'not known |  | stays: HTTP 500.', 1],
    ['is gone only in part', half, `a.example<br>${bLink} |  | deleted<br>stays: why &#124; not`, 1],
  ])('has one row for a preview that %s', (_, change, cells, kept) => {
    const shown = summary(swept([row(pull, change)]))
    expect(shown).toContain(`| pull request #7 | ${cells} |`)
    expect(shown).toContain(`${1 - kept} preview${kept ? 's' : ''} deleted, ${kept} kept\n`)
  })

  it.each<[string, RunSoFar, string]>([
    ['one link', swept(previews, account('a.b')), 'Environment: preview · The account holds 1 link\n'],
    ['nothing', swept([]), '### 🧹 Sweep: nothing to delete\n\nThere is no active preview. Environment: preview\n'],
    ['what is left', swept([], { left: 1 }), 'kept\n\nEnvironment: preview · 1 preview left for the next sweep\n'],
    ['its environment', { ...swept(previews), environment: 'docs' }, ': 1 preview deleted, 1 kept (docs)\n'],
  ])('tells %s', (_, run, says) => {
    expect(summary(run)).toContain(says)
  })

  it('has its rows in one order, however quick each was: deleted first, then by number and name', () => {
    const number = (of: number, stays?: string) => row({ kind: 'pull-request', number: of }, { stays })
    const name = (of: string, stays?: string) => row({ kind: 'branch', branch: of }, { stays })
    const all = [name('b', 'x'), number(2, 'x'), name('a', 'x'), number(10, 'x'), number(3), name('c')]
    const names = summary(swept(all)).match(/^\| (?:pull|branch) [^|]*(?= \|)/gmu)
    const sorted = ['pull request #3', 'branch c', 'pull request #10', 'pull request #2', 'branch a', 'branch b']
    expect(names).toEqual(sorted.map((each) => `| ${each}`))
  })
})

describe('the summary of a run that sent nothing', () => {
  const because = 'Because&#42;.'
  const kept = { link: 'c.d', site: { environment: 'x' } }
  const previews = [{ subject: pull, title: '', links: ['b.example'], since: undefined }]
  const holders = `| pull request #7 | ${bLink} |  |\n\nThe account holds 2 other links.\n\n| Result`
  const ofBranch = '(branch a_b&#42;)\n\n| Result | deleted, for branch a_b&#42; |\n'
  it.each<[string, RunSoFar, string]>([
    ['what is gone', removed(['a.b', 'c.d'], {}, { subject: branch }), `Deleted: a.b, c.d ${ofBranch}`],
    [
      'what a live site has',
      removed(['a.b'], { kept }),
      'a.b\n\nc.d stays: it is the live site of the environment "x"',
    ],
    ['that no link is recorded', removed([]), '⏭️ Nothing to delete\n\nNo link is recorded for'],
    ['that there was nothing to delete', skipped({ teardown: true }), `⏭️ Nothing to delete\n\n${because}\n`],
    ['why', skipped(), `⏭️ Nothing deployed\n\n${because}\n\n| Result | skipped, for pull request #7 |\n`],
    ['the link that a deploy will go to', skipped({ link: 'a.example' }), `⏭️ ${link}\n\n${because}\n`],
    ['that it is a dry run', skipped({ link: 'a.b', findings: [] }), `🔎 Dry run: nothing was written\n\n${because}\n`],
    ['each finding', skipped({ findings: [['Left out', 'x|y']] }), '| Left out | x&#124;y |\n'],
    ['what holds the links of a full account', skipped({ fullAccount: { previews, others: 2 } }), holders],
    ['that no preview does', skipped({ fullAccount: { previews: [], others: 1 } }), 'holds 1 other link.\n'],
  ])('says %s', (_, run, says) => {
    expect(summary(run)).toContain(says)
  })
})

describe('the summary of a failure', () => {
  const error = new InputError('mode', 'is "x".', { hint: 'Write another:\nmode: auto' })
  const title = '### ❌ Static Deploy failed\n\nmode: is "x".\n\n'
  const what = `${title}**What to do:** Write another:\n\n\`\`\`yaml\nmode: auto\n\`\`\`\n\n`

  it('says what happened, what to do, what became of the commit, and what was warned of', () => {
    const run = failed(error, { before: { link: 'a.example', reserved: false }, remarks: ['A remark.'] })
    const fate = `Commit \`abcdefa\` was not deployed. Still live: ${link}, from an earlier commit.`
    expect(summary(run, 'A warning.')).toBe(`${what}${fate}\n\n⚠️ A remark.\n\n⚠️ A warning.\n`)
  })

  it('of a sweep shows what it did all the same', () => {
    const previews = [row(pull, { deleted: ['a.b'] })]
    expect(summary(swept(previews, {}, error), 'A warning.')).toBe(`${what}⚠️ A warning.\n\n${summary(swept(previews))}`)
  })

  it('says what was thrown, whatever it was', () => {
    expect(summary(failed('a text'))).toContain('did not expect')
    expect(summary(runWith())).toBe('')
  })
})
