/**
 * The records of a zip archive, as in PKWARE's APPNOTE.TXT 6.3.10. The numbers in brackets are its sections. Of zip64 there is only
 * the number of files: an archive has less than 4 GiB.
 */

/** One file of an archive. Its sizes are in bytes. */
export interface ZipEntry {
  readonly path: string
  readonly crc32: number
  readonly size: number
  /** In the archive, where it is deflated, or stored as it is. */
  readonly packedSize: number
  readonly isDeflated: boolean
}

/** Version 6.3 of the format, and Unix, so that file modes are kept (4.4.2). */
const madeBy = (3 << 8) | 63

/** The local header (4.3.7), which stands before the file's content. Its length depends only on the path. */
export function localHeader(entry: ZipEntry): Buffer {
  const name = Buffer.from(entry.path)
  return Buffer.concat([record('42222244422', 0x04034b50, ...sharedFields(entry), name.length, 0), name])
}

/** The file's header in the central directory (4.3.12). `offset` is that of its local header. */
export function directoryHeader(entry: ZipEntry, offset: number): Buffer {
  const name = Buffer.from(entry.path)
  // No extra field, no comment, the first disk, no internal attributes; a regular file with the mode 0644 (4.4.15).
  const rest = [name.length, 0, 0, 0, 0, 0o100644 * 2 ** 16, offset]
  return Buffer.concat([record('42222224442222244', 0x02014b50, madeBy, ...sharedFields(entry), ...rest), name])
}

/** What both headers have, from the version that is needed to the size (4.4.3 to 4.4.9). */
function sharedFields({ crc32, packedSize, size, isDeflated }: ZipEntry): readonly number[] {
  // Version 2.0 knows deflate. Bit 11: names are in UTF-8. 0 stored, 8 deflated. The format's first day, without a time zone.
  return [20, 1 << 11, isDeflated ? 8 : 0, 0, (1 << 5) | 1, crc32, packedSize, size]
}

/** What follows the central directory, which begins at `offset` and has `size` bytes (4.3.14 to 4.3.16). */
export function endRecords(count: number, offset: number, size: number): Buffer {
  const shown = Math.min(count, 0xffff)
  // Numbers of disks, of which there is one. The count on this disk, and the count in all.
  const end = record('42222442', 0x06054b50, 0, 0, shown, shown, size, offset, 0)
  if (count <= 0xffff) return end
  // Its own size is without the 12 bytes of its signature and of this field. Version 4.5 knows zip64.
  const facts = [56 - 12, madeBy, 45, 0, 0, count, count, size, offset]
  const locator = record('4484', 0x07064b50, 0, offset + size, 1)
  return Buffer.concat([record('4822448888', 0x06064b50, ...facts), locator, end])
}

/** The longest record has 56 bytes. To count first takes longer than to copy. */
const room = Buffer.alloc(64)

/** Numbers one after another, the lowest byte first. `widths` has a digit for each: its bytes. */
function record(widths: string, ...values: readonly number[]): Buffer {
  let at = 0
  for (let index = 0; index < widths.length; index += 1) {
    const width = Number(widths[index])
    const value = values[index] ?? 0
    at = width === 8 ? room.writeBigUInt64LE(BigInt(value), at) : room.writeUIntLE(value, at, width)
  }
  return Buffer.from(room.subarray(0, at))
}
