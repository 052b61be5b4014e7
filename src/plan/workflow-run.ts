import { InputError } from '../errors.ts'
import type { Subject } from '../target.ts'
import { excerpt, printable } from '../text/printable.ts'
import type { WorkflowRun } from './event.ts'
import { missingField } from './payload.ts'
import type { Finding, GitHubAnswer, Situation } from './question.ts'

/** Events whose runs are on this repository's own code. They are started by people who may push, or by a schedule. */
const trusted = ['push', 'release', 'workflow_dispatch', 'repository_dispatch', 'schedule']

/**
 * Finds out what a `workflow_run` is for. It always runs on the default branch, so its own ref does not help. The run
 * before it may be a stranger's, and the stranger may have chosen its event and the name of its branch. Only
 * `head_repository` comes from GitHub.
 *
 * @throws {InputError} if the number of that run's pull request is missing or wrong
 * @throws {EventError} if the payload lacks a field that is needed to decide
 */
export function subjectAfter(run: WorkflowRun, { inputs, context, teardown, answer }: Situation): Finding {
  if (inputs.pullRequest !== undefined) {
    const number = inputs.pullRequest
    if (answer === undefined) {
      return { kind: 'ask', question: { about: 'pull request', number, fromInput: true } }
    }
    confirm(number, run, teardown, answer)
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
  // It was on the default branch, or on a tag with the same name. Both are the live site.
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

/**
 * Checks the number, because the pull request's own build may have written it. It is used only if GitHub confirms it.
 */
function confirm(number: number, run: WorkflowRun, teardown: boolean, { pullRequest }: GitHubAnswer): void {
  const wrong = (why: string): InputError =>
    new InputError('pull-request', `#${number} ${why}, so nothing was ${teardown ? 'deleted' : 'deployed'}.`, {
      hint: `The number must be that of the ${teardown ? 'closed' : 'open'} pull request whose latest commit the triggering run was for.`,
      inPublic: 'the same',
    })
  if (pullRequest === undefined) throw wrong('is not known to GitHub')
  if (pullRequest.open === teardown) throw wrong(teardown ? 'is not closed' : 'is not open')
  if (pullRequest.headRepository !== run.headRepository) throw wrong('is from another repository than the run')
  if (pullRequest.headSha !== run.headSha) throw wrong('has another latest commit than the one that was built')
}

function untold({ event, foreign }: WorkflowRun): InputError {
  const what = `${excerpt(event, 40) || 'an unknown event'}${foreign ? ' in another repository, such as a fork' : ''}`
  return new InputError(
    'pull-request',
    `this run follows a run on ${what}, so the number of its pull request must be given here.`,
    {
      hint: [
        'Pass the number on in an artifact, and write it into this input, which must not be empty.',
        `Without it, only this repository's own runs on ${trusted.join(', ')} go to the live site or to a branch's preview.`,
      ].join(' '),
      inPublic: 'the same',
    },
  )
}
