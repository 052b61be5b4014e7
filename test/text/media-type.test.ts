import mime from 'mime'
import other from 'mime/types/other.js'
import standard from 'mime/types/standard.js'
import { expect, it } from 'vitest'
import { mediaType } from '../../src/text/media-type.ts'

it('a media type is what the package says of every extension', () => {
  const extensions = [standard, other].flatMap((table) => Object.values(table).flat())
  expect(extensions.length).toBeGreaterThan(1000)
  for (const extension of extensions) {
    const name = `docs/x.${extension.replace('*', '')}`
    expect(mediaType(name), name).toBe(mime.getType(name) ?? undefined)
  }
})

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
