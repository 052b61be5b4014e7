import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ServiceError } from '../../src/errors.ts'
import { dataOf, meaningOf, profileOf, statusWarning, uploadOf } from '../../src/hosting/answers.ts'
import { registerSecret } from '../../src/text/masking.ts'

const url = new URL('https://host.example/base/v1/upload')
const failure = (error?: unknown, message?: unknown): object => ({ success: false, error, message })

function thrownBy(action: () => unknown): ServiceError {
  try {
    action()
  } catch (error) {
    if (error instanceof ServiceError) return error
  }
  return expect.fail('nothing was thrown')
}
const read = (status: number, body: unknown, headers = {}, heading?: string) =>
  dataOf(
    { status, headers, text: typeof body === 'string' ? body : JSON.stringify(body) },
    'the upload',
    url,
    [],
    heading,
  )

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
    [400, failure('BAD', 'x answers-test-key-52 x'), 'BAD: ***.', 'BAD'],
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
    [200, '<html>', '<html>'],
    [400, '  \n ', 'nothing'],
    [403, '[]', '[]'],
  ])('with status %s and %j is not one of the service', (status, text, shown) => {
    const message = `The answer to the upload is not a JSON object (HTTP ${status}).`
    const cause = `The answer: ${shown}`
    const hint = expect.objectContaining({
      text: expect.stringMatching(/^Check base-url.* What answers at https:\/\/host\.example may be no/u),
    })
    expect(thrownBy(() => read(status, text))).toMatchObject({ status, code: '', message, cause, hint })
  })

  it.each([
    [302, { location: 'https://other.example/\n' }, 'https://other.example/\\n'],
    [399, { location: '/x' }, '/x'],
  ])('with status %s is a redirect that is not followed', (status, headers, target) => {
    const error = thrownBy(() => read(status, { success: true, data: {} }, headers))
    const says = `https://host.example redirects the upload (HTTP ${status}) to ${target}, which was not followed.`
    expect(error).toMatchObject({
      status,
      message: says,
      hint: expect.objectContaining({ text: expect.stringContaining('send the key there') }),
    })
  })
})

