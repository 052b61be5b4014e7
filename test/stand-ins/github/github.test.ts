import { setTimeout } from 'node:timers/promises'
import { getOctokit } from '@actions/github'
import { describe, expect, test } from 'vitest'
import {
  deleteEvent,
  examplePayload,
  issueCommentEvent,
  otherEvent,
  pullRequestEvent,
  pushEvent,
  workflowRunEvent,
} from '../runner/events.ts'
import { DEFAULT_TOKEN, type GitHub, startGitHub } from './github.ts'
import { answerViolations } from './openapi.ts'

const here = { owner: 'octo-org', repo: 'octo-repo' }
const sha = 'a'.repeat(40)

function connect(github: GitHub, token = DEFAULT_TOKEN) {
  return getOctokit(token, { baseUrl: github.url })
}

describe('deployments', () => {
  test('live from creation over their statuses to deletion', async () => {
    await using github = await startGitHub()
    const { rest } = connect(github)
    const payload = { 'static-deploy': 1, link: 'one.tiiny.site' }
    const { data: created, status } = await rest.repos.createDeployment({
      ...here,
      ref: sha,
      task: 'deploy:pr-7',
      environment: 'preview',
      payload,
      auto_merge: false,
      required_contexts: [],
      transient_environment: true,
      production_environment: false,
    })
    expect({ status, ...created }).toMatchObject({ status: 201, sha, ref: sha, task: 'deploy:pr-7', payload })
    const deployment_id = (created as { id: number }).id
    const newest = async () => (await rest.repos.listDeploymentStatuses({ ...here, deployment_id })).data
    expect(await newest()).toEqual([])
    await rest.repos.createDeploymentStatus({ ...here, deployment_id, state: 'in_progress' })
    await rest.repos.createDeploymentStatus({
      ...here,
      deployment_id,
      state: 'success',
      environment_url: 'https://one.tiiny.site',
      log_url: 'https://github.com/octo-org/octo-repo/actions/runs/1',
    })
    expect((await newest()).map(({ state }) => state)).toEqual(['success', 'in_progress'])
    github.addDeployment()
    await expect(rest.repos.deleteDeployment({ ...here, deployment_id })).rejects.toMatchObject({
      status: 422,
    })
    await rest.repos.createDeploymentStatus({ ...here, deployment_id, state: 'inactive' })
    await rest.repos.deleteDeployment({ ...here, deployment_id })
    await expect(rest.repos.getDeployment({ ...here, deployment_id })).rejects.toMatchObject({ status: 404 })
    expect(github.deployments).toHaveLength(1)
    expect(github.violations).toEqual([])
  })

  test('come in pages, newest first, and filtered', async () => {
    await using github = await startGitHub()
    const octokit = connect(github)
    for (let pull = 1; pull <= 70; pull += 1) {
      github.addDeployment({ environment: 'preview', task: `deploy:pr-${pull % 2}` })
    }
    github.addDeployment({ environment: 'other' })

    const { data, headers } = await octokit.rest.repos.listDeployments({ ...here, environment: 'preview' })
    expect(data).toHaveLength(30)
    expect(headers.link).toBe(
      [2, 3]
        .map((page) => `<${github.url}/repositories/1296269/deployments?environment=preview&page=${page}>`)
        .map((target, index) => `${target}; rel="${['next', 'last'][index]}"`)
        .join(', '),
    )
    const all = await octokit.paginate(octokit.rest.repos.listDeployments, {
      ...here,
      environment: 'preview',
    })
    expect(all.map(({ id }) => id)).toEqual(
      github.deployments
        .slice(0, 70)
        .map(({ id }) => id)
        .reverse(),
    )
    const filter = { ...here, environment: 'preview', task: 'deploy:pr-1', per_page: 1000 }
    expect((await octokit.rest.repos.listDeployments(filter)).data).toHaveLength(35)
    expect(github.requests).toHaveLength(5)
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
    const failed = github.addDeployment({ environment: 'preview' })
    github.addStatus(failed.id, { state: 'failure' })
    const states = () => before.map(({ id }) => github.stateOf(id))

    const { id } = github.addDeployment({ environment: 'preview' })
    const success = { ...here, deployment_id: id, state: 'success' as const }
    await rest.repos.createDeploymentStatus({ ...success, auto_inactive: false })
    expect(states()).toEqual(['success', 'success', 'success', 'success'])
    await rest.repos.createDeploymentStatus(success)
    expect(states()).toEqual(['inactive', 'success', 'success', 'success'])
    expect(github.stateOf(failed.id)).toBe('failure')
  })
})

