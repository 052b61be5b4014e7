import { ActionError, messageOf } from '../errors.ts'
import { GitHubError, ifThere } from '../github/answers.ts'
import type { GitHub } from '../github/api.ts'
import type { Deployment } from '../github/resources.ts'
import { limitsToRecord } from '../github/retry-policy.ts'
import { atMost } from '../http/concurrency.ts'
import { printable } from '../text/printable.ts'

export class EndError extends ActionError {
  constructor(cause: unknown) {
    const why = printable(messageOf(cause))
    super(`The links are gone, but GitHub did not delete all of the deployments that name them. ${why}`, {
      hint: 'Run the job again, or leave it to the next sweep. Until then the deployments name links that do not exist.',
      cause,
    })
  }
}

/**
 * Deletes deployments whose links are gone, newest first. That one is set `inactive` first: GitHub deletes no active one.
 *
 * @throws {EndError} if some are left after two minutes
 */
export async function endDeployments(github: GitHub, deployments: readonly Deployment[], logUrl: string) {
  const over = performance.now() + limitsToRecord.patience
  const left = () => ({ patience: Math.max(0, over - performance.now()) })
  const setInactive = ({ id }: Deployment) => ifThere(github.createStatus(id, { state: 'inactive', logUrl }, left()))
  const [newest] = deployments
  try {
    if (newest) await setInactive(newest)
    await atMost(4, deployments, async (each) => {
      try {
        await github.deleteDeployment(each.id, left())
      } catch (error) {
        if (!(error instanceof GitHubError && error.status === 422)) throw error
        await setInactive(each)
        await github.deleteDeployment(each.id, left())
      }
    })
  } catch (error) {
    throw error instanceof GitHubError ? new EndError(error) : error
  }
}
