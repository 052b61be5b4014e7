import { mkdirSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { InputError, type SiteError } from '../../src/errors.ts'
import { collect, pathsOf } from '../stand-ins/scenes/collected.ts'
import { pem } from '../stand-ins/scenes/secrets.ts'
import { makeSite, type TemporarySite } from '../stand-ins/scenes/world.ts'

const key = pem('OPENSSH ')
const repository = { 'x.git/HEAD': 'ref: refs/heads/main', 'x.git/objects/a': 'a', 'x.git/refs/heads/main': 'b' }

/** A site with one link more. */
function linked(files: Readonly<Record<string, string>>, path: string, target: string): TemporarySite {
  const site = makeSite({ 'index.html': 'x', ...files })
  mkdirSync(dirname(join(site.directory, path)), { recursive: true })
  symlinkSync(target, join(site.directory, path))
  return site
}

describe('a link', () => {
  it.each([
    { path: 'k.txt', target: '.ssh/deploy', file: '.ssh/deploy', folder: '.ssh' },
    { path: 'sub', target: '.ssh/sub', file: '.ssh/sub/config', folder: '.ssh' },
    { path: '.well-known', target: '.aws', file: '.aws/credentials', folder: '.aws' },
    { path: 'h.txt', target: 'a/.htpasswd', file: 'a/.htpasswd', folder: 'a/.htpasswd' },
    { path: 'a/b/c', target: '../../x/.svn/pristine/00', file: 'x/.svn/pristine/00/a', folder: 'x/.svn' },
    { path: 'c', target: '.docker', file: '.docker/config.json', folder: '.docker' },
    { path: 'c/d', target: '../.docker/config.json', file: '.docker/config.json', folder: '.docker' },
    { path: 'lib', target: 'x/node_modules/lib', file: 'x/node_modules/lib/a.js', folder: 'x/node_modules' },
    { path: 'notes.html', target: 'keys/deploy', file: 'keys/deploy', folder: 'keys', content: key },
    { path: 'notes', target: 'keys', file: 'keys/deploy', folder: 'keys', content: key },
    { path: 'config.txt', target: '.env', file: '.env', folder: '.env' },
    { path: 'env.a', target: '.env.a', file: '.env.a', folder: '.env.a' },
  ])('$path does not lead to the private $file', async ({ path, target, file, folder, content = 'x' }) => {
    using site = linked({ [file]: content }, path, target)
    await expect(collect(site.directory, { hidden: true })).rejects.toThrow('looks private')
    // If the file is left out, the link is so too, or it is still an error.
    for (const options of [{ hidden: true, exclude: folder }, {}]) {
      const rest = await collect(site.directory, options).then(pathsOf, (error: SiteError) => error.message)
      if (typeof rest === 'string') expect(rest).toContain('looks private')
      else expect(rest).toEqual(['index.html'])
    }
  })

  it.each(['.env.a', '.ssh/deploy', '.ssh'])('to %s stops the deploy, hidden or not', async (target) => {
    using site = linked({ '.env.a': 'x', '.ssh/deploy': 'x' }, 'public', target)
    await expect(collect(site.directory)).rejects.toThrow('looks private: public')
    expect(pathsOf(await collect(site.directory, { exclude: 'public' }))).toEqual(['index.html'])
  })

  it.each([
    { path: 'assets', target: '.secrets', file: '.secrets/a/x.css' },
    { path: 'a/x.css', target: '../.secrets/x.css', file: '.secrets/x.css' },
    { path: 'x', target: 'a/.b/c', file: 'a/.b/c/x.css' },
    { path: 'x.css', target: '.well-known', file: '.well-known' },
  ])('$path does not lead to the hidden $file', async ({ path, target, file }) => {
    using site = linked({ [file]: 'body {}' }, path, target)
    const found = await collect(site.directory)
    expect(pathsOf(found)).toEqual(['index.html'])
    expect(found.omitted.get('hidden')).toContain(path)
    expect(pathsOf(await collect(site.directory, { hidden: true }))).toHaveLength(3)
  })

  it('may lead into .well-known', async () => {
    using site = linked({ '.well-known/a/security.txt': 'x' }, 'security.txt', '.well-known/a/security.txt')
    expect(pathsOf(await collect(site.directory))).toEqual(['.well-known/a/security.txt', 'index.html', 'security.txt'])
  })

  it.each(['.git', '.git/objects', '.git/config', 'sub/.GIT/config'])('leads never to %s', async (target) => {
    using site = linked({ '.git/config': 'x', '.git/objects/a': 'x', 'sub/.GIT/config': 'x' }, 'public', target)
    for (const hidden of [true, false]) {
      const found = await collect(site.directory, { hidden })
      expect(pathsOf(found)).toEqual(['index.html'])
      expect(found.omitted.get('never published')).toContain('public')
    }
  })

  it('leads into no bare repository, excluded or not', async () => {
    using site = linked(repository, 'public', 'x.git/objects')
    await expect(collect(site.directory)).rejects.toThrow('looks private: public/, x.git/.')
    expect(pathsOf(await collect(site.directory, { exclude: 'x.git' }))).toEqual(['index.html'])
    const asked = await collect(site.directory, { exclude: 'x.git\n!public' })
    expect(pathsOf(asked)).toEqual(['index.html', 'public/a'])
  })

  it('is published if a pattern names it, whatever it leads to', async () => {
    using site = linked({ '.keys/deploy_rsa': key }, 'notes.txt', '.keys/deploy_rsa')
    const options = { exclude: '.keys\n!notes.txt', hidden: true }
    expect(pathsOf(await collect(site.directory, options))).toEqual(['index.html', 'notes.txt'])
  })
})

it.each([
  ['plan.html', 'drafts/plan.html', 'drafts/**', []],
  ['plan.html', 'drafts/plan.html', 'drafts', []],
  ['plan.html', 'drafts/plan.html', 'drafts/**\n!plan.html', ['plan.html']],
  ['new', 'drafts', 'drafts/plan.html', ['drafts/b.html', 'new/b.html']],
  ['new', 'drafts', 'drafts/**', []],
  ['new', 'drafts', 'drafts/**\n!new/**', []],
  ['new', 'drafts', 'new/plan.html', ['drafts/b.html', 'drafts/plan.html', 'new/b.html']],
])('a pattern holds through links: %s to %s with %j', async (path, target, exclude, expected) => {
  using site = linked({ 'drafts/plan.html': 'x', 'drafts/b.html': 'x' }, path, target)
  const found = pathsOf(await collect(site.directory, { exclude }))
  expect(found.filter((each) => each !== 'index.html')).toEqual(expected)
})

/** Folders of which each holds two links to the next one. */
function fan(levels: number): TemporarySite {
  const site = makeSite({ [`level${levels}/page.html`]: 'x' })
  for (let level = levels - 1; level >= 0; level -= 1) {
    mkdirSync(join(site.directory, `level${level}`))
    for (const link of ['a', 'b']) symlinkSync(`../level${level + 1}`, join(site.directory, `level${level}`, link))
  }
  return site
}

it('links that fan out are followed while they are few, and then end with an error that names one of them', async () => {
  using few = fan(8)
  expect((await collect(few.directory)).files.length).toBe(2 ** 9 - 1)
  using site = fan(40)
  await expect(collect(site.directory)).rejects.toMatchObject({
    message: expect.stringMatching(/^The site leads into more than 50,000 folders through links, .* "level0\/a\/a/u),
    hint: expect.stringContaining('exclude'),
  })
})

it.each(['.git', '.git/hooks', 'x/.GIT', 'public', 'hooks', 'y/.git', 'x.git', '.ssh'])(
  'a directory is refused: %s',
  async (name) => {
    const own = { '.git/config': 'x', '.git/hooks/a': 'x', 'x/.GIT/config': 'x', '.ssh/config': 'x', 'y/a': 'x' }
    using site = makeSite({ 'dist/index.html': 'x', ...own, ...repository })
    symlinkSync('.git', join(site.directory, 'public'))
    symlinkSync('.git/hooks', join(site.directory, 'hooks'))
    symlinkSync('../dist', join(site.directory, 'y/.git'))
    for (const hidden of [true, false]) {
      const act = collect(join(site.directory, name), { hidden })
      await expect(act).rejects.toThrow(InputError)
      await expect(act).rejects.toMatchObject({ input: 'directory', hint: expect.stringContaining('build') })
    }
  },
)

it('a directory in node_modules or a hidden folder is fine', async () => {
  using site = makeSite({ 'node_modules/.cache/site/index.html': 'x' })
  expect(pathsOf(await collect(join(site.directory, 'node_modules/.cache/site')))).toEqual(['index.html'])
})
