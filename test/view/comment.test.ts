import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { InputError, ServiceError } from '../../src/errors.ts'
import { registerSecret } from '../../src/text/secrets.ts'
import { commentOf } from '../../src/view/comment.ts'
import type { Removed, RunSoFar } from '../../src/view/run-state.ts'
import { entry } from '../rules/worlds.ts'
import { branch, type Change, compared, deployed, failed, removed, runWith, skipped, swept } from './runs.ts'

const text = (run: RunSoFar, message = ''): string => commentOf(run, message, new Date(0)) ?? ''
const parts = (run: RunSoFar, message = ''): string[] => text(run, message).trimEnd().split('\n\n')

beforeEach(() => {
  vi.stubEnv('GITHUB_REPOSITORY', 'o/r')
  vi.stubEnv('GITHUB_RUN_ID', '1')
})
afterEach(() => {
  vi.unstubAllEnvs()
})

const link = '[https://a.example](https://a.example)'
const commit = '[`abcdefa`](https://github.com/o/r/commit/abcdefabcdef)'
const end = '1970-01-01 00:00 UTC · [log](https://github.com/o/r/actions/runs/1)'

describe('the comment on a preview', () => {
  it('is the link, one line of facts, who can read it, what to look at, what changed, and last the message', () => {
    const doubts = ['There is no page*.']
    const site = { fileCount: 4, bytes: 6400, form: 'files', omitted: new Map(), doubts } as const
    const run = deployed({ site, compared, remarks: ['It is older than what was live.', ...doubts] })
    expect(parts(run, '**Look** {url}\n```')).toEqual([
      `### 🚀 ${link}`,
      `Preview is live: commit ${commit} · 4 files, 6.40 kB · ${end}`,
      'Whoever has the link can read it.',
      '⚠️ There is no page&#42;.',
      '⚠️ It is older than what was live.',
      'Compared with production, 3 pages differ only in a date.',
      '**Look** https://a.example\n```',
    ])
  })

  it.each<[string, RunSoFar, string | RegExp]>([
    ['its environment, if it is not the usual one', deployed({ environment: 'do*cs' }), 'Preview of do&#42;cs is'],
    ['that visitors need the password', deployed({ protected: true }), '🔒 Visitors need the password.'],
  ])('tells %s', (_, run, says) => {
    expect(text(run)).toMatch(says)
  })

  it('has no links without a run, and no commit if none is to be shown', () => {
    const target = { ...deployed().target, shownSha: '' } as NonNullable<RunSoFar['target']>
    expect(text({ ...deployed(), target })).toContain('\nPreview is live · ')
    vi.stubEnv('GITHUB_REPOSITORY', '')
    expect(parts(deployed())[1]).toBe('Preview is live: commit `abcdefa` · 1,200 files, 3.40 MB · 1970-01-01 00:00 UTC')
    expect(text({ ...deployed(), target: { ...target, shownSha: '](x)' } })).not.toContain('](x)')
  })

  it.each<[string, string | undefined]>([
    ['active', undefined],
    ['', undefined],
    ['a'.repeat(30), `**${'a'.repeat(30)}**`],
    ['a'.repeat(31), '⚠️'],
    ['two words', '⚠️'],
    ['secret-in-a-status', '⚠️'],
  ])('shows the status %j only as a plain word: %j', (status, says) => {
    registerSecret('secret-in-a-status')
    const comment = text(deployed({ sent: { link: 'a.example', status, made: true } }))
    if (says === undefined) expect(comment).not.toContain('⚠️')
    else expect(comment).toContain(says)
    if (says === '⚠️') expect(comment).not.toContain(status)
  })
})

