/** What an event does not tell is asked of GitHub, and believed only once it says so. What follows from it is in `plan/`. */
import { expect } from 'vitest'
import { permissionLines } from '../../src/record/permissions.ts'
import { issueCommentEvent, type WorkflowRunFacts, workflowRunEvent } from '../stand-ins/runner/events.ts'
import { addsBranch, closes, liveSite, preview, publishes, pull, recorded } from '../stand-ins/scenes/deeds.ts'
import { status } from '../stand-ins/scenes/faults.ts'
import { live, type Run, sha, type Told } from '../stand-ins/scenes/runs.ts'
import { type Deed, every, scenes, type Turn } from '../stand-ins/scenes/scene.ts'

const stranger = 'stranger/site'
const env = { GITHUB_REF: 'refs/heads/main' }
const headSha = sha('c')

/** A run that follows another run, whose head is the branch main unless told otherwise. */
const follow =
  (facts: Partial<WorkflowRunFacts>, inputs: Told = {}): Run =>
  (world) => {
    const payload = workflowRunEvent({ headSha: sha('a'), headBranch: 'main', ...facts })
    return world.step({ event: 'workflow_run', payload, inputs, env })
  }
const comment =
  (inputs: Told = {}): Run =>
  (world) =>
    world.step({ event: 'issue_comment', payload: issueCommentEvent({ number: 7 }), inputs, env })

const noToken = `github-token: the number of a pull request is used only after GitHub has confirmed it. This needs a token.\nLeave github-token out, so that it is the job's own, and add to the job:\n${permissionLines}`
const unseen =
  /^pull-request: pull request #99 can't be read, so nothing was done\. .*\nIf it exists on GitHub, the token has/u
/** A live site, the preview of the branch `feature` and that of pull request 7, which is open. */
const given: readonly Deed[] = [
  liveSite(live),
  addsBranch('feature'),
  publishes('feature.test', 'branch feature'),
  recorded({ link: 'feature.test', environment: 'preview', task: 'deploy:branch-feature' }),
  pull(7, { head: { sha: headSha } }),
  preview('seven.test'),
]
const forbids =
  (area: string, hideForbidden = false): Deed =>
  ({ github }) =>
    void Object.assign(github, { permissions: { [area]: 'none' }, hideForbidden })
const skipped = { idle: true, notes: /\w/u, outputs: { result: 'skipped', link: '', deleted: '[]' } } as const
const deployedTo =
  (task: string, ref = sha('a')): NonNullable<Turn['after']> =>
  (_, { github }) =>
    expect(github.deployments.at(-1)).toMatchObject({ task: `deploy:${task}`, ref })

scenes(
  'after a run that a stranger may have started',
  {
    // Which others are not is in `plan/`.
    'the pull request that GitHub confirms is deployed, also from a fork': {
      given: [...given, pull(8, { head: { sha: sha('a'), repo: { full_name: stranger } } })],
      run: follow({ headRepository: stranger }, { 'pull-request': '8' }),
      after: deployedTo('pr-8'),
    },
  },
  every('a number that can not be confirmed is not used', { deploy: 'deploy', teardown: 'teardown' }, (mode) => ({
    given,
    inputs: { mode, 'pull-request': '7' },
    runs: [
      { run: follow({}, { 'github-token': '' }), refused: noToken },
      { run: follow({}, { 'pull-request': '99' }), refused: unseen },
      { run: follow({}), refused: '409', faults: { readPull: status(409, { message: 'no' }) } },
      { run: follow({}), refused: permissionLines, at: { before: 'anything', happens: forbids('pull-requests') } },
    ],
  })),
)

/** What GitHub may answer for a branch or a tag that is not there. */
const others: Readonly<Record<string, readonly [path: RegExp, code: number, body: unknown]>> = {
  'that it is not there': [/$^/u, 404, {}],
  'a list of tags': [/\/git\/ref\/tags\//u, 200, [{ ref: 'refs/tags/gone', object: {} }]],
  'another tag': [/\/git\/ref\/tags\//u, 200, { ref: 'refs/tags/gone.1', object: {} }],
  nothing: [/\/git\/ref\/tags\//u, 200, null],
  'the new name of a branch': [/\/branches\/gone$/u, 301, {}],
}
const places = { 'a branch': ['feature', 'branch-feature'], 'a tag': ['v1', 'site'], both: ['both', 'branch-both'] }
scenes(
  'after a push of this repository',
  every('it goes where GitHub says: a name of', places, ([headBranch = '', task = '']) => ({
    given: [...given, addsBranch('both'), ({ github }) => ['v1', 'both', 'v1.1'].map((name) => github.addTag(name))],
    runs: [{ run: follow({ event: 'push', headBranch }), after: deployedTo(task) }],
    isLimit: true,
  })),
  every('it is skipped where GitHub answers', others, ([path, code, body]) => ({
    given: [...given, addsBranch('gone/1'), ({ github }) => github.addTag('gone-1')],
    run: follow({ event: 'push', headBranch: 'gone' }),
    ...skipped,
    meeting: (line, _, ...exchange) => path.test(line) && status(code, body, { location: '/' })(...exchange),
  })),
  every('it stops where permission to see branches may be missing', { told: false, hidden: true }, (isHidden) => ({
    given: [...given, forbids('contents', isHidden)],
    runs: [{}, { 'github-token': '' }].map((told) => ({
      run: follow({ event: 'push', headBranch: 'feature' }, told),
      refused: [/^github-token: /u, ...('github-token' in told ? [] : [permissionLines])],
    })),
  })),
)

scenes('a comment on a pull request', {
  'deploys the head that GitHub tells': { given, run: comment(), after: deployedTo('pr-7', headSha) },
  'is skipped where that is closed, and needs to see it': {
    given: [...given, closes()],
    runs: [
      { run: comment(), ...skipped },
      { run: comment(), refused: permissionLines, at: { before: 'anything', happens: forbids('pull-requests') } },
    ],
  },
  'needs no head for a teardown, and none where nothing is remembered': {
    given,
    runs: [{ run: comment({ mode: 'teardown' }), deleted: ['seven.test'] }],
    run: comment({ 'github-token': '' }),
    at: { before: 'readPull', happens: () => expect.fail('It asked.') },
    isLimit: true,
  },
})
