import { describe, expect, it } from 'vitest'
import { differingParts, topPart } from '../../../../src/features/what-changed/screenshots/difference.ts'

const width = 1280

type Block = readonly [left: number, top: number, width: number, height: number, colour: number]

/** A white picture with blocks of one colour, each drawn over those before it. */
function drawing(height: number, ...blocks: readonly Block[]): Uint32Array {
  const pixels = new Uint32Array(width * height)
  for (const [left, top, wide, high, colour] of blocks)
    for (let y = top; y < top + high; y += 1) pixels.fill(colour, y * width + left, y * width + left + wide)
  return pixels
}

/** Left, top, width and height of each part. */
function partsOf(after: Uint32Array, before: Uint32Array) {
  return differingParts([after, before], width).map((part) => [part.left, part.top, part.width, part.height])
}

const menu: Block = [0, 100, 200, 700, 1]
const text: Block = [300, 500, 700, 200, 2]
const moved: Block = [300, 550, 700, 200, 2]
const added: Block = [300, 450, 700, 50, 3]

describe('the part of two pictures that differs', () => {
  it.each<[string, Uint32Array, Uint32Array, number[][]]>([
    ['none', drawing(900, menu), drawing(900, menu), []],
    ['none, if there is only more margin', drawing(950, menu), drawing(900, menu), []],
    ['a block', drawing(900, menu, text), drawing(900, menu), [1, 2].map(() => [260, 460, 780, 280])],
    ['a narrow one', drawing(900, [600, 300, 10, 10, 1]), drawing(900), [1, 2].map(() => [305, 260, 600, 90])],
    ['one at the edge', drawing(900, [0, 0, 5, 5, 1]), drawing(900), [1, 2].map(() => [0, 0, 600, 45])],
    ['one at the end', drawing(900, [1275, 895, 5, 5, 1]), drawing(900), [1, 2].map(() => [680, 855, 600, 45])],
    ['two blocks', drawing(900, menu, text), drawing(900), [1, 2].map(() => [0, 60, 1040, 780])],
    [
      'an insertion beside a menu that stays',
      drawing(950, menu, moved, added),
      drawing(900, menu, text),
      [
        [260, 410, 780, 130],
        [260, 410, 780, 80],
      ],
    ],
    [
      'one that is too high',
      drawing(3000, [0, 0, width, 3000, 3]),
      drawing(3000),
      [1, 2].map(() => [0, 0, width, 1600]),
    ],
  ])('is %s', (_, after, before, parts) => {
    expect(partsOf(after, before)).toEqual(parts)
    expect(partsOf(before, after)).toEqual(parts.toReversed())
  })
})

describe('the top of a picture', () => {
  it.each<[string, Uint32Array, number]>([
    ['nothing', drawing(800), 40],
    ['all', drawing(800, [0, 0, width, 790, 1]), 800],
    ['all but what is blank below', drawing(800, [0, 0, width, 200, 1]), 240],
    ['a menu that ends with the page', drawing(800, [0, 0, 200, 800, 1], text), 740],
    ['no more than 1,600 rows', drawing(3000, [0, 0, 9, 2900, 1]), 1600],
  ])('shows %s', (_, picture, height) => {
    expect(topPart(picture, width)).toEqual({ left: 0, top: 0, width, height })
  })
})
