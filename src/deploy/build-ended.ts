/** Updates the comment if a build ended without a deploy (DESIGN 7, "States of a section"). */
import { readContext } from '../plan/context.ts'
import { readInputs } from '../plan/inputs.ts'
import type { Skipped } from '../report/outcome.ts'
import { servicesFor, servicesForSite } from '../services/services.ts'
import type { Target } from '../subject.ts'
import { fieldsOf, parseJson, textOf } from '../text/json.ts'

export async function buildOutcome(build: 'failed' | 'did not finish', target: Target): Promise<Skipped> {
  const reason = 'This step deploys nothing: it is there to show in the comment that the build failed.'
  return { kind: 'skipped', target, reason, build }
}

/**
 * The post step: the job failed or was cancelled.
 *
 * @param state what `report` has saved. Empty unless the step was a reserve.
 */
export async function runPostStep(state: string, signal: AbortSignal): Promise<void> {
  const { number, environment } = fieldsOf(parseJson(state)) ?? {}
  // Before reading the inputs: the step itself has reported what is wrong with them.
  if (typeof number !== 'number') return
  const services = servicesFor({ inputs: readInputs().inputs, context: readContext(), signal })
  const subject = { kind: 'pull-request', number } as const
  const target = { subject, environment: textOf(environment), sha: '', domain: undefined }
  await servicesForSite(target, services).commenter.write(await buildOutcome('did not finish', target))
}
