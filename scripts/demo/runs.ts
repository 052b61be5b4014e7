/** The demo's runs of the built action, each in a process of its own. */
import type { Step, StepResult } from '../../test/stand-ins/runner/runner.ts'
import { DemoError, showLog } from './show.ts'
import type { Stage } from './stage.ts'

/** One step of a job. The repository has two sites, and each has a job and an environment of its own. */
export interface Job {
  readonly site?: 'main' | 'docs'
  /** The number of the run. Steps of one run have it in common; a new one unless given. */
  readonly run?: string
  readonly inputs?: Step['inputs']
  /** In place of a push. */
  readonly event?: Pick<Step, 'event' | 'payload'>
  /** The exit code that it should have; 0 unless given. */
  readonly expected?: number
}

let runs = 100

export function newRun(): string {
  runs += 1
  return String(runs)
}

/** Runs the action on a push to main, or on another event there. */
export async function push(stage: Stage, job: Job = {}): Promise<StepResult> {
  return ended(await stage.world.step({ ...job.event, ...stepOf(stage, job, '') }), job)
}

/** Runs the action on an event of a pull request. Each push has a head of its own, named by a digit. */
export async function pull(
  stage: Stage,
  number: number,
  action: string,
  { head, ...job }: Job & { readonly head?: number } = {},
): Promise<StepResult> {
  const sha = head === undefined ? {} : { sha: `${number}${head}`.repeat(20).slice(0, 40) }
  return ended(await stage.world.pull(number, action, { ...stepOf(stage, job, '-preview'), ...sha }), job)
}

function stepOf(stage: Stage, { site = 'main', run = newRun(), inputs }: Job, suffix: string): Step {
  const inputsOfSite =
    site === 'main'
      ? { 'compare-with': 'website', environment: `website${suffix}`, directory: stage.changed }
      : { 'compare-with': 'docs', environment: `docs${suffix}`, directory: stage.docs }
  const env = { GITHUB_RUN_ID: run, GITHUB_JOB: site }
  return { inputs: { ...inputsOfSite, ...inputs }, env }
}

function ended(result: StepResult, { expected = 0 }: Job): StepResult {
  if (result.code === expected) return result
  showLog(result)
  const why = expected === 0 ? 'This step failed: its log says why.' : 'This step should have failed.'
  throw new DemoError([why, result.stderr].join('\n').trimEnd())
}
