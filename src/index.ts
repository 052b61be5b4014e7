import { CancelledError } from './errors.ts'
import { report } from './report/report.ts'
import { run } from './run.ts'

const controller = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    controller.abort(new CancelledError(signal))
    // The runner kills the process 10 s after its first signal. Until then status and comment are written.
    setTimeout(() => process.exit(1), 9200).unref()
  })
}

try {
  await run(controller.signal)
} catch (error) {
  await report({ kind: 'failed', error })
}
// An abandoned request could keep the process alive.
if (controller.signal.aborted) process.exit(1)
