import type { PullRequest } from '../plan/context.ts'
import type { Subject } from '../subject.ts'
import { ifThere } from './answers.ts'
import type { GitHub } from './client.ts'

export async function pullRequest(github: GitHub, number: number): Promise<PullRequest> {
  const route = 'GET /repos/{owner}/{repo}/pulls/{pull_number}'
  const pull = await github.ask(`read pull request #${number}`, route, { pull_number: number })
  return {
    number,
    closed: pull.string('state') === 'closed',
    headSha: pull.string('head.sha'),
    headRepository: pull.text('head.repo.full_name').toLowerCase(),
  }
}

export async function openPullRequests(github: GitHub): Promise<ReadonlySet<number>> {
  const numbers = new Set<number>()
  for await (const page of github.pages('list pull requests', 'GET /repos/{owner}/{repo}/pulls', { state: 'open' }))
    for (const pull of page) numbers.add(pull.number('number'))
  return numbers
}

/** Lists the branches with this prefix, because a 404 for a single branch could be a missing permission. */
export async function branchExists(github: GitHub, branch: string): Promise<boolean> {
  const route = 'GET /repos/{owner}/{repo}/git/matching-refs/{ref}'
  for await (const page of github.pages('look for a branch (contents: read)', route, { ref: `heads/${branch}` }))
    if (page.some((found) => found.string('ref') === `refs/heads/${branch}`)) return true
  return false
}

/** Not needed is what is closed or gone. `headSha` is a pull request's latest commit. */
export type SubjectState = Readonly<{ isNeeded: boolean; headSha?: string | undefined }>

/** @param maySeePulls whether the token may list pull requests, so that a 404 means that this one is gone */
export async function stateOf(subject: Subject, github: GitHub, maySeePulls = false): Promise<SubjectState> {
  if (subject.kind === 'live-site') return { isNeeded: true }
  if (subject.kind === 'branch') return { isNeeded: await branchExists(github, subject.branch) }
  const asked = pullRequest(github, subject.number)
  const pull = await (maySeePulls ? ifThere(asked) : asked)
  return { isNeeded: pull?.closed === false, headSha: pull?.headSha }
}
