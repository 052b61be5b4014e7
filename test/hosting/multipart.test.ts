import { appendFileSync, statSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { chunkSize, multipartBody } from '../../src/hosting/multipart.ts'
import type { SiteFile } from '../../src/site/site.ts'
import { bytesOf, makeSite, type TemporarySite } from '../stand-ins/scenes/world.ts'

function filesOf({ directory }: TemporarySite, ...paths: string[]): SiteFile[] {
  return paths.map((path) => {
    const source = join(directory, path)
    return { path, source, size: statSync(source).size }
  })
}

describe('multipartBody', () => {
  const sizes = [-300, -180, -150, -2, 0, 1, chunkSize, 2 * chunkSize + 7].map((more) => chunkSize + more)
  it.each([1, ...sizes])('carries files of %s bytes as they are, more than once', async (size) => {
    const content = Buffer.alloc(size, 'abcdefg')
    using site = makeSite({ a: content, b: content, c: 'end' })
    const body = multipartBody(undefined, filesOf(site, 'a', 'b', 'c'))
    for (let time = 0; time < 2; time += 1) {
      const bytes = await bytesOf(body)
      expect(bytes.length).toBe(body.length)
      expect(bytes.indexOf(content)).toBeGreaterThan(0)
      expect(bytes.lastIndexOf(content)).toBeGreaterThan(size)
      expect(bytes.includes('\r\n\r\nend\r\n--')).toBe(true)
    }
  })

  it.each([0, 1, 20])('ends as it must where the last chunk has no room by %s bytes', async (over) => {
    using site = makeSite({ a: '', b: '' })
    const around = multipartBody(undefined, filesOf(site, 'a')).length
    truncateSync(join(site.directory, 'b'), chunkSize - around + over)
    const body = multipartBody(undefined, filesOf(site, 'b'))
    const bytes = await bytesOf(body)
    expect(bytes.length).toBe(body.length)
    expect(bytes.subarray(-4).toString()).toBe('--\r\n')
  })

  it('puts many small files into few chunks', async () => {
    const names = Array.from({ length: 3000 }, (_, index) => `f${index}`)
    using site = makeSite(Object.fromEntries(names.map((name) => [name, 'x'.repeat(50)])))
    const chunks = await Array.fromAsync(multipartBody(undefined, filesOf(site, ...names)).stream())
    expect(chunks.length).toBeLessThan(5)
  })

  it.each([0, 10, 2 * chunkSize])('refuses a file of %i bytes that grew', async (size) => {
    using site = makeSite({ a: 'a', b: Buffer.alloc(size) })
    const body = multipartBody(undefined, filesOf(site, 'a', 'b'))
    appendFileSync(join(site.directory, 'b'), 'x')
    await expect(bytesOf(body)).rejects.toThrow(/^"b" changed after/u)
  })
})
