/**
 * Keeps workflow commands of code under test (`::error::…`, `::debug::…`) off the standard output of the test run
 * itself, where a runner would obey them.
 */
const write = process.stdout.write.bind(process.stdout)
process.stdout.write = ((...all: Parameters<typeof write>) =>
  String(all[0]).startsWith('::') || write(...all)) as typeof process.stdout.write
