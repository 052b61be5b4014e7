import { mkdirSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { InputError, type SiteError } from '../../src/errors.ts'
import { pem } from '../stand-ins/scenes/secrets.ts'
import { makeSite, type TemporarySite } from '../stand-ins/scenes/world.ts'
import { collect, leakIn, pathsOf } from './collected.ts'

const key = pem('OPENSSH ')

/** A site with one link more. */
function linked(files: Readonly<Record<string, string>>, path: string, target: string): TemporarySite {
  const site = makeSite({ 'index.html': 'x', ...files })
  mkdirSync(dirname(join(site.directory, path)), { recursive: true })
  symlinkSync(target, join(site.directory, path))
  return site
}

describe('a link', () => {
  it('is published as what it points to, and cycles end', async () => {
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
    ['nowhere', 'nowhere: ENOENT'],
    ['bad', 'nowhere: ELOOP'],
  ])('to %s is an error, unless it is excluded', async (target, where) => {
    using site = linked({}, 'bad', target)
    expect((await leakIn(site.directory)).message).toContain(`bad (a link that leads ${where})`)
    expect(pathsOf(await collect(site.directory, { exclude: 'bad' }))).toEqual(['index.html'])
  })

  it.each([
    { path: 'k.txt', target: '.ssh/deploy', file: '.ssh/deploy', folder: '.ssh' },
    { path: 'notes.html', target: 'keys/deploy', file: 'keys/deploy', folder: 'keys', content: key },
    { path: 'config.txt', target: '.env', file: '.env', folder: '.env' },
  ])('$path does not lead to the private $file', async ({ path, target, file, folder, content = 'x' }) => {
    using site = linked({ [file]: content }, path, target)
    await expect(collect(site.directory, { hidden: true })).rejects.toThrow('look private')
    // If the file is left out, the link is so too, or it is still an error.
    for (const options of [{ hidden: true, exclude: folder }, {}]) {
      const rest = await collect(site.directory, options).then(pathsOf, (error: SiteError) => error.message)
      if (typeof rest === 'string') expect(rest).toContain('look private')
      else expect(rest).toEqual(['index.html'])
    }
  })

  it.each(['.ssh/deploy', '.ssh', '.env', 'x/.aws/config'])(
    'to %s is left out like any other that is hidden',
    async (target) => {
      using site = linked({ '.ssh/deploy': 'x', '.env': 'x', 'x/.aws/config': 'x' }, 'public', target)
      const found = await collect(site.directory)
      expect(pathsOf(found)).toEqual(['index.html'])
      expect(found.omitted.get('hidden')).toContain('public')
      expect((await leakIn(site.directory, { hidden: true })).message).toContain('look private')
    },
  )

  it('does not lead to what is hidden', async () => {
    using site = linked({ '.secrets/a/x.css': 'body {}' }, 'assets', '.secrets')
    const found = await collect(site.directory)
    expect(pathsOf(found)).toEqual(['index.html'])
    expect(found.omitted.get('hidden')).toContain('assets')
    expect(pathsOf(await collect(site.directory, { hidden: true }))).toHaveLength(3)
  })

  it.each(['.git', '.git/objects', '.git/config', 'sub/.GIT/config'])('leads never to %s', async (target) => {
    using site = linked({ '.git/config': 'x', '.git/objects/a': 'x', 'sub/.GIT/config': 'x' }, 'public', target)
    for (const hidden of [true, false]) {
      const found = await collect(site.directory, { hidden })
      expect(pathsOf(found)).toEqual(['index.html'])
      expect(found.omitted.get('never published')).toContain('public')
    }
  })

  it('is published if a pattern names it, whatever it leads to', async () => {
    using site = linked({ '.keys/deploy_rsa': key }, 'notes.txt', '.keys/deploy_rsa')
    const options = { exclude: '.keys\n!notes.txt', hidden: true }
    expect(pathsOf(await collect(site.directory, options))).toEqual(['index.html', 'notes.txt'])
  })
})

describe('exclude holds for what a link leads to', () => {
  const all = ['drafts/a.html', 'drafts/deep/b.html', 'drafts/node_modules/c.js', 'docs/d.html']
  const drafts = Object.fromEntries(all.map((path) => [path, 'x']))
  it.each([
    ['new.html', 'drafts/a.html', 'drafts/**', []],
    ['new.html', 'drafts/a.html', 'drafts', []],
    ['new.html', 'drafts/a.html', '**/a.html\n**/node_modules', []],
    ['docs/new.html', '../drafts/a.html', 'drafts/*.html\n**/node_modules\n!docs', []],
    ['new', 'drafts', 'drafts/**', []],
    ['new', 'drafts', 'drafts', []],
    ['new', 'drafts', 'drafts/**\n!**/*.html', ['new/a.html', 'new/deep/b.html']],
    ['new', 'drafts/deep', 'drafts/**\n!drafts/deep/*', ['new/b.html']],
    ['new', 'drafts', 'drafts/deep\n**/node_modules', ['new/a.html']],
    ['new', 'drafts', 'drafts/*.html\ndrafts/node_modules', ['new/deep/b.html']],
    ['new', 'drafts/node_modules', '**/node_modules', []],
    ['new.html', 'drafts/a.html', 'drafts/**\n!new.html', ['new.html']],
    ['new', 'drafts/deep', 'drafts/**\n!new', ['new/b.html']],
    ['new', 'drafts', 'drafts/**\n!new\nnew/node_modules', ['new/a.html', 'new/deep/b.html']],
    ['new', 'drafts', 'drafts/**\n!new/a.html', ['new/a.html']],
    ['new.html', 'docs/d.html', 'drafts/**', ['new.html']],
  ])('%s, to %s, with %j', async (path, target, exclude, there) => {
    using site = linked(drafts, path, target)
    const found = pathsOf(await collect(site.directory, { exclude }))
    expect(found.filter((each) => each !== 'index.html' && !all.includes(each))).toEqual(there)
  })

  it('through another link as well', async () => {
    using site = linked(drafts, 'first.html', 'drafts/a.html')
    symlinkSync('first.html', join(site.directory, 'second.html'))
    const found = await collect(site.directory, { exclude: 'drafts' })
    expect(pathsOf(found)).toEqual(['docs/d.html', 'index.html'])
    expect(found.omitted.get('exclude')).toEqual(['drafts/', 'first.html', 'second.html'])
  })
})

it.each(['.git/hooks', 'x/.GIT', 'public', '.ssh'])('a directory is refused: %s', async (name) => {
  const own = { '.git/config': 'x', '.git/hooks/a': 'x', 'x/.GIT/config': 'x', '.ssh/config': 'x' }
  using site = makeSite({ 'dist/index.html': 'x', ...own })
  symlinkSync('.git', join(site.directory, 'public'))
  const error = await collect(join(site.directory, name), { hidden: true }).then(pathsOf, (cause) => cause)
  expect(error).toBeInstanceOf(InputError)
  expect(error).toMatchObject({ message: expect.stringMatching(/^directory: .* looks private/u) })
})
