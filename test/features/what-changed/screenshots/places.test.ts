import { expect, it } from 'vitest'
import { firstPictures, joinedPictures } from '../../../../src/features/what-changed/screenshots/places.ts'
import type { PageToShow, Pictures, Screenshot } from '../../../../src/features/what-changed/screenshots/screenshot.ts'

type More = Partial<PageToShow & Pictures>
const pictured = (path: string, before: string | undefined, after: string, more: More = {}): Screenshot => {
  return { path, title: path, change: 'unsure', result: 'pictures', before, after, ...more }
}
const view = (address: string): More => ({ view: { address, hasFile: true } })
const named = (all: readonly Screenshot[]) =>
  all.map((each) => [each.path, ...(each.result === 'pictures' ? (each.joined ?? []) : []).map(({ path }) => path)])

it.each<[string, Screenshot[], string[][]]>([
  ['both', [pictured('/a', 'b', 'a'), pictured('/b', 'x', 'a'), pictured('/c', 'b', 'a')], [['/a', '/c'], ['/b']]],
  ['none before', [pictured('/a', undefined, 'a'), pictured('/b', undefined, 'a')], [['/a'], ['/b']]],
  [
    'more below',
    [pictured('/a', 'b', 'a', { isCut: true }), pictured('/b', 'b', 'a', { isCut: true })],
    [['/a'], ['/b']],
  ],
])('pages with the same two pictures have one heading: %s', (_, all, expected) => {
  expect(named(joinedPictures(all))).toEqual(expected)
})

it('what joins takes no place, and each page of a heading without a place has a reason', () => {
  const all = [
    pictured('/a', 'b', 'a'),
    pictured('/#/a', 'b', 'a', view('/#/a')),
    pictured('/#/b', 'b2', 'a2', view('/#/b')),
    pictured('/#/c', 'b3', 'a3', view('/#/c')),
    pictured('/#/d', 'b3', 'a3', view('/#/d')),
  ]
  const found = firstPictures(joinedPictures(all), 2)
  expect(named(found)).toEqual([['/a', '/#/a'], ['/#/b'], ['/#/c'], ['/#/d']])
  const reason = 'it looks different, but screenshots: 2 has no room for it'
  expect(found.slice(2)).toMatchObject([
    { reason, hasNoRoom: true },
    { reason, hasNoRoom: true },
  ])
})
