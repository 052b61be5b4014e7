import { textOf } from '../text/json.ts'
import type { Tab } from './browser.ts'
import { mostRows, width } from './page.ts'
import { differingParts, topPart } from './parts.ts'

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
  const isOne = images.length === 1
  const parts = isOne ? [(${topPart})(pixels[0], ${width})] : (${differingParts})(pixels, ${width})
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
