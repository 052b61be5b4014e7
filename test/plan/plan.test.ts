import { describe, expect, it } from 'vitest'
import { type PullRequest, readContext } from '../../src/plan/context.ts'
import { type Inputs, readInputs } from '../../src/plan/inputs.ts'
import { makePlan, type Plan } from '../../src/plan/plan.ts'
import { DEFAULT_REPOSITORY } from '../stand-ins/github/github.ts'
import {
  deleteEvent,
  eventNames,
  issueCommentEvent,
  otherEvent,
  type Payload,
  pullRequestEvent,
  pushEvent,
  type WorkflowRunFacts,
  workflowRunEvent,
} from '../stand-ins/runner/events.ts'
import { setScene } from '../stand-ins/runner/runner.ts'

const inputs: Inputs = { ...readInputs(), apiKey: 'key', directory: 'dist', githubToken: 'token' }
const modes = ['auto', 'deploy', 'teardown', 'sweep', 'build-failed'] as const
const here = DEFAULT_REPOSITORY.toLowerCase()

type Given = Partial<Inputs>

/** An event as the runner gives it. */
interface RunEvent {
  readonly event: string
  readonly payload: object
  readonly ref: string
  readonly actor?: string
}

/** @param answer to the plan `ask` */
function plan({ event, payload, ref, actor = 'octocat' }: RunEvent, given: Given = {}, answer?: PullRequest): Plan {
  const env = { GITHUB_REPOSITORY: DEFAULT_REPOSITORY, GITHUB_REF: ref, GITHUB_ACTOR: actor }
  using scene = setScene({ event, payload, env })
  const context = readContext(scene.env)
  const first = makePlan({ ...inputs, ...given }, context)
  return first.kind === 'ask' && answer ? makePlan({ ...inputs, ...given }, { ...context, pullRequest: answer }) : first
}

const head = { sha: 'a'.repeat(40), ref: 'topic' }
const bot = 'dependabot[bot]'
const [onMain, onTopic, onTag, onPull] = ['refs/heads/main', 'refs/heads/a/b', 'refs/tags/v1', 'refs/pull/7/merge']
const onQueue = 'refs/heads/gh-readonly-queue/main/x'

const production = { subject: { kind: 'live-site' }, environment: 'production' }
const preview = { subject: { kind: 'pull-request', number: 7 }, environment: 'preview', sha: head.sha }
const ofBranch = (branch: string) => ({ subject: { kind: 'branch', branch }, environment: 'preview' })

const eventOn = (event: string, ref: string, payload: object = otherEvent(event)): RunEvent => ({ event, ref, payload })
const push = (ref: string): RunEvent => eventOn('push', ref, pushEvent({ ref, sha: head.sha }))
const pull = (action: string, more = {}): Payload => pullRequestEvent({ action, number: 7, head, ...more })
const pulled = (action: string, more = {}): RunEvent => eventOn('pull_request', onPull, pull(action, more))
const target = (action: string, more = {}): RunEvent => eventOn('pull_request_target', onMain, pull(action, more))
const review = (event: string, more = {}): RunEvent =>
  eventOn(event, onPull, pullRequestEvent({ event: 'pull_request_review', action: 'x', number: 7, head, ...more }))
const release = (action: string): RunEvent => eventOn('release', onTag, { ...otherEvent('release'), action })
const deleted = (ref: string, refType: 'branch' | 'tag' = 'branch'): RunEvent =>
  eventOn('delete', onMain, deleteEvent({ ref, refType }))
const commented = eventOn('issue_comment', onMain, issueCommentEvent({ number: 7 }))
const onIssue = eventOn('issue_comment', onMain, issueCommentEvent({ number: 7, on: 'issue' }))
const following = (facts: Partial<WorkflowRunFacts>): RunEvent =>
  eventOn('workflow_run', onMain, workflowRunEvent({ headSha: head.sha, headBranch: 'main', ...facts }))
const open: PullRequest = { number: 7, closed: false, headSha: head.sha, headRepository: here }
const fork = { head: { ...head, fork: 'other/site' } }

