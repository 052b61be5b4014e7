import { InputError } from '../errors.ts'
import { GitHubError } from '../github/rest.ts'
import type { Target } from '../target.ts'
import type { Services } from './services.ts'

/**
 * Believes the number of a pull request, which the pull request's own build may have written, only where GitHub says
 * that it is open and that what was built is its head.
 */
export async function confirm({ subject, sha }: Target, services: Services): Promise<void> {
  if (subject.kind !== 'pull-request') return
  const { github } = await services.requireGitHub(
    'a number of a pull request is believed only once GitHub confirms it',
  )
  const wrong = (why: string, cause?: unknown): InputError =>
    new InputError('pull-request', `#${subject.number} ${why}, so nothing was deployed.`, {
      hint: 'The number must be that of the open pull request whose latest commit the triggering run built.',
      cause,
    })
  const pull = await github.pullRequest(subject.number).catch((error: unknown) => {
    throw error instanceof GitHubError && error.forbidden
      ? wrong("can't be read (pull-requests: read)", error)
      : error
  })
  if (!pull.open) throw wrong('is not open')
  if (pull.headSha !== sha) throw wrong('has another head than the commit that was built')
}
