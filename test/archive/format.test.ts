import { describe, expect, it } from 'vitest'
import { directoryHeader, endRecords, localHeader, type ZipEntry } from '../../src/archive/format.ts'

/** Of records as APPNOTE.TXT 6.3.10 shows them: on each line bytes of fields, the lowest first, and what they are. */
const hexOf = (record: string): string =>
  Array.from(record.matchAll(/^ *((?:[0-9a-f]{2} )+)/gmu), ([, bytes]) => bytes)
    .join('')
    .replaceAll(' ', '')

const max32 = 0xffff_ffff
const small: ZipEntry = { path: 'a.txt', crc32: 0x1234_5678, size: 10, packedSize: 4, isDeflated: true }
const stored: ZipEntry = { ...small, packedSize: 10, isDeflated: false }

/** Section 4.3.7. */
const locals: readonly [what: string, entry: ZipEntry, record: string][] = [
  [
    'of a deflated file',
    small,
    `50 4b 03 04  local file header signature
     14 00        version needed to extract: 2.0 (4.4.3.2)
     00 08        general purpose bit flag: bit 11, UTF-8 (4.4.4)
     08 00        compression method: deflated (4.4.5)
     00 00        last mod file time: 00:00 (4.4.6)
     21 00        last mod file date: 1980-01-01 (4.4.6)
     78 56 34 12  crc-32
     04 00 00 00  compressed size
     0a 00 00 00  uncompressed size
     05 00 00 00  file name length, extra field length
     61 2e 74 78 74  file name`,
  ],
  [
    'of the largest file that needs no zip64',
    { ...small, size: 0xfeff_ffff, packedSize: 0xff00_1234 },
    `50 4b 03 04 14 00 00 08 08 00 00 00 21 00 78 56 34 12  as before
     34 12 00 ff ff ff ff fe    compressed size, which may be larger; uncompressed size
     05 00 00 00 61 2e 74 78 74  as before`,
  ],
  [
    'of the smallest file that needs zip64, with both sizes however small the other is (4.5.3)',
    { ...small, size: 0xff00_0000, packedSize: 0x01_0203 },
    `50 4b 03 04 2d 00       version needed to extract: 4.5 (4.4.3.2)
     00 08 08 00 00 00 21 00 78 56 34 12  as before
     ff ff ff ff ff ff ff ff sizes: see the extra field (4.4.8, 4.4.9)
     05 00 14 00             file name length, extra field length
     61 2e 74 78 74          file name
     01 00 10 00             tag of the zip64 extra field (4.5.3), size of the rest
     00 00 00 ff 00 00 00 00 original size
     03 02 01 00 00 00 00 00 compressed size`,
  ],
]

/** Section 4.3.12. */
const directories: readonly [what: string, entry: ZipEntry, offset: number, record: string][] = [
  [
    'of a deflated file',
    small,
    0x0403_0201,
    `50 4b 01 02  central file header signature
     3f 03        version made by: 6.3, Unix (4.4.2)
     14 00 00 08 08 00 00 00 21 00 78 56 34 12 04 00 00 00 0a 00 00 00 05 00 00 00  as in the local header
     00 00 00 00  file comment length, disk number start
     00 00        internal file attributes
     00 00 a4 81  external file attributes: a regular file, 0644 (4.4.15)
     01 02 03 04  relative offset of local header
     61 2e 74 78 74  file name`,
  ],
  [
    'at the last place that needs no zip64',
    stored,
    max32 - 1,
    `50 4b 01 02 3f 03 14 00 00 08 00 00 00 00 21 00 78 56 34 12  as before
     0a 00 00 00 0a 00 00 00 05 00 00 00  sizes, file name length, extra field length
     00 00 00 00 00 00 00 00 a4 81 fe ff ff ff  as before; relative offset of local header
     61 2e 74 78 74  file name`,
  ],
  [
    'at the first place that needs zip64, which has the offset alone (4.5.3)',
    stored,
    max32,
    `50 4b 01 02 3f 03 2d 00  version needed to extract: 4.5
     00 08 00 00 00 00 21 00 78 56 34 12 0a 00 00 00 0a 00 00 00  as before
     05 00 0c 00              file name length, extra field length
     00 00 00 00 00 00 00 00 a4 81 ff ff ff ff  relative offset: see the extra field (4.4.16)
     61 2e 74 78 74           file name
     01 00 08 00              zip64 extra field, size of the rest
     ff ff ff ff 00 00 00 00  relative header offset`,
  ],
  [
    'of a file of 5 GiB at 6 GiB, with all three, in their order (4.5.3)',
    { ...small, size: 5 * 2 ** 30, packedSize: 5 * 2 ** 30 - 1 },
    6 * 2 ** 30,
    `50 4b 01 02 3f 03 2d 00 00 08 08 00 00 00 21 00 78 56 34 12  as before
     ff ff ff ff ff ff ff ff 05 00 1c 00  sizes, file name length, extra field length
     00 00 00 00 00 00 00 00 a4 81 ff ff ff ff 61 2e 74 78 74  as before
     01 00 18 00              zip64 extra field, size of the rest
     00 00 00 40 01 00 00 00  original size
     ff ff ff 3f 01 00 00 00  compressed size
     00 00 00 80 01 00 00 00  relative header offset`,
  ],
]

