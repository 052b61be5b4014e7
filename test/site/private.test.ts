import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { SiteError } from '../../src/errors.ts'
import { collectSite } from '../../src/site/collect.ts'
import { Exclude } from '../../src/site/exclude.ts'
import { isPrivateFile, isPrivateFolder } from '../../src/site/private.ts'
import type { Site } from '../../src/site/site.ts'
import { canBePath } from '../stand-ins/runner/platform.ts'
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
function advised({ hint = '' }: SiteError): string {
  const [first = '', ...lines] = hint.split('\n')
  expect(first).toContain('"!"')
  const input: unknown = parse(lines.join('\n'))
  expect(Object.keys(input as object)).toEqual(['exclude'])
  return (input as { exclude: string }).exclude
}

const begin = (kind = ''): string => `-----BEGIN ${kind}PRIVATE KEY`
const pem = (kind = ''): string =>
  `${begin(kind)}-----\nMIIEvQIBADANBgkqhkiG9w0BAQEFAASC\n-----END ${kind}PRIVATE KEY-----\n`

describe('a file is private', () => {
  it.each([
    ['a.html', 'a.html', false],
    ['.env', '.env', true],
    ['a.html', '.env', true],
    ['.env', 'a.html', true],
    ['notes', 'notes', true],
    ['a.html', 'notes', true],
    ['notes', 'a.html', true],
  ])('as %s that leads to %s, with a key in it: %s', (path, target, expected) => {
    using site = makeSite({ file: pem() })
    expect(isPrivateFile(path, target, join(site.directory, 'file'), pem().length)).toBe(expected)
  })

  it.each([
    ['notes', 'notes', false],
    ['.env', '.env', true],
    ['a.html', '.env', true],
  ])('as %s that leads to %s, without one: %s', (path, target, expected) => {
    using site = makeSite({ file: 'x' })
    expect(isPrivateFile(path, target, join(site.directory, 'file'), 1)).toBe(expected)
  })

  it('is not read where its name says enough', () => {
    for (const path of ['a.html', '.env']) {
      expect(isPrivateFile(path, path, '/does/not/exist', 1)).toBe(path === '.env')
    }
    expect(() => isPrivateFile('notes', 'notes', '/does/not/exist', 1)).toThrow('ENOENT')
  })
})

describe('a folder is private', () => {
  it.each([
    ['site/docs', 'docs', false],
    ['site/.ssh', 'docs', true],
    ['site/docs', 'a/.ssh', true],
    ['site/.SSH', 'a/.ssh', true],
  ])('as %s under the path %s: %s', (real, path, expected) => {
    expect(isPrivateFolder(real, path)).toBe(expected)
  })

  it('as it is', () => {
    expect(isPrivateFolder('a/node_modules')).toBe(true)
    expect(isPrivateFolder('a/modules')).toBe(false)
    using site = makeSite({ 'x/HEAD': '', 'x/objects/a': '', 'x/refs/a': '' })
    expect(isPrivateFolder(join(site.directory, 'x'))).toBe(true)
  })
})

