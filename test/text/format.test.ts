import { describe, expect, it } from 'vitest'
import { formatAge, formatPercent } from '../../src/text/format.ts'

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

describe('a share', () => {
  it.each([
    [0, 1000, '0 %'],
    [1, 50_000, 'under 0.1 %'],
    [1, 1000, '0.1 %'],
    [999, 10_000, '9.9 %'],
    [999, 1000, '99 %'],
    [1000, 1000, '100 %'],
    [3, 2, '150 %'],
  ])('of %s in %s is %s', (part, whole, text) => {
    expect(formatPercent(part, whole)).toBe(text)
  })
})
