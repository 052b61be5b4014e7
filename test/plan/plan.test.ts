import { describe, expect, it } from 'vitest'
import { InputError } from '../../src/errors.ts'
import { type Context, readContext } from '../../src/plan/context.ts'
import { type Inputs, readInputs } from '../../src/plan/inputs.ts'
import { failedRunOf, makePlan, type Plan } from '../../src/plan/plan.ts'
import type { GitHubAnswer } from '../../src/plan/subject.ts'
import { describe as inWords } from '../../src/target.ts'
import { DEFAULT_REPOSITORY } from '../stand-ins/github/github.ts'
import {
  deleteEvent,
  issueCommentEvent,
  otherEvent,
  pullRequestEvent,
  pushEvent,
  workflowRunEvent,
} from '../stand-ins/runner/events.ts'
import { setScene } from '../stand-ins/runner/runner.ts'
import { makeSite } from '../stand-ins/scenes/world.ts'

const inputs: Inputs = { ...readInputs(), apiKey: 'key', directory: 'dist' }

const head = { sha: 'a'.repeat(40), ref: 'topic' }
const foreign = { ...head, fork: 'other/site' }
const pull = (action: string, more = {}): object => pullRequestEvent({ action, number: 7, head, ...more })
const production = { subject: { kind: 'live-site' }, environment: 'production' }
const preview = { subject: { kind: 'pull-request', number: 7 }, environment: 'preview', sha: head.sha }
const branch = { subject: { kind: 'branch', branch: 'a/b' }, environment: 'preview' }
const main = pushEvent({ ref: 'refs/heads/main', sha: head.sha })

function plan(
  event: string,
  payload: object,
  given: Partial<Inputs> = {},
  env: Record<string, string> = {},
  answer?: GitHubAnswer,
): Plan {
  using scene = setScene({ event, payload, env: { GITHUB_REPOSITORY: DEFAULT_REPOSITORY, ...env } })
  return makePlan({ ...inputs, ...given }, readContext(scene.env), answer)
}

function errorOf(action: () => unknown): Error {
  try {
    action()
  } catch (error) {
    return error as Error
  }
  throw new Error('Nothing was thrown.')
}

/** An event of a pull request that is no `pull_request`. */
const review = (event: string, sha = head.sha): object =>
  pullRequestEvent({ event, action: 'x', number: 7, head: { ...head, sha } })
const onMain = 'refs/heads/main'

