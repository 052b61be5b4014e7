import { describe, expect, test } from 'vitest'
import { tls } from '../runner/tls.ts'
import {
  cut,
  cutInChunks,
  doneThenReset,
  type Fault,
  halfJson,
  noLists,
  reset,
  secondaryRateLimit,
} from '../scenes/faults.ts'
import { DEFAULT_TOKEN, daysAgo, type GitHub, startGitHub } from './github.ts'
import { answerViolations } from './openapi.ts'

const repository = '/repos/octo-org/octo-repo'

async function ask(github: GitHub, path: string, init: RequestInit = {}) {
  const headers = { authorization: `bearer ${DEFAULT_TOKEN}` }
  const response = await fetch(path.startsWith('/') ? github.url + path : path, { headers, ...init })
  const text = await response.text()
  const link = response.headers.get('link') ?? ''
  return {
    status: response.status,
    next: /<([^>]+)>; rel="next"/u.exec(link)?.[1],
    data: text === '' ? undefined : JSON.parse(text),
  }
}

/** All pages of a list. */
async function all(github: GitHub, path: string) {
  const found: { id: number; number: number; name: string }[] = []
  for (let next: string | undefined = path; next !== undefined; ) {
    const page = await ask(github, next)
    found.push(...page.data)
    next = page.next
  }
  return found
}

test('10,000 deployments, two statuses each, come in 100 pages', async () => {
  await using github = await startGitHub()
  for (let index = 0; index < 10_000; index += 1) {
    const { id } = github.addDeployment({
      environment: index % 2 ? 'preview' : 'docs',
      task: `deploy:pr-${index}`,
    })
    github.addStatus(id, { state: 'in_progress' })
    github.addStatus(id, { environment_url: `https://${index}.example.com` })
  }
  const listed = await all(github, `${repository}/deployments?per_page=100`)
  expect(listed.map(({ id }) => id)).toEqual(github.deployments.map(({ id }) => id).reverse())
  expect(github.requests).toHaveLength(100)
  const one = await ask(github, `${repository}/deployments?environment=preview&task=deploy:pr-77&per_page=100`)
  expect(one.data).toHaveLength(1)
})

test('deployments and statuses are as old as a test says, and else of yesterday', async () => {
  await using github = await startGitHub()
  const old = github.addDeployment({ created_at: daysAgo(60) })
  expect(old.updated_at).toBe(old.created_at)
  github.addStatus(old.id, { created_at: daysAgo(40) })
  const recent = github.addDeployment()
  const [first, second] = (await ask(github, `${repository}/deployments`)).data
  const age = (time: string): number => Math.round((Date.now() - Date.parse(time)) / 86_400_000)
  expect([first.id, age(first.created_at), age(first.updated_at)]).toEqual([recent.id, 1, 1])
  expect([second.id, age(second.created_at), age(second.updated_at)]).toEqual([old.id, 60, 40])
})

test('a deployment goes once it is not active any more, or where it is the only one', async () => {
  await using github = await startGitHub()
  const remove = async (id: number) =>
    (await ask(github, `${repository}/deployments/${id}`, { ...authorized, method: 'DELETE' })).status
  const states = [undefined, 'success', 'in_progress', 'queued', 'pending', 'inactive', 'failure', 'error'] as const
  const made = states.map((state) => {
    const { id } = github.addDeployment()
    if (state) github.addStatus(id, { state })
    return id
  })
  const answers: number[] = []
  for (const id of made) answers.push(await remove(id))
  expect(answers).toEqual([422, 422, 422, 422, 422, 204, 204, 204])
  const [gone = 0] = made.slice(-1)
  expect(await remove(gone)).toBe(404)
  expect((await ask(github, `${repository}/deployments/${gone}/statuses`)).status).toBe(404)
  for (const id of made.slice(1, 5)) github.deleteDeployment(id)
  expect(await remove(made[0] ?? 0)).toBe(204)
})

test('environments are one whatever the case of their letters; tasks are not', async () => {
  await using github = await startGitHub()
  github.addDeployment({ environment: 'Preview', task: 'deploy:branch-A' })
  const count = async (query: string) => (await ask(github, `${repository}/deployments?${query}`)).data.length
  expect(await count('environment=preVIEW')).toBe(1)
  expect(await count('environment=preview&task=deploy:branch-A')).toBe(1)
  expect(await count('task=deploy:branch-a')).toBe(0)
})

