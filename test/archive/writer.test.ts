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
    fs.writeSync(to, bytes, start, Math.min(length, 70_000), position)
  return { ...fs, writeSync }
})

const piece = (size: number, letter: string): Buffer => Buffer.alloc(size, letter)

/** Each file, and whether it came in pieces. */
const files: readonly [path: string, content: Buffer, inPieces?: boolean][] = [
  ['a', piece(3, 'a')],
  ['ä/b', Buffer.concat([piece(5, 'b'), piece(400_000, 'c'), piece(262_144, 'd')]), true],
  ['c', piece(0, '')],
  ['d', piece(262_143, 'e'), true],
  ['e', piece(300_000, 'f')],
  ['f', piece(10, 'h'), true],
]
const entryOf = (index: number): ZipEntry => {
  const [path, { length }] = files[index] ?? ['', '']
  return { path, checksum: index, size: length + 1, packedSize: length, isDeflated: true }
}

/** The archive that is expected, record by record. */
function expectedOf(): Buffer {
  const contents: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [index, [, content]] of files.entries()) {
    directory.push(directoryHeader(entryOf(index), offset))
    contents.push(localHeader(entryOf(index)), content)
    offset = Buffer.concat(contents).length
  }
  const end = endRecords(files.length, offset, Buffer.concat(directory).length)
  return Buffer.concat([...contents, ...directory, end])
}

describe('an archive on its way to the disk', () => {
  it('is what its records say', () => {
    using site = makeSite({})
    const target = join(site.directory, 'site.zip')
    const expected = expectedOf()
    {
      using writer = new ZipWriter(target)
      for (const [index, [path, content, inPieces]] of files.entries()) {
        const entry = entryOf(index)
        if (!inPieces) {
          writer.add(entry, content)
          continue
        }
        const offset = writer.begin(path, entry.size)
        for (let done = 0; done < content.length; done += 65_000) writer.write(content.subarray(done, done + 65_000))
        writer.end(entry, offset)
      }
      writer.finish()
      expect(writer.size).toBe(expected.length)
    }
    expect(readFileSync(target).equals(expected)).toBe(true)
  })

  it('is never written over another file', () => {
    using site = makeSite({ 'site.zip': 'here before' })
    expect(() => new ZipWriter(join(site.directory, 'site.zip'))).toThrow(/EEXIST/u)
  })
})
