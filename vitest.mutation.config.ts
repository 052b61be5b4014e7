import { defineConfig } from 'vitest/config'

/**
 * For `npm run mutation`: the tests that run the source in this process and are quick. The other tests start the built
 * action, which has no mutants in it.
 */
export default defineConfig({
  test: {
    include: ['test/{acts,github,hosting,http,plan,record,report,site,text}/*.test.ts', 'test/whole/requests.test.ts'],
    exclude: ['test/site/{symbolic-links,windows}.test.ts'],
    setupFiles: ['test/stand-ins/runner/quiet.ts'],
    // A worker for each file would take longer than the tests.
    isolate: false,
    testTimeout: 30_000,
  },
})