describe('what looks private by its name', () => {
  it.each([
    ['.env'],
    ['a/.env.production'],
    ['.ENV.local'],
    ['prod.env'],
    ['.npmrc'],
    ['.netrc'],
    ['_netrc'],
    ['.git-credentials'],
    ['.htpasswd'],
    ['a/htpasswd'],
    ['.pgpass'],
    ['terraform.tfstate'],
    ['terraform.tfstate.backup'],
    ['terraform.tfvars'],
    ['server.p12'],
    ['Server.PFX'],
    ['release.jks'],
    ['release.keystore'],
    ['passwords.kdbx'],
    ['.docker/config.json'],
    ['.ssh/config', '.ssh/'],
    ['a/.aws/credentials', 'a/.aws/'],
    ['.gnupg/pubring.kbx', '.gnupg/'],
    ['.svn/entries', '.svn/'],
    ['.hg/store/a', '.hg/'],
    ['node_modules/x/index.js', 'node_modules/'],
    ['demo/Node_Modules/x.js', 'demo/Node_Modules/'],
  ])('%s stops the site', async (path, named = path) => {
    using site = makeSite({ 'index.html': 'x', [path]: 'x' })
    const error = await leakOf(site)
    expect(error.path).toBe(named)
    expect(error.message).toContain(`looks private: ${named}.`)
    expect(advised(error)).toBe(`${named}\n`)
    expect(paths(await collect(site.directory, { exclude: named }))).toEqual(['index.html'])
    expect(paths(await collect(site.directory, { exclude: `!${named}` }))).toHaveLength(2)
  })

  it.each([
    'environment.js',
    'env.html',
    'assets/id_rsa.pub',
    'docs/node_modules.html',
    'docs/ssh/index.html',
    'config.json',
    'docker/config.json',
    'hg/index.html',
    'terraform.tfstate.html',
    'p12/index.html',
    'HEAD',
  ])('%s does not', async (path) => {
    using site = makeSite({ [path]: 'x' })
    expect(paths(await collect(site.directory))).toEqual([path])
  })

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

describe('what looks private by its content', () => {
  it.each([
    ['deploy_rsa', pem('OPENSSH ')],
    ['key.txt', pem('RSA ')],
    ['AuthKey_1.p8', pem()],
    [
      'certs/site.pem',
      `-----BEGIN CERTIFICATE-----\n${'x'.repeat(40_000)}\n-----END CERTIFICATE-----\n${pem('EC ')}`,
    ],
    ['server.key', pem('ENCRYPTED ')],
    ['me.asc', `-----BEGIN PGP PRIVATE KEY BLOCK-----\n\nabc\n`],
    ['bom', `\ufeff${pem()}`],
    ['windows', Buffer.from(`\ufeff${pem()}`, 'utf16le')],
    ['breaks.conf', `a\r\n${pem().replaceAll('\n', '\r\n')}`],
    ['values.yaml', `tls:\n  key: |\n    ${pem()}`],
    ['config.toml', `private_key = """${pem()}"""`],
    ['client.ovpn', `client\n<key>\n${pem()}</key>\n`],
    ['service-account.json', JSON.stringify({ type: 'service_account', private_key: pem() })],
    ['pretty.json', JSON.stringify({ type: 'service_account', private_key: pem() }, undefined, 2)],
    ['putty.ppk', 'PuTTY-User-Key-File-3: ssh-ed25519\nEncryption: none\n'],
    ['putty', 'PuTTY-User-Key-File-2: ssh-rsa\n'],
    ['ssh2', '---- BEGIN SSH2 ENCRYPTED PRIVATE KEY ----\nComment: x\n'],
    ['age.txt', '# created: 2026\n# public key: age1x\nAGE-SECRET-KEY-1QQQ\n'],
    ['full', `${'\n'.repeat(64 * 1024 - 40)}${begin()}`],
    ['rsa.der', Buffer.from('308204a30201000282010100c0', 'hex')],
    ['pkcs8.key', Buffer.from('308204bd020100300d06092a86', 'hex')],
    ['ec.key', Buffer.from('30770201010420', 'hex')],
  ])('%s stops the site', async (path, content) => {
    using site = makeSite({ 'index.html': 'x', [path]: content })
    expect(advised(await leakOf(site))).toBe(`${path}\n`)
    expect(paths(await collect(site.directory, { exclude: `!${path}` }))).toHaveLength(2)
  })

  it.each([
    ['site.pem', '-----BEGIN CERTIFICATE-----\nMIID\n-----END CERTIFICATE-----\n'],
    ['public.pem', '-----BEGIN PUBLIC KEY-----\nMIIB\n-----END PUBLIC KEY-----\n'],
    ['id_rsa.pub', 'ssh-rsa AAAA'],
    ['talk.key', 'a deck of slides'],
    ['docs/tls.html', `<pre>\n${pem()}</pre>`],
    ['docs/tls.md', `\`\`\`\n${pem()}\`\`\`\n`],
    ['app.js', `const begin = '${begin()}-----'\n`],
    ['app.mjs', `const key = \`\n${pem()}\``],
    ['app.js.map', JSON.stringify({ sourcesContent: [pem()] })],
    ['feed.xml', `<![CDATA[<pre>\n${pem()}</pre>]]>`],
    ['_sources/tls.md.txt', `\`\`\`\n${pem()}\`\`\`\n`],
    ['_sources/tls.rst.txt', `::\n\n    ${pem()}`],
    ['llms-full.txt', `\`\`\`\n${pem()}\`\`\`\n`],
    ['search.json', JSON.stringify({ docs: [{ text: `Your key begins with ${pem()}` }] })],
    ['notes.txt', `Never publish a file with "${begin()}" in it.\n`],
    ['large.bin', `${pem()}${'x'.repeat(64 * 1024)}`],
    ['cert.der', Buffer.from('308203c9308202b1a003020102', 'hex')],
    ['spki.der', Buffer.from('30820122300d06092a864886f7', 'hex')],
    ['empty', ''],
  ])('%s does not', async (path, content) => {
    using site = makeSite({ [path]: content })
    expect(paths(await collect(site.directory))).toEqual([path])
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

  it.each([
    '!assets/id_rsa',
    '! /assets/id_rsa',
    'assets/**\n!./assets/id_rsa',
    '!assets/**\n!assets/id_rsa',
  ])('publishes a private file if it names the file: %j', async (exclude) => {
    using site = makeSite(files)
    expect(paths(await collect(site.directory, { exclude }))).toContain('assets/id_rsa')
  })

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
    expect(advised(await leakOf(site, { exclude: '.ssh\n!.ssh/deep/**' }))).toBe(
      '.ssh\n!.ssh/deep/**\n.ssh/deep/\n',
    )
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

  it('shows the whole list where there is one already, and in public only what is new', async () => {
    using site = makeSite({ 'index.html': 'x', 'prod.env': 'x', 'a.map': 'x' })
    const error = await leakOf(site, { exclude: '# not these\n  *.map\n\n!b.map\n' })
    const block = 'exclude: |\n  # not these\n  *.map\n  !b.map\n  prod.env'
    expect(error.hint).toMatch(/in place of the step's "exclude".*:\n/u)
    expect(error.hint?.endsWith(`:\n${block}`)).toBe(true)
    expect(paths(await collect(site.directory, { exclude: advised(error) }))).toEqual(['index.html'])
    expect(error.inPublic.hint).toMatch(/the log .*:\nprod\.env$/u)
    expect(error.inPublic.hint).not.toContain('map')
  })

  it('names what a build wrote, where the directory is the whole project', async () => {
    using project = makeSite({
      'node_modules/a/x.js': 'x',
      'web/.npmrc': 'x',
      'web/build/index.html': 'x',
      'dist/index.html': 'x',
      'public/icon.svg': 'x',
    })
    const hintOf = async (directory: string, options = {}): Promise<string | undefined> => {
      const exclude = await Exclude.parse('')
      const collected = () =>
        collectSite(directory, project.directory, { exclude, includeHiddenFiles: true, ...options })
      try {
        collected()
      } catch (error) {
        return (error as SiteError).hint
      }
      return undefined
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