test('comments are listed oldest first, changed and deleted', async () => {
  await using github = await startGitHub()
  const { rest } = connect(github)
  const { number } = github.addPull()
  const on = { ...here, issue_number: number }
  github.addComment(number, { body: 'first', user: { login: 'octocat', id: 1, type: 'User' } })
  const { data } = await rest.issues.createComment({ ...on, body: 'second' })
  await rest.issues.updateComment({ ...here, comment_id: data.id, body: 'changed' })
  const listed = (await rest.issues.listComments(on)).data
  expect(listed.map(({ body, user }) => [body, user?.login, user?.type])).toEqual([
    ['first', 'octocat', 'User'],
    ['changed', 'github-actions[bot]', 'Bot'],
  ])
  await rest.issues.deleteComment({ ...here, comment_id: data.id })
  expect(github.commentsOf(number).map(({ body }) => body)).toEqual(['first'])
  await expect(rest.issues.listComments({ ...here, issue_number: 99 })).rejects.toMatchObject({ status: 404 })
})

test('pull requests, branches and tags show their state', async () => {
  await using github = await startGitHub()
  const { rest, request } = connect(github)
  github.addPull({ number: 7, head: { sha, ref: 'feature/ü x' } })
  const pull = async () => (await rest.pulls.get({ ...here, pull_number: 7 })).data
  expect(await pull()).toMatchObject({
    state: 'open',
    head: { sha, repo: { full_name: 'octo-org/octo-repo' } },
  })
  github.setPullState(7, 'closed', { merged: true })
  expect(await pull()).toMatchObject({ state: 'closed', merged: true })
  github.addPull({ head: { repo: { full_name: 'someone/copy' } } })
  const numbers = async (state: 'open' | 'all') =>
    (await rest.pulls.list({ ...here, state })).data.map(({ number }) => number)
  expect(await Promise.all([numbers('open'), numbers('all')])).toEqual([[8], [8, 7]])

  const ref = 'heads/feature/ü x'
  const answers = await Promise.all([
    rest.repos.getBranch({ ...here, branch: 'feature/ü x' }),
    request('GET /repos/octo-org/octo-repo/branches/feature/%C3%BC%20x'),
    rest.git.getRef({ ...here, ref }),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect((await rest.git.listMatchingRefs({ ...here, ref: 'heads/' })).data).toHaveLength(2)
  github.deleteBranch('feature/ü x')
  await expect(rest.repos.getBranch({ ...here, branch: 'feature/ü x' })).rejects.toMatchObject({
    status: 404,
  })
  await expect(rest.git.getRef({ ...here, ref })).rejects.toMatchObject({ status: 404 })
  github.addTag('v1.1', sha)
  const tag = (name: string) => rest.git.getRef({ ...here, ref: `tags/${name}` })
  expect((await tag('v1.1')).data).toMatchObject({ ref: 'refs/tags/v1.1', object: { sha } })
  await expect(tag('v1')).rejects.toMatchObject({ status: 404 })
  await expect(rest.repos.getBranch({ ...here, branch: 'v1.1' })).rejects.toMatchObject({ status: 404 })
  expect(github.shaOf('refs/tags/v1.1')).toBe(sha)
  expect((await rest.repos.get(here)).data.default_branch).toBe('main')
})

test('what it answers with is in the published description', async () => {
  await using github = await startGitHub({ identity: { login: 'octocat', id: 1, type: 'User' } })
  const { request } = connect(github)
  const { id } = github.addDeployment()
  github.addStatus(id)
  const { number } = github.addPull()
  const comment = github.addComment(number)
  const found: string[] = []
  const ask = async (route: string, facts: object = {}) => {
    const { status, data } = await request(route, { ...here, ...facts })
    found.push(...answerViolations(route, status, data))
  }
  const repository = '/repos/{owner}/{repo}'
  await ask(`GET ${repository}`)
  await ask('GET /user', { owner: undefined, repo: undefined })
  await ask(`GET ${repository}/deployments`)
  await ask(`POST ${repository}/deployments`, { ref: 'main' })
  await ask(`GET ${repository}/deployments/{deployment_id}`, { deployment_id: id })
  await ask(`GET ${repository}/deployments/{deployment_id}/statuses`, { deployment_id: id })
  await ask(`POST ${repository}/deployments/{deployment_id}/statuses`, {
    deployment_id: id,
    state: 'success',
  })
  await ask(`GET ${repository}/issues/{issue_number}/comments`, { issue_number: number })
  await ask(`POST ${repository}/issues/{issue_number}/comments`, { issue_number: number, body: 'x' })
  await ask(`PATCH ${repository}/issues/comments/{comment_id}`, { comment_id: comment.id, body: 'x' })
  await ask(`GET ${repository}/pulls`)
  await ask(`GET ${repository}/pulls/{pull_number}`, { pull_number: number })
  await ask(`GET ${repository}/branches/{branch}`, { branch: 'main' })
  await ask(`GET ${repository}/git/ref/{ref}`, { ref: 'heads/main' })
  await ask(`GET ${repository}/git/matching-refs/{ref}`, { ref: 'heads/' })
  expect(found).toEqual([])
  const [deployment] = github.deployments
  const wrong = { ...deployment, payload: 1, tusk: 'deploy' }
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
    await expect(rest.git.getRef({ ...here, ref: 'tags/v1' })).rejects.toMatchObject({ status: 404 })
    expect(github.violations).toEqual([])
  })

  test('is refused without a valid token', async () => {
    await using github = await startGitHub()
    await expect(connect(github, 'wrong').rest.repos.get(here)).rejects.toMatchObject({ status: 401 })
    expect((await fetch(`${github.url}/user`)).status).toBe(401)
    expect(github.requests.map(({ token }) => token)).toEqual(['wrong', undefined])
    await expect(connect(github).rest.users.getAuthenticated()).rejects.toMatchObject({ status: 403 })
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
  ])('is refused and noted: %s', async (_, route, body) => {
    await using github = await startGitHub()
    github.addDeployment()
    github.addComment(1)
    await expect(connect(github).request(route, body)).rejects.toMatchObject({ status: 422 })
    expect(github.violations).toHaveLength(1)
    expect(github.deployments).toHaveLength(1)
  })

  test('is noted where there is no such endpoint', async () => {
    await using github = await startGitHub()
    await expect(connect(github).rest.repos.listTags(here)).rejects.toMatchObject({ status: 404 })
    expect(github.violations).toEqual(['the stand-in has no GET /repos/octo-org/octo-repo/tags'])
  })

  test('a ref that is not there is refused', async () => {
    await using github = await startGitHub()
    const create = connect(github).rest.repos.createDeployment({ ...here, ref: 'gone' })
    await expect(create).rejects.toMatchObject({ status: 422 })
  })
})

