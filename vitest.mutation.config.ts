import { defineConfig } from 'vitest/config'

/**
 * For `npm run mutation`: the tests that run the source in this process and are quick. The other tests start the built
 * action, which has no mutants in it.
 */
export default defineConfig({
  test: {
    include: ['test/{acts,github,hosting,http,site,step,text}/*.test.ts', 'test/requests.test.ts'],
    exclude: [
      'test/hosting/published-pages.test.ts',
      'test/site/{crc32,deflater,html-pages,symbolic-links,page-*,windows,zip*}.test.ts',
      'test/step/changed-pages.test.ts',
    ],
    setupFiles: ['test/stand-ins/quiet.ts'],
    // A worker for each file would take longer than the tests.
    isolate: false,
    testTimeout: 30_000,
  },
})
