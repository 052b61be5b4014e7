/** `summaries.md` has all that is shown. `npx vitest run -u` writes it: look at what differs. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ActionError, CancelledError, InputError } from '../../src/errors.ts'
import type { Failed, Outcome } from '../../src/report/outcome.ts'
import { outputsOf } from '../../src/report/outputs.ts'
import { summaryOf } from '../../src/report/summary.ts'
import { registerSecret } from '../../src/text/masking.ts'
import { belowInputs } from '../../src/text/place.ts'
import * as of from './outcomes.ts'

beforeEach(() => {
  vi.stubEnv('GITHUB_REPOSITORY', '')
  vi.spyOn(performance, 'now').mockReturnValue(1234)
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

const findings = { To: 'a new address', Key: 'accepted' }
const next = 'Delete "dry-run".'
const previews = [
  of.row(of.pull, { deleted: ['a.b'], links: ['c.d'], stays: 'why|not' }),
  of.row(of.branch, { deleted: ['e.f'] }),
]
const quota = { used: 1, limit: undefined }
const swept = of.swept(previews, { quota })
const wrong = new InputError('mode', 'is "x".', { hint: { text: 'Write:', blocks: belowInputs('mode: auto') } })
const inDocs = { ...of.target, subject: of.branch, environment: 'docs' }

const outcomes: Readonly<Record<string, Outcome>> = {
  'A preview': of.deployed({ form: 'zip', deleted: ['b.example', 'c.example'] }),
  'A preview that was verified': of.deployed({
    checked: 'Verified: "index.html" (the same title), "a|b.js" (the same bytes)',
  }),
  Production: of.deployed({ target: of.production, access: '', quota: { used: 5, limit: undefined } }),
  "A branch's preview": of.deployed({ target: inDocs, isOutdated: true }),
  'An address that was removed by its name': of.removed(['a.example'], { target: of.production }),
  'Nothing to remove': of.removed([], { reason: 'No "x".' }),
  'Nothing deployed': of.skipped(),
  'A full account': of.skipped({ isFull: true }),
  'A dry run': of.skipped({ findings, next, workflow: '| what | it does |' }),
  'A sweep': swept,
  'A sweep of nothing': of.swept([], { reason: 'There is no preview in the environment "preview".' }),
  'A failure': of.failed(wrong, [of.found()]),
  'A live site that was cancelled': of.failed(new CancelledError('SIGTERM'), [], {
    target: { ...of.production, environment: 'docs' },
  }),
  'A sweep that failed': { ...swept, error: wrong },
}

it('the summary says what was done, and for whom', async () => {
  const told = Object.entries(outcomes).map(([name, outcome], at) => {
    const warning = { text: 'A warning.', blocks: belowInputs('x: y') }
    const warnings = at === 0 || name === 'A dry run' ? [warning, warning] : []
    return `# ${name}\n\n${summaryOf(outcome, warnings, 'My {link}')}`
  })
  await expect(told.join('\n')).toMatchFileSnapshot('summaries.md')
})

describe('the outputs', () => {
  const said = (outcome: Exclude<Outcome, Failed>) => {
    const outputs = outputsOf(outcome)
    expect(Object.keys(outputs)).toHaveLength(10)
    return Object.fromEntries(Object.entries(outputs).filter(([, value]) => value !== '' && value !== '[]'))
  }
  const live = { link: 'a.example', url: 'https://a.example', result: 'deployed' }
  const rest = { status: 'active', 'quota-used': '42', 'quota-limit': '1024' }
  const page = { path: '/x', title: 'x', change: 'new' } as const
  registerSecret('outputs-secret')
  const brokenLinks = [{ target: '/x', removed: false, pages: ['/a', '/b'] }]
  const markdown = () => ({ text: '', lists: () => '', details: () => [] })
  const differences = { short: '', pages: [{ ...page, path: '/outputs-secret' }, page], brokenLinks, markdown }
  const open = of.swept([of.row(of.pull, { stays: 'it is open' })])
  const skip = (reason: string) => ({ result: 'skipped', 'skip-reason': reason })

  it.each<[string, Exclude<Outcome, Failed>, Record<string, string>]>([
    ['a deploy', of.deployed({ deleted: ['b.c'] }), { ...live, ...rest, deleted: '["b.c"]' }],
    [
      'a comparison',
      of.deployed({ differences }),
      { ...live, ...rest, 'changed-pages': JSON.stringify([page]), 'broken-links': JSON.stringify(brokenLinks) },
    ],
    ['a teardown', of.removed(['a.b', 'c.d']), { link: 'a.b', result: 'deleted', deleted: '["a.b","c.d"]' }],
    ['a teardown of nothing', of.removed([], { reason: 'None.' }), skip('None.')],
    ['a sweep', swept, { result: 'deleted', deleted: '["a.b","e.f"]', 'quota-used': '1' }],
    ['a sweep of nothing', open, skip('No preview was deleted.')],
  ])('of %s say what there is to say', (_, outcome, outputs) => {
    expect(said(outcome)).toEqual(outputs)
  })
})

describe('what GitHub takes', () => {
  const page = (n: number) => ({ path: `/${n}-${'ü'.repeat(300)}`, title: 'ü', change: 'new' as const })
  const pages = Array.from({ length: 1000 }, (_, n) => page(n))
  const brokenLinks = pages.map(({ path }) => ({ target: path, removed: false, pages: ['/'] }))
  const differences = {
    short: '',
    pages,
    brokenLinks,
    markdown: () => ({ text: '', lists: () => '', details: () => [] }),
  }

  it('is at most 100 kB in each output', () => {
    const links = Array.from({ length: 1000 }, (_, n) => `${'a'.repeat(200)}-${n}.example`)
    const reason = 'ü'.repeat(200_000)
    const outputs = [
      outputsOf(of.deployed({ differences })),
      outputsOf(of.removed(links)),
      outputsOf(of.removed([], { reason })),
    ]
    for (const value of outputs.flatMap((each) => Object.values(each)))
      expect(Buffer.byteLength(value)).toBeLessThanOrEqual(100_000)
    const shown: unknown[] = JSON.parse(outputs[0]?.['changed-pages'] ?? '')
    expect(shown).toEqual(pages.slice(0, shown.length))
    const next = JSON.stringify(pages.slice(0, shown.length + 1))
    expect(Buffer.byteLength(next)).toBeGreaterThan(100_000)
    expect(JSON.parse(outputs[1]?.['deleted'] ?? '')).toEqual(links.slice(0, 465))
  })

  it('ends a summary with a whole entry, below the facts and the message', () => {
    const entries = Array.from({ length: 6000 }, (_, n) => `- ${'ü'.repeat(200)} ${n}`)
    const details = [
      { heading: 'Changed pages', entries },
      { heading: 'Pictures', entries: ['a picture'] },
    ]
    const all = {
      ...differences,
      markdown: () => ({ text: 'Counts', lists: () => 'of the comment', details: () => details }),
    }
    const summary = summaryOf(of.deployed({ differences: all }), [], 'Message')
    expect(Buffer.byteLength(summary)).toBeLessThanOrEqual(2 ** 20)
    const [, last = 0, left = 0] =
      /(\d+)\n\n- and ([\d,]+) more\n$/u.exec(summary)?.map((each) => Number(each.replace(',', ''))) ?? []
    expect(last + 1 + left).toBe(6001)
    expect(summary).not.toContain('of the comment')
    const order = ['Counts', '| Environment |', 'Message', '#### Changed pages'].map((part) => summary.indexOf(part))
    expect(order.every((at, index) => at > (order[index - 1] ?? 0))).toBe(true)
  })

  it.each<[string, Outcome]>([
    ['an error', of.failed(new ActionError('ü'.repeat(2 ** 20)))],
    ['a sweep', of.swept([of.row(of.pull, { stays: 'ü'.repeat(2 ** 20) })])],
  ])('is at most 1 MiB of summary: %s', (_, outcome) => {
    const bytes = Buffer.byteLength(summaryOf(outcome, []))
    expect(bytes).toBeLessThanOrEqual(2 ** 20)
    expect(bytes).toBeGreaterThan(2 ** 20 - 10)
  })
})
