import { describe, expect, it } from 'vitest'
import { ask } from '../../src/acts/ask-github.ts'
import { Services } from '../../src/acts/services.ts'
import { InputError } from '../../src/errors.ts'
import { readContext } from '../../src/plan/context.ts'
import type { Inputs } from '../../src/plan/inputs.ts'
import type { Question } from '../../src/plan/subject.ts'
import { DEFAULT_REPOSITORY, DEFAULT_TOKEN, startGitHub } from '../stand-ins/github/github.ts'
import { DEFAULT_KEY } from '../stand-ins/hosting/hosting.ts'
import {
  deleteEvent,
  issueCommentEvent,
  otherEvent,
  pullRequestEvent,
  pushEvent,
  type WorkflowRunFacts,
  workflowRunEvent,
} from '../stand-ins/runner/events.ts'
import { makeWorldInProcess } from '../stand-ins/runner/in-process.ts'
import type { Step, StepResult } from '../stand-ins/runner/runner.ts'
import { status } from '../stand-ins/scenes/faults.ts'
import { liveLinks, ours } from '../stand-ins/scenes/records.ts'
import { makeSite, type World } from '../stand-ins/scenes/world.ts'

const head = 'a'.repeat(40)
const stranger = 'stranger/site'
const live = { GITHUB_REF: 'refs/heads/main' }

/** A step in a run that follows another run. */
const follow = (facts: Partial<WorkflowRunFacts>, inputs: Step['inputs'] = {}): Step => ({
  event: 'workflow_run',
  payload: workflowRunEvent({ headSha: head, headBranch: 'main', ...facts }),
  inputs,
  env: live,
})

/** A world with a live site, the preview of the branch `feature` and that of the open pull request 7. */
async function makeLivelyWorld(): Promise<World> {
  const links = { 'live.example.com': {}, 'feature.example.com': {}, 'seven.example.com': {} }
  const world = await makeWorldInProcess({ hosting: { accounts: { [DEFAULT_KEY]: { links } } } })
  const { github } = world
  github.addBranch('feature')
  github.addPull({ number: 7 })
  const tasks = ['deploy', 'deploy:branch-feature', 'deploy:pr-7']
  for (const [index, link] of Object.keys(links).entries()) {
    const { id } = github.addDeployment({
      environment: index === 0 ? 'production' : 'preview',
      task: tasks[index] ?? '',
      payload: ours(link, index === 0 ? undefined : true),
      transient_environment: index > 0,
    })
    github.addStatus(id, { state: 'success', environment_url: `https://${link}` })
  }
  return world
}

/** Whatever the step said, nothing happened: no request to the service, nothing written on GitHub. */
function expectUntouched({ hosting, github }: World): void {
  expect(hosting.requests.filter(({ method }) => method !== 'GET')).toEqual([])
  expect(github.requests.filter(({ method }) => method !== 'GET')).toEqual([])
  expect(github.violations).toEqual([])
}

function expectRefused(result: StepResult, ...words: string[]): void {
  expect(result.code, result.stdout).toBe(1)
  for (const word of words) expect(result.stdout).toContain(word)
}

function expectSkipped(result: StepResult, ...words: string[]): void {
  expect(result.code, result.stdout).toBe(0)
  expect(result.outputs).toMatchObject({ result: 'skipped', link: '', deleted: '[]' })
  expect(result.stdout).toContain('::notice::')
  for (const word of words) expect(result.outputs['skip-reason']).toContain(word)
}

const tasks = ({ github }: World): string[] => github.deployments.map(({ task }) => task).slice(3)

