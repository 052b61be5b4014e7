/** `workflow_run` with `pull-request` (design 2.4). */

import { type WorkflowRunFacts, workflowRunEvent } from '../stand-ins/runner/events.ts'
import { preview } from '../stand-ins/scenes/deeds.ts'
import { type Run, sha, type Told } from '../stand-ins/scenes/runs.ts'
import { scenes } from '../stand-ins/scenes/scene.ts'

const head = { sha: sha('c'), ref: 'topic' }
/** A run after one for this head, whose pull request is 7. */
const after =
  (facts: Partial<WorkflowRunFacts> = {}, told: Told = {}, state?: 'closed', now = head): Run =>
  (world) => {
    if (!world.github.pulls.has(7) || state) world.github.addPull({ number: 7, head: now, ...(state && { state }) })
    const payload = workflowRunEvent({ headSha: head.sha, headBranch: head.ref, ...facts })
    return world.step({ event: 'workflow_run', payload, inputs: { 'pull-request': '7', ...told } })
  }

scenes('a run after another one, with the number of a pull request', {
  'deploys to the preview, says without a key that a build failed, and deletes whatever the conclusion was': {
    runs: [
      after(),
      {
        run: after({ conclusion: 'failure' }, { mode: 'build-failed', 'api-key': '', directory: '' }),
        outputs: { result: 'skipped' },
        comment: [/The job for ccccccc failed/u, '@pull 7'],
      },
    ],
    run: after({ conclusion: 'skipped' }, { directory: '' }, 'closed'),
    comment: 'Preview: removed',
    live: {},
  },
  'deletes nothing of another head, with a warning that says both, and the sweep has it': {
    given: [preview('a.test')],
    runs: [
      {
        run: after({}, {}, 'closed', { ...head, sha: sha('d') }),
        idle: true,
        warns: ['ccccccc in octo-org/octo-repo', 'head of pull request #7 is ddddddd in octo-org/octo-repo', 'sweep'],
        says: '⚠️ The run before this one was for ccccccc',
        outputs: { result: 'skipped', 'skip-reason': /another head/u },
      },
    ],
    ends: true,
  },
})
