import { expect, it } from 'vitest'
import { isExpired } from '../../src/acts/sweep.ts'
import { previewOf } from '../../src/record/records.ts'
import { entry, hour, site } from '../rules/worlds.ts'

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
