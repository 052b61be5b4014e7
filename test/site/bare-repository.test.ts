import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { isPrivateFolder } from '../../src/site/private-names.ts'
import { makeSite } from '../stand-ins/scenes/world.ts'

describe('a bare repository', () => {
  it.each<[string, readonly string[], boolean]>([
    ['HEAD, objects and refs', ['HEAD', 'objects/', 'refs/'], true],
    ['no HEAD', ['objects/', 'refs/'], false],
    ['no objects', ['HEAD', 'refs/'], false],
    ['no refs', ['HEAD', 'objects/'], false],
    ['a file for objects', ['HEAD', 'objects', 'refs/'], false],
    ['a file for refs', ['HEAD', 'objects/', 'refs'], false],
  ])('has %s', (_, names, bare) => {
    using site = makeSite({})
    for (const name of names) {
      if (name.endsWith('/')) mkdirSync(join(site.directory, name))
      else writeFileSync(join(site.directory, name), '')
    }
    expect(isPrivateFolder(site.directory)).toBe(bare)
  })
})
