import { textOf } from '../../../text/json.ts'
import { mostRows, type Tab, width } from './page.ts'

/** A part of a picture, in pixels. */
type Part = Readonly<Record<'left' | 'top' | 'width' | 'height', number>>

/**
 * The part of each picture that differs, with 40 pixels around it, both from the same column on and equally wide. None if
 * nothing differs. Rows are compared from the top and from the end, so that what only moved is the same.
 * This runs in the browser, so it uses nothing from outside.
 */
export function differingParts(pictures: readonly [Uint32Array, Uint32Array], width: number): Part[] {
  const heights = pictures.map(({ length }) => length / width)
  const [least, most] = [Math.min(...heights), Math.max(...heights)]
  const [longer, other] = heights[0] === most ? pictures : pictures.toReversed()
  const count = (most: number, isOne: (index: number) => boolean): number => {
    let found = 0
    while (found < most && isOne(found)) found += 1
    return found
  }
  /** How many rows are the same from the top, and how many others from the end, between two columns. */
  const sameRows = (from: number, to: number): readonly [number, number] => {
    const isSame = (row: number, otherRow: number) =>
      count(to - from, (x) => longer?.[row * width + from + x] === other?.[otherRow * width + from + x]) === to - from
    const first = count(least, (y) => isSame(y, y))
    return [first, count(least - first, (y) => isSame(most - 1 - y, least - 1 - y))]
  }
  /** More rows of what is above or below them are no difference: a margin got longer. */
  const isSameColumn = (x: number): boolean => {
    const [first, last] = sameRows(x, x + 1)
    const more = most - last - first
    const isMoreOf = (row: number): boolean =>
      count(more, (y) => longer?.[(first + y) * width + x] === longer?.[row * width + x]) === more
    return first + last === least && (isMoreOf(first - 1) || isMoreOf(most - last))
  }
  const columns = Array.from({ length: width }, (_, x) => x).filter((x) => !isSameColumn(x))
  const [left = 0, right = 0] = [columns[0], columns.at(-1)]
  if (columns.length === 0) return []
  const [first, last] = sameRows(left, right + 1)
  const [from, to] = [Math.max(0, left - 40), Math.min(width, right + 41)]
  const wide = Math.max(600, to - from)
  const start = Math.max(0, Math.round((from + to - wide) / 2))
  const top = Math.max(0, first - 40)
  return heights.map((height) => ({
    left: Math.min(start, width - wide),
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

/**
 * Runs in an empty page. Each part gets a border of one pixel, which white and black pages need alike. With quality 1 each
 * pixel stays, but photos have megabytes.
 */
const cut = `async (...pictures) => {
  const images = await Promise.all(pictures.map(async (picture) => {
    const bitmap = await createImageBitmap(await (await fetch('data:image/png;base64,' + picture)).blob())
    const context = new OffscreenCanvas(${width}, bitmap.height).getContext('2d', { willReadFrequently: true })
    context.drawImage(bitmap, 0, 0)
    return context.getImageData(0, 0, ${width}, bitmap.height)
  }))
  const pixels = images.map(({ data }) => new Uint32Array(data.buffer))
  const parts = pixels.length === 1 ? [(${topPart})(pixels[0], ${width})] : (${differingParts})(pixels, ${width})
  if (parts.length === 0 && images[0].height >= ${mostRows}) return undefined
  return Promise.all(parts.map(async ({ left, top, width, height }, index) => {
    const canvas = new OffscreenCanvas(width + 2, height + 2)
    const context = canvas.getContext('2d')
    context.fillStyle = '#afb8c1'
    context.fillRect(0, 0, width + 2, height + 2)
    context.putImageData(images[index], 1 - left, 1 - top, left, top, width, height)
    const exact = await canvas.convertToBlob({ type: 'image/webp', quality: 1 })
    const blob = exact.size < 500_000 ? exact : await canvas.convertToBlob({ type: 'image/webp', quality: 0.85 })
    return Array.from(new Uint8Array(await blob.arrayBuffer()), (byte) => String.fromCharCode(byte)).join('')
  }))
}`

/** WebP of what is to be seen: of one picture its top, of two what differs. Nothing if those look the same. */
export async function differenceOf({ evaluate }: Tab, pictures: readonly string[]): Promise<Buffer[]> {
  const found = await evaluate(`(${cut})(...${JSON.stringify(pictures)})`)
  if (!Array.isArray(found)) throw new Error('it looks the same as far down as a browser draws it')
  return found.map((picture) => Buffer.from(textOf(picture), 'latin1'))
}
