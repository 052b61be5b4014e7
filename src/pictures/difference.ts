import { at, textOf } from '../text/json.ts'
import type { Tab } from './browser.ts'
import { mostRows, width } from './page.ts'

/**
 * Runs in an empty page. The first difference of two pictures is counted from their tops and the last one from their
 * ends, so that what only moved is none. With quality 1 each pixel stays, but photos have megabytes.
 */
const compare = `async (...pictures) => {
  const bitmaps = await Promise.all(pictures.map(async (picture) => {
    return createImageBitmap(await (await fetch('data:image/png;base64,' + picture)).blob())
  }))
  const draw = (bitmap, top, height) => {
    const canvas = new OffscreenCanvas(${width}, height)
    const context = canvas.getContext('2d', { willReadFrequently: true })
    context.drawImage(bitmap, 0, -top)
    return { canvas, pixels: () => new Uint32Array(context.getImageData(0, 0, ${width}, height).data.buffer) }
  }
  let first = 0
  let last = 0
  if (bitmaps.length > 1) {
    const [a, b] = bitmaps.map((bitmap) => draw(bitmap, 0, bitmap.height).pixels())
    const most = Math.min(a.length, b.length)
    while (first < most && a[first] === b[first]) first += 1
    if (first === a.length && first === b.length) return first < ${width * mostRows} ? [] : undefined
    while (last < most - first && a[a.length - 1 - last] === b[b.length - 1 - last]) last += 1
  }
  return Promise.all(bitmaps.map(async (bitmap) => {
    const top = Math.max(0, Math.floor(first / ${width}) - 80)
    const end = Math.min(bitmap.height, bitmap.height - Math.floor(last / ${width}) + 80)
    const { canvas } = draw(bitmap, top, Math.min(1600, end - top))
    const exact = await canvas.convertToBlob({ type: 'image/webp', quality: 1 })
    const blob = exact.size < 500_000 ? exact : await canvas.convertToBlob({ type: 'image/webp', quality: 0.85 })
    return Array.from(new Uint8Array(await blob.arrayBuffer()), (byte) => String.fromCharCode(byte)).join('')
  }))
}`

/** WebP of what is to be seen: of one picture its top, of two what differs. Nothing if those look the same. */
export async function differenceOf({ send }: Tab, pictures: readonly string[]): Promise<Buffer[]> {
  const expression = `(${compare})(...${JSON.stringify(pictures)})`
  const answer = await send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true })
  const found = at(answer, 'result.value')
  if (!Array.isArray(found)) throw new Error('it looks the same as far down as a browser draws it')
  return found.map((picture) => Buffer.from(textOf(picture), 'latin1'))
}
