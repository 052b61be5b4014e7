import { describe, expect, it } from 'vitest'
import { NetworkError } from '../../src/errors.ts'
import { errorOf, GitHubError, isForbidden, nextPage, refused, replyOf } from '../../src/github/answers.ts'
import { deploymentOf, Resource } from '../../src/github/resources.ts'
import { type GitHubMeaning, knownStatus } from '../../src/github/statuses.ts'
import type { Answer } from '../../src/http/connect.ts'

const what = 'list deployments'
const answer = (status: number, text = '', headers = {}): Answer => ({ status, text, headers })

const resource = (json: unknown): Resource => new Resource(what, json)

const mayBeDone = true
const forbidden = { mayLackPermission: true } as const

it.each<[answer: ConstructorParameters<typeof GitHubError>[0], status: number, GitHubMeaning]>([
  ['lost', 0, { again: 'if idempotent', mayBeDone }],
  ['unreached', 0, { again: 'always' }],
  ['untrusted', 0, {}],
  ['unusable', 0, { mayBeDone }],
  [403, 403, forbidden],
  [404, 404, forbidden],
  [408, 408, { again: 'if idempotent' }],
  [409, 409, { again: 'to record' }],
  [422, 422, {}],
  [500, 500, { again: 'if idempotent', mayBeDone }],
  [501, 501, { mayBeDone }],
  [599, 599, { again: 'if idempotent', mayBeDone }],
])('an error of GitHub for %s has the status %i, and means %j', (answer, status, meaning) => {
  const error = new GitHubError(answer, 'x')
  expect(error).toMatchObject({ status })
  expect(error.meaning).toEqual(meaning)
  expect(isForbidden(error)).toBe(meaning === forbidden)
})

describe('an answer that refuses', () => {
  it.each([
    ['its message', answer(500, '{"message":"Oh no\\n::x"}'), 'HTTP 500, Oh no\\n::x.', 'githubstatus.com'],
    ['no message', answer(502, ' {"a":1} '), 'HTTP 502.', 'Run the job again', 'The answer: {"a":1}'],
    ['a text that is no JSON', answer(500, ' <html> '), 'HTTP 500.', 'Run the job again', 'The answer: <html>'],
    ['nothing', answer(404, '\n'), 'HTTP 404.', 'Run the job again', 'The answer: nothing'],
    ['a list', answer(422, '["message"]'), 'HTTP 422.', 'Run the job again', 'The answer: ["message"]'],
    ['a repository that was renamed', answer(301, '{"message":"Moved"}'), 'HTTP 301, Moved.', 'Start a new run'],
    ['a token that is not valid', answer(401, '{"message":"Bad"}'), 'HTTP 401, Bad.', 'Leave github-token out'],
  ])('becomes an error with %s', (_, given, said, hint, cause?: string) => {
    const error = refused(what, given)
    expect(error.message).toBe(`Could not list deployments on GitHub: ${said}`)
    expect(error.hint).toContain(hint)
    expect(error.status).toBe(given.status)
    expect(error.cause).toBe(cause)
  })

  it.each([
    [[{ resource: 'Deployment', field: 'ref', code: 'missing_field' }], '; ref: missing_field'],
    [[{ field: 'environment_url', code: 'custom', message: 'must be https' }], '; environment_url: must be https'],
    [['No ref found for: topic', 7, { code: 'invalid' }, {}], '; No ref found for: topic; invalid'],
    ['Not this one', '; Not this one'],
    [undefined, ''],
  ])('(%j) says which fields it is about', (errors, says) => {
    const error = refused(what, answer(422, JSON.stringify({ message: 'Validation Failed', errors })))
    expect(error.message).toBe(`Could not list deployments on GitHub: HTTP 422, Validation Failed${says}.`)
  })

  it('says how long GitHub asks to wait', () => {
    expect(refused(what, answer(503, '', { 'retry-after': '7' })).after).toBe(7000)
    expect(refused(what, answer(503)).after).toBeUndefined()
  })

  it('is not a missing permission if it is a rate limit', () => {
    const error = refused(what, answer(403, '{"message":"API rate limit exceeded"}'))
    expect(error.status).toBe(429)
    expect(error.message).toContain('HTTP 403, API rate limit exceeded')
    expect(error.hint).toContain('has used up what GitHub allows')
    expect(isForbidden(error)).toBe(false)
  })

  it.each([
    [answer(403, 'Resource not accessible'), false],
    [answer(403, '', { 'retry-after': '60' }), true],
    [answer(403, '', { 'x-ratelimit-remaining': '0' }), true],
    [answer(403, '', { 'x-ratelimit-remaining': '10' }), false],
    [answer(403, 'You have exceeded a secondary Rate Limit.'), true],
    [answer(401, 'rate limit', { 'retry-after': '60' }), false],
  ])('(%j) is a rate limit: %s', (given, limit) => {
    expect(knownStatus(given)).toBe(limit ? 429 : given.status)
  })
})

