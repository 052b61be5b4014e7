import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { Exclude } from '../../src/site/exclude.ts'
import { unmatchedWarning } from '../../src/site/patterns.ts'
import { collect } from '../stand-ins/scenes/collected.ts'
import { makeSite } from '../stand-ins/scenes/world.ts'

const files = {
  ...{ 'index.html': 'x', 'app.js.map': 'x', 'assets/a.png': 'x', 'assets/deep/b.map': 'x' },
  ...{ 'drafts/c.html': 'x', '.hidden/d.txt': 'x', '.git/config': 'x' },
}

describe('patterns that match nothing', () => {
  it.each([
    ['dist/assets/**', ['dist/assets/**']],
    ['*.png', ['*.png']],
    ['*.map', []],
    ['**/*.map\n*.png', ['*.png']],
    ['# *.nothing\n\n  ./nothing/  ', ['./nothing/']],
    ['!nothing', ['!nothing']],
    ['assets/**\n!assets/a.png\n!assets/x.png', ['!assets/x.png']],
    ['nothing\nnothing', ['nothing']],
    ['index.html/', ['index.html/']],
    ['assets/', []],
    // Of a folder that is not walked, nobody knows what it holds.
    ['drafts\ndrafts/e.html\n**/*.draft', []],
    ['.hidden/d.txt\n.git/**\n.git/hooks', []],
    ['.hidden\n.hidden/x/y', []],
    ['**/*.nothing', ['**/*.nothing']],
    ['.hid', ['.hid']],
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
    ['a\u0308*', '\u00e4.txt'],
    ['o\u0308/**', '\u00f6/b.txt'],
  ])('are not those in another Unicode form: %j for %j', async (pattern, path) => {
    using site = makeSite({ 'index.html': 'x', [path]: 'x' })
    expect(await collect(site.directory, { exclude: pattern })).toMatchObject({
      files: [{ path: 'index.html' }],
      unmatched: [],
    })
  })

  const start = 'Patterns start at the root of the directory: "*.map" is the root only, "**/*.map" every folder.'

  const oneEach = 'Write one pattern in each line, and "/" between folders'

  it.each([
    ['!*.woff2', 'dist', 'Did you mean "!**/*.woff2"?'],
    ['nothing/', 'dist', 'Did you mean "**/nothing/"?'],
    ['assets/x', 'dist', 'you can delete the line.'],
    ['dist/assets/**', 'dist', 'write "assets/**".'],
    ['./dist/assets/**', './dist/', 'write "assets/**".'],
    ['!dist/assets/**', '/repository/dist', 'write "!assets/**".'],
    ['web/dist/assets/**', 'web/dist', 'write "assets/**".'],
    ['dist/assets/**', 'web/dist', 'write "assets/**".'],
    ['dist/assets/**', 'D:\\a\\dist', 'write "assets/**".'],
    ['dist', 'dist', 'but patterns start inside the directory.'],
    ['web/dist/a.js', 'packages/web/dist', 'but patterns start inside the directory: write "a.js".'],
    ['distant/x', 'dist', 'you can delete the line.'],
    ['x/y', '.', 'you can delete the line.'],
    ...['*.png,*.js', 'a/b, c/d,', '*.{png,js}', '.\\dist\\assets\\**'].map((line) => [line, 'dist', oneEach]),
    ['a\\[1\\].png', 'dist', 'Did you mean "**/a\\[1\\].png"?'],
  ])('%s in %s are warnings that say what was meant: %s', (line, directory, meant) => {
    const warning = unmatchedWarning(line, directory)
    expect(warning).toContain(`exclude: the pattern "${line}" matches nothing`)
    expect(warning).toContain(start)
    expect(warning.slice(warning.indexOf(start) + start.length).trim()).toContain(meant)
  })
})

describe('a pattern that can not be used', () => {
  it.each([
    ['../x', 'the pattern "../x" can\'t be used.'],
    ['a\n./x/../y', 'the pattern "./x/../y" can\'t be used.'],
    ['x'.repeat(4097), `the pattern "${'x'.repeat(200)}…" can't be used.`],
  ])('(%#) is an error of the input, with a hint', async (text, what) => {
    await expect(Exclude.parse(text)).rejects.toMatchObject({
      input: 'exclude',
      message: `exclude: ${what}`,
      hint: expect.stringContaining('"drafts/**"'),
      cause: expect.any(Error),
    })
  })

  it('is none that is as long as a path', async () => {
    expect((await Exclude.parse('x'.repeat(4096))).unmatched(new Map())).toEqual(['x'.repeat(4096)])
  })
})
