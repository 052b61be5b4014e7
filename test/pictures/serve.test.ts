import { mkdtempSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { serve, siteFrom } from '../../src/pictures/serve.ts'
import { filesOf } from './studio.ts'

const contents = {
  'index.html': 'Root',
  guide: 'Guide',
  'a b/ü.css': 'p {}',
  'data.unknown': '?',
  'large.bin': 'x'.repeat(300_000),
}

describe('the site that is about to be sent', () => {
  it.each<[string, number, string, string]>([
    ['/', 200, 'text/html', 'Root'],
    ['/index.html', 200, 'text/html', 'Root'],
    ['/guide/', 200, 'text/html', 'Guide'],
    ['/guide/index.html', 200, 'text/html', 'Guide'],
    ['/guide/?a=b', 200, 'text/html', 'Guide'],
    ['/a%20b/%C3%BC.css', 200, 'text/css', 'p {}'],
    ['/data.unknown', 200, 'application/octet-stream', '?'],
    ['/large.bin', 200, 'application/octet-stream', 'x'.repeat(300_000)],
    ['/nowhere/', 404, 'text/html', 'Not here'],
    ['/nowhere.css', 404, 'text/html', 'Not here'],
    ['/..%2f..%2fetc/passwd', 404, 'text/html', 'Not here'],
  ])('answers %s', async (path, status, type, text) => {
    using server = await serve(siteFrom(filesOf({ ...contents, '404.html': 'Not here' })))
    const response = await fetch(`${server.origin}${path}`)
    expect([response.status, response.headers.get('content-type')]).toEqual([status, type])
    // A browser asks once for what pages share.
    expect(response.headers.get('cache-control')).toBe('max-age=600')
    expect(await response.text()).toBe(text)
  })

  it('has no page for what is not there, and breaks off what it can not read', async () => {
    const folder = mkdtempSync(join(realpathSync(tmpdir()), 'pictures-'))
    const source = join(folder, 'a.css')
    writeFileSync(source, 'p {}')
    const { mtimeMs: modified, size } = statSync(source)
    using server = await serve(siteFrom([{ path: 'a.css', source, size, modified }]))
    // This machine alone reaches it.
    expect(server.origin).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/u)
    expect((await fetch(`${server.origin}/404.html`)).status).toBe(404)
    expect(await (await fetch(`${server.origin}/a.css`)).text()).toBe('p {}')
    writeFileSync(source, 'p { color: red }')
    await expect(fetch(`${server.origin}/a.css`).then((response) => response.text())).rejects.toThrow()
    await expect(fetch(`${server.origin}/%ff`)).rejects.toThrow()
    rmSync(folder, { recursive: true })
  })
})
