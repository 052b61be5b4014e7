import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { InputError } from '../../src/errors.ts'
import { onWindows } from '../stand-ins/runner/platform.ts'
import { makeSite } from '../stand-ins/scenes/world.ts'
import { collect, pathsOf } from './collected.ts'

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
    ['!**\na\n!a/b', ['a/lib.map']],
    ['*/*.map', ['a/lib.map']],
    ['?-[ab].html', ['a-b.html']],
    ['{a,index}*', []],
    ['@(a-b|index).html', []],
  ])('leaves out what %j matches', async (exclude, gone) => {
    using site = makeSite(files)
    const left = pathsOf(await collect(site.directory, { exclude }))
    expect(left).toEqual(published.filter((path) => !gone.includes(path)))
  })

  it('publishes hidden files where asked to, but never .git', async () => {
    using site = makeSite({ 'index.html': 'x', '.nojekyll': '', '.a/b': '', '.git/config': '', '.GIT/x': '' })
    expect(pathsOf(await collect(site.directory, { hidden: true }))).toEqual(['.a/b', '.nojekyll', 'index.html'])
  })

  // Those of Windows are in no folder.
  it.skipIf(onWindows)('refuses pipes', async () => {
    using site = makeSite()
    spawnSync('mkfifo', [join(site.directory, 'pipe')])
    await expect(collect(site.directory)).rejects.toThrow('"pipe" is not a regular file')
    expect(pathsOf(await collect(site.directory, { exclude: 'pipe' }))).toEqual(['index.html'])
  })

  it.each([
    ['a file', { x: '' }, 'x', 'is a file'],
    ['empty', {}, '.', 'has nothing to publish'],
    ['without anything to publish', { '.a': '' }, '.', 'has nothing to publish'],
  ])('refuses a directory that is %s', async (_, content, directory, says) => {
    using site = makeSite(content)
    const collected = collect(join(site.directory, directory))
    await expect(collected).rejects.toThrow(InputError)
    await expect(collected).rejects.toThrow(says)
  })
})

it.each([
  [{ 'out/index.html': 'x', '.output/public/a': 'x', _site: 'a file', 'web/a': 'x' }, 'has "out", ".output/public".'],
  [{ 'web/a': 'x', 'api/b': 'x', c: 'x' }, 'has "api", "web".'],
  [{ 'site/dist/a': 'x', 'api/b': 'x', 'node_modules/build/a': 'x' }, 'has "site", "site/dist".'],
  [{ 'api/b': 'x', 'web/docs/.vitepress/dist/a': 'x' }, 'has "web/docs/.vitepress/dist".'],
  [{ 'node_modules/a': 'x' }, undefined],
])('a directory that does not exist is an error that says what there is: %j: %s', async (files, there) => {
  const text = there === undefined ? 'No folder in the workspace looks like a site.' : `The workspace ${there}`
  using workspace = makeSite(files)
  await expect(collect('dist', { workspace: workspace.directory })).rejects.toMatchObject({
    hint: expect.objectContaining({
      text: expect.stringContaining(`whatever "working-directory" is. ${text}`),
    }),
  })
})

it.each([
  [{ '.env': 'x' }, 'Check that the build ran and wrote there. Left out (hidden): ".env". Nothing was sent.'],
  [{ 'a.map': 'x', '.b/c': 'x' }, 'Left out (hidden): ".b/". Left out (exclude): "a.map". Nothing was sent.'],
  [{}, 'Check that the build ran and wrote there. Nothing was sent.'],
])('a directory with nothing to publish says what was left out: %j', async (files, end) => {
  using site = makeSite(files)
  const hint = { text: expect.stringContaining(end) }
  await expect(collect(site.directory, { exclude: '*.map' })).rejects.toMatchObject({ hint })
})

it('the collection of files ends where the run is cancelled', async () => {
  using site = makeSite({ 'index.html': 'x' })
  const reason = new Error('enough')
  await expect(collect(site.directory, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason)
})
