/** What other tests could not tell: that the stand-in answers as GitHub does, and refuses what GitHub refuses or ignores. */
import { getOctokit } from '@actions/github'
import { describe, expect, test } from 'vitest'
import { issueCommentEvent, pullRequestEvent, workflowRunEvent } from '../runner/events.ts'
import { cut, cutInChunks, doneThenReset, type Fault, halfJson, noLists, reset } from '../scenes/faults.ts'
import { DEFAULT_TOKEN, type GitHub, startGitHub } from './github.ts'
import { answerViolations } from './openapi.ts'

const here = { owner: 'octo-org', repo: 'octo-repo' }
const sha = 'a'.repeat(40)

/** The status of an answer, also of one that is a failure. */
const statusOf = async (asked: Promise<{ status: number }>): Promise<number> =>
  await asked.then(
    ({ status }) => status,
    ({ status }: { status: number }) => status,
  )

function connect(github: GitHub, token = DEFAULT_TOKEN) {
  return getOctokit(token, { baseUrl: github.url })
}

describe('deployments', () => {
  test('live from creation over their statuses to deletion', async () => {
    await using github = await startGitHub()
    const { rest } = connect(github)
    const payload = { 'static-deploy': 1, link: 'one.tiiny.site' }
    const asked = { ref: sha, task: 'deploy:pr-7', environment: 'preview', payload, transient_environment: true }
    const { data: created, status } = await rest.repos.createDeployment({ ...here, ...asked })
    expect({ status, ...created }).toMatchObject({ status: 201, sha, ...asked })
    const on = { ...here, deployment_id: (created as { id: number }).id }
    const newest = async () => (await rest.repos.listDeploymentStatuses(on)).data.map(({ state }) => state)
    expect(await newest()).toEqual([])
    await rest.repos.createDeploymentStatus({ ...on, state: 'in_progress' })
    await rest.repos.createDeploymentStatus({ ...on, state: 'success', environment_url: 'https://one.tiiny.site' })
    expect(await newest()).toEqual(['success', 'in_progress'])
    github.addDeployment()
    await expect(rest.repos.deleteDeployment(on)).rejects.toMatchObject({ status: 422 })
    await rest.repos.createDeploymentStatus({ ...on, state: 'inactive' })
    await rest.repos.deleteDeployment(on)
    await expect(rest.repos.listDeploymentStatuses(on)).rejects.toMatchObject({ status: 404 })
    expect(github.deployments).toHaveLength(1)
    expect(github.violations).toEqual([])
  })

  test('go once they are not active any more, or where one is the only one', async () => {
    await using github = await startGitHub()
    const states = [undefined, 'success', 'in_progress', 'queued', 'pending', 'inactive', 'failure', 'error'] as const
    const remove = (id: number) => statusOf(connect(github).rest.repos.deleteDeployment({ ...here, deployment_id: id }))
    const answers: number[] = []
    github.addDeployment()
    for (const state of states) {
      const { id } = github.addDeployment()
      if (state) github.addStatus(id, { state })
      answers.push(await remove(id))
    }
    expect(answers).toEqual([422, 422, 422, 422, 422, 204, 204, 204])
    for (const { id } of github.deployments.slice(1)) github.deleteDeployment(id)
    expect(await remove(github.deployments[0]?.id ?? 0)).toBe(204)
  })

  test('come in pages, newest first, and filtered: environments by any letter case, tasks exactly', async () => {
    await using github = await startGitHub()
    const octokit = connect(github)
    for (let pull = 1; pull <= 70; pull += 1) {
      github.addDeployment({ environment: 'Preview', task: `deploy:pr-${pull % 2}` })
    }
    github.addDeployment({ environment: 'other' })
    const preview = { ...here, environment: 'preview' }
    const { data, headers } = await octokit.rest.repos.listDeployments(preview)
    expect(data).toHaveLength(30)
    const links = [2, 3].map(
      (page) => `<${github.url}/repositories/1296269/deployments?environment=preview&page=${page}>`,
    )
    expect(headers.link).toBe(`${links[0]}; rel="next", ${links[1]}; rel="last"`)
    const all = await octokit.paginate(octokit.rest.repos.listDeployments, preview)
    const ids = github.deployments.slice(0, 70).map(({ id }) => id)
    expect(all.map(({ id }) => id)).toEqual(ids.reverse())
    const count = async (task: string) =>
      (await octokit.rest.repos.listDeployments({ ...preview, task, per_page: 1000 })).data.length
    expect([await count('deploy:pr-1'), await count('deploy:PR-1')]).toEqual([35, 0])
  })

  test('end by a later success, where they are neither transient nor production', async () => {
    await using github = await startGitHub()
    const { rest } = connect(github)
    const before = [
      github.addDeployment({ environment: 'preview' }),
      github.addDeployment({ environment: 'preview', transient_environment: true }),
      github.addDeployment({ environment: 'preview', production_environment: true }),
      github.addDeployment({ environment: 'other' }),
    ]
    for (const { id } of before) github.addStatus(id)
    const states = () => before.map(({ id }) => github.stateOf(id))
    const { id } = github.addDeployment({ environment: 'preview' })
    const success = { ...here, deployment_id: id, state: 'success' as const }
    await rest.repos.createDeploymentStatus({ ...success, auto_inactive: false })
    expect(states()).toEqual(['success', 'success', 'success', 'success'])
    await rest.repos.createDeploymentStatus(success)
    expect(states()).toEqual(['inactive', 'success', 'success', 'success'])
  })

  test('in a list that is stale are without the last change', async () => {
    await using github = await startGitHub()
    github.staleBy = 1
    const listed = async () => (await connect(github).rest.repos.listDeployments(here)).data.map(({ id }) => id)
    const { id } = github.addDeployment()
    expect(await listed()).toEqual([])
    github.addStatus(id)
    expect(await listed()).toEqual([id])
    github.deleteDeployment(id)
    expect(await listed()).toEqual([id])
    github.staleBy = 0
    expect(await listed()).toEqual([])
  })
})

