import { describe, expect, it } from 'vitest'
import { readContext } from '../../src/step/context.ts'
import type { Inputs } from '../../src/step/inputs.ts'
import { makePlan, type Plan } from '../../src/step/plan.ts'
import { describe as inWords } from '../../src/target.ts'
import { deleteEvent, pullRequestEvent, pushEvent } from '../stand-ins/events.ts'
import { DEFAULT_REPOSITORY } from '../stand-ins/github.ts'
import { setScene } from '../stand-ins/runner.ts'

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
  uploadAs: 'files',
  verify: false,
  verifyTimeout: 60_000,
  skipUnchanged: false,
  dryRun: false,
  compareWith: undefined,
  noindex: false,
  githubToken: '',
  baseUrl: new URL('https://example.com'),
}

const head = { sha: 'a'.repeat(40), ref: 'topic' }
const pull = (action: string, more = {}): object => pullRequestEvent({ action, number: 7, head, ...more })
const production = { subject: { kind: 'production' }, environment: 'production' }
const preview = { subject: { kind: 'pull-request', number: 7 }, environment: 'preview', sha: head.sha }
const branch = { subject: { kind: 'branch', branch: 'a/b' }, environment: 'preview' }
const main = pushEvent({ ref: 'refs/heads/main', sha: head.sha })

function plan(
  event: string,
  payload: object,
  given: Partial<Inputs> = {},
  env: Record<string, string> = {},
): Plan {
  using scene = setScene({ event, payload, env: { GITHUB_REPOSITORY: DEFAULT_REPOSITORY, ...env } })
  return makePlan({ ...inputs, ...given }, readContext(scene.env))
}

describe('makePlan', () => {
  it.each([
    ['push', main, 'refs/heads/main', 'deploy', production],
    ['push', main, 'refs/tags/v1', 'deploy', production],
    ['push', main, 'refs/heads/a/b', 'deploy', branch],
    ['workflow_dispatch', main, 'refs/heads/main', 'deploy', production],
    ['workflow_dispatch', main, 'refs/heads/a/b', 'deploy', branch],
    ['schedule', {}, 'refs/heads/trunk', 'deploy', production],
    ['release', main, 'refs/tags/v1', 'deploy', production],
    ['', {}, '', 'deploy', production],
    ['pull_request', pull('opened'), 'refs/pull/7/merge', 'deploy', preview],
    ['pull_request', pull('labeled'), 'refs/pull/7/merge', 'deploy', preview],
    ['pull_request', pull('closed'), 'refs/heads/main', 'teardown', preview],
    ['pull_request_target', pull('synchronize'), 'refs/heads/main', 'deploy', preview],
    ['pull_request_target', pull('closed'), 'refs/heads/main', 'teardown', preview],
    ['pull_request_review', pull('submitted'), 'refs/pull/7/merge', 'deploy', preview],
    ['delete', deleteEvent({ ref: 'a/b' }), 'refs/heads/main', 'teardown', branch],
  ])('%s (%#) decides by event and ref', (event, payload, ref, kind, target) => {
    expect(plan(event, payload, {}, { GITHUB_REF: ref })).toMatchObject({ kind, target })
  })

  it.each([
    ['delete', deleteEvent({ ref: 'v1', refType: 'tag' }), 'key'],
    ['merge_group', main, 'key'],
    ['merge_group', main, ''],
    ['pull_request', pull('opened', { head: { ...head, fork: 'other/site' } }), ''],
    ['pull_request', pull('closed', { head: { ...head, fork: null } }), ''],
    ['pull_request', pull('opened', { sender: 'dependabot[bot]' }), ''],
  ])('%s (%#) is skipped', (event, payload, apiKey) => {
    expect(
      plan(event, payload, { apiKey }, { GITHUB_REF: 'refs/heads/gh-readonly-queue/main/x' }),
    ).toMatchObject({ kind: 'skip' })
  })

  it.each([
    ['push', main],
    ['pull_request', pull('opened')],
    ['pull_request_target', pull('opened', { head: { ...head, fork: 'other/site' } })],
    ['pull_request_target', pull('opened', { sender: 'dependabot[bot]' })],
  ])('%s (%#) without a key is an error', (event, payload) => {
    expect(() => plan(event, payload, { apiKey: '' })).toThrow(/^api-key: /u)
  })

  it('lets mode, environment and domain have their way', () => {
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
  })

  it('says in words whom it is for', () => {
    expect(inWords({ kind: 'production' })).toBe('production')
    expect(inWords({ kind: 'pull-request', number: 7 })).toBe('pull request #7')
    expect(inWords({ kind: 'branch', branch: 'a\n::b' })).toBe('branch a\\n::b')
  })
})