describe('makePlan', () => {
  it.each([
    ['push', main, onMain, 'deploy', production],
    ['push', main, 'refs/tags/v1', 'deploy', production],
    ['push', main, 'refs/tags/heads/a', 'deploy', production],
    ['push', main, 'refs/heads/a/b', 'deploy', branch],
    ['push', main, 'refs/heads/tags/x', 'deploy', { subject: { kind: 'branch', branch: 'tags/x' } }],
    ['push', main, 'refs/heads/heads/main', 'deploy', { subject: { kind: 'branch', branch: 'heads/main' } }],
    ['push', main, 'refs/heads/pull/7/merge', 'deploy', { subject: { kind: 'branch', branch: 'pull/7/merge' } }],
    ['workflow_dispatch', main, onMain, 'deploy', production],
    ['workflow_dispatch', main, 'refs/heads/a/b', 'deploy', branch],
    ['schedule', {}, 'refs/heads/trunk', 'deploy', production],
    ['release', main, 'refs/tags/v1', 'deploy', production],
    ['repository_dispatch', otherEvent('repository_dispatch'), onMain, 'deploy', production],
    ['issues', otherEvent('issues'), onMain, 'deploy', production],
    ['discussion_comment', otherEvent('discussion_comment'), onMain, 'deploy', production],
    ['fork', otherEvent('fork'), onMain, 'deploy', production],
    ['watch', otherEvent('watch'), onMain, 'deploy', production],
    ['issues', { ...otherEvent('issues'), action: 'closed' }, onMain, 'deploy', production],
    ['create', otherEvent('create'), 'refs/heads/a/b', 'deploy', branch],
    ['', {}, '', 'deploy', production],
    ['pull_request', pull('opened'), 'refs/pull/7/merge', 'deploy', preview],
    ['pull_request', pull('labeled'), 'refs/pull/7/merge', 'deploy', preview],
    ['pull_request', pull('closed'), onMain, 'teardown', preview],
    ['pull_request_target', pull('synchronize'), onMain, 'deploy', preview],
    ['pull_request_target', pull('closed'), onMain, 'teardown', preview],
    ['pull_request_review', review('pull_request_review'), 'refs/pull/7/merge', 'deploy', preview],
    ['pull_request_review', review('pull_request_review'), onMain, 'deploy', preview],
    ['pull_request_review_comment', review('pull_request_review_comment'), onMain, 'deploy', preview],
    ['pull_request_review_thread', review('pull_request_review_thread'), onMain, 'deploy', preview],
    // Whatever GitHub may invent.
    ['pull_request_praise', review('pull_request_review'), onMain, 'deploy', preview],
    ['praise', review('pull_request_review'), onMain, 'deploy', preview],
    ['delete', deleteEvent({ ref: 'a/b' }), onMain, 'teardown', branch],
    ['delete', { ref: 'a/b', ref_type: 'branch' }, onMain, 'teardown', { subject: { kind: 'branch', branch: 'a/b' } }],
  ])('%s (%#) decides by event and ref', (event, payload, ref, kind, target) => {
    expect(plan(event, payload, {}, { GITHUB_REF: ref })).toMatchObject({ kind, target })
  })

  it.each([
    ['issue_comment', issueCommentEvent({ number: 7 }), onMain],
    ['pull_request', pull('opened', { head: { ...head, sha: '' } }), 'refs/pull/7/merge'],
    ['pull_request_review', review('pull_request_review', ''), 'refs/pull/7/merge'],
    ['check_run', main, 'refs/pull/7/merge'],
  ])('%s (%#) asks for the head, and tears down without it', (event, payload, ref) => {
    const told = (answer?: GitHubAnswer, given = {}): Plan => plan(event, payload, given, { GITHUB_REF: ref }, answer)
    const question = { about: 'pull request', number: 7, fromInput: false }
    expect(told()).toEqual({ kind: 'ask', question })
    const { sha, ...whose } = preview
    const headRepository = 'octo-org/octo-repo'
    expect(told({ pullRequest: { open: true, headSha: sha, headRepository } })).toMatchObject({
      kind: 'deploy',
      target: preview,
    })
    expect(told({ pullRequest: undefined })).toMatchObject({ kind: 'deploy', target: { ...whose, sha: '' } })
    expect(told({ pullRequest: { open: false, headSha: sha, headRepository } })).toMatchObject({
      kind: 'skip',
      environment: 'preview',
    })
    expect(told(undefined, { mode: 'teardown' })).toMatchObject({ kind: 'teardown', target: whose })
  })

  it.each([
    '',
    'main',
    'heads/main',
    'refs/main',
    'refs/heads/',
    'refs/pull/0/merge',
    'refs/pull/x/merge',
    'REFS/HEADS/main',
  ])('a ref like "%s" is an error', (ref) => {
    for (const event of ['push', 'deployment_status', 'status']) {
      expect(() => plan(event, main, {}, { GITHUB_REF: ref })).toThrow('not a branch, tag or pull request')
    }
  })

  it.each([
    ['delete', deleteEvent({ ref: 'v1', refType: 'tag' }), 'key', 'production', 'A tag was deleted'],
    ['merge_group', otherEvent('merge_group'), 'key', 'preview', 'merge queue'],
    ['merge_group', otherEvent('merge_group'), '', 'preview', 'merge queue'],
    ['push', main, 'key', 'preview', 'merge queue'],
    ['push', main, '', 'preview', 'merge queue'],
    ['issue_comment', issueCommentEvent({ number: 7, on: 'issue' }), 'key', 'production', '"mode: deploy"'],
    ['issue_comment', issueCommentEvent({ number: 7, on: 'issue' }), '', 'production', 'on an issue'],
    ['pull_request_review', pull('submitted', { head: foreign }), '', 'preview', 'from a fork'],
    ['pull_request', pull('opened', { head: foreign }), '', 'preview', 'no secrets'],
    ['pull_request', pull('closed', { head: { ...head, fork: null } }), '', 'preview', 'from a fork'],
    ['pull_request', pull('opened', { sender: 'dependabot[bot]' }), '', 'preview', 'by Dependabot'],
  ])('%s (%#) is skipped', (event, payload, apiKey, environment, why) => {
    const env = { GITHUB_REF: 'refs/heads/gh-readonly-queue/main/x' }
    const reason = expect.stringContaining(why)
    // Then nothing was to be deployed, and the summary says so.
    const teardown = event === 'delete' || ('action' in payload && payload.action === 'closed')
    const skipped = { kind: 'skip', reason, teardown }
    expect(plan(event, payload, { apiKey }, env)).toEqual({ ...skipped, environment })
    const docs = { apiKey, environment: 'docs' }
    expect(plan(event, payload, docs, env)).toEqual({ ...skipped, environment: 'docs' })
    // A reserve is for the deploy that follows it. It needs neither a token nor a directory to be skipped.
    const reserved = plan(event, payload, { apiKey, mode: 'reserve', directory: undefined }, env)
    expect(reserved).toEqual({ ...skipped, environment, reason: expect.any(String), teardown: false })
  })

  it("is not skipped where a queue's branch is deleted, or a person asks for a deploy there", () => {
    const ref = 'gh-readonly-queue/main/x'
    expect(plan('delete', deleteEvent({ ref }))).toMatchObject({ kind: 'teardown' })
    const made = plan('push', main, { mode: 'deploy' }, { GITHUB_REF: `refs/heads/${ref}` })
    expect(made).toMatchObject({ kind: 'deploy', target: { subject: { kind: 'branch', branch: ref } } })
  })

  it('deploys a fork if it has the key', () => {
    expect(plan('pull_request', pull('opened', { head: foreign }))).toMatchObject({ kind: 'deploy' })
  })

  it.each([
    ['push', main],
    ['pull_request', pull('opened')],
    ['pull_request_target', pull('opened', { head: { ...head, fork: 'other/site' } })],
    ['pull_request_target', pull('opened', { sender: 'dependabot[bot]' })],
    ['pull_request_review', review('pull_request_review')],
    ['issue_comment', issueCommentEvent({ number: 7 })],
    ['workflow_run', workflowRunEvent({ headSha: head.sha, headBranch: 'main', event: 'push' })],
  ])('%s (%#) without a key is an error', (event, payload) => {
    expect(() => plan(event, payload, { apiKey: '' })).toThrow(/^api-key: /u)
  })

  it.each([
    ['push', main, { apiKey: '' }, 'api-key', 'the key is empty', 'reads those under Dependabot'],
    ['push', main, { apiKey: '' }, 'api-key', 'the key is empty', '"api-key: ${{ secrets.'],
    ['push', main, { directory: undefined }, 'directory', 'a deploy needs', '"directory: dist"'],
    ['schedule', {}, { directory: undefined }, 'directory', 'a deploy needs', '"mode: sweep"'],
    ['push', main, { mode: 'teardown' }, 'domain', 'needs the link to delete', '"domain: my-site'],
    ['push', main, { pullRequest: 7 }, 'pull-request', 'on push.', 'Leave it out'],
    ['pull_request', pull('opened'), { pullRequest: 7 }, 'pull-request', 'on pull_request.', 'Leave it out'],
    ['', {}, { pullRequest: 7 }, 'pull-request', 'on no event.', 'Leave it out'],
    ['push', main, { expireAfter: 14 }, 'expire-after', 'only a sweep', '"mode: sweep"'],
    ['push', main, { mode: 'teardown', domain: 'x.y', expireAfter: 14 }, 'expire-after', 'only a sweep', 'mode: sweep'],
    ['push', main, { mode: 'reserve' }, 'github-token', 'nobody remembers', 'deployments: write'],
  ] as const)('%s (%#) says what is missing and what to write', (event, payload, given, input, what, hint) => {
    const error = errorOf(() => plan(event, payload, given))
    expect(error).toBeInstanceOf(InputError)
    expect(error).toMatchObject({ input, hint: expect.stringContaining(hint) })
    expect(error.message).toContain(what)
  })

  it('follows the inputs mode, environment and domain', () => {
    expect(plan('push', main, { mode: 'teardown', domain: 'x.y' })).toMatchObject({
      kind: 'teardown',
      target: { domain: 'x.y' },
    })
    expect(plan('pull_request', pull('closed'), { mode: 'deploy' })).toMatchObject({ kind: 'deploy' })
    expect(plan('push', main, { environment: 'docs' })).toMatchObject({ target: { environment: 'docs' } })
    expect(plan('schedule', {}, { mode: 'sweep', directory: undefined, expireAfter: 14 })).toEqual({
      kind: 'sweep',
      environment: 'preview',
    })
    const onIssue = issueCommentEvent({ number: 7, on: 'issue' })
    expect(plan('issue_comment', onIssue, { mode: 'deploy' })).toMatchObject({ target: production })
    const stranger = workflowRunEvent({ headSha: head.sha, headBranch: 'main', headRepository: null })
    expect(plan('workflow_run', stranger, { mode: 'sweep' })).toMatchObject({ kind: 'sweep' })
    const queued = workflowRunEvent({ headSha: head.sha, headBranch: 'main', event: 'merge_group' })
    expect(plan('workflow_run', queued, { mode: 'sweep' })).toMatchObject({ kind: 'sweep' })
  })

  it('says in words what it is for', () => {
    expect(inWords({ kind: 'live-site' })).toBe('the live site')
    expect(inWords({ kind: 'pull-request', number: 7 })).toBe('pull request #7')
    expect(inWords({ kind: 'branch', branch: 'a\n::b' })).toBe('branch a\\n::b')
  })
})

