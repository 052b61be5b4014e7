import { describe, expect, it } from 'vitest'
import { NetworkError, ServiceError } from '../../src/errors.ts'
import { errorOf, GitHubError, jsonOf, nextPage, Resource, refused } from '../../src/github/answers.ts'
import { knownStatus } from '../../src/github/retry-policy.ts'
import type { Answer } from '../../src/http/connect.ts'

const what = 'list deployments'
const answer = (status: number, text = '', headers = {}): Answer => ({ status, text, headers })

const resource = (json: unknown): Resource => new Resource(what, json)

describe('an error of GitHub', () => {
  it.each([
    { status: 0, mayLackPermission: false, mayBeDone: true },
    { status: 401, mayLackPermission: false, mayBeDone: false },
    { status: 403, mayLackPermission: true, mayBeDone: false },
    { status: 404, mayLackPermission: true, mayBeDone: false },
    { status: 499, mayLackPermission: false, mayBeDone: false },
    { status: 500, mayLackPermission: false, mayBeDone: true },
    { status: 502, mayLackPermission: false, mayBeDone: true },
  ])('with status $status: may lack a permission is $mayLackPermission, may be done is $mayBeDone', (row) => {
    const { status, mayLackPermission, mayBeDone } = new GitHubError(row.status, 'x')
    expect({ status, mayLackPermission, mayBeDone }).toEqual(row)
  })
})

describe('an answer that refuses', () => {
  it.each([
    ['its message', answer(500, '{"message":"Oh no\\n::x"}'), 'HTTP 500, Oh no\\n::x.', 'githubstatus.com'],
    ['no message', answer(502, ' {"a":1} '), 'HTTP 502.', 'Run the job again', 'The answer: {"a":1}'],
    ['a message that is no text', answer(500, '{"message":7}'), 'HTTP 500.', 'again', 'The answer: {"message":7}'],
    ['a text that is no JSON', answer(500, ' <html> '), 'HTTP 500.', 'Run the job again', 'The answer: <html>'],
    ['nothing', answer(404, '\n'), 'HTTP 404.', 'Run the job again', 'The answer: nothing'],
    ['a list', answer(422, '["message"]'), 'HTTP 422.', 'Run the job again', 'The answer: ["message"]'],
    ['a token that is not valid', answer(401, '{"message":"Bad"}'), 'HTTP 401, Bad.', 'Leave github-token out'],
  ])('becomes an error with %s', (_, given, said, hint, cause?: string) => {
    const error = refused(what, given)
    expect(error.message).toBe(`Could not list deployments on GitHub: ${said}`)
    expect(error.hint).toContain(hint)
    expect(error.status).toBe(given.status)
    expect(error.cause).toBe(cause)
  })

  it('is not a missing permission if it is a rate limit', () => {
    const error = refused(what, answer(403, '{"message":"API rate limit exceeded"}'))
    expect(error.status).toBe(429)
    expect(error.message).toContain('HTTP 403, API rate limit exceeded')
    expect(error.hint).toContain('has used up what GitHub allows')
    expect(error.mayLackPermission).toBe(false)
  })

  it.each([
    [answer(403), false],
    [answer(403, 'Resource not accessible'), false],
    [answer(403, '', { 'retry-after': '60' }), true],
    [answer(403, '', { 'x-ratelimit-remaining': '0' }), true],
    [answer(403, '', { 'x-ratelimit-remaining': '10' }), false],
    [answer(403, 'You have exceeded a secondary Rate Limit.'), true],
    [answer(401, 'rate limit', { 'retry-after': '60' }), false],
    [answer(200, 'rate limit'), false],
  ])('(%j) is a rate limit: %s', (given, limit) => {
    expect(knownStatus(given)).toBe(limit ? 429 : given.status)
  })
})

