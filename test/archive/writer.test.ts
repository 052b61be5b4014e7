import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { directoryHeader, endRecords, localHeader, type ZipEntry } from '../../src/archive/format.ts'
import { ZipWriter } from '../../src/archive/writer.ts'
import type { SiteFile } from '../../src/site/site.ts'
import { makeSite } from '../stand-ins/scenes/world.ts'

/** A system that takes a part of what it is given, as one may whose disk is nearly full. */
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>()
  const writeSync = (to: number, bytes: Buffer, start: number, length: number, position: number): number =>
    fs.writeSync(to, bytes, start, Math.min(length, 70_000), position)
  return { ...fs, writeSync }
})

const piece = (size: number, letter: string): Buffer => Buffer.alloc(size, letter)

/** What is written of each file, in pieces; deflated, where the file has more bytes. */
const files: readonly (SiteFile & { readonly pieces: readonly Buffer[]; readonly begun?: boolean })[] = [
  { path: 'a', source: '', size: 3, pieces: [piece(3, 'a')] },
  {
    path: 'ä/b',
    source: '',
    size: 900_000,
    begun: true,
    pieces: [piece(5, 'b'), piece(400_000, 'c'), piece(262_144, 'd')],
  },
  { path: 'c', source: '', size: 0, pieces: [] },
  { path: 'd', source: '', size: 262_143, begun: true, pieces: [piece(262_143, 'e')] },
  { path: 'e', source: '', size: 10, pieces: [piece(4, 'f'), piece(5, 'g')] },
  { path: 'f', source: '', size: 10, begun: true, pieces: [piece(10, 'h')] },
]

/** The archive that is expected, record by record. */
function expectedOf(): Buffer {
  const contents: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [index, { path, size, pieces }] of files.entries()) {
    const entry: ZipEntry = { path, size, checksum: index, packedSize: Buffer.concat(pieces).length }
    directory.push(directoryHeader(entry, offset))
    contents.push(localHeader(entry), ...pieces)
    offset = Buffer.concat(contents).length
  }
  const end = endRecords(files.length, offset, Buffer.concat(directory).length)
  return Buffer.concat([...contents, ...directory, end])
}

describe('an archive on its way to the disk', () => {
  it.each([0, 100, 1_000_000])('is what its records say, where each file first came with %i bytes else', (wrong) => {
    using site = makeSite({})
    const target = join(site.directory, 'site.zip')
    const expected = expectedOf()
    {
      using writer = new ZipWriter(target, files)
      for (const [index, file] of files.entries()) {
        if (!file.begun) {
          writer.add(file, index, file.pieces)
          continue
        }
        const start = writer.begin(file)
        if (wrong > 0) {
          writer.write(piece(wrong, 'x'), piece(10, 'y'))
          writer.goBack(start)
        }
        writer.write(...file.pieces)
        expect(writer.size - start).toBe(Buffer.concat(file.pieces).length)
        writer.end(file, start, index)
      }
      writer.finish()
      expect(writer.size).toBe(expected.length)
    }
    expect(readFileSync(target).equals(expected)).toBe(true)
  })

  it('is never written over another file', () => {
    using site = makeSite({ 'site.zip': 'here before' })
    expect(() => new ZipWriter(join(site.directory, 'site.zip'), files)).toThrow(/EEXIST/u)
  })
})
