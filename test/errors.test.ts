import { expect, it } from 'vitest'
import { CancelledError } from '../src/errors.ts'

it('a cancelled run says that its link is as before where nothing was made', () => {
  const error = new CancelledError('SIGTERM')
  expect(error.message).toBe('The run was cancelled (SIGTERM).')
  expect(error.hint).toMatch(/its link is as before\. Run the job again\.$/u)
  expect(error.inPublic).toEqual({ message: error.message, hint: error.hint })
  expect([error.signal, error.mayHaveMade]).toEqual(['SIGTERM', false])
})

it('a cancelled run says that a link may exist which it was making, and names it in the log only', () => {
  const error = new CancelledError('SIGINT', 'pr-7.example')
  expect(error.message).toBe('The run was cancelled (SIGINT).')
  expect(error.hint).toMatch(/^pr-7\.example was being made, and may exist: look in the hosting account/u)
  expect(error.inPublic.hint).toMatch(/^A new link was being made, and may exist/u)
  expect(error.inPublic.hint).not.toContain('pr-7')
  expect(error.hint).not.toContain('as before')
  expect(error.mayHaveMade).toBe(true)
})
