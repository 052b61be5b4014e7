import * as core from '@actions/core'
import { CancelledError } from './errors.ts'
import { reportFailure } from './report/report.ts'
import { run } from './run.ts'
import { runnerVariables } from './variables.ts'

const controller = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    controller.abort(new CancelledError(signal))
    // The runner kills the process 10 s after its first signal. Until then status and comment are written.
    setTimeout(() => process.exit(1), 9200).unref()
  })
}

/** The runner starts this file once more at the end of the job, with this state (`runs.post` in action.yml). */
const isPost = core.getState('isPost') !== ''

try {
  if (isPost) {
    const { runPostStep } = await import('./deploy/build-ended.ts')
    await runPostStep(core.getState('building'), controller.signal)
  } else {
    if (runnerVariables()['GITHUB_STATE']) core.saveState('isPost', 'true')
    await run(controller.signal)
  }
} catch (error) {
  await reportFailure(error)
}
// An abandoned request could keep the process alive.
if (controller.signal.aborted) process.exit(1)
