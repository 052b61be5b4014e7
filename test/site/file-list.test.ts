import { describe, expect, it } from 'vitest'
import { collectSite } from '../../src/site/collect.ts'
import { Exclude } from '../../src/site/exclude.ts'
import { FileList } from '../../src/site/file-list.ts'
import type { SiteFile } from '../../src/site/site.ts'
import { makeSite } from '../stand-ins/scenes/world.ts'

const home = { prefix: '', base: '/site/' }
const docs = { prefix: 'docs/', base: '/site/docs/' }

const plain = (file: SiteFile | undefined): object => {
  const { path, source, size, device, inode } = file ?? { path: '', source: '', size: -1 }
  return { path, source, size, device, inode }
}

describe('a list of files', () => {
  it('gives back what was added', () => {
    const files = new FileList()
    files.add(docs, 'a.html', { size: 1, dev: 2, ino: 3 })
    files.add(docs, 'größe 🙂.html', { size: 2 ** 40, dev: 2 ** 33, ino: 2 ** 52 + 1 })
    files.add(home, 'index.html', { size: 0, dev: 2, ino: 4 }, '/site/real.html')
    const all = [
      { path: 'docs/a.html', source: '/site/docs/a.html', size: 1, device: 2, inode: 3 },
      {
        path: 'docs/größe 🙂.html',
        source: '/site/docs/größe 🙂.html',
        size: 2 ** 40,
        device: 2 ** 33,
        inode: 2 ** 52 + 1,
      },
      { path: 'index.html', source: '/site/real.html', size: 0, device: 2, inode: 4 },
    ]
    expect(files).toHaveLength(3)
    expect([...files].map(plain)).toEqual(all)
    expect([0, 1, 2].map((index) => plain(files.at(index)))).toEqual(all)
    expect(files.at(3)).toBeUndefined()
  })

  it('keeps a file that is on another disk than its neighbours apart', () => {
    const files = new FileList()
    for (const dev of [1, 2, 1]) files.add(docs, 'x', { size: 0, dev, ino: 1 })
    expect([...files].map(({ device }) => device)).toEqual([1, 2, 1])
  })

  it('grows', () => {
    const files = new FileList()
    for (let index = 0; index < 3000; index += 1)
      files.add(index % 2 ? docs : home, `ä-${index}`, { size: index, dev: 1, ino: index + 7 })
    expect([...files].map(({ path, size, inode = 0 }) => [path, size, inode])).toEqual(
      Array.from({ length: 3000 }, (_, index) => [`${index % 2 ? 'docs/' : ''}ä-${index}`, index, index + 7]),
    )
  })
})

describe('the order of a walk', () => {
  it('is that of the paths, whatever folders and files are called', async () => {
    const names = ['a', 'a-b', 'a.html', 'a0', 'A', 'z', 'ä', '🙂', '\uff61', 'b!', 'b']
    const files = Object.fromEntries(
      names.flatMap((name, index) =>
        index % 2 ? [[`${name}.x`, '']] : names.map((inner) => [`${name}/${inner}`, '']),
      ),
    )
    using site = makeSite({ ...files, 'a-b/c/d': '', 'a/a-b.html': '' })
    const exclude = await Exclude.parse('')
    const found = (await collectSite(site.directory, '/', { exclude, includeHiddenFiles: false })).files
    const paths = [...found].map(({ path }) => path)
    expect(paths).toEqual(paths.toSorted())
    expect(paths.length).toBeGreaterThan(50)
  })
})
