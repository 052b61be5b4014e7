import { randomBytes } from 'node:crypto'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { Deflater } from '../../src/archive/deflater.ts'

const text = (size: number): Buffer => Buffer.alloc(size, 'The same again, or nearly: ')

/** Sizes around those of zlib's output buffers, 16 KiB, of what does not become smaller. */
const incompressible = [513, 16_373, 16_374, 16_379, 16_384, 32_758, 65_536, 300_000].map((size) => randomBytes(size))
const contents = [...incompressible, ...[600, 20_000, 300_000].map(text), Buffer.alloc(1_000_000)]

describe('a deflater', () => {
  it('deflates one content after another as if each were the first', async () => {
    using deflater = new Deflater({ pieces: false })
    for (const content of [...contents, ...contents.toReversed()]) {
      const deflated = Buffer.concat(await deflater.deflateWhole(content))
      expect(deflated.equals(deflateRawSync(content)), `${content.length} bytes`).toBe(true)
    }
  })

  it('keeps the output of each content apart, also if many work at the same time', async () => {
    const deflaters = contents.map(() => new Deflater({ pieces: false }))
    for (let round = 0; round < 5; round += 1) {
      const outputs = await Promise.all(
        deflaters.map((deflater, index) => deflater.deflateWhole(contents[index] ?? Buffer.alloc(0))),
      )
      for (const [index, output] of outputs.entries()) {
        const inflated = inflateRawSync(Buffer.concat(output))
        expect(inflated.equals(contents[index] ?? Buffer.alloc(0)), `${inflated.length} bytes`).toBe(true)
      }
    }
    for (const deflater of deflaters) deflater[Symbol.dispose]()
  })

  it('deflates pieces, whose memory may be used again', async () => {
    using deflater = new Deflater({ pieces: true })
    const content = Buffer.concat(contents)
    const piece = Buffer.alloc(70_000)
    const output: Buffer[] = []
    for (let start = 0; start < content.length; start += piece.length) {
      output.push(...(await deflater.deflate(piece.subarray(0, content.copy(piece, 0, start)))))
    }
    output.push(...(await deflater.finish()))
    expect(inflateRawSync(Buffer.concat(output)).equals(content)).toBe(true)
  })

  it('gives an error of zlib to the code that waits', async () => {
    using deflater = new Deflater({ pieces: false })
    await deflater.deflate(text(1000))
    // A second piece, behind the end.
    await expect(deflater.deflate(text(1000))).rejects.toThrow(/buffer error/u)
  })

  it('gives an error to the code that waits if it was disposed of', async () => {
    const deflater = new Deflater({ pieces: false })
    deflater[Symbol.dispose]()
    await expect(deflater.deflateWhole(text(1000))).rejects.toThrow(/destroyed/u)
  })
})
