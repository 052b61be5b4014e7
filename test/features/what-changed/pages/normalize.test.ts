import { describe, expect, it } from 'vitest'
import { Normalizer } from '../../../../src/features/what-changed/pages/normalize.ts'

const withoutHash = (address: string): string => new Normalizer({ hosts: [], commits: [] }).targets(`${address}\u0001`)

describe('hashes in the names of files', () => {
  it.each([
    ['/index.DiwrgTda.js', '/index.C0NKbN9X.js', 'Vite'],
    ['/photo.C8nD2x-1_Z1abcDE.webp', '/photo.DwX3k_9a_2sXwq5.webp', 'Astro'],
    ['/logo.abc12345.png', '/logo.deadbeef.png', 'webpack'],
    ['/photo_hu_3fa9c1d2e4f5a6b7.jpg', '/photo_hu_00a9c1d2e4f5a6b7.jpg', 'Hugo'],
  ])('are left out: %s and %s are the same (%s)', (a, b) => {
    expect(withoutHash(a)).toBe(withoutHash(b))
    expect(withoutHash(a).length).toBeGreaterThan(5)
  })

  it.each([
    ...['/report-20241001.pdf', '/photo-1280x720.jpg', '/Annual-Report24.pdf', '/team-Jon-Snow.jpg'],
    ...['/functions/first-aB3dE5gH.html', '/jquery.tooltips.js', '/my-document.pdf', '/3fa9c1d2e4f5a6b7c8d9.png'],
  ])('are not found in %s', (address) => {
    expect(withoutHash(address)).toBe(`${address}\u0001`)
  })
})

describe('the own names of a site', () => {
  const normalizer = new Normalizer({ hosts: ['pr-deadbeef1.tiiny.site', 'live.example'], commits: [] })

  it.each([
    ...[
      'https://#/x',
      'http://#/x',
      '//#/x',
      'HTTPS://#/x',
      'https://other.example/?url=https%3A%2F%2F#%2Fx',
      '#/x',
      '?a=https%253a%252f%252f#%252fx',
    ],
    ...['https://#', 'https://#?a', 'https://##top', 'Read it at https://#/x.', 'a@#', 'see # and #'],
  ])('are left out of %s', (text) => {
    const [one, other] = ['pr-deadbeef1.tiiny.site', 'LIVE.example'].map((name) => text.replaceAll(/#(?!top)/gu, name))
    expect(normalizer.targets(`${one}\u0001`)).toBe(normalizer.targets(`${other}\u0001`))
    expect(normalizer.text(one ?? '', '')).toBe(normalizer.text(other ?? '', ''))
  })

  it.each(['https://live.example.com/', 'https://my-live.example/', 'https://live.example:8080/', 'alive.example'])(
    'are not found in %s',
    (text) => {
      expect(normalizer.targets(text)).toBe(text)
    },
  )
})
