import type { Span } from './strips.ts'

/** In pixels. The height is 0 where only the other picture has rows. */
export type Part = Readonly<Record<'left' | 'top' | 'width' | 'height', number>>

/** A hash of each row between two columns and 32 beside them, because few rows of a narrow strip are unique. */
export function numberRows(picture: Uint32Array, width: number, [left, right]: Span): Int32Array {
  return new Int32Array(picture.length / width).map((_, y) => {
    let number = 0
    for (let at = y * width + Math.max(0, left - 32); at < y * width + Math.min(width, right + 32); at += 1)
      number = Math.imul(number ^ Number(picture[at]), 0x01000193) ^ (number >>> 15)
    return number
  })
}

/** Pairs rows that each picture has once below the same row. The longest list in order, by its last pair. */
export function lastPair(rows: Int32Array, others: Int32Array) {
  const [places = [], otherPlaces] = [rows, others].map((all) => {
    const keys = Array.from(all, (row, y) => row * 2 ** 21 + (Number(all[y - 1]) >>> 11))
    const found = new Map<number, number>()
    keys.forEach((key, y) => void found.set(key, found.has(key) ? -1 : y))
    return found
  })
  type Pair = Readonly<{ y: number; otherY: number; above: Pair | undefined }>
  /** For each length the list that ends first. */
  const lists: Pair[] = []
  for (const [key, y] of places) {
    const otherY = otherPlaces?.get(key) ?? -1
    if (y < 0 || otherY < 0) continue
    let [from, to] = [0, lists.length]
    while (from < to) {
      const middle = (from + to) >> 1
      if (Number(lists[middle]?.otherY) < otherY) from = middle + 1
      else to = middle
    }
    lists[from] = { y, otherY, above: lists[from - 1] }
  }
  return lists.at(-1)
}

/** Of one picture and of another one. An end is not in it. */
type Range = readonly [top: number, end: number, otherTop: number, otherEnd: number]

type RowComparer = (y: number, otherY: number) => boolean

/** Ranges without partners, joined across less than `gap` rows. Partners are pairs, equal rows beside, then nearly equal ones. */
export function unpairedRows(rows: Int32Array, others: Int32Array, gap: number, isNear: RowComparer): Range[] {
  const found: Range[] = []
  let [end, otherEnd, pair] = [rows.length, others.length, lastPair(rows, others)]
  while (end >= 0) {
    const { y, otherY, above } = pair ?? { y: -1, otherY: -1 }
    let [top, otherTop] = [y + 1, otherY + 1]
    for (const isSame of [(one: number, other: number) => rows[one] === others[other], isNear]) {
      for (; top < end && otherTop < otherEnd && isSame(top, otherTop); otherTop += 1) top += 1
      for (; top < end && otherTop < otherEnd && isSame(end - 1, otherEnd - 1); otherEnd -= 1) end -= 1
    }
    const below = found.at(-1)
    const isEmpty = top === end && otherTop === otherEnd
    if (below && !isEmpty && below[0] < end + gap) found.splice(-1, 1, [top, below[1], otherTop, below[3]])
    else if (!isEmpty) found.push([top, end, otherTop, otherEnd])
    ;[end, otherEnd, pair] = [y, otherY, above]
  }
  return found.reverse()
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

/** Without rows that move by themselves. They may have been higher, but other rows beside them mostly were as many. */
export function stillRows(range: Range, moving: readonly Range[]): Range[] {
  const [top, end, otherTop, otherEnd] = range
  const inside = moving.filter(([from, to]) => from <= end && to >= top)
  if (inside.length === 0) return [range]
  const from = Math.max(top, Math.min(...inside.map(([first]) => first)))
  const to = Math.min(end, Math.max(...inside.map(([, last]) => last)))
  if (from === top && to === end) return []
  const rest = Math.max(0, otherEnd - otherTop - (to - from))
  const above = to === end ? rest : Math.min(rest, from - top)
  return [
    [top, from, otherTop, otherTop + above],
    [to, end, otherEnd - rest + above, otherEnd],
  ]
}

/** What is compared: two pictures, and the first one as it is later, in which other rows move by themselves. */
type Compared = Readonly<Record<'one' | 'other' | 'later', Uint32Array>>

/** In each picture. */
export type Parts = readonly [Part, Part]

/** The parts of a strip that differ. Rows at their ends that repeat the row beyond are space. */
export function partsIn({ one, other, later }: Compared, width: number, strip: Span, countsSpace: boolean): Parts[] {
  const [rows, others] = [numberRows(one, width, strip), numberRows(other, width, strip)]
  const partOf = (all: Int32Array, top: number, end: number): Part => {
    const beyond = [all[top - 1], all[Math.min(end, all.length - 1)]]
    const isSpace = (y: number): boolean => !countsSpace && beyond.includes(all[y])
    while (top < end && isSpace(end - 1)) end -= 1
    while (top > 0 && top < end && isSpace(top)) top += 1
    return { left: strip[0], top, width: strip[1] - strip[0], height: end - top }
  }
  const stays = (top: number, end: number) => rows.slice(top, end).join() === others.slice(top, end).join()
  // As near as lines of a text.
  const moving = unpairedRows(rows, numberRows(later, width, strip), 16, () => false)
  const changed = unpairedRows(rows, others, 0, comparerOf(one, other, width, strip))
  return changed
    .flatMap((range) => stillRows(range, moving))
    .flatMap(([top, end, otherTop, otherEnd]) => {
      // An edge that moved by a fraction.
      const isEdge = top !== otherTop && end !== otherEnd && Math.max(end - top, otherEnd - otherTop) <= 3
      if (isEdge || (stays(top, end) && stays(otherTop, otherEnd))) return []
      const both = [partOf(rows, top, end), partOf(others, otherTop, otherEnd)] as const
      return both.some(({ height }) => height > 0) ? [both] : []
    })
}

/** Space counts only if nothing else is higher than three rows. */
export function differingParts(compared: Compared, width: number, strips: readonly Span[]): Parts[] {
  const partsWith = (countsSpace: boolean) => strips.flatMap((strip) => partsIn(compared, width, strip, countsSpace))
  const isHigh = (both: Parts) => both.some(({ height }) => height > 3)
  const parts = partsWith(false)
  const spaces = parts.some(isHigh) ? [] : partsWith(true).filter(isHigh)
  return spaces.length > 0 ? spaces : parts
}
