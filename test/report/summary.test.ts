import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { InputError } from '../../src/errors.ts'
import type { Deployed, Outcome, Swept } from '../../src/outcome.ts'
import { failureSummaryOf, summaryOf } from '../../src/report/summary.ts'

const summary = (outcome: Outcome, ...warnings: string[]): string => summaryOf(outcome, warnings)

beforeEach(() => {
  vi.stubEnv('GITHUB_REPOSITORY', '')
})
afterEach(() => {
  vi.unstubAllEnvs()
})

const deployed: Deployed = {
  result: 'deployed',
  subject: { kind: 'live-site' },
  environment: 'production',
  sha: 'abcdefabcdef',
  link: 'calm-river.tiiny.site',
  status: 'active',
  quota: { used: 42, limit: 1024 },
  fileCount: 1200,
  bytes: 3_400_000,
  form: 'files',
  omitted: new Map(),
  freed: [],
  duration: 1234,
  liveAfter: undefined,
}

const swept: Swept = {
  result: 'swept',
  environment: 'preview',
  left: 0,
  quota: { used: undefined, limit: undefined },
  previews: [
    {
      subject: { kind: 'pull-request', number: 7 },
      title: 'Mend | the docs @all',
      links: ['a.example.com', 'b.example.com'],
      since: Date.now() - 3 * 24 * 60 * 60_000,
      became: 'deleted',
    },
    {
      subject: { kind: 'branch', branch: 'topic' },
      title: '',
      links: ['c.example.com'],
      since: undefined,
      became: 'kept',
      why: 'the branch exists',
    },
  ],
}

