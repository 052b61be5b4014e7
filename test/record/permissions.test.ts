import { describe, expect, it } from 'vitest'
import { InputError } from '../../src/errors.ts'
import { GitHubError } from '../../src/github/answers.ts'
import { explained, notCommented, notEnded, permissionLines, unknownLink } from '../../src/record/permissions.ts'
import { targets } from '../stand-ins/scenes/tracked.ts'

describe('what must be known or recorded', () => {
  it.each([403, 404])('asks for permission after HTTP %i', (status) => {
    const cause = new GitHubError(status, 'Could not read it.')
    const error = explained(cause, targets.preview)
    expect(error).toBeInstanceOf(InputError)
    expect(error).toMatchObject({ input: 'github-token', cause, message: expect.stringContaining(cause.message) })
    expect((error as InputError).hint?.endsWith(permissionLines)).toBe(true)
  })

  it.each([
    ['preview', '#7'],
    ['branch', 'topic'],
    ['production', 'live site'],
  ] as const)('says whose link it is (%s)', (target, who) => {
    const error = explained(new GitHubError(403, 'No.'), targets[target])
    expect(error).toMatchObject({ message: expect.stringContaining(who) })
  })

  it.each([new GitHubError(429, 'Later.'), new GitHubError(502, 'No.'), new TypeError('x')])(
    'leaves any other error as it is: %s',
    (error) => expect(explained(error, targets.preview)).toBe(error),
  )
})

it('what may not be written, and a link that is not known, say what to add', () => {
  const warnings = [notCommented, notEnded].map((warning) => warning(new GitHubError(403, 'No.')))
  for (const warning of warnings) expect(warning).toContain('No.\n')
  for (const text of [...warnings, unknownLink().hint]) expect(text?.endsWith(permissionLines)).toBe(true)
})
