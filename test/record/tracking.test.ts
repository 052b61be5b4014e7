import { describe, expect, it } from 'vitest'
import { NotMadeError, OwnedError, UnrecordedLinkError } from '../../src/record/tracking.ts'
import { untracked } from '../../src/record/untracked.ts'
import { log } from '../../src/report/log.ts'

describe('without a token, tracking', () => {
  it('knows nothing, and lets everything go on', async () => {
    const before = log.warnings.length
    const tracking = untracked({ domain: undefined })
    tracking.prepare('deploy')
    expect([await tracking.links(), await tracking.linksNamed('a.b')]).toEqual([[], []])
    expect(await tracking.isHolding('d1', ['a.b'])).toBe(false)
    const link = { names: ['a.b'], accepted: ['a.b'], made: true, sent: true, deployments: [] } as const
    await tracking.requireNotTaken(link, 'new')
    await tracking.requireNoLiveSite('a.b', 'production')
    await tracking.fail(new Error('x'), undefined)
    await tracking.end(link)
    await tracking.tellRemoved(['a.b'])
    expect(tracking.deployment).toBeUndefined()
    // So a teardown without a domain is an error, not a preview without links.
    expect(tracking.remembers).toBe(false)
    expect(log.warnings.length).toBe(before)
  })

  it.each([
    { name: 'a new link', domain: undefined, warns: true },
    { name: 'a link that the user named', domain: 'a.example', warns: false },
  ])('warns that nobody remembers $name: $warns', async ({ domain, warns }) => {
    const before = log.warnings.length
    const tracking = untracked({ domain })
    await tracking.begin({ link: domain })
    await tracking.succeed('c.example', { fileCount: 1, bytes: 1 })
    const warned = log.warnings.slice(before)
    expect(warned).toEqual(warns ? [expect.stringContaining('c.example')] : [])
  })
})

describe('the errors of a record', () => {
  const preview = { subject: { kind: 'pull-request', number: 7 }, domain: undefined } as const
  const line = "domain: ${{ github.event_name == 'push' && 'a.example' || '' }}"
  it.each([
    ['a preview with a domain', { ...preview, domain: 'a.example' }, 'deploy', line, 'for pushes only.'],
    ['a close with a domain', { ...preview, domain: 'a.example' }, 'teardown', line, 'for pushes only.'],
    ['a preview', preview, 'deploy', '"domain" of its own', '"domain" of its own'],
    ['a close', preview, 'teardown', 'nothing left to delete', 'nothing left to delete'],
    ['a branch', { ...preview, domain: 'a.example', lasting: true }, 'deploy', 'another link', 'another link'],
  ] as const)('name link and owner, and say what to do for %s', (_, target, act, hint, inPublic) => {
    const error = new OwnedError('a.example', 'the live site\n', target, act)
    expect(error.message).toMatch(/^a\.example belongs to the live site.*, so this run left it as it is\.$/u)
    expect(error.hint).toContain(hint)
    expect(error.inPublic.hint).toContain(inPublic)
    expect(error.inPublic.hint).not.toContain('a.example')
  })

  it('carry what kept a new link from being recorded', () => {
    const cause = new Error('gone')
    expect(new UnrecordedLinkError('a.example', cause)).toMatchObject({
      message: 'The site is live at the new link a.example, but GitHub did not record it. gone',
      cause,
    })
  })

  it.each([{ kind: 'pull-request', number: 7 } as const, { kind: 'branch', branch: 'topic' } as const])(
    'say of a named link that was there how to name it for the live site only ($kind)',
    (subject) => {
      const error = new NotMadeError('live.example', subject, true)
      expect(error.message).toMatch(/^live\.example was there before this preview, so this run left it as it is\./u)
      const expression = error.hint?.split('\n').at(-1)
      expect(expression).toMatch(/^domain: \$\{\{ github\.event_name == 'push' .*&& 'live\.example' \|\| '' \}\}$/u)
      // A branch is pushed to, too.
      expect(expression?.includes('default_branch')).toBe(subject.kind === 'branch')
      // The other way out: what is not there can be made.
      expect(error.hint).toContain('delete live.example in the hosting account once')
      expect(error.inPublic.hint).not.toContain('live.example')
      expect(error.inPublic.message).not.toContain('live.example')
    },
  )

  it('say of a remembered link that was there how to end it', () => {
    const error = new NotMadeError('a.example', { kind: 'pull-request', number: 7 }, false)
    expect(error.hint).toMatch(/once on the default branch .*\nmode: teardown\ndomain: a\.example$/u)
  })
})
