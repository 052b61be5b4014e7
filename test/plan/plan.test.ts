import { describe, expect, it } from 'vitest'
import { InputError } from '../../src/errors.ts'
import { type Context, readContext } from '../../src/plan/context.ts'
import type { Inputs } from '../../src/plan/inputs.ts'
import { makePlan, type Plan } from '../../src/plan/plan.ts'
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

const inputs: Inputs = {
  apiKey: 'key',
  directory: 'dist',
  domain: undefined,
  mode: 'auto',
  exclude: '',
  includeHiddenFiles: false,
  environment: undefined,
  pullRequest: undefined,
  comment: true,
  message: '',
  previewPassword: '',
  whenFull: 'fail',
  uploadAs: 'files',
  verify: false,
  verifyTimeout: 60_000,
  skipUnchanged: false,
  dryRun: false,
  compareWith: undefined,
  expireAfter: undefined,
  noindex: false,
  githubToken: '',
  baseUrl: new URL('https://example.com'),
}

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
const tag = { subject: { kind: 'live-site' }, environment: 'production' }
const onMain = 'refs/heads/main'

describe('makePlan', () => {
  it.each([
    ['push', main, onMain, 'deploy', production],
    ['push', main, 'refs/tags/v1', 'deploy', tag],
    ['push', main, 'refs/tags/heads/a', 'deploy', tag],
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
    'refs/pull/7',
    'REFS/HEADS/main',
  ])('a ref like "%s" is an error', (ref) => {
    for (const event of ['push', 'deployment_status', 'status']) {
      expect(() => plan(event, main, {}, { GITHUB_REF: ref })).toThrow('not a branch, tag or pull request')
    }
  })

  it.each([
    ['delete', deleteEvent({ ref: 'v1', refType: 'tag' }), 'key', 'production', 'A tag was deleted'],
    ['merge_group', otherEvent('merge_group'), 'key', 'preview', 'merge_group'],
    ['merge_group', otherEvent('merge_group'), '', 'preview', 'merge_group'],
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
    ['push', main, { apiKey: '' }, 'api-key', 'the key is empty', 'Actions; a run that Dependabot started'],
    ['push', main, { apiKey: '' }, 'api-key', 'the key is empty', '"api-key: ${{ secrets.'],
    ['push', main, { apiKey: '' }, 'api-key', 'the key is empty', 'names that environment.'],
    ['push', main, { directory: undefined }, 'directory', 'a deploy needs', '"directory: dist"'],
    ['schedule', {}, { directory: undefined }, 'directory', 'a deploy needs', '"mode: sweep"'],
    ['push', main, { mode: 'teardown' }, 'domain', 'needs the link to delete', '"domain: my-site'],
    ['push', main, { pullRequest: 7 }, 'pull-request', 'on push.', 'Leave it out'],
    ['', {}, { pullRequest: 7 }, 'pull-request', 'on no event.', 'Leave it out'],
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
    expect(plan('schedule', {}, { mode: 'sweep', directory: undefined })).toEqual({
      kind: 'sweep',
      environment: 'preview',
    })
    expect(() => plan('push', main, { mode: 'teardown' })).toThrow(/^domain: /u)
    expect(() => plan('push', main, { directory: undefined })).toThrow(/^directory: /u)
    const onIssue = issueCommentEvent({ number: 7, on: 'issue' })
    expect(plan('issue_comment', onIssue, { mode: 'deploy' })).toMatchObject({ target: production })
    const stranger = workflowRunEvent({ headSha: head.sha, headBranch: 'main', headRepository: null })
    expect(plan('workflow_run', stranger, { mode: 'sweep' })).toMatchObject({ kind: 'sweep' })
    const queued = workflowRunEvent({ headSha: head.sha, headBranch: 'main', event: 'merge_group' })
    expect(plan('workflow_run', queued, { mode: 'sweep' })).toMatchObject({ kind: 'sweep' })
    for (const event of ['push', 'pull_request', 'issue_comment']) {
      const payload = event === 'issue_comment' ? onIssue : pull('opened')
      expect(() => plan(event, payload, { pullRequest: 7 })).toThrow(/^pull-request: /u)
    }
  })

  it('says in words what it is for', () => {
    expect(inWords({ kind: 'live-site' })).toBe('production')
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
          ]
          for (const pullRequest of wrongs) {
            expect(follow(run, inputs, { pullRequest }).kind).toMatch(/^pull-request: #7 /u)
          }
        }
      }
    }
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
    const payload = workflowRunEvent({ event, headSha: head.sha, headBranch: 'main' })
    const nameless = {
      ...payload,
      repository: { ...(payload['repository'] as object), default_branch: null },
    }
    expect(() => plan('workflow_run', nameless)).toThrow('`repository.default_branch`')
  })

  it("accepts GitHub's own example, and compares names in a payload without ids", () => {
    const example = workflowRunEvent({ event: 'push', headSha: head.sha, headBranch: 'main' })
    expect(plan('workflow_run', example)).toMatchObject({ kind: 'deploy', target: production })
    const run = {
      event: 'push',
      head_sha: head.sha,
      head_branch: 'main',
      head_repository: { full_name: name },
    }
    for (const own of [{ full_name: name, default_branch: 'main' }, { default_branch: 'main' }]) {
      const payload = { workflow_run: run, repository: own }
      expect(plan('workflow_run', payload)).toMatchObject({ kind: 'deploy', target: production })
    }
    const nowhere = { workflow_run: { ...run, head_repository: {} }, repository: { default_branch: 'main' } }
    expect(() => plan('workflow_run', nowhere, {}, { GITHUB_REPOSITORY: '' })).toThrow(/^pull-request: /u)
  })
})

