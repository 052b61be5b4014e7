import { InputError } from '../errors.ts'
import type { Subject } from '../target.ts'
import { excerpt, printable } from '../text/printable.ts'
import type { WorkflowRun } from './event.ts'
import type { Answer, Finding, Situation } from './finding.ts'
import { missingField } from './payload.ts'

/** Events whose runs are of this repository's own code, started by those who may push or by the clock. */
const trusted = ['push', 'release', 'workflow_dispatch', 'repository_dispatch', 'schedule']

/**
 * A `workflow_run` is on the default branch whatever it follows, so that says nothing. The run before it may be a
 * stranger's, with an event and the name of a branch that the stranger chose; only `head_repository` is GitHub's word.
 *
 * @throws {InputError} where it must be told which pull request that run was for, or was told a wrong one
 * @throws {EventError} where the payload lacks what decides
 */
export function subjectAfter(run: WorkflowRun, { inputs, context, teardown, answer }: Situation): Finding {
  if (inputs.pullRequest !== undefined) {
    const number = inputs.pullRequest
    if (answer === undefined) {
      return { kind: 'ask', question: { about: 'pull request', number, fromInput: true } }
    }
    confirm(number, run.headSha, teardown, answer)
    return { kind: 'subject', subject: { kind: 'pull-request', number }, sha: run.headSha }
  }
  if (run.foreign || !trusted.includes(run.event)) throw untold(run)
  const found = (subject: Subject): Finding => ({ kind: 'subject', subject, sha: run.headSha })
  // A release is always of a tag.
  if (run.event === 'release') return found({ kind: 'production' })
  const { headBranch } = run
  if (headBranch === '') throw missingField('workflow_run', 'workflow_run.head_branch')
  const { defaultBranch } = context
  if (defaultBranch === undefined) throw missingField('workflow_run', 'repository.default_branch')
  // Of the default branch or of a tag of that name: both are the live site's.
  if (headBranch === defaultBranch) return found({ kind: 'production' })
  switch (answer?.name) {
    case undefined:
      return { kind: 'ask', question: { about: 'name', name: headBranch } }
    case 'branch':
      return found({ kind: 'branch', branch: headBranch })
    case 'tag':
      return found({ kind: 'production' })
    case 'neither':
      return {
        kind: 'skip',
        reason: `The run before this one was on ${printable(headBranch)}, which is neither a branch nor a tag any more.`,
      }
  }
}

/** Believes a number, which the pull request's own build may have written, where GitHub says the same. */
function confirm(number: number, headSha: string, teardown: boolean, { pullRequest }: Answer): void {
  const wrong = (why: string): InputError =>
    new InputError(
      'pull-request',
      `#${number} ${why}, so nothing was ${teardown ? 'deleted' : 'deployed'}.`,
      {
        hint: `The number must be that of the ${teardown ? 'closed' : 'open'} pull request whose latest commit the triggering run was for.`,
      },
    )
  if (pullRequest === undefined) throw wrong('is not known to GitHub')
  if (pullRequest.open === teardown) throw wrong(teardown ? 'is not closed' : 'is not open')
  if (pullRequest.headSha !== headSha) throw wrong('has another head than the commit that was built')
}

function untold({ event, foreign }: WorkflowRun): InputError {
  const what = `${excerpt(event, 40) || 'an unknown event'}${foreign ? ' in another repository, such as a fork' : ''}`
  return new InputError(
    'pull-request',
    `this run follows one on ${what}, and must be told which pull request that was for.`,
    {
      hint: [
        'Hand the number over in an artifact and write it here; an empty one is as none.',
        `Without it, only this repository's own runs on ${trusted.join(', ')} go to the live site or to a branch's preview.`,
      ].join(' '),
    },
  )
}
