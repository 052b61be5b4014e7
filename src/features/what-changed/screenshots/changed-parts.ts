import type { Pairing } from '../pairing.ts'

/** In pixels. The height is 0 where only the other picture has rows. */
export type Part = Readonly<Record<'left' | 'top' | 'width' | 'height', number>>

export type Span = readonly [from: number, to: number]

/**
 * Ranges of columns that differ, joined across less than 32 others. How long a column keeps a colour only counts if they are
 * exact, and so does an edge of one row: its colour changes when the page moves by a fraction.
 */
export function stripsOf(pictures: readonly Uint32Array[], width: number, isExact = false): Span[] {
  const [columns, others] = pictures.map((picture) => {
    const [numbers, last] = [new Int32Array(width), new Uint32Array(width)]
    for (let at = 0, x = 0; at < picture.length; at += 1, x = at % width) {
      const [pixel, above] = [Number(picture[at]), Number(last[x])]
      if (pixel === above && !isExact) continue
      const below = Number(picture[at + width] ?? pixel)
      if (!isExact && isBetween(pixel, above, pixel === below ? above : below)) continue
      const number = Math.imul(Number(numbers[x]) ^ pixel, 0x01000193)
      numbers[x] = number ^ (number >>> 15)
      last[x] = pixel
    }
    return numbers
  })
  const strips: [number, number][] = []
  for (let x = 0; x < width; x += 1) {
    const last = strips.at(-1)
    if (columns?.[x] === others?.[x]) continue
    if (last && x < last[1] + 32) last[1] = x + 1
    else strips.push([x, x + 1])
  }
  return strips
}

/** Whether each level is between two others, or one beside. */
export function isBetween(pixel: number, one: number, other: number): boolean {
  for (let shift = 0; shift < 24; shift += 8) {
    const level = (pixel >>> shift) & 255
    const [from, to] = [(one >>> shift) & 255, (other >>> shift) & 255]
    if (level < Math.min(from, to) - 1 || level > Math.max(from, to) + 1) return false
  }
  return true
}

/** A hash of each row between two columns and 32 beside them, because few rows of a narrow strip are unique. */
export function numberRows(picture: Uint32Array, width: number, [left, right]: Span): Int32Array {
  return new Int32Array(picture.length / width).map((_, y) => {
    let number = 0
    for (let at = y * width + Math.max(0, left - 32); at < y * width + Math.min(width, right + 32); at += 1)
      number = Math.imul(number ^ Number(picture[at]), 0x01000193) ^ (number >>> 15)
    return number
  })
}

/** Whether a row moved by a fraction: levels are between those above and below in the other picture, or 64 beyond. */
export function comparerOf(picture: Uint32Array, beside: Uint32Array, width: number, [left, right]: Span) {
  const [one, other] = [new Uint8Array(picture.buffer), new Uint8Array(beside.buffer)]
  const isNear = (all: Uint8Array, y: number, near: Uint8Array, nearY: number): boolean =>
    all.subarray(4 * (y * width + left), 4 * (y * width + right)).every((level, index) => {
      const at = 4 * (nearY * width + left) + index
      const [above = level, same = level, below = level] = [near[at - 4 * width], near[at], near[at + 4 * width]]
      return level >= Math.min(above, same, below) - 64 && level <= Math.max(above, same, below) + 64
    })
  return (y: number, otherY: number) => y !== otherY && isNear(one, y, other, otherY) && isNear(other, otherY, one, y)
}

/** The parts of a strip that differ. Rows at their ends that repeat the row beyond are space; hidden ones never count. */
export function partsIn(
  one: Uint32Array,
  other: Uint32Array,
  width: number,
  strip: Span,
  countsSpace: boolean,
  pair: Pairing,
) {
  const [rows, others] = [numberRows(one, width, strip), numberRows(other, width, strip)]
  const partOf = (picture: Uint32Array, all: Int32Array, top: number, end: number): Part => {
    const beyond = [all[top - 1], all[Math.min(end, all.length - 1)]]
    const isNone = (y: number): boolean => {
      const row = picture.subarray(y * width + strip[0], y * width + strip[1])
      return row.every((pixel) => pixel === 0) || (beyond.includes(all[y]) && (!countsSpace || row.includes(0)))
    }
    while (top < end && isNone(end - 1)) end -= 1
    while (top > 0 && top < end && isNone(top)) top += 1
    return { left: strip[0], top, width: strip[1] - strip[0], height: end - top }
  }
  const stays = (top: number, end: number) => rows.slice(top, end).join() === others.slice(top, end).join()
  const ranges = pair(rows, others, 0, comparerOf(one, other, width, strip))
  return ranges.flatMap(({ top, end, otherTop, otherEnd }) => {
    // An edge that moved by a fraction.
    const isEdge = top !== otherTop && end !== otherEnd && Math.max(end - top, otherEnd - otherTop) <= 3
    if (isEdge || (stays(top, end) && stays(otherTop, otherEnd))) return []
    return [[partOf(one, rows, top, end), partOf(other, others, otherTop, otherEnd)] as const]
  })
}

/** In each picture. Space counts only if nothing else is higher than three rows. */
export function differingParts(one: Uint32Array, other: Uint32Array, width: number, pair: Pairing): [Part[], Part[]] {
  const found = stripsOf([one, other], width)
  const strips = found.length > 0 ? found : stripsOf([one, other], width, true)
  for (const [countsSpace, rows] of [[false, 3] as const, [true, 3] as const, [false, 0] as const]) {
    const parts = strips.flatMap((strip) => partsIn(one, other, width, strip, countsSpace, pair))
    if (!parts.some((both) => both.some(({ height }) => height > rows))) continue
    const changes = parts.filter((both) => both.some(({ height }) => height > (countsSpace ? 3 : 0)))
    return [changes.map(([part]) => part), changes.map(([, part]) => part)]
  }
  return [[], []]
}
