import { describe, expect, it } from 'vitest'
import type { InputError } from '../../src/errors.ts'
import { makeSite } from '../stand-ins/scenes/world.ts'
import { collect, linesOf, pathsOf } from './collected.ts'

const pointer =
  'version https://git-lfs.github.com/spec/v1\noid sha256:1f2e3d4c5b6a79880102030405060708090a0b0c0d0e0f101112131415161718\nsize 48213\n'
const home = { 'index.html': '<h1>Home' }

/** The error for a live site, and the warning for a preview. */
async function told(files: Readonly<Record<string, string>>, exclude = '') {
  using site = makeSite(files)
  const live: unknown = await collect(site.directory, { isLiveSite: true, exclude }).then(pathsOf, (error) => error)
  const { rootPage } = await collect(site.directory, { exclude })
  return { live: live as InputError, warnings: rootPage }
}

describe('a pointer of Git LFS', () => {
  it.each<[path: string, content: string]>([
    ...['logo.png', 'media/intro.mp4', 'app.js', 'data', 'a/b.html'].map((path): [string, string] => [path, pointer]),
    ['a.woff2', pointer.replaceAll('\n', '\r\n')],
    ['a.css', pointer.replace('oid', 'ext-0-foo sha256:aa\noid')],
    ['index.html', `${pointer}<p>`],
    ['a.md', pointer.trim()],
    ['a.bin', pointer.padEnd(1024)],
  ])('in place of %s is an error for a live site, and a warning for a preview: %j', async (path, content) => {
    const { live, warnings } = await told({ ...home, [path]: content })
    expect(live.message).toMatch(/^directory: .* has 1 pointer of Git LFS in place of the files themselves: /u)
    expect(live.message).toContain(path)
    expect(live.hint?.text).toContain('"lfs: true" below "with:" of actions/checkout')
    expect(linesOf(live.hint)).toBe(`exclude: |\n  ${path}`)
    const text = `${live.message} ${live.hint?.text.replace(' Nothing was sent.', '')}`
    expect(warnings).toEqual([{ text, blocks: live.hint?.blocks }])
  })

  it('is one of many: five are shown, and all may be left out', async () => {
    const many = Object.fromEntries(Array.from({ length: 510 }, (_, index) => [`p/${1000 + index}.png`, pointer]))
    const { live } = await told({ ...home, ...many }, '*.map')
    expect(live.message).toContain('510 pointers of Git LFS in place of the files themselves: p/1000.png, ')
    expect(live.message).toContain('p/1004.png and 505 more.')
    const lines = linesOf(live.hint).split('\n')
    expect(lines.slice(0, 3)).toEqual(['exclude: |', '  *.map', '  p/1000.png'])
    expect(live.hint?.text).toContain('500 of them, and 10 are left: leave out their folders')
  })

  it.each(['!logo.png', 'logo.png'])('is no matter if "exclude" has %s', async (exclude) => {
    const { live, warnings } = await told({ ...home, 'logo.png': pointer }, exclude)
    expect([Array.isArray(live), warnings]).toEqual([true, []])
  })

  it.each([
    ['a page about pointers', 'lfs.html', `${pointer}<p>This is a pointer.`],
    ['Markdown about pointers', 'lfs.md', `${pointer}\nThis is a pointer.`],
    ['a text that names the version later', 'a.txt', `A pointer begins with\n${pointer}`],
    ['a file that is too large', 'a.bin', pointer.padEnd(1025)],
    ['another version line', 'a.txt', 'version https://git-lfs.example/spec/v1\n'],
  ])('is not %s', async (_, path, content) => {
    expect(await told({ ...home, [path]: content })).toEqual({ live: [path, 'index.html'].toSorted(), warnings: [] })
  })
})