describe('a branch that may follow a lasting link', () => {
  const written = { mode: 'deploy', domain: 'staging.example', environment: 'staging' } as const
  const onBranch = 'refs/heads/staging'
  const isLasting = (event: string, payload: object, given: Partial<Inputs>, ref: string): boolean => {
    const made = plan(event, payload, given, { GITHUB_REF: ref })
    return made.kind === 'deploy' && made.target.lasting === true
  }

  it.each<{ title: string; given: Partial<Inputs>; follows: boolean }>([
    { title: 'has mode, domain and environment written', given: written, follows: true },
    { title: 'does not have the mode written', given: { ...written, mode: 'auto' }, follows: false },
    { title: 'does not have the domain written', given: { ...written, domain: undefined }, follows: false },
    {
      title: 'does not have the environment written',
      given: { ...written, environment: undefined },
      follows: false,
    },
    {
      title: 'has the environment production',
      given: { ...written, environment: 'production' },
      follows: false,
    },
    {
      title: 'has the environment production in another case',
      given: { ...written, environment: 'Production' },
      follows: false,
    },
  ])('$title: $follows', ({ given, follows }) => {
    for (const event of ['push', 'workflow_dispatch']) expect(isLasting(event, main, given, onBranch)).toBe(follows)
  })

  it('is no pull request, whatever is written', () => {
    for (const event of ['pull_request', 'pull_request_target', 'pull_request_review'])
      expect(isLasting(event, pull('opened'), written, 'refs/pull/7/merge')).toBe(false)
  })

  it('is not the default branch, nor a tag: they are the live site', () => {
    for (const ref of [onMain, 'refs/tags/v1']) expect(isLasting('push', main, written, ref)).toBe(false)
  })
})

describe('a teardown', () => {
  const close = pull('closed')
  const gone = deleteEvent({ ref: 'a/b' })
  it.each<{ title: string; event: string; payload: object; given: Partial<Inputs>; byPerson: boolean }>([
    {
      title: 'by a close goes by the event',
      event: 'pull_request',
      payload: close,
      given: {},
      byPerson: false,
    },
    {
      title: 'by the deletion of a branch goes by the event',
      event: 'delete',
      payload: gone,
      given: {},
      byPerson: false,
    },
    {
      title: 'by a close with a domain does too',
      event: 'pull_request',
      payload: close,
      given: { domain: 'a.example' },
      byPerson: false,
    },
    {
      title: 'by mode: teardown goes by a person',
      event: 'push',
      payload: main,
      given: { mode: 'teardown', domain: 'a.example' },
      byPerson: true,
    },
    {
      title: 'by mode: teardown on a close does too',
      event: 'pull_request',
      payload: close,
      given: { mode: 'teardown' },
      byPerson: true,
    },
  ])('$title', ({ event, payload, given, byPerson }) => {
    const ref = event === 'pull_request' ? 'refs/pull/7/merge' : onMain
    expect(plan(event, payload, given, { GITHUB_REF: ref })).toMatchObject({ kind: 'teardown', byPerson })
  })
})
