import { InputError } from '../errors.ts'
import { type GitHubError, isForbidden } from '../github/answers.ts'
import { describe, type Target } from '../target.ts'

/** The permissions that a job needs for all that the action does on GitHub. */
export const permissionLines = [
  'permissions:',
  '  contents: read',
  '  deployments: write',
  '  pull-requests: write',
].join('\n')

/**
 * The error for a run that needs the record but may not read or write it. It says that nothing was sent: a preview
 * without a record would have no owner, and nobody could tear it down.
 *
 * @param what in words, as in `the preview of pull request #7`
 * @param hasOtherWay whether it also helps to name the link as `domain`
 */
export function recordRefused(what: string, hasOtherWay: boolean, cause: GitHubError): InputError {
  const named = hasOtherWay ? 'Or name the link as "domain". ' : ''
  const message = `the token may not use the repository's deployments, where the link of ${what} is remembered, so nothing was sent.`
  const hint = `Add the lines below to the job. ${named}Or write "github-token: ''" where nothing is to be remembered: then each deploy without "domain" makes a new link, and a teardown needs "domain".\n${permissionLines}`
  return new InputError('github-token', `${message} ${cause.message}`, { hint, cause })
}

/** The warning for a deploy to a link that the user named. The deploy goes on without a record. */
export function notRecorded({ message }: GitHubError): string {
  return `This deploy is not recorded, because the token may not use the repository's deployments. ${message}
Add to the job in the workflow:
${permissionLines}`
}

/** The warning if the token may not write the comment. */
export function notCommented({ message }: GitHubError): string {
  const what =
    'The pull request gets no comment, because the token may not write one. An older one still shows what was so before this run.'
  return `${what} ${message}
Write "comment: false", or add to the job in the workflow:
${permissionLines}`
}

/** The error for a teardown with neither token nor domain. */
export function unknownLink(): InputError {
  return new InputError(
    'domain',
    'neither domain nor github-token is given, so the link of this preview can not be found and would stay.',
    {
      hint: `Write the link as "domain": without a token no link is recorded. For later links leave github-token out, so that the step gets the job's own. The job needs:\n${permissionLines}`,
    },
  )
}

/** Whether this deploy must be recorded. A preview or a new link without a record would never be torn down. */
export function needsRecord({ subject, domain }: Target): boolean {
  return subject.kind !== 'live-site' || domain === undefined
}

/** Does what must be known before anything is sent. If the token may not, the error says which permission to add. */
export async function explainingPermission<T>(target: Target, action: () => Promise<T>): Promise<T> {
  try {
    return await action()
  } catch (error) {
    if (!isForbidden(error) || !needsRecord(target)) throw error
    const isProduction = target.subject.kind === 'live-site'
    const what = isProduction ? 'the live site' : `the preview of ${describe(target.subject)}`
    throw recordRefused(what, isProduction, error)
  }
}
