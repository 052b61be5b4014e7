import { spawnSync } from 'node:child_process'
import { rmSync, symlinkSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { onWindows } from '../stand-ins/runner/platform.ts'
import { makeSite } from '../stand-ins/scenes/world.ts'
import { collect, leakIn, pathsOf } from './collected.ts'

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

  it.each([
    [200, ''],
    [201, 'd'],
    [2000, 'd'],
  ])('ends at a folder that is more than 200 deep: %i', async (depth, exclude) => {
    using site = makeSite({ 'index.html': 'x' })
    // A path may not have as many bytes, so folders are made one in another.
    const make = `for (let i = 0; i < ${depth}; i += 1) { fs.mkdirSync('d'); process.chdir('d') }`
    spawnSync(process.execPath, ['-e', `${make}; fs.writeFileSync('a.html', '')`], { cwd: site.directory })
    if (exclude === '') return expect(pathsOf(await collect(site.directory))).toContain(`${'d/'.repeat(200)}a.html`)
    const message = `"${'d/'.repeat(150)}…" is more than 200 folders deep. Nothing was sent.`
    await expect(collect(site.directory)).rejects.toMatchObject({ name: 'SiteError', message })
    expect(pathsOf(await collect(site.directory, { exclude }))).toEqual(['index.html'])
  })

  describe('below node_modules', () => {
    const font = 'assets/node_modules/@expo/icons/build/Ionicons.ttf'
    it('publishes what a build has put there', async () => {
      using site = makeSite({ 'index.html': 'x', [font]: 'x', 'node_modules/a.js': 'x', 'assets/Node_Modules/@a': 'x' })
      symlinkSync('../assets/node_modules/@expo/icons/build/Ionicons.ttf', join(site.directory, 'assets/font.ttf'))
      const found = await collect(site.directory)
      expect(pathsOf(found)).toContain(font)
      expect(found).toMatchObject({ files: { length: 5 }, rootPage: [] })
    })

    it.each(['node_modules/left-pad', 'a/node_modules/@scope/b', 'assets/node_modules/@expo/icons'])(
      'stops at a package: %s',
      async (folder) => {
        using site = makeSite({ 'index.html': 'x', [font]: 'x', [`${folder}/package.json`]: '{}' })
        const modules = folder.slice(0, folder.indexOf('node_modules/') + 13)
        const { message } = await leakIn(site.directory)
        expect(message).toContain(`outside the directory: ${modules} (its name). Nothing`)
        expect(pathsOf(await collect(site.directory, { exclude: modules }))).toContain('index.html')
      },
    )

    it('stops at a package that is a link', async () => {
      using site = makeSite({ 'index.html': 'x', 'node_modules/.pnpm/a@1/node_modules/a/package.json': '{}' })
      symlinkSync('.pnpm/a@1/node_modules/a', join(site.directory, 'node_modules/a'))
      expect((await leakIn(site.directory)).message).toContain('node_modules/ (its name)')
    })

    it.each(['assets/node_modules/.pnpm', 'assets/__node_modules/.pnpm', 'node_modules/@a/b/.cache'])(
      'warns of a hidden folder that is left out: %s',
      async (folder) => {
        const path = `${folder}/@expo+icons@14/node_modules/@expo/icons/a.ttf`
        using site = makeSite({ 'index.html': 'x', [path]: 'x', '.cache/a': 'x', 'modules/.b/c': 'x' })
        const { rootPage } = await collect(site.directory)
        const text = expect.stringMatching(
          `^Left out, because it is hidden: "${folder.replace('+', '.')}/"\\. .*files: true"`,
        )
        expect(rootPage).toEqual([{ text }])
        const all = await collect(site.directory, { hidden: true })
        expect(all.rootPage).toEqual([])
        expect(pathsOf(all)).toContain(path)
        expect((await collect(site.directory, { exclude: folder })).rootPage).toHaveLength(0)
      },
    )
  })

  // Those of Windows are in no folder.
  it.skipIf(onWindows)('refuses pipes', async () => {
    using site = makeSite()
    spawnSync('mkfifo', [join(site.directory, 'pipe')])
    await expect(collect(site.directory)).rejects.toThrow('"pipe" is not a regular file')
    spawnSync('mkfifo', [join(site.directory, '${{ a }}')])
    const hint = { text: expect.stringContaining('"exclude: [$]{{ a }}"') }
    await expect(collect(site.directory, { exclude: 'pipe' })).rejects.toMatchObject({ hint })
    rmSync(join(site.directory, '${{ a }}'))
    expect(pathsOf(await collect(site.directory, { exclude: 'pipe' }))).toEqual(['index.html'])
  })
})

