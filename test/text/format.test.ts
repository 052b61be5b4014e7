import { describe, expect, it } from 'vitest'
import { count, firstOf, formatAge, formatBytes, formatDuration } from '../../src/text/format.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

describe('an age', () => {
  it.each([
    [0, 'under a minute'],
    [minute - 1, 'under a minute'],
    [minute, '1 minute'],
    [hour - 1, '59 minutes'],
    [hour, '1 hour'],
    [day - 1, '23 hours'],
    [day, '1 day'],
    [400 * day, '400 days'],
  ])('of %s ms is %s', (milliseconds, text) => {
    expect(formatAge(milliseconds)).toBe(text)
  })
})

describe('a number', () => {
  it.each([
    [0, '0 B'],
    [999, '999 B'],
    [1000, '1.00 kB'],
    [12_345, '12.3 kB'],
    [999_600, '1.00 MB'],
    [1.5e9, '1.50 GB'],
    [5e15, '5.00e+3 TB'],
  ])('%s bytes are %s', (bytes, text) => {
    expect(formatBytes(bytes)).toBe(text)
  })

  it.each([
    [40, '0.0 s'],
    [1234, '1.2 s'],
    [65_000, '1 min 5 s'],
  ])('%s ms are %s', (milliseconds, text) => {
    expect(formatDuration(milliseconds)).toBe(text)
  })

  it('of things has a plural, and a list may end early', () => {
    expect([count(1, 'file'), count(12_000, 'file')]).toEqual(['1 file', '12,000 files'])
    expect(firstOf(['a', 'b', 'c'], 2)).toBe('a, b and 1 more')
  })
})
