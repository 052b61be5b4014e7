import fs, { existsSync, writeFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../src/archive/temporary-folder.ts'
import { makeSite } from '../stand-ins/scenes/world.ts'

/** Where nothing can be deleted, as on Windows what a virus scanner holds open. */
function heldOpen(): Disposable {
  const { rmSync } = fs
  const change = (to: typeof rmSync): void => {
    fs.rmSync = to
    syncBuiltinESMExports()
  }
  change(() => {
    throw Object.assign(new Error('EBUSY: resource busy or locked'), { code: 'EBUSY' })
  })
  return { [Symbol.dispose]: () => change(rmSync) }
}

describe('a temporary folder', () => {
  it('is deleted after use, with what is in it', () => {
    using parent = makeSite({})
    const before = process.listeners('exit')
    {
      using folder = temporaryFolder(parent.directory)
      writeFileSync(join(folder.path, 'site.zip'), 'x')
    }
    expect(fs.readdirSync(parent.directory)).toEqual([])
    expect(process.listeners('exit')).toEqual(before)
  })

  it('fails nothing while another program holds it, and is deleted at the end of the process', () => {
    using parent = makeSite({})
    const before = process.listeners('exit')
    const folder = temporaryFolder(parent.directory)
    writeFileSync(join(folder.path, 'site.zip'), 'x')
    {
      using _ = heldOpen()
      folder[Symbol.dispose]()
    }
    expect(existsSync(folder.path)).toBe(true)
    for (const atExit of process.listeners('exit')) if (!before.includes(atExit)) atExit(0)
    expect(existsSync(folder.path)).toBe(false)
    expect(process.listeners('exit')).toEqual(before)
  })
})
