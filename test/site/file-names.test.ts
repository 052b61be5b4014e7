import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { requireNames } from '../../src/site/file-names.ts'
import { canBePath, onWindows } from '../stand-ins/runner/platform.ts'
import { makeSite } from '../stand-ins/scenes/world.ts'
import { collect, leakIn, pathsOf } from './collected.ts'

const errorFor = (paths: readonly string[], lost: readonly string[] = []): string => {
  const files = paths.map((path) => ({ path, source: '', size: 0 }))
  try {
    requireNames(files, lost)
    return ''
  } catch (error) {
    return (error as Error).message
  }
}

const controls = [0x01, 0x08, 0x09, 0x0a, 0x0d, 0x1b, 0x1f, 0x7f, 0x80, 0x89, 0x9f].map((code): [string[], string] => {
  const shown = { 9: '\\t', 10: '\\n', 13: '\\r' }[code] ?? `\\u{${code.toString(16)}}`
  return [[`a/x${String.fromCodePoint(code)}/y.txt`], `"a/x${shown}/y.txt" (a control character)`]
})

describe('names that cannot be published', () => {
  const form = 'in another form of Unicode'
  it.each<[string[], string]>([
    ...controls,
    [['a\\b.html'], '"a\\b.html" (a backslash)'],
    [['a"b', 'a%22b'], '"a%22b" (the same as "a"b" when it is sent)'],
    [['u\u0308.html', '\u00fc.html'], `"\u00fc.html" (the same as "u\u0308.html" ${form})`],
    [['\u212a.html', 'K.html'], `"K.html" (the same as "\u212a.html" ${form})`],
    [['u\u0308/a.html', 'x', '\u00fc/b.html'], `"\u00fc" (the same as "u\u0308" ${form})`],
    [['a/u\u0308/b/c', 'a/\u00fc/b/d'], `"a/\u00fc" (the same as "a/u\u0308" ${form})`],
  ])('are all in one error: %j: %s', (paths, says) => {
    const message = errorFor(['index.html', ...paths], ['caf\ufffd'])
    expect(message).toMatch(/^These names can't be published: "caf\ufffd" \(not UTF-8\), .*\.$/su)
    expect(message).toContain(says)
  })

  it('are counted if there are many', () => {
    const paths = Array.from({ length: 60 }, (_, index) => `\x01${index}`)
    expect(errorFor(paths)).toMatch(/"\\u\{1\}49" \(a control character\) and 10 more\.$/u)
  })
})

it.each([
  ['a/b', 'a/c', 'ab'],
  ['u\u0308/a', 'u\u0308/b', 'u\u0308.html', 'ü.txt', '日本', 'x\u200dy', '%22', '%0A', '👩‍🚀'],
  ['a"b', 'a%2522b'],
  ['a/ü', 'b/u\u0308'],
])('names that can be published are no error: %s, …', (...paths) => {
  expect(errorFor(paths)).toBe('')
})

/** A site with one more file, whose name is given in Latin-1 and need not be UTF-8. */
function siteWith(name: string, files = {}) {
  const site = makeSite({ 'index.html': 'x', ...files })
  const path = Buffer.concat([Buffer.from(`${site.directory}/`), Buffer.from(name, 'latin1')])
  if (name.includes('/')) mkdirSync(Buffer.from(dirname(path.toString('latin1')), 'latin1'), { recursive: true })
  writeFileSync(path, 'of another encoding')
  return site
}

// macOS and Windows give no such names.
describe.skipIf(process.platform !== 'linux' || onWindows)('a name that is not UTF-8', () => {
  it.each(['caf\xe9', 'caf\xe9/index.html', 'a/\xff.html'])('is an error: %j', async (name) => {
    using site = siteWith(name)
    const hint = { text: expect.not.stringContaining('permissions') }
    const message = expect.stringMatching(/\ufffd.*" \(not UTF-8\)/u)
    await expect(collect(site.directory)).rejects.toMatchObject({ message, hint })
    for (const exclude of ['caf?\na/?.html', 'caf*\n**/\ufffd.html', 'caf?\na\n!index.html'])
      expect(pathsOf(await collect(site.directory, { exclude }))).toEqual(['index.html'])
  })

  it('is not taken for another file, or reached by a link', async () => {
    using twin = siteWith('caf\xe9', { 'caf\ufffd': 'of the twin' })
    await expect(collect(twin.directory)).rejects.toThrow('(the same as "caf\ufffd"')
    using alone = makeSite({ 'index.html': 'x', 'caf\ufffd': 'x' })
    expect(pathsOf(await collect(alone.directory))).toEqual(['caf\ufffd', 'index.html'])
    using only = siteWith('caf\xe9')
    const exclude = 'index.html'
    await expect(collect(only.directory, { exclude })).rejects.toThrow('(not UTF-8)')
    using linked = siteWith('.caf\xe9')
    symlinkSync(Buffer.from('.caf\xe9', 'latin1'), join(linked.directory, 'menu'))
    expect((await leakIn(linked.directory)).message).toContain('menu (a link to a name that is not in UTF-8)')
  })
})

it('what is left out may have any name', async () => {
  const names = ['.\x01', 'drafts/\u0089.html', 'drafts/u\u0308.html', 'drafts/\u00fc.html', '.git/a\\b']
  const files = names.filter(canBePath).map((name) => [name, 'x'])
  using site = makeSite({ 'index.html': 'x', ...Object.fromEntries(files) })
  await expect(collect(site.directory)).rejects.toThrow("can't be published")
  expect(pathsOf(await collect(site.directory, { exclude: 'drafts' }))).toEqual(['index.html'])
})
