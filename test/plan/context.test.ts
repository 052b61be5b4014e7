import { tmpdir } from 'node:os'
import { describe, expect, it } from 'vitest'
import { readContext } from '../../src/plan/context.ts'
import { DEFAULT_REPOSITORY } from '../stand-ins/github/github.ts'
import { pullRequestEvent, pushEvent, workflowRunEvent } from '../stand-ins/runner/events.ts'
import { setScene } from '../stand-ins/runner/runner.ts'
import { makeSite } from '../stand-ins/scenes/world.ts'

const head = { sha: 'a'.repeat(40), ref: 'topic' }

function context(event: string, payload: object, env: Record<string, string> = {}) {
  using scene = setScene({ event, payload, env: { GITHUB_REPOSITORY: DEFAULT_REPOSITORY, ...env } })
  return readContext(scene.env)
}

describe('readContext', () => {
  it('reads what the runner sets', () => {
    const env = {
      GITHUB_API_URL: 'https://github.example.com/api/v3',
      GITHUB_SERVER_URL: 'https://github.example.com',
      GITHUB_WORKSPACE: '/work',
      GITHUB_RUN_ATTEMPT: '3',
      GITHUB_WORKFLOW_REF: `${DEFAULT_REPOSITORY}/.github/workflows/deploy.yml@refs/heads/a/x.yml@refs/b`,
      GITHUB_JOB: 'site',
      RUNNER_TEMP: '/temp',
    }
    const payload = pushEvent({ ref: 'refs/heads/main', sha: head.sha, defaultBranch: 'trunk' })
    const texts = {
      event: 'push',
      action: '',
      ref: 'refs/heads/main',
      sha: '5ca1ab1e'.repeat(5),
      defaultBranch: 'trunk',
    }
    const places = { workspace: '/work', temp: '/temp', repository: { owner: 'octo-org', repo: 'octo-repo' } }
    const page = `https://github.example.com/${DEFAULT_REPOSITORY}/actions/runs/42/attempts/3`
    const ofRun = { apiUrl: 'https://github.example.com/api/v3', runUrl: page, run: '42.3' }
    const ofJob = { workflow: 'deploy.yml', jobId: 'site' }
    const none = { pullRequest: undefined, byDependabot: false, workflowRun: undefined }
    expect(context('push', payload, env)).toEqual({ ...texts, ...places, ...ofRun, ...ofJob, ...none })
  })

  it('works without a runner', () => {
    const texts = { event: '', action: '', ref: '', sha: '', runUrl: '', run: '', workflow: '', jobId: '' }
    const unknown = { pullRequest: undefined, workflowRun: undefined, repository: undefined }
    const usual = { workspace: process.cwd(), temp: tmpdir(), apiUrl: 'https://api.github.com' }
    const context = { ...texts, ...unknown, ...usual, defaultBranch: undefined, byDependabot: false }
    expect(readContext({})).toEqual(context)
  })

  it('reads run and job of a runner that tells less', () => {
    const env = { GITHUB_REPOSITORY: DEFAULT_REPOSITORY, GITHUB_RUN_ID: '42', GITHUB_WORKFLOW_REF: 'x' }
    expect(readContext(env)).toMatchObject({ run: '42.1', workflow: '', jobId: '' })
    // act gives every run the number 1.
    expect(readContext({ ...env, ACT: 'true' })).toMatchObject({ run: '', runUrl: '' })
  })

  type Facts = Partial<Parameters<typeof pullRequestEvent>[0]>
  it.each<[title: string, Facts, is: object, byDependabot?: boolean, actor?: string]>([
    ['of this repository', {}, { fork: false, closed: false }],
    ['that is closed', { action: 'closed' }, { closed: true }],
    ['spelt otherwise', { repository: 'Octo-Org/Octo-Repo' }, { fork: false }],
    ['of a fork', { head: { ...head, fork: 'other/site' } }, { fork: true }],
    ['of a fork that is gone', { head: { ...head, fork: null } }, { fork: true }],
    ['by Dependabot', { sender: 'dependabot[bot]' }, {}, true],
    ['by a person, for Dependabot', { author: 'dependabot[bot]' }, {}, true],
    ['by Dependabot, by its variable', {}, {}, true, 'dependabot[bot]'],
    ['that was reviewed', { event: 'pull_request_review' }, { fork: false }],
    ['with a review comment', { event: 'pull_request_review_comment' }, { fork: false }],
  ])('reads a pull request %s', (_, more, is, byDependabot = false, GITHUB_ACTOR = 'octocat') => {
    const facts = { event: 'pull_request', action: 'opened', number: 7, head, ...more }
    const pullRequest = { number: 7, headSha: head.sha, ...is }
    const read = context(facts.event, pullRequestEvent(facts), { GITHUB_ACTOR })
    expect(read).toMatchObject({ byDependabot, pullRequest })
  })

  it('takes two repositories without a name for two', () => {
    using folder = makeSite({ 'event.json': JSON.stringify({ pull_request: { number: 7, head: { repo: null } } }) })
    const env = { GITHUB_EVENT_NAME: 'pull_request', GITHUB_EVENT_PATH: `${folder.directory}/event.json` }
    expect(readContext(env).pullRequest).toMatchObject({ fork: true })
  })

  it('reads the run before a workflow_run, and no run of any other event', () => {
    const facts = { event: 'push', headSha: head.sha, headBranch: 'feature' }
    const heads = [undefined, 'Octo-Org/Octo-Repo', 'Other/Site', null]
    for (const [index, headRepository] of heads.entries()) {
      const sent = workflowRunEvent({ ...facts, ...(headRepository !== undefined && { headRepository }) })
      const { workflowRun } = context('workflow_run', sent)
      expect(workflowRun).toEqual({ ...facts, conclusion: 'success', foreign: index > 1 })
    }
    expect(context('push', workflowRunEvent(facts)).workflowRun).toBeUndefined()
  })

  it.each([
    ['pull_request', {}, 'pull_request.number'],
    ['pull_request', { pull_request: { number: 7.5 } }, 'pull_request.number'],
    ['pull_request', { pull_request: { number: 0 } }, 'pull_request.number'],
    ['pull_request', { pull_request: 'x' }, 'pull_request.number'],
    ['pull_request_review', { pull_request: {} }, 'pull_request.number'],
    ['push', { pull_request: {} }, 'pull_request.number'],
    ['issue_comment', { issue: null }, 'issue'],
    ['issue_comment', { issue: { pull_request: {} } }, 'pull_request.number'],
    ['delete', {}, 'ref'],
    ['delete', { ref: 'x', ref_type: 'note' }, 'ref_type'],
    ['workflow_run', { workflow_run: null }, 'workflow_run.head_sha'],
    ['workflow_run', { workflow_run: { head_sha: 7 } }, 'workflow_run.head_sha'],
  ])('%s with %o says that %s is missing', (event, payload, field) => {
    expect(() => context(event, payload)).toThrow(`does not tell \`${field}\``)
  })

  it.each(['', '{', '[]', 'null', '"push"'])('stops where the payload is %s', (text) => {
    using folder = makeSite({ 'event.json': text })
    const env = { GITHUB_EVENT_PATH: `${folder.directory}/event.json` }
    expect(() => readContext(env)).toThrow('it is unknown what to do')
    expect(() => readContext({ GITHUB_EVENT_PATH: folder.directory })).toThrow('EISDIR')
  })
})
