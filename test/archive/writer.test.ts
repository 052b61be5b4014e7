import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { directoryHeader, endRecords, localHeader, type ZipEntry } from '../../src/archive/format.ts'
import { ZipWriter } from '../../src/archive/writer.ts'
import { makeSite } from '../stand-ins/scenes/world.ts'

/** A system that takes a part of what it is given, as one may whose disk is nearly full. */
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>()
  const writeSync = (to: number, bytes: Buffer, start: number, length: number, position: number): number =>
    fs.writeSync(to, bytes, start, Math.min(length, 7), position)
  return { ...fs, writeSync }
})

const entryOf = (path: string, packedSize: number): ZipEntry => {
  return { path, crc32: packedSize, size: 200, packedSize, isDeflated: true }
}
const files = Array.from({ length: 9 }, (_, index) => Buffer.alloc(index * 20, `${index}`))
const entries = files.map((content, index) => entryOf(`ä/${index}`, content.length))

/** The archive that is expected, record by record. */
function expectedOf(): Buffer {
  const contents: Buffer[] = []
  const directory: Buffer[] = []
  for (const [index, entry] of entries.entries()) {
    directory.push(directoryHeader(entry, Buffer.concat(contents).length))
    contents.push(localHeader(entry), files[index] ?? Buffer.alloc(0))
  }
  const [packed, facts] = [Buffer.concat(contents), Buffer.concat(directory)]
  return Buffer.concat([packed, facts, endRecords(files.length, packed.length, facts.length)])
}

describe('an archive on its way to the disk', () => {
  it('is what its records say, whether a file is known when it begins or comes in pieces', () => {
    using site = makeSite({})
    const target = join(site.directory, 'site.zip')
    const expected = expectedOf()
    using writer = new ZipWriter(target)
    for (const [index, entry] of entries.entries()) {
      const content = files[index] ?? Buffer.alloc(0)
      const growing = { ...entryOf(entry.path, 0), isDeflated: false }
      const rewriteHeader = writer.begin(index % 3 === 0 ? growing : entry)
      for (let done = 0; done < content.length; done += 50) writer.append(content.subarray(done, done + 50))
      if (index % 3 > 0) continue
      writer.flush()
      Object.assign(growing, entry)
      rewriteHeader()
    }
    expect(writer.finish()).toBe(expected.length)
    expect(readFileSync(target).equals(expected)).toBe(true)
  })

  it('is never written over another file', () => {
    using site = makeSite({ 'site.zip': 'here before' })
    expect(() => new ZipWriter(join(site.directory, 'site.zip'))).toThrow(/EEXIST/u)
  })
})