describe('an answer that is a success', () => {
  it('is what its JSON says', () => {
    expect(replyOf(what, answer(200, '[{"id":7}]'))).toMatchObject({ status: 200, json: [{ id: 7 }] })
    expect(replyOf(what, answer(204))).toMatchObject({ json: undefined })
  })

  it.each([
    ['no object', () => resource(undefined).number('id'), 'has no id.', 'nothing'],
    ['no such field', () => resource({ a: 1 }).number('id'), 'has no id.', '{"a":1}'],
    ['another type', () => resource({ id: '7' }).number('id'), 'has no id.', '{"id":"7"}'],
    ['a number for a text', () => resource({ task: 7 }).string('task'), 'has no task.', '{"task":7}'],
    ['a list for an object', () => resource({ head: [] }).in('head').string('sha'), 'has no sha.', 'nothing'],
    ['an empty text', () => resource({ task: '' }).string('task'), 'has no task.', '{"task":""}'],
    ['a lot', () => resource({ a: 'x'.repeat(200) }).fail('is too long'), 'is too long.', `{"a":"${'x'.repeat(194)}…`],
  ])('can not be used where it is %s', (_, action, why, content) => {
    expect(action).toThrow(GitHubError)
    const message = `Could not list deployments on GitHub: the answer ${why}`
    const hint = expect.stringContaining('Run the job again')
    const cause = `The answer: ${content}`
    expect(action).toThrow(expect.objectContaining({ message, hint, cause, meaning: { mayBeDone } }))
  })

  it('gives fields of their type', () => {
    expect(resource({ id: 0 }).number('id')).toBe(0)
    expect(resource({ task: 'deploy' }).string('task')).toBe('deploy')
    const facts = { id: 0, environment: 'a', task: 'deploy' }
    const made = (created_at: string) => deploymentOf(resource({ ...facts, created_at })).createdAt
    expect(made('1970-01-01T00:00:01Z')).toBe(1000)
    expect(() => made('today')).toThrow('has a created_at that is not a time.')
    const nested = resource({ head: { sha: 'abc' } })
    expect(nested.in('head').string('sha')).toBe('abc')
    expect([resource({ title: 7 }).text('title'), resource([]).text('title')]).toEqual(['', ''])
  })

  it('is lost if it is not JSON, so it may have been done', () => {
    const text = `<html>${'x'.repeat(200)}`
    const message = 'Could not list deployments on GitHub: the answer (HTTP 201) is not JSON.'
    const lost = { message, cause: `The answer: ${text.slice(0, 200)}…`, meaning: { mayBeDone } }
    expect(replyOf(what, answer(201, text))).toMatchObject(lost)
  })
})

describe('what was thrown', () => {
  it('is thrown again if it is unknown', () => {
    for (const error of [new TypeError('ours'), 'text']) expect(() => errorOf(what, error)).toThrow(error as Error)
  })

  const facts = { mayHaveArrived: false }
  const more = { hint: 'what to do' }
  it.each([
    [new NetworkError({ ...facts, mayHaveArrived: true }, 'lost.', more), { again: 'if idempotent', mayBeDone }],
    [new NetworkError(facts, 'refused.', more), { again: 'always' }],
    [new NetworkError({ ...facts, final: true }, 'untrusted.', more), {}],
    [new NetworkError({ ...facts, mayHaveArrived: true, final: true }, 'large.', more), { mayBeDone }],
  ])('becomes an error of GitHub if no answer can be used (%#)', (cause, meaning) => {
    const message = `Could not list deployments on GitHub: ${cause.message}`
    expect(errorOf(what, cause)).toMatchObject({ status: 0, message, hint: 'what to do', cause })
    expect(errorOf(what, cause).meaning).toEqual(meaning)
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
    '</x?page=2>; rel="next"',
    '<>; rel="next"',
    '; rel="next"',
  ])('is asked for nowhere else: %s', (link) => {
    expect(() => pageIn(link)).toThrow(GitHubError)
    expect(() => pageIn(link)).toThrow('another host')
  })
})
