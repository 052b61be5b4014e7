import { describe, expect, it } from 'vitest'
import { unpairedRows } from '../../../../src/features/what-changed/pairing.ts'
import { differingParts } from '../../../../src/features/what-changed/screenshots/changed-parts.ts'
import { type Block, drawing, halfDown, line, lines, noise, page, width } from './drawing.ts'

/** Of each part its first row and how many it has, before and after. */
function rowsOf(before: Uint32Array, after: Uint32Array): string[] {
  const [now, were] = differingParts(after, before, width, unpairedRows)
  const rows = now.map(({ top, height }, index) => `${were[index]?.top}+${were[index]?.height} ${top}+${height}`)
  return rows.sort((one, other) => Number.parseInt(one, 10) - Number.parseInt(other, 10))
}

const text = lines(20)
const before = drawing(600, page(text))
const inserted = ['New', ...text]
const replaced = (index: number, to: string) => text.with(index, to)
const moved = [...text.toSpliced(3, 1).slice(0, 12), ...text.slice(3, 4), ...text.slice(13)]
const header: Block[] = [[0, 0, width, 30, 0xff884400], ...line('Header', 8)]
const menu = Array.from({ length: 9 }, (_, index) => line(`Menu ${index}`, 40 + 20 * index, 4)).flat()
/** Grey lines across, and a bar that stands at row 240. */
const chart = (height: number): Block[] => [
  ...[40, 140, 190].map((top): Block => [50, top, 500, 1, 0xffcccccc]),
  [200, 240 - height, 50, height, 0xffcc6633],
]
/** A footer whose upper edge is drawn between two rows, as one of its own rows is. */
const footer = (top: number, edge: number, faint: number): Block[] => [
  [0, top, width, 90, 0xff171717],
  [0, top, width, 1, edge],
  [0, top + 50, width, 1, faint],
]

describe('what differs between two pictures', () => {
  it.each<[string, Uint32Array, Uint32Array, string[]]>([
    ['nothing, if they are equal', before, before.slice(), []],
    ['an inserted line', before, drawing(620, page(text.toSpliced(5, 0, 'New'))), ['140+0 140+10']],
    ['a removed line', before, drawing(580, page(text.toSpliced(5, 1))), ['140+10 140+0']],
    ['a moved line, where it was and where it is', before, drawing(600, page(moved)), ['100+10 100+0', '300+0 280+10']],
    ['a changed word', before, drawing(600, page(replaced(4, 'Three knots'))), ['120+10 120+10']],
    ['a word, also if the page moves', before, drawing(640, page(replaced(4, 'Other'), 80)), ['120+10 160+10']],
    ['a point', before, drawing(600, [...page(text), [500, 88, 2, 2, 0xff000000]]), ['88+0 88+2']],
    [
      'a changed image',
      drawing(600, noise(300, 100, 90, 200, 1)),
      drawing(600, noise(300, 100, 90, 200, 2)),
      ['100+200 100+200'],
    ],
    ['a line far below', drawing(4000, page(lines(190))), drawing(4000, page(lines(189))), ['3820+10 3820+0']],
    ['all of another page', before, drawing(600, page(lines(20, 'Word'), 40, 0xff0000aa)), ['40+390 40+390']],
    ['all of a page before which there was none', new Uint32Array(), before, ['0+0 0+430']],
    [
      'no header and no menu that stay while the page moves',
      drawing(600, [...page(text), ...menu, ...header]),
      drawing(600, [...page(inserted), ...menu, ...header]),
      ['40+0 40+10'],
    ],
    [
      'no rows that moved by half a pixel',
      drawing(640, page(text)),
      halfDown(drawing(660, page(inserted))),
      ['40+0 40+11'],
    ],
    [
      'no space that got longer, if a word changed',
      before,
      drawing(660, page(replaced(0, 'A'), 100)),
      ['40+10 100+10'],
    ],
    ['a space that got longer, if nothing else did', before, drawing(660, page(text, 100)), ['40+0 40+60']],
    ['a bar that grows over a line', drawing(300, chart(60)), drawing(300, chart(110)), ['130+50 130+0']],
    [
      'no part of three rows among lines that moved',
      drawing(600, [...page(text), [100, 132, 90, 3, 0xff0000aa]]),
      drawing(620, [...page(inserted), [100, 153, 90, 2, 0xff00aa00]]),
      ['40+0 40+10'],
    ],
    [
      'a part of four rows there',
      drawing(600, [...page(text), [100, 132, 90, 4, 0xff0000aa]]),
      drawing(620, [...page(inserted), [100, 152, 90, 4, 0xff00aa00]]),
      ['40+0 40+10', '132+4 152+4'],
    ],
    ['no space of three rows more', before, drawing(603, page(text, 43)), []],
  ])('is %s', (_, old, now, expected) => {
    expect(rowsOf(old, now)).toEqual(expected)
    expect(rowsOf(now, old)).toHaveLength(expected.length)
  })

  it('is in columns that are apart a part of each', () => {
    const now = drawing(600, [...page(text), ...line('AB', 200, 10), ...line('CD', 200, 500)])
    const [parts] = differingParts(now, before, width, unpairedRows)
    expect(parts.map(({ left, top, height }) => [left, top, height])).toEqual([
      [10, 200, 10],
      [500, 200, 10],
    ])
  })

  it('is in the columns of a bar that grows', () => {
    const bar = (top: number): Block[] => [
      [200, top, 50, 240 - top, 0xffcc6633],
      [300, 90, 50, 150, 0xffcc6633],
    ]
    const [parts] = differingParts(drawing(300, bar(50)), drawing(300, bar(90)), width, unpairedRows)
    expect(parts).toEqual([{ left: 200, top: 50, width: 50, height: expect.any(Number) }])
  })

  it('is in no column that differs only where an edge is drawn between two rows', () => {
    const old = drawing(600, [...page(text.slice(0, 9)), ...footer(400, 0xff555555, 0xff171717)])
    const now = drawing(620, [...page(['New', ...text.slice(0, 9)]), ...footer(420, 0xff999999, 0xff161616)])
    const [parts] = differingParts(now, old, width, unpairedRows)
    expect(parts.map(({ left, top, height }) => [left > 90 && left < 110, top, height])).toEqual([[true, 40, 10]])
  })

  it('is found in as many rows as a browser draws, though each is elsewhere', () => {
    const rows = Array.from({ length: 16_000 }, (_, y): Block => [0, y, width, 1, 0xff000000 + y])
    const upsideDown = rows.map(([, y]): Block => [0, 15_999 - y, width, 1, 0xff000000 + y])
    const [now, old] = [drawing(16_000, rows), drawing(16_000, upsideDown)]
    const [parts] = differingParts(now, old, width, unpairedRows)
    expect(parts.length).toBeGreaterThan(0)
  })
})
