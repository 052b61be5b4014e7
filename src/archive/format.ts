/** The records of a zip archive, as in PKWARE's APPNOTE.TXT 6.3.10. The numbers in brackets are its sections. */

/** One file of an archive. Its sizes are in bytes. */
export interface ZipEntry {
  readonly path: string
  readonly crc32: number
  readonly size: number
  /** In the archive, where it is deflated, or stored as it is. */
  readonly packedSize: number
  readonly isDeflated: boolean
}

/** These stand for a number that does not fit. The number is then in a zip64 record (4.4.1.4). */
const max16 = 0xffff
const max32 = 0xffff_ffff

/** From this size on a file's sizes are in a zip64 record: a content may grow when it is deflated, by less than 1 %. */
const largeSize = 0xff00_0000

/** Version 4.5 of the format knows zip64 (4.4.3.2). */
const zip64Version = 45

/** Version 6.3 of the format, and Unix, so that file modes are kept (4.4.2). */
const madeBy = (3 << 8) | 63

/** The local header (4.3.7), which stands before the file's content. Its length depends only on the path and the size. */
export function localHeader(entry: ZipEntry): Buffer {
  const { widths, values, name, extra } = headerParts(entry, largeSizes(entry))
  return Buffer.concat([record(`4${widths}`, 0x04034b50, ...values), name, extra])
}

/** The file's header in the central directory (4.3.12); `offset` is that of its local header. */
export function directoryHeader(entry: ZipEntry, offset: number): Buffer {
  const large = [...largeSizes(entry), ...(offset < max32 ? [] : [offset])]
  const { widths, values, name, extra } = headerParts(entry, large)
  // No comment, the first disk, no internal attributes; a regular file with the mode 0644, in the upper half (4.4.15).
  const rest = [0, 0, 0, 0o100644 * 2 ** 16, Math.min(offset, max32)]
  return Buffer.concat([record(`42${widths}22244`, 0x02014b50, madeBy, ...values, ...rest), name, extra])
}

/**
 * What follows the central directory, which begins at `offset` and has `size` bytes: the end record (4.3.16). If a number
 * does not fit there, the zip64 record (4.3.14) and its locator (4.3.15) stand before it.
 */
export function endRecords(count: number, offset: number, size: number): Buffer {
  const [count16, size32, offset32] = [Math.min(count, max16), Math.min(size, max32), Math.min(offset, max32)]
  // Numbers of disks, of which there is one; the count on this disk, and the count in all.
  const end = record('42222442', 0x06054b50, 0, 0, count16, count16, size32, offset32, 0)
  if (count <= max16 && offset < max32 && size < max32) return end
  // Its own size is without the 12 bytes of its signature and of this field.
  const facts = [56 - 12, madeBy, zip64Version, 0, 0, count, count, size, offset]
  const locator = record('4484', 0x07064b50, 0, offset + size, 1)
  return Buffer.concat([record('4822448888', 0x06064b50, ...facts), locator, end])
}

/** The sizes, if they must be in the zip64 extra field: both or none, as the local header needs it (4.5.3). */
function largeSizes({ size, packedSize }: ZipEntry): readonly number[] {
  return size < largeSize ? [] : [size, packedSize]
}

/** What both headers have: facts, name, and the zip64 extra field (4.5.3) if there are numbers for it. */
function headerParts({ path, size, packedSize, crc32, isDeflated }: ZipEntry, large: readonly number[]) {
  const name = Buffer.from(path)
  const extra = record(large.length > 0 ? `22${'8'.repeat(large.length)}` : '', 1, 8 * large.length, ...large)
  // 2.0 knows folders and deflate. Bit 11: names are in UTF-8 (4.4.4, appendix D). Bit 3 is never set: sizes stand before.
  const version = large.length > 0 ? zip64Version : 20
  const flags = 1 << 11
  // 0 stored, 8 deflated (4.4.5). The format's first day, without a time zone: the bytes are the same everywhere (4.4.6).
  const facts = [version, flags, isDeflated ? 8 : 0, 0, (1 << 5) | 1, crc32]
  const sizes = size < largeSize ? [packedSize, size] : [max32, max32]
  return { widths: '2222244422', values: [...facts, ...sizes, name.length, extra.length], name, extra }
}

/** The longest record has 56 bytes. To count first takes longer than to copy. */
const room = Buffer.alloc(64)

/** Numbers one after another, the lowest byte first; `widths` has a digit for each: its bytes. */
function record(widths: string, ...values: readonly number[]): Buffer {
  let at = 0
  for (let index = 0; index < widths.length; index += 1) {
    const width = Number(widths[index])
    const value = values[index] ?? 0
    at = width === 8 ? room.writeBigUInt64LE(BigInt(value), at) : room.writeUIntLE(value, at, width)
  }
  return Buffer.from(room.subarray(0, at))
}
