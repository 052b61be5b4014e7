/** A part of a picture, in pixels. */
export type Part = Readonly<Record<'left' | 'top' | 'width' | 'height', number>>

/**
 * The part of each picture that differs, with 40 pixels around it, both from the same column on and equally wide. None if
 * nothing differs. Rows are compared from the top and from the end, so that what only moved is the same.
 * This runs in the browser, so it uses nothing from outside.
 */
export function differingParts(pictures: readonly [Uint32Array, Uint32Array], width: number): Part[] {
  const heights = pictures.map(({ length }) => length / width)
  const [least, most] = [Math.min(...heights), Math.max(...heights)]
  const [longer, other] = heights[0] === most ? pictures : pictures.toReversed()
  /** How many rows are the same from the top, and how many others from the end, between two columns. */
  const sameRows = (from: number, to: number): readonly [number, number] => {
    const isSame = (row: number, otherRow: number): boolean => {
      for (let x = from; x < to; x += 1) if (longer?.[row * width + x] !== other?.[otherRow * width + x]) return false
      return true
    }
    let first = 0
    while (first < least && isSame(first, first)) first += 1
    let last = 0
    while (last < least - first && isSame(most - 1 - last, least - 1 - last)) last += 1
    return [first, last]
  }
  /** More rows of what is above or below them are no difference: a margin got longer. */
  const isSameColumn = (x: number): boolean => {
    const [first, last] = sameRows(x, x + 1)
    const end = most - last
    const isMoreOf = (row: number): boolean => {
      for (let y = first; y < end; y += 1) if (longer?.[y * width + x] !== longer?.[row * width + x]) return false
      return true
    }
    return first + last === least && (isMoreOf(first - 1) || isMoreOf(end))
  }
  const columns = Array.from({ length: width }, (_, x) => x).filter((x) => !isSameColumn(x))
  const [left = 0, right = left] = [columns[0], columns.at(-1)]
  if (columns.length === 0) return []
  const [first, last] = sameRows(left, right + 1)
  const [from, to] = [Math.max(0, left - 40), Math.min(width, right + 41)]
  const wide = Math.max(600, to - from)
  const start = Math.round((from + to - wide) / 2)
  const top = Math.max(0, first - 40)
  return heights.map((height) => ({
    left: Math.min(Math.max(0, start), width - wide),
    top,
    width: wide,
    height: Math.min(1600, height - top, height - last + 40 - top),
  }))
}

/** The top of a picture, without what is blank below: rows that are all as the last one. It runs in the browser, too. */
export function topPart(picture: Uint32Array, width: number): Part {
  const height = Math.min(1600, picture.length / width)
  let end = picture.length - width
  while (end > 0 && picture[end - 1] === picture[end + width - 1]) end -= 1
  return { left: 0, top: 0, width, height: Math.min(height, Math.ceil(end / width) + 40) }
}
