import { describe, expect, it } from 'vitest'
import { InputError } from '../../src/errors.ts'
import { commentOf, type News } from '../../src/record/comment-text.ts'
import { registerSecret } from '../../src/text/secrets.ts'

const about = { environment: 'preview', runUrl: 'https://github.com/o/r/actions/runs/1', now: new Date(0) }
const live = {
  ...{ kind: 'live', link: 'a.example', commit: 'abcdefabcdef', fileCount: 4, bytes: 6400, isProtected: false },
  ...{ status: undefined, isNewAddress: false, doubts: undefined, message: undefined },
} as const satisfies News
const failed = {
  ...{ kind: 'failed', act: 'deploy', mayBeDone: false, commit: 'abcdefabcdef', stillLive: 'a.example' },
  error: new InputError('domain', 'it is wrong.', { hint: 'Correct it.', cause: 'only for the log' }),
} as const satisfies News
const link = '[https://a.example](https://a.example)'
const commit = '[`abcdefa`](https://github.com/o/r/commit/abcdefabcdef)'
const end = '1970-01-01 00:00 UTC · [log](https://github.com/o/r/actions/runs/1)\n'

describe('the comment on a preview', () => {
  it('is the link, the message of the workflow, one line of facts, who can read it, what changed', () => {
    const changes = { changes: [], unchanged: 3, dated: 3, framed: 0, otherFilesDiffer: false }
    const compared = { ...changes, environment: 'production', live: 'live.example' }
    const parts = commentOf({ ...live, message: '**Look**', compared }, about).split('\n\n')
    expect(parts).toHaveLength(5)
    expect(parts.slice(0, 2)).toEqual([`### 🚀 ${link}`, '**Look**'])
    for (const fact of [commit, '4 files', '6.40 kB', end.trim()]) expect(parts[2]).toContain(fact)
    expect(parts[4]).toContain('production')
  })

  it('tells its environment where that may be one of several', () => {
    expect(commentOf(live, about)).not.toContain('Preview of')
    expect(commentOf(live, { ...about, environment: 'do*cs' })).toContain('Preview of do&#42;cs')
  })

  it('has no links without a run or a commit', () => {
    const bare = commentOf({ ...live, commit: '' }, { ...about, runUrl: '' })
    expect(bare).not.toMatch(/\[log\]|commit/u)
    expect(commentOf(live, { ...about, runUrl: '' })).toContain('`abcdefa`')
    expect(commentOf({ ...live, commit: '](x)' }, about)).not.toContain('](x)')
  })

  it('shows what may be wrong with the root page, below who can read it', () => {
    const parts = commentOf({ ...live, doubts: ['There is no page*.', 'Scripts are missing.'] }, about).split('\n\n')
    expect(parts.slice(3)).toEqual(['⚠️ There is no page&#42;.', '⚠️ Scripts are missing.\n'])
  })

  it('says whether visitors need a password', () => {
    const [open, closed] = [false, true].map((isProtected) => commentOf({ ...live, isProtected }, about))
    expect(open).not.toContain('🔒')
    expect(closed).toContain('🔒')
  })

  it.each<[string | undefined, string | undefined]>([
    ['active', undefined],
    ['', undefined],
    [undefined, undefined],
    ['soon_gone-X', '**soon_gone-X**'],
    ['a'.repeat(30), `**${'a'.repeat(30)}**`],
    ['a'.repeat(31), '⚠️'],
    ['two words', '⚠️'],
    ['@somebody', '⚠️'],
    ['secret-in-a-status', '⚠️'],
  ])('shows the status %j only as a plain word: %j', (status, says) => {
    registerSecret('secret-in-a-status')
    const comment = commentOf({ ...live, status }, about)
    if (says === undefined) expect(comment).not.toContain('⚠️')
    else expect(comment).toContain(says)
    if (says === '⚠️') expect(comment).not.toContain(status)
  })
})

describe('the comment on a failure', () => {
  it('is what happened, what to do, what became of the commit, and what is live still', () => {
    expect(commentOf(failed, about).split('\n\n')).toEqual([
      '### ❌ Preview failed',
      'domain: it is wrong.',
      '**What to do:** Correct it.',
      expect.stringMatching(/^Commit .* was not deployed\. .*from an earlier commit/u),
      end,
    ])
    expect(commentOf(failed, about)).toContain(link)
  })

  it('says of a commit that may have arrived so, and nothing of what was live before', () => {
    const text = commentOf({ ...failed, mayBeDone: true, stillLive: undefined, commit: '' }, about)
    expect(text).toContain('This commit may or may not be live.')
    expect(text).not.toContain('Still live')
  })

  it('of a teardown tells no commit', () => {
    const text = commentOf({ ...failed, act: 'teardown' }, about)
    expect(text).toContain(link)
    expect(text).not.toContain('ommit')
  })

  it.each([new TypeError('raw'), 'raw', undefined])('of which nothing is known quotes nothing: %s', (error) => {
    const text = commentOf({ ...failed, error }, about)
    expect(text).not.toMatch(/raw|What to do/u)
    expect(text).toContain(commit)
  })
})

describe('the comment on a removal', () => {
  const owner = { environment: 'do*cs', link: 'b.example' }
  it.each<[string, Extract<News, { kind: 'removed' }>, string[]]>([
    ['a close', { kind: 'removed', links: ['a.b', 'c.d'] }, ['was removed', 'a.b, c.d']],
    ['nothing', { kind: 'removed', links: [] }, ['was removed', 'nothing']],
    ['a preview that expired', { kind: 'removed', links: ['a.b'], why: { days: 14 } }, ['expired', '14 days']],
    ['room for another', { kind: 'removed', links: ['a.b'], why: { roomFor: 'pull request #9' } }, ['room', '9']],
    ['a link that was taken over', { kind: 'removed', links: [], owner }, ['b.example', 'do&#42;cs']],
  ])('of %s says so', (_, news, says) => {
    const text = commentOf(news, about)
    expect(text).toMatch(/^### 🧹 Preview /u)
    for (const each of says) expect(text).toContain(each)
  })
})

it('the comment on a full account says why, for which commit, and what holds the links', () => {
  const previews = [
    { subject: { kind: 'pull-request', number: 9 }, title: '', since: 0, links: ['p-9.example'] },
  ] as const
  const account = { previews, others: 3 }
  const text = commentOf({ kind: 'no room', commit: 'abcdefabcdef', reason: 'It is full.', account }, about)
  for (const each of [commit, 'It is full.', 'https://p-9.example', end]) expect(text).toContain(each)
})

it('no comment shows a secret', () => {
  registerSecret('ABCD_1234_EFGH')
  const secret = 'x.abcd-1234-efgh.example'
  const all: News[] = [
    { ...failed, stillLive: secret },
    { kind: 'removed', links: ['x.example', secret] },
    { ...failed, error: new InputError('domain', `${secret} is wrong.`) },
  ]
  for (const news of all) expect(commentOf(news, about)).not.toContain('1234')
  expect(commentOf(all[1] as News, about)).toContain('x.example')
})
