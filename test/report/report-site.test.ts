import { describe, expect, it } from 'vitest'
import { folderWithIndex } from '../../src/report/report-site.ts'
import { makeWorldInProcess } from '../stand-ins/runner/in-process.ts'

describe('the folder with the index', () => {
  it.each([
    [['a/b/index.html', 'c/index.html'], 'c'],
    [['a/index.html', 'b/index.html', 'c/d/index.html'], undefined],
    [[], undefined],
  ])('of %j is %s', (homes, folder) => {
    expect(folderWithIndex(homes)).toBe(folder)
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
