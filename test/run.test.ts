import { expect } from 'vitest'
import { DEFAULT_KEY } from './stand-ins/hosting/hosting.ts'
import { deleteEvent, workflowRunEvent } from './stand-ins/runner/events.ts'
import type { Step } from './stand-ins/runner/runner.ts'
import { deletesBranch } from './stand-ins/scenes/deeds.ts'
import { branchPush, close, production, push, type Run, sha, sweep } from './stand-ins/scenes/runs.ts'
import { every, scenes, type Turn } from './stand-ins/scenes/scene.ts'

const step =
  (given: Step): Run =>
  (world) =>
    world.step(given)

/** The result is told, and with a deploy the deployment that records it. */
const ends = (result: string, run: Run, more: Partial<Turn> = {}): Turn => ({
  ...more,
  run,
  outputs: { result },
  after: ({ outputs }, { github }) =>
    expect(outputs['deployment-id']).toBe(result === 'deployed' ? String(github.deployments.at(-1)?.id) : ''),
})

const mistakes: Readonly<Record<string, readonly [says: string, Step]>> = {
  'no key': ['api-key:', { inputs: { 'api-key': '' } }],
  'no directory': ['directory:', { inputs: { directory: '' } }],
  'a sweep without a token': ['github-token:', { inputs: { mode: 'sweep', 'github-token': '' } }],
  'a teardown of nothing': ['domain:', { inputs: { mode: 'teardown' } }],
  'no payload': ['payload', { env: { GITHUB_EVENT_PATH: '/nowhere' } }],
  'a payload without a pull request': ['payload', { event: 'pull_request', payload: {} }],
  'a number where none belongs': ['pull-request:', { inputs: { 'pull-request': '7' } }],
  'a run that anybody may have started': [
    'pull-request:',
    { event: 'workflow_run', payload: workflowRunEvent({ headSha: sha('a'), headBranch: 'x', event: 'status' }) },
  ],
  'an input that is misspelled': ['"comment"', { inputs: { comments: 'false' } }],
}

scenes(
  'a run',
  {
    'deploys, previews, tears down and sweeps': {
      runs: [
        ends('deployed', production()),
        ends('deployed', push()),
        ends('deployed', push()),
        ends('deployed', branchPush('gone')),
        ends('deleted', sweep(), { at: { before: 'anything', happens: deletesBranch('gone') } }),
        ends('deleted', close()),
        ends('skipped', close()),
        ends('skipped', sweep()),
        ends('skipped', step({ event: 'delete', payload: deleteEvent({ ref: 'v1', refType: 'tag' }) })),
        ends('skipped', step({ event: 'merge_group' }), { at: { before: 'anything', happens: () => expect.fail() } }),
      ],
      live: ['production'],
    },
    'stops at what looks private, hidden or not, until it is left out': {
      files: { 'index.html': 'x', '.aws/credentials': 'x', 'config.js': DEFAULT_KEY },
      inputs: { 'include-hidden-files': 'true' },
      runs: [{ run: step({}), refused: ["its name (1), the account's API key (1).", '\n  .aws/\n', '\n  config.js'] }],
      run: step({ inputs: { exclude: '.aws/\nconfig.js' } }),
      outputs: { 'file-count': '1' },
      warns: false,
    },
  },
  every('fails in one error, before anything is sent: with', mistakes, ([refused, given]) => ({
    run: step(given),
    refused,
    after: ({ summary }) => expect(summary).not.toBe(''),
    check: ({ hosting }) => expect(hosting.requests).toEqual([]),
  })),
)
