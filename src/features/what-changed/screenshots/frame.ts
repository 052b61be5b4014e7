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

/** Up to 1,600 rows: each part with 24 rows and a gap around it, and stretches of less than 100 rows between them. */
export function rowsAround({ picture, parts }: Marked, width: number, gap: (row: number, step: number) => number) {
  const rows: number[] = []
  for (const part of parts.toSorted((one, other) => one.top - other.top)) {
    const next = (rows.at(-1) ?? -1) + 1
    if (part.top + part.height + 24 <= next) continue
    const from = gap(part.top - 24, -1)
    const end = Math.min(picture.length / width, gap(part.top + part.height + 24, 1))
    for (let y = from < next + 100 ? next : from; y < end && rows.length < 1600; y += 1) rows.push(y)
  }
  return rows
}

/** All pictures get the same columns: at least the 740 that a comment shows in full size, with the change in the middle. */
export function framesAround(all: readonly Marked[], width: number): Frame[] {
  const lines = all.flatMap((marked) => {
    const rows = rowsAround(marked, width, (row, step) => row + 50 * step)
    return rows.map((y) => marked.picture.subarray(y * width, y * width + width))
  })
  const isGap = (x: number): boolean => x <= 0 || x >= width || lines.every((line) => line[x] === line[x - 1])
  const sides = all.flatMap(({ parts }) => parts.flatMap(({ left, width }) => [left, left + width]))
  const [from, to] = [gapFrom(Math.min(...sides), -1, 16, 700, isGap), gapFrom(Math.max(...sides), 1, 16, 700, isGap)]
  const margin = Math.max(0, 740 - (to - from)) / 2
  const left = Math.max(0, Math.min(Math.round(from - margin), width - 740))
  const right = Math.min(width, Math.max(to, left + 740))
  return all.map((marked) => {
    const row = (y: number) => marked.picture.subarray(y * width + left, y * width + right)
    const isRowGap = (y: number) => row(y).every((pixel, x) => pixel === marked.picture[(y - 1) * width + left + x])
    const rows = rowsAround(marked, width, (row, step) => gapFrom(row, step, 3, 100, isRowGap))
    return { ...marked, width, rows, left, right }
  })
}

/** Rows of pixels in a grey border, with grey lines for gaps, and bars of a colour beside the parts. */
export function draw({ picture, parts, width, rows, left, right }: Frame, colour: number): Uint32Array[] {
  const gutter = colour === 0 ? 1 : Math.round((right - left) / 50)
  const grey = new Uint32Array(gutter + right - left + 1).fill(0xffc1b8af)
  const shown = rows.flatMap((y, index) => {
    const row = grey.slice()
    const near = parts.filter(({ top, height }) => y >= top - 2 && y < top + height + 2)
    row.fill(near.length > 0 ? colour : 0xffffffff, 1, gutter - 1)
    row.set(picture.subarray(y * width + left, y * width + right), gutter)
    const levels = new Uint8Array(row.buffer)
    // Many parts, and high ones such as photos, are not tinted.
    for (const part of near.filter(({ height }) => parts.length <= 8 && height > 0 && height <= 150))
      for (let at = 4 * (gutter + part.left - left), end = at + 4 * part.width; at < end; at += 1)
        levels[at] = 0.85 * Number(levels[at]) + 0.15 * ((colour >> (8 * (at % 4))) & 255)
    return index === 0 || rows[index - 1] === y - 1 ? [row] : [...Array(12).fill(grey), row]
  })
  return [grey, ...shown, grey]
}
