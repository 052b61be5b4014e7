import { availableParallelism } from 'node:os'
import { configDefaults, defineConfig } from 'vitest/config'

/**
 * `npm run mutation` runs the tests that run the source in their own process and are quick: the built action has no mutants in it.
 */
const isMutation = process.env['STRYKER_MUTATOR_WORKER'] !== undefined
/** Too slow for each mutant: what starts processes, and what is played at random. */
const slow = [
  'test/site/{symbolic-links,windows}.test.ts',
  'test/whole/lives.test.ts',
  'test/{hosting,http,report}/any-*.test.ts',
  // What it registers as secrets would be hidden in the files that follow in the same process.
  'test/plan/inputs.test.ts',
]
/** They leave secrets, certificates or variables in their process, so each file has one of its own. */
const apart = [
  'test/features/what-changed/screenshots/{hostile,limits,operation,take}.test.ts',
  'test/plan/inputs.test.ts',
  'test/text/masking.test.ts',
]
const everything = { setupFiles: ['test/stand-ins/runner/quiet.ts'], testTimeout: 120_000, hookTimeout: 120_000 }
const projects = [
  // The longest come first.
  { test: { ...everything, name: 'apart', include: apart } },
  {
    test: {
      ...everything,
      name: 'together',
      include: ['test/**/*.test.ts'],
      exclude: [...configDefaults.exclude, ...apart],
      // A process for each file would take longer than its tests.
      isolate: false,
    },
  },
]
if (!isMutation && process.env['SCHEDULES'] === undefined)
  console.log('What takes long is drawn for today; SCHEDULES=1000 npm test has all of it.')

export default defineConfig({
  test: {
    ...everything,
    ...(isMutation
      ? {
          include: ['test/{github,hosting,http,deploy,ownership,plan,report,site,whole}/*.test.ts'],
          exclude: [...configDefaults.exclude, ...slow],
          // Mutants are many, and a new worker for each file takes longer than its tests.
          isolate: false,
        }
      : { projects }),
    // Tests wait more than they compute: for timers, processes and each other's servers.
    maxWorkers: availableParallelism() + 1,
    coverage: {
      include: ['src/**/*.ts'],
      // The entry is run by the tests of the built action, in processes that are not measured.
      exclude: ['src/index.ts'],
      reporter: ['text'],
      thresholds: { lines: 97 },
    },
  },
})