/** Every event that can start a workflow, and some that can't. */
const events = [
  ...['branch_protection_rule', 'check_run', 'check_suite', 'create', 'delete', 'deployment'],
  ...['deployment_status', 'discussion', 'discussion_comment', 'dynamic', 'fork', 'gollum', 'image_version'],
  ...['issue_comment', 'issues', 'label', 'member', 'merge_group', 'milestone', 'page_build', 'public'],
  ...['pull_request', 'pull_request_comment', 'pull_request_review', 'pull_request_review_comment'],
  ...['pull_request_target', 'push', 'registry_package', 'release', 'repository_dispatch', 'schedule', 'status'],
  ...['watch', 'workflow_call', 'workflow_dispatch', 'workflow_run', '', 'PUSH'],
]
const trusted = ['push', 'release', 'workflow_dispatch', 'repository_dispatch', 'schedule']
const [id, name] = [4711, DEFAULT_REPOSITORY]
const repository = { id, full_name: name, default_branch: 'main' }
/** The head's repository, and whether that is this one. */
const heads: [repository: unknown, own: boolean][] = [
  [{ id, full_name: name }, true],
  [{ id, full_name: name.toUpperCase() }, true],
  [{ id: 1, full_name: 'stranger/octo-repo' }, false],
  [{ id: 1, full_name: name }, false],
  [{ id, full_name: 'stranger/octo-repo' }, false],
  [{ id }, false],
  [{ full_name: name }, false],
  [{ id: String(id), full_name: name }, false],
  [{ id, full_name: null }, false],
  [{}, false],
  [name, false],
  [null, false],
  [undefined, false],
]
const answers: (GitHubAnswer | undefined)[] = [undefined, { name: 'branch' }, { name: 'tag' }, { name: 'neither' }]

