import { describe, expect, it } from 'vitest'
import { withoutDates, withoutHash } from '../../../src/features/what-changed/dates-and-hashes.ts'

describe('dates', () => {
  it.each([
    ['by JSDoc 4.0.2 on Tue Nov 18 2025 10:00:00 GMT+0000 (Coordinated Universal Time)', 'by JSDoc 4.0.2 on '],
    ['coverage.py v7.6.1, created at 2026-11-22 00:44 +0000', 'coverage.py v7.6.1, created at '],
    ['Last updated on Nov\u00a022, 2026.', 'Last updated on .'],
    ['Saturday, November 22nd, 2026 at 9:05 a.m. it was', ' it was'],
    ['10:44, 22 November 2026 (UTC)', ' (UTC)'],
    ['2026-11-22T00:44:00+01:00 2026-11-22T00:44:00.123456Z', ' '],
  ])('are left out of %j', (text, rest) => {
    expect(withoutDates(text)).toBe(rest)
  })

  it.each([
    '1.2.3 10.11.12 v2026.11.22 22.11.2026 11/22/2026 2026',
    'a-2026-11-22 2026-11-22.zip 2026-11-22-preview 12345-11-22',
    'open on Mondays, in May we march, Marching 12 men, May be, Decimal 3, Dec 3.2',
    'May\u00015',
  ])('are not found in %j', (text) => {
    expect(withoutDates(text)).toBe(text)
  })
})

describe('hashes in the names of files', () => {
  it.each([
    ['/index.DiwrgTda.js', '/index.C0NKbN9X.js', 'Vite'],
    ['/photo.C8nD2x-1_Z1abcDE.webp', '/photo.DwX3k_9a_2sXwq5.webp', 'Astro'],
    ['/logo.abc12345.png', '/logo.deadbeef.png', 'webpack'],
    ['/photo_hu_3fa9c1d2e4f5a6b7.jpg', '/photo_hu_00a9c1d2e4f5a6b7.jpg', 'Hugo'],
    ['/logo.png?v=3fa9c1d2', '/logo.png?v=0a1b2c3d', 'a template'],
  ])('are left out: %s and %s are the same (%s)', (a, b) => {
    expect(withoutHash(a)).toBe(withoutHash(b))
    expect(withoutHash(a).length).toBeGreaterThan(5)
  })

  it.each([
    ...['/report-20241001.pdf', '/photo-1280x720.jpg', '/Annual-Report24.pdf', '/team-Jon-Snow.jpg'],
    ...['/functions/first-aB3dE5gH.html', '/jquery.tooltips.js', '/my-document.pdf', '/3fa9c1d2e4f5a6b7c8d9.png'],
  ])('are not found in %s', (address) => {
    expect(withoutHash(address)).toBe(address)
  })
})
