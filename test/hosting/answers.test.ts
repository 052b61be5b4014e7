import { describe, expect, it } from 'vitest'
import { ServiceError } from '../../src/errors.ts'
import { dataOf, profileOf, uploadOf } from '../../src/hosting/answers.ts'
import { registerSecret } from '../../src/text/secrets.ts'

const asked = { what: 'the upload', url: new URL('https://host.example/base/v1/upload') }
const failure = (error?: unknown, message?: unknown): object => ({ success: false, error, message })

function thrownBy(action: () => unknown): ServiceError {
  try {
    action()
  } catch (error) {
    if (error instanceof ServiceError) return error
  }
  return expect.fail('nothing was thrown')
}
const read = (status: number, body: unknown, headers = {}) =>
  dataOf({ status, headers, text: typeof body === 'string' ? body : JSON.stringify(body) }, asked)

registerSecret('answers-test-key-52')

describe('an answer', () => {
  it.each([200, 201, 299])('with status %s and "success: true" is its data', (status) => {
    expect(read(status, { success: true, data: { a: 1 } })).toEqual({ a: 1 })
  })

  it.each<[status: number, body: object, words: string, code: string]>([
    [200, failure('BAD', 'So it is.'), 'BAD: So it is.', 'BAD'],
    [400, failure('BAD', 'So it is'), 'BAD: So it is.', 'BAD'],
    [400, failure(7, 'So it is.'), 'So it is.', ''],
    [400, failure('', 'x answers-test-key-52 x'), '***.', ''],
    [400, failure('BAD', 'x'.repeat(600)), `BAD: ${'x'.repeat(500)}…`, 'BAD'],
    [400, failure('', 7), 'It gave no reason.', ''],
    [200, { success: 'true' }, 'It gave no reason.', ''],
    [199, { success: true }, 'It gave no reason.', ''],
    [400, { success: true, data: {} }, 'It gave no reason.', ''],
  ])('%i %j refuses with its reason', (status, body, words, code) => {
    const error = thrownBy(() => read(status, body))
    expect(error.message).toBe(`The service refused the upload (HTTP ${status}). ${words}`)
    expect(error).toMatchObject({ code })
    // Only the log shows what is no reason.
    expect(error.cause).toBe(words === 'It gave no reason.' ? `The answer: ${JSON.stringify(body)}` : undefined)
  })

  it.each([
    ['<html>', '<html>'],
    ['  \n ', 'nothing'],
    ['[]', '[]'],
  ])('%j is not an answer of the service', (text, shown) => {
    for (const status of [200, 400, 403]) {
      const error = thrownBy(() => read(status, text))
      expect(error.message).toBe(`The answer to the upload is not a JSON object (HTTP ${status}).`)
      expect(error.cause).toBe(`The answer: ${shown}`)
      expect(error.hint).toMatch(/^Check base-url.* What answers at https:\/\/host\.example may be no hosting service/u)
      expect(error).toMatchObject({ status, code: '' })
    }
  })

  it.each([
    [302, { location: 'https://other.example/\n' }, 'https://other.example/\\n'],
    [399, { location: '/x' }, '/x'],
  ])('with status %s is a redirect that is not followed', (status, headers, target) => {
    const error = thrownBy(() => read(status, { success: true, data: {} }, headers))
    const says = `https://host.example redirects the upload (HTTP ${status}) to ${target}, which was not followed.`
    expect(error).toMatchObject({ status, message: says, hint: expect.stringContaining('send the key there') })
  })

  it.each([
    [undefined, 'missing'],
    [null, 'null'],
    [[], '[]'],
    ['a', '"a"'],
  ])('is no success with %j', (data, shown) => {
    const error = thrownBy(() => read(200, { success: true, data }))
    expect(error.message).toBe(`The service reports success, but data is not an object: ${shown}.`)
    expect(error).toMatchObject({ status: 200, hint: expect.stringContaining('hosting account') })
  })
})

describe('the links of an account', () => {
  it.each([
    ['a text', 'A.example', ['a.example']],
    ['an address', 'https://a.example/', ['a.example']],
    ['a subdomain', { subdomain: 'my-site.example', filename: 'x' }, ['my-site.example']],
    ['a domain', { domain: 'www.example' }, ['www.example']],
    ['both', { subdomain: 'my-site.example', domain: 'www.example' }, ['my-site.example', 'www.example']],
    ['a subdomain beside no domain', { subdomain: 'my-site.example', domain: null }, ['my-site.example']],
  ])('may be told as %s', (_, entry, names) => {
    expect(profileOf({ links: [entry] }).links).toEqual([names])
  })

  it.each([
    ['a number', 7],
    ['null', null],
    ['an object of which one name is none', { subdomain: 'secret.example', domain: 7 }],
    ['a list', ['secret.example']],
    // It could be any link, so the whole list can not be used.
    ['what names no host', 'secret b'],
  ])('are not told by %s, and none is shown', (_, entry) => {
    const { message } = thrownBy(() => profileOf({ links: ['secret.example', entry] }))
    expect(message).toMatch(/^The service reports success, but data\.links is not a list of host names: (?!.*secret)/u)
  })

  it.each([[undefined], [{}]])('are a list, and not %j', (links) => {
    expect(thrownBy(() => profileOf({ links })).message).toContain('data.links is not a list')
  })
})

describe('the quota', () => {
  it.each([
    [{ quotaUsed: 0 }, 0, undefined],
    [{ quotaUsed: null, quotaLimit: null }, undefined, undefined],
  ])('of %j is %j of %j', (fields, used, limit) => {
    expect(profileOf({ links: [], ...fields }).quota).toEqual({ used, limit })
  })

  it.each([1.5, '5'])('is a whole number, and not %j', (quotaUsed) => {
    const { message } = thrownBy(() => profileOf({ links: [], quotaUsed }))
    expect(message).toContain('quotaUsed is not a whole number')
  })
})

describe('an upload', () => {
  it('tells link, status and quota', () => {
    const profile = { quotaUsed: 5, quotaLimit: 1024 }
    const quota = { used: 5, limit: 1024 }
    const whole = uploadOf({ link: 'https://A.example/', status: 'active', profile })
    expect(whole).toEqual({ link: 'a.example', status: 'active', quota })
    const none = { used: undefined, limit: undefined }
    expect(uploadOf({ link: 'label', status: null, profile: null })).toEqual({ link: 'label', status: '', quota: none })
  })

  it.each([
    [{}, 'data.link is not a host name: missing.'],
    [{ link: 'https://a.example/x' }, 'data.link is not a host name: "https://a.example/x".'],
    [{ link: 'a.example', status: 7 }, 'data.status'],
    [{ link: 'a.example', profile: 7 }, 'data.profile'],
    [{ link: 'a.example', profile: { quotaUsed: 'x' } }, 'quotaUsed'],
  ])('%j is an error about %s', (data, field) => {
    expect(thrownBy(() => uploadOf(data)).message).toContain(field)
  })
})
