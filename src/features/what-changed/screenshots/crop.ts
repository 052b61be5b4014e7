import * as pairing from '../pairing.ts'
import * as changedParts from './changed-parts.ts'
import * as frame from './frame.ts'
import { maxRows } from './in-page.ts'
import { width } from './page.ts'
import type { Tab } from './tab.ts'

export type Pictured = Readonly<{ pictures: readonly string[]; parts: number; isCut: boolean }>

/** Runs in an empty page, with the functions that it needs. With quality 1 each pixel stays, but photos have megabytes. */
const script = `async (sources, isTinted) => {
  ${[...Object.values(pairing), ...Object.values(changedParts), ...Object.values(frame), withoutMoving].join('\n')}
  const captures = await Promise.all(sources.map(async (source) => {
    const bitmap = await createImageBitmap(await (await fetch('data:image/png;base64,' + source)).blob())
    const context = new OffscreenCanvas(${width}, bitmap.height).getContext('2d', { willReadFrequently: true })
    context.drawImage(bitmap, 0, 0)
    return new Uint32Array(context.getImageData(0, 0, ${width}, bitmap.height).data.buffer)
  }))
  // A new page has no picture before, so all of it counts as changed.
  const [after, before = new Uint32Array(), later] = captures
  const shared = { unpairedRows, ${Object.keys(changedParts)} }
  const compared = later ? withoutMoving(after, before, later, ${width}, shared) : [after, before]
  const parts = differingParts(...compared, ${width}, unpairedRows)
  if (parts[0].length === 0 && after.length >= ${maxRows * width}) return 'the change is below what a browser draws'
  const isMoving = parts[0].length === 0 && later && differingParts(after, before, ${width}, unpairedRows)[0].length > 0
  if (parts[0].length === 0) return isMoving ? 'only what moves by itself differs' : 'same'
  const frames = framesAround(captures.slice(0, 2).map((picture, index) => ({ picture, parts: parts[index] })), ${width})
  const pictures = await Promise.all(frames.map(async (frame, index) => {
    const lines = draw(frame, sources.length === 1 ? 0 : index === 0 ? 0xff377f1a : 0xff2e22cf, isTinted)
    const context = new OffscreenCanvas(lines[0].length, lines.length).getContext('2d')
    lines.forEach((line, y) => context.putImageData(new ImageData(new Uint8ClampedArray(line.buffer), line.length), 0, y))
    const exact = await context.canvas.convertToBlob({ type: 'image/webp', quality: 1 })
    const blob = exact.size < 500_000 ? exact : await context.canvas.convertToBlob({ type: 'image/webp', quality: 0.85 })
    return Array.from(new Uint8Array(await blob.arrayBuffer()), (byte) => String.fromCharCode(byte)).join('')
  }))
  return { pictures, parts: parts[0].length, isCut: frames.some(({ rows }) => rows.length === 1600) }
}`

/**
 * Crops a capture to its top, or two to what differs, as WebP in Latin 1. The third is the first page later. If nothing is
 * left, it is `same`, or the reason why there is no picture.
 */
export async function crop({ evaluate }: Tab, captures: readonly string[], isTinted: boolean) {
  return (await evaluate(`(${script})(${JSON.stringify(captures)}, ${isTinted})`)) as string | Pictured
}

/**
 * A page and the one before it, without a pixel where the page differs from what it is `later`, and without those in the same
 * place of the other. The functions are given as a value, because where this runs one module can't import another.
 */
export function withoutMoving(
  page: Uint32Array,
  other: Uint32Array,
  later: Uint32Array,
  width: number,
  { comparerOf, numberRows, stripsOf, unpairedRows }: typeof changedParts & typeof pairing,
) {
  const shown = [page.slice(), other.slice()] as const
  for (const strip of stripsOf([page, later], width)) {
    const rows = numberRows(page, width, strip)
    // As near as lines of a text. A range is empty where only the later page has rows.
    const moving = unpairedRows(rows, numberRows(later, width, strip), 16, () => false)
    const changed = unpairedRows(rows, numberRows(other, width, strip), 0, comparerOf(page, other, width, strip))
    for (const { top, end, otherTop, otherEnd } of changed) {
      const inside = moving.filter(
        (each) => (each.top < end && each.end > top) || (each.top === each.end && each.top >= top && each.end <= end),
      )
      if (inside.length === 0) continue
      const [first, last] = [Math.min(...inside.map((each) => each.top)), Math.max(...inside.map((each) => each.end))]
      // The rest of a line of letters, such as those that reach further down, belongs to it.
      const rest = Math.min(8, (last - first) >> 1)
      const [from, to] = [Math.max(top, first - rest), Math.min(end, last + rest)]
      // What moves mostly keeps its height, so the rest of the rows belongs to what is above or below it.
      const otherFrom = to === end && from > top ? Math.max(otherTop, otherEnd - to + from) : otherTop + from - top
      const otherTo = to === end ? otherEnd : Math.min(otherEnd, otherFrom + to - from)
      const bands = [page.subarray(from * width, to * width), other.subarray(otherFrom * width, otherTo * width)]
      const strips = bands.some(({ length }) => length === 0) ? [] : stripsOf(bands, width)
      const near = strips.filter(([left, right]) => left < strip[1] + 32 && right > strip[0] - 32)
      for (const [first, last] of [strip, ...near]) {
        // An edge of one row is in no strip.
        const [left, right] = [Math.max(0, first - 2), Math.min(width, last + 2)]
        for (let y = from; y < to; y += 1) shown[0].fill(0, y * width + left, y * width + right)
        for (let y = otherFrom; y < otherTo; y += 1) shown[1].fill(0, y * width + left, y * width + right)
      }
    }
  }
  return shown
}
