import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { isPrivateFolder } from '../../src/site/private-names.ts'
import { registerSecret } from '../../src/text/secrets.ts'
import { canBePath } from '../stand-ins/runner/platform.ts'
import { advised, collect, leakIn, pathsOf } from '../stand-ins/scenes/collected.ts'
import { pem, token } from '../stand-ins/scenes/secrets.ts'
import { makeSite } from '../stand-ins/scenes/world.ts'

const hidden = true

/** A site with a root page and, at these paths, files that are private by their names. */
const withPrivate = (paths: readonly string[]) =>
  makeSite({ 'index.html': 'x', ...Object.fromEntries(paths.map((path) => [path, 'x'])) })

it.each([
  ['HEAD objects/a refs/a', true],
  ['objects/a refs/a', false],
  ['HEAD refs/a', false],
  ['HEAD objects refs/a', false],
  ['HEAD objects/a refs', false],
])('a folder is private as a bare repository with %s: %s', async (content, expected) => {
  const names = content.split(' ')
  using site = withPrivate(names.map((name) => `x.git/${name}`))
  const exclude = await leakIn(site.directory).then(advised, () => '')
  expect(exclude).toBe(expected ? 'x.git/\n' : '')
  expect(pathsOf(await collect(site.directory, { exclude: '!x.git' }))).toHaveLength(names.length + 1)
})

it('a folder is private by its own path, and by that of a link to it', () => {
  expect(isPrivateFolder('site/docs', 'docs')).toBe(false)
  expect([isPrivateFolder('site/.SSH', 'docs'), isPrivateFolder('site/docs', 'a/.ssh')]).toEqual([true, true])
})

describe('a pattern with "!"', () => {
  const files = { 'index.html': 'x', 'assets/id_rsa': pem(), 'assets/a.css': 'x' }
  const broad = ['!assets/**', '!**', '!assets', '!assets/id_*', '!assets/id_rs?', '!assets/id_rs']

  it.each([...broad, 'assets/*\n!assets/[h-j]d_rsa'])('is too broad for a private file: %j', async (exclude) => {
    using site = makeSite(files)
    expect((await leakIn(site.directory, { exclude })).message).toContain('private: assets/id_rsa.')
  })

  const exact = ['!assets/id_rsa', '! /assets/id_rsa', 'assets/**\n!./assets/id_rsa', '!assets/**\n!assets/id_rsa']
  it.each(exact)('publishes a private file if it names the file: %j', async (exclude) => {
    using site = makeSite(files)
    expect(pathsOf(await collect(site.directory, { exclude }))).toContain('assets/id_rsa')
  })

  it('reaches into a private folder only where it names what is in it', async () => {
    using site = withPrivate(['.ssh/a.pub', '.ssh/deep/b.pub', '.ssh/config'])
    const named = await collect(site.directory, { hidden, exclude: '.ssh\n!.ssh/a.pub' })
    expect(pathsOf(named)).toEqual(['.ssh/a.pub', 'index.html'])
    for (const [exclude, more] of [
      ['.ssh\n!**/*.pub\n', '.ssh/a.pub\n.ssh/deep/b.pub\n'],
      ['.ssh\n!.ssh/deep/**\n', '.ssh/deep/\n'],
    ] as const)
      expect(advised(await leakIn(site.directory, { hidden, exclude }))).toBe(exclude + more)
  })

  it('opens a folder, but not for the keys in it', async () => {
    using site = withPrivate(['node_modules/a/x.js', 'node_modules/a/node_modules/b.js'])
    const exclude = '!node_modules\n'
    expect(pathsOf(await collect(site.directory, { exclude }))).toHaveLength(3)
    writeFileSync(join(site.directory, 'node_modules/a/deploy'), pem())
    expect(advised(await leakIn(site.directory, { exclude }))).toBe(`${exclude}node_modules/a/deploy\n`)
  })
})

