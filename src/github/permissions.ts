import { type ActionError, InputError } from '../errors.ts'
import type { Subject } from '../target.ts'
import type { GitHubError } from './api.ts'

/** The lines that a workflow needs for all that the action does on GitHub. */
export const permissionLines = [
  'permissions:',
  '  contents: read',
  '  deployments: write',
  '  pull-requests: write',
].join('\n')

export function missingPermissions(error: GitHubError, subject: Subject): string {
  const later = subject.kind === 'production' ? '' : ' and can not be torn down later'
  return [
    `The token may not do all that this step does on GitHub (${error.message}).`,
    `Without it this link can not be remembered${later}. Add to the job in the workflow:`,
    permissionLines,
  ].join('\n')
}

/** The error for a teardown that can't find its link. */
export function unknownLink(cause?: GitHubError): ActionError {
  return new InputError(
    cause ? 'github-token' : 'domain',
    cause
      ? `the record of this preview can't be read, so its link can't be found and would stay. ${cause.message}`
      : 'neither domain nor github-token is given, so the link of this preview can not be found and would stay.',
    {
      hint: cause
        ? `Add to the job in the workflow:\n${permissionLines}`
        : `Leave github-token out, so that the step gets the job's own, or write the link as "domain". The job needs:\n${permissionLines}`,
      cause,
    },
  )
}
