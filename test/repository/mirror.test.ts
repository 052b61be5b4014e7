import { globSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../stand-ins/runner/runner.ts'

/**
 * `test` mirrors `src`: `src/site/walk.ts` is held by `test/site/walk.test.ts`. A file without a test of its name has a line
 * here, with the test to change first. Both are without `.ts` and `.test.ts`.
 */
const heldBy: Readonly<Record<string, string>> = {
  index: 'action/signals',
  run: 'whole/told',
  services: 'whole/no-record',
  'deploy/lost-answer': 'deploy/send',
  'deploy/snapshot': 'whole/live-sites',
  'remove/remove-preview': 'remove/teardown',
  'remove/take-back': 'deploy/publish',
  'report/outcome': 'report/report',
  'report/outputs': 'report/report',
  'ownership/refusals': 'ownership/destination',
  'github/answers': 'github/client',
  'github/comments': 'report/sticky-comment',
  'github/deployment': 'github/record',
  'github/pull-requests': 'remove/sweep',
  'hosting/dialects': 'whole/dialects',
  'plan/find-target': 'plan/plan',
  'plan/input-readers': 'plan/inputs',
  'plan/unknown-inputs': 'plan/inputs',
  'features/visitor-check/visitor-check': 'features/visitor-check/verify',
  'features/what-changed/broken-links': 'features/what-changed/dead-links',
  'features/what-changed/list-files': 'features/what-changed/list-pages',
  'features/what-changed/live-pages': 'features/what-changed/what-changed',
  'features/what-changed/pages-to-show': 'features/what-changed/changes',
  'features/what-changed/same-changes': 'features/what-changed/differences',
  'features/what-changed/targets': 'features/what-changed/dead-links',
  'features/what-changed/pages/elements': 'features/what-changed/pages/read-page',
  'features/what-changed/pages/look': 'features/what-changed/pages/read-page',
  'features/what-changed/pages/parsed-page': 'features/what-changed/pages/read-page',
  'features/what-changed/pages/style-links': 'features/what-changed/dead-links',
  'features/what-changed/pairing': 'features/what-changed/screenshots/changed-parts',
  'features/what-changed/pages/split-words': 'features/what-changed/page-words',
  'features/what-changed/pages/pieces': 'features/what-changed/pages/read-page',
  'features/what-changed/comment/details': 'features/what-changed/differences',
  'features/what-changed/comment/fit': 'features/what-changed/differences',
  'features/what-changed/comment/page-lines': 'features/what-changed/page-words',
  'features/what-changed/comment/page-lists': 'features/what-changed/differences',
  'features/what-changed/comment/counts': 'features/what-changed/differences',
  'features/what-changed/comment/listed-pages': 'features/what-changed/differences',
  'features/what-changed/limits': 'features/what-changed/differences',
  'features/what-changed/comment/summary-text': 'features/what-changed/differences',
  'features/what-changed/comment/hoisted-changes': 'features/what-changed/differences',
  'features/what-changed/screenshots/browser': 'features/what-changed/screenshots/limits',
  'features/what-changed/screenshots/tab': 'features/what-changed/screenshots/take',
  'features/what-changed/screenshots/page': 'features/what-changed/screenshots/take',
  'features/what-changed/screenshots/screenshot': 'features/what-changed/screenshots/take',
  'features/workflow-check/build-checks': 'features/workflow-check/findings',
  'features/workflow-check/checked': 'features/workflow-check/findings',
  'features/workflow-check/concurrency': 'features/workflow-check/findings',
  'features/workflow-check/effect': 'features/workflow-check/findings',
  'features/workflow-check/event-checks': 'features/workflow-check/findings',
  'features/workflow-check/events': 'features/workflow-check/findings',
  'features/workflow-check/filters': 'features/workflow-check/findings',
  'features/workflow-check/finding': 'features/workflow-check/findings',
  'features/workflow-check/expression': 'features/workflow-check/findings',
  'features/workflow-check/made-up': 'features/workflow-check/table',
  'features/workflow-check/play': 'features/workflow-check/findings',
  'features/workflow-check/settings-checks': 'features/workflow-check/findings',
  'features/workflow-check/site-checks': 'features/workflow-check/findings',
  'features/workflow-check/strangers': 'features/workflow-check/findings',
  'features/workflow-check/trigger-checks': 'features/workflow-check/findings',
  'features/workflow-check/workflow-check': 'features/workflow-check/read-workflow',
  'features/workflow-check/workflow-file': 'features/workflow-check/read-workflow',
  'archive/zip-format': 'archive/pack',
  'site/directory': 'site/collect',
  'site/feeds': 'site/root-page',
  'site/path-inside': 'site/file-access',
  'site/leak-error': 'site/leaks',
  'site/live-tokens': 'site/secret-scan',
  'site/private-files': 'site/leak-table',
  'site/root-elements': 'site/root-page',
  'site/site': 'site/added-files',
  'site/walk': 'site/collect',
  'http/connect': 'http/exchange',
  log: 'report/report',
  subject: 'deploy/publish',
  errors: 'whole/told',
  variables: 'plan/context',
}

/** Paths below a folder, without what they end with. */
function namesIn(folder: string, end: string): string[] {
  const paths = globSync(`**/*${end}`, { cwd: join(root, folder) })
  return paths.map((path) => path.replaceAll('\\', '/').slice(0, -end.length))
}

describe('each file of src', () => {
  const sources = namesIn('src', '.ts')
  const tests = new Set(namesIn('test', '.test.ts'))

  it('has a test of its name, or else a line in this table', () => {
    expect(sources.length).toBeGreaterThan(80)
    const without = sources.filter((name) => !tests.has(name))
    expect(without.toSorted()).toEqual(Object.keys(heldBy).toSorted())
  })

  it('has a line that names a test', () => {
    expect(Object.values(heldBy).filter((name) => !tests.has(name))).toEqual([])
  })
})
