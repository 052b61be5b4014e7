// The numbers in brackets are sections of PKWARE's APPNOTE.TXT 6.3.10. Zip64 is only used for the number of files.
import { closeSync, openSync, writeFileSync, writeSync } from 'node:fs'

/** Sizes are in bytes. */
export interface ZippedFile {
  readonly path: string
  readonly crc32: number
  readonly size: number
  readonly packedSize: number
  readonly isDeflated: boolean
}

export class ZipWriter implements Disposable {
  readonly #descriptor: number
  readonly #begun: { readonly file: ZippedFile; readonly offset: number }[] = []
  #pending: Buffer[] = []
  #size = 0

  constructor(target: string) {
    this.#descriptor = openSync(target, 'wx')
  }

  /** Appends a file's header and content, or its first part. The returned function rewrites the header, after a flush. */
  begin(file: ZippedFile, content: Buffer = Buffer.of()): () => void {
    const offset = this.#size
    this.#begun.push({ file, offset })
    this.append(localHeader(file), content)
    return () => void writeSync(this.#descriptor, localHeader(file), 0, undefined, offset)
  }

  append(...parts: readonly Buffer[]): void {
    this.#pending.push(...parts)
    for (const { length } of parts) this.#size += length
  }

  flush(): void {
    // Unlike writeSync it writes everything, or throws.
    writeFileSync(this.#descriptor, Buffer.concat(this.#pending))
    this.#pending = []
  }

  finish(): number {
    const start = this.#size
    for (const { file, offset } of this.#begun) this.append(directoryHeader(file, offset))
    this.append(endRecords(this.#begun.length, start, this.#size - start))
    this.flush()
    return this.#size
  }

  [Symbol.dispose](): void {
    closeSync(this.#descriptor)
  }
}

/** Version 6.3 of the format, and Unix, so that file modes are kept (4.4.2). */
const madeBy = (3 << 8) | 63

/** 4.3.7. Its length depends only on the path. */
function localHeader(file: ZippedFile): Buffer {
  const name = Buffer.from(file.path)
  return Buffer.concat([record('42222244422', 0x04034b50, ...sharedFields(file), name.length, 0), name])
}

/** 4.3.12. `offset` is that of the local header. */
function directoryHeader(file: ZippedFile, offset: number): Buffer {
  const name = Buffer.from(file.path)
  // No extra field, no comment, disk 0, no internal attributes; a regular file with the mode 0644 (4.4.15).
  const rest = [name.length, 0, 0, 0, 0, 0o100644 * 2 ** 16, offset]
  return Buffer.concat([record('42222224442222244', 0x02014b50, madeBy, ...sharedFields(file), ...rest), name])
}

/** The fields of both headers (4.4.3 to 4.4.9). */
function sharedFields({ crc32, packedSize, size, isDeflated }: ZippedFile): readonly number[] {
  // Version 2.0 has deflate. Bit 11: names in UTF-8. Method 8: deflated, 0: stored. The date is 1980-01-01.
  return [20, 1 << 11, isDeflated ? 8 : 0, 0, (1 << 5) | 1, crc32, packedSize, size]
}

/** 4.3.14 to 4.3.16, for a central directory of `size` bytes at `offset`. */
function endRecords(count: number, offset: number, size: number): Buffer {
  const shown = Math.min(count, 0xffff)
  // Two numbers of disks, then the count on this disk and in all.
  const end = record('42222442', 0x06054b50, 0, 0, shown, shown, size, offset, 0)
  if (count <= 0xffff) return end
  // The record's size does not include its first 12 bytes. Version 4.5 has zip64.
  const facts = [56 - 12, madeBy, 45, 0, 0, count, count, size, offset]
  const locator = record('4484', 0x07064b50, 0, offset + size, 1)
  return Buffer.concat([record('4822448888', 0x06064b50, ...facts), locator, end])
}

/** Little-endian numbers. `widths` has the bytes of each, as digits. */
function record(widths: string, ...values: readonly number[]): Buffer {
  // The longest record has 56 bytes.
  const bytes = Buffer.allocUnsafe(56)
  let at = 0
  for (const [index, value] of values.entries()) {
    const width = Number(widths[index])
    at = width === 8 ? bytes.writeBigUInt64LE(BigInt(value), at) : bytes.writeUIntLE(value, at, width)
  }
  return bytes.subarray(0, at)
}
