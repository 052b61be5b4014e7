/**
 * Keeps workflow commands of code under test (`::error::…`, `::debug::…`) off the standard output of the test run
 * itself, where a runner would obey them.
 */
const stdout: typeof process.stdout & { isQuiet?: true } = process.stdout
// Files of tests that share a process run this once each, and another layer would hide commands from `in-process.ts`.
if (!stdout.isQuiet) {
  stdout.isQuiet = true
  const write = stdout.write.bind(stdout)
  stdout.write = ((...all: Parameters<typeof write>) =>
    String(all[0]).startsWith('::') || write(...all)) as typeof stdout.write
}
