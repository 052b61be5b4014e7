/** What follows from an answer to an upload: rows are answers, columns what is known of the attempt; each cell is a test. */
import { expect, it } from 'vitest'
import { type Attempt, nextAfter, type Refused } from '../../src/acts/after-upload.ts'
import { ServiceError } from '../../src/errors.ts'
import { cellsOf, named } from '../rules/worlds.ts'

const error = new ServiceError({ status: 400 }, 'No.', {})
const update: Attempt = { kind: 'update', method: 'POST', link: 'a.test', isNamed: false, account: undefined }
const first: Refused = { kind: 'lost', error, again: true, mayBeDone: false }
const attempts: Readonly<Record<string, Attempt>> = {
  create: { ...update, kind: 'create' },
  named: { ...update, kind: 'named create' },
  update,
  tried: { ...update, first },
  listed: { ...update, isListed: true },
  'listed, tried': { ...update, isListed: true, first },
  unknown: { ...update, isListed: 'not known' },
  unlisted: { ...update, isListed: false },
  'by name': { ...update, isListed: false, isNamed: true },
  'by name, PUT': { ...update, isListed: false, isNamed: true, method: 'PUT' },
}

/** `refused otherWay limit`: a kind, and all that is so of the answer or its meaning. */
function replyOf(text: string): Refused {
  const [kind, ...facts] = text.split(' ')
  const meaning = Object.fromEntries(facts.map((fact) => [fact, true]))
  const unknown = facts.includes('method') ? 'method and form' : facts.includes('form') ? 'form' : undefined
  const again = facts.includes('always') ? 'always' : 'if idempotent'
  const more = { again: !facts.includes('final'), mayBeDone: facts.includes('mayBeDone') }
  return { kind, error, ...more, meaning: { ...meaning, unknown, again } } as Refused
}

it.each(
  cellsOf(`
    answer                           | create    | named     | update          | tried           | listed       | listed, tried | unknown      | unlisted      | by name       | by name, PUT
    lost                             | again     | again     | again           | again           | again        | again         | again        | again         | again         | again
    lost mayBeDone                   | stop      | again     | again           | again           | again        | again         | again        | again         | again         | again
    lost final                       | stop      | stop      | stop            | stop            | stop         | stop          | stop         | stop          | stop          | stop
    busy always                      | again     | again     | again           | again           | again        | again         | again        | again         | again         | again
    busy                             | stop      | again     | again           | again           | again        | again         | again        | again         | again         | again
    busy always mayBeDone            | stop      | again     | again           | again           | again        | again         | again        | again         | again         | again
    refused otherWay limit mayBeDone | stop      | stop      | stop            | stop            | stop         | stop          | stop         | stop          | stop          | stop
    refused                          | stop      | stop      | stop            | stop            | stop         | stop          | stop         | stop          | stop          | stop
    refused limit                    | make room | make room | stop            | stop            | stop         | stop          | stop         | stop          | stop          | stop
    refused otherWay limit           | make room | make room | ask the account | ask the account | other method | stop          | stop         | make the link | make the link | make the link
    refused otherWay limit size      | make room | make room | ask the account | ask the account | other method | stop          | stop         | make the link | make the link | make the link
    refused otherWay size            | stop      | stop      | stop            | stop            | stop         | stop          | stop         | stop          | stop          | stop
    refused otherWay                 | stop      | stop      | ask the account | ask the account | other method | stop          | stop         | make the link | stop          | make the link
    refused otherWay form            | stop      | stop      | ask the account | ask the account | other method | stop          | stop         | make the link | stop          | make the link
    refused otherWay method          | stop      | stop      | other method    | ask the account | other method | stop          | other method | other method  | other method  | other method
    refused mayBeGone                | stop      | stop      | ask the account | ask the account | stop         | stop          | stop         | make the link | stop          | make the link`),
)('after "%s" the attempt "%s" is followed by: %s', (answer, attempt, next) => {
  expect(nextAfter(replyOf(answer), named(attempts, attempt))).toBe(next)
})
