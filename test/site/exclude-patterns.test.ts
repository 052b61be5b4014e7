import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { Exclude, flawOfPattern } from '../../src/site/exclude-patterns.ts'
import { makeSite } from '../stand-ins/scenes/world.ts'
import { collect } from './collected.ts'

const files = {
  ...{ 'index.html': 'x', 'app.js.map': 'x', 'assets/a.png': 'x', 'assets/deep/b.map': 'x' },
  ...{ 'drafts/c.html': 'x', '.hidden/d.txt': 'x', '.git/config': 'x' },
}

describe('patterns that match nothing', () => {
  it.each([
    ['dist/assets/**', ['dist/assets/**']],
    ['*.map', []],
    ['**/*.map\n*.png', ['*.png']],
    ['# *.nothing\n\n  ./nothing/  ', ['./nothing/']],
    ['!nothing', ['!nothing']],
    ['assets/**\n!assets/a.png\n!assets/x.png', ['!assets/x.png']],
    // Of a folder that is not walked, nobody knows what it holds.
    ['drafts\ndrafts/e.html\n**/*.draft', ['**/*.draft']],
    ['.hidden/d.txt\n.git/**\n.git/hooks', []],
    ['to-assets/*.nothing\nto-hidden/a', ['to-assets/*.nothing']],
    ['', []],
  ])('in %j are %j', async (text, unmatched) => {
    using site = makeSite(files)
    symlinkSync('assets', join(site.directory, 'to-assets'))
    symlinkSync('.hidden', join(site.directory, 'to-hidden'))
    expect((await collect(site.directory, { exclude: text })).unmatched).toEqual(unmatched)
  })

  it.each([
    ['\u00e4.txt', 'a\u0308.txt'],
    ['o\u0308/**', '\u00f6/b.txt'],
  ])('are not those in another Unicode form: %j for %j', async (pattern, path) => {
    using site = makeSite({ 'index.html': 'x', [path]: 'x' })
    const found = await collect(site.directory, { exclude: pattern })
    expect(found).toMatchObject({ files: [{ path: 'index.html' }], unmatched: [] })
  })
})

it.each<[line: string, path: string, isNamed: boolean]>([
  ['!a/@localSearchIndexroot.*.js', 'a/@localSearchIndexroot.B1_x-9.js', true],
  ['!search-*.json', 'search-index-0a1b.json', true],
  ['!search-*.json', 'search-.json', false],
  ['!search-*.json', 'search-a.b.json', false],
  ['!search-*.json', 'a/search-b.json', false],
  ['!*/search-b.json', 'a/search-b.json', false],
  ['!a/*.json', 'a/search-b.json', false],
  ['!a/search*', 'a/search-b.json', false],
  ['!search-**.json', 'search-b.json', false],
  ['!sea*h-*.json', 'search-b.json', false],
  ['search-*.json', 'search-b.json', false],
])('in the line %s a star stands for a hash: %s: %s', async (line, path, isNamed) => {
  expect((await Exclude.parse(line)).namesButForHash(path)).toBe(isNamed)
})

it.each(['../x', './x/../y'])('the pattern %j, with dots, is an error of the input', async (line) => {
  const message = `exclude: the pattern "${line}" can't be used.`
  const hint = { text: expect.stringMatching(/inside the directory, .* as in "drafts\/\*\*"/u) }
  await expect(Exclude.parse(`a\n${line}`)).rejects.toMatchObject({ name: 'InputError', message, hint })
})

it.each(['*a*b*c*', '**/**/*.map/**/**', '**a**', 'a[*][*][*][*][*]b', 'a\\*\\*\\*\\*\\*', '# *****'])(
  'the pattern %j can be used',
  async (line) => {
    expect((await Exclude.parse(line)).lines).toEqual([line])
    expect(flawOfPattern(line)).toBeUndefined()
  },
)
