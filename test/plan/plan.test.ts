import { describe, expect, it } from 'vitest'
import { type Context, readContext } from '../../src/plan/context.ts'
import type { GitHubAnswer } from '../../src/plan/find-target.ts'
import { type Inputs, readInputs } from '../../src/plan/inputs.ts'
import { failedRunOf, makePlan, type Plan } from '../../src/plan/plan.ts'
import { describe as inWords } from '../../src/target.ts'
import { DEFAULT_REPOSITORY } from '../stand-ins/github/github.ts'
import {
  deleteEvent,
  issueCommentEvent,
  otherEvent,
  type Payload,
  pullRequestEvent,
  pushEvent,
  workflowRunEvent,
} from '../stand-ins/runner/events.ts'
import { setScene } from '../stand-ins/runner/runner.ts'
import { makeSite } from '../stand-ins/scenes/world.ts'

const inputs: Inputs = { ...readInputs().inputs, apiKey: 'key', directory: 'dist' }

const head = { sha: 'a'.repeat(40), ref: 'topic' }
const foreign = { ...head, fork: 'other/site' }
const pull = (action: string, more = {}): Payload => pullRequestEvent({ action, number: 7, head, ...more })
const ofClosed = (action: string): Payload => {
  const payload = pull(action)
  return { ...payload, pull_request: { ...(payload['pull_request'] as object), state: 'closed' } }
}
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

/** An event of a pull request that is no `pull_request`. */
const review = (sha = head.sha): object =>
  pullRequestEvent({ event: 'pull_request_review', action: 'x', number: 7, head: { ...head, sha } })
const onMain = 'refs/heads/main'
const release = (action: string): object => ({ ...otherEvent('release'), action })
const bot = { login: 'dependabot[bot]' }

const onPull = 'refs/pull/7/merge'
const onTopic = 'refs/heads/a/b'
const onTag = 'refs/tags/v1'
const ofBranch = (name: string) => ({ subject: { kind: 'branch', branch: name } })