test('a list that is stale does not know the last change, and one deployment is as it is', async () => {
  await using github = await startGitHub({ staleBy: 1 })
  const listed = async () => (await ask(github, `${repository}/deployments`)).data.map(({ id }: { id: number }) => id)
  const one = github.addDeployment()
  expect(await listed()).toEqual([])
  github.addStatus(one.id)
  expect(await listed()).toEqual([one.id])
  github.addStatus(one.id, { state: 'inactive' })
  github.deleteDeployment(one.id)
  expect(await listed()).toEqual([one.id])
  expect((await ask(github, `${repository}/deployments/${one.id}/statuses`)).status).toBe(404)
  github.staleBy = 0
  expect(await listed()).toEqual([])
})

test('each answer tells how many requests are left, and without any it refuses', async () => {
  await using github = await startGitHub({ remaining: 1 })
  const look = async () => {
    const { status, headers } = await fetch(`${github.url}${repository}`, authorized)
    expect(Number(headers.get('x-ratelimit-reset'))).toBeGreaterThan(Date.now() / 1000)
    return [status, headers.get('x-ratelimit-remaining')]
  }
  expect([await look(), await look()]).toEqual([
    [200, '0'],
    [403, '0'],
  ])
  github.remaining = 300
  expect(await look()).toEqual([200, '299'])
})

const authorized = { headers: { authorization: `bearer ${DEFAULT_TOKEN}` } }

test('pull requests, branches and refs come in pages', async () => {
  await using github = await startGitHub()
  for (let number = 1; number <= 150; number += 1) {
    github.addPull({ number, state: number > 120 ? 'closed' : 'open' })
  }
  const open = await all(github, `${repository}/pulls?state=open&per_page=100`)
  expect(open.map(({ number }) => number)).toEqual(Array.from({ length: 120 }, (_, index) => 120 - index))
  const [oldest] = await all(github, `${repository}/pulls?state=closed&sort=created&direction=asc`)
  expect(oldest?.number).toBe(121)
  expect(await all(github, `${repository}/branches?per_page=100`)).toHaveLength(151)
  github.addBranch('tags/x')
  github.addTag('x')
  const ref = async (name: string) => (await ask(github, `${repository}/git/ref/${name}`)).status
  expect(await Promise.all(['tags/x', 'heads/tags/x', 'heads/x', 'tags/tags/x'].map(ref))).toEqual([200, 200, 404, 404])
  const branches = (await ask(github, `${repository}/branches`)).data
  expect(answerViolations('GET /repos/{owner}/{repo}/branches', 200, branches)).toEqual([])
  expect(github.violations).toEqual([])
})

test('speaks TLS where it is told to, and is not believed', async () => {
  await using github = await startGitHub({ tls })
  expect(github.url).toMatch(/^https:/u)
  await expect(fetch(github.url)).rejects.toThrow()
  expect(github.requests).toEqual([])
})

describe('a fault', () => {
  const create = { ...authorized, method: 'POST', body: JSON.stringify({ ref: 'main' }) }
  const meet = async (fault: Fault) => {
    const github = await startGitHub({ intercept: fault })
    const answer = await fetch(`${github.url}${repository}/deployments`, create).then(
      async (response) => ({ status: response.status, text: await response.text().catch(() => 'broken') }),
      () => 'lost',
    )
    await github.close()
    return [answer, github.deployments.length]
  }

  test.each([
    ['lost before', reset, 'lost', 0],
    ['lost after', doneThenReset, 'lost', 1],
    ['cut', cut, { status: 200, text: 'broken' }, 1],
    ['cut in chunks', cutInChunks, { status: 200, text: 'broken' }, 1],
    ['half', halfJson, { status: 200, text: expect.stringMatching(/^\{"id":.{19}$/u) }, 1],
    ['limited', secondaryRateLimit.withHeader, { status: 403, text: '{"message":"Slow down."}' }, 0],
    ['no list', noLists['an object'] as Fault, { status: 200, text: '{"message":"Server Error","total_count":0}' }, 0],
  ])('leaves an exchange %s', async (_, fault, answer, made) => {
    expect(await meet(fault)).toEqual([answer, made])
  })
})
