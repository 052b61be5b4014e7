import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { SiteError } from '../../src/errors.ts'
import { collectSite } from '../../src/site/collect.ts'
import { Exclude } from '../../src/site/exclude.ts'
import { isPrivateFolder } from '../../src/site/private-names.ts'
import type { Site } from '../../src/site/site.ts'
import { registerSecret } from '../../src/text/secrets.ts'
import { canBePath } from '../stand-ins/runner/platform.ts'
import { pem } from '../stand-ins/scenes/secrets.ts'
import { makeSite, type TemporarySite } from '../stand-ins/scenes/world.ts'

async function collect(directory: string, { exclude = '', hidden = true } = {}): Promise<Site> {
  return collectSite(directory, '/', { exclude: await Exclude.parse(exclude), includeHiddenFiles: hidden })
}

const paths = ({ files }: Site): string[] => [...files].map(({ path }) => path)

/** The error that stops a site. */
async function leakOf(site: TemporarySite, options = {}): Promise<SiteError> {
  const error = await collect(site.directory, options).then(
    (found) => paths(found),
    (cause: unknown) => cause,
  )
  expect(error).toBeInstanceOf(SiteError)
  return error as SiteError
}

/** The input that an error tells to write, as the runner would read it. */
function advised({ hint = '', message }: SiteError): string {
  const [first = '', ...lines] = hint.split('\n')
  // The account's own key is not for publishing on purpose.
  expect(first.includes('"!"')).toBe(!message.includes("the account's API key"))
  const input: unknown = parse(lines.join('\n'))
  expect(Object.keys(input as object)).toEqual(['exclude'])
  return (input as { exclude: string }).exclude
}

describe('a folder is private', () => {
  it.each([
    ['site/docs', 'docs', false],
    ['site/.ssh', 'docs', true],
    ['site/docs', 'a/.ssh', true],
    ['site/.SSH', 'a/.ssh', true],
    ['a/node_modules', 'a/node_modules', true],
    ['a/modules', 'a/modules', false],
  ])('as %s under the path %s: %s', (real, path, expected) => {
    expect(isPrivateFolder(real, path)).toBe(expected)
  })

  it.each([
    [['HEAD', 'objects/a', 'refs/a'], true],
    [['objects/a', 'refs/a'], false],
    [['HEAD', 'refs/a'], false],
    [['HEAD', 'objects/a'], false],
    [['HEAD', 'objects', 'refs/a'], false],
    [['HEAD', 'objects/a', 'refs'], false],
  ])('as a bare repository with %j: %s', (names, expected) => {
    using site = makeSite(Object.fromEntries(names.map((name) => [name, 'x'])))
    expect(isPrivateFolder(site.directory)).toBe(expected)
  })
})

describe('what looks private by its name', () => {
  it('is a bare repository, too', async () => {
    const repository = {
      'index.html': 'x',
      'src/x.git/HEAD': 'ref: refs/heads/main',
      'src/x.git/objects/a': 'a',
      'src/x.git/refs/heads/main': 'b',
    }
    using site = makeSite(repository)
    expect(advised(await leakOf(site, { hidden: false }))).toBe('src/x.git/\n')
    expect(paths(await collect(site.directory, { exclude: '!src/x.git' }))).toHaveLength(4)
  })
})

describe('a pattern with "!"', () => {
  const files = { 'index.html': 'x', 'assets/id_rsa': pem(), 'assets/a.css': 'x' }

  it.each([
    '!assets/**',
    '!**',
    '!assets',
    '!assets/id_*',
    '!assets/id_rs?',
    'assets/*\n!assets/[h-j]d_rsa',
    '!assets/id_rs',
  ])('does not publish a private file if it is as broad as %j', async (exclude) => {
    using site = makeSite(files)
    expect((await leakOf(site, { exclude })).path).toBe('assets/id_rsa')
  })

  it.each(['!assets/id_rsa', '! /assets/id_rsa', 'assets/**\n!./assets/id_rsa', '!assets/**\n!assets/id_rsa'])(
    'publishes a private file if it names the file: %j',
    async (exclude) => {
      using site = makeSite(files)
      expect(paths(await collect(site.directory, { exclude }))).toContain('assets/id_rsa')
    },
  )

  it('reaches into a private folder only where it names what is in it', async () => {
    using site = makeSite({
      'index.html': 'x',
      '.ssh/a.pub': 'x',
      '.ssh/deep/b.pub': 'x',
      '.ssh/config': 'x',
    })
    const named = await collect(site.directory, { exclude: '.ssh\n!.ssh/a.pub' })
    expect(paths(named)).toEqual(['.ssh/a.pub', 'index.html'])
    expect(advised(await leakOf(site, { exclude: '.ssh\n!**/*.pub' }))).toBe(
      '.ssh\n!**/*.pub\n.ssh/a.pub\n.ssh/deep/b.pub\n',
    )
    expect(advised(await leakOf(site, { exclude: '.ssh\n!.ssh/deep/**' }))).toBe('.ssh\n!.ssh/deep/**\n.ssh/deep/\n')
  })

  it('opens a folder, but not for the keys in it', async () => {
    using site = makeSite({
      'index.html': 'x',
      'node_modules/a/x.js': 'x',
      'node_modules/a/node_modules/b.js': 'x',
    })
    expect(paths(await collect(site.directory, { exclude: '!node_modules' }))).toHaveLength(3)
    writeFileSync(join(site.directory, 'node_modules/a/deploy'), pem())
    const error = await leakOf(site, { exclude: '!node_modules' })
    expect(advised(error)).toBe('!node_modules\nnode_modules/a/deploy\n')
  })
})

