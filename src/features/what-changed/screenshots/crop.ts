import * as changedParts from './changed-parts.ts'
import * as frame from './frame.ts'
import { maxRows, width } from './page.ts'
import * as strips from './strips.ts'
import type { Tab } from './tab.ts'

type Cropped = Readonly<{ pictures: readonly string[]; parts: number; isCut: boolean }>

/** Runs in an empty page, with the functions that it needs. With quality 1 each pixel stays, but photos have megabytes. */
const script = `async (...sources) => {
  ${[strips, changedParts, frame].flatMap((functions) => Object.values(functions)).join('\n')}
  const captures = await Promise.all(sources.map(async (source) => {
    const bitmap = await createImageBitmap(await (await fetch('data:image/png;base64,' + source)).blob())
    const context = new OffscreenCanvas(${width}, bitmap.height).getContext('2d', { willReadFrequently: true })
    context.drawImage(bitmap, 0, 0)
    return new Uint32Array(context.getImageData(0, 0, ${width}, bitmap.height).data.buffer)
  }))
  // All of a new page differs from nothing.
  const [one, other = new Uint32Array(), later = one] = captures
  const strips = stripsOf([one, other], ${width})
  const parts = differingParts({ one, other, later }, ${width}, strips)
  if (parts.length === 0) {
    if (one.length >= ${maxRows * width}) return 'the change is below what a browser draws'
    const isMoving = differingParts({ one, other, later: one }, ${width}, strips).length > 0
    return isMoving ? 'only what moves by itself differs' : 'same'
  }
  const marked = captures.slice(0, 2).map((picture, at) => ({ picture, parts: parts.map((both) => both[at]) }))
  const frames = framesAround(marked, ${width})
  const pictures = await Promise.all(frames.map(async (frame, index) => {
    const lines = draw(frame, sources.length === 1 ? 0 : index === 0 ? 0xff377f1a : 0xff2e22cf)
    const context = new OffscreenCanvas(lines[0].length, lines.length).getContext('2d')
    lines.forEach((line, y) => context.putImageData(new ImageData(new Uint8ClampedArray(line.buffer), line.length), 0, y))
    const exact = await context.canvas.convertToBlob({ type: 'image/webp', quality: 1 })
    const blob = exact.size < 500_000 ? exact : await context.canvas.convertToBlob({ type: 'image/webp', quality: 0.85 })
    return Array.from(new Uint8Array(await blob.arrayBuffer()), (byte) => String.fromCharCode(byte)).join('')
  }))
  return { pictures, parts: parts.length, isCut: frames.some(({ rows }) => rows.length === 1600) }
}`

/**
 * Crops a capture to its top, or two to what differs, as WebP in Latin 1. The third is the first page later. If nothing is
 * left, the pages look the `same`, or a clause says why there is no picture.
 */
export async function crop({ evaluate }: Tab, captures: readonly string[]): Promise<'same' | string | Cropped> {
  return (await evaluate(`(${script})(...${JSON.stringify(captures)})`)) as string | Cropped
}
