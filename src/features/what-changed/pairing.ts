type RowComparer = (y: number, otherY: number) => boolean

/** Rows of one list, and of the other, that have no partners. An end is the first row below. One of both may be empty. */
export type UnpairedRange = Readonly<Record<'top' | 'end' | 'otherTop' | 'otherEnd', number>>

/** Given as a value, because in a page one module can't import another. */
export type Pairing = typeof unpairedRows

/** Pairs rows that each list has once below the same row. The longest list in order, by its last pair. */
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

/** Ranges without partners, joined across less than `gap` rows. Partners are pairs, equal rows beside, then nearly equal ones. */
export function unpairedRows(rows: Int32Array, others: Int32Array, gap: number, isNear: RowComparer): UnpairedRange[] {
  const found: UnpairedRange[] = []
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
    if (below && !isEmpty && below.top < end + gap) found.splice(-1, 1, { ...below, top, otherTop })
    else if (!isEmpty) found.push({ top, end, otherTop, otherEnd })
    ;[end, otherEnd, pair] = [y, otherY, above]
  }
  return found.reverse()
}
