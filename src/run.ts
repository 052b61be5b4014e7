import { CancelledError } from './errors.ts'
import { log } from './log.ts'
import { readContext } from './plan/context.ts'
import { readInputs } from './plan/inputs.ts'
import { makePlan } from './plan/plan.ts'
import { report } from './report/report.ts'

/** @throws what made the run fail before it could do anything. The caller reports it. */
export async function run(signal: AbortSignal): Promise<void> {
  const { inputs, warnings } = readInputs()
  for (const warning of warnings) log.warning(warning)
  const context = readContext()
  const plan = makePlan(inputs, context)
  // Most of the action is loaded only now, and TLS with it: a wrong input is reported without them.
  const { runPlan } = await import('./deploy/run-plan.ts')
  const outcome = await runPlan(plan, { inputs, context, signal })
  await report(outcome, inputs.message)
  // If the run was cancelled at the last moment, everything is done and reported. But the step must still fail.
  if (signal.aborted && outcome.kind !== 'failed')
    throw new CancelledError(signal.reason.signal, 'All that the run was for is done.')
}
