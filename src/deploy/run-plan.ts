import { ActionError, CancelledError, InputError } from '../errors.ts'
import { type GitHubError, isForbidden } from '../github/answers.ts'
import { pullRequest } from '../github/pull-requests.ts'
import { bestEffort, log } from '../log.ts'
import type { GitHubAnswer, Question } from '../plan/find-target.ts'
import { makePlan, type Plan } from '../plan/plan.ts'
import { sweep } from '../remove/sweep.ts'
import { tearDown } from '../remove/teardown.ts'
import type { Outcome } from '../report/outcome.ts'
import { permissionLines, recordRefused } from '../report/permissions.ts'
import {
  type Given,
  requireGitHub,
  type Services,
  type SiteServices,
  servicesFor,
  servicesForSite,
} from '../services/services.ts'
import { describe } from '../subject.ts'
import { deploy } from './deploy.ts'
import { takeBack, UnkeptError } from './take-back.ts'

export async function runPlan(plan: Plan, given: Given): Promise<Outcome> {
  const services = servicesFor(given)
  switch (plan.kind) {
    case 'skip':
      if (plan.warning !== undefined) log.warning(plan.warning)
      return { ...plan, kind: 'skipped' }
    case 'sweep':
      return await sweep(plan.environment, services)
    case 'build-failed': {
      const outcome: Outcome = {
        kind: 'skipped',
        target: plan.target,
        reason: reasonForFailedBuild,
        isBuildFailed: true,
      }
      await show(outcome, servicesForSite(plan.target, services))
      return outcome
    }
    case 'ask': {
      const answer = await askPullRequest(plan.question, services)
      return await runPlan(makePlan(given.inputs, given.context, { answer }), given)
    }
    default:
      return await runForSite(plan, servicesForSite(plan.target, services))
  }
}

/** @throws {InputError | GitHubError} if there is no answer */
async function askPullRequest({ number, fromInput }: Question, services: Services): Promise<GitHubAnswer> {
  // Without a token nothing is recorded, so the head's commit is not needed.
  if (!fromInput && services.inputs.githubToken === '') return undefined
  const why = fromInput
    ? 'the number of a pull request is used only after GitHub has confirmed it'
    : `the event does not contain the latest commit of pull request #${number}, so GitHub must be asked for it`
  return await pullRequest(requireGitHub(services, why), number).catch((error: unknown) => {
    if (!isForbidden(error)) throw error
    const text = 'If it exists on GitHub, the token has no permission to see it. Then add to the job:'
    const hint = { text, lines: permissionLines }
    const message = `pull request #${number} can't be read, so nothing was done. ${error.message}`
    throw new InputError(fromInput ? 'pull-request' : 'github-token', message, { hint, cause: error })
  })
}

const reasonForFailedBuild = 'This step deploys nothing: it is there to show in the comment that the build failed.'

type SitePlan = Extract<Plan, { readonly kind: 'deploy' | 'teardown' }>

async function runForSite(plan: SitePlan, services: SiteServices): Promise<Outcome> {
  const pending = plan.kind === 'deploy' ? deploy(plan.directory, services) : tearDown(services, plan.byPerson)
  const outcome = await pending.catch((cause: unknown) => failureOf(cause, plan, services))
  await show(outcome, services)
  return outcome
}

async function failureOf(cause: unknown, plan: SitePlan, services: SiteServices): Promise<Outcome> {
  const { target, progress, signal } = services
  let error = cause instanceof UnkeptError ? await takeBack(cause, services) : cause
  if (isForbidden(error)) error = permissionError(error, services)
  if (signal.aborted) error = new CancelledError(signal.reason.signal, cancelHint(services))
  const operation = plan.kind === 'teardown' ? 'teardown' : 'deploy'
  return { kind: 'failed', operation, target, error, progress }
}

/** Shows an outcome to people on GitHub: on this site's deployments, and in the comment. */
async function show(outcome: Outcome, { commenter, deployments, progress, inputs }: SiteServices): Promise<void> {
  if (inputs.dryRun) return
  const { deployment, before } = progress
  const state = outcome.kind === 'failed' ? 'failure' : 'success'
  const deployed = outcome.kind !== 'removed' && deployment
  const remarks = log.warnings.filter(({ isForComment }) => isForComment)
  await Promise.all([
    deployed && bestEffort('show the state of the deployment', () => deployments.show(deployed, state, deployed.link)),
    deployed && before && bestEffort('end the deployment before this one', () => deployments.show(before, 'inactive')),
    commenter.write(outcome, remarks),
  ])
}

/** Describes what a cancelled run changed. Undefined if nothing. */
function cancelHint({ progress }: SiteServices): string | undefined {
  const { upload, link = 'A new address', isNew, deployment, deleted, freed } = progress
  const isThere = upload !== 'not sent' && !deleted.includes(link)
  const sent = isThere ? `${link} ${upload === 'done' ? 'has' : 'may have'} this commit.` : ''
  const isForgotten = isThere && isNew && deployment === undefined
  const forgotten = isForgotten ? 'It may not be recorded: delete it in the hosting account if it is not needed.' : ''
  const gone = [...deleted, ...freed]
  const deletion = gone.length > 0 ? `${gone.join(', ')} ${gone.length === 1 ? 'was' : 'were'} deleted.` : ''
  return sent || deletion ? [sent, forgotten, deletion, 'Run the job again.'].filter(Boolean).join(' ') : undefined
}

function permissionError(error: GitHubError, { progress, target }: SiteServices): ActionError {
  const { upload, deleted } = progress
  if (upload === 'not sent' && deleted.length === 0) return recordRefused(describe(target.subject), error)
  const done = deleted.map((link) => `${link} is deleted. `).join('')
  const hint = { text: 'Add to the job, and run it again:', lines: permissionLines }
  return new ActionError(`${done}${error.message}`, { hint, cause: error })
}
