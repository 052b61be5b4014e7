/** Words in a PNG file: https://www.w3.org/TR/png-3/#11tEXt */
import { crc32 } from 'node:zlib'

/** Where the first chunk ends, which is always the header of 13 bytes. */
const afterHeader = 8 + 12 + 13

/** The picture with a word more. */
export function withText(png: Buffer, keyword: string, text: string): Buffer {
  const body = Buffer.from(`tEXt${keyword}\0${text}`, 'latin1')
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(body.length - 4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([png.subarray(0, afterHeader), length, body, sum, png.subarray(afterHeader)])
}

/** The word that a picture has under a keyword. */
export function textOf(png: Buffer, keyword: string): string | undefined {
  for (let at = 8; at + 12 <= png.length; at += 12 + png.readUInt32BE(at)) {
    const body = png.toString('latin1', at + 4, at + 8 + png.readUInt32BE(at))
    if (body.startsWith(`tEXt${keyword}\0`)) return body.slice(5 + keyword.length)
  }
  return undefined
}
