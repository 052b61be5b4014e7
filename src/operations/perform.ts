import { permissionLines, recordRefused } from '../deployments/permissions.ts'
import { CancelledError, InputError } from '../errors.ts'
import { type GitHubError, isForbidden } from '../github/answers.ts'
import { pullRequest } from '../github/pull-requests.ts'
import type { GitHubAnswer, Question } from '../plan/find-target.ts'
import { makePlan, type Plan } from '../plan/plan.ts'
import type { Outcome } from '../report/outcome.ts'
import { describe, isPreview } from '../target.ts'
import { deploy } from './deploy.ts'
import { type Given, type Job, jobFor, requireGitHub, type SiteJob, showStatuses, siteJob } from './job.ts'
import { reserve } from './reserve.ts'
import { sweep } from './sweep.ts'
import { tearDown } from './teardown.ts'

/** Does what is planned. */
export async function perform(plan: Plan, given: Given): Promise<Outcome> {
  const job = jobFor(given)
  switch (plan.kind) {
    case 'skip':
      return { ...plan, kind: 'skipped' }
    case 'deploy':
      return await carryOut('deploy', siteJob(plan.target, job), (site) => deploy(plan.directory, site))
    case 'reserve':
      return await carryOut('deploy', siteJob(plan.target, job, true), reserve)
    case 'teardown':
      return await carryOut('teardown', siteJob(plan.target, job), (site) => tearDown(site, plan.byPerson))
    case 'sweep':
      return await sweep(plan.environment, job)
    case 'ask': {
      const answer = await askPullRequest(plan.question, job)
      return await perform(makePlan(given.inputs, given.context, { answer }), given)
    }
  }
}

/** Asks GitHub for what the event does not tell. @throws {InputError | GitHubError} if there is no answer */
async function askPullRequest({ number, fromInput }: Question, job: Job): Promise<GitHubAnswer> {
  // Without a token nothing is recorded. So nobody needs the head of a pull request that GitHub itself named.
  if (!fromInput && job.inputs.githubToken === '') return undefined
  const why = fromInput
    ? 'the number of a pull request is used only after GitHub has confirmed it'
    : `the event does not contain the latest commit of pull request #${number}, so GitHub must be asked for it`
  return await pullRequest(requireGitHub(job, why), number).catch((error: unknown) => {
    if (!isForbidden(error)) throw error
    const hint = `If it exists on GitHub, the token has no permission to see it. Then add to the job:\n${permissionLines}`
    const message = `pull request #${number} can't be read, so nothing was done. ${error.message}`
    throw new InputError(fromInput ? 'pull-request' : 'github-token', message, { hint, cause: error })
  })
}

/** The one place that shows a failure, on the deployment and in the comment. Else the commit before would seem to be this one. */
async function carryOut(
  operation: 'deploy' | 'teardown',
  job: SiteJob,
  operate: (job: SiteJob) => Promise<Outcome>,
): Promise<Outcome> {
  const { target, progress, commenter, inputs } = job
  try {
    return await operate(job)
  } catch (cause) {
    const error = explained(cause, job)
    const failed = { kind: 'failed', operation, target, error, progress } as const
    if (!inputs.dryRun) await Promise.all([showStatuses('failure', job), commenter.write(failed)])
    return failed
  }
}

function explained(error: unknown, job: SiteJob): unknown {
  const { reason } = job.signal
  if (reason instanceof CancelledError) return new CancelledError(reason.signal, cancelHint(job))
  return isForbidden(error) ? permissionError(error, job) : error
}

/** What a run that was cancelled has done. Undefined for nothing. */
function cancelHint({ progress, target }: SiteJob): string | undefined {
  const { upload, link = 'A new address', deleted, reserved } = progress
  const what = reserved ? 'a small page' : 'this commit'
  if (upload === 'done' && !deleted.includes(link))
    return `${link} has ${what}, but what follows the upload is not done. Run the job again.`
  if (upload === 'perhaps') {
    const advice = isPreview(target) ? ' If that does not happen, look in the hosting account.' : ''
    return `${link} may have ${what}: the service's answer did not come in time. Run the job again.${advice}`
  }
  const sweep = isPreview(target) ? ', or leave the rest to the next sweep' : ''
  return deleted.length > 0 ? `${deleted.join(', ')} was deleted. Run the job again${sweep}.` : undefined
}

function permissionError(error: GitHubError, { progress, target }: SiteJob): InputError {
  const [deleted] = progress.deleted
  if (progress.upload === 'not sent' && deleted === undefined) return recordRefused(describe(target.subject), error)
  const done = deleted === undefined ? `${progress.link} has the site` : `${deleted} is deleted`
  const message = `${done}, but the token may not use the repository's deployments. ${error.message}`
  const hint = `Add to the job, and run it again:\n${permissionLines}`
  return new InputError('github-token', message, { hint, cause: error })
}
