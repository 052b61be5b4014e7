import { describe, expect, it } from 'vitest'
import {
  NotMadeError,
  OverwrittenError,
  OwnedError,
  TakenMeanwhileError,
  UnrecordedLinkError,
} from '../../src/record/link-errors.ts'
import { forPushesOnly } from '../stand-ins/scenes/stage.ts'

const pull = { kind: 'pull-request', number: 7 } as const
const branch = { kind: 'branch', branch: 'topic' } as const
const docs = { environment: 'docs\n', link: 'live.example' }
const link = 'a.example'

it.each([
  new OwnedError(link, docs, pull),
  new NotMadeError(link, pull, { isPerhapsOwn: false }),
  new OverwrittenError('It was sent', link),
  new TakenMeanwhileError(link, docs, 'deleted'),
  new UnrecordedLinkError(link, new Error('gone')),
])('$name names the link, and says what to do', ({ message, hint }) => {
  expect(message).toContain(link)
  expect(message).not.toContain('\n')
  expect(hint).toMatch(/\w/u)
})

describe('how to write domain', () => {
  it.each([pull, branch])('for pushes only: $kind', (subject) => {
    for (const error of [
      new OwnedError(link, { ...docs, environment: 'Production' }, subject),
      new NotMadeError(link, subject, { live: docs.link, isPerhapsOwn: false }),
    ]) {
      const line = error.hint?.split('\n').at(-1)
      expect(line).toMatch(forPushesOnly)
      expect(line).toContain(`'${docs.link}'`)
      // A branch is pushed to, too.
      expect(line?.includes('default_branch')).toBe(subject.kind === 'branch')
    }
  })

  it.each([
    new NotMadeError(link, pull, { isPerhapsOwn: false }),
    // Else a push to the default branch would go to the docs.
    new OwnedError(link, docs, pull),
  ])('is a name to fill in where production is not recorded, never the link of another site', ({ hint }) => {
    const line = hint?.split('\n').at(-1)
    expect(line).toMatch(forPushesOnly)
    expect(line).not.toContain(link)
    expect(line).not.toContain(docs.link)
  })

  it('is another name for the own site of a branch, which may have any', () => {
    expect(new OwnedError(link, docs, { kind: 'live-site' }).hint).not.toMatch(forPushesOnly)
  })

  it.each([true, false])('to delete what an earlier run may have made: %s', (isPerhapsOwn) => {
    const { hint = '' } = new NotMadeError(link, pull, { isPerhapsOwn })
    expect(hint.includes('mode: teardown')).toBe(isPerhapsOwn)
    expect(hint.includes(`domain: ${link}`)).toBe(isPerhapsOwn)
  })
})

it('what is deleted or overwritten is told', () => {
  const said = (what: 'deleted' | 'overwritten') => new TakenMeanwhileError(link, docs, what).message
  expect(said('deleted')).not.toBe(said('overwritten'))
})

it('what kept a new link from being recorded is its cause', () => {
  const cause = new Error('gone')
  expect(new UnrecordedLinkError(link, cause)).toMatchObject({ cause, message: expect.stringContaining('gone') })
})
