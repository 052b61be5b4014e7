import { describe, expect, it } from 'vitest'
import { readContext } from '../../src/plan/context.ts'
import { findSubject } from '../../src/plan/find-target.ts'
import { readInputs } from '../../src/plan/inputs.ts'
import { DEFAULT_REPOSITORY } from '../stand-ins/github/github.ts'
import { eventNames, workflowRunEvent } from '../stand-ins/runner/events.ts'
import { setScene } from '../stand-ins/runner/runner.ts'

/** Only people who may push can start these, or a schedule. */
const trusted = ['push', 'workflow_dispatch', 'repository_dispatch', 'schedule', 'release']

/** Whose site a `workflow_run` is for, after a run of this repository on the default branch. */
function subjectAfter(event: string) {
  const payload = workflowRunEvent({ event, headBranch: 'main', headSha: 'a'.repeat(40) })
  using scene = setScene({ event: 'workflow_run', payload, env: { GITHUB_REPOSITORY: DEFAULT_REPOSITORY } })
  return findSubject('deploy', readInputs(), readContext(scene.env))
}

describe('without the number of a pull request, a run after another one', () => {
  const all = eventNames()

  it('is tried after every event of GitHub', () => {
    expect(all.length).toBeGreaterThan(50)
    expect(all).toEqual(expect.arrayContaining(trusted))
  })

  it.each(trusted)('is for the live site after "%s"', (event) => {
    expect(subjectAfter(event)).toMatchObject({ subject: { kind: 'live-site' } })
  })

  it.each(all.filter((event) => !trusted.includes(event)))('is for nothing after "%s"', (event) => {
    expect(() => subjectAfter(event)).toThrow(/^pull-request: .*the number of its pull request must be given here/u)
  })
})
