import { isForbidden } from '../github/answers.ts'
import type { GitHub } from '../github/api.ts'
import { bestEffort } from '../record/best-effort.ts'
import type { Subject } from '../target.ts'
import { requireGitHub, type Work } from './services.ts'

/**
 * Asks why a preview is still needed: undefined if its pull request is closed, or its branch is gone. A live site always
 * is. A pull request's 404 is an error: none is ever deleted. The title is empty for a branch.
 */
export async function askWhether(subject: Subject, github: GitHub) {
  if (subject.kind === 'pull-request') {
    const { open, title } = await github.pullRequest(subject.number)
    return { why: open ? 'it is open' : undefined, title }
  }
  const isGone = subject.kind === 'branch' && !(await github.branchExists(subject.branch))
  return { why: isGone ? undefined : 'the branch exists', title: '' }
}

/** Why a preview is still needed, for the event of a close. What the token may not see is as the event says. */
export async function whyWanted(work: Work): Promise<string | undefined> {
  const github = requireGitHub(work, 'GitHub knows whether a preview is still needed')
  const wish = await askWhether(work.target.subject, github).catch((error: unknown) => {
    if (!isForbidden(error)) throw error
  })
  return wish?.why
}

/** Whether the branch of a preview exists; undefined if it is for none, or that can't be seen. */
export async function branchExists({ target: { subject }, github }: Work): Promise<boolean | undefined> {
  if (subject.kind !== 'branch') return undefined
  return await github?.branchExists(subject.branch).catch(() => undefined)
}

/**
 * Whether the pull request was closed while its preview was deployed, or the branch deleted that existed before. If GitHub
 * does not tell, that is a warning.
 */
export async function isOver(work: Work, existed: Promise<boolean | undefined>): Promise<boolean> {
  const { github, inputs, target } = work
  const { subject } = target
  if (github === undefined || (subject.kind === 'branch' && !(await existed))) return false
  const wish = await bestEffort(`read the ${subject.kind === 'branch' ? 'branch' : 'pull request'}`, () =>
    askWhether(subject, github).catch((error: unknown) => {
      // The comment, which needs the same permission, tells of it.
      if (!(isForbidden(error) && inputs.comment)) throw error
    }),
  )
  return wish !== undefined && wish.why === undefined
}
