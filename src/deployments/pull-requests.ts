import type { Subject } from '../target.ts'
import { GitHubError } from './answers.ts'
import type { GitHub } from './github.ts'

export async function pullRequest(github: GitHub, number: number) {
  const route = 'GET /repos/{owner}/{repo}/pulls/{pull_number}'
  const pull = await github.ask(`read pull request #${number}`, route, { pull_number: number })
  const state = pull.string('state')
  if (state !== 'open' && state !== 'closed') pull.fail('has an unknown state')
  return {
    open: state === 'open',
    headSha: pull.string('head.sha'),
    /** `owner/repo` in lower case. Empty if the repository with the branch was deleted. */
    headRepository: pull.text('head.repo.full_name').toLowerCase(),
  }
}

/** Their numbers. */
export async function openPullRequests(github: GitHub): Promise<ReadonlySet<number>> {
  const numbers = new Set<number>()
  for await (const page of github.pages('list pull requests', 'GET /repos/{owner}/{repo}/pulls', { state: 'open' }))
    for (const pull of page) numbers.add(pull.number('number'))
  return numbers
}

/** Asks for a list: a 404 for one branch may mean that the token may not read any. */
export async function branchExists(github: GitHub, branch: string): Promise<boolean> {
  const route = 'GET /repos/{owner}/{repo}/git/matching-refs/{ref}'
  // GitHub lists all branches whose names begin so.
  for await (const page of github.pages('look for a branch (contents: read)', route, { ref: `heads/${branch}` }))
    if (page.some((found) => found.string('ref') === `refs/heads/${branch}`)) return true
  return false
}

/**
 * Whether a pull request is open or a branch is there, and a pull request's head. A live site is always needed.
 *
 * @param seesPulls whether pull requests could just be listed: then one that answers 404 is gone
 * @throws {GitHubError} if it can't be read
 */
export async function stateOf(
  subject: Subject,
  github: GitHub,
  seesPulls = false,
): Promise<{ readonly isNeeded: boolean; readonly headSha?: string }> {
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