/** Sections 4.3.14 and 4.3.15. */
const zip64End = (count: string, size: string, offset: string, end: string): string =>
  `50 4b 06 06              zip64 end of central dir signature
   2c 00 00 00 00 00 00 00  size of this record without what came so far (4.3.14.1)
   3f 03 2d 00              version made by, version needed to extract
   00 00 00 00 00 00 00 00  number of this disk, and of the disk with the start of the central directory
   ${count} ${count}  entries on this disk, and in all
   ${size} ${offset}  size of the central directory, and its offset
   50 4b 06 07              zip64 end of central dir locator signature
   00 00 00 00              number of the disk with the zip64 end
   ${end}  relative offset of the zip64 end
   01 00 00 00              number of disks
   `

/** Section 4.3.16. */
const ends: readonly [what: string, args: Parameters<typeof endRecords>, record: string][] = [
  [
    'of three files',
    [3, 0x0102_0304, 0x0506_0708],
    `50 4b 05 06  end of central dir signature
     00 00 00 00  number of this disk, and of the disk with the start of the central directory
     03 00 03 00  entries on this disk, and in all
     08 07 06 05  size of the central directory
     04 03 02 01  offset of the central directory
     00 00        comment length`,
  ],
  [
    'of all that fits',
    [0xffff, max32 - 1, max32 - 1],
    '50 4b 05 06 00 00 00 00 ff ff ff ff fe ff ff ff fe ff ff ff 00 00 ',
  ],
  [
    'of one file more, where the rest fits (4.4.1.4)',
    [0x1_0000, 0x10, 0x20],
    `${zip64End('00 00 01 00 00 00 00 00', '20 00 00 00 00 00 00 00', '10 00 00 00 00 00 00 00', '30 00 00 00 00 00 00 00')}
     50 4b 05 06 00 00 00 00 ff ff ff ff 20 00 00 00 10 00 00 00 00 00  entries: see zip64`,
  ],
  [
    'behind 4 GiB',
    [1, max32, 0x20],
    `${zip64End('01 00 00 00 00 00 00 00', '20 00 00 00 00 00 00 00', 'ff ff ff ff 00 00 00 00', '1f 00 00 00 01 00 00 00')}
     50 4b 05 06 00 00 00 00 01 00 01 00 20 00 00 00 ff ff ff ff 00 00  offset: see zip64`,
  ],
]

describe('a local header', () => {
  it.each(locals)('%s', (_, entry, record) => {
    expect(localHeader(entry).toString('hex')).toBe(hexOf(record))
    // Room is left for it before the packed size and the checksum are known.
    const early = { ...entry, packedSize: 0, crc32: 0, isDeflated: false }
    expect(localHeader(early)).toHaveLength(hexOf(record).length / 2)
  })
})

it.each(directories)('a header in the central directory %s', (_, entry, offset, record) => {
  expect(directoryHeader(entry, offset).toString('hex')).toBe(hexOf(record))
})

it.each(ends)('the end of an archive %s', (_, args, record) => {
  expect(endRecords(...args).toString('hex')).toBe(hexOf(record))
})