it.each([
  [{ 'out/index.html': 'x', '.output/public/a': 'x', _site: 'a file', 'web/a': 'x' }, 'has "out", ".output/public".'],
  [{ 'web/a': 'x', 'api/b': 'x', c: 'x' }, 'has "api", "web".'],
  [{ 'site/dist/a': 'x', 'api/b': 'x', 'node_modules/build/a': 'x' }, 'has "site".'],
  [{ 'node_modules/a': 'x' }, undefined],
  [{ '${{ a }}/dist/index.html': 'x' }, undefined],
  [{ 'website/build/index.html': 'x', 'src/a': 'x' }, 'has "website/build". Perhaps write "directory: website/build".'],
  [{ 'a/dist/index.html': 'x', 'b/out/index.html': 'x' }, 'has "a/dist", "b/out".'],
  [
    { 'web/.next/BUILD_ID': 'x' },
    'has "web". "web/.next" is what Next.js writes for a server. With output: \'export\' in its configuration it writes "web/out".',
  ],
])('a directory that does not exist is an error that says what there is: %j: %s', async (files, there) => {
  const text = there === undefined ? 'No folder in the workspace looks like a site.' : `The workspace ${there}`
  using workspace = makeSite(files)
  const hint = { text: expect.stringContaining(`whatever "working-directory" is. ${text}`) }
  await expect(collect('dist', { workspace: workspace.directory })).rejects.toMatchObject({ hint })
})

const nothing = 'has nothing to publish'
it.each([
  [
    { '.env': 'x' },
    '.',
    nothing,
    'Check that the build ran and wrote there. Left out (hidden): ".env". Nothing was sent.',
  ],
  [
    { 'a.map': 'x', '.b/c': 'x' },
    '.',
    nothing,
    'Left out (hidden): ".b/". Left out (exclude): "a.map". Nothing was sent.',
  ],
  [{}, '.', nothing, 'Check that the build ran and wrote there. Nothing was sent.'],
  [{ x: '' }, 'x', 'is a file', 'Write the folder that holds the site'],
])('a directory without a site is an error that says what was left out: %j', async (files, directory, says, end) => {
  using site = makeSite(files)
  const expected = { message: expect.stringContaining(says), hint: { text: expect.stringContaining(end) } }
  const collected = collect(join(site.directory, directory), { exclude: '*.map' })
  await expect(collected).rejects.toMatchObject({ name: 'InputError', ...expected })
})

it.each([
  ['a large file', 1, 400],
  ['many files', 100, 1],
])('the search of %s lets a cancel come in', async (_, count, megabytes) => {
  const names = Array.from({ length: count }, (_, index) => `${index}.txt`)
  using site = makeSite({ 'index.html': 'x', ...Object.fromEntries(names.map((name) => [name, ''])) })
  for (const name of names) truncateSync(join(site.directory, name), megabytes * 2 ** 20)
  const controller = new AbortController()
  const reason = new Error('enough')
  const turns: number[] = []
  const beat = setInterval(() => {
    turns.push(1)
    if (turns.length === 3) controller.abort(reason)
  }, 0)
  await expect(collect(site.directory, { signal: controller.signal })).rejects.toBe(reason)
  clearInterval(beat)
  expect(turns).toHaveLength(3)
})
