import * as changedParts from './changed-parts.ts'
import * as frame from './frame.ts'
import { mostRows, type Tab, width } from './page.ts'

/** Runs in an empty page, with the functions that it needs. With quality 1 each pixel stays, but photos have megabytes. */
const script = `async (...sources) => {
  ${[changedParts, frame].flatMap((all) => Object.values(all)).join('\n')}
  const pictures = await Promise.all(sources.map(async (source) => {
    const bitmap = await createImageBitmap(await (await fetch('data:image/png;base64,' + source)).blob())
    const context = new OffscreenCanvas(${width}, bitmap.height).getContext('2d', { willReadFrequently: true })
    context.drawImage(bitmap, 0, 0)
    return new Uint32Array(context.getImageData(0, 0, ${width}, bitmap.height).data.buffer)
  }))
  // All of a new page differs from nothing.
  const parts = differingParts(pictures[0], pictures[1] ?? new Uint32Array(), ${width})
  if (parts[0].length === 0) return pictures[0].length < ${mostRows * width} ? { shown: [], parts: 0 } : undefined
  const frames = framesAround(pictures.map((picture, index) => ({ picture, parts: parts[index] })), ${width})
  const shown = await Promise.all(frames.map(async (frame, index) => {
    const lines = draw(frame, sources.length === 1 ? 0 : index === 0 ? 0xff377f1a : 0xff2e22cf)
    const context = new OffscreenCanvas(lines[0].length, lines.length).getContext('2d')
    lines.forEach((line, y) => context.putImageData(new ImageData(new Uint8ClampedArray(line.buffer), line.length), 0, y))
    const exact = await context.canvas.convertToBlob({ type: 'image/webp', quality: 1 })
    const blob = exact.size < 500_000 ? exact : await context.canvas.convertToBlob({ type: 'image/webp', quality: 0.85 })
    return Array.from(new Uint8Array(await blob.arrayBuffer()), (byte) => String.fromCharCode(byte)).join('')
  }))
  const rows = frames.map(({ rows }) => rows.length)
  return { shown, parts: parts[0].length, rows: rows.reduce((one, other) => one + other), isCut: rows.includes(1600) }
}`

/** Crops pictures, as WebP: one to its top, two to what differs. None if those look the same. */
export async function differenceOf({ evaluate }: Tab, pictures: readonly string[]) {
  const found = await evaluate(`(${script})(...${JSON.stringify(pictures)})`)
  if (found === undefined) throw new Error('it looks the same as far down as a browser draws it')
  const { shown, ...facts } = found as Readonly<{ shown: string[]; parts: number; rows?: number; isCut?: boolean }>
  return { ...facts, shown: shown.map((picture) => Buffer.from(picture, 'latin1')) }
}