/** The context of a `workflow_run`. There are thousands, so each is no more than a file. */
function contextAfter(run: object): Context {
  using folder = makeSite({
    'event.json': JSON.stringify({
      action: 'completed',
      repository,
      workflow_run: { ...run, head_sha: head.sha },
    }),
  })
  return readContext({
    GITHUB_EVENT_NAME: 'workflow_run',
    GITHUB_EVENT_PATH: `${folder.directory}/event.json`,
    GITHUB_REF: onMain,
    GITHUB_REPOSITORY: DEFAULT_REPOSITORY,
  })
}

/** What comes of it, an error included. */
function follow(context: Context, given: Partial<Inputs> = {}, answer?: GitHubAnswer): Plan | { kind: string } {
  try {
    return makePlan({ ...inputs, ...given }, context, answer)
  } catch (error) {
    return { kind: (error as Error).message }
  }
}

describe('makePlan after another run', () => {
  it.each(events)("%s never gives a stranger's build the live site or a branch", (event) => {
    for (const [head_repository, own] of heads) {
      for (const head_branch of ['main', 'feature', '', null]) {
        const run = contextAfter({ event, head_branch, head_repository })
        for (const mode of ['auto', 'deploy', 'teardown'] as const) {
          for (const answer of answers) {
            const made = follow(run, { mode, domain: 'live.example.com' }, answer)
            if (event === 'merge_group') expect(made.kind).toBe('skip')
            else if (!own || !trusted.includes(event)) expect(made.kind).toMatch(/^pull-request: /u)
            else expect(made.kind).not.toMatch(/^pull-request: /u)
          }
        }
      }
    }
  })

  it.each(events)('%s with a number is for that pull request or for nothing', (event) => {
    for (const head_repository of [repository, { id: 1, full_name: 'Stranger/octo-repo' }, null]) {
      for (const head_branch of ['main', 'feature', '']) {
        const run = contextAfter({ event, head_branch, head_repository })
        const headRepository = head_repository?.full_name.toLowerCase() ?? ''
        for (const mode of ['auto', 'deploy', 'teardown'] as const) {
          const inputs = { mode, pullRequest: 7 }
          if (event === 'merge_group') {
            expect(follow(run, inputs).kind).toBe('skip')
            continue
          }
          const question = { about: 'pull request', number: 7, fromInput: true }
          expect(follow(run, inputs)).toEqual({ kind: 'ask', question })
          const teardown = mode === 'teardown'
          const right = { open: !teardown, headSha: head.sha, headRepository }
          // A repository that is gone has no name, and two that have none are not the same.
          if (headRepository === '' && !teardown) {
            expect(follow(run, inputs, { pullRequest: right }).kind).toContain('a fork that was deleted')
            continue
          }
          expect(follow(run, inputs, { pullRequest: right })).toMatchObject({
            kind: teardown ? 'teardown' : 'deploy',
            target: preview,
          })
          const wrongs = [
            undefined,
            { ...right, open: teardown },
            { ...right, headSha: 'b'.repeat(40) },
            // A fork may have a branch at the very commit of this repository's own pull request.
            { ...right, headRepository: 'another/octo-repo' },
            ...(teardown ? [] : [{ ...right, headRepository: '' }]),
          ]
          for (const pullRequest of wrongs) {
            expect(follow(run, inputs, { pullRequest }).kind).toMatch(/^pull-request: #7 /u)
          }
        }
      }
    }
  })

  it('tears down what a fork left that is gone, by number and commit', () => {
    const run = contextAfter({ event: 'pull_request', head_branch: 'x', head_repository: { id: 1, full_name: 'a/b' } })
    const pullRequest = { open: false, headSha: head.sha, headRepository: '' }
    const asked = { mode: 'teardown', pullRequest: 7 } as const
    expect(follow(run, asked, { pullRequest })).toMatchObject({ kind: 'teardown', target: preview })
    const other = { ...pullRequest, headSha: 'b'.repeat(40) }
    expect(follow(run, asked, { pullRequest: other }).kind).toContain('another latest commit')
  })

  it('reserves nothing for a pull request that is closed', () => {
    const run = contextAfter({ event: 'pull_request', head_branch: 'x', head_repository: repository })
    const asked = { mode: 'reserve', pullRequest: 7, githubToken: 't' } as const
    const pullRequest = { open: false, headSha: head.sha, headRepository: name }
    expect(follow(run, asked, { pullRequest }).kind).toBe('skip')
    expect(follow(run, asked, { pullRequest: { ...pullRequest, open: true } })).toMatchObject({ kind: 'reserve' })
  })

  it.each(['push', 'merge_group'])('%s of a merge queue is skipped', (event) => {
    const run = contextAfter({ event, head_branch: 'gh-readonly-queue/main/x', head_repository: repository })
    for (const mode of ['auto', 'deploy', 'reserve'] as const) expect(follow(run, { mode }).kind).toBe('skip')
    const fork = contextAfter({ event: 'pull_request', head_branch: 'gh-readonly-queue/main/x', head_repository: null })
    expect(follow(fork, { pullRequest: 7 }).kind).toBe('ask')
  })

  it.each([
    ['push', 'main', undefined, 'deploy', production],
    ['push', 'feature', undefined, 'ask', undefined],
    ['push', 'feature', 'branch', 'deploy', { subject: { kind: 'branch', branch: 'feature' } }],
    ['push', 'tags/v1', 'branch', 'deploy', { subject: { kind: 'branch', branch: 'tags/v1' } }],
    ['push', 'v1', 'tag', 'deploy', production],
    ['push', 'v1', 'neither', 'skip', undefined],
    ['workflow_dispatch', 'v1', 'tag', 'deploy', production],
    ['schedule', 'main', undefined, 'deploy', production],
    ['repository_dispatch', 'main', undefined, 'deploy', production],
    ['release', 'v1', undefined, 'deploy', production],
    ['release', '', undefined, 'deploy', production],
  ] as const)('%s of "%s" (%s) of this repository is %s', (event, head_branch, name, kind, target) => {
    const run = contextAfter({ event, head_branch, head_repository: repository })
    const made = follow(run, {}, name && { name })
    expect(made).toMatchObject({ kind, ...(target && { target: { ...target, sha: head.sha } }) })
    if (kind === 'ask') expect(made).toMatchObject({ question: { about: 'name', name: head_branch } })
  })

  it.each(['push', 'workflow_dispatch', 'schedule'])('%s of a branch that is not told is an error', (event) => {
    for (const head_branch of ['', null, undefined, 7]) {
      const run = contextAfter({ event, head_branch, head_repository: repository })
      expect(follow(run).kind).toContain('`workflow_run.head_branch`')
    }
    const nameless = { ...workflowRunEvent({ event, headSha: head.sha, headBranch: 'main' }), repository: {} }
    expect(() => plan('workflow_run', nameless)).toThrow('`repository.default_branch`')
  })

  it("accepts GitHub's own example, and compares names in a payload without ids", () => {
    const example = workflowRunEvent({ event: 'push', headSha: head.sha, headBranch: 'main' })
    expect(plan('workflow_run', example)).toMatchObject({ kind: 'deploy', target: production })
    const run = { event: 'push', head_sha: head.sha, head_branch: 'main', head_repository: { full_name: name } }
    for (const own of [{ full_name: name, default_branch: 'main' }, { default_branch: 'main' }]) {
      const payload = { workflow_run: run, repository: own }
      expect(plan('workflow_run', payload)).toMatchObject({ kind: 'deploy', target: production })
    }
    const nowhere = { workflow_run: { ...run, head_repository: {} }, repository: { default_branch: 'main' } }
    expect(() => plan('workflow_run', nowhere, {}, { GITHUB_REPOSITORY: '' })).toThrow(/^pull-request: /u)
  })
})

describe("a branch with a live site of its environment's own", () => {
  const written = { mode: 'deploy', domain: 'staging.example', environment: 'staging' } as const
  const onBranch = 'refs/heads/staging'
  const subjectOf = (event: string, payload: object, given: Partial<Inputs>, ref: string): string => {
    const made = plan(event, payload, { githubToken: 't', ...given }, { GITHUB_REF: ref })
    return 'target' in made ? made.target.subject.kind : made.kind
  }

  it.each<[title: string, given: Partial<Inputs>, subject: string]>([
    ['mode, domain and environment', written, 'live-site'],
    ['all of them in a dry run', { ...written, dryRun: true }, 'live-site'],
    ['all of them, to reserve it', { ...written, mode: 'reserve' }, 'live-site'],
    ['no mode', { ...written, mode: 'auto' }, 'branch'],
    ['no domain', { ...written, domain: undefined }, 'branch'],
    ['no environment', { ...written, environment: undefined }, 'branch'],
    ['production', { ...written, environment: 'production' }, 'branch'],
    ['production in another case', { ...written, environment: 'Production' }, 'branch'],
    // Else a branch could delete any link of the account.
    ['a teardown', { ...written, mode: 'teardown' }, 'branch'],
  ])('has %s written (%#)', (_, given, subject) => {
    for (const event of ['push', 'workflow_dispatch']) expect(subjectOf(event, main, given, onBranch)).toBe(subject)
  })

  it('keeps the environment that is written', () => {
    const target = { subject: { kind: 'live-site' }, environment: 'staging', domain: 'staging.example' }
    expect(plan('push', main, written, { GITHUB_REF: onBranch })).toMatchObject({ kind: 'deploy', target })
  })

  it('is no pull request, whatever is written', () => {
    for (const event of ['pull_request', 'pull_request_target', 'pull_request_review'])
      expect(subjectOf(event, pull('opened'), written, 'refs/pull/7/merge')).toBe('pull-request')
  })
})

describe('a reserve', () => {
  const given = { mode: 'reserve', directory: undefined, githubToken: 't' } as const
  it.each([
    ['push', main, onMain, production],
    ['push', main, 'refs/heads/a/b', branch],
    ['pull_request', pull('opened'), 'refs/pull/7/merge', preview],
    ['pull_request_target', pull('labeled'), onMain, preview],
  ])('%s (%#) is for what a deploy would be for, and needs no directory', (event, payload, ref, target) => {
    expect(plan(event, payload, given, { GITHUB_REF: ref })).toMatchObject({ kind: 'reserve', target })
  })

  it.each([
    ['pull_request', pull('closed')],
    ['pull_request_target', pull('closed')],
    ['delete', deleteEvent({ ref: 'a/b' })],
  ])('%s (%#) is skipped, and tells no pull request of a mistake', (event, payload) => {
    expect(plan(event, payload, given)).toMatchObject({ kind: 'skip', environment: 'preview', teardown: false })
    using scene = setScene({ event, payload })
    expect(failedRunOf({ ...inputs, ...given }, readContext(scene.env))).toBeUndefined()
  })
})

describe('the commit that is shown', () => {
  const built = 'b'.repeat(40)
  const shown = (event: string, payload: object, files: Record<string, string>, ref = onMain): unknown => {
    using workspace = makeSite(files)
    const env = { GITHUB_WORKSPACE: workspace.directory, GITHUB_REF: ref }
    const answer = { pullRequest: { open: true, headSha: head.sha, headRepository: name } }
    const made = plan(event, payload, {}, env, answer)
    return 'target' in made ? { sha: made.target.sha, shown: made.target.shownSha } : made
  }

  it.each<[what: string, files: Record<string, string>, shown: string]>([
    ['a commit', { '.git/HEAD': `${built}\n` }, built],
    ['a branch', { '.git/HEAD': 'ref: refs/heads/main\n', '.git/refs/heads/main': `${built}\n` }, built],
    ['a branch that is nowhere', { '.git/HEAD': 'ref: refs/heads/main\n' }, ''],
    ['another tree of a repository', { '.git': 'gitdir: /elsewhere\n' }, ''],
    ['anything else', { '.git/HEAD': `${built}0\n` }, ''],
    ['nothing', { 'index.html': 'x' }, ''],
  ])('is what is checked out where that may be the base: %s', (_, files, commit) => {
    expect(shown('pull_request_target', pull('opened'), files)).toEqual({ sha: head.sha, shown: commit })
    expect(shown('issue_comment', issueCommentEvent({ number: 7 }), files)).toEqual({ sha: head.sha, shown: commit })
  })

  it('is the head elsewhere', () => {
    const files = { '.git/HEAD': built }
    const usual = { sha: head.sha, shown: undefined }
    expect(shown('pull_request', pull('opened'), files, 'refs/pull/7/merge')).toEqual(usual)
    expect(shown('pull_request_review', review('pull_request_review'), files, 'refs/pull/7/merge')).toEqual(usual)
    expect(shown('push', main, files)).toMatchObject({ shown: undefined })
    using scene = setScene({ event: 'issue_comment', payload: issueCommentEvent({ number: 7, on: 'issue' }) })
    const made = makePlan({ ...inputs, mode: 'deploy' }, readContext(scene.env))
    expect(made).toMatchObject({ target: { subject: production.subject, shownSha: undefined } })
  })
})

it.each<[title: string, event: string, payload: object, given: Partial<Inputs>, byPerson: boolean]>([
  ['a close', 'pull_request', pull('closed'), {}, false],
  ['the deletion of a branch', 'delete', deleteEvent({ ref: 'a/b' }), {}, false],
  ['a close with a domain', 'pull_request', pull('closed'), { domain: 'a.example' }, false],
  ['mode: teardown', 'push', main, { mode: 'teardown', domain: 'a.example' }, true],
  ['mode: teardown on a close', 'pull_request', pull('closed'), { mode: 'teardown' }, true],
])('a teardown by %s is by its event or by a person', (_, event, payload, given, byPerson) => {
  const ref = event === 'pull_request' ? 'refs/pull/7/merge' : onMain
  expect(plan(event, payload, given, { GITHUB_REF: ref })).toMatchObject({ kind: 'teardown', byPerson })
})
