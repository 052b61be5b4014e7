import { describe, expect, it } from 'vitest'
import { NetworkError, ServiceError, SiteError } from '../../src/errors.ts'
import {
  isForLimit,
  isForUnknownMethod,
  isRefused,
  mayBeForMethod,
  mayBeForPartCount,
  mayHaveMadeLink,
  withAdviceToZip,
  withLinks,
  withoutLink,
} from '../../src/hosting/refusals.ts'

const refusal = (status: number, code = '', link?: string): ServiceError =>
  new ServiceError({ operation: 'upload', status, code, link, publicHint: 'in public.' }, 'It refused.', {
    hint: 'The hint.',
  })
const lost = (mayHaveArrived: boolean): NetworkError =>
  new NetworkError({ operation: 'upload', mayHaveArrived }, 'Lost.', { hint: 'The hint.' })
const quota = { used: undefined, limit: undefined }
const limit = 'LINK_LIMIT_REACHED'

describe('what the service refused', () => {
  const rows = [
    { error: refusal(400), is: 'refused' },
    { error: refusal(404), is: 'refused, for an unknown method' },
    { error: refusal(405), is: 'refused, for an unknown method' },
    { error: refusal(499), is: 'refused' },
    { error: refusal(501), is: 'refused, for an unknown method' },
    { error: refusal(400, limit), is: 'for the limit' },
    { error: refusal(403, 'FREE_UPLOAD_LIMIT_REACHED'), is: 'for the limit' },
    { error: refusal(200, limit), is: 'for the limit, of unknown fate' },
    { error: refusal(400, `${limit}_NOT`), is: 'refused' },
    { error: refusal(400, '', 'a.b'), is: '' },
    { error: refusal(400, limit, 'a.b'), is: '' },
    { error: refusal(200), is: 'of unknown fate' },
    { error: refusal(200, '', 'a.b'), is: '' },
    { error: refusal(299), is: 'of unknown fate' },
    { error: refusal(300), is: '' },
    { error: refusal(401), is: '' },
    { error: refusal(403), is: '' },
    { error: refusal(408), is: 'of unknown fate' },
    { error: refusal(413), is: '' },
    { error: refusal(425), is: '' },
    { error: refusal(429), is: '' },
    { error: refusal(500), is: 'of unknown fate' },
    { error: refusal(502), is: 'of unknown fate' },
    { error: refusal(503), is: '' },
    { error: refusal(504), is: 'of unknown fate' },
    { error: lost(true), is: 'of unknown fate' },
    { error: lost(false), is: '' },
    { error: new SiteError('a', 'gone'), is: '' },
    { error: Object.assign(new Error('x'), { status: 400, code: limit }), is: '' },
    { error: undefined, is: '' },
  ]

  it.each(rows)('($error.status $error.code) is "$is"', ({ error, is }) => {
    const found = [
      isRefused(error) && 'refused',
      isForLimit(error) && 'for the limit',
      error instanceof ServiceError && isForUnknownMethod(error) && 'for an unknown method',
      mayHaveMadeLink(error) && 'of unknown fate',
    ]
    expect(found.filter(Boolean).join(', ')).toBe(is)
    expect(mayBeForMethod(error)).toBe(isRefused(error) || isForLimit(error))
    const isForParts = isRefused(error) || (error instanceof ServiceError && error.status === 413)
    expect(mayBeForPartCount(error, 101)).toBe(isForParts)
    expect(mayBeForPartCount(error, 100)).toBe(false)
  })
})

describe('the way out', () => {
  it('is an archive where there were many parts', () => {
    const error = refusal(413, 'TOO_MANY')
    const advised = withAdviceToZip(error, 345)
    expect(advised).toMatchObject({ status: 413, code: 'TOO_MANY', message: 'It refused.', cause: error })
    expect(advised.hint).toMatch(/^The hint\. Many servers .* this had 345: try "upload-as: zip"\.$/u)
    expect(advised.inPublic.message).toBe('upload: the service refused (HTTP 413, TOO_MANY).')
    expect(advised.inPublic.hint).toMatch(/^in public\. Many servers .* "upload-as: zip"\.$/u)
    const plain = withAdviceToZip(new ServiceError({ operation: 'upload', status: 413 }, 'x'), 345)
    expect(plain.hint).toMatch(/^Many servers /u)
    expect(plain.inPublic.hint).toMatch(/^Many servers /u)
  })

  it.each([
    [[], 'none'],
    [['a.b', 'c\n.d'], 'a.b, c\\n.d'],
    [[`${'x'.repeat(101)}`], `${'x'.repeat(100)}…`],
    [Array.from({ length: 21 }, () => 'a.b'), `${Array(20).fill('a.b').join(', ')} and 1 more`],
  ])('is another link, of those that there are (%#)', (links, shown) => {
    const error = refusal(404, 'NONE')
    const known = withoutLink(error, 'my.site', { links, quota })
    expect(known).toMatchObject({ status: 404, code: 'NONE', message: 'It refused.', cause: error })
    const hint =
      'The account has no link my.site: check the input "domain", or leave it out to get a new link.'
    expect(known.hint).toBe(`${hint} Links of the account: ${shown}.`)
    // A comment names none of the account's links.
    expect(known.inPublic).toEqual({ message: 'upload: the service refused (HTTP 404, NONE).', hint })
  })

  it.each([
    [{ links: ['a.b'], quota }, 'a.b'],
    [{ links: [], quota }, 'none'],
    [undefined, 'could not be read'],
  ])('is told where a link may have been made (%#)', (profile, links) => {
    for (const error of [refusal(500), lost(true)]) {
      const told = withLinks(error, profile)
      const unknown = 'Whether the service made a new link is not known.'
      const advice = 'Delete a link that nobody needs in the hosting account before the next run.'
      expect(told).toBeInstanceOf(error.constructor)
      expect(told.message).toBe(`${error.message} ${unknown} Links of the account: ${links}.`)
      expect(told.hint).toBe(`${advice} The hint.`)
      expect(told.cause).toBe(error)
      expect(told.inPublic).toEqual({
        message: `${error.inPublic.message} ${unknown}`,
        hint: `${advice} ${error.inPublic.hint}`,
      })
      expect(told).toMatchObject({ operation: 'upload' })
    }
    expect(withLinks(lost(true), profile)).toMatchObject({ mayHaveArrived: true })
    expect(withLinks(refusal(500), profile)).toMatchObject({ status: 500 })
  })
})