describe('the table of events, by mode: auto', () => {
  it.each<[what: string, event: RunEvent, kind: string, target: object]>([
    ['a closed pull request', pulled('closed'), 'teardown', preview],
    ['any other action on a pull request', pulled('labeled'), 'deploy', preview],
    ['any action on a closed pull request', pulled('labeled', { isClosed: true }), 'teardown', preview],
    ['the same on pull_request_target', target('labeled', { isClosed: true }), 'teardown', preview],
    ['a branch that was deleted', deleted('a/b'), 'teardown', ofBranch('a/b')],
    ['a published release', release('published'), 'deploy', production],
    ['a review', review('pull_request_review'), 'deploy', preview],
    ['a push to the default branch', push(onMain), 'deploy', production],
    ['a push of a tag', push(onTag), 'deploy', production],
    ['a schedule, without a default branch', eventOn('schedule', 'refs/heads/x', {}), 'deploy', production],
    ['no runner', eventOn('', '', {}), 'deploy', production],
    ['a push to another branch', push(onTopic), 'deploy', ofBranch('a/b')],
    ['a branch with the name of a tag', push('refs/heads/tags/x'), 'deploy', ofBranch('tags/x')],
    ['a branch with the name of a pull request', push('refs/heads/pull/7/merge'), 'deploy', ofBranch('pull/7/merge')],
  ])('%s has its operation, and its site', (_, event, kind, target) => {
    expect(plan(event)).toMatchObject({ kind, target })
  })

  it.each<[what: string, event: RunEvent]>([
    ['a comment on a pull request', commented],
    ['a pull request without a head', pulled('opened', { head: { ...head, sha: '' } })],
  ])('%s asks GitHub for the head, and is never production', (_, event) => {
    expect(plan(event)).toEqual({ kind: 'ask', number: 7 })
    expect(plan(event, {}, open)).toMatchObject({ kind: 'deploy', target: preview })
    // Without a token nobody needs the head.
    const headless = { ...preview, sha: '' }
    expect(plan(event, { githubToken: '' })).toMatchObject({ kind: 'deploy', target: headless })
    const closed = event === commented ? 'skip' : 'teardown'
    expect(plan(event, {}, { ...open, closed: true })).toMatchObject({ kind: closed })
    expect(plan(event, { mode: 'teardown' })).toMatchObject({ kind: 'teardown', target: headless })
  })

  it.each(['', 'x/refs/tags/y', 'refs/heads/', onPull])('a ref like "%s" without a pull request is an error', (ref) => {
    const event = eventOn('push', ref, pushEvent({ ref: onMain, sha: head.sha }))
    expect(() => plan(event)).toThrow('not a branch or tag, and its event has no pull request')
  })
})

