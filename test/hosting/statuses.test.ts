import { expect, it } from 'vitest'
import { type Meaning, serviceMeaning } from '../../src/hosting/statuses.ts'

const content = { otherWay: true, mayBeGone: true }
const method = { ...content, unknown: 'method and form' } as const
const limit = { ...content, limit: true, mayBeDone: false } as const
const close = 'Close pull requests'
const size = { size: true, otherWay: false, mayBeGone: false } as const

it.each<[status: number, code: string, Meaning, hint?: string]>([
  [200, '', { mayBeDone: true }],
  [302, '', {}],
  [400, 'BAD', content],
  [400, 'LINK_LIMIT_REACHED_NOT', content],
  [401, '', {}, 'api-key'],
  [403, '', { mayBeGone: true }, 'api-key'],
  [404, '', method],
  [405, '', method],
  [408, '', { again: 'if idempotent', mayBeDone: true }],
  [413, '', { size: true }, '"exclude"'],
  [415, '', { ...content, unknown: 'form' }],
  [422, '', content],
  [425, '', { again: 'if idempotent' }],
  [429, '', { again: 'always' }, 'too many requests'],
  [500, '', { again: 'if idempotent', mayBeDone: true }, 'has a problem'],
  [501, '', method, 'has a problem'],
  [503, '', { again: 'always' }, 'has a problem'],
  [599, '', { again: 'if idempotent', mayBeDone: true }, 'has a problem'],
  // The interface does not say which HTTP status a refusal has.
  [200, 'LINK_LIMIT_REACHED', limit, close],
  [403, 'LINK_LIMIT_REACHED', limit, close],
  [500, 'LINK_LIMIT_REACHED', { ...limit, again: 'if idempotent' }, close],
  [400, 'RATE_LIMIT_REACHED_BY_LINK_LIMIT_REACHED', limit, close],
  [429, 'RATE_LIMIT_REACHED', { again: 'always' }, 'too many requests'],
  [400, 'FREE_UPLOAD_LIMIT_REACHED', { ...limit, size: true }, close],
  [400, 'QUOTA_EXCEEDED', size, 'Leave out'],
  [403, 'STORAGE_FULL', size, 'Leave out'],
  [400, 'SITE_TOO_LARGE', size, 'Leave out'],
])('%i %s means %j', (status, code, meaning, says) => {
  const { hint, ...found } = serviceMeaning(status, code)
  expect(found).toEqual(meaning)
  if (says === undefined) expect(hint).toBeUndefined()
  else expect(hint).toContain(says)
})
