import { expect, it } from 'vitest'
import { isExpired } from '../../src/acts/sweep.ts'
import { previewOf } from '../../src/record/records.ts'
import { isOlderRun } from '../../src/rules/cautions.ts'
import { entry, hour, site } from './worlds.ts'

it.each<[string, string, number, number | undefined, boolean]>([
  ['never without a number of days', 'deploy:pr-7', 9999, undefined, false],
  ['not at that very time', 'deploy:pr-7', 3, 3, false],
  ['after it', 'deploy:pr-7', 3.001, 3, true],
  ['not if it is in the future', 'deploy:pr-7', -1, 1, false],
  ['never if it is of a branch', 'deploy:branch-pr-7', 9999, 1, false],
  ['never if it is a live site', 'deploy:site', 9999, 1, false],
])('a preview expires %s (%s, %d days old, of %s)', (_, task, age, days, expected) => {
  const own = [entry(100, site, { task }), entry(1, site, { task })]
  const subject = previewOf(task) ?? { kind: 'live-site' }
  expect(isExpired({ subject, own }, (100 + age * 24) * hour, days)).toBe(expected)
  expect(isExpired({ subject, own: [] }, (100 + age * 24) * hour, days)).toBe(false)
})

it.each([
  ['300.1', '300.1', false],
  ['300.1', '300.2', true],
  ['300.2', '300.1', false],
  ['300.9', '301.1', true],
  ['301.1', '300.9', false],
  ['99.1', '100.1', true],
  ['300.9', '300.10', true],
  ['', '300.1', false],
  ['300.1', '', false],
  ['300.1', 'no number', false],
])('the run %s after %s is an older one: %s', (run, last, expected) => {
  // Only the newest deployment counts.
  expect(isOlderRun(run, [entry(9, site, { run: last }), entry(8, site, { run: '999.9' })])).toBe(expected)
  expect(isOlderRun(run, [])).toBe(false)
})