describe('the error', () => {
  it('tells all of it once, each with its reason, in one block that leaves it out', async () => {
    const stripe = token('sk_live_', 24)
    const apiKey = 'k3y-of-the-Account-9'
    const secrets = { 'a.js': `"${stripe}"`, 'b[1].txt': pem(), 'c.env': 'x', 'd.js': apiKey, 'e.css': 'x' }
    using site = makeSite({ 'index.html': 'x', ...secrets })
    mkdirSync(join(site.directory, 'links'))
    for (let index = 0; index < 60; index += 1) symlinkSync('/etc/hostname', join(site.directory, `links/${index}`))
    symlinkSync('nowhere', join(site.directory, 'broken'))
    const error = await leakIn(site.directory, { exclude: '# kept\n  *.css\n\n!b.map\n', apiKey })
    expect(error.message).toContain('a live token (Stripe) (1)')
    expect(error.message).toContain('The link "broken" points at nowhere, which does not exist.')
    expect(error.message).toContain('56 more such links')
    expect(error.hint).toMatch(/in place of the step's "exclude"/u)
    expect(error.hint).not.toMatch(new RegExp(`${stripe}|${apiKey}|write "!"`, 'u'))
    const exclude = advised(error)
    expect(exclude).toContain('# kept\n*.css\n!b.map\n')
    for (const part of ['# a private key\nb[[]1].txt\n', "# the account's API key\nd.js\n"])
      expect(exclude).toContain(part)
    expect(pathsOf(await collect(site.directory, { exclude, apiKey }))).toEqual(['index.html'])
  })

  it.each([
    ['a whole list', 30, (index: number) => `a/${10 + index}.env`, 30, ''],
    ['a folder', 3000, (index: number) => `${'k'.repeat(200)}/${index}/${'l'.repeat(200)}.env`, 1, 'whole folders.'],
    ['what has room', 600, (index: number) => `${10_000 + index}${'x'.repeat(91)}.env`, 120, '480 lines are missing'],
  ])('names %s, and fits into a comment', async (_, number, pathOf, lines, note) => {
    using site = withPrivate(Array.from({ length: number }, (_, index) => pathOf(index)))
    const error = await leakIn(site.directory)
    expect(error.message).toContain('. The reason: its name. ')
    expect(error.message).toContain(` and ${number > 1000 ? '2,995' : number - 5} more`)
    expect(error.hint).toContain(note)
    expect(`${error.message}${error.hint}`.length).toBeLessThan(40_000)
    expect(advised(error).trim().split('\n')).toHaveLength(lines)
    const rest = await collect(site.directory, { exclude: advised(error) }).then(pathsOf, () => [])
    expect(rest).toEqual(note.includes('missing') ? [] : ['index.html'])
  })

  it('shows no name that contains the key, and yet a pattern that leaves it out', async () => {
    const apiKey = 'k3y-of-the-Account-9'
    registerSecret(apiKey)
    using site = withPrivate([`a/${apiKey}.txt`, `${btoa(apiKey)}/b.txt`])
    const error = await leakIn(site.directory, { apiKey })
    expect(error.message).toContain("the account's API key in its name")
    expect(`${error.message}${error.hint}`).not.toMatch(new RegExp(`${apiKey}|${btoa(apiKey).slice(0, 20)}`, 'u'))
    expect(pathsOf(await collect(site.directory, { exclude: advised(error), apiKey }))).toEqual(['index.html'])
  })

  it('names what a build wrote, where the directory is the whole project', async () => {
    const built = ['web/build/index.html', 'dist/index.html', 'public/icon.svg']
    using project = withPrivate(['node_modules/a/x.js', 'web/.npmrc', 'web/readme.txt', ...built])
    const workspace = project.directory
    for (const directory of ['.', './', workspace, 'web/']) {
      const { hint } = await leakIn(directory, { hidden, workspace })
      const folder = directory === 'web/' ? 'web/build' : 'dist'
      expect(hint).toContain(`"${folder}" looks like what a build writes: did you mean "directory: ${folder}"? `)
    }
  })

  it('writes each name so that it matches itself and nothing else', async () => {
    const odd = [
      ...['#a.env', '!a.env', ' a .env', '.env.b ', '~/x.env', 'a*b.env', 'a?b.env', '[a].env', 'a[b.env', '{a,b}.env'],
      ...['a\\b.env', '\\a.env', '.\\a.env', '(a|b).env', '+(a).env', '```.env', 'ä 😀.env', 'it\'s: "so".env'],
      ...['- a.env', '%0A.env', '.env\ttab', '.env\nline', '.env\u202e', '**/x.env'],
    ].filter(canBePath)
    const others = ['a,b.html', 'a.css', 'aab.html', 'b.html']
    using site = makeSite(Object.fromEntries(others.map((path) => [path, 'x'])))
    for (const path of odd) {
      mkdirSync(dirname(join(site.directory, path)), { recursive: true })
      writeFileSync(join(site.directory, path), 'x')
    }
    const exclude = advised(await leakIn(site.directory, { hidden }))
    expect(exclude.trim().split('\n')).toHaveLength(odd.length)
    expect(pathsOf(await collect(site.directory, { hidden, exclude }))).toEqual(others)
    const asked = exclude.replaceAll(/^(?=.)/gmu, '!')
    expect(pathsOf(await collect(site.directory, { hidden, exclude: asked }))).toHaveLength(odd.length + others.length)
    for (const line of exclude.trim().split('\n')) {
      const left = pathsOf(await collect(site.directory, { hidden, exclude: `${asked}\n${line}` }))
      expect(left, line).toHaveLength(odd.length + others.length - 1)
    }
  })
})
