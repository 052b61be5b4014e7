import { expect, it, vi } from 'vitest'
import { inTurn } from '../../src/acts/sweep-order.ts'
import type { Preview } from '../../src/record/previews.ts'

const previews = Array.from({ length: 60 }, (_, index) => ({ since: index }) as Preview)
const order = (list: readonly Preview[]): number[] => inTurn(list).map(({ since }) => since)

it('a sweep looks at the 50 newest previews first, in their order', () => {
  expect(order(previews).slice(0, 50)).toEqual(previews.slice(0, 50).map(({ since }) => since))
  expect(order(previews.slice(0, 3))).toEqual([0, 1, 2])
})

it('a sweep looks at all others too, each once, by chance', () => {
  const ranks = [0.9, 0.1, 0.8, 0.2, 0.7, 0.3, 0.6, 0.4, 0.5, 0]
  let next = 0
  using _ = vi.spyOn(Math, 'random').mockImplementation(() => ranks[next++] ?? 0)
  expect(order(previews).slice(50)).toEqual([59, 51, 53, 55, 57, 58, 56, 54, 52, 50])
})
