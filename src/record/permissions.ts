import { InputError } from '../errors.ts'
import { type GitHubError, isForbidden } from '../github/answers.ts'
import { describe, type Target } from '../target.ts'

/** What a job needs for all that the action does on GitHub. */
export const permissionLines = `permissions:
  contents: read
  deployments: write
  pull-requests: write`

/** The error for a run that needs the record, but may not read or write it. `what` is, for example, `the live site`. */
export function recordRefused(what: string, cause: GitHubError, mayDoWithout = true): InputError {
  const message = `the token may not use the repository's deployments, where the link of ${what} is remembered, so nothing was sent.`
  const without = ` Or write "github-token: ''" where nothing is to be remembered: then each deploy without "domain" makes a new link, and a teardown needs "domain".`
  const hint = `Add the lines below to the job.${mayDoWithout ? without : ''}\n${permissionLines}`
  return new InputError('github-token', `${message} ${cause.message}`, { hint, cause })
}

export function notCommented({ message }: GitHubError): string {
  const what =
    'The pull request gets no comment, because the token may not write one. An older one still shows what was so before this run.'
  return `${what} ${message}\nWrite "comment: false", or add to the job in the workflow:\n${permissionLines}`
}

export function notEnded({ message }: GitHubError): string {
  return `The link's deployments stay on GitHub, because the token may not use them. ${message}\nAdd to the job in the workflow:\n${permissionLines}`
}

export function unknownLink(): InputError {
  const what = 'neither domain nor github-token is given, so the link of this preview can not be found and would stay.'
  const hint = `Write the link as "domain": without a token no link is recorded. For later links leave github-token out, so that the step gets the job's own. The job needs:\n${permissionLines}`
  return new InputError('domain', what, { hint })
}

/**
 * An error of a deploy or teardown. If the token may not use the record, it says how it may.
 *
 * @param run what it has done: whether an upload may have arrived, and what it has deleted
 */
export function explained(error: unknown, { subject }: Target, run: { fate: string; deleted: readonly string[] }) {
  if (!isForbidden(error)) return error
  const [deleted] = run.deleted
  if (run.fate === 'untouched' && deleted === undefined)
    return recordRefused(subject.kind === 'live-site' ? 'the live site' : `the preview of ${describe(subject)}`, error)
  const gone = `${deleted} is gone, but the token may not use its deployments on GitHub, so they may still be there.`
  const sent = "not all was done, because the token may not use the repository's deployments."
  const hint = `Add the lines below to the job, and run it again.\n${permissionLines}`
  const message = `${deleted === undefined ? sent : gone} ${error.message}`
  return new InputError('github-token', message, { hint, cause: error })
}
