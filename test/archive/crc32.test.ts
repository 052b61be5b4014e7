import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { crc32, tableCrc32 } from '../../src/archive/crc32.ts'

describe.each([
  ['what Node has', crc32],
  ['the table', tableCrc32],
])('CRC-32 by %s', (_, checksum) => {
  it.each([
    ['', 0],
    // The check value of CRC-32/ISO-HDLC.
    ['123456789', 0xcbf4_3926],
    ['The quick brown fox jumps over the lazy dog', 0x414f_a339],
  ])('of "%s"', (text, expected) => {
    expect(checksum(Buffer.from(text))).toBe(expected)
  })

  it('continues from piece to piece', () => {
    expect(checksum(Buffer.from('6789'), checksum(Buffer.from('12345')))).toBe(0xcbf4_3926)
  })
})

it('is the same by both', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), fc.nat(0xffff_ffff), (bytes, start) => {
      expect(tableCrc32(bytes, start)).toBe(crc32(bytes, start))
    }),
  )
})
