import { requireNode } from './environment.ts'
import { CancelledError } from './errors.ts'
import { run } from './run.ts'
import { reportFailure } from './view/report.ts'

const controller = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    controller.abort(new CancelledError(signal))
    // The runner kills the process 10 s after its first signal. If something hangs, the process ends here, after the
    // time for status and comment.
    setTimeout(() => process.exit(1), 9200).unref()
  })
}

try {
  requireNode(process.versions.node)
  await run(controller.signal)
} catch (error) {
  await reportFailure(error)
}
// What was given up may still hold a connection.
if (controller.signal.aborted) process.exit(1)