test.each(['', '/api/v3'])('REST under "%s" and GraphQL beside it', async (basePath) => {
  await using github = await startGitHub({ basePath })
  const octokit = connect(github)
  expect(await octokit.graphql('query { viewer { login } }')).toEqual({
    viewer: { login: 'github-actions[bot]' },
  })
  await octokit.rest.repos.get(here)
  expect(github.requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
    `POST ${basePath && '/api'}/graphql`,
    `GET ${basePath}/repos/octo-org/octo-repo`,
  ])
})

test('faults can be injected, and closing ends what hangs', async () => {
  const github = await startGitHub({
    intercept(_request, response, { method }) {
      if (method === 'POST') response.writeHead(500).end()
      return true
    },
  })
  const { rest } = connect(github)
  const create = rest.repos.createDeployment({ ...here, ref: sha })
  await expect(create).rejects.toMatchObject({ status: 500 })
  const hanging = expect(rest.repos.get(here)).rejects.toThrow()
  while (github.requests.length < 2) await setTimeout(1)
  await github.close()
  await hanging
})

describe('event payloads', () => {
  test('of a pull request', () => {
    const facts = { action: 'closed', number: 7, head: { sha, ref: 'feature', fork: 'someone/copy' } }
    expect(pullRequestEvent({ ...facts, merged: true, sender: 'dependabot[bot]' })).toMatchObject({
      action: 'closed',
      number: 7,
      pull_request: {
        state: 'closed',
        merged: true,
        head: { sha, ref: 'feature', repo: { full_name: 'someone/copy', fork: true } },
        base: { ref: 'main', repo: { full_name: 'octo-org/octo-repo', fork: false } },
        user: { login: 'dependabot[bot]' },
        title: 'Update the README with new information.',
      },
      repository: { full_name: 'octo-org/octo-repo', default_branch: 'main' },
      sender: { login: 'dependabot[bot]', type: 'Bot' },
    })
    expect(pullRequestEvent({ ...facts, action: 'edited', head: { sha, ref: 'x', fork: null } })).toMatchObject({
      action: 'edited',
      pull_request: { state: 'open', head: { repo: null } },
      sender: { login: 'Codertocat' },
    })
  })

  test('of other events', () => {
    const repository = { full_name: 'me/site', default_branch: 'trunk' }
    const place = { repository: 'me/site', defaultBranch: 'trunk' }
    const push = { ref: 'refs/heads/trunk', sha, ...place }
    expect(pushEvent(push)).toMatchObject({ ref: push.ref, after: sha, repository })
    expect(deleteEvent({ ref: 'feature/x', ...place })).toMatchObject({ ref_type: 'branch', repository })
    expect(workflowRunEvent({ headSha: sha, headBranch: 'feature/x', ...place })).toMatchObject({
      workflow_run: { head_sha: sha, head_branch: 'feature/x', event: 'pull_request', conclusion: 'success' },
      repository,
    })
    const heads = [undefined, 'Me/Site', 'stranger/site', null].map((headRepository) => {
      const facts = { headSha: sha, headBranch: 'x', repository: 'me/site' }
      const payload = workflowRunEvent({ ...facts, ...(headRepository !== undefined && { headRepository }) })
      const { head_repository: head } = payload['workflow_run'] as { head_repository: { id: number } | null }
      return head && head.id === (payload['repository'] as { id: number }).id
    })
    expect(heads).toEqual([true, true, false, null])
    const review = { event: 'pull_request_review', action: 'submitted', number: 7, head: { sha, ref: 'x' } }
    expect(pullRequestEvent({ ...review, ...place })).toMatchObject({
      review: {},
      pull_request: { number: 7, head: { sha, repo: repository } },
      repository,
    })
    expect(issueCommentEvent({ number: 7, ...place })).toMatchObject({
      issue: { number: 7, pull_request: { url: 'https://api.github.com/repos/me/site/pulls/7' } },
      repository,
    })
    expect(issueCommentEvent({ number: 7, on: 'issue' })['issue']).not.toHaveProperty('pull_request')
    expect(otherEvent('fork', place)).toMatchObject({ forkee: {}, repository })
    expect(examplePayload('merge_group')).toMatchObject({ action: 'checks_requested' })
    expect(() => examplePayload('push', 'closed')).toThrow('no example')
  })
})
