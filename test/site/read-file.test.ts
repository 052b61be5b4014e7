import { appendFileSync, mkdirSync, renameSync, symlinkSync, truncateSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { SiteError } from '../../src/errors.ts'
import { collectSite } from '../../src/site/collect.ts'
import { Exclude } from '../../src/site/exclude.ts'
import { readInChunks, readWhole } from '../../src/site/read-file.ts'
import type { SiteFile } from '../../src/site/site.ts'
import { makeSite, type TemporarySite } from '../stand-ins/scenes/world.ts'

async function theFile({ directory }: TemporarySite): Promise<SiteFile> {
  const options = { exclude: await Exclude.parse(''), includeHiddenFiles: false }
  const [file] = (await collectSite(directory, '/', options)).files
  if (file === undefined) throw new Error('There is no file.')
  return file
}

const ways = {
  whole: async (file: SiteFile): Promise<string> => {
    const buffer = Buffer.alloc(file.size + 1)
    readWhole(file, buffer)
    return buffer.toString('utf8', 0, file.size)
  },
  'in chunks': async (file: SiteFile): Promise<string> => {
    let text = ''
    for await (const chunk of readInChunks(file, [Buffer.alloc(4), Buffer.alloc(4)])) text += chunk.toString()
    return text
  },
}

describe.each(Object.entries(ways))('a file that is read %s', (_, read) => {
  it.each(['', 'x', 'abcd', 'one hundred bytes, or so'])('is %j', async (text) => {
    using site = makeSite({ 'a/x.html': text })
    expect(await read(await theFile(site))).toBe(text)
  })

  it('may be one that the action made itself', async () => {
    using site = makeSite({ 'a/x.html': 'text' })
    const { path, source, size } = await theFile(site)
    expect(await read({ path, source, size })).toBe('text')
  })

  it.each([
    { name: 'has grown', change: (path: string) => appendFileSync(path, 'x'), says: 'changed its size' },
    { name: 'was cut', change: (path: string) => truncateSync(path, 2), says: 'changed its size' },
    { name: 'is gone', change: (path: string) => renameSync(path, `${path}2`), says: "can't be read: ENOENT" },
    {
      name: 'was replaced by one of the same size',
      change: (path: string) => {
        writeFileSync(`${path}2`, 'evil')
        renameSync(`${path}2`, path)
      },
      says: 'replaced by another file',
    },
    {
      name: 'was written again, with the same size',
      change: (path: string) => {
        writeFileSync(path, 'evil')
        utimesSync(path, new Date(), new Date('2030-01-01'))
      },
      says: 'was written again',
    },
  ])('ends the upload where it $name', async ({ change, says }) => {
    using site = makeSite({ 'a/x.html': 'text' })
    const file = await theFile(site)
    change(file.source)
    await expect(read(file)).rejects.toThrow(SiteError)
    await expect(read(file)).rejects.toThrow(says)
  })

  it('is not a file outside, if a folder above became a link', async () => {
    using site = makeSite({ 'a/x.html': 'text' })
    using outside = makeSite({ 'x.html': 'evil' })
    const file = await theFile(site)
    renameSync(join(site.directory, 'a'), join(site.directory, 'b'))
    symlinkSync(outside.directory, join(site.directory, 'a'))
    await expect(read(file)).rejects.toThrow('"a/x.html" was replaced by another file')
  })

  it.skipIf(process.platform === 'win32')('is not one of the same number on another disk', async () => {
    using site = makeSite({ 'a/x.html': 'text' })
    const file = await theFile(site)
    await expect(read({ ...file, device: (file.device ?? 0) + 1 })).rejects.toThrow('was replaced')
  })

  it('is the same file, if a link leads to its folder now', async () => {
    using site = makeSite({ 'a/x.html': 'text' })
    const file = await theFile(site)
    mkdirSync(join(site.directory, 'b'))
    renameSync(join(site.directory, 'a'), join(site.directory, 'b/a'))
    symlinkSync('b/a', join(site.directory, 'a'))
    expect(await read(file)).toBe('text')
  })
})

it('a file that has grown is not begun: what reads only its start would not notice', async () => {
  using site = makeSite({ 'a/x.html': 'one hundred bytes, or so' })
  const file = await theFile(site)
  appendFileSync(join(site.directory, 'a/x.html'), '!')
  const first = readInChunks(file, [Buffer.alloc(4), Buffer.alloc(4)]).next()
  await expect(first).rejects.toThrow('changed its size')
})
