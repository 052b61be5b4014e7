import type { Act } from '../record/comment-text.ts'
import type { Target } from '../target.ts'
import type { Services } from './services.ts'

/** Errors that pull requests were told of, so that none is told of twice. */
const told = new WeakSet<object>()

/**
 * Records and shows why a run for a preview failed. Otherwise the pull request would go on to show an earlier commit's
 * preview as if it were this one's.
 *
 * @throws the error itself, whatever happens while it is told
 */
export async function tellFailure(error: unknown, act: Act, target: Target, services: Services): Promise<never> {
  const isNew = !(error instanceof Error && told.has(error))
  if (error instanceof Error) told.add(error)
  if (isNew && !services.inputs.dryRun) {
    await services
      .track(target)
      .fail(error, undefined, act)
      .catch(() => {})
  }
  throw error
}
