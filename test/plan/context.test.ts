import { tmpdir } from 'node:os'
import { describe, expect, it } from 'vitest'
import { readContext } from '../../src/plan/context.ts'
import { runUrl } from '../../src/variables.ts'
import { DEFAULT_REPOSITORY } from '../stand-ins/github/github.ts'
import { pushEvent } from '../stand-ins/runner/events.ts'
import { setScene } from '../stand-ins/runner/runner.ts'
import { makeSite } from '../stand-ins/scenes/world.ts'

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
    const payload = pushEvent({ ref: 'refs/heads/main', sha: 'a'.repeat(40), defaultBranch: 'trunk' })
    const ofPush = { ref: 'refs/heads/main', sha: '5ca1ab1e'.repeat(5), defaultBranch: 'trunk' }
    const texts = { event: 'push', action: '', ...ofPush }
    const places = { workspace: '/work', temp: '/temp', repository: { owner: 'octo-org', repo: 'octo-repo' } }
    const page = `https://github.example.com/${DEFAULT_REPOSITORY}/actions/runs/42/attempts/3`
    const ofRun = { apiUrl: 'https://github.example.com/api/v3', run: '42.3' }
    const ofJob = { workflow: 'deploy.yml', jobId: 'site' }
    const none = { pullRequest: undefined, byDependabot: false, workflowRun: undefined }
    expect(context('push', payload, env)).toEqual({ ...texts, ...places, ...ofRun, ...ofJob, ...none })
    expect(runUrl({ ...env, GITHUB_REPOSITORY: DEFAULT_REPOSITORY, GITHUB_RUN_ID: '42' })).toBe(page)
  })

  it('works without a runner, and with one that sets less', () => {
    const texts = { event: '', action: '', ref: '', sha: '', run: '', workflow: '', jobId: '' }
    const unknown = { pullRequest: undefined, workflowRun: undefined, repository: undefined }
    const usual = { workspace: process.cwd(), temp: tmpdir(), apiUrl: 'https://api.github.com' }
    const context = { ...texts, ...unknown, ...usual, defaultBranch: undefined, byDependabot: false }
    expect(readContext({})).toEqual({ ...context })
    const env = { GITHUB_REPOSITORY: DEFAULT_REPOSITORY, GITHUB_RUN_ID: '42', GITHUB_WORKFLOW_REF: 'x' }
    expect(readContext(env)).toMatchObject({ run: '42.1', workflow: '' })
    // act gives every run the number 1.
    expect(readContext({ ...env, ACT: 'true' })).toMatchObject({ run: '' })
    expect(runUrl({ ...env, ACT: 'true' })).toBe('')
  })

  it.each([
    ['pull_request', {}, 'pull_request.number'],
    ['issue_comment', { issue: { pull_request: {} } }, 'pull_request.number'],
    ['workflow_run', { workflow_run: null }, 'workflow_run.head_sha'],
  ])('%s with %o says that %s is missing', (event, payload, field) => {
    expect(() => context(event, payload)).toThrow(`does not tell \`${field}\``)
  })

  it.each(['', '{', '[]'])('stops where the payload is %s', (text) => {
    using folder = makeSite({ 'event.json': text })
    const env = { GITHUB_EVENT_PATH: `${folder.directory}/event.json` }
    const says = /GITHUB_EVENT_PATH.* it is unknown what to do/u
    expect(() => readContext(env)).toThrow(says)
    expect(() => readContext({ GITHUB_EVENT_PATH: `${folder.directory}/nowhere/event.json` })).toThrow(says)
  })
})
