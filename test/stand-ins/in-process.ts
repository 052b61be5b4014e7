import * as core from '@actions/core'
import { run } from '../../src/run.ts'
import { reportFailure } from '../../src/step/report.ts'
import { type Step, type StepResult, setScene } from './runner.ts'

/**
 * Runs the source in this very process, for what can only be seen from inside (coverage, an `AbortSignal`). The
 * environment, standard output and exit code are put back after it.
 */
export async function runInProcess(step: Step, signal = new AbortController().signal): Promise<StepResult> {
  using scene = setScene(step)
  const before = { env: process.env, write: process.stdout.write }
  let stdout = ''
  process.env = { ...scene.env }
  // The toolkit looks up the summary's file once in a process; a runner starts a process for each step.
  Object.assign(core.summary.emptyBuffer(), { _filePath: undefined })
  process.stdout.write = ((text: string) => {
    stdout += text
    return true
  }) as typeof process.stdout.write
  try {
    await run(signal)
    return { code: 0, stdout, stderr: '', ...scene.written() }
  } catch (error) {
    await reportFailure(error)
    return { code: Number(process.exitCode), stdout, stderr: '', ...scene.written() }
  } finally {
    process.env = before.env
    process.stdout.write = before.write
    process.exitCode = undefined
  }
}
