/** What other tests could not tell: that the stand-in answers as GitHub does, and refuses what GitHub refuses or ignores. */
import { getOctokit } from '@actions/github'
import { expect, test } from 'vitest'
import { DEFAULT_TOKEN, type GitHub, startGitHub } from './github.ts'

const sha = 'a'.repeat(40)

/** Asks for a path below the repository's, such as `GET /deployments`; a broken answer has no data. */
async function ask(github: GitHub, line: string, body?: object, token = DEFAULT_TOKEN) {
  const [method = '', path = ''] = line.split(' ')
  const response = await fetch(`${github.url}${path === '/graphql' ? '' : '/repos/octo-org/octo-repo'}${path}`, {
    method,
    headers: { authorization: `bearer ${token}` },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await response.text().catch(() => 'broken')
  const data = text.endsWith('}') || text.endsWith(']') ? JSON.parse(text) : text
  return { status: response.status, data, headers: response.headers }
}

test('deployments go once they are not active any more', async () => {
  await using github = await startGitHub()
  github.addDeployment()
  const answers: number[] = []
  for (const state of [undefined, 'success', 'queued', 'inactive', 'failure'] as const) {
    const { id } = github.addDeployment()
    if (state) github.addStatus(id, { state })
    answers.push((await ask(github, `DELETE /deployments/${id}`)).status)
  }
  expect(answers).toEqual([422, 422, 422, 204, 204])
})

test('deployments come in pages, newest first, and filtered: environments by any letter case, tasks exactly', async () => {
  await using github = await startGitHub()
  for (let pull = 1; pull <= 70; pull += 1) {
    github.addDeployment({ environment: 'Preview', task: `deploy:pr-${pull % 2}` })
  }
  const ids = github.deployments.map(({ id }) => id)
  github.addDeployment({ environment: 'other' })
  const { rest, paginate } = getOctokit(DEFAULT_TOKEN, { baseUrl: github.url })
  const preview = { owner: 'octo-org', repo: 'octo-repo', environment: 'preview' }
  expect((await paginate(rest.repos.listDeployments, preview)).map(({ id }) => id)).toEqual(ids.reverse())
  const count = async (task: string) => (await ask(github, `GET /deployments?task=${task}&per_page=1000`)).data.length
  expect([await count('deploy:pr-1'), await count('deploy:PR-1')]).toEqual([35, 0])
})

test('a missing permission is refused, or hidden; a comment needs one of two', async () => {
  await using github = await startGitHub()
  const { number } = github.addPull()
  const write = async () => (await ask(github, `POST /issues/${number}/comments`, { body: 'x' })).status
  const answers: number[] = []
  for (const level of ['write', 'read'] as const) {
    github.permissions = { issues: 'none', 'pull-requests': level }
    answers.push(await write())
  }
  github.hideForbidden = true
  expect([...answers, await write()]).toEqual([201, 403, 404])
})

test.each([
  ['a misspelt property', 'POST /deployments', { ref: sha, enviroment: 'preview' }],
  ['a wrong type', 'POST /deployments', { ref: sha, required_contexts: 'none' }],
  ['a missing property', 'POST /deployments', { task: 'deploy' }],
  ['an unknown state', 'POST /deployments/1002/statuses', { state: 'gone' }],
  ['an address of no site', 'POST /deployments/1002/statuses', { state: 'success', environment_url: 'a.tiiny.site' }],
  ['a blank comment', 'POST /issues/1/comments', { body: ' ' }],
  ['a long comment', 'POST /issues/1/comments', { body: 'x'.repeat(65_537) }],
  ['a misspelt filter', 'GET /deployments?enviroment=preview'],
  ['another question in GraphQL', 'POST /graphql', { query: '{ rateLimit { cost } }' }],
  ['an endpoint that is not there', 'GET /tags'],
  ['a ref that is not there', 'POST /deployments', { ref: 'gone' }, 0],
])('what GitHub would not understand is refused and noted: %s', async (_, line, body?: object, noted = 1) => {
  await using github = await startGitHub()
  github.addDeployment()
  github.addComment(1)
  expect((await ask(github, line, body)).status).toBe(line.endsWith('/tags') ? 404 : 422)
  expect(github.violations).toHaveLength(noted)
  expect(github.deployments).toHaveLength(1)
})
