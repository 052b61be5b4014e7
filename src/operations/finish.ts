import { readContext } from '../plan/context.ts'
import { readInputs } from '../plan/inputs.ts'
import { bestEffort } from '../report/log.ts'
import { endBuilding } from '../report/sticky-comment.ts'
import { fieldsOf, parseJson, textOf } from '../text/json.ts'
import { jobFor } from './job.ts'

/**
 * The post step: the job failed or was cancelled. If the comment still says that this run builds, it did not finish.
 *
 * @param state what `report` has saved. Empty if the step was no reserve.
 */
export async function finish(state: string, signal: AbortSignal): Promise<void> {
  const { number, environment } = fieldsOf(parseJson(state)) ?? {}
  if (typeof number !== 'number') return
  const context = readContext()
  const { inputs } = readInputs()
  const { github } = jobFor({ inputs, context, signal })
  if (!github || !inputs.comment) return
  await bestEffort('write the comment', () => endBuilding(github, number, textOf(environment), context.run))
}