describe('what is skipped', () => {
  it('a comment on an issue, unless mode says what it is for', () => {
    expect(plan(onIssue)).toMatchObject({ kind: 'skip', reason: expect.stringContaining('Anybody may comment') })
    expect(plan(onIssue, { mode: 'deploy' })).toMatchObject({ kind: 'deploy', target: production })
  })

  it.each<[what: string, event: RunEvent]>([
    ['merge_group', eventOn('merge_group', onQueue)],
    ["a push to a queue's branch", push(onQueue)],
    ['a run after merge_group', following({ event: 'merge_group' })],
    ['a run after a push to a queue', following({ event: 'push', headBranch: 'gh-readonly-queue/main/x' })],
  ])('%s, whatever mode says, key or no key', (_, event) => {
    for (const mode of modes) {
      const made = plan(event, { mode, apiKey: mode === 'deploy' ? 'key' : '', environment: 'docs' })
      const reason = expect.stringContaining('merge queue')
      expect(made, mode).toEqual({ kind: 'skip', reason })
    }
  })

  it.each<[what: string, event: RunEvent, why: string]>([
    ['a release that was created', release('created'), 'this one was "created"'],
    ['a run after a failure', following({ event: 'push', conclusion: 'failure' }), 'did not succeed (failure)'],
    ['a deletion of a branch', deleted('a/b'), 'branch was deleted'],
    ['a deletion of a tag', deleted('v1', 'tag'), 'tag was deleted'],
    ['a pull request that is closed', pulled('closed'), '#7 is closed'],
    ['a review of a closed one', review('pull_request_review', { isClosed: true }), '#7 is closed'],
  ])('%s, if it would deploy, key or no key', (what, event, why) => {
    const isTeardown = what === 'a deletion of a branch' || what === 'a pull request that is closed'
    for (const mode of ['auto', 'deploy'] as const) {
      for (const apiKey of ['key', '']) {
        if (mode === 'auto' && isTeardown) continue
        const made = plan(event, { mode, apiKey, directory: undefined })
        expect(made, mode).toMatchObject({ kind: 'skip', reason: expect.stringContaining(why) })
      }
    }
    expect(plan(event, { mode: 'sweep' }).kind).toBe('sweep')
    const number = event.event === 'workflow_run' ? { pullRequest: 7 } : {}
    const down = { mode: 'teardown', domain: 'a.example', ...number } as const
    expect(plan(event, down, { ...open, closed: true })).toMatchObject({ kind: 'teardown' })
  })

  it.each<[what: string, event: RunEvent, why: string]>([
    ['a pull request of a fork', pulled('opened', fork), 'from a fork'],
    ['the close of a pull request of a fork', pulled('closed', fork), 'from a fork'],
    ['a pull request by Dependabot', pulled('opened', { author: bot }), 'by Dependabot'],
    ['the close of a pull request by Dependabot', pulled('closed', { author: bot }), 'by Dependabot'],
    ['a pull request that Dependabot pushed to', { ...pulled('synchronize'), actor: bot }, 'by Dependabot'],
    ['the close of a pull request by Dependabot itself', { ...pulled('closed'), actor: bot }, 'by Dependabot'],
  ])('%s, without a key only', (what, event, why) => {
    const [none, stays] = ['there is no preview', 'nothing is deleted, and a preview that is online stays until the']
    const reasonWith = (text: string) => expect.stringMatching(new RegExp(`${why}.*: without a key ${text}`, 'u'))
    const reason = reasonWith(what.includes('close') ? stays : none)
    expect(plan(event, { apiKey: '' })).toEqual({ kind: 'skip', reason })
    for (const mode of ['teardown', 'sweep'] as const)
      expect(plan(event, { apiKey: '', mode })).toEqual({ kind: 'skip', reason: reasonWith(stays) })
    expect(plan(event).kind).not.toBe('skip')
  })

  it.each<[what: string, event: RunEvent]>([
    ['a push', push(onMain)],
    ["Dependabot's push", { ...push(onTopic), actor: bot }],
    ['an own pull request', pulled('opened')],
    ['pull_request_target, which gets secrets', target('opened', fork)],
  ])('%s without a key is not skipped: it is an error that says where secrets come from', (_, event) => {
    const message = expect.stringMatching(/^api-key: the key is empty/u)
    const hint = expect.objectContaining({ text: expect.stringContaining('${{ secrets.') })
    const error = expect.objectContaining({ message, hint })
    for (const mode of modes) {
      if (mode === 'build-failed') expect(() => plan(event, { apiKey: '', mode })).not.toThrow()
      else expect(() => plan(event, { apiKey: '', mode, domain: 'a.test' }), mode).toThrow(error)
    }
  })
})

