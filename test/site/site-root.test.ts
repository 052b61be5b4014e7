import { describe, expect, it } from 'vitest'
import { folderWithIndex, likelyFolders } from '../../src/site/site-root.ts'
import { makeWorldInProcess } from '../stand-ins/runner/in-process.ts'
import { makeSite } from '../stand-ins/scenes/world.ts'

describe('the folder with the index', () => {
  it.each([
    [['a/b/index.html', 'c/index.html', 'x.txt'], 'c'],
    [['a/index.html', 'b/index.html', 'c/d/index.html'], undefined],
    [['a.html', 'a/b.html'], undefined],
    [[], undefined],
  ])('of %j is %s', (paths, folder) => {
    expect(folderWithIndex(paths)).toBe(folder)
  })

  it('is shown where the root has none', async () => {
    await using world = await makeWorldInProcess({ files: { 'site/index.html': 'x', 'readme.txt': 'y' } })
    const { stdout, code } = await world.step()
    expect(code).toBe(0)
    expect(stdout).toContain(`There is one in site: did you mean "directory: ${world.directory}/site"?`)
    for (const [directory, meant] of [
      ['.', 'site'],
      ['./', 'site'],
    ] as const) {
      const { stdout } = await world.step({ inputs: { directory }, workspace: world.directory })
      expect(stdout).toContain(`did you mean "directory: ${meant}"?`)
    }
  })
})

describe('a directory that does not exist', () => {
  it('is an error that lists build folders that exist', async () => {
    using workspace = makeSite({
      'out/index.html': 'x',
      '.output/public/index.html': 'x',
      'public.txt': 'x',
      _site: 'a file',
    })
    expect(likelyFolders(workspace.directory)).toEqual(['out', '.output/public'])
    await using world = await makeWorldInProcess()
    const { stdout } = await world.step({ inputs: { directory: 'dist' }, workspace: workspace.directory })
    expect(stdout).toContain('There is "out", ".output/public".')
  })
})
