import { reportFailure } from './report.ts'
import { run } from './run.ts'

try {
  await run(new AbortController().signal)
} catch (error) {
  await reportFailure(error)
}
