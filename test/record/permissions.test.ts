import { describe, expect, it } from 'vitest'
import { InputError } from '../../src/errors.ts'
import { GitHubError } from '../../src/github/answers.ts'
import { explained, notCommented, notEnded, permissionLines, unknownLink } from '../../src/record/permissions.ts'
import { targets } from '../stand-ins/scenes/tracked.ts'

const untouched = { fate: 'untouched', deleted: [] }

describe('what must be known or recorded', () => {
  it.each([
    [403, 'preview', '#7'],
    [404, 'branch', 'topic'],
    [403, 'production', 'live site'],
  ] as const)('asks for permission after HTTP %i, and says whose link it is (%s)', (status, target, who) => {
    const cause = new GitHubError(status, 'Could not read it.')
    const error = explained(cause, targets[target], untouched) as InputError
    expect(error).toBeInstanceOf(InputError)
    expect(error).toMatchObject({ input: 'github-token', cause, message: expect.stringContaining(cause.message) })
    expect(error.message).toContain(who)
    expect(error.hint?.endsWith(permissionLines)).toBe(true)
  })

  it('leaves any other error as it is', () => {
    for (const error of [new GitHubError(429, 'Later.'), new GitHubError(502, 'No.'), new TypeError('x')])
      expect(explained(error, targets.preview, untouched)).toBe(error)
  })
})

it('what may not be written, and a link that is not known, say what to add', () => {
  const [warning, ended] = [notCommented, notEnded].map((warn) => warn(new GitHubError(403, 'No.')))
  for (const text of [warning, ended]) expect(text).toContain('No.\n')
  for (const text of [warning, ended, unknownLink().hint]) expect(text?.endsWith(permissionLines)).toBe(true)
})
