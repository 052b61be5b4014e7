import { textOf } from '../text/json.ts'
import type { Tab } from './browser.ts'
import { mostRows, width } from './page.ts'

/**
 * Runs in an empty page. The first difference of two pictures is counted from their tops and the last one from their
 * ends, so that what only moved is none. With quality 1 each pixel stays, but photos have megabytes.
 */
const compare = `async (...pictures) => {
  const images = await Promise.all(pictures.map(async (picture) => {
    const bitmap = await createImageBitmap(await (await fetch('data:image/png;base64,' + picture)).blob())
    const context = new OffscreenCanvas(${width}, bitmap.height).getContext('2d', { willReadFrequently: true })
    context.drawImage(bitmap, 0, 0)
    return context.getImageData(0, 0, ${width}, bitmap.height)
  }))
  const [a, b = []] = images.map(({ data }) => new Uint32Array(data.buffer))
  const most = Math.min(a.length, b.length)
  let first = 0
  while (first < most && a[first] === b[first]) first += 1
  if (first === a.length && first === b.length) return first < ${width * mostRows} ? [] : undefined
  let last = 0
  while (last < most - first && a[a.length - 1 - last] === b[b.length - 1 - last]) last += 1
  return Promise.all(images.map(async (image) => {
    const top = Math.max(0, Math.floor(first / ${width}) - 80)
    const end = Math.min(image.height, image.height - Math.floor(last / ${width}) + 80)
    const canvas = new OffscreenCanvas(${width}, Math.min(1600, end - top))
    canvas.getContext('2d').putImageData(image, 0, -top)
    const exact = await canvas.convertToBlob({ type: 'image/webp', quality: 1 })
    const blob = exact.size < 500_000 ? exact : await canvas.convertToBlob({ type: 'image/webp', quality: 0.85 })
    return Array.from(new Uint8Array(await blob.arrayBuffer()), (byte) => String.fromCharCode(byte)).join('')
  }))
}`

/** WebP of what is to be seen: of one picture its top, of two what differs. Nothing if those look the same. */
export async function differenceOf({ evaluate }: Tab, pictures: readonly string[]): Promise<Buffer[]> {
  const found = await evaluate(`(${compare})(...${JSON.stringify(pictures)})`)
  if (!Array.isArray(found)) throw new Error('it looks the same as far down as a browser draws it')
  return found.map((picture) => Buffer.from(textOf(picture), 'latin1'))
}
