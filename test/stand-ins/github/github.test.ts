/** What other tests could not tell: that the stand-in refuses what GitHub refuses or ignores. */
import { expect, test } from 'vitest'
import { DEFAULT_TOKEN, startGitHub } from './github.ts'

const sha = 'a'.repeat(40)

test.each([
  ['a misspelt property', 'POST /deployments', { ref: sha, enviroment: 'preview' }],
  ['a wrong type', 'POST /deployments', { ref: sha, required_contexts: 'none' }],
  ['a missing property', 'POST /deployments', { task: 'deploy' }],
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
  const [method = '', path = ''] = line.split(' ')
  const { status } = await fetch(`${github.url}${path === '/graphql' ? '' : `/repos/${github.fullName}`}${path}`, {
    method,
    headers: { authorization: `bearer ${DEFAULT_TOKEN}` },
    ...(body && { body: JSON.stringify(body) }),
  })
  expect(status).toBe(path === '/tags' ? 404 : 422)
  expect(github.violations).toHaveLength(noted)
  expect(github.deployments).toHaveLength(1)
})