describe('workflow_run', () => {
  const trusted = ['push', 'workflow_dispatch', 'repository_dispatch', 'schedule']
  const all = eventNames()

  it('is tried after every event of GitHub', () => {
    expect(all.length).toBeGreaterThan(50)
    expect(all).toEqual(expect.arrayContaining(trusted))
  })

  const facts = [...trusted.map((event) => ({ event, headBranch: 'main' })), { event: 'release', headBranch: 'v1' }]
  it.each(facts)('after $event on $headBranch of this repository is for production', (before) => {
    const expected = { kind: 'deploy', target: { ...production, sha: head.sha } }
    expect(plan(following(before))).toMatchObject(expected)
    expect(plan(following({ ...before, headRepository: 'Octo-Org/Octo-Repo' }))).toMatchObject(expected)
  })

  const events = [...trusted, 'release', 'pull_request', 'pull_request_target', 'issue_comment', 'PUSH', '']
  it.each<[what: string, facts: Partial<WorkflowRunFacts>]>([
    ...events.flatMap((event): [string, object][] => [
      [`"${event}" of a fork`, { event, headRepository: 'stranger/octo-repo' }],
      [`"${event}" of a fork that is gone`, { event, headRepository: null }],
    ]),
    ...[...all.filter((event) => ![...trusted, 'release', 'merge_group'].includes(event)), 'PUSH', ''].map(
      (event): [string, object] => [`"${event}"`, { event }],
    ),
    ...trusted.flatMap((event): [string, object][] => [
      [`"${event}" on another branch`, { event, headBranch: 'feature' }],
      [`"${event}" of nobody knows what`, { event, headBranch: '' }],
    ]),
  ])('after %s asks for the number, and is never for the live site', (_, facts) => {
    for (const mode of ['auto', 'deploy', 'teardown'] as const) {
      const made = () => plan(following(facts), { mode, domain: 'live.example' })
      expect(made, mode).toThrow(/^pull-request: .*the number of its pull request must be given here/u)
    }
  })

  const others = ['auto', 'deploy', 'teardown', 'build-failed'] as const
  /** After a run on the head of pull request 7, whose number is given. */
  const planAfter = (facts: Partial<WorkflowRunFacts>, given: Given, answer?: Partial<PullRequest>): Plan => {
    const right = { ...open, headRepository: facts.headRepository?.toLowerCase() ?? here }
    return plan(following(facts), { pullRequest: 7, ...given }, answer && { ...right, ...answer })
  }

  it.each(events)('after "%s" with a number is for what GitHub confirms', (event) => {
    for (const headRepository of [DEFAULT_REPOSITORY, 'Stranger/octo-repo']) {
      const facts = { event, headRepository }
      for (const mode of others) {
        for (const apiKey of ['key', '']) expect(planAfter(facts, { mode, apiKey })).toEqual({ kind: 'ask', number: 7 })
        const kind = mode === 'auto' ? 'deploy' : mode
        expect(planAfter(facts, { mode }, {})).toMatchObject({ kind, target: preview })
      }
    }
  })

  it.each<[what: string, facts: Partial<WorkflowRunFacts>, answer: Partial<PullRequest>, now: string]>([
    ['another commit', {}, { headSha: 'b'.repeat(40) }, `bbbbbbb in ${here}`],
    ['another repository', {}, { headRepository: 'stranger/site' }, 'aaaaaaa in stranger/site'],
    ['this repository, after a fork', { headRepository: 'a/b' }, { headRepository: here }, `aaaaaaa in ${here}`],
    ['a fork that is gone', {}, { headRepository: '' }, 'aaaaaaa in a deleted repository'],
    ['a fork that was gone', { headRepository: null }, { headRepository: '' }, 'aaaaaaa in a deleted repository'],
    ['a fork, after one that is gone', { headRepository: null }, { headRepository: 'a/b' }, 'aaaaaaa in a/b'],
  ])('skips a pull request whose head is in %s, whatever mode, state and conclusion are', (_, facts, answer, now) => {
    const before = facts.headRepository === null ? 'a deleted repository' : (facts.headRepository ?? here)
    const reason = expect.stringContaining('#7 has another head')
    const says = `The run before this one was for aaaaaaa in ${before}, and the head of pull request #7 is ${now}.`
    for (const mode of others)
      for (const closed of [true, false])
        for (const conclusion of ['success', 'failure']) {
          const made = planAfter({ ...facts, conclusion }, { mode }, { closed, ...answer })
          expect(made).toEqual({ kind: 'skip', reason, warning: expect.stringContaining(says) })
        }
  })

  it.each(['success', 'failure', 'cancelled', 'skipped', ''])(
    'after "%s" is for a pull request by its state',
    (conclusion) => {
      const isGreen = conclusion === 'success'
      const facts = { event: 'pull_request', conclusion }
      const kinds = (closed: boolean) => others.map((mode) => planAfter(facts, { mode }, { closed }).kind)
      const deploys = isGreen ? ['deploy', 'deploy'] : ['skip', 'skip']
      expect(kinds(false)).toEqual([...deploys, 'teardown', 'build-failed'])
      expect(kinds(true)).toEqual(['teardown', 'skip', 'teardown', 'skip'])
      expect(planAfter(facts, { mode: 'sweep' }).kind).toBe('sweep')
    },
  )

  it('asks for a key and a directory once it is known that they are needed', () => {
    const without = { directory: undefined }
    expect(() => planAfter({ event: 'pull_request' }, without, {})).toThrow(/^directory: /u)
    expect(() => planAfter({ event: 'pull_request' }, { apiKey: '' }, { closed: true })).toThrow(/^api-key: /u)
  })
})

