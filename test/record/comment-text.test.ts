import { describe, expect, it } from 'vitest'
import { ActionError, CancelledError, InputError, NetworkError, ServiceError, SiteError } from '../../src/errors.ts'
import { commentOf, type News } from '../../src/record/comment-text.ts'
import { registerSecret } from '../../src/text/secrets.ts'

const about = { environment: 'preview', runUrl: 'https://github.com/o/r/actions/runs/1', now: new Date(0) }
const failure = { kind: 'failed', act: 'deploy', fate: 'was not deployed' } as const
const failed = (error: unknown): string =>
  commentOf({ ...failure, error, lastGood: undefined, commit: 'abcdefabcdef' }, about)

const raw = { hint: 'a raw hint', cause: new Error('a raw cause') }
const service = { operation: 'upload', status: 400, code: 'BAD' }
class OtherError extends ActionError {}

describe('the comment on a failure', () => {
  it.each<[string, unknown, string]>([
    [
      'an input',
      new InputError('domain', 'raw', raw),
      'domain: the log of the run says what is wrong with this input.',
    ],
    ['a refusal', new ServiceError(service, 'raw', raw), 'upload: the service refused (HTTP 400, BAD).'],
    [
      'a refusal with a sentence for a code',
      new ServiceError({ ...service, code: 'a raw CODE' }, 'raw', raw),
      'upload: the service refused (HTTP 400).',
    ],
    [
      'an answer that can not be used',
      new ServiceError({ operation: 'delete', status: 200 }, 'raw', raw),
      "delete: the service's answer (HTTP 200) is not what it should be.",
    ],
    [
      'a lost connection',
      new NetworkError({ operation: 'upload', mayHaveArrived: true }, 'raw'),
      'upload: no complete answer came from the service.',
    ],
    [
      'no connection',
      new NetworkError({ operation: 'upload', mayHaveArrived: false }, 'raw'),
      'upload: the service could not be reached.',
    ],
    [
      'a certificate',
      new NetworkError({ operation: 'upload', mayHaveArrived: false, final: true }, 'raw'),
      "upload: the service's certificate is not accepted.",
    ],
    ['an error that says nothing of it', new OtherError('raw', raw), 'The log of the run says what happened.'],
    [
      'a fault',
      new TypeError('raw'),
      'Something happened that this action did not expect. The log of the run says what.',
    ],
    ['a text', 'raw', 'Something happened that this action did not expect. The log of the run says what.'],
  ])('contains nothing from outside: %s', (_, error, says) => {
    const comment = failed(error)
    expect(comment).toContain(`### ❌ Preview failed\n\n${says}\n\n`)
    expect(comment).not.toContain('raw')
    expect(comment).toContain(' · [log](https://github.com/o/r/actions/runs/1)\n')
  })

  it.each<[string, unknown, string, string]>([
    ['a file', new SiteError('a.txt', '"a.txt" changed.', { hint: 'Wait.' }), '"a.txt" changed.', 'Wait.'],
    ['a cancellation', new CancelledError('SIGINT'), 'cancelled (SIGINT)', 'Run the job again.'],
    [
      'a refusal',
      new ServiceError(service, 'It refused.', { hint: 'Wait.', cause: 'raw' }),
      'It refused.',
      'to do:** Wait.',
    ],
  ])('says what to do about %s', (_, error, message, hint) => {
    expect(failed(error)).toContain(message)
    expect(failed(error)).toContain(hint)
    expect(failed(error)).not.toContain('raw')
  })

  it('never shows a secret', () => {
    registerSecret('ABCD_1234_EFGH')
    const code = new ServiceError({ ...service, code: 'ABCD1234EFGH' }, 'raw')
    expect(failed(code)).not.toContain('ABCD1234EFGH')
    const removed = commentOf({ kind: 'removed', links: ['abcd.1234.efgh.example.com', 'x.example.com'] }, about)
    const lastGood = 'x.abcd-1234-efgh.example.com'
    const still = commentOf({ ...failure, error: code, lastGood, commit: 'c' }, about)
    expect(still).toContain('Still live: &#42;&#42;&#42;, from an earlier commit.')
    expect(removed).toContain('Deleted: &#42;&#42;&#42;, x.example.com · ')
  })
})

