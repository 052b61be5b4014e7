import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    setupFiles: ['test/stand-ins/runner/quiet.ts'],
    // Most tests start the built action as a process of its own; a busy machine must not fail them.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // The main thread has little to do, so a worker for each core is not too many.
    maxWorkers: '100%',
    coverage: {
      include: ['src/**/*.ts'],
      // The entry is run by the tests of the built action, in processes that are not measured.
      exclude: ['src/index.ts'],
      reporter: ['text'],
      thresholds: { lines: 97 },
    },
  },
})
