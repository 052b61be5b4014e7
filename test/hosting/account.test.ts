import { describe, expect, it } from 'vitest'
import { accountOf, fateOfLink } from '../../src/acts/look.ts'
import { ServiceError } from '../../src/errors.ts'
import { profileOf, uploadOf } from '../../src/hosting/answers.ts'
import type { Account } from '../../src/rules/world.ts'
import { registerSecret } from '../../src/text/secrets.ts'

const answer = (data: Record<string, unknown>) => ({ operation: 'profile', status: 200, data })
const upload = (data: Record<string, unknown>) => ({ operation: 'upload', status: 200, data })
const account = (...links: string[][]): Account => ({ links, quota: { used: undefined, limit: undefined } })
const thrownBy = (action: () => unknown): ServiceError => {
  try {
    action()
  } catch (error) {
    if (error instanceof ServiceError) return error
  }
  return expect.fail('nothing was thrown')
}

describe('the links of an account', () => {
  it.each([
    ['a text', 'A.example', ['a.example']],
    ['a first label', 'my-site', ['my-site']],
    ['an address with a path', 'https://a.example/x?y', ['a.example']],
    ['a name with a path', 'a.example/x', ['a.example']],
    ['a name with a port', 'a.example:8080', ['a.example']],
    ['a subdomain', { subdomain: 'my-site.example', filename: 'x' }, ['my-site.example']],
    ['a domain', { domain: 'www.example' }, ['www.example']],
    ['both', { subdomain: 'my-site.example', domain: 'www.example' }, ['my-site.example', 'www.example']],
    ['a subdomain beside no domain', { subdomain: 'my-site.example', domain: null }, ['my-site.example']],
  ])('may be told as %s', (_, entry, names) => {
    expect(profileOf(answer({ links: [entry] })).links).toEqual([names])
  })

  it.each([
    ['a number', 7],
    ['null', null],
    ['an object without a name', { created: 'x' }],
    ['an object whose name is none', { subdomain: 7 }],
    ['an object of which one name is none', { subdomain: 'a.example', domain: 7 }],
    ['a list', ['a.example']],
    // It could be any link, so the whole list can not be used.
    ['what names no host', 'a b'],
    ['an empty text', ''],
    ['an object whose name is no host', { subdomain: 'a b' }],
  ])('are not told by %s', (_, entry) => {
    const error = thrownBy(() => profileOf(answer({ links: ['a.example', entry] })))
    expect(error.message).toMatch(/data\.links is not a list of (?:host )?names/u)
  })

  it.each([[undefined], [null], ['a.example'], [{}]])('are a list, and not %j', (links) => {
    expect(thrownBy(() => profileOf(answer({ links }))).message).toContain('data.links is not a list')
  })
})

describe('the quota', () => {
  it.each([
    [{ quotaUsed: 0 }, 0, undefined],
    [{ quotaUsed: null, quotaLimit: null }, undefined, undefined],
  ])('of %j is %j of %j', (fields, used, limit) => {
    expect(profileOf(answer({ links: [], ...fields })).quota).toEqual({ used, limit })
  })

  it.each([-1, 1.5, '5', Number.MAX_SAFE_INTEGER + 1, true])('is a whole number, and not %j', (quotaUsed) => {
    const error = thrownBy(() => profileOf(answer({ links: [], quotaUsed })))
    expect(error.message).toContain('quotaUsed is not a whole number')
  })
})

