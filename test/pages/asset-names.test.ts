import { describe, expect, it } from 'vitest'
import { withoutHash } from '../../src/pages/link-targets.ts'

/** Names that builds write, each with the same one after a change of its content. */
const hashed: readonly (readonly [string, string])[] = [
  // Vite, VitePress, Rollup, SvelteKit: Base64, which may hold and end with a dash.
  ['index.DiwrgTda.js', 'index.C0NKbN9X.js'],
  ['logo-DwX3k_9a.png', 'logo-B1x9Qz_2.png'],
  ['style-C8nD2x-1.css', 'style-DX9kqw2_.css'],
  ['hoisted.CQ2y8x1-.js', 'hoisted.Bz81kLmP.js'],
  // Astro's pictures: with the options, in another Base.
  ['photo.C8nD2x-1_Z1abcDE.webp', 'photo.DwX3k_9a_2sXwq5.webp'],
  ['photo.BGkQ7Uy__1RVSQv.webp', 'photo.hF2k1-Lq_Z2lFcFY.webp'],
  // esbuild, Bun.
  ['app-IKNTMN2E.js', 'app-7ZX2Q4PA.js'],
  ['chunk-k3j9x2m1.js', 'chunk-p0q8z7r6.js'],
  // webpack, Parcel, Docusaurus, MkDocs, Rails: hexadecimal.
  ['app-3fa9c1d2.js', 'app-8bc01d77.js'],
  ['logo.3fa9c1d2.png', 'logo.0a1b2c3d.png'],
  ['logo.abc12345.png', 'logo.deadbeef.png'],
  ['main.abc12345.min.css', 'main.0011aabb.min.css'],
  ['photo-3fa9c1d2e4f5a6b7c8d9e0f1a2b3c4d5.jpg', 'photo-00a9c1d2e4f5a6b7c8d9e0f1a2b3c4d5.jpg'],
  ['app-3fa9c1d2.js.map', 'app-8bc01d77.js.map'],
  ['photo_hu_3fa9c1d2e4f5a6b7.jpg', 'photo_hu_00a9c1d2e4f5a6b7.jpg'],
]

/** Names of different files. */
const different: readonly (readonly [string, string])[] = [
  ['a-3fa9c1d2.png', 'b-3fa9c1d2.png'],
  ['logo-3fa9c1d2.png', 'logo-3fa9c1d2.svg'],
  ['report-20241001.pdf', 'report-20241002.pdf'],
  ['report-2024-10-01.pdf', 'report-2024-10-02.pdf'],
  ['photo-12345678.jpg', 'photo-87654321.jpg'],
  ['photo-1280x720.jpg', 'photo-1920x1080.jpg'],
  ['photo-0640x480.jpg', 'photo-1024x768.jpg'],
  ['Annual-Report24.pdf', 'Annual-Report23.pdf'],
  ['my-document.pdf', 'my-Document.pdf'],
  ['my-big-name.png', 'my-bad-name.png'],
  ['team-Jon-Snow.jpg', 'team-Tom-Hank.jpg'],
  ['screen-macOS-13.png', 'screen-macOS-14.png'],
  ['diagram-UserData.png', 'diagram-UserInfo.png'],
  ['jquery.tooltips.png', 'jquery.carousel.png'],
  ['photo_small.jpg', 'photo_large.jpg'],
  // Nothing but a hash: it is all that tells one from another.
  ['3fa9c1d2e4f5a6b7c8d9.png', '00a9c1d2e4f5a6b7c8d9.png'],
  ['.hidden', '.other'],
]

describe('names of assets', () => {
  it.each(hashed)('%s and %s are the same', (a, b) => {
    expect(withoutHash(a)).toBe(withoutHash(b))
    expect(withoutHash(a).length).toBeGreaterThan(4)
  })

  it.each(different)('%s and %s are not', (a, b) => {
    expect(withoutHash(a)).not.toBe(withoutHash(b))
  })

  it('take little time, also if they are long', () => {
    expect(withoutHash(`${'a-'.repeat(50_000)}.png`)).toHaveLength(100_004)
    expect(withoutHash(`${'.'.repeat(100_000)}`)).toHaveLength(100_000)
  })
})