test('a branch and a tag are no more than that', async () => {
  await using github = await startGitHub()
  const { rest } = connect(github)
  for (const name of ['feature/ü x', 'tags/x']) github.addBranch(name)
  github.addTag('v1.1', sha)
  const branch = (name: string) => statusOf(rest.repos.getBranch({ ...here, branch: name }))
  const ref = (name: string) => statusOf(rest.git.getRef({ ...here, ref: name }))
  expect(await Promise.all([branch('feature/ü x'), branch('v1.1'), branch('x')])).toEqual([200, 404, 404])
  const names = ['tags/v1.1', 'tags/v1', 'tags/x', 'heads/tags/x', 'heads/x']
  expect(await Promise.all(names.map(ref))).toEqual([200, 404, 404, 200, 404])
  github.deleteBranch('feature/ü x')
  expect(await branch('feature/ü x')).toBe(404)
})

test('what it answers with is in the published description', async () => {
  await using github = await startGitHub()
  const { request } = connect(github)
  const { id } = github.addDeployment()
  github.addStatus(id)
  const { number } = github.addPull()
  github.addTag('v1')
  const comment = github.addComment(number)
  const repository = '/repos/{owner}/{repo}'
  const on = { deployment_id: id, issue_number: number, pull_number: number, comment_id: comment.id, branch: 'main' }
  const asked: readonly (readonly [route: string, facts?: object])[] = [
    ['GET'],
    ['GET /deployments'],
    ['POST /deployments', { ref: 'main' }],
    ['GET /deployments/{deployment_id}/statuses'],
    ['POST /deployments/{deployment_id}/statuses', { state: 'success' }],
    ['GET /issues/{issue_number}/comments'],
    ['POST /issues/{issue_number}/comments', { body: 'x' }],
    ['PATCH /issues/comments/{comment_id}', { body: 'x' }],
    ['GET /pulls'],
    ['GET /pulls/{pull_number}'],
    ['GET /branches/{branch}'],
    ['GET /git/ref/{ref}', { ref: 'tags/v1' }],
  ]
  for (const [what, facts] of asked) {
    const route = what.replace(/^(\w+) ?/u, `$1 ${repository}`)
    // Only what the path names: the stand-in knows no other words in a query.
    const names = Object.entries(on).filter(([name]) => route.includes(`{${name}}`))
    const { status, data } = await request(route, { ...here, ...Object.fromEntries(names), ...facts })
    expect(answerViolations(route, status, data)).toEqual([])
  }
  const wrong = { ...github.deployments[0], payload: 1, tusk: 'deploy' }
  expect(answerViolations(`POST ${repository}/deployments`, 201, wrong)).not.toEqual([])
})

describe('what may not be done', () => {
  test('is refused by area and level, or hidden', async () => {
    await using github = await startGitHub({ permissions: { deployments: 'read' } })
    const { rest } = connect(github)
    const { number } = github.addPull()
    await rest.repos.listDeployments(here)
    await expect(rest.repos.createDeployment({ ...here, ref: sha })).rejects.toMatchObject({
      status: 403,
      response: { data: { message: 'Resource not accessible by integration', status: '403' } },
    })
    const write = () => rest.issues.createComment({ ...here, issue_number: number, body: 'x' })
    github.permissions = { issues: 'none', 'pull-requests': 'write' }
    await write()
    github.permissions = { issues: 'none', 'pull-requests': 'read', contents: 'none' }
    await expect(write()).rejects.toMatchObject({ status: 403 })
    github.hideForbidden = true
    await expect(write()).rejects.toMatchObject({ status: 404 })
    await expect(rest.repos.getBranch({ ...here, branch: 'main' })).rejects.toMatchObject({ status: 404 })
    expect(github.violations).toEqual([])
  })

  test('is refused without a valid token, or with one that has no requests left', async () => {
    await using github = await startGitHub({ remaining: 2 })
    await expect(connect(github, 'wrong').rest.repos.get(here)).rejects.toMatchObject({ status: 401 })
    expect((await connect(github).rest.repos.get(here)).headers['x-ratelimit-remaining']).toBe('0')
    await expect(connect(github).rest.repos.get(here)).rejects.toMatchObject({ status: 403 })
    expect(github.requests.map(({ token }) => token)).toEqual(['wrong', DEFAULT_TOKEN, DEFAULT_TOKEN])
  })
})

