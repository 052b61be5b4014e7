import { describe, expect, it } from 'vitest'
import { likelyFolders } from '../../src/site/site-root.ts'
import { makeWorldInProcess } from '../stand-ins/runner/in-process.ts'
import { makeSite } from '../stand-ins/scenes/world.ts'

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