describe('makePlan', () => {
  // Without a payload it is GitHub's own example.
  it.each<[events: string, payload: object | undefined, ref: string, kind: string, target: object]>([
    ['push workflow_dispatch', main, onMain, 'deploy', production],
    ['push', main, onTag, 'deploy', production],
    ['push workflow_dispatch', main, onTopic, 'deploy', branch],
    ['push', main, 'refs/heads/tags/x', 'deploy', ofBranch('tags/x')],
    ['push', main, 'refs/heads/heads/main', 'deploy', ofBranch('heads/main')],
    ['push', main, 'refs/heads/pull/7/merge', 'deploy', ofBranch('pull/7/merge')],
    ['schedule', {}, 'refs/heads/trunk', 'deploy', production],
    ['release', release('published'), onTag, 'deploy', production],
    ['release', release('released'), onTag, 'deploy', production],
    ['repository_dispatch issues discussion_comment fork watch', undefined, onMain, 'deploy', production],
    ['issues', { ...otherEvent('issues'), action: 'closed' }, onMain, 'deploy', production],
    ['create', undefined, onTopic, 'deploy', branch],
    ['', {}, '', 'deploy', production],
    ['pull_request', pull('opened'), onPull, 'deploy', preview],
    ['pull_request pull_request_target', pull('closed'), onMain, 'teardown', preview],
    ['pull_request_target', pull('synchronize'), onMain, 'deploy', preview],
    ['pull_request_review', review(), onPull, 'deploy', preview],
    // The last two are what GitHub may invent.
    ['pull_request_review_comment pull_request_praise praise', review(), onMain, 'deploy', preview],
    ['delete', deleteEvent({ ref: 'a/b' }), onMain, 'teardown', branch],
    ['delete', { ref: 'a/b', ref_type: 'branch' }, onMain, 'teardown', branch],
  ])('%s (%#) decides by event and ref', (events, payload, ref, kind, target) => {
    for (const event of events.split(' ')) {
      const made = (given = {}) => plan(event, payload ?? otherEvent(event), given, { GITHUB_REF: ref })
      expect(made(), event).toMatchObject({ kind, target })
      const reserved = made({ mode: 'reserve', directory: undefined, githubToken: 't' })
      expect(reserved, event).toMatchObject(kind === 'deploy' ? { kind: 'reserve', target } : { kind: 'skip' })
    }
  })

  it.each([
    ['issue_comment', issueCommentEvent({ number: 7 }), onMain],
    ['pull_request', pull('opened', { head: { ...head, sha: '' } }), onPull],
    ['pull_request_review', review(''), onPull],
    ['check_run', main, onPull],
  ])('%s (%#) asks for the head, and tears down without it', (event, payload, ref) => {
    const told = (answer?: GitHubAnswer, given = {}): Plan => plan(event, payload, given, { GITHUB_REF: ref }, answer)
    expect(told()).toEqual({ kind: 'ask', question: { about: 'pull request', number: 7, fromInput: false } })
    const { sha, ...whose } = preview
    const pullRequest = { open: true, headSha: sha, headRepository: DEFAULT_REPOSITORY }
    expect(told({ pullRequest })).toMatchObject({ kind: 'deploy', target: preview })
    expect(told({ pullRequest: undefined })).toMatchObject({ kind: 'deploy', target: { ...whose, sha: '' } })
    const closed = told({ pullRequest: { ...pullRequest, open: false } })
    expect(closed).toMatchObject({ kind: 'skip', environment: 'preview' })
    expect(told(undefined, { mode: 'teardown' })).toMatchObject({ kind: 'teardown', target: whose })
  })

  const noRefs = ['', 'main', 'refs/main', 'refs/heads/', 'refs/pull/0/merge', 'refs/pull/x/merge', 'REFS/HEADS/main']
  it.each(noRefs)('a ref like "%s" is an error', (ref) => {
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
    ['pull_request', pull('opened', { sender: bot.login }), '', 'preview', 'by Dependabot'],
  ])('%s (%#) is skipped', (event, payload, apiKey, environment, why) => {
    const env = { GITHUB_REF: 'refs/heads/gh-readonly-queue/main/x' }
    const reason = expect.stringContaining(why)
    // Then nothing was to be deployed, and the summary says so.
    const teardown = event === 'delete' || ('action' in payload && payload['action'] === 'closed')
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

  it.each([
    ['push', main, { apiKey: '' }, 'api-key', 'the key is empty', 'then write "api-key: ${{ secrets.'],
    ['push', main, { directory: undefined }, 'directory', 'a deploy needs', '"directory: dist"'],
    ['schedule', {}, { directory: undefined }, 'directory', 'a deploy needs', '"mode: sweep"'],
    ['push', main, { mode: 'teardown' }, 'domain', 'needs the link to delete', '"domain: my-site'],
    ['push', main, { pullRequest: 7 }, 'pull-request', 'on push.', 'Leave it out'],
    ['', {}, { pullRequest: 7 }, 'pull-request', 'on no event.', 'Leave it out'],
    ['push', main, { mode: 'teardown', domain: 'x.y', expireAfter: 14 }, 'expire-after', 'only a sweep', 'mode: sweep'],
    ['push', main, { mode: 'reserve' }, 'github-token', 'nobody remembers', 'deployments: write'],
  ] as const)('%s (%#) says what is missing and what to write', (event, payload, given, input, what, hint) => {
    const error = { input, message: expect.stringContaining(what), hint: expect.stringContaining(hint) }
    expect(() => plan(event, payload, given)).toThrow(expect.objectContaining(error))
  })

  it('follows the inputs mode, environment and domain', () => {
    const down = plan('push', main, { mode: 'teardown', domain: 'x.y' })
    expect(down).toMatchObject({ kind: 'teardown', target: { domain: 'x.y' } })
    expect(plan('push', main, { environment: 'docs' })).toMatchObject({ target: { environment: 'docs' } })
    const sweep = { kind: 'sweep', environment: 'preview' }
    expect(plan('schedule', {}, { mode: 'sweep', directory: undefined, expireAfter: 14 })).toEqual(sweep)
    const onIssue = issueCommentEvent({ number: 7, on: 'issue' })
    expect(plan('issue_comment', onIssue, { mode: 'deploy' })).toMatchObject({ target: production })
    for (const more of [{ headRepository: null }, { event: 'merge_group' }]) {
      const run = workflowRunEvent({ headSha: head.sha, headBranch: 'main', ...more })
      expect(plan('workflow_run', run, { mode: 'sweep' })).toEqual(sweep)
    }
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
  [{ id: String(id), full_name: name }, false],
  [{}, false],
  [name, false],
  [null, false],
  [undefined, false],
]
const answers: (GitHubAnswer | undefined)[] = [undefined, { name: 'branch' }, { name: 'tag' }, { name: 'neither' }]

/** A run's context. There are thousands, so each is no more than a file. */
function contextOf(event: string, payload: object, env: Record<string, string> = {}): Context {
  using folder = makeSite({ 'event.json': JSON.stringify({ repository, ...payload }) })
  return readContext({
    GITHUB_EVENT_NAME: event,
    GITHUB_EVENT_PATH: `${folder.directory}/event.json`,
    GITHUB_REF: onMain,
    GITHUB_REPOSITORY: DEFAULT_REPOSITORY,
    ...env,
  })
}

const contextAfter = (run: object): Context =>
  contextOf('workflow_run', {
    action: 'completed',
    workflow_run: { conclusion: 'success', ...run, head_sha: head.sha },
  })

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
      const headRepository = head_repository?.full_name.toLowerCase() ?? ''
      for (const mode of ['auto', 'deploy', 'teardown'] as const) {
        const run = contextAfter({ event, head_branch: 'main', head_repository })
        const asked = { mode, pullRequest: 7 }
        const question = { about: 'pull request', number: 7, fromInput: true }
        expect(follow(run, asked)).toMatchObject(event === 'merge_group' ? { kind: 'skip' } : { kind: 'ask', question })
        if (event === 'merge_group') continue
        const teardown = mode === 'teardown'
        const right = { open: !teardown, headSha: head.sha, headRepository }
        // A repository that is gone has no name, and two that have none are not the same.
        const isFor = { kind: teardown ? 'teardown' : 'deploy', target: preview }
        const nobody = { kind: expect.stringContaining('a fork that was deleted') }
        const made = follow(run, asked, { pullRequest: right })
        expect(made).toMatchObject(headRepository === '' && !teardown ? nobody : isFor)
        // What a fork left that is gone is torn down by number and commit.
        const ofGone = follow(run, asked, { pullRequest: { ...right, headRepository: '' } })
        if (teardown) expect(ofGone).toMatchObject(isFor)
        const wrongs = [
          undefined,
          { ...right, open: teardown },
          { ...right, headSha: 'b'.repeat(40) },
          // A fork may have a branch at the very commit of this repository's own pull request.
          { ...right, headRepository: 'another/octo-repo' },
          ...(teardown ? [] : [{ ...right, headRepository: '' }]),
        ]
        for (const pullRequest of wrongs)
          expect(follow(run, asked, { pullRequest }).kind).toMatch(/^pull-request: #7 /u)
      }
    }
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
    ['push', 'feature', 'branch', 'deploy', ofBranch('feature')],
    ['push', 'tags/v1', 'branch', 'deploy', ofBranch('tags/v1')],
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
    const own = { full_name: name }
    const run = { event: 'push', conclusion: 'success', head_sha: head.sha, head_branch: 'main', head_repository: own }
    for (const repository of [{ ...own, default_branch: 'main' }, { default_branch: 'main' }]) {
      const payload = { workflow_run: run, repository }
      expect(plan('workflow_run', payload)).toMatchObject({ kind: 'deploy', target: production })
    }
    const nowhere = { workflow_run: { ...run, head_repository: {} }, repository: { default_branch: 'main' } }
    expect(() => plan('workflow_run', nowhere, {}, { GITHUB_REPOSITORY: '' })).toThrow(/^pull-request: /u)
  })
})

const modes = ['auto', 'deploy', 'teardown', 'sweep', 'reserve'] as const
const keys = ['key', '']
const written = { mode: 'deploy', domain: 'staging.example', environment: 'staging' } as const

describe('makePlan, whatever comes together', () => {
  const refs = [onMain, onTopic, onTag, 'refs/heads/gh-readonly-queue/main/x', onPull, '']
  const more = { ref: 'a/b', ref_type: 'branch', issue: {} }
  const payloads: object[] = [
    more,
    { ...more, ref_type: 'tag', action: 'closed' },
    { ...more, ref_type: 'tag', action: 'published' },
    { ...more, ...pull('opened') },
    { ...more, ...ofClosed('labeled') },
    { ...more, ...pull('closed', { head: foreign }) },
  ]
  const words: Partial<Inputs>[] = [{}, { domain: 'a.example' }, { domain: 'a.example', environment: 'staging' }]
  const passwords = [undefined, '', 'seven77', 'enough-of-it']
  const situations = modes.flatMap((mode) =>
    keys.flatMap((apiKey) =>
      words.flatMap((word) =>
        passwords.map((previewPassword) => ({ mode, apiKey, githubToken: 't', ...word, previewPassword })),
      ),
    ),
  )

  it.each(events.filter((event) => event !== 'workflow_run'))('%s does only what it may', (event) => {
    let deploys = 0
    let without: Plan | { kind: string } | undefined
    const told = payloads.filter((payload) => !event.startsWith('pull_request') || 'pull_request' in payload)
    const contexts = told.flatMap((payload) => refs.map((ref) => contextOf(event, payload, { GITHUB_REF: ref })))
    for (const context of contexts) {
      for (const given of situations) {
        const made = follow(context, given)
        const title = JSON.stringify({ context, given, made })
        // A password is looked at only for a preview that is uploaded.
        if (given.previewPassword === undefined) without = made
        else if (!made.kind.startsWith('preview-password: ')) expect(made, title).toEqual(without)
        else {
          expect(['deploy', 'reserve'], title).toContain(without?.kind)
          expect(without, title).not.toMatchObject({ target: { subject: production.subject } })
        }
        if (given.mode === 'sweep')
          expect(['sweep', 'skip'].includes(made.kind) || given.apiKey === '', title).toBe(true)
        if (!('target' in made)) continue
        const { subject } = made.target
        expect(given.apiKey, title).not.toBe('')
        const isPull = context.pullRequest !== undefined || context.ref === onPull
        if (isPull) expect(subject.kind, title).toBe('pull-request')
        const isStaging = given.environment && (given.mode === 'deploy' || given.mode === 'reserve')
        const isOnLive = [onMain, onTag, 'refs/tags/a/b'].includes(context.ref)
        if (subject.kind === 'live-site') expect(isOnLive || isStaging, title).toBeTruthy()
        if (made.kind === 'teardown') {
          const isBySight = event === 'delete' || context.action === 'closed'
          expect(given.mode === 'teardown' || (given.mode === 'auto' && isBySight), title).toBe(true)
          expect(made.byPerson, title).toBe(given.mode === 'teardown')
          if (subject.kind === 'live-site')
            expect(given, title).toMatchObject({ mode: 'teardown', domain: 'a.example' })
          continue
        }
        deploys += 1
        expect(event === 'delete' || context.pullRequest?.closed === true, title).toBe(false)
        if (subject.kind !== 'live-site') expect([undefined, 'enough-of-it'], title).toContain(given.previewPassword)
      }
    }
    expect(deploys > 0).toBe(event !== 'delete')
  })
})

describe('what deploys nothing, whatever mode says', () => {
  const ended = (conclusion: string): Payload =>
    workflowRunEvent({ headSha: head.sha, headBranch: 'main', event: 'push', conclusion })

  it.each<[event: string, payload: object, ref: string, environment: string, why: string]>([
    ['release', release('created'), onTag, 'production', 'this one was "created"'],
    ['release', release('edited'), onTag, 'production', 'this one was "edited"'],
    ['release', release(''), onTag, 'production', 'this one was ""'],
    ['delete', deleteEvent({ ref: 'a/b' }), onMain, 'preview', 'was deleted'],
    ['delete', deleteEvent({ ref: 'v1', refType: 'tag' }), onMain, 'production', 'was deleted'],
    ['pull_request', pull('closed'), onPull, 'preview', '#7 is closed'],
    ['pull_request_review', ofClosed('submitted'), onPull, 'preview', '#7 is closed'],
    ['workflow_run', ended('failure'), onMain, 'production', 'did not succeed (failure)'],
    ['workflow_run', ended(''), onMain, 'production', '(it has not ended)'],
  ])('%s (%#) is skipped where it would deploy, key or no key', (event, payload, ref, environment, why) => {
    const made = (given: Partial<Inputs>): Plan => plan(event, payload, given, { GITHUB_REF: ref })
    const domain = 'a.example'
    for (const apiKey of keys) {
      for (const mode of ['deploy', 'reserve'] as const) {
        const skipped = made({ mode, apiKey, domain, directory: undefined })
        expect(skipped).toMatchObject({ kind: 'skip', environment, teardown: false })
        // A reserve of a tag that is gone says it in other words.
        if (mode === 'deploy') expect(skipped).toMatchObject({ reason: expect.stringContaining(why) })
      }
    }
    const isEnd = event === 'delete' || event.startsWith('pull_request')
    if (!isEnd || event === 'pull_request_review') expect(made({ domain }).kind).toBe('skip')
    expect(made({ mode: 'sweep' }).kind).toBe('sweep')
    expect(made({ mode: 'teardown', domain }).kind).toBe('teardown')
  })

  it('is a run that did not succeed, of any pull request, too', () => {
    for (const conclusion of ['failure', null]) {
      const run = contextAfter({ event: 'pull_request', head_branch: 'x', head_repository: repository, conclusion })
      expect(follow(run, { pullRequest: 7 })).toMatchObject({ kind: 'skip', environment: 'preview' })
      const ofFork = contextAfter({ event: 'push', head_branch: 'main', head_repository: null, conclusion })
      expect(follow(ofFork)).toMatchObject({ kind: 'skip', environment: 'preview' })
      expect(follow(run, { pullRequest: 7, mode: 'teardown' }).kind).toBe('ask')
    }
  })
})

describe('without a key, by Dependabot', () => {
  it.each<[event: string, payload: object, ref: string, given: Partial<Inputs>, made: string]>([
    ['push', main, onTopic, {}, 'skip'],
    ['create', otherEvent('create'), onTopic, {}, 'skip'],
    ['delete', deleteEvent({ ref: 'a/b' }), onMain, {}, 'skip'],
    ['push', main, onTopic, { mode: 'deploy' }, 'skip'],
    ['pull_request', pull('opened'), onPull, {}, 'skip'],
    ['pull_request', pull('closed'), onPull, {}, 'skip'],
    ['push', main, onTopic, written, 'api-key'],
    ['push', main, onMain, {}, 'api-key'],
    ['push', main, onTag, {}, 'api-key'],
    ['pull_request_target', pull('opened'), onMain, {}, 'api-key'],
    ['pull_request_target', pull('opened'), onTopic, {}, 'api-key'],
    ['issue_comment', issueCommentEvent({ number: 7 }), onMain, {}, 'api-key'],
  ])('%s (%#) is skipped only where it is a preview that gets no secrets', (event, payload, ref, given, made) => {
    const sent = { ...payload, repository }
    const by = (GITHUB_ACTOR: string, apiKey: string): string | undefined =>
      follow(contextOf(event, sent, { GITHUB_REF: ref, GITHUB_ACTOR }), { ...given, apiKey }).kind.split(':')[0]
    expect(by(bot.login, '')).toBe(made)
    expect(by('octocat', '')).toBe('api-key')
    expect(by(bot.login, 'key')).not.toBe('skip')
  })
})

describe('a password', () => {
  const preview = (given: Partial<Inputs>) => plan('pull_request', pull('opened'), given, { GITHUB_REF: onPull })
  const short = 'has fewer than 8 characters, or a line break'

  // For which runs it is looked at is held above.
  it.each([
    ['', 'is empty, so everybody with the link could read the preview'],
    ['1234567', short],
    ['🔒🔒🔒🔒🔒', short],
    ['two\nlines of it', short],
  ])('%j is an error', (previewPassword, why) => {
    const message = `preview-password: the password ${why}.`
    const error = expect.objectContaining({ message, hint: expect.stringContaining('password: none"') })
    for (const dryRun of [true, false]) expect(() => preview({ previewPassword, dryRun })).toThrow(error)
  })

  it.each([undefined, '12345678', 'ünï cödé'])('%j is none', (previewPassword) => {
    expect(preview({ previewPassword })).toMatchObject({ kind: 'deploy' })
  })

  it('is asked for once GitHub has told the pull request', () => {
    const payload = issueCommentEvent({ number: 7 })
    const answered = (pullRequest?: GitHubAnswer['pullRequest']) =>
      plan('issue_comment', payload, { previewPassword: '' }, {}, pullRequest && { pullRequest })
    const open = { open: true, headSha: head.sha, headRepository: name }
    expect(answered().kind).toBe('ask')
    expect(() => answered(open)).toThrow(/^preview-password: /u)
    expect(answered({ ...open, open: false }).kind).toBe('skip')
  })
})

describe("a branch with a live site of its environment's own", () => {
  const onBranch = 'refs/heads/staging'
  it.each<[title: string, given: Partial<Inputs>, kind: string]>([
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
  ])('has %s written (%#)', (_, given, kind) => {
    for (const event of ['push', 'workflow_dispatch']) {
      const made = plan(event, main, { githubToken: 't', ...given }, { GITHUB_REF: onBranch })
      const { environment = 'preview', domain } = given
      expect(made).toMatchObject({ target: { subject: { kind }, environment, domain } })
    }
  })
})

it('a reserve tells no closed pull request of a mistake', () => {
  using scene = setScene({ event: 'pull_request', payload: pull('closed') })
  expect(failedRunOf({ ...inputs, mode: 'reserve' }, readContext(scene.env))).toBeUndefined()
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
    ['anything else', { '.git/HEAD': `${built}0\n` }, ''],
  ])('is what is checked out where that may be the base: %s', (_, files, commit) => {
    expect(shown('pull_request_target', pull('opened'), files)).toEqual({ sha: head.sha, shown: commit })
    expect(shown('issue_comment', issueCommentEvent({ number: 7 }), files)).toEqual({ sha: head.sha, shown: commit })
  })

  it('is the head elsewhere', () => {
    const files = { '.git/HEAD': built }
    const usual = { sha: head.sha, shown: undefined }
    expect(shown('pull_request', pull('opened'), files, onPull)).toEqual(usual)
    expect(shown('pull_request_review', review(), files, onPull)).toEqual(usual)
    expect(shown('push', main, files)).toMatchObject({ shown: undefined })
  })
})
