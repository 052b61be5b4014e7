import { spawnSync } from 'node:child_process'
import { symlinkSync } from 'node:fs'
import { createServer } from 'node:net'
import { join, sep } from 'node:path'
import * as glob from '@actions/glob'
import { describe, expect, it } from 'vitest'
import { InputError, SiteError } from '../../src/errors.ts'
import { canBePath, onWindows, tellsCase } from '../stand-ins/runner/platform.ts'
import { collect, leakIn, pathsOf } from '../stand-ins/scenes/collected.ts'
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
    ['a/', ['a/b/c.html', 'a/lib.map']],
    ['/a/**\r\n!a/lib.map', ['a/b/c.html']],
    ['./a-b.html', ['a-b.html']],
    ['a-b.html/', []],
    ['.well-known', ['.well-known/security.txt']],
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

  it('publishes what links inside point to, and ends at cycles', async () => {
    using site = makeSite({ 'index.html': 'x', 'real/page.html': 'yy' })
    const link = (target: string, path: string): void => symlinkSync(target, join(site.directory, path))
    link('index.html', 'home.html')
    link('real', 'folder')
    link('..', 'real/up')
    link('.', 'self')
    const found = await collect(site.directory)
    expect(pathsOf(found)).toEqual(['folder/page.html', 'home.html', 'index.html', 'real/page.html'])
    expect([...found.omitted.keys()]).toEqual(['link back into a folder above'])
  })

  it.each([
    [import.meta.filename, 'outside the directory'],
    ['..', 'outside the directory'],
    ['nowhere', 'does not exist'],
    ['bad', 'leads in a circle'],
  ])('refuses a link to %s, unless it is excluded', async (target, says) => {
    using site = makeSite()
    symlinkSync(target, join(site.directory, 'bad'))
    expect((await leakIn(site.directory)).message).toMatch(new RegExp(`"bad" points at .*${says}`, 'u'))
    expect(pathsOf(await collect(site.directory, { exclude: 'bad' }))).toEqual(['index.html'])
  })

  // Those of Windows are in no folder.
  it.skipIf(onWindows)('refuses pipes and sockets', async () => {
    using site = makeSite()
    spawnSync('mkfifo', [join(site.directory, 'pipe')])
    await expect(collect(site.directory)).rejects.toThrow('"pipe" is not a regular file')
    expect(pathsOf(await collect(site.directory, { exclude: 'pipe' }))).toEqual(['index.html'])
    const server = createServer().listen(join(site.directory, 'socket'))
    await new Promise((resolve) => server.once('listening', resolve))
    await expect(collect(site.directory, { exclude: 'pipe' })).rejects.toThrow('"socket" is not a regular file')
    server.close()
  })

  it.each([
    ['missing', {}, 'nope', 'does not exist'],
    ['a file', { x: '' }, 'x', 'is a file'],
    ['below a file', { x: '' }, 'x/y', onWindows ? 'does not exist' : "can't be opened"],
    ['empty', {}, '.', 'is empty'],
    ['without anything to publish', { '.a': '' }, '.', 'nothing to publish'],
  ])('refuses a directory that is %s', async (_, content, directory, says) => {
    using site = makeSite(content)
    const act = collect(join(site.directory, directory))
    await expect(act).rejects.toThrow(InputError)
    await expect(act).rejects.toThrow(says)
  })

  // Windows makes no path of more than 32,767 characters, and some of its calls take 260.
  it.skipIf(onWindows)('enters 1,000 folders, each in the one before', async () => {
    using site = makeSite({ [`${'d/'.repeat(1000)}f`]: 'z', ['n'.repeat(255)]: '' })
    expect(pathsOf(await collect(site.directory))).toEqual([`${'d/'.repeat(1000)}f`, 'n'.repeat(255)])
  })

  const odd = ['a\x1b[31mb', 'x; name=domain', 'a/x;name="domain', 'x\\'].filter(canBePath)
  it.each(odd)('refuses the name %j', async (name) => {
    using site = makeSite({ [name]: '' })
    await expect(collect(site.directory)).rejects.toThrow(SiteError)
  })
})

it('a directory that does not exist is an error that lists build folders that exist', async () => {
  const files = { 'out/index.html': 'x', '.output/public/index.html': 'x', 'public.txt': 'x', _site: 'a file' }
  using workspace = makeSite(files)
  await expect(collect('dist', { workspace: workspace.directory })).rejects.toMatchObject({
    hint: expect.stringMatching(/"working-directory" is set\. There is "out", "\.output\/public"\.$/u),
  })
})

it.each(['..', '../', '../..', '/'])('a folder above the workspace is no site: %s', async (directory) => {
  using site = makeSite({ 'work/repository/index.html': 'x', 'work/index.html': 'x', 'index.html': 'x' })
  const workspace = join(site.directory, 'work/repository')
  const error = collect(directory, { workspace })
  await expect(error).rejects.toMatchObject({ input: 'directory', message: expect.stringContaining('above the') })
  await expect(collect('../beside', { workspace })).rejects.toThrow('does not exist')
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
