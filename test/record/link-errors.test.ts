import { describe, expect, it } from 'vitest'
import { NotMadeError, OwnedError, UnrecordedLinkError } from '../../src/record/link-errors.ts'

describe('the errors of a record', () => {
  const preview = { subject: { kind: 'pull-request', number: 7 }, domain: undefined } as const
  const line = "domain: ${{ github.event_name == 'push' && 'a.example' || '' }}"
  it.each([
    ['a preview with a domain', { ...preview, domain: 'a.example' }, 'deploy', line],
    ['a close with a domain', { ...preview, domain: 'a.example' }, 'teardown', line],
    ['a preview', preview, 'deploy', '"domain" of its own'],
    ['a close', preview, 'teardown', "is not this preview's any more"],
    ['a branch', { ...preview, domain: 'a.example', lasting: true }, 'deploy', 'another link'],
  ] as const)('name link and owner, and say what to do for %s', (_, target, act, hint) => {
    const error = new OwnedError('a.example', 'the live site\n', target, act)
    expect(error.message).toMatch(/^a\.example belongs to the live site.*, so this run left it as it is\.$/u)
    expect(error.hint).toContain(hint)
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
    },
  )

  it('say of a remembered link that was there how to end it', () => {
    const error = new NotMadeError('a.example', { kind: 'pull-request', number: 7 }, false)
    expect(error.hint).toMatch(/once on the default branch .*\nmode: teardown\ndomain: a\.example$/u)
  })
})
