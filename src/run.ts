import { setImmediate } from 'node:timers/promises'
import { CancelledError } from './errors.ts'
import { type Context, readContext } from './plan/context.ts'
import { type Inputs, readInputs, usableInputs } from './plan/inputs.ts'
import { failedRunOf, makePlan, type Plan } from './plan/plan.ts'
import { log } from './view/log.ts'
import { report } from './view/report.ts'

/** @throws what made the run fail before it could do anything. The caller reports it. */
export async function run(signal: AbortSignal): Promise<void> {
  const { plan, inputs, context } = await makeOwnPlan(signal)
  // Most of the action is loaded only now, and TLS with it: a wrong input is reported without them. Meanwhile the
  // connections to GitHub are opened.
  await connect(plan, inputs, context)
  const { act } = await import('./acts/act.ts')
  const done = await act(plan, { inputs, context, signal })
  await report(done, inputs)
  // If the run was cancelled at the last moment, everything is done and reported. But the step must still fail.
  if (signal.aborted && done.end?.kind !== 'failed') throw new CancelledError(signal.reason.signal, { what: 'the end' })
}

/** Reads what tells the plan. If that fails, it shows on the run's pull request why, whatever happens meanwhile. */
async function makeOwnPlan(signal: AbortSignal) {
  try {
    const { inputs, warnings } = readInputs()
    for (const warning of warnings) log.warning(warning)
    const context = readContext()
    return { plan: makePlan(inputs, context), inputs, context }
  } catch (error) {
    await showFailure(error, signal).catch(() => {})
    throw error
  }
}

async function showFailure(error: unknown, signal: AbortSignal): Promise<void> {
  const inputs = usableInputs()
  const context = readContext()
  if (failedRunOf(inputs, context) === undefined) return
  const { actOnFailure } = await import('./acts/act.ts')
  await actOnFailure(error, { inputs, context, signal })
}

/** Opens as many connections to GitHub as a plan sends requests side by side: most of all at its end. */
async function connect(plan: Plan, { githubToken }: Inputs, { apiUrl, repository }: Context): Promise<void> {
  if (plan.kind === 'skip' || githubToken === '' || repository === undefined || !URL.canParse(apiUrl)) return
  const isForFew = plan.kind === 'ask' || (plan.kind !== 'sweep' && plan.target.subject.kind === 'live-site')
  const { openEarly } = await import('./http/connect.ts')
  openEarly(new URL(apiUrl), isForFew ? 2 : 5)
  // While code is loaded nothing else can run, so the connections get a moment to start.
  await setImmediate()
}
