import { availableParallelism } from 'node:os'
import { configDefaults, defineConfig } from 'vitest/config'

/**
 * Each file has a process of its own. They leave secrets, certificates or variables behind, or count each line of the log,
 * where a failed run of another file may still repeat a request.
 */
const apart = [
  'test/features/what-changed/drawn-words.test.ts',
  'test/features/what-changed/screenshots/{compare-page,hostile,in-page,limits,operation,take,views}.test.ts',
  'test/http/attempts.test.ts',
  'test/plan/inputs.test.ts',
  'test/report/{report,sticky-comment}.test.ts',
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
if (process.env['SCHEDULES'] === undefined)
  console.log('What takes long is drawn for this commit; SCHEDULES=1000 npm test has all of it.')

export default defineConfig({
  test: {
    ...everything,
    projects,
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