const pages = 'https://github.com/static-deploy/static-deploy-action/blob/main/'
/** As GitHub makes them of headings. */
const anchors = [...readFileSync('docs/interface.md', 'utf8').matchAll(/^#+ (.*)$/gmu)].map(([, heading = '']) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\w -]/gu, '')
    .replaceAll(' ', '-'),
)
const later = 'The service has a problem, or too much to do. Run the job again later. '
it.each<[status: number, body: unknown, first: RegExp | string, anchor: string]>([
  [200, { url: 'https://a.example' }, '', '2-answers'],
  [200, '<html>', /^Check base-url.* in front of it\. /u, '2-answers'],
  [502, '<html>', later, '2-answers'],
  [401, failure(), '', '5-the-key'],
  [403, failure(), '', '5-the-key'],
  [401, '<html>', /^Check base-url/u, '2-answers'],
  [400, failure('BAD'), '', '41-make-a-site'],
  [200, failure('BAD'), '', '41-make-a-site'],
  [404, failure(), /^Check base-url/u, '41-make-a-site'],
  [429, failure(), later, '41-make-a-site'],
  [503, failure(), later, '41-make-a-site'],
])('of a service of one’s own, %i %j, has the address of what it must be', (status, body, first, anchor) => {
  const text = thrownBy(() => read(status, body, {}, '41-make-a-site')).hint?.text ?? ''
  const end = `What it must answer: ${pages}docs/interface.md#${anchor}`
  expect(text).toMatch(first)
  expect(text.endsWith(end), text).toBe(true)
  expect(anchors).toContain(anchor)
  if (typeof first === 'string') expect(text).toBe(`${first}${end}`)
})

it.each([
  [302, {}],
  [413, failure()],
  [400, failure('LINK_LIMIT_REACHED')],
])('that needs no address has none: %i %j', (status, body) => {
  const texts = [undefined, '41-make-a-site'].map((heading) => thrownBy(() => read(status, body, {}, heading)))
  expect(texts[0]?.hint).toEqual(texts[1]?.hint)
})

describe('an account', () => {
  it.each([
    ['a text', 'A.example', ['a.example']],
    ['an address', 'https://a.example/', ['a.example']],
    ['a subdomain', { subdomain: 'my-site.example', filename: 'x' }, ['my-site.example']],
    ['a domain', { domain: 'www.example' }, ['www.example']],
    ['both', { subdomain: 'my-site.example', domain: 'www.example' }, ['my-site.example', 'www.example']],
    ['a subdomain beside no domain', { subdomain: 'my-site.example', domain: null }, ['my-site.example']],
  ])('may list a link as %s', (_, entry, names) => {
    expect(profileOf({ links: [entry] }).links).toEqual([names])
  })

  it.each([
    ['a number', 7],
    ['null', null],
    ['an object of which one name is none', { subdomain: 'secret.example', domain: 7 }],
    ['a list', ['secret.example']],
    // It could be any link, so the whole list can not be used.
    ['what names no host', 'secret b'],
  ])('has no link that is %s, and shows none', (_, entry) => {
    const { message } = thrownBy(() => profileOf({ links: ['secret.example', entry] }))
    expect(message).toMatch(/^The service reports success, but data\.links is not a list of host names: (?!.*secret)/u)
  })

  it.each([
    [{ quotaUsed: 0 }, 0, undefined],
    [{ quotaUsed: null, quotaLimit: null }, undefined, undefined],
  ])('with %j has used %j of %j', (fields, used, limit) => {
    expect(profileOf({ links: [], ...fields }).quota).toEqual({ used, limit })
  })
})

it.each([
  [{ link: 'https://A.example/', status: 'active', profile: { quotaUsed: 5, quotaLimit: 1024 } }, 'a.example', 5, 1024],
  [{ link: 'label', status: null, profile: null }, 'label', undefined, undefined],
])('an upload is read from %j', (data, link, used, limit) => {
  expect(uploadOf(data)).toEqual({ link, status: data.status ?? '', quota: { used, limit } })
})

const upload = (more: object) => uploadOf({ link: 'a.example', ...more })
const profile = (fields: object) => profileOf({ links: [], ...fields })
it.each<[problem: string, read: () => unknown]>([
  ['data is not an object: missing.', () => read(200, { success: true })],
  ['data is not an object: null.', () => read(200, { success: true, data: null })],
  ['data is not an object: [].', () => read(200, { success: true, data: [] })],
  ['data is not an object: "a".', () => read(200, { success: true, data: 'a' })],
  ['data.link is not a host name: missing.', () => uploadOf({})],
  ['data.link is not a host name: "https://a.example/x".', () => upload({ link: 'https://a.example/x' })],
  ['data.link contains a secret: "***".', () => upload({ link: 'answers-test-key-52.example' })],
  ['data.status is not a text: 7.', () => upload({ status: 7 })],
  ['data.profile is not an object: 7.', () => upload({ profile: 7 })],
  ['quotaUsed is not a whole number: "x".', () => upload({ profile: { quotaUsed: 'x' } })],
  ['quotaUsed is not a whole number: 1.5.', () => profile({ quotaUsed: 1.5 })],
  ['data.links is not a list: "undefined".', () => profile({ links: undefined })],
  ['data.links is not a list: "object".', () => profile({ links: {} })],
])('a success can not be used if %s', (problem, read) => {
  const hint = expect.objectContaining({ text: expect.stringContaining('hosting account') })
  const message = `The service reports success, but ${problem}`
  expect(thrownBy(read)).toMatchObject({ status: 200, message, hint })
})

it('a success that is too deep to be printed is an error that says so, and what may be there', () => {
  const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`
  for (const text of [`{"success":true,"data":${deep}}`, `{"success":true,"data":{"link":${deep}}}`]) {
    const error = thrownBy(() => uploadOf(read(200, text)))
    expect(error.message).toMatch(
      /^The service reports success, but data(?:\.link)? is not .*: \[ \[ \[ \[Array\] \] \] \]\.$/u,
    )
    expect(meaningOf(error).mayHaveHappened).toBe(true)
  }
})

it.each<[status: string, says: string | undefined]>([
  ['active', undefined],
  [' ACTIVE\n', undefined],
  ['', undefined],
  ['expiring', 'The service reports the status "expiring" for this site, not "active".'],
  ['in active', '"in active"'],
  ['answers-test-key-52', '"***"'],
  ['a\n::error::b', '"a\\n::error::b"'],
  ['x'.repeat(200), `"${'x'.repeat(100)}…"`],
  [`${' '.repeat(2 ** 19)}x${' '.repeat(2 ** 19)}`, 'status "'],
])('a status is a warning that quotes it, unless it is active (%#): %j', (status, says) => {
  const warning = statusWarning(status)
  if (says === undefined) expect(warning).toBeUndefined()
  else expect(warning).toContain(says)
})
