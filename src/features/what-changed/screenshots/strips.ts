/** The end is not in it. */
export type Span = readonly [from: number, to: number]

/**
 * Ranges of columns that differ, joined across less than 32 others. Only if there are none, it counts how long a column keeps a
 * colour, and an edge of one row: its colour changes when the page moves by a fraction.
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
  return strips.length > 0 || isExact ? strips : stripsOf(pictures, width, true)
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