describe('an answer that is a success', () => {
  it('is what its JSON says', () => {
    expect(jsonOf(answer(200, '[{"id":7}]'))).toEqual([{ id: 7 }])
    expect(jsonOf(answer(204))).toBeUndefined()
  })

  it.each([
    ['no object', () => resource(undefined).number('id'), 'has no id.', 'null'],
    ['no such field', () => resource({ a: 1 }).number('id'), 'has no id.', '{"a":1}'],
    ['another type', () => resource({ id: '7' }).number('id'), 'has no id.', '{"id":"7"}'],
    ['a number for a text', () => resource({ task: 7 }).string('task'), 'has no task.', '{"task":7}'],
    ['a list for an object', () => resource({ head: [] }).in('head').string('sha'), 'has no sha.', 'null'],
    ['an empty text', () => resource({ task: '' }).string('task'), 'has no task.', '{"task":""}'],
    [
      'a time that is none',
      () => resource({ created_at: 'today' }).createdAt(),
      'has a created_at that is not a time.',
      '{"created_at":"today"}',
    ],
    ['a lot', () => resource({ a: 'x'.repeat(200) }).fail('is too long'), 'is too long.', `{"a":"${'x'.repeat(194)}…`],
  ])('can not be used where it is %s', (_, action, why, content) => {
    expect(action).toThrow(GitHubError)
    const message = `Could not list deployments on GitHub: the answer ${why}`
    const hint = expect.stringContaining('Run the job again')
    // What was asked for may have been done.
    expect(action).toThrow(expect.objectContaining({ message, hint, cause: `The answer: ${content}`, mayBeDone: true }))
  })

  it('gives fields of their type', () => {
    expect(resource({ id: 0 }).number('id')).toBe(0)
    expect(resource({ task: 'deploy' }).string('task')).toBe('deploy')
    expect(resource({ created_at: '1970-01-01T00:00:01Z' }).createdAt()).toBe(1000)
    const nested = resource({ head: { sha: 'abc' } })
    expect(nested.in('head').string('sha')).toBe('abc')
    expect([resource({ title: 7 }).text('title'), resource([]).text('title')]).toEqual(['', ''])
  })

  it('is lost if it is not JSON, so it may have been done', () => {
    const text = `<html>${'x'.repeat(200)}`
    const action = (): unknown => jsonOf(answer(201, text))
    expect(action).toThrow(NetworkError)
    expect(action).toThrow(expect.objectContaining({ cause: `The answer: ${text.slice(0, 200)}…` }))
  })
})

describe('what was thrown', () => {
  it('stays as it is if it is from GitHub, or is unknown', () => {
    for (const error of [new GitHubError(404, 'x'), new TypeError('ours'), 'text']) {
      expect(errorOf(what, error)).toBe(error)
    }
  })

  it('becomes an error of GitHub if the network failed or the answer was too large', () => {
    const lost = new NetworkError({ operation: 'x', mayHaveArrived: true }, 'lost.', { hint: 'what to do' })
    const large = new ServiceError({ operation: 'x', status: 200 }, 'large.', { hint: 'what to do' })
    for (const cause of [lost, large]) {
      const error = errorOf(what, cause)
      expect(error).toBeInstanceOf(GitHubError)
      const message = `Could not list deployments on GitHub: ${cause.message}`
      expect(error).toMatchObject({ status: 0, message, hint: 'what to do', cause })
    }
  })
})

const origin = 'https://api.example'
const pageIn = (link?: string | string[]) =>
  nextPage('list deployments', { status: 200, text: '[]', headers: link === undefined ? {} : { link } }, origin)

describe('the page after one', () => {
  const next = `${origin}/x?page=2`

  it.each([
    [`<${next}>; rel="next"`],
    [`<${next}>; rel=next`],
    [`<${next}>;rel="next"`],
    [`<${next}>;  rel="Next" ; title="x"`],
    [`<${origin}/x?page=1>; rel="prev", <${next}>; rel="next", <${origin}/x?page=9>; rel="last"`],
    [[`<${origin}/x?page=1>; rel="prev"`, `<${next}>; rel="next"`]],
  ])('is named by %j', (link) => {
    expect(pageIn(link)?.href).toBe(next)
  })

  it.each([[undefined], [''], [`<${next}>; rel="prev"`], [`<${next}>; rel="nextish"`], [`<${next}>; rel="next page"`]])(
    'is none with %j',
    (link) => {
      expect(pageIn(link)).toBeUndefined()
    },
  )

  it.each([
    '<https://api.example.evil/x>; rel="next"',
    '<http://api.example/x>; rel="next"',
    '<https://api.example:8443/x>; rel="next"',
    '</x?page=2>; rel="next"',
    '<>; rel="next"',
    '; rel="next"',
  ])('is asked for nowhere else: %s', (link) => {
    expect(() => pageIn(link)).toThrow(GitHubError)
    expect(() => pageIn(link)).toThrow('another host')
  })
})
