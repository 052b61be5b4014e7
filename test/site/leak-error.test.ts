import { renameSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { DEFAULT_KEY, startHosting } from '../stand-ins/hosting/hosting.ts'
import { runInProcess } from '../stand-ins/runner/in-process.ts'
import { canBePath } from '../stand-ins/runner/platform.ts'
import type { StepResult } from '../stand-ins/runner/runner.ts'
import { begin, pem, token } from '../stand-ins/scenes/secrets.ts'
import { baseInputs, makeSite } from '../stand-ins/scenes/world.ts'

const key = pem('OPENSSH ')
const hidden = { 'include-hidden-files': 'true' }

const deploy = (hosting: { url: string }, directory: string, inputs: Record<string, string> = {}) =>
  runInProcess({ inputs: { ...baseInputs(hosting), directory, ...inputs } })

/** The input that the error in a log says to write. */
function advised({ stdout }: StepResult): Record<string, unknown> {
  const error = stdout.split('\n').find((line) => line.startsWith('::error::')) ?? ''
  const lines = error.replaceAll('%0A', '\n').replaceAll('%25', '%').split('\n')
  return parse(lines.slice(lines.indexOf('exclude: |')).join('\n'))
}

describe('the leak guard', () => {
  it.each([
    { path: '.env', inputs: hidden },
    { path: '.git-credentials', inputs: hidden },
    { path: '.aws/credentials', named: '.aws/', inputs: hidden },
    { path: '.docker/config.json', inputs: hidden },
    { path: '.hg/store', named: '.hg/', inputs: hidden },
    { path: 'prod.env' },
    { path: 'terraform.tfstate' },
    { path: 'server.p12' },
    { path: 'deploy_rsa', content: key },
    { path: 'key.txt', content: key },
    { path: 'certs/site.pem', content: `${'x'.repeat(300)}\n${key}` },
    { path: 'account.json', content: JSON.stringify({ private_key: key }) },
    { path: 'putty', content: 'PuTTY-User-Key-File-3: ssh-rsa\n' },
    { path: 'node_modules/x/index.js', named: 'node_modules/' },
    { path: 'demo/node_modules/x/index.js', named: 'demo/node_modules/' },
  ])('stops at $path', async ({ path, content = 'secret', named = path, inputs = {} }) => {
    using site = makeSite({ 'index.html': 'x', [path]: content })
    await using hosting = await startHosting()
    const stopped = await deploy(hosting, site.directory, inputs)
    expect(stopped.code).toBe(1)
    expect(advised(stopped)).toEqual({ exclude: `${named}\n` })
    expect(stopped.summary).toContain(`exclude: |\n  ${named}\n`)
    expect(hosting.requests).toEqual([])
    const without = await deploy(hosting, site.directory, { ...inputs, exclude: named })
    expect(without).toMatchObject({ code: 0, outputs: { 'file-count': '1' } })
    const decided = await deploy(hosting, site.directory, { ...inputs, exclude: `!${named}` })
    expect(decided, decided.stdout).toMatchObject({ code: 0, outputs: { 'file-count': '2' } })
  })

  it('lists all of it in one input, which can be pasted', async () => {
    const files = [
      'a/.env',
      canBePath('*') ? 'a/[b]*.env' : 'a/[b].env',
      'c d.p12',
      'x.git/HEAD',
      'x.git/objects/a',
      'x.git/refs/a',
      'z.tfstate',
    ]
    using site = makeSite({ 'index.html': 'x', ...Object.fromEntries(files.map((path) => [path, 'x'])) })
    await using hosting = await startHosting()
    const stopped = await deploy(hosting, site.directory, hidden)
    const { exclude } = advised(stopped)
    const odd = canBePath('*') ? 'a/[[]b][*].env' : 'a/[[]b].env'
    expect(exclude).toBe(`a/.env\n${odd}\nc d.p12\nx.git/\nz.tfstate\n`)
    const result = await deploy(hosting, site.directory, { ...hidden, exclude: String(exclude) })
    expect(result, result.stdout).toMatchObject({ code: 0, outputs: { 'file-count': '1' } })
    expect(result.stdout).not.toContain('matches nothing')
  })

  it('is not switched off by a broad pattern', async () => {
    using site = makeSite({ 'index.html': 'x', 'assets/id_rsa': key })
    await using hosting = await startHosting()
    expect((await deploy(hosting, site.directory, { exclude: '!assets/**' })).code).toBe(1)
    expect(hosting.requests).toEqual([])
  })

  it('lets certificates, public keys and documentation pass', async () => {
    using site = makeSite({
      'index.html': `<pre>\n${begin()}</pre>`,
      'tls.md': `\`\`\`\n${begin()}\n\`\`\`\n`,
      'app.js': `const key = \`\n${begin()}\``,
      'site.pem': '-----BEGIN CERTIFICATE-----\n',
      'public.pem': '-----BEGIN PUBLIC KEY-----\n',
      'id_rsa.pub': 'ssh-rsa AAAA',
    })
    await using hosting = await startHosting()
    expect(await deploy(hosting, site.directory)).toMatchObject({ code: 0, outputs: { 'file-count': '6' } })
  })
})

describe('the log', () => {
  it('warns of what everybody will be able to read, and does not show it', async () => {
    const live = token('sk_live_', 24)
    using site = makeSite({
      'index.html': 'x',
      'dump.sql': 'x',
      'app.js.map': '{"sourcesContent":["const a = 1"]}',
      'guide.html': `<p>${live}`,
      'posts/.html': 'x',
    })
    await using hosting = await startHosting()
    const result = await deploy(hosting, site.directory)
    expect(result).toMatchObject({ code: 0, outputs: { 'file-count': '4' } })
    const warnings = result.stdout.split('\n').filter((line) => line.startsWith('::warning::'))
    expect(warnings.slice(0, 4)).toEqual([
      expect.stringContaining('Dumps of databases and recordings of requests often contain'),
      expect.stringContaining('Source maps contain the sources of the site: app.js.map.'),
      expect.stringContaining('A page shows what looks like a live token: guide.html. Revoke it if it is one.'),
      expect.stringMatching(/Left out as hidden, .* posts\/\.html\. Such a page has no name/u),
    ])
    expect(result.stdout + result.summary).not.toContain(live)
  })

  it('names the folders of a whole repository, which without a page is an error', async () => {
    using site = makeSite({ '.git/config': 'x', 'src/a.ts': 'x', 'config/app.yml': 'x', 'index.html': 'x' })
    await using hosting = await startHosting()
    const result = await deploy(hosting, site.directory)
    expect(result.code, result.stdout).toBe(0)
    expect(result.stdout).toMatch(/::warning::The directory is a whole repository.*config\/, src\//u)
    const stopped = await deploy(hosting, site.directory, { exclude: 'index.html' })
    expect(stopped.code).toBe(1)
    expect(stopped.stdout).toContain('sources, not a site')
  })
})

describe("the account's own key", () => {
  it('in a file stops the deploy and is not shown', async () => {
    using site = makeSite({ 'index.html': `<script>const key = "${DEFAULT_KEY}"</script>` })
    await using hosting = await startHosting()
    const stopped = await deploy(hosting, site.directory)
    expect(stopped.code).toBe(1)
    expect(stopped.stdout).toContain("The reason: the account's API key.")
    expect(stopped.stdout.replaceAll(`::add-mask::${DEFAULT_KEY}`, '')).not.toContain(DEFAULT_KEY)
    expect(hosting.requests).toEqual([])
  })
})

describe('a folder that becomes a link while the site is sent', () => {
  it('ends the upload', async () => {
    using site = makeSite({
      'a.bin': Buffer.alloc(64 * 1024 * 1024),
      'index.html': 'x',
      'z/page.html': 'page',
    })
    using outside = makeSite({ 'page.html': 'evil' })
    await using hosting = await startHosting({
      intercept: ({ url }) => {
        if (url !== '/v1/upload') return false
        // The rest of the large file is not yet sent, because nobody has read its start.
        renameSync(join(site.directory, 'z'), join(outside.directory, 'z'))
        symlinkSync(outside.directory, join(site.directory, 'z'))
        return false
      },
    })
    const result = await deploy(hosting, site.directory)
    expect(result.code).toBe(1)
    expect(result.stdout).toContain('"z/page.html" was replaced by another file')
    expect([...hosting.account(DEFAULT_KEY).links.keys()]).toEqual([])
  })
})