describe('the summary of a deploy', () => {
  it('shows the link first, then what was sent', () => {
    expect(summary(deployed)).toBe(
      [
        '### 🚀 [https://calm-river.tiiny.site](https://calm-river.tiiny.site)',
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

  it.each<[string, Partial<Deployed>, string]>([
    [
      'whose preview it is',
      { subject: { kind: 'pull-request', number: 7 } },
      '| Result | deployed, for pull request #7 |',
    ],
    ['another form', { form: 'zip' }, '3.40 MB, as one archive |'],
    ['what verify found', { liveAfter: 500 }, '| Verified | live after 0.5 s |'],
    ['another status', { status: 'expiring' }, '| Status | expiring |'],
    [
      'what made room',
      { freed: ['a.example.com', 'b.example.com'] },
      '| Deleted to make room | a.example.com, b.example.com |',
    ],
    [
      'what was left out',
      {
        omitted: new Map([
          ['hidden', ['.a', '.b', '.c', '.d']],
          ['exclude', ['x|y.map']],
        ]),
      },
      '| Left out | 4 (hidden): .a, .b, .c and 1 more<br>1 (exclude): x&#124;y.map |',
    ],
    ['a quota without a limit', { quota: { used: 5, limit: undefined } }, '| Quota used | 5 as the service counts |'],
    [
      'large numbers of a quota',
      { quota: { used: 524_288_000, limit: 1_073_741_824 } },
      '| Quota used | 48 % (524,288,000 of 1,073,741,824 as the service counts) |',
    ],
    ['a quota of nothing', { quota: { used: 0, limit: 0 } }, '| Quota used | 0 of 0 as the service counts |'],
  ])('shows %s', (_, change, row) => {
    expect(summary({ ...deployed, ...change })).toContain(row)
  })

  it.each<[string, Partial<Deployed>, string]>([
    ['production', {}, ''],
    ['staging', { environment: 'sta*ging' }, ' (sta&#42;ging)'],
    ["a pull request's preview", { subject: { kind: 'pull-request', number: 7 }, environment: 'preview' }, ''],
    ['one of docs', { subject: { kind: 'pull-request', number: 7 }, environment: 'docs' }, ' (docs)'],
    ["a branch's", { subject: { kind: 'branch', branch: 'a' }, environment: 'preview' }, ' (branch a)'],
    ["a branch's of docs", { subject: { kind: 'branch', branch: 'a' }, environment: 'docs' }, ' (branch a, docs)'],
  ])('says in its title that it is for %s', (_, change, where) => {
    const [title] = summary({ ...deployed, ...change }).split('\n')
    expect(title).toBe(`### 🚀 [https://calm-river.tiiny.site](https://calm-river.tiiny.site)${where}`)
  })

  it.each<[string, Partial<Deployed>, string]>([
    ['nothing more for a live site', {}, '| Result'],
    ['the message', { message: '**Log in** as\n\n- ann' }, '**Log in** as\n\n- ann\n\n| Result'],
    ['that visitors need the password', { protected: true }, 'Visitors need the password.\n\n|'],
    ['that everybody can read it', { protected: false, message: 'x' }, 'x\n\nWhoever has the link can read it.\n\n|'],
    ['a new address', { newAddress: true, protected: false }, 'This is a new address: '],
    ['a small page', { reserved: true }, 'It shows a small page until the site is deployed.\n\n|'],
  ])('shows below its link %s', (_, change, below) => {
    const title = `### ${change.reserved ? '🔖 Reserved' : '🚀'} [https://calm-river.tiiny.site](https://calm-river.tiiny.site)\n\n`
    expect(summary({ ...deployed, ...change }).startsWith(title + below)).toBe(true)
  })

  it('links commit and pull requests', () => {
    const subject = { kind: 'pull-request', number: 7 } as const
    const run = { GITHUB_SERVER_URL: 'https://github.example', GITHUB_REPOSITORY: 'o/r', GITHUB_RUN_ID: '1' }
    for (const [name, value] of Object.entries(run)) vi.stubEnv(name, value)
    const text = summary({ ...deployed, subject })
    expect(text).toContain('| deployed, for [pull request #7](https://github.example/o/r/pull/7) |')
    expect(text).toContain('| Commit | [`abcdefa`](https://github.example/o/r/commit/abcdefabcdef) |')
    expect(summary(swept)).toContain('| [pull request #7](https://github.example/o/r/pull/7): Mend')
  })

  it('ends with what changed, and the warnings of the run', () => {
    const same = { changes: [], unchanged: 3, dated: 3, framed: 0, otherFilesDiffer: false }
    const compared = { ...same, environment: 'production', live: 'live.example' }
    const warnings = ['There is no index.html.', 'It is not recorded.\nAdd to the job:\npermissions:\n  x: write']
    expect(summary({ ...deployed, compared }, ...warnings)).toMatch(
      /\|\n\nCompared with production, 3 pages differ only in a date\.\n\n⚠️ There is no index\.html\.\n\n⚠️ It is not recorded\. Add to the job:\n\n```yaml\npermissions:\n {2}x: write\n```\n$/u,
    )
  })
})

describe('the summary of a sweep', () => {
  it('lists all previews, with title, link, age and what became of each', () => {
    expect(summary({ ...swept, left: 3, quota: { used: 1, limit: 2 } })).toBe(
      [
        '### 🧹 Sweep: 1 preview deleted, 1 kept',
        '',
        'Environment: preview · Quota used: 50 % (1 of 2 as the service counts) · 3 previews left for the next sweep',
        '',
        '| Preview | Link | Age | Result |',
        '| :--- | :--- | :--- | :--- |',
        '| pull request #7: Mend &#124; the docs &#64;&#8203;all | a.example.com<br>b.example.com | 3\u00a0days | deleted |',
        '| branch topic | [c.example.com](https://c.example.com) |  | stays: the branch exists |',
        '',
      ].join('\n'),
    )
  })

  it('says how many links the account holds', () => {
    const held = (links: number): string => summary({ ...swept, account: { links } })
    expect(held(1)).toContain('Environment: preview · The account holds 1 link\n')
    expect(held(0)).toContain('Environment: preview · The account holds no link\n')
  })

  it('says where a link is not known, and which environment it is', () => {
    const previews = swept.previews.map((each) => ({ ...each, links: [] }))
    const shown = summary({ ...swept, environment: 'docs', previews })
    expect(shown.match(/\| not known \|/gu)).toHaveLength(2)
    expect(shown).toMatch(/^### 🧹 Sweep: 1 preview deleted, 1 kept \(docs\)\n/u)
  })

  it('says where there was nothing', () => {
    expect(summary({ ...swept, previews: [] })).toBe(
      '### 🧹 Sweep: nothing to delete\n\nThere is no active preview. Environment: preview\n',
    )
    const left = summary({ ...swept, previews: [], left: 1 })
    expect(left).toContain('Environment: preview · 1 preview left for the next sweep\n')
    expect(left).not.toContain('no active preview')
    expect(left).toMatch(/^### 🧹 Sweep: 0 previews deleted, 0 kept\n/u)
    expect(left).not.toContain('|')
  })
})

describe('the summary of a teardown', () => {
  it('says what is gone', () => {
    const subject = { kind: 'branch', branch: 'a_b*' } as const
    const quota = { used: undefined, limit: undefined }
    const markdown = summary({
      result: 'deleted',
      subject,
      environment: 'preview',
      links: ['a.b', 'c.d'],
      quota,
    })
    expect(markdown).toContain('### 🧹 Deleted: a.b, c.d (branch a_b&#42;)\n')
    expect(markdown).toContain(
      '| Result | deleted, for branch a_b&#42; |\n| :--- | :--- |\n| Environment | preview |\n',
    )
  })
})

describe('the previews of a sweep', () => {
  it('are in one order, however quick each was: deleted first, then by number and name', () => {
    const one = { title: '', links: ['a.example.com'], since: undefined } as const
    const pull = (number: number) => ({ ...one, subject: { kind: 'pull-request', number } as const })
    const branch = (name: string) => ({ ...one, subject: { kind: 'branch', branch: name } as const })
    const kept = { became: 'kept', why: 'it is open' } as const
    const deleted = { became: 'deleted' } as const
    const previews = [
      { ...branch('b'), ...kept },
      { ...pull(2), ...kept },
      { ...branch('a'), ...kept },
      { ...pull(10), ...kept },
      { ...pull(3), ...deleted },
      { ...branch('c'), ...deleted },
    ]
    const rows = summary({ ...swept, previews }).match(/^\| (?:pull|branch) [^|]*(?= \|)/gmu)
    expect(rows?.map((row) => row.slice(2).replace(/&#35;&#8203;/u, '#'))).toEqual([
      'pull request #3',
      'branch c',
      'pull request #10',
      'pull request #2',
      'branch a',
      'branch b',
    ])
  })
})

describe('the summary of a run that sent nothing', () => {
  const skipped = { result: 'skipped', environment: 'preview', reason: 'Because.' } as const

  it('says why', () => {
    expect(summary(skipped)).toMatch(/^### ⏭️ Nothing deployed\n\nBecause\.\n\n.*\| Result \| skipped \|\n/su)
    expect(summary({ ...skipped, teardown: true })).toMatch(/^### ⏭️ Nothing to delete\n\nBecause\.\n/u)
  })

  it('shows the link that holds the same site', () => {
    expect(summary({ ...skipped, link: 'a.b' })).toMatch(/^### ⏭️ \[https:\/\/a\.b\]\(https:\/\/a\.b\)\n\nBecause/u)
  })

  it('shows what is known of that link, and the message', () => {
    const markdown = summary({ ...skipped, link: 'a.b', protected: true, message: '_x_' })
    expect(markdown).toContain('\n\n_x_\n\nVisitors need the password.\n\nBecause.\n\n|')
  })

  it('shows what holds the links of a full account', () => {
    const previews = swept.previews.map(({ subject, title, links, since }) => ({ subject, title, links, since }))
    expect(summary({ ...skipped, environment: 'docs', fullAccount: { previews, others: 2 } })).toContain(
      [
        '### ⏭️ Nothing deployed (docs)\n\nBecause.\n',
        '| Preview | Link | Age |',
        '| :--- | :--- | :--- |',
        '| pull request #7: Mend &#124; the docs &#64;&#8203;all | [a.example.com](https://a.example.com)<br>[b.example.com](https://b.example.com) | 3\u00a0days |',
        '| branch topic | [c.example.com](https://c.example.com) |  |',
        '',
        'The account holds 2 other links.\n\n| Result | skipped |',
      ].join('\n'),
    )
    const none = summary({ ...skipped, fullAccount: { previews: [], others: 1 } })
    expect(none).toContain('Because.\n\nThe account holds 1 other link.\n\n|')
  })

  it('shows what a dry run found out', () => {
    const findings = [
      ['Would deploy to', 'a.b'],
      ['Left out', 'x|y'],
    ] as const
    const markdown = summary({ ...skipped, link: 'a.b', findings })
    expect(markdown).toMatch(/^### 🔎 Dry run: nothing was written\n/u)
    expect(markdown).toContain('| Would deploy to | a.b |\n| Left out | x&#124;y |\n')
  })
})

describe('the summary of a failure', () => {
  it('says what happened, what to do, and what was warned of', () => {
    const error = new InputError('mode', 'is "x".', { hint: 'Write another:\nmode: auto' })
    expect(failureSummaryOf(error, ['A warning.'])).toBe(
      '### ❌ Static Deploy failed\n\nmode: is "x".\n\n**What to do:** Write another:\n\n```yaml\nmode: auto\n```\n\n⚠️ A warning.\n',
    )
  })

  it('says what was thrown, whatever it was', () => {
    expect(failureSummaryOf('a text', [])).toContain('did not expect')
  })
})
