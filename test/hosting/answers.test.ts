import { describe, expect, it } from 'vitest'
import { ServiceError } from '../../src/errors.ts'
import { dataOf, profileOf, uploadOf } from '../../src/hosting/answers.ts'
import type { Answer } from '../../src/http/connect.ts'
import { registerSecret } from '../../src/text/secrets.ts'

const request = { operation: 'upload', url: new URL('https://host.example/base/v1/upload') }
const answer = (status: number, text: string | object, headers = {}): Answer => ({
  status,
  text: typeof text === 'string' ? text : JSON.stringify(text),
  headers,
})
const failure = (error?: unknown, message?: unknown): object => ({ success: false, error, message })

function thrownBy(action: () => unknown): ServiceError {
  try {
    action()
  } catch (error) {
    if (error instanceof ServiceError) return error
  }
  return expect.fail('nothing was thrown')
}
const refusalOf = (given: Answer) => thrownBy(() => dataOf(given, request))

registerSecret('answers-test-key-52')

describe('an answer', () => {
  it.each([200, 201, 299])('with status %s and "success: true" is its data', (status) => {
    const data = { a: 1 }
    expect(dataOf(answer(status, { success: true, data }), request)).toEqual({ operation: 'upload', status, data })
  })

  it.each([
    [answer(200, failure('BAD', 'So it is.')), 'BAD: So it is.', 'BAD'],
    [answer(400, failure('BAD', 'So it is')), 'BAD: So it is.', 'BAD'],
    [answer(400, failure('BAD')), 'BAD.', 'BAD'],
    [answer(400, failure(7, 'So it is.')), 'So it is.', ''],
    [answer(400, failure('answers-test-key-52')), '***.', ''],
    [answer(400, failure('BAD', 'x'.repeat(600))), `BAD: ${'x'.repeat(500)}…`, 'BAD'],
    ...[
      answer(400, failure('', 7)),
      answer(200, { success: 'true' }),
      answer(199, { success: true }),
      answer(400, { success: true, data: {} }),
    ].map((given): [Answer, string, string] => [given, 'It gave no reason.', '']),
  ])('%# refuses with its reason', (given, why, code) => {
    const error = refusalOf(given)
    expect(error.message).toBe(`upload: the service refused (HTTP ${given.status}). ${why}`)
    expect(error).toMatchObject({ code, link: undefined })
    // Only the log shows what is no reason.
    expect(error.cause).toBe(why === 'It gave no reason.' ? `The answer: ${given.text}` : undefined)
  })

  it.each([
    ['<html>', '<html>.'],
    ['  \n ', 'nothing.'],
    [' Not here! ', 'Not here!'],
    ['null', 'null.'],
    ['[]', '[].'],
    ['"text"', '"text".'],
  ])('%j is not an answer of the service', (text, shown) => {
    for (const status of [200, 400]) {
      const error = refusalOf(answer(status, text))
      expect(error.message).toMatch(/^upload: .*not a JSON object\.$/u)
      expect(error.message).toContain(`HTTP ${status}`)
      expect(`${error.cause}.`).toContain(shown.replace(/\.$/u, ''))
      expect(error.hint).toBe('Check base-url: what answers at https://host.example may not be the service.')
      expect(error).toMatchObject({ status, code: '' })
    }
  })

  const page = '<!doctype html><title>Just a moment…</title>'
  it.each([
    [404, failure('', 'x'), 'https://host.example/base/v1/upload may not be'],
    [400, failure('SOMETHING_ELSE', 'x'), "The service's own words"],
    [400, failure(), /^Look at the hosting account, or ask the service why it refuses this\.$/u],
    [401, page, /^(?!.*api-key).*need not be the key's fault/u],
    [403, page, /^(?!.*api-key).*need not be the key's fault/u],
  ])('%s (%#) has a hint', (status, text, hint) => {
    expect(refusalOf(answer(status, text)).hint).toMatch(hint)
  })

  it('404 of an address that holds /v1 twice has a hint that says so', () => {
    const url = new URL('https://host.example/v1/v1/upload')
    expect(() => dataOf(answer(404, failure()), { ...request, url })).toThrow(
      expect.objectContaining({ hint: 'Write base-url without "/v1" at its end.' }),
    )
  })

  it.each([
    [300, {}, 'nowhere'],
    [302, { location: 'https://other.example/\n' }, 'https://other.example/\\n'],
    [399, { location: '/x' }, '/x'],
  ])('with status %s is a redirect that is not followed', (status, headers, target) => {
    const error = refusalOf(answer(status, { success: true, data: {} }, headers))
    expect(error.message).toBe(
      `upload: https://host.example redirects (HTTP ${status}) to ${target}, which was not followed.`,
    )
    expect(error.hint).toContain('send the key there')
    expect(error).toMatchObject({ status })
  })
})

it.each([
  [undefined, 'missing'],
  [null, 'null'],
  [[], '[]'],
  ['a', '"a"'],
])('a success without an object is an error: %j', (value, shown) => {
  const error = refusalOf(answer(200, { success: true, data: value }))
  expect(error.message).toBe(`upload: the service reports success, but data is not an object: ${shown}.`)
  const hint = expect.stringContaining('hosting account')
  expect(error).toMatchObject({ status: 200, link: undefined, hint })
})

const profiled = (data: Record<string, unknown>) => ({ operation: 'profile', status: 200, data })
const upload = (data: Record<string, unknown>) => ({ operation: 'upload', status: 200, data })
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
    expect(profileOf(profiled({ links: [entry] })).links).toEqual([names])
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
    const error = thrownBy(() => profileOf(profiled({ links: ['a.example', entry] })))
    expect(error.message).toMatch(/data\.links is not a list of (?:host )?names/u)
  })

  it.each([[undefined], [null], ['a.example'], [{}]])('are a list, and not %j', (links) => {
    expect(thrownBy(() => profileOf(profiled({ links }))).message).toContain('data.links is not a list')
  })
})

describe('the quota', () => {
  it.each([
    [{ quotaUsed: 0 }, 0, undefined],
    [{ quotaUsed: null, quotaLimit: null }, undefined, undefined],
  ])('of %j is %j of %j', (fields, used, limit) => {
    expect(profileOf(profiled({ links: [], ...fields })).quota).toEqual({ used, limit })
  })

  it.each([-1, 1.5, '5', Number.MAX_SAFE_INTEGER + 1, true])('is a whole number, and not %j', (quotaUsed) => {
    const error = thrownBy(() => profileOf(profiled({ links: [], quotaUsed })))
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
    expect(uploadOf(upload({ link: 'a.example', status: 'answers-test-key-52' })).status).toBe('***')
    expect(thrownBy(() => uploadOf(upload({ link: 'answers-test-key-52.example' })))).toMatchObject({
      message: 'upload: the service put a secret into the link.',
      hint: 'That link must not be shown. Change the secret, and tell the service about it.',
    })
  })
})
