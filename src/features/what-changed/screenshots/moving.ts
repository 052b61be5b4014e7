import type * as changedParts from './changed-parts.ts'

/**
 * A page and the one before it, without a pixel where the page differs from what it is `later`, and without those in the same
 * place of the other. The functions are given as a value, because where this runs one module can't import another.
 */
export function withoutMoving(
  page: Uint32Array,
  other: Uint32Array,
  later: Uint32Array,
  width: number,
  { comparerOf, numberRows, stripsOf, unpairedRows }: typeof changedParts,
) {
  const shown = [page.slice(), other.slice()] as const
  for (const strip of stripsOf([page, later], width)) {
    const [rows, others, laterRows] = [page, other, later].map((picture) => numberRows(picture, width, strip))
    if (!rows || !others || !laterRows) continue
    const moving = joinedRows(unpairedRows(rows, laterRows, () => false))
    for (const [top, end, otherTop, otherEnd] of unpairedRows(rows, others, comparerOf(page, other, width, strip))) {
      const inside = moving.filter(
        ([from, to]) => (from < end && to > top) || (from === to && from >= top && to <= end),
      )
      if (inside.length === 0) continue
      const from = Math.max(top, Math.min(...inside.map(([first]) => first)))
      const to = Math.min(end, Math.max(...inside.map(([, last]) => last)))
      // What moves mostly keeps its height, so the rest of the rows belongs to what is above or below it.
      const otherFrom = to === end && from > top ? Math.max(otherTop, otherEnd - to + from) : otherTop + from - top
      const otherTo = to === end ? otherEnd : Math.min(otherEnd, otherFrom + to - from)
      const bands = [page.subarray(from * width, to * width), other.subarray(otherFrom * width, otherTo * width)]
      const strips = bands.some(({ length }) => length === 0) ? [] : stripsOf(bands, width)
      const near = strips.filter(([left, right]) => left < strip[1] + 32 && right > strip[0] - 32)
      for (const [left, right] of [strip, ...near]) {
        for (let y = from; y < to; y += 1) shown[0].fill(0, y * width + left, y * width + right)
        for (let y = otherFrom; y < otherTo; y += 1) shown[1].fill(0, y * width + left, y * width + right)
      }
    }
  }
  return shown
}

/** Joins ranges as near as lines of a text. One is empty where only the later page has rows. */
export function joinedRows(unpaired: ReturnType<typeof changedParts.unpairedRows>): changedParts.Span[] {
  const ranges: [number, number][] = []
  for (const [top, end, laterTop, laterEnd] of unpaired.toReversed()) {
    const last = ranges.at(-1)
    if (top === end && laterTop === laterEnd) continue
    if (last && top < last[1] + 16) last[1] = end
    else ranges.push([top, end])
  }
  return ranges
}
