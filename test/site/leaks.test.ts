import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { leakError } from '../../src/site/leak-error.ts'
import { registerSecret } from '../../src/text/masking.ts'
import { canBePath } from '../stand-ins/runner/platform.ts'
import { pem, token } from '../stand-ins/scenes/secrets.ts'
import { makeSite } from '../stand-ins/scenes/world.ts'
import { advised, collect, leakIn, linesOf, pathsOf } from './collected.ts'

const hidden = true

/** A site with a root page and, at these paths, files that are private by their names. */
const withPrivate = (paths: readonly string[]) =>
  makeSite({ 'index.html': 'x', ...Object.fromEntries(paths.map((path) => [path, 'x'])) })

describe('a pattern with "!"', () => {
  const files = { 'index.html': 'x', 'assets/id_rsa': pem(), 'assets/a.css': 'x' }

  const broad = ['!assets/**', '!assets', '!assets/id_rs?', 'assets/*\n!assets/[h-j]d_rsa']
  it.each([...broad, '! /assets/id_rsa', 'assets/**\n!./assets/id_rsa'])(
    'publishes a private file it names: %j',
    async (exclude) => {
      using site = makeSite(files)
      const found = await collect(site.directory, { exclude }).then(pathsOf, String)
      expect(found).toContain(broad.includes(exclude) ? 'the directory: assets/id_rsa (its name).' : 'assets/id_rsa')
    },
  )

  it('reaches into a private folder only where it names what is in it', async () => {
    using site = withPrivate(['.ssh/a.pub', '.ssh/deep/b.pub', '.ssh/config'])
    const named = await collect(site.directory, { hidden, exclude: '.ssh\n!.ssh/a.pub' })
    expect(pathsOf(named)).toEqual(['.ssh/a.pub', 'index.html'])
    const broad = await collect(site.directory, { hidden, exclude: '.ssh\n!**/*.pub' })
    expect(pathsOf(broad)).toEqual(['index.html'])
  })
})

// A piece that is searched ends at 4 MiB.
it.each([
  ...[2 ** 22 - 20, 2 ** 22, 2 ** 23 + 2 ** 20].map((count) => [count, 'utf8'] as const),
  ...[2 ** 21 - 20, 2 ** 21, 2 ** 22 + 2 ** 19].map((count) => [count, 'utf16le'] as const),
])('a large file is searched whole: a key after %d characters in %s', async (count, encoding) => {
  const text = Buffer.from(`${'x'.repeat(count)}\n${pem()}\n${'x'.repeat(2 ** 20)}`, encoding)
  using site = makeSite({ 'index.html': 'x', 'app.js.map': text })
  expect((await leakIn(site.directory)).message).toContain('app.js.map (a private key)')
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
    const error = await leakIn(site.directory, { exclude: '# kept\n  *.css\n\n!${{ b }}.map\n', apiKey })
    const first = 'a.js (a live token (Stripe)), b[1].txt (a private key), broken (a link that leads nowhere: ENOENT), '
    const rest = "c.env (its name), d.js (the account's API key) and 60 more. Nothing was sent."
    expect(error.message).toBe(`These files look private, or link outside the directory: ${first}${rest}`)
    expect(error.hint?.text).toContain('revoke it')
    expect(error.hint?.text).not.toMatch(new RegExp(`${stripe}|${apiKey}`, 'u'))
    const exclude = advised(error)
    expect(exclude).toContain('# kept\n*.css\n![$]{{ b }}.map\na.js\nb[[]1].txt\nbroken\n')
    expect(pathsOf(await collect(site.directory, { exclude, apiKey }))).toEqual(['index.html'])
  })

  it('has at most 500 lines to copy, and is short enough for the job summary', async () => {
    const paths = Array.from({ length: 20_000 }, (_, index) => ({ path: `keys/${index}.env`, reason: 'its name' }))
    const { message, hint } = leakError(paths, ['*.map'])
    expect(message).toContain('keys/1.env (its name), keys/10.env (its name)')
    expect(message).toContain(' and 19,995 more. Nothing was sent.')
    const lines = linesOf(hint).split('\n')
    expect(lines).toHaveLength(1 + 1 + 500)
    expect(hint?.text).toContain('500 of them, and 19,500 are left: leave out their folders')
    expect(`${message}${linesOf(hint)}`.length).toBeLessThan(20_000)
  })

  it('shows no name that contains the key, and yet a pattern that leaves it out', async () => {
    const apiKey = 'k3y-of-the-Account-9'
    registerSecret(apiKey)
    using site = withPrivate([`a/${apiKey}.txt`, `${btoa(apiKey)}/b.txt`])
    const error = await leakIn(site.directory, { apiKey })
    expect(error.message).toContain("the account's API key in its name")
    const secret = new RegExp(`${apiKey}|${btoa(apiKey).slice(0, 20)}`, 'u')
    expect(JSON.stringify([error.message, error.hint])).not.toMatch(secret)
    expect(pathsOf(await collect(site.directory, { exclude: advised(error), apiKey }))).toEqual(['index.html'])
  })

  it('writes each name so that it matches itself and nothing else', async () => {
    const odd = [
      ...['#a.env', '!a.env', ' a .env', '.env.b ', '~/x.env', 'a*b.env', 'a?b.env', '[a].env', 'a[b.env', '{a,b}.env'],
      ...[
        'a\\b.env',
        '(a|b).env',
        '+(a).env',
        '```.env',
        'ä 😀.env',
        'it\'s: "so".env',
        "it's.env",
        '`.env',
        'line\nbreak.env',
      ],
      ...['${{ toJSON(secrets) }}.env', '$${{ a }}.env', '\n${{ b }}.env'],
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
    for (const line of exclude.trim().split('\n')) {
      const { message } = await leakIn(site.directory, { hidden, exclude: line })
      expect(message, line).toContain(` and ${odd.length - 6} more`)
    }
  })
})