describe('the comment on a preview', () => {
  const live: News = {
    kind: 'live',
    link: 'calm-river.tiiny.site',
    commit: 'abcdefabcdef',
    fileCount: 4,
    bytes: 6400,
  }

  it('shows the link first, then one line', () => {
    expect(commentOf(live, about)).toBe(
      '### 🚀 [https://calm-river.tiiny.site](https://calm-river.tiiny.site)\n\n' +
        'Preview is live: commit [`abcdefa`](https://github.com/o/r/commit/abcdefabcdef) · 4 files, 6.40 kB · ' +
        '1970-01-01 00:00 UTC · [log](https://github.com/o/r/actions/runs/1)\n',
    )
  })

  it('says which environment, where there may be several', () => {
    expect(commentOf(live, { ...about, environment: 'docs' })).toContain('Preview of docs is live: commit ')
  })

  it('has no links if there is no run, or no commit', () => {
    expect(commentOf({ ...live, commit: '' }, { ...about, runUrl: '' })).toMatch(
      /\n\nPreview is live · 4 files, 6\.40 kB · 1970-01-01 00:00 UTC\n$/u,
    )
    expect(commentOf(live, { ...about, runUrl: '' })).toContain('Preview is live: commit `abcdefa` · ')
    expect(commentOf({ ...live, commit: '](x)' }, about)).toContain('commit &#93;(x) · ')
  })

  it('shows what changed below the line', () => {
    const same = { changes: [], unchanged: 3, dated: 3, framed: 0, otherFilesDiffer: false }
    const compared = { ...same, environment: 'production', live: 'live.example' }
    expect(commentOf({ ...live, compared }, about)).toMatch(
      /\[log\]\S+\n\nCompared with production, 3 pages differ only in a date\.\n$/u,
    )
  })

  it.each([
    ['active', undefined],
    ['', undefined],
    [undefined, undefined],
    ['expiring', 'gives this link the status **expiring**, so it may not stay.'],
    ['soon_gone-X', 'gives this link the status **soon_gone-X**, so it may not stay.'],
    ['a'.repeat(31), 'does not call this link active, so it may not stay.'],
    ['two words', 'does not call this link active, so it may not stay.'],
    ['@somebody', 'does not call this link active, so it may not stay.'],
    ['secret-in-a-status', 'does not call this link active, so it may not stay.'],
  ])('of the status %j says %j', (status, says) => {
    registerSecret('secret-in-a-status')
    const comment = commentOf({ ...live, status }, about)
    if (says === undefined) expect(comment).not.toContain('⚠️')
    else expect(comment).toContain(`\n\n⚠️ The service ${says}\n`)
  })
})

describe('the comment after a failure', () => {
  it('says what happened and what to do, and what is live still', () => {
    const error = new ServiceError(service, 'It refused.', { hint: 'Wait.', cause: 'raw' })
    expect(commentOf({ ...failure, error, lastGood: 'a.b', commit: 'abcdefabcdef' }, about)).toBe(
      [
        '### ❌ Preview failed',
        'It refused.',
        '**What to do:** Wait.',
        'Commit [`abcdefa`](https://github.com/o/r/commit/abcdefabcdef) was not deployed. Still live: [https://a.b](https://a.b), from an earlier commit.',
        '1970-01-01 00:00 UTC · [log](https://github.com/o/r/actions/runs/1)\n',
      ].join('\n\n'),
    )
  })

  it('does not say that nothing is live if that is not known', () => {
    const error = new NetworkError({ operation: 'upload', mayHaveArrived: true }, 'raw')
    const text = commentOf(
      { ...failure, error, fate: 'may or may not be live', lastGood: undefined, commit: '' },
      about,
    )
    expect(text).toContain('This commit may or may not be live.')
  })

  it('of a teardown says what is live still', () => {
    const error = new ServiceError({ ...service, operation: 'delete' }, 'raw')
    const text = commentOf({ ...failure, act: 'teardown', error, lastGood: 'a.b', commit: 'c' }, about)
    expect(text).toMatch(/^### ❌ Preview was not removed\n\ndelete: the service refused/u)
    expect(text).toContain('\n\nStill live: [https://a.b](https://a.b).\n\n')
    expect(text).not.toContain('commit')
  })
})

describe('the comment after a teardown', () => {
  it.each([
    [['a.b', 'c.d'], 'Deleted: a.b, c.d'],
    [[], 'There was nothing to delete'],
  ])('of %j says "%s"', (links, says) => {
    expect(commentOf({ kind: 'removed', links }, { ...about, environment: 'docs' })).toBe(
      `### 🧹 Preview of docs was removed\n\n${says} · 1970-01-01 00:00 UTC · [log](https://github.com/o/r/actions/runs/1)\n`,
    )
  })
})
