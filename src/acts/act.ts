import type { Outcome } from '../outcome.ts'
import { type FailedRun, makePlan, type Plan } from '../plan/plan.ts'
import { Services } from './services.ts'
import { tellFailure } from './tell-failure.ts'

/**
 * Does what is planned. The code for each kind of plan is loaded only when it is needed.
 *
 * @throws every error that stops it
 */
export async function act(
  plan: Plan,
  { inputs, context, signal }: Pick<Services, 'inputs' | 'context' | 'signal'>,
): Promise<Outcome> {
  return await actWith(new Services(inputs, context, signal), plan)
}

/**
 * Shows on a pull request why a run failed that did not come to a plan, as far as inputs and context can be used.
 *
 * @throws the error itself
 */
export async function actOnFailure(
  error: unknown,
  { act, target }: FailedRun,
  { inputs, context, signal }: Pick<Services, 'inputs' | 'context' | 'signal'>,
): Promise<never> {
  return await tellFailure(error, act, target, new Services(inputs, context, signal))
}

async function actWith(services: Services, plan: Plan): Promise<Outcome> {
  switch (plan.kind) {
    case 'skip':
      return { ...plan, result: 'skipped' }
    case 'deploy': {
      const { deploy } = await import('./deploy.ts')
      return await deploy(plan, services).catch((error: unknown) => tellFailure(error, 'deploy', plan.target, services))
    }
    case 'teardown': {
      const { tearDown } = await import('./teardown.ts')
      return await tearDown(plan.target, plan.byPerson, services).catch((error: unknown) =>
        tellFailure(error, 'teardown', plan.target, services),
      )
    }
    case 'sweep': {
      const { sweep } = await import('./sweep.ts')
      return await sweep(plan.environment, services, true)
    }
    case 'ask': {
      const { ask } = await import('./ask-github.ts')
      const answer = await ask(plan.question, services)
      return await actWith(services, makePlan(services.inputs, services.context, answer))
    }
  }
}
