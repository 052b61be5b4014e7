import { describe, expect, it } from 'vitest'
import { unpairedRows } from '../../../../src/features/what-changed/pairing.ts'
import { differingParts } from '../../../../src/features/what-changed/screenshots/changed-parts.ts'
import { draw, framesAround } from '../../../../src/features/what-changed/screenshots/frame.ts'
import { type Block, drawing, line, lines, page, width } from './drawing.ts'

function framesOf(after: Uint32Array, before: Uint32Array) {
  const [parts, otherParts] = differingParts(after, before, width, unpairedRows)
  return framesAround(
    [
      { picture: after, parts },
      { picture: before, parts: otherParts },
    ],
    width,
  )
}

/** Stretches of rows without a gap, as first and last row. */
function stretchesOf({ rows }: { readonly rows: readonly number[] }): string[] {
  const starts = rows.filter((row, index) => row !== Number(rows[index - 1]) + 1)
  return starts.map(
    (start, index) => `${start}-${rows[rows.indexOf(starts[index + 1] ?? Number.NaN) - 1] ?? rows.at(-1)}`,
  )
}

const text = lines(60)
const withLines = (texts: readonly string[]) => drawing(100 + 20 * texts.length, page(texts))
const before = withLines(text)
const photo: Block[] = Array.from({ length: 2000 }, (_, y) => [100, 40 + y, 200, 1, 0xff000000 + y * 77])

describe('what is shown', () => {
  const [two, apart] = [13, 30].map((index) => text.with(9, 'Other').with(index, 'Other'))
  it.each<[string, string[] | undefined, after: string[], before?: string[]]>([
    ['a changed line with a line above and below it', text.with(9, 'Other'), ['194-255']],
    ['an inserted line, and where it was inserted', text.toSpliced(9, 0, 'New'), ['194-255'], ['194-245']],
    ['two lines and what is between, if that is short', two, ['194-335']],
    ['two lines apart, if that is long', apart, ['194-255', '614-675']],
    ['the first line', text.with(0, 'Other'), ['0-75']],
  ])('is %s', (_, now = [], after, were = after) => {
    expect(framesOf(withLines(now), before).map(stretchesOf)).toEqual([after, were])
  })

  it('is 1,600 rows of what is higher', () => {
    expect(framesOf(drawing(2300, photo), drawing(2300, [])).map(stretchesOf)).toEqual([['0-1599'], ['0-1599']])
  })

  const paragraph = line('A text with as many letters as there are in the widest of all columns', 240)
  it.each<[string, Block[], number, number]>([
    ['740 wide, with the change in the middle', line('New', 240, 600), 240, 980],
    ['so wide at the left edge', line('New', 240, 8), 0, 740],
    ['so wide at the right edge', line('New', 240, 1240), 540, 1280],
    [
      'as wide as a column that is wider',
      [...paragraph, ...line('And on', 240, 660), ...line('on', 240, 730), ...line('to here', 240, 770)],
      84,
      838,
    ],
  ])('is %s', (_, added, left, right) => {
    const [frame] = framesOf(drawing(1300, [...page(text), ...added]), before)
    expect([frame?.left, frame?.right]).toEqual([left, right])
  })

  const bars = (top: number): Block[] => [
    [200, top, 50, 240 - top, 0xffcc6633],
    [300, 90, 50, 150, 0xffcc6633],
  ]
  const high = (texts: readonly string[]) => drawing(1400, page(texts))
  it.each<[string, after: Uint32Array, before: Uint32Array, rows: readonly [string[], string[]]]>([
    ['are those of both, if a bar grows', drawing(300, bars(60)), drawing(300, bars(120)), [['0-145'], ['0-145']]],
    ['are those of both, if a line is gone', high(text.with(9, '')), high(text), [['194-255'], ['194-255']]],
    ['are its own, if what is below moved', high(text.toSpliced(9, 0, 'New')), high(text), [['194-255'], ['194-245']]],
  ])('%s', (_, after, old, rows) => {
    expect(framesOf(after, old).map(stretchesOf)).toEqual(rows)
  })

  it('has the same columns before and after', () => {
    const long = text.toSpliced(9, 0, 'A new line that is much longer than all others in here')
    const [after, old] = framesOf(withLines(long), before)
    expect([after?.left, after?.right]).toEqual([old?.left, old?.right])
  })
})

