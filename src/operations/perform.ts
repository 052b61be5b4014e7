import { type GitHubError, isForbidden } from '../deployments/answers.ts'
import { permissionLines, recordRefused } from '../deployments/permissions.ts'
import { CancelledError, InputError } from '../errors.ts'
import { makePlan, type Plan } from '../plan/plan.ts'
import type { Failed, Outcome } from '../report/outcome.ts'
import { describe, isPreview } from '../target.ts'
import { type Given, jobFor, type Work, workOn } from './job.ts'
import { showStatuses } from './show.ts'

/** Does what is planned. The code for each kind of plan is loaded only if it is needed. */
export async function perform(plan: Plan, given: Given): Promise<Outcome> {
  const job = jobFor(given)
  switch (plan.kind) {
    case 'skip':
      return { ...plan, kind: 'skipped' }
    case 'deploy': {
      const { deploy } = await import('./deploy.ts')
      return await carryOut('deploy', workOn(plan.target, job), (work) => deploy(plan.directory, work))
    }
    case 'reserve': {
      const { reserve } = await import('./reserve.ts')
      return await carryOut('deploy', workOn(plan.target, job), reserve)
    }
    case 'teardown': {
      const { tearDown } = await import('./teardown.ts')
      return await carryOut('teardown', workOn(plan.target, job), (work) => tearDown(work, plan.byPerson))
    }
    case 'sweep': {
      const { sweep } = await import('./sweep.ts')
      return await sweep(plan.environment, job)
    }
    case 'ask': {
      const { askPullRequest } = await import('./state.ts')
      const answer = await askPullRequest(plan.question, job)
      return await perform(makePlan(given.inputs, given.context, { answer }), given)
    }
  }
}

/** The one place that shows a failure, on the deployment and in the comment. Else the commit before would seem to be this one. */
async function carryOut(
  operation: Failed['operation'],
  work: Work,
  operate: (work: Work) => Promise<Outcome>,
): Promise<Outcome> {
  const { target, progress, commenter, inputs } = work
  try {
    const outcome = await operate(work)
    if (outcome.kind === 'skipped' && outcome.holders) await commenter.write(outcome)
    return outcome
  } catch (cause) {
    const error = explained(cause, work)
    const failed: Failed = { kind: 'failed', operation, environment: target.environment, target, error, progress }
    if (!inputs.dryRun) await Promise.all([showStatuses('failure', work), commenter.write(failed)])
    return failed
  }
}

function explained(error: unknown, work: Work): unknown {
  const { signal } = work
  if (signal.aborted && signal.reason instanceof CancelledError)
    return new CancelledError(signal.reason.signal, cancelHint(work))
  return isForbidden(error) ? permissionError(error, work) : error
}

/** What a run that was cancelled has done. Undefined for nothing. */
function cancelHint({ progress, target }: Work): string | undefined {
  const { upload, link = 'A new address', deleted, reserved } = progress
  const what = reserved ? 'a small page' : 'this commit'
  if (upload === 'done' && !deleted.includes(link))
    return `${link} has ${what}, but what follows the upload is not done. Run the job again.`
  if (upload === 'perhaps') {
    const look = isPreview(target) ? ' If that does not happen, look in the hosting account.' : ''
    return `${link} may have ${what}: the service's answer did not come in time. Run the job again.${look}`
  }
  const sweep = isPreview(target) ? ', or leave the rest to the next sweep' : ''
  return deleted.length > 0 ? `${deleted.join(', ')} was deleted. Run the job again${sweep}.` : undefined
}

function permissionError(error: GitHubError, { progress, target }: Work): unknown {
  const [deleted] = progress.deleted
  if (progress.upload === 'not sent' && deleted === undefined) return recordRefused(describe(target.subject), error)
  const done = deleted === undefined ? `${progress.link} has the site` : `${deleted} is deleted`
  const message = `${done}, but the token may not use the repository's deployments. ${error.message}`
  return new InputError('github-token', message, {
    hint: `Add to the job, and run it again:\n${permissionLines}`,
    cause: error,
  })
}
