import { expect, it } from 'vitest'
import { count, firstOf, formatAge, formatBytes, formatDuration } from '../../src/text/printable.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

it.each([
  [formatAge, 0, 'under a minute'],
  [formatAge, minute - 1, 'under a minute'],
  [formatAge, minute, '1 minute'],
  [formatAge, hour - 1, '59 minutes'],
  [formatAge, hour, '1 hour'],
  [formatAge, day - 1, '23 hours'],
  [formatAge, day, '1 day'],
  [formatAge, 400 * day, '400 days'],
  [formatBytes, 999, '999 B'],
  [formatBytes, 1000, '1.00 kB'],
  [formatBytes, 12_345, '12.3 kB'],
  [formatBytes, 999_600, '1.00 MB'],
  [formatBytes, 1.5e9, '1.50 GB'],
  [formatBytes, 5e15, '5.00e+3 TB'],
  [formatDuration, 1234, '1.2 s'],
  [formatDuration, 65_000, '1 min 5 s'],
])('%o of %s is %s', (format, number, text) => {
  expect(format(number)).toBe(text)
})

it('a number of things has a plural, and a list may end early', () => {
  expect([count(1, 'file'), count(12_000, 'file')]).toEqual(['1 file', '12,000 files'])
  expect(firstOf(['a', 'b', 'c'], 2)).toBe('a, b and 1 more')
})
