import { describe, expect, it } from 'vitest'
import { GitHub } from '../../src/github/endpoints.ts'
import { limitsToRecord } from '../../src/github/limits.ts'
import { gitHubMeanings } from '../../src/github/statuses.ts'
import { DEFAULT_TOKEN, type Intercept } from '../stand-ins/github/github.ts'
import { cut, type Fault, reset, secondaryRateLimit, status } from '../stand-ins/scenes/faults.ts'
import { startTracked, type Tracked } from '../stand-ins/scenes/tracked.ts'

/** Meets the first requests with one fault after another. */
const inTurn = (...faults: readonly Fault[]): Intercept => {
  const left = [...faults]
  return (request, response) => left.shift()?.(request, response) ?? false
}

/** The client of a run of its own. */
function clientOf({ terms }: Tracked, { signal = terms.signal, readOnly = false, told = [''] } = {}) {
  return new GitHub({ ...terms, signal, readOnly, tell: (line) => void told.push(line) })
}

it('a list whose last page names itself as the next one is an error, not an endless reading', async () => {
  await using tracked = await startTracked()
  let pages = 0
  tracked.standIn.intercept = (request, response, { path }) => {
    pages += 1
    return status(200, '[]', { link: `<${tracked.standIn.url}${path}>; rel="next"` })(request, response)
  }
  await expect(Array.fromAsync(tracked.github.deployments())).rejects.toThrow(
    'Could not list deployments on GitHub: the answer never ends',
  )
  expect(pages).toBe(1000)
})

const deployment = {
  ref: 'a'.repeat(40),
  environment: 'preview',
  task: 'deploy:pr-7',
  payload: {},
  transient_environment: true,
  production_environment: false,
}

const soon = (): string => String(Math.ceil(Date.now() / 1000) + 3600)