const [red, grey, white] = [0xff2e22cf, 0xffc1b8af, 0xffffffff]

/** Every fifth line is another one, so many times. */
const othersIn = (count: number) => text.map((each, index) => (index % 5 === 0 && index < 5 * count ? 'Other' : each))

/** A picture of what differs. `at` gives the colour of a column of the page in one of its rows. */
function drawn(after: Uint32Array, old: Uint32Array, colour = red) {
  const [frame = expect.fail()] = framesOf(after, old)
  const shown = draw(frame, colour, true)
  const gutter = Number(shown[0]?.length) - 1 - (frame.right - frame.left)
  const bars = shown.map((row) => row[1])
  const at = (x: number, y: number) => shown[1 + frame.rows.indexOf(y)]?.[gutter + x - frame.left]
  return { shown, bars, gutter, at, rowsOf: (of: number) => bars.filter((bar) => bar === of).length }
}

describe('a picture', () => {
  it('has a grey border, a bar beside what differs, and the pixels of the page', () => {
    const after = withLines(text.with(9, 'Other'))
    const { shown, bars, gutter, at, rowsOf } = drawn(after, before)
    expect(gutter).toBe(15)
    for (const edge of [shown[0], shown.at(-1)]) expect(new Set(edge)).toEqual(new Set([grey]))
    for (const row of shown) expect([row[0], row[gutter - 1], row.at(-1)]).toEqual([grey, grey, grey])
    expect([rowsOf(red), bars.indexOf(red)]).toEqual([14, 1 + 218 - 194])
    expect([at(100, 200), at(101, 215)]).toEqual([after[200 * width + 100], white])
  })

  it('has a short bar where only the other one has something', () => {
    expect(drawn(before, withLines(text.toSpliced(9, 0, 'New'))).rowsOf(red)).toBe(4)
  })

  it('has a grey line for rows that are left out', () => {
    const { rowsOf } = drawn(withLines(text.with(9, 'Other').with(30, 'Other')), before)
    expect(rowsOf(grey)).toBe(2 + 12)
  })

  it('has 15 % of the colour in what differs, and no more of it beside', () => {
    const { at } = drawn(
      drawing(1300, [...page(text), [300, 102, 30, 6, white], [310, 104, 9, 2, 0xff000000]]),
      drawing(1300, page(text)),
    )
    expect(at(311, 104)).toBe(0xff06051f)
  })

  it.each<[string, Block[], boolean]>([
    ['in eight parts', page(othersIn(8)), true],
    ['in a part of 150 rows', [...page(text), [500, 40, 20, 150, 0xff000000]], true],
    ['not in one of 151 rows', [...page(text), [500, 40, 20, 151, 0xff000000]], false],
    ['not in nine parts', page(othersIn(9)), false],
  ])('has its own colours or that one %s', (_, blocks, isTinted) => {
    const { shown } = drawn(drawing(1300, blocks), before)
    expect(shown.some((row) => row.includes(0xff06051f))).toBe(isTinted)
  })

  it('has the colours of the page, if no words are known', () => {
    const [frame = expect.fail()] = framesOf(withLines(text.with(9, 'Other')), before)
    const colours = new Set(draw(frame, red, false).flatMap((row) => [...row]))
    expect(colours).toEqual(new Set([grey, white, red, 0xff000000]))
  })

  it('of a new page has no bars', () => {
    const { gutter, rowsOf } = drawn(before, new Uint32Array(), 0)
    expect([gutter, rowsOf(red)]).toEqual([1, 0])
  })
})
