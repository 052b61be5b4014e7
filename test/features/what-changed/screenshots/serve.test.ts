import { mkdtempSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { serve, siteFrom } from '../../../../src/features/what-changed/screenshots/serve.ts'
import { filesOf } from './studio.ts'

it('a site that is about to be sent is served to this machine alone, and what can not be read breaks off', async () => {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'pictures-'))
  const source = join(folder, 'a.css')
  writeFileSync(source, 'p {}')
  const { size } = statSync(source)
  const large = 'x'.repeat(300_000)
  const contents = {
    'index.html': 'Root',
    guide: 'Guide',
    'a b/ü.css': 'p {}',
    'data.unknown': '?',
    'large.bin': large,
  }
  const files = filesOf({ ...contents, '404.html': 'Not here' })
  using server = await serve(siteFrom([...files, { path: 'a.css', source, size }], '404.html'))
  expect(server.origin).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/u)
  const rows: readonly (readonly [string, number, string, string])[] = [
    ['/', 200, 'text/html', 'Root'],
    ['/guide/?a=b', 200, 'text/html', 'Guide'],
    ['/a%20b/%C3%BC.css', 200, 'text/css', 'p {}'],
    ['/a.css', 200, 'text/css', 'p {}'],
    ['/data.unknown', 200, 'application/octet-stream', '?'],
    ['/large.bin', 200, 'application/octet-stream', large],
    ['/nowhere.css', 404, 'text/html', 'Not here'],
    ['/..%2f..%2fetc/passwd', 404, 'text/html', 'Not here'],
    ['/%ff', 404, 'text/html', 'Not here'],
  ]
  for (const row of rows) {
    const response = await fetch(`${server.origin}${row[0]}`)
    expect([row[0], response.status, response.headers.get('content-type'), await response.text()]).toEqual(row)
    expect(response.headers.get('content-security-policy')).toContain('treat-as-public-address; sandbox allow-scripts')
  }
  writeFileSync(source, 'p { color: red }')
  await expect(fetch(`${server.origin}/a.css`).then((response) => response.text())).rejects.toThrow()
  rmSync(folder, { recursive: true })
})

it('an address without a file is served as its host serves it', async () => {
  const files = filesOf({ 'index.html': 'Root', 'about.html': 'About', '404.html': 'Not here' })
  for (const [fallback, rows] of [
    ['404.html', { '/': '200 Root', '/about': '404 Not here', '/a/b': '404 Not here', '/a.js': '404 Not here' }],
    ['index.html', { '/': '200 Root', '/about': '200 About', '/a/b': '200 Root', '/a.js': '200 Root' }],
  ] as const) {
    using server = await serve(siteFrom(files, fallback))
    for (const [path, expected] of Object.entries(rows)) {
      const response = await fetch(server.origin + path)
      expect([path, `${response.status} ${await response.text()}`]).toEqual([path, expected])
      expect(response.headers.get('content-type')).toBe('text/html')
    }
  }
})

it('what a browser opens is a page, whatever it is called', async () => {
  using server = await serve(siteFrom(filesOf({ LICENSE: '', 'jane.doe': 'Jane', 'a.css': '' }), '404.html'))
  const typeOf = async (path: string, wanted: string) => {
    const response = await fetch(server.origin + path, { headers: { 'sec-fetch-dest': wanted } })
    return response.headers.get('content-type')
  }
  expect(await typeOf('/jane.doe', 'document')).toBe('text/html')
  expect(await typeOf('/jane.doe', 'empty')).toBe('application/octet-stream')
  expect(await typeOf('/a.css', 'document')).toBe('text/css')
})