describe('the error', () => {
  it('lists all of it, in an input that can be pasted', async () => {
    const many = Array.from({ length: 30 }, (_, index) => `a/${String(index).padStart(2, '0')}.env`)
    using site = makeSite({ 'index.html': 'x', ...Object.fromEntries(many.map((path) => [path, 'x'])) })
    const error = await leakOf(site)
    expect(error.message).toContain('a/00.env, a/01.env, a/02.env, a/03.env, a/04.env and 25 more')
    expect(advised(error).trim().split('\n')).toEqual(many)
    expect(paths(await collect(site.directory, { exclude: advised(error) }))).toEqual(['index.html'])
  })

  it('shows the whole list where there is one already', async () => {
    using site = makeSite({ 'index.html': 'x', 'prod.env': 'x', 'a.map': 'x' })
    const error = await leakOf(site, { exclude: '# not these\n  *.map\n\n!b.map\n' })
    const block = 'exclude: |\n  # not these\n  *.map\n  !b.map\n  prod.env'
    expect(error.hint).toMatch(/in place of the step's "exclude".*:\n/u)
    expect(error.hint?.endsWith(`:\n${block}`)).toBe(true)
    expect(paths(await collect(site.directory, { exclude: advised(error) }))).toEqual(['index.html'])
  })

  it('shows no name that contains the key, and yet a pattern that leaves it out', async () => {
    const apiKey = 'k3y-of-the-Account-9'
    registerSecret(apiKey)
    using site = makeSite({ 'index.html': 'x', [`a/${apiKey}.txt`]: 'x', [`${btoa(apiKey)}/b.txt`]: 'x' })
    const options = { includeHiddenFiles: false, apiKey }
    const error = await collectSite(site.directory, '/', { exclude: await Exclude.parse(''), ...options }).catch(
      (cause: unknown) => cause as SiteError,
    )
    if (!(error instanceof SiteError)) throw new Error('It was collected.')
    expect(error.message).toContain("the account's API key in its name")
    expect(`${error.message}${error.hint}`).not.toMatch(new RegExp(`${apiKey}|${btoa(apiKey).slice(0, 20)}`, 'u'))
    const exclude = await Exclude.parse(advised(error))
    const { files } = await collectSite(site.directory, '/', { exclude, ...options })
    expect(files.map(({ path }) => path)).toEqual(['index.html'])
  })

  it('names what a build wrote, where the directory is the whole project', async () => {
    using project = makeSite({
      'node_modules/a/x.js': 'x',
      'web/.npmrc': 'x',
      'web/readme.txt': 'x',
      'web/build/index.html': 'x',
      'dist/index.html': 'x',
      'public/icon.svg': 'x',
    })
    const hintOf = async (directory: string, options = {}): Promise<string | undefined> => {
      const exclude = await Exclude.parse('')
      const collected = collectSite(directory, project.directory, {
        exclude,
        includeHiddenFiles: true,
        ...options,
      })
      return await collected.then(
        () => undefined,
        (error: SiteError) => error.hint,
      )
    }
    for (const directory of ['.', './', project.directory])
      expect(await hintOf(directory)).toMatch(/^"dist" looks .*: did you mean "directory: dist"\? /u)
    expect(await hintOf('web/')).toMatch(/^"web\/build" looks .*: did you mean "directory: web\/build"\? /u)
  })

  it('writes each name so that it matches itself and nothing else', async () => {
    const odd = [
      '#a.env',
      '!a.env',
      ' a .env',
      '.env.b ',
      '~/x.env',
      'a*b.env',
      'a?b.env',
      '[a].env',
      'a[b.env',
      '{a,b}.env',
      'a\\b.env',
      '\\a.env',
      '.\\a.env',
      '(a|b).env',
      '+(a).env',
      '```.env',
      'ä 😀.env',
      'it\'s: "so".env',
      '- a.env',
      '%0A.env',
      '.env\ttab',
      '.env\nline',
      '.env\u202e',
      '**/x.env',
    ].filter(canBePath)
    const others = ['a.css', 'aab.html', 'b.html', 'a,b.html']
    using site = makeSite(Object.fromEntries(others.map((path) => [path, 'x'])))
    for (const path of odd) {
      mkdirSync(dirname(join(site.directory, path)), { recursive: true })
      writeFileSync(join(site.directory, path), 'x')
    }
    const exclude = advised(await leakOf(site))
    expect(exclude.trim().split('\n')).toHaveLength(odd.length)
    expect(paths(await collect(site.directory, { exclude }))).toEqual(others.toSorted())
    const asked = exclude.replaceAll(/^(?=.)/gmu, '!')
    expect(paths(await collect(site.directory, { exclude: asked }))).toHaveLength(odd.length + others.length)
    for (const line of exclude.trim().split('\n')) {
      const left = paths(await collect(site.directory, { exclude: `${asked}\n${line}` }))
      expect(left, line).toHaveLength(odd.length + others.length - 1)
    }
  })
})
