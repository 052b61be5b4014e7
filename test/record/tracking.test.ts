import { describe, expect, it } from 'vitest'
import { InputError } from '../../src/errors.ts'
import { OwnedError, UnrecordedLinkError } from '../../src/record/tracking.ts'
import { Untracked } from '../../src/record/untracked.ts'
import { log } from '../../src/report/log.ts'

describe('Untracked', () => {
  it('knows nothing, and lets everything go on', async () => {
    const before = log.warnings.length
    const tracking = new Untracked()
    tracking.prepare()
    expect([await tracking.recall(), await tracking.holding(), await tracking.wasClosed()]).toEqual([
      undefined,
      undefined,
      false,
    ])
    await tracking.requireNoOtherOwner()
    await tracking.requireNewLink()
    await tracking.fail()
    await tracking.end()
    await tracking.endLink()
    expect(tracking.deployment).toBeUndefined()
    expect(log.warnings.length).toBe(before)
  })

  it('can not tell which links to tear down', async () => {
    const error = await new Untracked().links().catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(InputError)
    expect(error).toMatchObject({
      input: 'domain',
      message: expect.stringContaining('neither domain nor github-token is given'),
      hint: expect.stringContaining('deployments: write'),
    })
  })

  it.each([
    { name: 'a new link', acts: ['begin'], link: undefined, warns: true },
    { name: 'a known link', acts: ['begin'], link: 'a.example', warns: false },
    {
      name: 'a known link that became a new one',
      acts: ['begin', 'beginAnew'],
      link: undefined,
      warns: true,
    },
    { name: 'a new link that became a known one', acts: ['beginAnew'], link: 'a.example', warns: false },
  ] as const)('warns that nobody remembers $name: $warns', async ({ acts, link, warns }) => {
    const before = log.warnings.length
    const tracking = new Untracked()
    if (acts[0] === 'begin') await tracking.begin(acts.length > 1 ? 'b.example' : link)
    if (acts.at(-1) === 'beginAnew') await tracking.beginAnew(link)
    await tracking.succeed('c.example')
    const warned = log.warnings.slice(before)
    expect(warned).toEqual(warns ? [expect.stringContaining('c.example')] : [])
  })
})

describe('the errors of a record', () => {
  it('name link and owner, and say what to do', () => {
    expect(new OwnedError('a.example', 'the live site\n')).toMatchObject({
      message: expect.stringMatching(
        /^a\.example belongs to the live site.*, so this run left it as it is\.$/u,
      ),
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
})
