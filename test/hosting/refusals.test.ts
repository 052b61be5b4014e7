import { describe, expect, it } from 'vitest'
import { NetworkError, ServiceError, SiteError } from '../../src/errors.ts'
import {
  asRefusal,
  FateError,
  fateOfLink,
  isForLimit,
  isRefused,
  MadeMeanwhileError,
  namesNoLink,
  UnlistedError,
  withAdvice,
} from '../../src/hosting/refusals.ts'

const refusal = (status: number, code = '', link?: string): ServiceError =>
  new ServiceError({ operation: 'upload', status, code, link }, 'It refused.', { hint: 'The hint.' })
const lost = (mayHaveArrived: boolean): NetworkError =>
  new NetworkError({ operation: 'upload', mayHaveArrived }, 'Lost.', { hint: 'The hint.' })
const parts = (length: number, size = 1) =>
  Array.from({ length }, (_, index) => ({ path: `${index}`, source: '', size }))
const quota = { used: undefined, limit: undefined }
const limit = 'LINK_LIMIT_REACHED'

describe('what the service refused', () => {
  const quotaCodes = ['QUOTA_EXCEEDED', 'STORAGE_FULL', 'SITE_TOO_LARGE']
  const rows = [
    ...[400, 404, 405, 499, 501].map((status) => ({ error: refusal(status), is: 'refused, worth another method' })),
    { error: refusal(400, `${limit}_NOT`), is: 'refused, worth another method' },
    // Nothing is gained by another method, which would only be refused again.
    ...quotaCodes.map((code) => ({ error: refusal(400, code), is: 'refused' })),
    // The service may have taken an update for a create.
    ...[200, 400, 403].map((status) => ({ error: refusal(status, limit), is: 'for the limit, worth another method' })),
    { error: refusal(403, 'FREE_UPLOAD_LIMIT_REACHED'), is: 'for the limit, worth another method' },
    // Not of a success of which the rest can't be used, of the key, of the size, of a passing fault, or of another kind.
    { error: refusal(200, '', 'a.b'), is: '' },
    ...[200, 299, 300, 401, 403, 408, 413, 425, 429, 500, 503].map((status) => ({ error: refusal(status), is: '' })),
    ...[lost(true), lost(false), new SiteError('a', 'gone'), undefined].map((error) => ({ error, is: '' })),
    { error: Object.assign(new Error('x'), { status: 400, code: limit }), is: '' },
  ]

  it.each(rows)('($error.status $error.code) is "$is"', ({ error, is }) => {
    const isWorth = (): boolean => {
      try {
        return asRefusal(error) === error
      } catch (thrown) {
        expect(thrown).toBe(error)
        return false
      }
    }
    const found = [
      isRefused(error) && 'refused',
      isForLimit(error) && 'for the limit',
      isWorth() && 'worth another method',
    ]
    expect(found.filter(Boolean).join(', ')).toBe(is)
    const isForParts = isRefused(error) || (error instanceof ServiceError && error.status === 413)
    expect(withAdvice(error, parts(100))).toBe(error)
    if (error instanceof Error) expect(error).not.toMatchObject({ hint: expect.stringContaining('upload-as') })
    expect(withAdvice(error, parts(101))).toBe(error)
    expect(error instanceof ServiceError && error.hint?.includes('this had 101: try "upload-as: zip"')).toBe(isForParts)
  })

  it.each([
    { error: refusal(500), names: 'no link' },
    { error: lost(true), names: 'no link' },
    { error: refusal(200, '', 'a.b'), names: 'a link' },
    { error: new SiteError('a', 'gone'), names: 'nothing of the service' },
  ])('($error.name $error.status) names $names', ({ error, names }) => {
    expect(namesNoLink(error)).toBe(names === 'no link')
  })
})

