/**
 * Prints the last line of `.ci/run` and `.ci/weekly`: `N passed, N failed`. The first argument is 1 if anything failed, the
 * second a report of vitest, and each other one the output of a script that ends with such a line. One that was not written is
 * of a part that was skipped.
 */
import { existsSync, readFileSync } from 'node:fs'

const [status = '1', report = '', ...outputs] = process.argv.slice(2)
const total = { passed: 0, failed: 0, skipped: 0 }
if (existsSync(report) && readFileSync(report, 'utf8') !== '') {
  const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(readFileSync(report, 'utf8'))
  Object.assign(total, { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests })
}
for (const output of outputs.filter((path) => existsSync(path))) {
  const [last = ''] = readFileSync(output, 'utf8').trimEnd().split('\n').slice(-1)
  const [, passed, failed] = /^(\d+) .*passed, (\d+) failed/u.exec(last) ?? ['', 0, 1]
  total.passed += Number(passed)
  total.failed += Number(failed)
}
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : ''
console.log(`${total.passed} passed, ${Math.max(total.failed, Number(status))} failed${skipped}`)
