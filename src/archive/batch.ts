import { crc32, deflateRawSync } from 'node:zlib'
import { readWhole } from '../site/read-file.ts'
import type { SiteFile, SiteFiles } from '../site/site.ts'
import type { Deflaters } from './deflater.ts'
import type { ZipWriter } from './writer.ts'

/** Files in a batch, at most. */
const mostFiles = 64

/** Extensions of files that are compressed already. Deflating them again costs time and saves nothing. */
const compressed =
  /\.(?:7z|avif|br|bz2|docx|epub|gif|gz|heic|jpe?g|jxl|m4[av]|mkv|mov|mp[34]|og[gv]|opus|png|pptx|rar|tgz|webm|webp|woff2?|xlsx|xz|zip|zst)$/iu

/** Whether deflating a file may make it smaller. */
export function isDeflatable({ path, size }: SiteFile): boolean {
  return size > 0 && !compressed.test(path)
}

/** Up to this many bytes, deflating on this thread costs less than waking another one. */
const tinySize = 512

/**
 * The smallest state that zlib can use, which is enough for such small contents. zlib makes a new one for each call.
 */
const small = { windowBits: 9, memLevel: 1, chunkSize: 1024 }

/** What an archive contains for one file. */
interface Packed {
  readonly checksum: number
  readonly content: readonly Buffer[]
}

/** Small files, which are read one after another and deflated at the same time. */
export class Batch {
  /** Their contents, one after another. */
  readonly #contents: Buffer
  readonly #deflaters: Deflaters
  #files: (Packed | Promise<Packed>)[] = []

  /**
   * @param contents as large as all contents together may be, and one byte more, so that `readWhole` can see if one has
   * grown
   */
  constructor(contents: Buffer, deflaters: Deflaters) {
    this.#contents = contents
    this.#deflaters = deflaters
  }

  /**
   * Reads files from an index on, as many as fit, and begins to deflate them.
   *
   * @returns how many; 0 if the first one is too large
   * @throws {SiteError} for a file that changed after it was found
   */
  take(files: SiteFiles, start: number): number {
    let used = 0
    while (this.#files.length < mostFiles) {
      const file = files.at(start + this.#files.length)
      if (!file || used + file.size >= this.#contents.length) break
      const free = this.#contents.subarray(used)
      readWhole(file, free)
      const content = free.subarray(0, file.size)
      used += file.size
      if (!isDeflatable(file)) this.#files.push(stored(content))
      else if (file.size <= tinySize) this.#files.push(packTiny(content))
      else this.#files.push(this.#pack(content))
    }
    return this.#files.length
  }

  /** Waits for the files that were taken, and adds them to an archive. */
  async giveTo(writer: ZipWriter): Promise<void> {
    for (const file of this.#files) {
      const { checksum, content } = file instanceof Promise ? await file : file
      writer.add(checksum, content)
    }
    this.#files = []
  }

  /** Begins to deflate a content, and does not wait for it. */
  #pack(content: Buffer): Promise<Packed> {
    const deflating = this.#deflaters.deflate(content)
    // This runs here while the other thread deflates.
    const checksum = crc32(content)
    const packing = deflating.then((deflated) => {
      const size = deflated.reduce((sum, { length }) => sum + length, 0)
      return { checksum, content: size < content.length ? deflated : [content] }
    })
    // `giveTo` awaits it later. Until then a failure must not count as unhandled.
    packing.catch(() => {})
    return packing
  }
}

function stored(content: Buffer): Packed {
  return { checksum: crc32(content), content: [content] }
}

function packTiny(content: Buffer): Packed {
  const checksum = crc32(content)
  const deflated = deflateRawSync(content, small)
  if (deflated.length >= content.length) return { checksum, content: [content] }
  // It is copied to the content's own place, so that zlib's output buffer, which is larger, can be freed at once.
  return { checksum, content: [content.subarray(0, deflated.copy(content))] }
}
