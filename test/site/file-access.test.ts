import { spawnSync } from 'node:child_process'
import { appendFileSync, renameSync, truncateSync, utimesSync, writeFileSync } from 'node:fs'
import { join, win32 } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readInChunks, readWhole } from '../../src/site/file-access.ts'
import { pathInside } from '../../src/site/path-inside.ts'
import type { SiteFile } from '../../src/site/site.ts'
import { root } from '../stand-ins/runner/runner.ts'
import { makeSite, type TemporarySite } from '../stand-ins/scenes/world.ts'
import { collect } from './collected.ts'

async function theFile({ directory }: TemporarySite): Promise<SiteFile> {
  const [file] = (await collect(directory)).files
  return file as SiteFile
}

const ways = {
  whole: async (file: SiteFile): Promise<string> => {
    const buffer = Buffer.alloc(file.size + 1)
    readWhole(file, buffer)
    return buffer.toString('utf8', 0, file.size)
  },
  'in chunks': async (file: SiteFile): Promise<string> => {
    const chunks = await Array.fromAsync(readInChunks(file, Buffer.alloc(8)), String)
    return chunks.join('')
  },
}

describe.each(Object.entries(ways))('a file that is read %s', (_, read) => {
  it.each(['', 'x', 'abcd', 'one hundred bytes, or so'])('is %j, on the disk or in memory', async (text) => {
    using site = makeSite({ 'a/x.html': text })
    const { path, source, size, ...found } = await theFile(site)
    const content = Buffer.from(text)
    for (const more of [found, {}, { content }]) expect(await read({ path, source, size, ...more })).toBe(text)
  })

  it.each<[string, (path: string) => void, string]>([
    ['has grown', (path) => appendFileSync(path, 'x'), 'changed after'],
    ['was cut', (path) => truncateSync(path, 2), 'changed after'],
    ['is gone', (path) => renameSync(path, `${path}2`), "can't be read: ENOENT"],
    [
      'was exchanged for one of the same size and time',
      (path) => {
        utimesSync(path, new Date(0), new Date(0))
        writeFileSync(`${path}2`, 'next')
        utimesSync(`${path}2`, new Date(0), new Date(0))
        renameSync(`${path}2`, path)
      },
      'changed after',
    ],
    ['was written again', (path) => utimesSync(path, new Date(), new Date('2030-01-01')), 'changed after'],
  ])('ends the upload where it %s', async (_, change, says) => {
    using site = makeSite({ 'a/x.html': 'text' })
    const file = await theFile(site)
    change(file.source)
    await expect(read(file)).rejects.toMatchObject({ message: expect.stringContaining(says) })
  })
})

const site = 'D:\\a\\site\\dist'

describe('on Windows', () => {
  it.each([
    ['d:\\A\\Site\\dist\\Docs\\x', 'Docs/x'],
    ['D:\\a\\site\\dist\\..data\\x', '..data/x'],
    [site, ''],
    ['D:\\a\\site', undefined],
    ['D:\\a\\site\\dist-old\\index.html', undefined],
    ['\\\\server\\share\\site\\dist\\x', undefined],
  ])('%s is in the site %j', (real, path) => {
    expect(pathInside(site, real, win32)).toBe(path)
  })

  it('patterns leave out what they leave out elsewhere', () => {
    const patterns = 'drafts/**\n*.map\n**/*.tmp\n!keep.map'
    const paths = ['drafts/a.html', 'a.map', 'keep.map', 'x/y/z.tmp', 'x/a.map', 'index.html']
    const args = [join(root, 'test/stand-ins/runner/windows.ts'), patterns, ...paths]
    const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
    expect(stdout.trim().split('\n'), stderr).toEqual(['drafts/a.html', 'a.map', 'x/y/z.tmp'])
  })
})
