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