describe("after a stranger's run", () => {
  const events = ['pull_request_review', 'pull_request_review_comment', 'pull_request', 'push', 'release']
  it.each(events)('on %s neither the live site nor a branch is touched', async (event) => {
    await using world = await makeLivelyWorld()
    for (const headBranch of ['main', 'feature', '']) {
      const facts = { event, headBranch, headRepository: stranger }
      // As empty as the stranger's artifact may be.
      const result = await world.step(follow(facts, { 'pull-request': ' ' }))
      expectRefused(result, '::error::pull-request: ')
    }
    expectUntouched(world)
  })

  it.each(['teardown', 'deploy'])('an explicit domain and mode %s change nothing about it', async (mode) => {
    await using world = await makeLivelyWorld()
    const [domain = ''] = liveLinks(world)
    for (const headRepository of [stranger, null]) {
      const facts = { event: 'pull_request_review', headRepository }
      expectRefused(await world.step(follow(facts, { mode, domain })), '::error::pull-request: ')
    }
    expectUntouched(world)
  })

  it('on an event of a pull request nothing is touched although the head is in this repository', async () => {
    await using world = await makeLivelyWorld()
    for (const event of ['pull_request_review', 'pull_request_target', 'issue_comment', 'workflow_run']) {
      expectRefused(await world.step(follow({ event })), '::error::pull-request: ')
    }
    expectUntouched(world)
  })

  it('a pull request that GitHub confirms is deployed', async () => {
    await using world = await makeLivelyWorld()
    world.github.addPull({ number: 8, head: { sha: head, repo: { full_name: stranger } } })
    const facts = { event: 'pull_request', headRepository: stranger, headBranch: 'main' }
    const result = await world.step(follow(facts, { 'pull-request': '8' }))
    expect(result, result.stdout).toMatchObject({ code: 0, outputs: { result: 'deployed' } })
    expect(world.github.deployments.at(-1)).toMatchObject({ task: 'deploy:pr-8', ref: head })
  })
})

describe('a number from elsewhere', () => {
  it('tears down nothing that is open, or has another head or another repository', async () => {
    await using world = await makeLivelyWorld()
    const inputs = { mode: 'teardown', 'pull-request': '7' }
    const facts = { event: 'pull_request' }
    const { sha } = world.github.pulls.get(7)?.head ?? { sha: '' }
    expectRefused(await world.step(follow(facts, inputs)), 'pull-request: #7')
    expectRefused(await world.step(follow({ ...facts, headSha: sha }, inputs)), 'is not closed')
    world.github.setPullState(7, 'closed')
    expectRefused(await world.step(follow(facts, inputs)), 'has another latest commit')
    // A fork may have a branch at the very same commit.
    for (const headRepository of [stranger, null]) {
      const fork = { ...facts, headSha: sha, headRepository }
      expectRefused(await world.step(follow(fork, inputs)), 'is from another repository')
    }
    expectUntouched(world)
    const closed = await world.step(follow({ ...facts, headSha: sha }, inputs))
    expect(closed, closed.stdout).toMatchObject({ code: 0, outputs: { result: 'deleted' } })
    expect(liveLinks(world)).toEqual(['live.example.com', 'feature.example.com'])
  })

  it('is not used if GitHub hides the pull request, or if there is no token to ask', async () => {
    await using world = await makeLivelyWorld()
    const inputs = { 'pull-request': '7' }
    const mode = { mode: 'teardown' }
    for (const more of [{}, mode]) {
      expectRefused(await world.step(follow({}, { ...inputs, ...more, 'github-token': '' })), 'github-token: ')
      expectRefused(await world.step(follow({}, { ...inputs, ...more, 'pull-request': '99' })), '#99')
    }
    world.github.permissions = { 'pull-requests': 'none', issues: 'none' }
    expectRefused(await world.step(follow({}, inputs)), 'pull-requests: write')
    expectUntouched(world)
  })
})

