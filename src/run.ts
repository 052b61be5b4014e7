import { readContext } from './context.ts'
import { deploy } from './deploy.ts'
import { readInputs } from './inputs.ts'
import type { Outcome } from './outcome.ts'
import { makePlan, type Plan } from './plan.ts'
import { reportInputs, reportOutcome } from './report.ts'
import { Run } from './session.ts'
import { sweep } from './sweep.ts'
import { tearDown } from './teardown.ts'

/**
 * The whole action: reads inputs and context, decides, acts and reports.
 *
 * @param signal aborting it ends whatever is under way
 * @throws whatever made the run fail; reporting that is the caller's part
 */
export async function run(signal: AbortSignal): Promise<void> {
  reportInputs()
  const inputs = readInputs()
  const context = readContext()
  const plan = makePlan(inputs, context)
  const outcome = await act(plan, new Run(inputs, context, signal))
  await reportOutcome(outcome)
  // What was cancelled at the last moment is done and told, but the step must not look as if nobody had cancelled it.
  signal.throwIfAborted()
}

async function act(plan: Plan, run: Run): Promise<Outcome> {
  switch (plan.kind) {
    case 'skip':
      return { result: 'skipped', environment: plan.environment, reason: plan.reason }
    case 'deploy':
      return await deploy(plan, run)
    case 'teardown':
      return await tearDown(plan.target, run)
    case 'sweep':
      return await sweep(plan.environment, run)
  }
}
