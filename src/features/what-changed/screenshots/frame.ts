import type { Part } from './changed-parts.ts'

type Marked = Readonly<{ picture: Uint32Array; parts: readonly Part[] }>

type Frame = Marked & Readonly<{ width: number; rows: readonly number[]; left: number; right: number }>

/** The end of the next gap from an edge: `size` rows or columns that are like the one before. */
export function gapFrom(edge: number, step: number, size: number, reach: number, isGap: (at: number) => boolean) {
  for (let [at, found] = [edge, 0]; Math.abs(at - edge) < reach; at += step) {
    found = isGap(at) ? found + 1 : 0
    if (found === size) return at
  }
  return edge
}

/** Rows to show of a part. They are the same `inBoth` pictures, or its own. */
type Stretch = Readonly<{ top: number; end: number; inBoth: boolean }>

/** In pictures of one height a part has the rows of both, if what stands below it has not moved. */
export function stretchesIn(all: readonly Marked[], width: number): Stretch[][] {
  const own = ({ top, height }: Part): Stretch => ({ top, end: top + height, inBoth: false })
  const alone = all.map(({ parts }) => parts.map(own))
  const [one, other] = all
  if (one === undefined || one.picture.length !== other?.picture.length) return alone
  const joined = one.parts.map(({ left, width: wide }, index): Stretch | undefined => {
    const pair = alone.flatMap((each) => each[index] ?? [])
    const [top, end] = [Math.min(...pair.map((each) => each.top)), Math.max(...pair.map((each) => each.end))]
    const below = one.parts[index + 1]?.left === left ? alone.flatMap((each) => each[index + 1]?.top ?? []) : []
    const next = Math.min(one.picture.length / width, ...below)
    const stays = (y: number): boolean => {
      const from = y * width + left
      return one.picture.subarray(from, from + wide).every((pixel, x) => pixel === other.picture[from + x])
    }
    let y = end
    while (y < next && stays(y)) y += 1
    return y === next ? { top, end, inBoth: true } : undefined
  })
  return alone.map((each) => each.map((stretch, index) => joined[index] ?? stretch))
}

type Gap = (row: number, step: number, inBoth: boolean) => number

/** Up to 1,600 rows: each stretch with 24 rows and a gap around it, and those between them that are less than 100. */
export function rowsAround(stretches: readonly Stretch[], height: number, gap: Gap): number[] {
  const rows: number[] = []
  for (const { top, end, inBoth } of stretches.toSorted((one, other) => one.top - other.top)) {
    const next = (rows.at(-1) ?? -1) + 1
    if (end + 24 <= next) continue
    const from = gap(top - 24, -1, inBoth)
    const to = Math.min(height, gap(end + 24, 1, inBoth))
    for (let y = from < next + 100 ? next : from; y < to && rows.length < 1600; y += 1) rows.push(y)
  }
  return rows
}

/** All pictures get the same columns: at least the 740 that a comment shows in full size, with the change in the middle. */
export function framesAround(all: readonly Marked[], width: number): Frame[] {
  const stretches = stretchesIn(all, width)
  const rowsIn = ({ picture }: Marked, index: number, gap: Gap): number[] =>
    rowsAround(stretches[index] ?? [], picture.length / width, gap)
  const lines = all.flatMap((marked, index) => {
    const rows = rowsIn(marked, index, (row, step) => row + 50 * step)
    return rows.map((y) => marked.picture.subarray(y * width, y * width + width))
  })
  const isGap = (x: number): boolean => x <= 0 || x >= width || lines.every((line) => line[x] === line[x - 1])
  const sides = all.flatMap(({ parts }) => parts.flatMap(({ left, width }) => [left, left + width]))
  const [from, to] = [gapFrom(Math.min(...sides), -1, 16, 700, isGap), gapFrom(Math.max(...sides), 1, 16, 700, isGap)]
  const margin = Math.max(0, 740 - (to - from)) / 2
  const left = Math.max(0, Math.min(Math.round(from - margin), width - 740))
  const right = Math.min(width, Math.max(to, left + 740))
  const gapIn = ({ picture }: Marked, from: number, step: number): number => {
    const row = (y: number) => picture.subarray(y * width + left, y * width + right)
    return gapFrom(from, step, 3, 100, (y) => row(y).every((pixel, x) => pixel === picture[(y - 1) * width + left + x]))
  }
  return all.map((marked, index) => {
    const gap: Gap = (row, step, inBoth) => {
      const ends = (inBoth ? all : [marked]).map((each) => gapIn(each, row, step))
      return step < 0 ? Math.min(...ends) : Math.max(...ends)
    }
    return { ...marked, width, rows: rowsIn(marked, index, gap), left, right }
  })
}

/** Rows of pixels in a grey border, with grey lines for gaps, and bars of a colour beside the parts. */
export function draw(frame: Frame, colour: number, isTinted: boolean): Uint32Array[] {
  const { picture, parts, width, rows, left, right } = frame
  const gutter = colour === 0 ? 1 : Math.round((right - left) / 50)
  const grey = new Uint32Array(gutter + right - left + 1).fill(0xffc1b8af)
  const shown = rows.flatMap((y, index) => {
    const row = grey.slice()
    const near = parts.filter(({ top, height }) => y >= top - 2 && y < top + height + 2)
    row.fill(near.length > 0 ? colour : 0xffffffff, 1, gutter - 1)
    row.set(picture.subarray(y * width + left, y * width + right), gutter)
    const levels = new Uint8Array(row.buffer)
    // Many parts, and high ones such as photos, are not tinted.
    for (const part of near.filter(({ height }) => isTinted && parts.length <= 8 && height > 0 && height <= 150))
      for (let at = 4 * (gutter + part.left - left), end = at + 4 * part.width; at < end; at += 1)
        levels[at] = 0.85 * Number(levels[at]) + 0.15 * ((colour >> (8 * (at % 4))) & 255)
    return index === 0 || rows[index - 1] === y - 1 ? [row] : [...Array(12).fill(grey), row]
  })
  return [grey, ...shown, grey]
}
