import timers, { setImmediate } from 'node:timers/promises'
import { describe, expect, it, vi } from 'vitest'
import { GitHubError, isForbidden } from '../../src/github/answers.ts'
import { GitHub } from '../../src/github/client.ts'
import { loginOf, replaceComments } from '../../src/github/comments.ts'
import { branchExists, openPullRequests, pullRequest } from '../../src/github/pull-requests.ts'
import { log } from '../../src/log.ts'
import { registerSecret } from '../../src/text/masking.ts'
import { DEFAULT_TOKEN } from '../stand-ins/github/github.ts'
import {
  cut,
  type Fault,
  forbidden,
  inTurn,
  noLists,
  reset,
  secondaryRateLimit,
  status,
} from '../stand-ins/scenes/faults.ts'
import { start } from './start.ts'

registerSecret(DEFAULT_TOKEN)

const json = { message: 'No.' }
const page = (code: number) => status(code, '\n<!DOCTYPE html><title>Blocked', { 'content-type': 'text/html' })
const ofProxy = 'with a page of HTML, which a proxy sent and not GitHub. Run the job again'
const usedUp = status(403, json, { 'x-ratelimit-remaining': '0' })
const renamed = 'the repository was renamed or moved. Start a new run'
const cause = 'Remove the cause that GitHub names'
const write = async (github: GitHub, number: number, ours: readonly number[]) => {
  const error = await replaceComments(github, number, ours, 'x')
  if (error) throw error
}
const comment = (github: GitHub, number: number) => write(github, number, [])
const invalid = {
  message: 'Validation Failed',
  errors: [{ resource: 'Issue', code: 'missing' }, { message: 'too long' }, 'x'],
}

it.each([
  [forbidden, 'HTTP 403, Resource not accessible by integration.'],
  [status(404, json), 'HTTP 404, No.'],
  [status(404, { errors: null, message: 'Not Found' }), 'HTTP 404, Not Found.'],
])("in a fork's own run no permission is missing (%#)", async (fault, says) => {
  await using world = await start({ isOfFork: true })
  world.server.intercept = inTurn(fault)
  const error: unknown = await pullRequest(world.github, 7).catch((thrown: unknown) => thrown)
  expect(isForbidden(error)).toBe(false)
  expect(error).toMatchObject({ message: expect.stringMatching(new RegExp(`${says}$`, 'u')) })
  expect(error).toHaveProperty('hint.text', expect.stringContaining('its token can only read'))
})

