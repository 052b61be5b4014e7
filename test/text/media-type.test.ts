import { expect, it } from 'vitest'
import { mediaType } from '../../src/text/media-type.ts'

it.each([
  ['A/B.HTML', 'text/html'],
  ['app.min.js', 'text/javascript'],
  ['a.css/LICENSE', undefined],
  ['.html', undefined],
  ['x.', undefined],
  ['x.unknown', undefined],
])('the media type of %s is %s', (path, type) => {
  expect(mediaType(path)).toBe(type)
})
