/** The demo's runs of the built action. */
import type { Step, StepResult } from '../../test/stand-ins/runner/runner.ts'
import { DemoError, showLog } from './show.ts'
import type { Stage } from './stage.ts'

/** Runs the action on a push to main, unless told otherwise, and shows its log. */
export async function step(stage: Stage, given: Step = {}): Promise<StepResult> {
  return shown(await stage.world.step(given))
}

/** Runs the action on an event of a pull request, and shows its log. */
export async function pull(
  stage: Stage,
  number: number,
  action: string,
  given: Step & { sha?: string } = {},
  expected = 0,
): Promise<StepResult> {
  return shown(await stage.world.pull(number, action, given), expected)
}

function shown(result: StepResult, expected = 0): StepResult {
  showLog(result)
  if (result.code !== expected) {
    const why = expected === 0 ? 'This step failed: its log says why.' : 'This step should have failed.'
    throw new DemoError([why, result.stderr].join('\n').trimEnd())
  }
  return result
}
