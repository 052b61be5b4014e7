/**
 * Keeps workflow commands of code under test (`::error::…`, `::debug::…`) off the standard output of the test run
 * itself, where a runner would obey them. Files that share a process load this more than once, and it must stay below what
 * tests put there later.
 */
const { stdout } = process
if (!('isQuiet' in stdout)) {
  const write = stdout.write.bind(stdout)
  const quiet = (...all: Parameters<typeof write>) => String(all[0]).startsWith('::') || write(...all)
  Object.assign(stdout, { write: quiet, isQuiet: true })
}
