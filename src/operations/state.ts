import { GitHubError, isForbidden } from '../deployments/answers.ts'
import type { GitHub } from '../deployments/github.ts'
import { permissionLines } from '../deployments/permissions.ts'
import { branchExists, pullRequest } from '../deployments/pull-requests.ts'
import { InputError } from '../errors.ts'
import type { GitHubAnswer, Question } from '../plan/find-target.ts'
import type { Subject } from '../target.ts'
import { type Job, requireGitHub } from './job.ts'

/** Whether a pull request is open or a branch is there, and a pull request's head. A live site is always needed. */
export interface State {
  readonly isNeeded: boolean
  readonly headSha?: string
}

/**
 * @param seesPulls whether pull requests could just be listed: then one that answers 404 is gone
 * @throws {GitHubError} if it can't be read
 */
export async function stateOf(subject: Subject, github: GitHub, seesPulls = false): Promise<State> {
  if (subject.kind === 'live-site') return { isNeeded: true }
  if (subject.kind === 'branch') return { isNeeded: await branchExists(github, subject.branch) }
  try {
    const { open, headSha } = await pullRequest(github, subject.number)
    return { isNeeded: open, headSha }
  } catch (error) {
    if (seesPulls && error instanceof GitHubError && error.status === 404) return { isNeeded: false }
    throw error
  }
}

/** Asks GitHub for what the event does not tell. @throws {InputError | GitHubError} if there is no answer */
export async function askPullRequest({ number, fromInput }: Question, job: Job): Promise<GitHubAnswer> {
  // Without a token nothing is recorded. So nobody needs the head of a pull request that GitHub itself named.
  if (!fromInput && job.inputs.githubToken === '') return undefined
  const why = fromInput
    ? 'the number of a pull request is used only after GitHub has confirmed it'
    : `the event does not contain the latest commit of pull request #${number}, so GitHub must be asked for it`
  return await pullRequest(requireGitHub(job, why), number).catch((error: unknown) => {
    if (!isForbidden(error)) throw error
    const hint = `If it exists on GitHub, the token has no permission to see it. Then add to the job:\n${permissionLines}`
    const message = `pull request #${number} can't be read, so nothing was done. ${error.message}`
    throw new InputError(fromInput ? 'pull-request' : 'github-token', message, { hint, cause: error })
  })
}