it.each<[string, Fault, expected: number, reads: number, creates: number, says: string]>([
  ['a reset', reset, 0, 4, 1, 'failed before the answer to a request was complete (socket hang up). Run the job again'],
  ['an answer that breaks off', cut, 0, 4, 1, 'failed before the answer to a request was complete'],
  ['a page of HTML', page(200), 0, 4, 1, `HTTP 200, ${ofProxy}`],
  ["a proxy's 404", page(404), 0, 4, 1, `HTTP 404, ${ofProxy}`],
  ["a proxy's redirect", page(301), 0, 4, 1, `HTTP 301, ${ofProxy}`],
  ["a proxy's 502", page(502), 0, 4, 1, `HTTP 502, ${ofProxy}`],
  ['502', status(502, 'Bad gateway\n'), 502, 4, 1, 'HTTP 502, Bad gateway\\n. Run the job again'],
  ['401', status(401, json), 401, 1, 1, 'HTTP 401, No. The token is not valid, or no longer'],
  ['403', status(403, json), 403, 1, 1, `HTTP 403, No. ${cause}`],
  ['a missing permission', forbidden, 403, 1, 1, 'HTTP 403, Resource not accessible by integration.'],
  ['404', status(404, json), 404, 1, 1, 'HTTP 404, No.'],
  ['409', status(409, json), 409, 4, 1, 'HTTP 409, No.'],
  ['422', status(422, invalid), 422, 1, 1, 'Validation Failed: {"resource":"Issue","code":"missing"}; too long; "x".'],
  ['422 and the token', status(422, { message: 'Bad', errors: [DEFAULT_TOKEN, 'x'] }), 422, 1, 1, 'Bad: ***; "x".'],
  [
    '422 with deep errors',
    status(422, `{"message":"Deep","errors":${'['.repeat(2e5)}${']'.repeat(2e5)}}`),
    422,
    1,
    1,
    'Deep: ',
  ],
  ['429', status(429, json), 429, 4, 4, 'HTTP 429, No.'],
  ['a used up rate limit', usedUp, 429, 4, 4, 'HTTP 403, No. GitHub allows the token no more requests for now'],
  ['a rate limit with a time', secondaryRateLimit.withHeader, 429, 4, 4, 'HTTP 403, Slow down.'],
  ['a rate limit in words', secondaryRateLimit.inWords, 429, 4, 4, 'HTTP 403, You have exceeded'],
  ['a renamed repository', status(301, '', { location: '/x' }), 301, 1, 1, `HTTP 301, ${renamed}`],
  ['one that was moved', status(307, { message: 'Temporary Redirect' }), 307, 1, 1, `HTTP 307, ${renamed}`],
  ['one that was moved for good', status(308), 308, 1, 1, `HTTP 308, ${renamed}`],
])('%s is an error (%#), and repeated only if that is safe', async (_, fault, expected, reads, creates, says) => {
  for (const [times, ask] of [[reads, pullRequest] as const, [creates, comment] as const]) {
    await using world = await start()
    world.server.intercept = inTurn(...Array(9).fill(fault))
    const error: unknown = await ask(world.github, 7).catch((thrown: unknown) => thrown)
    const text = error instanceof GitHubError ? `${error.message} ${error.hint?.text}` : ''
    expect(error).toMatchObject({ status: expected, mayHaveHappened: [0, 502].includes(expected) })
    expect(text).toMatch(/^Could not (?:read pull request #7|write a comment) on GitHub: /u)
    expect(text).toContain(says)
    expect(isForbidden(error)).toBe(fault === forbidden || expected === 404)
    expect(world.asked()).toHaveLength(times)
  }
})

it.each<[server: string | undefined, isPublic: boolean]>([
  [undefined, true],
  ['https://github.com', true],
  ['https://github.example', false],
  ['https://octo.ghe.com', false],
])("only github.com's own runs are sent to its status page: %s", async (server, isPublic) => {
  vi.stubEnv('GITHUB_SERVER_URL', server)
  await using world = await start()
  world.server.intercept = status(502, 'Bad gateway')
  const error: unknown = await pullRequest(world.github, 7).catch((thrown: unknown) => thrown)
  expect(String((error as GitHubError).hint?.text).includes('githubstatus.com')).toBe(isPublic)
  vi.unstubAllEnvs()
})

it.each<[headers: Readonly<Record<string, string>>, times: number, seconds: number]>([
  [{ 'retry-after': '20' }, 4, 60],
  [{ 'retry-after': '60' }, 2, 60],
  [{ 'retry-after': '62' }, 1, 0],
  [{ 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '1000000020' }, 4, 60],
  [{ 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '1000000050' }, 2, 50],
  [{ 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '1000003000' }, 1, 0],
  [{ 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '1000003000', 'retry-after': '30' }, 3, 60],
  [{ 'x-ratelimit-remaining': '7', 'x-ratelimit-reset': '1000003000' }, 4, 7],
  [{ 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': 'soon' }, 4, 7],
])('a rate limit with %j is waited for, a minute at most', async (headers, times, seconds) => {
  vi.spyOn(Math, 'random').mockReturnValue(1)
  await using world = await start()
  for (const code of [403, 429]) {
    const date = new Date(1e12).toUTCString()
    world.server.intercept = status(code, { message: 'API rate limit exceeded' }, { ...headers, date })
    const [before, skipped] = [world.asked().length, world.seconds()]
    await expect(pullRequest(world.github, 7)).rejects.toMatchObject({ status: 429 })
    expect(world.asked().length - before).toBe(times)
    expect(Math.round(world.seconds() - skipped)).toBe(seconds)
  }
  vi.restoreAllMocks()
})

const allowList =
  'Although you appear to have the correct authorization credentials, the organization has an IP allow list'
const refusedWith = (...errors: object[]) => status(200, { data: null, errors })
it.each<[string, Fault, expected: number, times: number, says: string]>([
  ['an allow list', refusedWith({ type: 'FORBIDDEN', message: allowList }), 403, 1, `HTTP 200, ${allowList}. ${cause}`],
  ['a permission', refusedWith({ message: 'Resource not accessible by x' }), 403, 1, 'HTTP 200, Resource not'],
  ['a limit', refusedWith({ type: 'RATE_LIMITED', message: 'Later' }), 429, 4, 'HTTP 200, Later. GitHub allows'],
  ['a limit in words', refusedWith({ message: 'a secondary rate limit' }), 429, 4, 'HTTP 200, a secondary'],
  ['trouble', refusedWith({ message: 'It went wrong' }, { message: 'Sorry' }), 403, 1, 'It went wrong; Sorry. Remove'],
  ['no reason', status(200, { data: null }), 0, 1, 'the answer has no data.viewer.login'],
  ['no list', status(200, { data: null, errors: {} }), 0, 1, 'the answer has no data.viewer.login'],
])('GraphQL refuses as REST does, by its errors: %s', async (_, fault, expected, times, says) => {
  await using world = await start()
  world.server.intercept = (request, response) => fault(request, response)
  const error: unknown = await loginOf(world.github).catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({ status: expected })
  expect(error instanceof GitHubError && `${error.message} ${error.hint?.text}`).toContain(says)
  expect(isForbidden(error)).toBe(says.includes('Resource not'))
  expect(world.asked()).toHaveLength(times)
})

it('a GitHub without GraphQL is called so, and no permission is missing', async () => {
  await using world = await start()
  world.server.intercept = status(404, { message: 'page not found' })
  const error: unknown = await loginOf(world.github).catch((thrown: unknown) => thrown)
  expect(isForbidden(error)).toBe(false)
  expect(error).toMatchObject({ message: expect.stringContaining('this GitHub has no GraphQL (HTTP 404)') })
})

describe('a list', () => {
  it.each(Object.entries(noLists))('that comes as %s is an error, and never an empty one', async (_, fault) => {
    await using world = await start()
    world.server.intercept = (request, response) => fault(request, response)
    await expect(openPullRequests(world.github)).rejects.toBeInstanceOf(GitHubError)
    await expect(branchExists(world.github, 'gone')).rejects.toBeInstanceOf(GitHubError)
  })

  it('ends at an empty page, though a next one is named for ever', async () => {
    await using world = await start()
    world.server.intercept = (_, response) => {
      response.setHeader('link', '<https://api.github.com/next>; rel="next"')
      return false
    }
    expect([...(await openPullRequests(world.github))]).toEqual([7])
    expect(world.asked()).toHaveLength(2)
  })

  it.each([1, 2])('ends at a page that was there already, though a next one is named for ever: %i', async (pages) => {
    await using world = await start()
    const full = (page: number) => Array.from({ length: 100 }, (_, index) => ({ number: 100 * page + index + 1 }))
    const link = { link: '<https://api.github.com/next>; rel="next"' }
    world.server.intercept = (request, response) =>
      status(200, full(world.asked().length % pages), link)(request, response)
    expect((await openPullRequests(world.github)).size).toBe(100 * pages)
    expect(world.asked()).toHaveLength(pages + 1)
  })

  it('that fails on its second page is an error', async () => {
    await using world = await start()
    for (let number = 10; number < 130; number += 1) world.server.addPull({ number })
    expect((await openPullRequests(world.github)).size).toBe(121)
    expect(world.asked()).toEqual(['GET /pulls?state=open', 'GET /pulls?state=open&page=2'])
    world.server.intercept = (request, response, { path }) =>
      path.endsWith('page=2') && status(409, json)(request, response)
    await expect(openPullRequests(world.github)).rejects.toMatchObject({ status: 409 })
  })
})

describe('a pull request and a branch', () => {
  it('are as GitHub says', async () => {
    await using world = await start()
    const repo = { full_name: 'Fork/Site' }
    world.server.addPull({ number: 8, state: 'closed', head: { sha: 'a'.repeat(40), ref: 'x', repo } })
    world.server.addPull({ number: 9, head: { repo: null } })
    const eight = { number: 8, closed: true, headSha: 'a'.repeat(40), headRepository: 'fork/site' }
    expect(await pullRequest(world.github, 8)).toEqual(eight)
    expect(await pullRequest(world.github, 9)).toMatchObject({ closed: false, headRepository: '' })
    expect([...(await openPullRequests(world.github)).keys()]).toEqual([9, 7])
    world.server.addBranch('a/b c')
    const names = ['a/b c', 'a/b', 'a', 'main']
    const exist = await Promise.all(names.map((branch) => branchExists(world.github, branch)))
    expect(exist).toEqual([true, false, false, true])
  })

  it('without a state, or that the token may not read, are errors', async () => {
    await using world = await start({ permissions: { contents: 'hidden' } })
    await expect(branchExists(world.github, 'gone')).rejects.toMatchObject({ status: 404 })
    world.server.intercept = status(200, { head: { sha: 'a' } })
    await expect(pullRequest(world.github, 7)).rejects.toThrow('the answer has no state')
  })
})

it('a cancel ends the wait between two attempts', async () => {
  const controller = new AbortController()
  await using world = await start(controller)
  world.server.intercept = status(502)
  const info = vi.spyOn(log, 'info').mockImplementation(() => controller.abort(new Error('cancelled')))
  await expect(pullRequest(world.github, 7)).rejects.toThrow('cancelled')
  expect(info).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/HTTP 502.* Trying again in .* of 4\)\.$/u))
  expect(world.asked()).toHaveLength(1)
  info.mockRestore()
})

it('a cancel ends a request that gets no answer', async () => {
  const controller = new AbortController()
  await using world = await start(controller)
  world.server.intercept = () => {
    controller.abort(new Error('cancelled'))
    return true
  }
  await expect(pullRequest(world.github, 7)).rejects.toThrow('cancelled')
})

it('a cancel leaves 8 s to show what was done', () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const controller = new AbortController()
  const options = {
    token: 't',
    repository: { owner: 'o', repo: 'r' },
    apiUrl: 'https://api.github.com',
    isOfFork: false,
  }
  const { killed } = new GitHub({ ...options, signal: controller.signal })
  controller.abort(new Error('cancelled'))
  vi.advanceTimersByTime(7999)
  expect(killed.aborted).toBe(false)
  vi.advanceTimersByTime(1)
  expect(killed.reason).toBe(controller.signal.reason)
  vi.useRealTimers()
})

it('a request without an answer ends after a minute', async () => {
  await using world = await start()
  world.server.intercept = () => true
  const updating = write(world.github, 7, [1])
  while (world.asked().length === 0) await setImmediate()
  await timers.setTimeout(62_000)
  await expect(updating).rejects.toMatchObject({ status: 0, message: expect.stringContaining('it took too long') })
})