describe('the way out', () => {
  it('is an archive where there were many parts', () => {
    const error = refusal(413, 'TOO_MANY')
    expect(withAdvice(error, parts(345))).toBe(error)
    expect(error).toMatchObject({ status: 413, code: 'TOO_MANY', message: 'It refused.' })
    expect(error.hint).toMatch(/^Many servers .* this had 345: try "upload-as: zip"\. The hint\.$/u)
    const plain = new ServiceError({ operation: 'upload', status: 413 }, 'x')
    withAdvice(plain, parts(345))
    expect(plain.hint).toMatch(/^Many servers /u)
  })

  it('is a smaller site where there were many bytes, and both where it may be either', () => {
    const error = refusal(413)
    withAdvice(error, parts(101, 20_000))
    const sizes = "The site may be too large for the account's plan: 2.02 MB in 101 files, the largest: "
    expect(error.hint?.startsWith(sizes)).toBe(true)
    expect(error.hint).toContain('try "upload-as: zip". ')
    expect(error.hint).toContain('The hint.')
  })

  it('names the files in an archive, not the archive', () => {
    const error = refusal(413)
    withAdvice(error, [{ path: 'site.zip', source: '', size: 2_000_000, packed: parts(2, 1_500_000) }])
    expect(error.hint).toMatch(/^The site may be too large .*: 3\.00 MB in 2 files, the largest: /u)
    expect(error.hint).not.toContain('site.zip')
  })
})

describe('a link that the account does not list', () => {
  const hint =
    'The account has no link my.site, and the service made none of that name: check the input "domain", or leave it out to get a new link.'

  it.each([
    [[], 'The account has 0 links.'],
    // Other links of the account are counted, never named.
    [[['a.b'], ['c.d', 'e.f']], 'The account has 2 links.'],
    [[['my.sites'], ['a.b']], 'The account has 2 links. Did you mean my.sites?'],
  ])('is told with what the account has (%#)', (links, account) => {
    const error = refusal(404, 'NONE')
    const unlisted = new UnlistedError(error, 'my.site', { links, quota }, true)
    expect(unlisted).toBeInstanceOf(ServiceError)
    expect(unlisted).toMatchObject({ status: 404, code: 'NONE', message: 'It refused.', cause: error })
    expect(unlisted.hint).toBe(`${hint} ${account}`)
  })

  it('keeps the account and the method for whoever makes the link', () => {
    const profile = { links: [['a.b']], quota }
    expect(new UnlistedError(refusal(405), 'my.site', profile, false)).toMatchObject({ profile, wasPosted: false })
    // What made it a matter of the limit stays: a full account heals itself.
    expect(isForLimit(new UnlistedError(refusal(400, limit), 'my.site', profile, true))).toBe(true)
  })

  it('that somebody else made meanwhile is named with a way out', () => {
    expect(new MadeMeanwhileError('my.site')).toMatchObject({
      message: expect.stringMatching(/^my\.site did not exist .* somebody else has made it meanwhile\./u),
      hint: expect.stringContaining('choose another "domain"'),
    })
  })
})

describe('the fate of a link that may have been made', () => {
  const advice = 'See in the hosting account whether there is a link that nobody needs, and delete it.'

  it('is told', () => {
    for (const error of [refusal(500), lost(true)]) {
      const told = new FateError(error, 'New: secret.example.')
      expect(told.message).toBe(`${error.message} New: secret.example.`)
      expect(told.hint).toBe(`${advice} The hint.`)
      expect(told.cause).toBe(error)
    }
  })

  const account = (...links: string[][]) => ({ links, quota })
  const many = (count: number, prefix: string) => account(...Array.from({ length: count }, (_, n) => [`${prefix}${n}`]))

  it.each([
    ['a link that is new', account(['a.b']), account(['a.b'], ['c.d']), 'since this run began: c.d.'],
    ['one with two names by the first', account(), account(['c.d', 'www.c']), 'since this run began: c.d.'],
    ['nothing new', account(['a.b']), account(['a.b']), 'since this run began: nothing.'],
    ['nothing that has got a name', account(['a.b']), account(['c.d', 'a.b']), 'since this run began: nothing.'],
    ['nothing that went', account(['a.b'], ['c.d']), account(['c.d']), 'since this run began: nothing.'],
    ['five that are new at most', account(), many(6, 'n'), 'n0, n1, n2, n3, n4 and 1 more.'],
    // Each with each takes more than a minute, which is more than a test may.
    ['one of many', many(110_000, 'n'), many(110_001, 'n'), 'since this run began: n110000.'],
    ['an account that could not be read before', undefined, account(['a.b']), 'the account could not be read.'],
    ['an account that can not be read now', account(['a.b']), undefined, 'the account could not be read.'],
  ])('names %s, and no link that was there', (_, before, after, says) => {
    const fate = fateOfLink(before, after)
    expect(fate).toContain('A new link may have been made all the same')
    expect(fate).toContain(says)
    expect(fate).not.toContain('a.b')
  })
})
