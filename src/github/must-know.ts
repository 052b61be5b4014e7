import { describe, type Target } from '../target.ts'
import { GitHubError } from './answers.ts'
import { recordRefused } from './permissions.ts'

/** Whether a deploy that is not recorded would leave a link that nobody knows, or that nobody may tear down. */
export function needsRecord({ subject, domain }: Target): boolean {
  return subject.kind !== 'production' || domain === undefined
}

/**
 * Does what must be known before anything is sent.
 *
 * @throws {GitHubError} that tells which permission to add, where that is missing; any other fault as it is
 */
export async function mustKnow<T>(target: Target, action: () => Promise<T>): Promise<T> {
  try {
    return await action()
  } catch (error) {
    if (!(error instanceof GitHubError && error.forbidden && needsRecord(target))) throw error
    const isProduction = target.subject.kind === 'production'
    const what = isProduction ? 'the live site' : `the preview of ${describe(target.subject)}`
    throw recordRefused(what, isProduction, error)
  }
}
