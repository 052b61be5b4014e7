import { spawnSync } from 'node:child_process'
import { join, sep } from 'node:path'
import * as glob from '@actions/glob'
import { describe, expect, it } from 'vitest'
import { InputError, SiteError } from '../../src/errors.ts'
import { onWindows, tellsCase } from '../stand-ins/runner/platform.ts'
import { collect, pathsOf } from '../stand-ins/scenes/collected.ts'
import { random } from '../stand-ins/scenes/secrets.ts'
import { makeSite } from '../stand-ins/scenes/world.ts'

describe('collectSite', () => {
  const files = {
    ...{ 'index.html': 'x', 'a/b/c.html': 'yy', 'a-b.html': '', 'app.js.map': 'm', 'a/lib.map': 'm' },
    ...{ '.env.d/x': 'h', '.hidden': 'h', '.well-known/security.txt': 's', '.well-known/.private': 'h' },
    ...{ 'a/.DS_Store': 'j', 'Thumbs.db': 'j', '.git/config': 'g', 'sub/.git': 'g' },
  }
  const published = ['.well-known/security.txt', 'a-b.html', 'a/b/c.html', 'a/lib.map', 'app.js.map', 'index.html']

  it('gives what is to be published, sorted, with sizes, and tells what is not', async () => {
    using site = makeSite(files)
    const found = await collect(site.directory)
    expect(pathsOf(found)).toEqual(published)
    expect(found.files.map(({ size }) => size)).toEqual([1, 0, 2, 1, 1, 1])
    expect(found.bytes).toBe(6)
    expect(Object.fromEntries([...found.omitted].map(([reason, list]) => [reason, list.toSorted()]))).toEqual({
      hidden: ['.env.d/', '.hidden', '.well-known/.private'],
      'never published': ['.git/', 'Thumbs.db', 'a/.DS_Store', 'sub/.git'],
    })
  })

  it.each([
    ['**/*.map', ['a/lib.map', 'app.js.map']],
    ['# words\n\n*.map', ['app.js.map']],
    ['a', ['a/b/c.html', 'a/lib.map']],
    ['/a/**\r\n!a/lib.map', ['a/b/c.html']],
    ['./a-b.html', ['a-b.html']],
    ['a-b.html/', []],
    ['!.git/**\n!**/.DS_Store', []],
  ])('leaves out what %j matches', async (exclude, gone) => {
    using site = makeSite(files)
    const left = pathsOf(await collect(site.directory, { exclude }))
    expect(left).toEqual(published.filter((path) => !gone.includes(path)))
  })

  it('publishes hidden files where asked to, but never .git', async () => {
    using site = makeSite({ 'index.html': 'x', '.nojekyll': '', '.a/b': '', '.git/config': '', '.GIT/x': '' })
    expect(pathsOf(await collect(site.directory, { hidden: true }))).toEqual(['.a/b', '.nojekyll', 'index.html'])
  })

  it('matches patterns as the public glob() does', async () => {
    using site = makeSite({ 'a.txt': '', 'b/a.txt': '', 'b/c/d.md': '', 'b/[x].md': '', 'e f/ü.txt': '', 'b.d/x': '' })
    const all = pathsOf(await collect(site.directory))
    const simple = '*.txt **/*.txt b b/ b/** ** * ?.txt [ab].* **/ü* b/[[]x].md b.d {a,b}.txt'.split(' ')
    for (const patterns of [...simple, 'b/c/**\n!b/c/d.md', '**\n!b\nb/c', ...(tellsCase ? ['A.TXT'] : [])]) {
      const absolute = patterns.split('\n').map((line) => line.replace(/^(!?)/u, `$1${site.directory}/`))
      const globber = await glob.create(absolute.join('\n'))
      const matched = (await globber.glob()).map((path) => path.slice(site.directory.length + 1).replaceAll(sep, '/'))
      const expected = all.filter((path) => !matched.includes(path))
      const kept = await collect(site.directory, { exclude: patterns }).then(pathsOf, () => [])
      expect(kept, patterns).toEqual(expected)
    }
  })

  // Those of Windows are in no folder.
  it.skipIf(onWindows)('refuses pipes', async () => {
    using site = makeSite()
    spawnSync('mkfifo', [join(site.directory, 'pipe')])
    await expect(collect(site.directory)).rejects.toThrow('"pipe" is not a regular file')
    expect(pathsOf(await collect(site.directory, { exclude: 'pipe' }))).toEqual(['index.html'])
  })

  it.each([
    ['missing', {}, 'nope', 'does not exist'],
    ['a file', { x: '' }, 'x', 'is a file'],
    ['empty', {}, '.', 'has nothing to publish'],
    ['without anything to publish', { '.a': '' }, '.', 'has nothing to publish'],
  ])('refuses a directory that is %s', async (_, content, directory, says) => {
    using site = makeSite(content)
    const act = collect(join(site.directory, directory))
    await expect(act).rejects.toThrow(InputError)
    await expect(act).rejects.toThrow(says)
  })

  it.skipIf(onWindows)('refuses a control character in a name', async () => {
    using site = makeSite({ 'a\x1b[31mb': '' })
    await expect(collect(site.directory)).rejects.toThrow(SiteError)
  })
})

describe('a directory that does not exist is an error that lists', () => {
  const built = { 'out/index.html': 'x', '.output/public/index.html': 'x', _site: 'a file', 'web/a': 'x' }
  it.each([
    ['what builds usually write', 'dist', built, '"out", ".output/public"'],
    ['the name in another case', 'Out', built, '"out"'],
    ['the folders of the workspace', 'dist', { 'web/a': 'x', 'api/b': 'x', c: 'x' }, '"api", "web"'],
  ])('%s', async (_, directory, files, shown) => {
    using workspace = makeSite(files)
    await expect(collect(directory, { workspace: workspace.directory })).rejects.toMatchObject({
      hint: expect.stringMatching(new RegExp(`whatever "working-directory" is\\. The workspace has ${shown}\\.$`, 'u')),
    })
  })

  it('nothing, if nothing was checked out', async () => {
    using workspace = makeSite({})
    await expect(collect('dist', { workspace: workspace.directory })).rejects.toMatchObject({
      hint: expect.stringContaining('The workspace is empty'),
    })
  })
})

it.each([
  ['a"b', 'a%22b'],
  ['x"/c', 'x%22/c'],
  ['a\nb', 'a%0Ab'],
])('%j and %j are one name when they are sent, so they stop the site', async (one, other) => {
  using site = makeSite({ 'index.html': 'x', [one]: '1', [other]: '2' })
  await expect(collect(site.directory)).rejects.toThrow('when it is sent')
  using alone = makeSite({ 'index.html': 'x', [one]: '1', 'a%2522b': '2' })
  expect((await collect(alone.directory)).files).toHaveLength(3)
})

describe('what is in files', () => {
  it.each([64 * 1024 - 8, 3 * 1024 * 1024])(
    'finds a key after %i bytes, and in the file that it is in',
    async (before) => {
      const key = random(32, '0123456789abcdef', 'seam')
      using site = makeSite({ 'a.txt': 'x', 'b.txt': `${'x'.repeat(before)}${key}`, 'c.txt': 'x' })
      await expect(collect(site.directory, { apiKey: key })).rejects.toThrow(/outside: b\.txt \(/u)
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
