import { configDefaults, defineConfig } from 'vitest/config'

/**
 * `npm run mutation` runs the tests that run the source in their own process and are quick: the built action has no mutants in it.
 */
const isMutation = process.env['STRYKER_MUTATOR_WORKER'] !== undefined
/** Too slow for each mutant: what starts processes, and what is played at random. */
const slow = [
  'test/site/{symbolic-links,windows}.test.ts',
  'test/whole/{adversarial,lives,pairs,schedules}.test.ts',
  'test/{hosting,http,view}/any-*.test.ts',
  // What it registers as secrets would be hidden in the files that follow in the same process.
  'test/plan/inputs.test.ts',
]

export default defineConfig({
  test: {
    include: isMutation
      ? ['test/{acts,github,hosting,http,plan,record,rules,site,view,whole}/*.test.ts']
      : ['test/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...(isMutation ? slow : [])],
    setupFiles: ['test/stand-ins/runner/quiet.ts'],
    // Most tests start the built action as a process of its own; a busy machine must not fail them.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // The main thread has little to do, so a worker for each core is not too many.
    maxWorkers: '100%',
    // Mutants are many, and a new worker for each file takes longer than its tests.
    isolate: !isMutation,
    coverage: {
      include: ['src/**/*.ts'],
      // The entry is run by the tests of the built action, in processes that are not measured.
      exclude: ['src/index.ts'],
      reporter: ['text'],
      thresholds: { lines: 97 },
    },
  },
})
