import { GitHubError } from '../github/answers.ts'
import { describe, type Target } from '../target.ts'
import { recordRefused } from './permissions.ts'

/** Whether this deploy must be recorded. A preview or a new link without a record would never be torn down. */
export function needsRecord({ subject, domain }: Target): boolean {
  return subject.kind !== 'production' || domain === undefined
}

/**
 * Does what must be known before anything is sent.
 *
 * @throws {InputError} if the token may not use the record, and this deploy needs it. It says which permission to add.
 * @throws {GitHubError} any other error of GitHub
 */
export async function explainingPermission<T>(target: Target, action: () => Promise<T>): Promise<T> {
  try {
    return await action()
  } catch (error) {
    if (!(error instanceof GitHubError && error.mayLackPermission && needsRecord(target))) throw error
    const isProduction = target.subject.kind === 'production'
    const what = isProduction ? 'the live site' : `the preview of ${describe(target.subject)}`
    throw recordRefused(what, isProduction, error)
  }
}
