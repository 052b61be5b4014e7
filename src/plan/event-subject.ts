import type { Subject } from '../target.ts'
import { excerpt } from '../text/printable.ts'
import { EventError } from './payload.ts'
import type { Finding, Situation } from './question.ts'
import { subjectAfter } from './workflow-run.ts'

/**
 * Finds out what a run is for. Pure. If that is not certain, it is never the live site.
 *
 * @throws {InputError} if a run after another one must be told the pull request of that run
 * @throws {EventError} if the payload does not tell enough
 */
export function findSubject(situation: Situation): Finding {
  const { context } = situation
  if (context.workflowRun !== undefined) return subjectAfter(context.workflowRun, situation)
  if (context.pullRequest !== undefined) {
    return pullRequest(context.pullRequest.number, context.pullRequest.headSha, situation)
  }
  const { event, sha, defaultBranch } = context
  const ref = parseRef(context.ref)
  switch (ref.kind) {
    case 'pull request':
      // The sha of such a run is the merge commit, so it does not tell the head.
      return pullRequest(ref.number, '', situation)
    case 'tag':
      return { kind: 'subject', subject: { kind: 'production' }, sha }
    case 'branch': {
      // The payload of a schedule does not name the default branch, but such a run is always on it. A deleted branch
      // may be any branch.
      const usual = defaultBranch ?? (event === 'delete' ? undefined : ref.name)
      return { kind: 'subject', subject: branchOr(usual, ref.name), sha }
    }
    case 'none':
      // Outside a runner there is neither a ref nor a payload.
      if (context.ref === '' && defaultBranch === undefined) {
        return { kind: 'subject', subject: { kind: 'production' }, sha }
      }
      throw new EventError(
        `This run is on "${excerpt(context.ref)}" (GITHUB_REF), which is not a branch, tag or pull request, so it is unknown which site it builds.`,
        {
          hint: 'A deployment of a commit that is not named by a branch or tag starts such a run, for example. Run the action on push, pull_request or workflow_dispatch instead.',
        },
      )
  }
}

/** A pull request that GitHub itself names. A deploy is recorded with its head commit; a teardown does not need it. */
function pullRequest(number: number, headSha: string, { teardown, answer }: Situation): Finding {
  const subject: Subject = { kind: 'pull-request', number }
  if (headSha !== '' || teardown) return { kind: 'subject', subject, sha: headSha }
  if (answer === undefined) {
    return { kind: 'ask', question: { about: 'pull request', number, fromInput: false } }
  }
  if (answer.pullRequest?.open === false) {
    return { kind: 'skip', reason: `Pull request #${number} is closed, so it gets no preview.` }
  }
  return { kind: 'subject', subject, sha: answer.pullRequest?.headSha ?? '' }
}

function branchOr(defaultBranch: string | undefined, branch: string): Subject {
  return branch === defaultBranch ? { kind: 'production' } : { kind: 'branch', branch }
}

/** What a full ref names. */
type Ref =
  | { readonly kind: 'branch'; readonly name: string }
  | { readonly kind: 'tag' }
  | { readonly kind: 'pull request'; readonly number: number }
  | { readonly kind: 'none' }

/**
 * Reads a full ref exactly, because a branch may have the name `tags/x` or `heads/tags/x`. A ref that is not of a
 * branch, a tag or a pull request is `none`.
 */
function parseRef(ref: string): Ref {
  const [, kind, name = ''] = /^refs\/(heads|tags|pull)\/(.+)$/su.exec(ref) ?? []
  if (kind === 'heads') return { kind: 'branch', name }
  if (kind === 'tags') return { kind: 'tag' }
  const number = kind === 'pull' ? /^([1-9]\d{0,14})\//u.exec(name)?.[1] : undefined
  return number === undefined ? { kind: 'none' } : { kind: 'pull request', number: Number(number) }
}