describe('after a run of this repository', () => {
  it.each([
    { event: 'push', headBranch: 'main', task: 'deploy' },
    { event: 'push', headBranch: 'feature', task: 'deploy:branch-feature' },
    { event: 'push', headBranch: 'v1', task: 'deploy' },
    { event: 'push', headBranch: 'both', task: 'deploy:branch-both' },
    { event: 'workflow_dispatch', headBranch: 'v1', task: 'deploy' },
    { event: 'release', headBranch: 'v1', task: 'deploy' },
    { event: 'schedule', headBranch: 'main', task: 'deploy' },
    { event: 'repository_dispatch', headBranch: 'main', task: 'deploy' },
  ])('on $event of $headBranch goes to $task', async ({ event, headBranch, task }) => {
    await using world = await makeLivelyWorld()
    world.github.addBranch('both')
    for (const tag of ['v1', 'both', 'v1.1']) world.github.addTag(tag)
    const result = await world.step(follow({ event, headBranch }))
    expect(result, result.stdout).toMatchObject({ code: 0, outputs: { result: 'deployed' } })
    expect(tasks(world)).toEqual([task])
    const environment = task === 'deploy' ? 'production' : 'preview'
    expect(world.github.deployments.at(-1)).toMatchObject({ environment, ref: head })
    expect(world.github.violations).toEqual([])
  })

  it('on a push of what is neither a branch nor a tag any more is skipped', async () => {
    await using world = await makeLivelyWorld()
    world.github.addTag('gone-1')
    world.github.addBranch('gone/1')
    expectSkipped(await world.step(follow({ event: 'push', headBranch: 'gone' })), 'gone')
    expectUntouched(world)
  })

  it('on a push stops where the permission to see branches may be missing, hidden or not', async () => {
    await using world = await makeLivelyWorld()
    world.github.permissions = { contents: 'none' }
    for (const hidden of [true, false]) {
      world.github.hideForbidden = hidden
      const result = await world.step(follow({ event: 'push', headBranch: 'feature' }))
      expectRefused(result, 'github-token: ', 'contents: read')
    }
    expectRefused(
      await world.step(follow({ event: 'push', headBranch: 'feature' }, { 'github-token': '' })),
      'github-token: ',
    )
    expectRefused(await world.step(follow({ event: 'push', headBranch: '' })), 'workflow_run.head_branch')
    expectUntouched(world)
  })

  it.each([
    { name: 'a list', answer: [{ ref: 'refs/tags/v1', object: {} }] },
    { name: 'another tag', answer: { ref: 'refs/tags/v1.1', object: {} } },
    { name: 'nothing', answer: null },
  ])('on a push does not take $name for its tag', async ({ answer }) => {
    await using world = await makeWorldInProcess({
      github: {
        intercept: ({ url = '' }, response) => {
          if (!url.includes('/git/ref/')) return false
          response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
          return true
        },
      },
    })
    expectSkipped(await world.step(follow({ event: 'push', headBranch: 'v1' })))
    expectUntouched(world)
  })

  it('does not take a renamed branch for the one that was asked for', async () => {
    await using world = await makeWorldInProcess({
      github: {
        intercept: ({ url = '' }, response) => {
          if (!url.endsWith('/branches/old')) return false
          response.writeHead(301, { location: url.replace('/old', '/main') }).end()
          return true
        },
      },
    })
    expectSkipped(await world.step(follow({ event: 'push', headBranch: 'old' })))
    expectUntouched(world)
  })
})

describe('a merge queue', () => {
  const branch = 'gh-readonly-queue/main/pr-7-abc'
  it.each(['stand-in', ''])('deploys nothing, with the key "%s"', async (key) => {
    await using world = await makeLivelyWorld()
    world.github.addBranch(branch)
    const inputs = key === '' ? { 'api-key': '' } : {}
    const direct = { event: 'merge_group', payload: otherEvent('merge_group'), inputs }
    expectSkipped(await world.step({ ...direct, env: { GITHUB_REF: `refs/heads/${branch}` } }), 'merge queue')
    for (const mode of ['auto', 'deploy']) {
      const facts = { event: 'merge_group', headBranch: branch }
      expectSkipped(await world.step(follow(facts, { ...inputs, mode })), 'merge queue')
    }
    expectUntouched(world)
  })
})