describe('a build that failed', () => {
  const given = { mode: 'build-failed', apiKey: '', directory: undefined, previewPassword: '' } as const
  it.each<[what: string, event: RunEvent]>([
    ['a pull request', pulled('synchronize')],
    ['one of a fork, with a token that may write', target('opened', fork)],
    ['one by Dependabot', { ...pulled('opened', { author: bot }), actor: bot }],
    ['pull_request_target', target('opened')],
    ['a review', review('pull_request_review')],
  ])('of %s is told there, without a key, a directory and a password', (_, event) => {
    expect(plan(event, given)).toEqual({ kind: 'build-failed', target: { ...preview, domain: undefined } })
    expect(plan(event, { ...given, environment: 'docs' })).toMatchObject({ target: { environment: 'docs' } })
  })

  it.each<[what: string, event: RunEvent, why: string]>([
    ['a pull request of a fork', pulled('opened', fork), 'the token of such a run can only read'],
    ['a close', pulled('closed'), '#7 is closed'],
    ['the close of a merged one', pulled('closed', { merged: true }), '#7 is closed'],
    ['a push', push(onMain), 'for no pull request'],
    ['a schedule', eventOn('schedule', onMain, {}), 'for no pull request'],
    ['a run after another one', following({ event: 'pull_request', conclusion: 'failure' }), 'for no pull request'],
    ['a branch that was deleted', deleted('a/b'), 'for no pull request'],
  ])('of %s is skipped', (_, event, why) => {
    expect(plan(event, given)).toEqual({ kind: 'skip', reason: expect.stringContaining(why) })
  })

  it('asks for a head that the event does not contain', () => {
    expect(plan(commented, given)).toMatchObject({ kind: 'ask' })
    expect(plan(commented, given, open)).toMatchObject({ kind: 'build-failed', target: preview })
    expect(plan(commented, given, { ...open, closed: true })).toMatchObject({ kind: 'skip' })
  })
})

describe('inputs', () => {
  it.each<[given: Given, event: RunEvent, input: string, what: string, hint: string]>([
    [{ directory: undefined }, push(onMain), 'directory', 'a deploy needs', '"directory: dist"'],
    [{ directory: undefined }, eventOn('schedule', onMain, {}), 'directory', 'a deploy needs', '"mode: sweep"'],
    [{ mode: 'teardown' }, push(onMain), 'domain', 'needs the address to delete', '"domain: my-site'],
    [{ pullRequest: 7 }, push(onMain), 'pull-request', 'on push.', "deploys to its branch's preview or to the live"],
    [
      { screenshotPaths: ['/a'] },
      push(onMain),
      'screenshot-paths',
      'needs "screenshots", such as 6',
      '"screenshots: 6"',
    ],
    [{ mode: 'auto', expireAfter: 14 }, push(onMain), 'expire-after', 'only a sweep', '"mode: sweep"'],
  ])('%o (%#) say what is wrong and what to write', (given, event, input, what, hint) => {
    const message = expect.stringMatching(new RegExp(`^${input}: .*${what}`, 'u'))
    expect(() => plan(event, given)).toThrow(
      expect.objectContaining({ message, hint: expect.objectContaining({ text: expect.stringContaining(hint) }) }),
    )
  })

  it.each<[what: string, event: RunEvent, given: Given, wrong: string[]]>([
    ['a preview', pulled('opened'), { previewPassword: 'x' }, ['api-key', 'preview-password', 'directory']],
    ['the live site', push(onMain), { previewPassword: 'x' }, ['api-key', 'directory']],
    ['a sweep', push(onMain), { mode: 'sweep', screenshotPaths: ['/'] }, ['screenshot-paths', 'api-key']],
    ['a teardown', push(onMain), { mode: 'teardown', expireAfter: 7 }, ['expire-after', 'api-key', 'domain']],
    ['a run that GitHub is asked about', commented, {}, ['api-key', 'directory']],
    ['a run after a stranger', following({ headRepository: 'a/b' }), {}, ['api-key', 'pull-request', 'directory']],
  ])('are told together for %s, before any request', (_, event, given, wrong) => {
    const lines = wrong.map((name) => expect.stringMatching(new RegExp(`^${name}: .*\\. [A-Z]`, 'u')))
    const message = `${wrong.length} inputs are wrong.`
    const all = { ...given, apiKey: '', directory: undefined }
    expect(() => plan(event, all)).toThrow(expect.objectContaining({ message, hint: undefined, list: lines }))
  })

  it('say that a called workflow gets no secrets by itself', () => {
    const text = expect.stringContaining('"secrets: inherit" in the calling job, or by name')
    expect(() => plan(push(onMain), { apiKey: '' })).toThrow(
      expect.objectContaining({ hint: expect.objectContaining({ text }) }),
    )
  })

  it('are checked before an event is skipped', () => {
    expect(() => plan(onIssue, { expireAfter: 14 })).toThrow('only a sweep')
  })

  it('say what a run is for', () => {
    const down = plan(push(onMain), { mode: 'teardown', domain: 'x.y', directory: undefined })
    expect(down).toMatchObject({ kind: 'teardown', target: { ...production, domain: 'x.y' } })
    expect(plan(push(onMain), { environment: 'docs' })).toMatchObject({ target: { environment: 'docs' } })
    const swept = { mode: 'sweep', directory: undefined, expireAfter: 14 } as const
    for (const event of [eventOn('schedule', onMain, {}), push(onTag), following({ headRepository: null })])
      expect(plan(event, swept)).toEqual({ kind: 'sweep', environment: 'preview' })
    expect(plan(push(onMain), { ...swept, environment: 'docs' })).toEqual({ kind: 'sweep', environment: 'docs' })
  })
})

