import { GitHubError, isForbidden } from '../deployments/answers.ts'
import type { GitHub } from '../deployments/github.ts'
import { permissionLines } from '../deployments/permissions.ts'
import { branchExists, pullRequest } from '../deployments/pull-requests.ts'
import { InputError } from '../errors.ts'
import type { GitHubAnswer, Question } from '../plan/find-target.ts'
import type { Subject } from '../target.ts'
import { type Job, requireGitHub } from './job.ts'

/** What GitHub says of the pull request or branch of a preview. */
export interface State {
  /** Whether it is open, or there. */
  readonly isNeeded: boolean
  /** The pull request's title and head. Empty for a branch, and for one that is gone. */
  readonly title: string
  readonly headSha: string
}

/**
 * @param seesPulls whether pull requests could just be listed: then one that answers 404 is gone
 * @throws {GitHubError} if it can't be read
 */
export async function stateOf(subject: Subject, github: GitHub, seesPulls = false): Promise<State> {
  const rest = { title: '', headSha: '' }
  if (subject.kind === 'live-site') return { ...rest, isNeeded: true }
  if (subject.kind === 'branch') return { ...rest, isNeeded: await branchExists(github, subject.branch) }
  try {
    const { open, title, headSha } = await pullRequest(github, subject.number)
    return { isNeeded: open, title, headSha }
  } catch (error) {
    if (seesPulls && error instanceof GitHubError && error.status === 404) return { ...rest, isNeeded: false }
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
  const github = requireGitHub(job, why)
  return await pullRequest(github, number).catch((error: unknown) => {
    if (!isForbidden(error)) throw error
    const hint = `If it exists on GitHub, the token has no permission to see it. Then add to the job:\n${permissionLines}`
    const message = `pull request #${number} can't be read, so nothing was done. ${error.message}`
    throw new InputError(fromInput ? 'pull-request' : 'github-token', message, { hint, cause: error })
  })
}
