import { expect, it } from 'vitest'
import { type Attempt, type Next, nextAfter, type Refused } from '../../src/acts/after-upload.ts'
import { ServiceError } from '../../src/errors.ts'
import type { Meaning } from '../../src/hosting/statuses.ts'

const error = new ServiceError({ operation: 'upload', status: 400 }, 'No.', {})
const given = { error, again: true, mayBeDone: false }
const lost = (more: object = {}): Refused => ({ ...given, kind: 'lost', ...more })
const busy = (again: NonNullable<Meaning['again']>, mayBeDone = false): Refused => ({
  ...given,
  kind: 'busy',
  meaning: { again },
  mayBeDone,
})
const refused = (meaning: Meaning, mayBeDone = false): Refused => ({ ...given, kind: 'refused', meaning, mayBeDone })

const update: Attempt = { kind: 'update', method: 'POST', link: 'a.test', isNamed: false, account: undefined }
const create: Attempt = { ...update, kind: 'create' }
const named: Attempt = { ...update, kind: 'named create' }
const listed: Attempt = { ...update, isListed: true }
const unlisted: Attempt = { ...update, isListed: false }
const unknown: Attempt = { ...update, isListed: 'not known' }
const again = { first: lost() }
const content: Meaning = { otherWay: true }
const gone: Meaning = { mayBeGone: true }
const method: Meaning = { ...content, unknown: 'method and form' }

it.each<[Next, Refused, ...Attempt[]]>([
  ['again', lost(), update, create, named],
  ['again', lost({ mayBeDone: true }), update, named],
  ['stop', lost({ mayBeDone: true }), create],
  ['stop', lost({ again: false }), update, create, named],
  ['again', busy('always'), update, create, named],
  ['again', busy('if idempotent'), update, named],
  ['stop', busy('if idempotent'), create],
  ['again', busy('always', true), update, named],
  ['stop', busy('always', true), create],
  ['stop', refused({ ...content, limit: true }, true), update, create, named],
  ['make room', refused({ limit: true }), create, named],
  ['stop', refused({ ...method, ...gone }), create, named],
  ['other method', refused(method), update, listed, unlisted, unknown],
  ['ask the account', refused(method), { ...update, ...again }],
  ['ask the account', refused({ ...content, unknown: 'form' }), update],
  ['ask the account', refused(gone), update],
  ['ask the account', refused({ ...content, size: true, limit: true }), update],
  ['stop', refused({ ...content, size: true }), update, listed, unlisted],
  ['stop', refused({ size: true, limit: true }), update, listed, unlisted],
  ['stop', refused(gone), listed, unknown],
  ['stop', refused(content), unknown, { ...listed, ...again }],
  ['other method', refused(content), listed],
  [
    'make the link',
    refused(content),
    unlisted,
    { ...unlisted, ...again },
    { ...unlisted, isNamed: true, method: 'PUT' },
  ],
  ['make the link', refused({ ...content, limit: true }), { ...unlisted, isNamed: true }],
  ['stop', refused(content), { ...unlisted, isNamed: true }],
])('%s follows from %j', (next, reply, ...attempts) => {
  for (const at of attempts) expect(nextAfter(reply, at), JSON.stringify(at)).toBe(next)
})
