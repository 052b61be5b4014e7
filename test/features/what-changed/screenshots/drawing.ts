/** Small pictures, drawn without a browser. */
export const width = 1280

const [white, black] = [0xffffffff, 0xff000000]

/** A rectangle of one colour. */
export type Block = readonly [left: number, top: number, width: number, height: number, colour: number]

/** A picture with blocks, each drawn over those before it. */
export function drawing(height: number, blocks: readonly Block[], background = white): Uint32Array {
  const pixels = new Uint32Array(width * height).fill(background)
  for (const [left, top, wide, high, colour] of blocks)
    for (let y = top; y < top + high; y += 1) pixels.fill(colour, y * width + left, y * width + left + wide)
  return pixels
}

/** A line of text, ten rows high: letters are bars whose places and widths are its own. */
export function line(text: string, top: number, left = 100, colour = black): Block[] {
  return [...text].flatMap((letter, index) => {
    const code = letter.codePointAt(0) ?? 0
    return [3, 4, 3].map((height, part): Block => {
      return [left + 8 * index, top + Math.round(3.4 * part), 1 + ((code * (part + 3)) % 6), height, colour]
    })
  })
}

/** Lines of text, 20 rows from one to the next. */
export function page(lines: readonly string[], top = 40, colour = black): Block[] {
  return lines.flatMap((text, index) => line(text, top + 20 * index, 100, colour))
}

/** So many lines, each with a text of its own. */
export function lines(count: number, name = 'Line'): string[] {
  return Array.from({ length: count }, (_, index) => `${name} ${(index * 7919) % 1000} of ${(index * 104_729) % 997}`)
}

/** Pixels of all colours. */
export function noise(left: number, top: number, wide: number, high: number, seed: number): Block[] {
  let state = seed
  return Array.from({ length: wide * high }, (_, index) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return [left + (index % wide), top + Math.floor(index / wide), 1, 1, (state | 0xff000000) >>> 0]
  })
}

/** The picture as a browser draws it half a pixel further down. */
export function halfDown(picture: Uint32Array): Uint32Array {
  const levels = new Uint8Array(picture.buffer)
  const moved = levels.map((level, at) => (level + Number(levels[at - 4 * width] ?? level)) >> 1)
  return new Uint32Array(moved.buffer)
}
