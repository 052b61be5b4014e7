import { spawnSync } from 'node:child_process'
import { join, win32 } from 'node:path'
import { describe, expect, it } from 'vitest'
import { isInside, sitePath } from '../../src/site/file-access.ts'
import { root } from '../stand-ins/runner/runner.ts'

const site = 'D:\\a\\site\\dist'

describe('on Windows', () => {
  it.each([
    ['D:\\a\\site\\dist\\index.html', 'index.html'],
    ['D:\\a\\site\\dist\\docs\\a b\\index.html', 'docs/a b/index.html'],
    ['d:\\A\\Site\\dist\\Docs\\x', 'Docs/x'],
    [site, ''],
  ])('%s is inside the site', (real, path) => {
    expect(isInside(site, real, win32)).toBe(true)
    expect(sitePath(site, real, win32)).toBe(path)
  })

  it.each([
    'D:\\a\\site',
    'D:\\a\\site\\dist-old\\index.html',
    'C:\\a\\site\\dist\\index.html',
    '\\\\server\\share\\site\\dist\\x',
  ])('%s is not', (real) => {
    expect(isInside(site, real, win32)).toBe(false)
  })

  it('a name with two dots in front is inside', () => {
    expect(isInside(site, `${site}\\..data\\x`, win32)).toBe(true)
  })

  it('patterns leave out what they leave out elsewhere', () => {
    const patterns = 'drafts/**\n*.map\n**/*.tmp\n!keep.map'
    const paths = ['drafts/a.html', 'a.map', 'keep.map', 'x/y/z.tmp', 'x/a.map', 'index.html']
    const { stdout, stderr } = spawnSync(
      process.execPath,
      [join(root, 'test/stand-ins/runner/windows.ts'), patterns, ...paths],
      { encoding: 'utf8' },
    )
    expect(stdout.trim().split('\n'), stderr).toEqual(['drafts/a.html', 'a.map', 'x/y/z.tmp'])
  })
})
