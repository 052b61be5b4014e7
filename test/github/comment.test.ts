import { describe, expect, it } from 'vitest'
import {
  ActionError,
  CancelledError,
  InputError,
  NetworkError,
  ServiceError,
  SiteError,
} from '../../src/errors.ts'
import { commentOf } from '../../src/github/comment-text.ts'
import { hide } from '../../src/text/secrets.ts'

const about = { environment: 'preview', runUrl: 'https://github.com/o/r/actions/runs/1', now: new Date(0) }
const failed = (error: unknown): string =>
  commentOf({ kind: 'failed', error, lastGood: undefined, commit: 'abcdefabcdef' }, about)

const raw = { hint: 'a raw hint', cause: new Error('a raw cause') }
const service = { operation: 'upload', status: 400, code: 'BAD' }
class OtherError extends ActionError {}

describe('the comment on a failure', () => {
  it.each<[string, unknown, string]>([
    [
      'an input',
      new InputError('domain', 'raw', raw),
      'domain: the log of the run says what is wrong with this input.',
    ],
    ['a refusal', new ServiceError(service, 'raw', raw), 'upload: the service refused (HTTP 400, BAD).'],
    [
      'a refusal with a sentence for a code',
      new ServiceError({ ...service, code: 'a raw CODE' }, 'raw', raw),
      'upload: the service refused (HTTP 400).',
    ],
    [
      'an answer that can not be used',
      new ServiceError({ operation: 'delete', status: 200 }, 'raw', raw),
      "delete: the service's answer (HTTP 200) is not what it should be.",
    ],
    [
      'a lost connection',
      new NetworkError({ operation: 'upload', mayHaveArrived: true }, 'raw'),
      'upload: no complete answer came from the service.',
    ],
    [
      'no connection',
      new NetworkError({ operation: 'upload', mayHaveArrived: false }, 'raw'),
      'upload: the service could not be reached.',
    ],
    [
      'a certificate',
      new NetworkError({ operation: 'upload', mayHaveArrived: false, final: true }, 'raw'),
      'upload: the service could not prove that it is what it says.',
    ],
    [
      'an error that says nothing of it',
      new OtherError('raw', raw),
      'The log of the run says what happened.',
    ],
    [
      'a fault',
      new TypeError('raw'),
      'Something happened that this action did not expect. The log of the run says what.',
    ],
    ['a text', 'raw', 'Something happened that this action did not expect. The log of the run says what.'],
  ])('holds nothing from outside: %s', (_, error, says) => {
    const comment = failed(error)
    expect(comment).toContain(`\n\n${says}\n\n| | |`)
    expect(comment).not.toContain('raw')
    expect(comment).toContain('[log of the run](https://github.com/o/r/actions/runs/1)')
  })

  it.each<[string, unknown, string, string]>([
    ['a file', new SiteError('a.txt', '"a.txt" changed.', { hint: 'Wait.' }), '"a.txt" changed.', 'Wait.'],
    ['a cancellation', new CancelledError('SIGINT'), 'cancelled (SIGINT)', 'Run the job again.'],
    [
      'advice of our own',
      new ServiceError({ ...service, publicHint: 'Wait.' }, 'raw', raw),
      'HTTP 400',
      'to do:** Wait.',
    ],
    [
      'an error made of another',
      new ServiceError(new ServiceError({ ...service, publicHint: 'Wait.' }, 'raw', raw), 'raw', raw),
      'HTTP 400',
      'to do:** Wait.',
    ],
  ])('says what to do about %s', (_, error, message, hint) => {
    expect(failed(error)).toContain(message)
    expect(failed(error)).toContain(hint)
    expect(failed(error)).not.toContain('raw')
  })

  it('never shows a secret, however it got there', () => {
    hide('ABCD_1234_EFGH')
    const code = new ServiceError({ ...service, code: 'ABCD1234EFGH' }, 'raw')
    expect(failed(code)).not.toContain('ABCD1234EFGH')
    const removed = commentOf(
      { kind: 'removed', links: ['abcd.1234.efgh.example.com', 'x.example.com'] },
      about,
    )
    const lastGood = 'x.abcd-1234-efgh.example.com'
    const still = commentOf({ kind: 'failed', error: code, lastGood, commit: 'c' }, about)
    expect(still).toContain('| Still live | &#42;&#42;&#42; (an earlier commit) |')
    expect(removed).toContain('| Removed | &#42;&#42;&#42;, x.example.com |')
  })
})