describe('a request that GitHub would not understand', () => {
  const deployments = '/repos/octo-org/octo-repo/deployments'
  const statuses = `${deployments}/1002/statuses`
  const comments = '/repos/octo-org/octo-repo/issues/1/comments'
  test.each([
    ['a misspelt property', `POST ${deployments}`, { ref: sha, enviroment: 'preview' }],
    ['a wrong type', `POST ${deployments}`, { ref: sha, required_contexts: 'none' }],
    ['a missing property', `POST ${deployments}`, { task: 'deploy' }],
    ['an unknown state', `POST ${statuses}`, { state: 'gone' }],
    ['a long description', `POST ${statuses}`, { state: 'success', description: 'x'.repeat(141) }],
    ['an address of no site', `POST ${statuses}`, { state: 'success', environment_url: 'one.tiiny.site' }],
    ['a blank comment', `POST ${comments}`, { body: ' ' }],
    ['a long comment', `POST ${comments}`, { body: 'x'.repeat(65_537) }],
    ['a misspelt filter', `GET ${deployments}?enviroment=preview`, {}],
    ['another question in GraphQL', 'POST /graphql', { query: '{ rateLimit { cost } }' }],
    ['an endpoint that is not there', 'GET /repos/octo-org/octo-repo/tags', {}],
  ])('is refused and noted: %s', async (_, route, body) => {
    await using github = await startGitHub()
    github.addDeployment()
    github.addComment(1)
    const status = route.endsWith('/tags') ? 404 : 422
    await expect(connect(github).request(route, body)).rejects.toMatchObject({ status })
    expect(github.violations).toHaveLength(1)
    expect(github.deployments).toHaveLength(1)
  })

  test('a ref that is not there is refused', async () => {
    await using github = await startGitHub()
    const create = connect(github).rest.repos.createDeployment({ ...here, ref: 'gone' })
    await expect(create).rejects.toMatchObject({ status: 422 })
  })
})

describe('a fault', () => {
  test.each<[string, Fault, unknown, number]>([
    ['lost before', reset, 'lost', 0],
    ['lost after', doneThenReset, 'lost', 1],
    ['cut', cut, [200, 'broken'], 1],
    ['cut in chunks', cutInChunks, [200, 'broken'], 1],
    ['half', halfJson, [200, expect.stringMatching(/^\{"id":.{19}$/u)], 1],
    ['no list', noLists['an object'] as Fault, [200, '{"message":"Server Error","total_count":0}'], 0],
  ])('leaves an exchange %s', async (_, fault, answer, made) => {
    await using github = await startGitHub({ intercept: fault })
    const headers = { authorization: `bearer ${DEFAULT_TOKEN}` }
    const create = { headers, method: 'POST', body: JSON.stringify({ ref: 'main' }) }
    const answered = await fetch(`${github.url}/repos/octo-org/octo-repo/deployments`, create).then(
      async (response) => [response.status, await response.text().catch(() => 'broken')],
      () => 'lost',
    )
    expect([answered, github.deployments.length]).toEqual([answer, made])
  })
})

describe('an event payload', () => {
  test('of a pull request tells a fork, and who sent it', () => {
    const facts = { action: 'closed', number: 7, head: { sha, ref: 'feature', fork: 'someone/copy' } }
    expect(pullRequestEvent({ ...facts, sender: 'dependabot[bot]' })).toMatchObject({
      action: 'closed',
      number: 7,
      pull_request: {
        state: 'closed',
        head: { sha, ref: 'feature', repo: { full_name: 'someone/copy', fork: true } },
        base: { ref: 'main', repo: { full_name: 'octo-org/octo-repo', fork: false } },
        user: { login: 'dependabot[bot]' },
      },
      repository: { full_name: 'octo-org/octo-repo', default_branch: 'main' },
      sender: { login: 'dependabot[bot]', type: 'Bot' },
    })
    const deleted = pullRequestEvent({ ...facts, action: 'edited', head: { sha, ref: 'x', fork: null } })
    expect(deleted).toMatchObject({ pull_request: { state: 'open', head: { repo: null } } })
    expect(issueCommentEvent({ number: 7, on: 'issue' })['issue']).not.toHaveProperty('pull_request')
  })

  test("of a workflow's run tells whose its head is", () => {
    const heads = [undefined, 'Me/Site', 'stranger/site', null].map((headRepository) => {
      const facts = { headSha: sha, headBranch: 'x', repository: 'me/site' }
      const payload = workflowRunEvent({ ...facts, ...(headRepository !== undefined && { headRepository }) })
      const { head_repository: head } = payload['workflow_run'] as { head_repository: { id: number } | null }
      return head && head.id === (payload['repository'] as { id: number }).id
    })
    expect(heads).toEqual([true, true, false, null])
  })
})
