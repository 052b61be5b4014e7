import { expect, it } from 'vitest'
import { GitHub } from '../../src/github/api.ts'
import { Transport } from '../../src/github/transport.ts'
import { DEFAULT_TOKEN } from '../stand-ins/github/github.ts'
import { startTracked } from '../stand-ins/scenes/tracked.ts'

it('a list whose last page names itself as the next one is an error, not an endless reading', async () => {
  await using tracked = await startTracked()
  let pages = 0
  tracked.standIn.intercept = (_, response, { path }) => {
    pages += 1
    const next = `<${tracked.standIn.url}${path}>; rel="next"`
    response.writeHead(200, { 'content-type': 'application/json', link: next }).end('[]')
    return true
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
  tracked.standIn.intercept = (_, response) => {
    asked += 1
    const headers = { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': soon() }
    response.writeHead(403, headers).end('{"message":"API rate limit exceeded"}')
    return true
  }
  const refused = { status: 429, message: expect.stringContaining('API rate limit exceeded') }
  await expect(tracked.github.pullRequest(7)).rejects.toMatchObject(refused)
  await expect(tracked.github.createComment(7, 'x')).rejects.toMatchObject(refused)
  await expect(tracked.github.statuses(1)).rejects.toMatchObject(refused)
  expect(asked).toBe(1)
})

it.each([
  ['of GraphQL', { 'x-ratelimit-resource': 'graphql', 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': soon() }],
  ['that is over soon', { 'retry-after': '1' }],
])('a limit %s ends no other request', async (_, headers) => {
  await using tracked = await startTracked()
  tracked.standIn.intercept = (request, response) => {
    if (!request.url?.endsWith('/graphql')) return false
    response.writeHead(403, headers).end('{"message":"API rate limit exceeded"}')
    return true
  }
  await expect(tracked.github.login()).rejects.toMatchObject({ status: 429 })
  expect(await tracked.github.pullRequest(7)).toMatchObject({ open: true })
})

it('tells how many requests are left, as far as GitHub does', async () => {
  await using tracked = await startTracked()
  const { github } = tracked
  expect(github.remaining).toBeUndefined()
  const answers = [
    { 'x-ratelimit-remaining': '4711' },
    { 'x-ratelimit-remaining': '12', 'x-ratelimit-resource': 'graphql' },
    {},
  ]
  for (const headers of answers) {
    tracked.standIn.intercept = (_, response) => {
      response.removeHeader('x-ratelimit-remaining')
      response.writeHead(200, headers).end('[]')
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
  const [owner = '', repo = ''] = tracked.standIn.fullName.split('/')
  const options = { token: DEFAULT_TOKEN, repository: { owner, repo }, apiUrl: tracked.standIn.url }
  const github = new GitHub(new Transport({ ...options, signal: controller.signal, tell: () => {} }))
  controller.abort(new Error('cancelled'))
  await github.createStatus(id, { state: 'success' })
  await github.createComment(7, 'x')
  expect(await tracked.github.statuses(id)).toMatchObject([{ state: 'success' }])
  await expect(github.pullRequest(7)).rejects.toThrow('cancelled')
})

it('a deployment tells when it was made, and is deleted only if it is not active', async () => {
  await using tracked = await startTracked()
  const { github } = tracked
  // GitHub deletes a repository's only one in any state.
  await github.createDeployment(deployment)
  const { id, createdAt } = await github.createDeployment(deployment)
  expect((await Array.fromAsync(github.deployments())).flat()[0]).toMatchObject({ id, createdAt })
  await github.createStatus(id, { state: 'success' })
  await expect(github.deleteDeployment(id)).rejects.toMatchObject({ status: 422 })
  await github.createStatus(id, { state: 'inactive' })
  await github.deleteDeployment(id)
  await github.deleteDeployment(id)
  await expect(github.createStatus(id, { state: 'failure' })).rejects.toMatchObject({ status: 404 })
})
