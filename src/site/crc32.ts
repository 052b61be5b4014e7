import zlib from 'node:zlib'

/**
 * CRC-32 of `bytes`, as zip archives have it (ISO 3309, reflected).
 *
 * @param start the checksum of what came before
 */
export const crc32: (bytes: Uint8Array, start?: number) => number = zlib.crc32 ?? tableCrc32

/** The remainders of all bytes. Built when first needed: Node knows the checksum since 20.15 and 22.2. */
let remainders: Uint32Array | undefined

/** The same where Node itself doesn't know it; some five times slower. */
export function tableCrc32(bytes: Uint8Array, start = 0): number {
  remainders ??= makeRemainders()
  let crc = ~start
  for (const byte of bytes) crc = (remainders[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8)
  return ~crc >>> 0
}

function makeRemainders(): Uint32Array {
  return Uint32Array.from({ length: 256 }, (_, byte) => {
    let crc = byte
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb8_8320 : crc >>> 1
    return crc
  })
}