describe('a comment or a review', () => {
  const env = live
  const review = (event: string, more = {}): Step => ({
    event,
    payload: pullRequestEvent({ event, action: 'x', number: 7, head: { sha: head, ref: 'topic' }, ...more }),
    env: { GITHUB_REF: 'refs/pull/7/merge' },
  })
  const comment: Step = { event: 'issue_comment', payload: issueCommentEvent({ number: 7 }), env }

  it.each(['pull_request_review', 'pull_request_review_comment', 'pull_request_review_thread'])(
    '%s deploys to the preview of its pull request',
    async (event) => {
      await using world = await makeLivelyWorld()
      for (const ref of ['refs/pull/7/merge', 'refs/heads/main']) {
        const result = await world.step({ ...review(event), env: { GITHUB_REF: ref } })
        expect(result, result.stdout).toMatchObject({ code: 0, outputs: { result: 'deployed' } })
      }
      expect(tasks(world)).toEqual(['deploy:pr-7', 'deploy:pr-7'])
      expect(world.github.deployments.at(-1)).toMatchObject({ ref: head, environment: 'preview' })
    },
  )

  it('issue_comment deploys to the preview of its pull request, whose head GitHub tells', async () => {
    await using world = await makeLivelyWorld()
    const { sha } = world.github.pulls.get(7)?.head ?? {}
    const result = await world.step(comment)
    expect(result, result.stdout).toMatchObject({ code: 0, outputs: { result: 'deployed' } })
    expect(tasks(world)).toEqual(['deploy:pr-7'])
    expect(world.github.deployments.at(-1)).toMatchObject({ ref: sha, environment: 'preview' })
    expect(result.outputs['link']).toBe('seven.example.com')
  })

  it('issue_comment on a closed pull request is skipped, and needs to see it', async () => {
    await using world = await makeLivelyWorld()
    world.github.setPullState(7, 'closed')
    expectSkipped(await world.step(comment), '#7')
    world.github.permissions = { 'pull-requests': 'none' }
    expectRefused(await world.step(comment), 'pull-requests: write')
    expectUntouched(world)
  })

  it('issue_comment without a token makes a link that nobody remembers, as every preview then does', async () => {
    await using world = await makeLivelyWorld()
    const result = await world.step({ ...comment, inputs: { 'github-token': '' } })
    expect(result, result.stdout).toMatchObject({ code: 0, outputs: { result: 'deployed' } })
    expect(liveLinks(world)).toHaveLength(4)
    expect(world.github.requests).toEqual([])
  })

  it('issue_comment in mode teardown tears the preview down', async () => {
    await using world = await makeLivelyWorld()
    const result = await world.step({ ...comment, inputs: { mode: 'teardown' } })
    expect(result, result.stdout).toMatchObject({ code: 0, outputs: { result: 'deleted' } })
    expect(liveLinks(world)).toEqual(['live.example.com', 'feature.example.com'])
  })

  it('issue_comment on a plain issue is skipped, and deploys to production where somebody says so', async () => {
    await using world = await makeLivelyWorld()
    const step = { ...comment, payload: issueCommentEvent({ number: 7, on: 'issue' }) }
    expectSkipped(await world.step(step), 'issue')
    expectUntouched(world)
    const told = await world.step({ ...step, inputs: { mode: 'deploy' } })
    expect(told, told.stdout).toMatchObject({ code: 0, outputs: { result: 'deployed' } })
    expect(tasks(world)).toEqual(['deploy'])
  })
})

describe('a branch', () => {
  it.each([
    ['tags/x', 'heads/tags/x'],
    ['heads/x', 'x'],
    ['pull/7/merge', 'refs/pull/7/merge'],
  ])('%s and %s are two, with a record each', async (...names) => {
    await using world = await makeWorldInProcess()
    const links = new Map<string, string>()
    for (const name of names) {
      const ref = `refs/heads/${name}`
      const push = { env: { GITHUB_REF: ref }, payload: pushEvent({ ref, sha: head }) }
      const result = await world.step(push)
      expect(result, result.stdout).toMatchObject({ code: 0, outputs: { result: 'deployed' } })
      links.set(name, result.outputs['link'] ?? '')
    }
    expect(world.github.deployments.map(({ task }) => task)).toEqual(names.map((name) => `deploy:branch-${name}`))
    const [first = '', second = ''] = names
    const deleted = await world.step({ event: 'delete', payload: deleteEvent({ ref: second }), env: live })
    expect(deleted.outputs['deleted']).toBe(JSON.stringify([links.get(second)]))
    expect(liveLinks(world)).toEqual([links.get(first)])
  })

  it('is not deleted by a sweep that may not see branches', async () => {
    await using world = await makeLivelyWorld()
    world.github.permissions = { contents: 'none' }
    world.github.hideForbidden = true
    const sweep = { event: 'schedule', payload: {}, inputs: { mode: 'sweep', directory: '' } }
    expectRefused(await world.step(sweep), 'branch feature')
    expectUntouched(world)
    world.github.permissions = {}
    world.github.deleteBranch('feature')
    expect((await world.step(sweep)).outputs['deleted']).toBe('["feature.example.com"]')
  })
})

