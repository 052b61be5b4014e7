import { describe, expect, it } from 'vitest'
import { NotMadeError, OwnedError, UnrecordedLinkError } from '../../src/record/tracking.ts'
import { Untracked } from '../../src/record/untracked.ts'
import { log } from '../../src/report/log.ts'

describe('Untracked', () => {
  it('knows nothing, and lets everything go on', async () => {
    const before = log.warnings.length
    const tracking = new Untracked()
    tracking.prepare()
    expect([await tracking.links(), await tracking.linksNamed()]).toEqual([[], []])
    expect(await tracking.isHolding()).toBe(false)
    await tracking.requireNotTaken()
    await tracking.requireNoLiveSite()
    await tracking.fail()
    await tracking.end()
    await tracking.tellRemoved()
    expect(tracking.deployment).toBeUndefined()
    // So a teardown without a domain is an error, not a preview without links.
    expect(tracking.remembers).toBe(false)
    expect(log.warnings.length).toBe(before)
  })

  it.each([
    { name: 'a new link', begunFor: undefined, warns: true },
    { name: 'a link that the user named', begunFor: 'a.example', warns: false },
  ])('warns that nobody remembers $name: $warns', async ({ begunFor, warns }) => {
    const before = log.warnings.length
    const tracking = new Untracked()
    await tracking.begin({ link: begunFor })
    await tracking.succeed('c.example')
    const warned = log.warnings.slice(before)
    expect(warned).toEqual(warns ? [expect.stringContaining('c.example')] : [])
  })
})

describe('the errors of a record', () => {
  it('name link and owner, and say what to do', () => {
    expect(new OwnedError('a.example', 'the live site\n')).toMatchObject({
      message: expect.stringMatching(/^a\.example belongs to the live site.*, so this run left it as it is\.$/u),
      hint: expect.stringContaining('"domain"'),
    })
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
