import { ask } from './acts/ask.ts'
import { deploy } from './acts/deploy.ts'
import { Services } from './acts/services.ts'
import { sweep } from './acts/sweep.ts'
import { tearDown } from './acts/teardown.ts'
import { givenInputs } from './environment.ts'
import type { Outcome } from './outcome.ts'
import { readContext } from './step/context.ts'
import { inputNames, readInputs } from './step/inputs.ts'
import { checkSpelling } from './step/misspelled.ts'
import { makePlan, type Plan } from './step/plan.ts'
import { reportOutcome } from './step/report.ts'

/**
 * The whole action: it reads inputs and context, makes a plan, carries it out and reports the result.
 *
 * @param signal aborting it ends the work
 * @throws whatever made the run fail. The caller reports it.
 */
export async function run(signal: AbortSignal): Promise<void> {
  checkSpelling(givenInputs(), inputNames)
  const inputs = readInputs()
  const context = readContext()
  const plan = makePlan(inputs, context)
  const outcome = await act(plan, new Services(inputs, context, signal))
  await reportOutcome(outcome)
  // If the run was cancelled at the last moment, everything is done and reported. But the step must still fail.
  signal.throwIfAborted()
}

async function act(plan: Plan, services: Services): Promise<Outcome> {
  switch (plan.kind) {
    case 'skip':
      return { ...plan, result: 'skipped' }
    case 'deploy':
      return await deploy(plan, services)
    case 'teardown':
      return await tearDown(plan.target, services)
    case 'sweep':
      return await sweep(plan.environment, services)
    case 'ask':
      return await act(
        makePlan(services.inputs, services.context, await ask(plan.question, services)),
        services,
      )
  }
}
