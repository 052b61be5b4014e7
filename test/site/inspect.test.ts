import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readWhole } from '../../src/site/read-file.ts'
import { collect } from '../stand-ins/scenes/collected.ts'
import { random } from '../stand-ins/scenes/secrets.ts'
import { makeSite } from '../stand-ins/scenes/world.ts'

describe('the look into files', () => {
  it('keeps tiny files of a large site as they were when it looked at them, and no others', async () => {
    const content = (index: number): string => (index % 50 === 0 ? 'x'.repeat(5000) : `page ${index}`)
    const paths = Array.from({ length: 600 }, (_, index) => `${String(index).padStart(3, '0')}.html`)
    using site = makeSite(Object.fromEntries(paths.map((path, index) => [path, content(index)])))
    const { files } = await collect(site.directory)
    expect(files.map((file) => file.content !== undefined)).toEqual(
      paths.map((_, index) => index >= 256 && index % 50 !== 0),
    )
    writeFileSync(join(site.directory, '301.html'), 'changed')
    for (const [index, file] of files.entries()) {
      const bytes = Buffer.alloc(file.size + 1)
      readWhole(file, bytes)
      expect(bytes.toString('utf8', 0, file.size)).toBe(content(index))
    }
  })

  it.each([64 * 1024 - 8, 1024 * 1024 - 16, 3 * 1024 * 1024])(
    'finds a key after %i bytes, and in the file that it is in',
    async (before) => {
      const key = random(32, '0123456789abcdef', 'seam')
      using site = makeSite({ 'a.txt': 'x', 'b.txt': `${'x'.repeat(before)}${key}`, 'c.txt': 'x' })
      await expect(collect(site.directory, { apiKey: key })).rejects.toThrow(/private: b\.txt\./u)
    },
  )

  it('does not look for an API key of fewer than eight characters, which would be there by chance', async () => {
    using site = makeSite({ 'index.html': 'the key is 1234567, or is it 12345678?' })
    expect((await collect(site.directory, { apiKey: '1234567' })).files).toHaveLength(1)
    await expect(collect(site.directory, { apiKey: '12345678' })).rejects.toThrow("the account's API key")
  })

  it('ends where it is told to', async () => {
    using site = makeSite({ 'index.html': 'x' })
    const reason = new Error('enough')
    await expect(collect(site.directory, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason)
  })
})
