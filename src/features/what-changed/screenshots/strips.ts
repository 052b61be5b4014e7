/** Of columns. */
export type Span = readonly [from: number, to: number]

/**
 * Ranges of columns that differ, joined across less than 32 others. How long a column keeps a colour does not count, and no
 * row between two others whose colour is between theirs: it has another one when the page moves by a fraction.
 */
export function stripsOf(pictures: readonly Uint32Array[], width: number): Span[] {
  const [columns, others] = pictures.map((picture) => {
    const [numbers, last] = [new Int32Array(width), new Uint32Array(width)]
    for (let at = 0, x = 0; at < picture.length; at += 1, x = at % width) {
      const pixel = Number(picture[at])
      const above = Number(last[x])
      if (pixel === above) continue
      const below = Number(picture[at + width] ?? pixel)
      if (isBetween(pixel, above, pixel === below ? above : below)) continue
      const number = Math.imul(Number(numbers[x]) ^ pixel, 0x01000193)
      numbers[x] = number ^ (number >>> 15)
      last[x] = pixel
    }
    return numbers
  })
  return joined(Array.from({ length: width }, (_, x) => columns?.[x] !== others?.[x]))
}

/** Whether each level is between two others, or one beside. */
export function isBetween(pixel: number, one: number, other: number): boolean {
  for (let shift = 0; shift < 24; shift += 8) {
    const level = (pixel >>> shift) & 255
    const from = (one >>> shift) & 255
    const to = (other >>> shift) & 255
    if ((level < from - 1 && level < to - 1) || (level > from + 1 && level > to + 1)) return false
  }
  return true
}

/** The same, or the columns that have other pixels. Pictures of other heights differ in all of them. */
export function stripsBetween(one: Uint32Array, other: Uint32Array, width: number): Span[] {
  const strips = stripsOf([one, other], width)
  if (strips.length > 0) return strips
  const columns = new Array<boolean>(width).fill(one.length !== other.length)
  for (let at = 0; at < one.length; at += 1) columns[at % width] ||= one[at] !== other[at]
  return joined(columns)
}

export function joined(columns: readonly boolean[]): Span[] {
  const strips: [number, number][] = []
  columns.forEach((differs, x) => {
    const last = strips.at(-1)
    if (!differs) return
    if (last && x < last[1] + 32) last[1] = x + 1
    else strips.push([x, x + 1])
  })
  return strips
}
