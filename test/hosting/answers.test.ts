import { describe, expect, it } from 'vitest'
import { ServiceError } from '../../src/errors.ts'
import { dataOf } from '../../src/hosting/answers.ts'
import type { Answer } from '../../src/http/connect.ts'
import { registerSecret } from '../../src/text/secrets.ts'

const request = { operation: 'upload', url: new URL('https://host.example/base/v1/upload') }
const answer = (status: number, text: string | object, headers = {}): Answer => ({
  status,
  text: typeof text === 'string' ? text : JSON.stringify(text),
  headers,
})
const failure = (error?: unknown, message?: unknown): object => ({ success: false, error, message })

function refusalOf(given: Answer): ServiceError {
  try {
    dataOf(given, request)
  } catch (error) {
    expect(error).toBeInstanceOf(ServiceError)
    return error as ServiceError
  }
  throw new Error('It was no refusal.')
}

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
