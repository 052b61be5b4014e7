import { describe, expect, it } from 'vitest'
import { collect } from '../stand-ins/scenes/collected.ts'
import { random } from '../stand-ins/scenes/secrets.ts'
import { makeSite } from '../stand-ins/scenes/world.ts'

describe('the look into files', () => {
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
