import { spawnSync } from 'node:child_process'
import { join, win32 } from 'node:path'
import { describe, expect, it } from 'vitest'
import { pathInside } from '../../src/site/file-access.ts'
import { root } from '../stand-ins/runner/runner.ts'

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