describe('an upload', () => {
  it('tells link, status and quota', () => {
    const profile = { quotaUsed: 5, quotaLimit: 1024 }
    const quota = { used: 5, limit: 1024 }
    const whole = uploadOf(upload({ link: 'https://A.example/', status: 'active', profile }))
    expect(whole).toEqual({ link: 'a.example', status: 'active', quota })
    const least = uploadOf(upload({ link: 'a.example' }))
    expect(least).toEqual({ link: 'a.example', status: '', quota: { used: undefined, limit: undefined } })
  })

  it.each([
    [{}, 'data.link', undefined],
    [{ link: 'https://a.example/x' }, 'data.link', undefined],
    [{ link: 'a.example:80' }, 'data.link', undefined],
    [{ link: 'a.example', status: 7 }, 'data.status', 'a.example'],
    [{ link: 'a.example', profile: 7 }, 'data.profile', 'a.example'],
    [{ link: 'a.example', profile: { quotaUsed: 'x' } }, 'quotaUsed', 'a.example'],
  ])('%j is an error about %s, which carries the link %s', (data, field, link) => {
    const error = thrownBy(() => uploadOf(upload(data)))
    expect(error.message).toContain(field)
    expect(error.message.includes('. The files may be live at a.example in spite of this.')).toBe(link !== undefined)
    // The files may be live there, so the run must know the link.
    expect(error.link).toBe(link)
  })

  it('whose status or link holds the key shows nothing of it', () => {
    registerSecret('account-test-key-52')
    expect(uploadOf(upload({ link: 'a.example', status: 'account-test-key-52' })).status).toBe('***')
    expect(thrownBy(() => uploadOf(upload({ link: 'account-test-key-52.example' })))).toMatchObject({
      message: 'upload: the service put a secret into the link.',
      hint: 'That link must not be shown. Change the secret, and tell the service about it.',
    })
  })
})

describe('an account without a link that is looked for', () => {
  const three = 'my-site.e1ample or my-site.e2ample or my-site.e3ample'
  it.each<[links: string[][], says: string]>([
    [[], '0 links.'],
    // What is spelled otherwise, by three edits or more, is counted, not named.
    [[['secret.example'], ['b.org']], '2 links.'],
    [[['my-si.exampl']], '1 link.'],
    [[['mysite.example']], '1 link. Did you mean mysite.example?'],
    [[['my-sit.exampl']], '1 link. Did you mean my-sit.exampl?'],
    // A link with two names counts once.
    [[['x.example', 'my-site.examples']], '1 link. Did you mean my-site.examples?'],
    [[...'1234'].map((n) => [`my-site.e${n}ample`]), `4 links. Did you mean ${three}?`],
    [[['my-site.examp\nle']], '1 link. Did you mean my-site.examp\\nle?'],
  ])('with %j says what a public log may', (links, says) => {
    expect(accountOf(account(...links), 'my-site.example')).toBe(`The account has ${says}`)
  })
})

describe('the fate of a link that may have been made', () => {
  const many = (count: number) => account(...Array.from({ length: count }, (_, n) => [`n${n}`]))

  it.each([
    ['a link that is new', account(['a.b']), account(['a.b'], ['c.d']), 'since this run began: c.d.'],
    ['one with two names by the first', account(), account(['c.d', 'www.c']), 'since this run began: c.d.'],
    ['nothing new', account(['a.b']), account(['a.b']), 'since this run began: nothing.'],
    ['nothing that has got a name', account(['a.b']), account(['c.d', 'a.b']), 'since this run began: nothing.'],
    ['nothing that went', account(['a.b'], ['c.d']), account(['c.d']), 'since this run began: nothing.'],
    ['five that are new at most', account(), many(6), 'n0, n1, n2, n3, n4 and 1 more.'],
    // Each with each takes more than a minute, which is more than a test may.
    ['one of many', many(110_000), many(110_001), 'since this run began: n110000.'],
    ['an account that could not be read before', undefined, account(['a.b']), 'the account could not be read.'],
    ['an account that can not be read now', account(['a.b']), undefined, 'the account could not be read.'],
  ])('names %s, and no link that was there', (_, before, after, says) => {
    const fate = fateOfLink(before, after)
    expect(fate).toContain('A new link may have been made all the same')
    expect(fate).toContain(says)
    expect(fate).not.toContain('a.b')
  })
})