describe("a branch with a live site of its environment's own", () => {
  const written = { mode: 'deploy', domain: 'staging.example', environment: 'staging' } as const
  it.each<[title: string, given: Given, kind: string]>([
    ['mode, domain and environment', written, 'live-site'],
    ['no mode', { ...written, mode: 'auto' }, 'branch'],
    ['no domain', { ...written, domain: undefined }, 'branch'],
    ['no environment', { ...written, environment: undefined }, 'branch'],
    ['production in another case', { ...written, environment: 'Production' }, 'branch'],
    // Else a branch could delete any link of the account.
    ['a teardown', { ...written, mode: 'teardown' }, 'branch'],
  ])('has %s written (%#)', (_, given, kind) => {
    const { environment = 'preview', domain } = given
    expect(plan(push(onTopic), given)).toMatchObject({ target: { subject: { kind }, environment, domain } })
    // A pull request never has one.
    expect(plan(pulled('opened'), given)).toMatchObject({ target: { subject: preview.subject } })
  })
})

describe('a password', () => {
  it.each([
    ['', 'is empty'],
    ['1234567', 'has fewer than 8 characters'],
    ['🔒🔒🔒🔒🔒', 'has fewer than 8 characters'],
    ['ab\u2028c', 'has fewer than 8 characters'],
  ])('%j is an error, of a preview only: it %s', (previewPassword, problem) => {
    const error = expect.objectContaining({
      message: `preview-password: the password ${problem}, so it would not protect the preview.`,
      hint: expect.objectContaining({ text: expect.stringContaining('password: none"') }),
    })
    for (const event of [pulled('opened'), push(onTopic)]) {
      for (const mode of ['auto', 'deploy'] as const)
        expect(() => plan(event, { previewPassword, mode })).toThrow(error)
      expect(plan(event, { previewPassword, mode: 'teardown' }).kind).toBe('teardown')
    }
    expect(() => plan(commented, { previewPassword }, open)).toThrow(error)
    expect(plan(push(onMain), { previewPassword })).toMatchObject({ kind: 'deploy', target: production })
  })

  it.each([undefined, '12345678', 'ünï cödé'])('%j is no error', (previewPassword) => {
    expect(plan(pulled('opened'), { previewPassword })).toMatchObject({ kind: 'deploy' })
  })
})
