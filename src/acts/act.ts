import type { Outcome } from '../outcome.ts'
import { type FailedRun, failedRunOf, makePlan, type Plan } from '../plan/plan.ts'
import { explained } from '../record/permissions.ts'
import { Services, type Work } from './services.ts'

type Run = Pick<Services, 'inputs' | 'context' | 'signal'>

/** Does what is planned. The code for each kind of plan is loaded only when it is needed. */
export async function act(plan: Plan, { inputs, context, signal }: Run): Promise<Outcome> {
  return await actWith(plan, new Services(inputs, context, signal))
}

/** Shows on the run's pull request, if its event tells one, why it failed before it had a plan. Throws the error itself. */
export async function actOnFailure(error: unknown, run: Run): Promise<never> {
  const failed = failedRunOf(run.inputs, run.context)
  if (failed === undefined) throw error
  const { tracking } = new Services(run.inputs, run.context, run.signal).workOn(failed.target)
  await tracking.fail(error, failed.act, { mayBeDone: false }).catch(() => {})
  throw error
}

async function actWith(plan: Plan, services: Services): Promise<Outcome> {
  switch (plan.kind) {
    case 'skip':
      return { ...plan, result: 'skipped' }
    case 'deploy': {
      const { deploy } = await import('./deploy.ts')
      return await telling('deploy', services.workOn(plan.target), (work) => deploy(plan.directory, work))
    }
    case 'reserve': {
      const { reserve } = await import('./reserve.ts')
      return await telling('deploy', services.workOn(plan.target), reserve)
    }
    case 'teardown': {
      const { tearDown } = await import('./teardown.ts')
      return await telling('teardown', services.workOn(plan.target), (work) => tearDown(work, plan.byPerson))
    }
    case 'sweep': {
      const { sweep } = await import('./sweep.ts')
      return await sweep(plan.environment, services)
    }
    case 'ask': {
      const { ask } = await import('./ask-github.ts')
      const next = async (): Promise<Plan> =>
        makePlan(services.inputs, services.context, await ask(plan.question, services))
      return await actWith(await next().catch((error: unknown) => actOnFailure(error, services)), services)
    }
  }
}

/** Shows why a run for a preview failed, or an earlier commit would seem to be this one's. */
async function telling(kind: FailedRun['act'], work: Work, does: (work: Work) => Promise<Outcome>): Promise<Outcome> {
  try {
    return await does(work)
  } catch (cause) {
    const error = explained(cause, work.target)
    const { inputs } = work.services
    if (!inputs.dryRun) await work.tracking.fail(error, kind, { mayBeDone: false }).catch(() => {})
    throw error
  }
}
