import type { Outcome } from '../outcome.ts'
import { type FailedRun, makePlan, type Plan } from '../plan/plan.ts'
import { Services, type Work } from './services.ts'

type Run = Pick<Services, 'inputs' | 'context' | 'signal'>

/** Errors that pull requests were told of, so that none is told of twice. */
const told = new Set<unknown>()

/** Does what is planned. The code for each kind of plan is loaded only when it is needed. */
export async function act(plan: Plan, { inputs, context, signal }: Run): Promise<Outcome> {
  return await actWith(plan, new Services(inputs, context, signal))
}

/** Shows on a pull request why a run failed that did not come to a plan. Throws the error itself. */
export async function actOnFailure(error: unknown, failed: FailedRun, run: Run): Promise<never> {
  const services = new Services(run.inputs, run.context, run.signal)
  return await tellFailure(error, failed.act, services.workOn(failed.target))
}

async function actWith(plan: Plan, services: Services): Promise<Outcome> {
  switch (plan.kind) {
    case 'skip':
      return { ...plan, result: 'skipped' }
    case 'reserve':
      throw new Error('A reserve is not there yet.')
    case 'deploy': {
      const { deploy } = await import('./deploy.ts')
      const work = services.workOn(plan.target)
      return await deploy(plan.directory, work).catch((error: unknown) => tellFailure(error, 'deploy', work))
    }
    case 'teardown': {
      const { tearDown } = await import('./teardown.ts')
      const work = services.workOn(plan.target)
      return await tearDown(work, plan.byPerson).catch((error: unknown) => tellFailure(error, 'teardown', work))
    }
    case 'sweep': {
      const { sweep } = await import('./sweep.ts')
      return await sweep(plan.environment, services, true)
    }
    case 'ask': {
      const { ask } = await import('./ask-github.ts')
      const answer = await ask(plan.question, services)
      return await actWith(makePlan(services.inputs, services.context, answer), services)
    }
  }
}

/** Shows why a run for a preview failed, or an earlier commit would seem to be this one's. Throws the error itself. */
async function tellFailure(error: unknown, act: FailedRun['act'], { tracking, services }: Work): Promise<never> {
  const isNew = !told.has(error)
  told.add(error)
  if (isNew && !services.inputs.dryRun) await tracking.fail(error, undefined, act).catch(() => {})
  throw error
}