describe('an event that does not say enough', () => {
  it('on a commit without branch or tag never deploys to the live site', async () => {
    await using world = await makeLivelyWorld()
    for (const [event, ref] of [
      ['deployment_status', ''],
      ['deployment', ''],
      ['push', 'main'],
      ['push', 'refs/notes/main'],
      ['push', 'refs/heads/'],
    ]) {
      const payload = otherEvent(event ?? '', {})
      const step = { event: event ?? '', payload: { ...payload, ref: undefined }, env: { GITHUB_REF: ref } }
      expectRefused(await world.step(step), 'not a branch, tag or pull request')
    }
    expectUntouched(world)
  })

  it.each([
    { event: 'pull_request', field: 'pull_request.number', damaged: { pull_request: {} } },
    { event: 'pull_request_target', field: 'pull_request.number', damaged: { pull_request: null } },
    { event: 'pull_request_review', field: 'pull_request.number', damaged: { pull_request: { number: 0 } } },
    { event: 'issue_comment', field: 'issue.number', damaged: { issue: { number: '7' } } },
    { event: 'delete', field: 'ref', damaged: { ref: '' } },
    { event: 'workflow_run', field: 'workflow_run.head_sha', damaged: { workflow_run: null } },
  ])('$event is told that $field is missing, and what to write is enough', async (row) => {
    const { event, field, damaged } = row
    await using world = await makeLivelyWorld()
    const sha = '0'.repeat(40)
    world.github.addPull({ number: 1, head: { sha, ref: 'topic' } })
    const results = [await world.step({ event, payload: {} }), await world.step({ event, payload: damaged })]
    for (const result of results) {
      expectRefused(result, "The event's payload", `\`${field}\``, `"act ${event}" with "-e event.json"`)
    }
    expectUntouched(world)
    const { stdout = '' } = results[0] ?? {}
    const lines = stdout.replaceAll('%0A', '\n').split('\n')
    const start = lines.findIndex((line) => line.startsWith('{'))
    const example = lines.slice(start, start + 2).join('\n')
    const payload = JSON.parse(example.replace('owner/name', DEFAULT_REPOSITORY))
    const inputs = event === 'workflow_run' ? { 'pull-request': '1' } : {}
    if (event === 'delete') world.github.deleteBranch('feature')
    const result = await world.step({ event, payload, inputs })
    expect(result.code, result.stdout).toBe(0)
    if (event === 'delete') expect(result.outputs['deleted']).toBe('["feature.example.com"]')
    else expect(world.github.deployments.at(-1)).toMatchObject({ task: 'deploy:pr-1', ref: sha })
  })

  it.each(['[]', 'null', '7', '{', ''])('because its payload is %s is no push to the default branch', async (text) => {
    await using world = await makeLivelyWorld()
    using folder = makeSite({ 'event.json': text })
    const env = { GITHUB_EVENT_PATH: `${folder.directory}/event.json`, GITHUB_REF: 'refs/heads/feature' }
    expectRefused(await world.step({ env }), "The event's payload")
    expectUntouched(world)
  })
})