describe('the comment on a failure', () => {
  const error = new InputError('domain', 'it is wrong.', { hint: 'Correct it.', cause: 'only for the log' })
  const check = new ServiceError({ status: 200 }, 'It is not served.')
  const to = { link: 'a.example', isNew: false }
  const before = { link: 'a.example', reserved: false }
  const refusal = { why: 'another live site has it', link: 'a.example', site: entry(1) } as const
  const sent = { link: 'b.example', status: 'active', made: true }
  const at = '[https://b.example](https://b.example)'

  it('is what happened, what to do, what became of the commit, and what is live still', () => {
    expect(parts(failed(error, { before, remarks: ['It is older.'] }))).toEqual([
      '### ❌ Preview failed',
      'domain: it is wrong.',
      '**What to do:** Correct it.',
      `Commit ${commit} was not deployed. Still live: ${link}, from an earlier commit.`,
      '⚠️ It is older.',
      end,
    ])
  })

  const unsure = 'may or may not be live at'
  const reserved = { reserved: true } as const
  const page = 'was not deployed. The small page that stands for it'
  const placeholder = `was not deployed. Still live: ${link}, with only the placeholder of "mode: reserve".`
  it.each<[string, Change, string, unknown?]>([
    ['nothing was sent', { to }, 'was not deployed.'],
    ['a live site has the link', { to, before, refusal }, 'was not deployed.'],
    ['an attempt may have arrived', { to, before, fate: 'unknown' }, `${unsure} ${link}.`],
    ['so may a create', { fate: 'unknown' }, `${unsure} a new link, which is not known.`],
    ['the service has taken it', { to, fate: 'done', sent }, `is live at ${at}.`],
    ['a check failed', { fate: 'done', sent }, `${unsure} ${at}.`, check],
    ['a live site took it', { fate: 'done', sent, refusal }, `${unsure} ${at}.`],
    ['no answer could be used', { to, fate: 'done' }, `${unsure} ${link}.`],
    ['it was deleted again', { fate: 'done', sent, deleted: ['b.example'] }, 'was not deployed.'],
    ['a small page may have arrived', { ...reserved, fate: 'unknown', to }, `${page} ${unsure} ${link}.`],
    ['a small page was taken', { ...reserved, fate: 'done', sent }, `${page} is live at ${at}.`],
    ['no small page was sent', { ...reserved, to }, 'was not deployed.'],
    ['a small page was there before', { before: { ...before, reserved: true } }, placeholder],
  ])('says where %s what became of the commit, and of what was live', (_, change, fate, thrown = error) => {
    expect(parts(failed(thrown, change)).at(-2)).toBe(`Commit ${commit} ${fate}`)
  })

  it.each<[RunSoFar['fate'], Partial<RunSoFar>, string[]]>([
    ['untouched', { before }, ['was not removed', `Still live: ${link}.`, end]],
    ['untouched', { before, deleted: ['a.example'] }, ['was removed only in part', `Deleted: a.example · ${end}`]],
    ['unknown', { before }, ['may still be there', end]],
    ['done', {}, ['was removed, but the run failed', end]],
  ])('of a teardown tells no commit (%s, %j)', (fate, change, [title = '', ...last]) => {
    const shown = parts(failed(error, { fate, ...change }, 'teardown'))
    expect(shown).toEqual([`### ❌ Preview ${title}`, 'domain: it is wrong.', '**What to do:** Correct it.', ...last])
  })

  it.each([new TypeError('raw'), undefined])('of which nothing is known quotes nothing: %s', (thrown) => {
    expect(text(failed(thrown))).toMatch(/^(?!.*(?:raw|What to do)).*Commit/su)
  })
})

describe('the comment on a removal', () => {
  const next = 'The next push makes a new one.'
  const expired = 'It expired: nobody deployed to it for 14 days.'
  const room = 'The account was full, so this preview was deleted to make room for branch &#42;.'
  const deleted = `Deleted: a.b · ${end}`
  const kept = { site: { environment: 'do*cs' }, link: 'b.example' }
  const stays = 'b.example stays: it is the live site of the environment "do&#42;cs" now.'
  it.each<[string, Omit<Removed, 'kind'>, string[]]>([
    ['a close', { links: ['a.b', 'c.d'] }, ['was removed', `Deleted: a.b, c.d · ${end}`]],
    ['nothing', { links: [] }, ['was removed', `There was nothing to delete · ${end}`]],
    ['a preview that expired', { links: ['a.b'], why: { days: 14 } }, ['expired', `${expired} ${next}`, deleted]],
    ['room for another', { links: ['a.b'], why: { roomFor: 'branch *' } }, ['made room', `${room} ${next}`, deleted]],
    ['a link that was taken over, and another', { links: ['a.b'], kept }, ['was removed', stays, deleted]],
  ])('of %s says so', (_, { links, ...more }, [title = '', ...says]) => {
    expect(parts(removed(links, more))).toEqual([`### 🧹 Preview ${title}`, ...says])
  })
})

it('the comment on a full account says why, for which commit, and what holds the links', () => {
  const previews = [{ subject: branch, title: '', since: undefined, links: ['p-9.example'] }]
  const run = skipped({ fullAccount: { previews, others: 3 } })
  expect(parts(run)).toEqual([
    '### ⏭️ Preview was skipped',
    'Because&#42;.',
    expect.stringContaining('| branch a_b&#42; | [p-9.example](https://p-9.example) |  |'),
    'The account holds 3 other links.',
    `Commit ${commit} · ${end}`,
  ])
})

it('there is no comment on a run that goes on, has only reserved a link, was skipped, or was a sweep', () => {
  for (const run of [runWith(), deployed({ reserved: true }), skipped(), swept([])])
    expect(commentOf(run, '')).toBeUndefined()
})

it('no comment shows a secret', () => {
  registerSecret('ABCD-1234-EFGH')
  const secret = 'x.abcd-1234-efgh.example'
  const shown = [
    failed(1, { before: { link: secret, reserved: false } }),
    removed(['x.example', secret]),
    failed(new InputError('domain', `${secret} is wrong.`), { fate: 'unknown', to: { link: secret, isNew: true } }),
    deployed({ remarks: [secret], sent: { link: secret, status: '', made: true } }),
  ].map((run) => text(run, secret))
  for (const each of shown) expect(each).not.toContain('1234')
  expect(shown[1]).toContain('x.example')
})
