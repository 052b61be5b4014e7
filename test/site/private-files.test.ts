import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { isPrivateFile, isPrivateFolder } from '../../src/site/private-files.ts'
import { makeSite } from '../stand-ins/world.ts'

const key = '-----BEGIN PRIVATE KEY-----'

describe('a file is private', () => {
  it.each([
    ['a.html', 'a.html', false],
    ['.env', '.env', true],
    ['a.html', '.env', true],
    ['.env', 'a.html', true],
    ['notes', 'notes', true],
    ['a.html', 'notes', true],
    ['notes', 'a.html', true],
  ])('as %s that leads to %s, with a key in it: %s', (path, target, expected) => {
    using site = makeSite({ file: key })
    expect(isPrivateFile(path, target, join(site.directory, 'file'), key.length)).toBe(expected)
  })

  it.each([
    ['notes', 'notes', false],
    ['.env', '.env', true],
    ['a.html', '.env', true],
  ])('as %s that leads to %s, without one: %s', (path, target, expected) => {
    using site = makeSite({ file: 'x' })
    expect(isPrivateFile(path, target, join(site.directory, 'file'), 1)).toBe(expected)
  })

  it('is not read where its name says enough', () => {
    for (const path of ['a.html', '.env']) {
      expect(isPrivateFile(path, path, '/does/not/exist', 1)).toBe(path === '.env')
    }
    expect(() => isPrivateFile('notes', 'notes', '/does/not/exist', 1)).toThrow('ENOENT')
  })
})

describe('a folder is private', () => {
  it.each([
    ['site/docs', 'docs', false],
    ['site/.ssh', 'docs', true],
    ['site/docs', 'a/.ssh', true],
    ['site/.SSH', 'a/.ssh', true],
  ])('as %s under the path %s: %s', (real, path, expected) => {
    expect(isPrivateFolder(real, path)).toBe(expected)
  })

  it('as it is', () => {
    expect(isPrivateFolder('a/node_modules')).toBe(true)
    expect(isPrivateFolder('a/modules')).toBe(false)
    using site = makeSite({ 'x/HEAD': '', 'x/objects/a': '', 'x/refs/a': '' })
    expect(isPrivateFolder(join(site.directory, 'x'))).toBe(true)
  })
})