it('a limit that is used up for longer than anybody waits ends the other requests without sending them', async () => {
  await using tracked = await startTracked()
  let asked = 0
  tracked.standIn.intercept = (request, response) => {
    asked += 1
    const headers = { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': soon() }
    return status(403, { message: 'API rate limit exceeded' }, headers)(request, response)
  }
  const refused = { status: 429, message: expect.stringContaining('API rate limit exceeded') }
  await expect(tracked.github.pullRequest(7)).rejects.toMatchObject(refused)
  await expect(tracked.github.createComment(7, 'x')).rejects.toMatchObject(refused)
  await expect(tracked.github.login()).rejects.toMatchObject(refused)
  expect(asked).toBe(1)
})

it.each([
  ['of GraphQL', { 'x-ratelimit-resource': 'graphql', 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': soon() }],
  ['that is over soon', { 'retry-after': '1' }],
])('a limit %s ends no other request', async (_, headers) => {
  await using tracked = await startTracked()
  const limit = status(403, { message: 'API rate limit exceeded' }, headers)
  tracked.standIn.intercept = (request, response) =>
    request.url?.endsWith('/graphql') === true && limit(request, response)
  await expect(tracked.github.login()).rejects.toMatchObject({ status: 429 })
  expect(await tracked.github.pullRequest(7)).toMatchObject({ open: true })
})

it('tells how many requests are left, as far as GitHub does', async () => {
  await using tracked = await startTracked()
  const { github } = tracked
  expect(github.remaining).toBeUndefined()
  const headers = { 'x-ratelimit-remaining': '12', 'x-ratelimit-resource': 'graphql' }
  for (const more of [{ 'x-ratelimit-remaining': '4711' }, headers, {}]) {
    tracked.standIn.intercept = (_, response) => {
      response.removeHeader('x-ratelimit-remaining')
      response.writeHead(200, more).end('[]')
      return true
    }
    await github.openPullRequests()
    expect(github.remaining).toBe(4711)
  }
})

it('a request with a time limit ends then, whatever is under way', async () => {
  await using tracked = await startTracked()
  tracked.standIn.intercept = () => true
  await expect(tracked.github.createStatus(1, { state: 'failure' }, { patience: 0, within: 100 })).rejects.toThrow(
    'Could not create a deployment status on GitHub within 0.1 s.',
  )
})

it('what was done before a cancellation is still recorded and told, and nothing else is asked', async () => {
  await using tracked = await startTracked()
  const { id } = await tracked.github.createDeployment(deployment)
  const controller = new AbortController()
  const github = clientOf(tracked, controller)
  controller.abort(new Error('cancelled'))
  await github.createStatus(id, { state: 'success' })
  await github.createComment(7, 'x')
  await github.createDeployment(deployment, limitsToRecord)
  expect(tracked.standIn.stateOf(id)).toBe('success')
  expect(tracked.standIn.deployments).toHaveLength(2)
  await expect(github.createDeployment(deployment)).rejects.toThrow('cancelled')
  await expect(github.pullRequest(7)).rejects.toThrow('cancelled')
})

describe('a request', () => {
  const hour = { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': soon() }

  it.each<[string, Fault, idempotent: number, comment: number]>([
    ['503', status(503), 4, 1],
    ['429', status(429), 4, 4],
    ['a secondary rate limit in words', secondaryRateLimit.inWords, 4, 4],
    ['a limit for an hour', status(403, '', hour), 1, 1],
    ['a reset', reset, 4, 1],
    ['an answer that breaks off', cut, 4, 1],
    ['an answer that is no JSON', status(200, '<html>'), 4, 1],
    ['403', status(403), 1, 1],
  ])('that always meets %s is sent %i times, and %i times if it must not be done twice', async (_, fault, ...times) => {
    for (const [index, ask] of [
      (github: GitHub) => github.createStatus(1, { state: 'failure' }),
      (github: GitHub) => github.createComment(7, 'x'),
    ].entries()) {
      await using tracked = await startTracked()
      tracked.standIn.intercept = inTurn(...Array(9).fill(fault))
      const told: string[] = []
      await expect(ask(clientOf(tracked, { told }))).rejects.toThrow(/^Could not .* on GitHub: /u)
      expect(tracked.standIn.requests).toHaveLength(times[index] ?? 0)
      expect(told).toHaveLength((times[index] ?? 0) - 1)
      for (const line of told) expect(line).toMatch(/^Could not .* Trying again in .* \(attempt [234] of 4\)\.$/u)
    }
  })

  it('is repeated as often as the table of statuses says', async () => {
    await using tracked = await startTracked()
    tracked.standIn.intercept = inTurn(...Array(9).fill(status(409)))
    const table = gitHubMeanings as Record<string, object | undefined>
    const usual = table['409']
    table['409'] = { again: 'if idempotent', times: 2 }
    try {
      await expect(tracked.github.pullRequest(7)).rejects.toMatchObject({ status: 409 })
    } finally {
      table['409'] = usual
    }
    expect(tracked.standIn.requests).toHaveLength(3)
  })
})

it('the list of comments is read for 30 s in all, however many pages it has', async () => {
  await using tracked = await startTracked()
  const slow = status(503, '', { 'retry-after': '16' })
  const next = status(200, '[]', { link: `<${tracked.standIn.url}/x>; rel="next"` })
  tracked.standIn.intercept = inTurn(slow, next, slow, next, ...Array(9).fill(status(200, '[]')))
  await expect(tracked.github.comments(7)).rejects.toThrow('Could not list comments on GitHub within 30.0 s.')
  expect(tracked.standIn.requests).toHaveLength(3)
})

it.each([301, 307])('a repository that was renamed (%i) is told by its new name', async (code) => {
  await using tracked = await startTracked()
  const { standIn, github } = tracked
  standIn.intercept = (request, response, { path }) => {
    const location = `${standIn.url}/repositories/7${path.replace(`/repos/${standIn.fullName}`, '')}`
    const isNumber = path === '/repositories/7'
    return (isNumber ? status(200, { full_name: 'octo-org/new' }) : status(code, '', { location }))(request, response)
  }
  const message = expect.stringContaining(`the repository ${standIn.fullName} is octo-org/new now.`)
  const says = { status: code, message, hint: expect.stringContaining('Start a new run') }
  await expect(github.createDeployment(deployment)).rejects.toMatchObject(says)
  await expect(github.comments(7)).rejects.toMatchObject(says)
  // No branch or tag may count as gone.
  await expect(github.branchExists('topic')).rejects.toMatchObject(says)
  expect(standIn.requests.every(({ token }) => token === DEFAULT_TOKEN)).toBe(true)
})

describe('a dry run', () => {
  it.each([
    { permission: 'write', hidden: false, may: true },
    { permission: 'read', hidden: false, may: false },
    { permission: 'none', hidden: true, may: false },
  ] as const)('asks whether the token may record, with "$permission": $may', async ({ permission, hidden, may }) => {
    await using tracked = await startTracked({ permissions: { deployments: permission }, hideForbidden: hidden })
    const github = clientOf(tracked, { readOnly: true })
    expect(await github.mayRecord()).toBe(may)
    expect(tracked.standIn.deployments).toEqual([])
    expect(tracked.writes()).toEqual([{ request: 'POST /deployments', body: {} }])
    tracked.standIn.intercept = status(401)
    await expect(github.mayRecord()).rejects.toMatchObject({ status: 401 })
  })

  it('writes nothing', async () => {
    await using tracked = await startTracked()
    const github = clientOf(tracked, { readOnly: true })
    await expect(github.createDeployment(deployment)).rejects.toThrow('a dry run must not change anything')
    await expect(github.createComment(7, 'x')).rejects.toThrow('a dry run must not change anything')
    expect(tracked.writes()).toEqual([])
  })
})
