import { CancelledError } from './errors.ts'
import { type Progress, progressAfter } from './history.ts'
import { bestEffort, log } from './log.ts'
import { readContext } from './plan/context.ts'
import { type Inputs, isDryRun, readInputs } from './plan/inputs.ts'
import { makePlan, type Plan } from './plan/plan.ts'
import type { Outcome } from './report/outcome.ts'
import { report } from './report/report.ts'
import type { RunOptions, SiteServices, Using } from './services.ts'
import { describe, type Target } from './subject.ts'

/** @throws if the run was cancelled at its end, or can't report what it did. The caller reports it. */
export async function run(signal: AbortSignal): Promise<void> {
  let outcome: Outcome
  let message: string | undefined
  try {
    const inputs = readInputs()
    message = inputs.message
    outcome = await outcomeFor(inputs, signal)
  } catch (error) {
    outcome = { kind: 'failed', error }
  }
  await report(outcome, message, isDryRun() && !signal.aborted ? () => readWorkflowTable(signal) : undefined)
  // A cancelled step must fail, also if all was done. An outcome with an error has failed it already.
  if (signal.aborted && outcome.error === undefined)
    throw new CancelledError(signal.reason.signal, 'All that the run was for is done.')
}

/** The table needs the workflow file alone, so an error does not hide it. */
async function readWorkflowTable(signal: AbortSignal): Promise<string> {
  const { readWorkflow } = await import(/* webpackChunkName: "rooms" */ './deploy/dry-run.ts')
  return (await readWorkflow(signal)).markdown
}

async function outcomeFor(inputs: Inputs, signal: AbortSignal): Promise<Outcome> {
  let context = readContext()
  let plan = makePlan(inputs, context)
  // GitHub's answer has all that a plan needs.
  if (plan.kind === 'ask') {
    const { askPullRequest } = await import(/* webpackChunkName: "rooms" */ './services.ts')
    context = { ...context, pullRequest: await askPullRequest(plan.number, { inputs, context, signal }) }
    plan = makePlan(inputs, context) as RunnablePlan
  }
  return await runPlan(plan, { inputs, context, signal })
}

type RunnablePlan = Exclude<Plan, { kind: 'ask' }>

/** Loads late, as one chunk of the bundle, what a plan needs: loading TLS is slow, and a wrong input must fail fast. */
export async function runPlan(plan: RunnablePlan, options: RunOptions): Promise<Outcome> {
  if (plan.kind === 'skip') {
    if (plan.warning !== undefined) log.warning(plan.warning)
    return { kind: 'skipped', reason: plan.reason }
  }
  const { servicesFor, servicesForSite } = await import(/* webpackChunkName: "rooms" */ './services.ts')
  const services = servicesFor(options)
  if (plan.kind === 'sweep') {
    const { sweep } = await import(/* webpackChunkName: "rooms" */ './remove/sweep.ts')
    return await sweep(plan.environment, services)
  }
  const site = servicesForSite(plan.target, services)
  return await showOnGitHub(await runForSite(plan, site), site)
}

/** Turns an error into an outcome. A preview's link that this run can't keep is deleted, but not after a cancel. */
async function runForSite(plan: Extract<Plan, { target: Target }>, site: SiteServices): Promise<Outcome> {
  const { target, history, signal } = site
  if (plan.kind === 'build-failed') return await outcomeOfFailedBuild(site)
  try {
    if (plan.kind === 'teardown') {
      const { tearDown } = await import(/* webpackChunkName: "rooms" */ './remove/teardown.ts')
      return await tearDown(site)
    }
    const { deploy } = await import(/* webpackChunkName: "rooms" */ './deploy/deploy.ts')
    return await deploy(plan.directory, site)
  } catch (cause) {
    const { takeBack, UnkeptError } = await import(/* webpackChunkName: "rooms" */ './remove/take-back.ts')
    const error = cause instanceof UnkeptError ? await takeBack(cause, site) : cause
    const progress = progressAfter(history)
    const failed = { kind: 'failed', operation: plan.kind, target, progress } as const
    if (signal.aborted) return { ...failed, error: new CancelledError(signal.reason.signal, cancelHint(progress)) }
    const { isForbidden, recordRefused } = await import(/* webpackChunkName: "rooms" */ './github/answers.ts')
    const isRefused = isForbidden(error) && progress.upload === 'not sent' && progress.deleted.length === 0
    return { ...failed, error: isRefused ? recordRefused(describe(target.subject), error) : error }
  }
}

/** Never throws. If the pull request was closed since the event, the comment is left alone. */
async function outcomeOfFailedBuild({ target, github }: Using<'target' | 'github'>): Promise<Outcome> {
  const { subject } = target
  const { stateOf } = await import(/* webpackChunkName: "rooms" */ './github/pull-requests.ts')
  const state = github && (await bestEffort(`read ${describe(subject)}`, () => stateOf(subject, github)))
  const closed = `The comment stays as it is, because ${describe(subject)} is closed.`
  if (state?.isNeeded === false) return { kind: 'skipped', target, reason: closed }
  const reason = 'This step deploys nothing: it is there to show in the comment that the build failed.'
  return { kind: 'skipped', target, reason, isBuildFailed: true }
}

/** Shows an outcome on this site's deployments and in the comment. What GitHub refuses is a warning. */
async function showOnGitHub(outcome: Outcome, site: SiteServices): Promise<Outcome> {
  const { comment, deployments, history, inputs } = site
  if (inputs.dryRun) return outcome
  // A removed one is gone, although its link may be a live site's.
  const { deployment, previous } = outcome.kind === 'removed' ? {} : progressAfter(history)
  const state = outcome.kind === 'failed' ? 'failure' : 'success'
  const remarks = log.warnings.filter(({ isForComment }) => isForComment)
  await Promise.all([
    deployment && bestEffort('create a deployment status', () => deployments.show(deployment, state, deployment.link)),
    deployment && previous && bestEffort('create a deployment status', () => deployments.show(previous, 'inactive')),
    comment(outcome, remarks),
  ])
  return outcome
}

/** What a cancelled run changed. Undefined if nothing: the error has a text for that. */
function cancelHint({ upload, link = 'A new address', isForgotten, deleted }: Progress): string | undefined {
  const sent = upload === 'not sent' ? '' : `${link} ${upload === 'done' ? 'has' : 'may have'} this commit.`
  const forgotten = isForgotten ? 'It may not be recorded: delete it in the hosting account if it is not needed.' : ''
  const deletion = deleted.length > 0 ? `${deleted.join(', ')} ${deleted.length === 1 ? 'was' : 'were'} deleted.` : ''
  return sent || deletion ? [sent, forgotten, deletion, 'Run the job again.'].filter(Boolean).join(' ') : undefined
}
