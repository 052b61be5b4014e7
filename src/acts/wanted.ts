import type { GitHub } from '../github/api.ts'
import type { Subject } from '../target.ts'

/** Whether what a preview is for still exists. A pull request is never deleted, so a 404 is a missing permission. */
export async function isWanted(github: GitHub, subject: Subject): Promise<boolean> {
  if (subject.kind === 'pull-request') return (await github.pullRequest(subject.number)).open
  return subject.kind === 'branch' ? await github.branchExists(subject.branch) : true
}
