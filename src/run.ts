import { CancelledError } from './errors.ts'
import { log } from './log.ts'
import { readContext } from './plan/context.ts'
import { readInputs } from './plan/inputs.ts'
import { makePlan } from './plan/plan.ts'
import { report } from './report/report.ts'

/** @throws if the run failed before it did anything. The caller reports it. */
export async function run(signal: AbortSignal): Promise<void> {
  const { inputs, warnings } = readInputs()
  for (const warning of warnings) log.warning(warning)
  const context = readContext()
  const plan = makePlan(inputs, context)
  // Loaded only now, with TLS, so that input errors are quick.
  const { runPlan } = await import('./deploy/run-plan.ts')
  const outcome = await runPlan(plan, { inputs, context, signal })
  await report(outcome, inputs.message)
  // Everything is done and reported, but a cancelled step must fail.
  if (signal.aborted && outcome.kind !== 'failed')
    throw new CancelledError(signal.reason.signal, 'All that the run was for is done.')
}