describe('a workflow_run', () => {
  const head = 'a'.repeat(40)
  const event = (facts = {}) => workflowRunEvent({ headSha: head, headBranch: 'topic', ...facts })

  it('deploys to the preview of the pull request that GitHub confirms', async () => {
    await using world = await makeWorldInProcess()
    world.github.addPull({ number: 7, head: { sha: head } })
    const result = await world.step({
      event: 'workflow_run',
      payload: event(),
      inputs: { 'pull-request': '7' },
    })
    expect(result, result.stdout).toMatchObject({ code: 0, outputs: { result: 'deployed' } })
    expect(world.github.deployments).toMatchObject([{ task: 'deploy:pr-7', ref: head, environment: 'preview' }])
    expect(world.github.commentsOf(7)).toHaveLength(1)
  })

  it.each([
    {
      name: 'is not open',
      pull: { state: 'closed' as const, head: { sha: head } },
      inputs: { 'pull-request': '7' },
    },
    { name: 'has another head', pull: { head: { sha: 'b'.repeat(40) } }, inputs: { 'pull-request': '7' } },
    { name: 'is not there', pull: { number: 8 }, inputs: { 'pull-request': '7' } },
    {
      name: 'can not be asked for',
      pull: { head: { sha: head } },
      inputs: { 'pull-request': '7', 'github-token': '' },
    },
    { name: 'is no number', pull: { head: { sha: head } }, inputs: { 'pull-request': '7; x' } },
    { name: 'is not told', pull: { head: { sha: head } }, inputs: {} },
  ])('stops before anything is sent where the pull request $name', async ({ pull, inputs }) => {
    await using world = await makeWorldInProcess()
    world.github.addPull({ number: 7, ...pull })
    const result = await world.step({ event: 'workflow_run', payload: event(), inputs })
    expect(result.code).toBe(1)
    expect(world.hosting.requests).toEqual([])
    expect(world.github.deployments).toEqual([])
  })

  it.each([
    { headBranch: 'main', task: 'deploy', environment: 'production' },
    { headBranch: 'topic', task: 'deploy:branch-topic', environment: 'preview' },
  ])('after a push to $headBranch deploys to $environment', async ({ headBranch, ...record }) => {
    await using world = await makeWorldInProcess()
    world.github.addBranch('topic')
    await world.step({ event: 'workflow_run', payload: event({ event: 'push', headBranch }) })
    expect(world.github.deployments).toMatchObject([{ ...record, ref: head }])
  })
})

describe('a question to GitHub', () => {
  const number = { about: 'pull request', number: 7, fromInput: true } as const
  const head = { ...number, fromInput: false }
  const name = { about: 'name', name: 'topic' } as const
  const services = (apiUrl: string, githubToken = DEFAULT_TOKEN): Services => {
    const context = readContext({ GITHUB_API_URL: apiUrl, GITHUB_REPOSITORY: DEFAULT_REPOSITORY })
    const baseUrl = new URL('http://127.0.0.1:1/')
    const inputs = { githubToken, baseUrl, apiKey: 'k' } as unknown as Inputs
    return new Services(inputs, context, new AbortController().signal)
  }
  const errorOf = (question: Question, from: Services): Promise<InputError> =>
    ask(question, from).then(
      () => expect.fail('It was answered.'),
      (error: unknown) => error as InputError,
    )

  it.each([
    ['a number', number, 'only after GitHub has confirmed it'],
    ['a name', name, 'whether "topic" is a branch or a tag'],
  ])('about %s needs a token, and says why', async (_, question, why) => {
    const error = await errorOf(question, services('http://127.0.0.1:1', ''))
    expect(error).toBeInstanceOf(InputError)
    expect(error.message).toContain(why)
  })

  it('about the head of a pull request needs none, and none in a repository is an error', async () => {
    expect(await ask(head, services('http://127.0.0.1:1', ''))).toStrictEqual({ pullRequest: undefined })
    const nowhere = new Services(
      { githubToken: 'x', apiKey: 'k' } as unknown as Inputs,
      readContext({}),
      new AbortController().signal,
    )
    expect((await errorOf(head, nowhere)).message).toContain('the latest commit of pull request #7')
  })

  it.each([
    ['a number', number, 'pull-request', "pull request #7 can't be read"],
    ['a head', head, 'github-token', "pull request #7 can't be read"],
    ['a name', name, 'github-token', 'not known whether "topic" is a branch or a tag'],
  ])('about %s shows the permissions where it is not answered for lack of them', async (_, question, input, what) => {
    await using github = await startGitHub()
    github.intercept = status(403, { message: 'no' })
    const error = await errorOf(question, services(github.url))
    expect(error).toBeInstanceOf(InputError)
    expect(error).toMatchObject({ input, hint: expect.stringContaining('pull-requests: write') })
    expect(error.message).toContain(what)
    github.intercept = status(409, { message: 'no' })
    const broken = await errorOf(question, services(github.url))
    expect(broken).not.toBeInstanceOf(InputError)
    expect(broken.message).toContain('HTTP 409')
  })
})
