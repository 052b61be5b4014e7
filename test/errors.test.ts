import { expect, it } from 'vitest'
import { CancelledError } from '../src/errors.ts'

it('a cancelled run says that its link is as before where nothing was made', () => {
  const error = new CancelledError('SIGTERM')
  expect(error.message).toBe('The run was cancelled (SIGTERM).')
  expect(error.hint).toMatch(
    /its link is as before\. Run the job again\. Nothing is to be done if a newer run took its place\.$/u,
  )
  expect([error.signal, error.underWay]).toEqual(['SIGTERM', undefined])
})

it('a cancelled run says that a link may exist which it was making, and names it', () => {
  const error = new CancelledError('SIGINT', { what: 'a new link', link: 'pr-7.example' })
  expect(error.message).toBe('The run was cancelled (SIGINT).')
  expect(error.hint).toMatch(/^pr-7\.example was being made, and may exist: look in the hosting account/u)
  expect(error.hint).not.toContain('as before')
})

it.each([
  ['an upload', 'pr-7.example may hold this commit or the one before'],
  ['a deletion', 'pr-7.example may be gone'],
] as const)('a cancelled run says what may have become of a link if %s was under way', (what, hint) => {
  const error = new CancelledError('SIGINT', { what, link: 'pr-7.example' })
  expect(error.hint).toContain(hint)
})
