import { expect, it } from 'vitest'
import { CancelledError } from '../src/errors.ts'

it('a cancelled run says that nothing has changed where nothing was sent', () => {
  const error = new CancelledError('SIGTERM')
  expect(error.message).toBe('The run was cancelled (SIGTERM).')
  expect(error.hint).toContain('has changed nothing')
  expect([error.signal, error.underWay]).toEqual(['SIGTERM', undefined])
})

it('a cancelled run says that a link may exist which it was making, and names it', () => {
  const error = new CancelledError('SIGINT', { what: 'a new link', link: 'pr-7.example' })
  expect(error.message).toBe('The run was cancelled (SIGINT).')
  expect(error.hint).toMatch(/^pr-7\.example was being made, and may exist: look in the hosting account/u)
})

it.each([
  ['an upload', 'pr-7.example may hold this commit or the one before'],
  ['a deletion', 'pr-7.example may be gone'],
  ['what follows an upload', 'pr-7.example has this commit'],
  ['the end', 'nothing is left to do'],
] as const)('a cancelled run says what may have become of a link if %s was under way', (what, hint) => {
  const error = new CancelledError('SIGINT', { what, link: 'pr-7.example' })
  expect(error.hint).toContain(hint)
})
