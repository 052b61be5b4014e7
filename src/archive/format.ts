/** The records of a zip archive, as in PKWARE's APPNOTE.TXT 6.3.10. The numbers in brackets are its sections. */

/** One file of an archive. */
export interface ZipEntry {
  /** Relative, with `/`. */
  readonly path: string
  /** CRC-32 of its content. */
  readonly checksum: number
  /** Bytes of its content. */
  readonly size: number
  /** Bytes of its content in the archive. */
  readonly packedSize: number
  /** Or stored, as it is. */
  readonly isDeflated: boolean
}

/** These stand for a number that does not fit. The number is then in a zip64 record (4.4.1.4). */
const max16 = 0xffff
const max32 = 0xffff_ffff

/** From this size on a file's sizes are in a zip64 record: a content may grow when it is deflated, by less than 1 %. */
const largeSize = 0xff00_0000

/** Version 2.0 knows folders and deflate, 4.5 zip64 (4.4.3.2). */
const usualVersion = 20
const zip64Version = 45

/** Version 6.3 of the format, and Unix, so that file modes are kept (4.4.2). */
const madeBy = (3 << 8) | 63

/** Bit 11: names are in UTF-8 (4.4.4, appendix D). Bit 3 is never set, because the sizes stand before the content. */
const flags = 1 << 11

/** 1980-01-01, the format's first day; the time is 0 (4.4.6). It has no time zone: the bytes are the same everywhere. */
const date = (1 << 5) | 1

/** A regular file with the mode 0644, in the upper half (4.4.15). */
const attributes = 0o100644 * 2 ** 16

/** The local header (4.3.7), which stands before the file's content. Its length depends only on the path and the size. */
export function localHeader(entry: ZipEntry): Buffer {
  return headerOf(entry, largeSizes(entry), { signature: 0x04034b50, facts: 4, name: 30 })
}

/** The file's header in the central directory (4.3.12); `offset` is that of its local header. */
export function directoryHeader(entry: ZipEntry, offset: number): Buffer {
  const large = [...largeSizes(entry), ...(offset < max32 ? [] : [offset])]
  const header = headerOf(entry, large, { signature: 0x02014b50, facts: 6, name: 46 })
  header.writeUInt16LE(madeBy, 4)
  // No comment, the first disk, no internal attributes.
  header.fill(0, 32, 38)
  header.writeUInt32LE(attributes, 38)
  header.writeUInt32LE(Math.min(offset, max32), 42)
  return header
}

/**
 * The end of an archive: the end of central directory record (4.3.16). If a number does not fit there, the zip64 record
 * (4.3.14) and its locator (4.3.15) stand before it.
 *
 * @param offset of the central directory, from the archive's start
 * @param size of the central directory, in bytes
 */
export function endRecords(count: number, offset: number, size: number): Buffer {
  const isLarge = count > max16 || offset >= max32 || size >= max32
  const records = Buffer.alloc((isLarge ? 56 + 20 : 0) + 22)
  if (isLarge) {
    records.writeUInt32LE(0x06064b50, 0)
    // Its own size, without the 12 bytes of its signature and of this field.
    writeUInt64(records, 56 - 12, 4)
    records.writeUInt16LE(madeBy, 12)
    records.writeUInt16LE(zip64Version, 14)
    // The count on this disk, which is the only one, and the count in all.
    writeUInt64(records, count, 24)
    writeUInt64(records, count, 32)
    writeUInt64(records, size, 40)
    writeUInt64(records, offset, 48)
    records.writeUInt32LE(0x07064b50, 56)
    writeUInt64(records, offset + size, 64)
    records.writeUInt32LE(1, 72)
  }
  const end = records.subarray(-22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(Math.min(count, max16), 8)
  end.writeUInt16LE(Math.min(count, max16), 10)
  end.writeUInt32LE(Math.min(size, max32), 12)
  end.writeUInt32LE(Math.min(offset, max32), 16)
  return records
}

/** The sizes, if they must be in the zip64 extra field: both or none, as the local header needs it (4.5.3). */
function largeSizes({ size, packedSize }: ZipEntry): readonly number[] {
  return size < largeSize ? [] : [size, packedSize]
}

/** What both headers have: signature, facts, name, and the zip64 extra field (4.5.3) if there are numbers for it. */
function headerOf(
  { path, size, packedSize, checksum, isDeflated }: ZipEntry,
  large: readonly number[],
  at: { readonly signature: number; readonly facts: number; readonly name: number },
): Buffer {
  const name = Buffer.from(path)
  const extraSize = large.length === 0 ? 0 : 4 + 8 * large.length
  const header = Buffer.allocUnsafe(at.name + name.length + extraSize)
  header.writeUInt32LE(at.signature, 0)
  let end = header.writeUInt16LE(large.length === 0 ? usualVersion : zip64Version, at.facts)
  end = header.writeUInt16LE(flags, end)
  // 0 stored, 8 deflated (4.4.5).
  end = header.writeUInt16LE(isDeflated ? 8 : 0, end)
  end = header.writeUInt16LE(0, end)
  end = header.writeUInt16LE(date, end)
  end = header.writeUInt32LE(checksum, end)
  end = header.writeUInt32LE(size < largeSize ? packedSize : max32, end)
  end = header.writeUInt32LE(size < largeSize ? size : max32, end)
  end = header.writeUInt16LE(name.length, end)
  header.writeUInt16LE(extraSize, end)
  end = at.name + name.copy(header, at.name)
  if (large.length > 0) {
    end = header.writeUInt16LE(1, end)
    end = header.writeUInt16LE(8 * large.length, end)
    for (const value of large) end = writeUInt64(header, value, end)
  }
  return header
}

function writeUInt64(record: Buffer, value: number, at: number): number {
  return record.writeBigUInt64LE(BigInt(value), at)
}
