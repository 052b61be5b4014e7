import type { Outcome } from '../outcome.ts'
import { type FailedRun, failedRunOf, makePlan, type Plan } from '../plan/plan.ts'
import { explained } from '../record/permissions.ts'
import { type Run, servicesFor, type Work, workOn } from './services.ts'

/** Does what is planned. The code for each kind of plan is loaded only when it is needed. */
export async function act(plan: Plan, run: Run): Promise<Outcome> {
  const services = servicesFor(run)
  switch (plan.kind) {
    case 'skip':
      return { ...plan, result: 'skipped' }
    case 'deploy': {
      const { deploy } = await import('./deploy.ts')
      return await telling('deploy', workOn(plan.target, services), (work) => deploy(plan.directory, work))
    }
    case 'reserve': {
      const { reserve } = await import('./reserve.ts')
      return await telling('deploy', workOn(plan.target, services), reserve)
    }
    case 'teardown': {
      const { tearDown } = await import('./teardown.ts')
      return await telling('teardown', workOn(plan.target, services), (work) => tearDown(work, plan.byPerson))
    }
    case 'sweep': {
      const { sweep } = await import('./sweep.ts')
      return await sweep(plan.environment, services)
    }
    case 'ask': {
      const { ask } = await import('./ask-github.ts')
      const next = ask(plan.question, services).then((answer) => makePlan(run.inputs, run.context, answer))
      return await act(await next.catch((error: unknown) => actOnFailure(error, run)), run)
    }
  }
}

/** Shows on the run's pull request, if its event tells one, why it failed before it had a plan. Throws the error itself. */
export async function actOnFailure(error: unknown, run: Run): Promise<never> {
  const failed = failedRunOf(run.inputs, run.context)
  if (failed === undefined) throw error
  const fail = (): Promise<never> => Promise.reject(error)
  return await telling(failed.act, workOn(failed.target, servicesFor(run)), fail)
}

/** Shows why a run for a preview failed, or an earlier commit would seem to be this one's. */
async function telling<T>(kind: FailedRun['act'], work: Work, does: (work: Work) => Promise<T>): Promise<T> {
  try {
    return await does(work)
  } catch (cause) {
    const error = explained(cause, work.target)
    if (!work.inputs.dryRun) await work.tracking.fail(error, kind, { mayBeDone: false }).catch(() => {})
    throw error
  }
}
