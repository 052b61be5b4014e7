import { describe, expect, it } from 'vitest'
import { InputError } from '../../src/errors.ts'
import { GitHubError } from '../../src/github/answers.ts'
import { explainingPermission, notCommented, permissionLines, unknownLink } from '../../src/record/permissions.ts'
import { targets } from '../stand-ins/scenes/tracked.ts'

describe('what must be known or recorded', () => {
  const throwing = (error: Error, target: keyof typeof targets = 'preview') =>
    explainingPermission(targets[target], () => Promise.reject(error)).catch((thrown: unknown) => thrown)

  it.each([403, 404])('asks for permission after HTTP %i', async (status) => {
    const cause = new GitHubError(status, 'Could not read it.')
    const error = await throwing(cause)
    expect(error).toBeInstanceOf(InputError)
    expect(error).toMatchObject({ input: 'github-token', cause, message: expect.stringContaining(cause.message) })
    expect((error as InputError).hint?.endsWith(permissionLines)).toBe(true)
  })

  it.each([
    ['preview', '#7'],
    ['branch', 'topic'],
    ['production', 'live site'],
  ] as const)('says whose link it is (%s)', async (target, who) => {
    expect(await throwing(new GitHubError(403, 'No.'), target)).toMatchObject({ message: expect.stringContaining(who) })
  })

  it.each([new GitHubError(429, 'Later.'), new GitHubError(502, 'No.'), new TypeError('x')])(
    'lets any other error through: %s',
    async (error) => expect(await throwing(error)).toBe(error),
  )
})

it('a comment that may not be written, and a link that is not known, say what to add', () => {
  const warning = notCommented(new GitHubError(403, 'No.'))
  expect(warning).toContain('No.\n')
  for (const text of [warning, unknownLink().hint]) expect(text?.endsWith(permissionLines)).toBe(true)
})
