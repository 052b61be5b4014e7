import { chmodSync, readdirSync, readFileSync, truncateSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { DEFAULT_KEY, type Intercept } from '../stand-ins/hosting/hosting.ts'
import { canBePath, onWindows } from '../stand-ins/runner/platform.ts'
import type { Step } from '../stand-ins/runner/runner.ts'
import { status } from '../stand-ins/scenes/faults.ts'
import { makeSite, makeWorld, type WorldOptions } from '../stand-ins/scenes/world.ts'

/** One step against a service of its own, without a token. */
async function act({ step, inputs, ...options }: WorldOptions & { readonly step?: Step }) {
  await using world = await makeWorld({ ...options, inputs: { 'github-token': '', ...inputs } })
  return { result: await world.step(step), hosting: world.hosting }
}

/** Lines of standard output that a runner would take for a command, but for those that the action means. */
function commands(stdout: string): string[] {
  const own = /^::(?:add-mask|group|endgroup|notice|warning|error)::/u
  return stdout
    .split(/[\n\r\u2028\u2029\u0085]/u)
    .filter((line) => (/^[\s\u0085]*::/u.test(line) && !own.test(line)) || line.includes('##['))
}

describe('a deploy', () => {
  it('sends exactly this request', async () => {
    const { result, hosting } = await act({
      files: { 'index.html': '<h1>é</h1>', 'b.css': 'b{}', 'a/x.unknown': Buffer.from([0, 255]) },
      hosting: { accounts: { [DEFAULT_KEY]: { links: ['my.example.com'] } } },
      inputs: { domain: 'https://My.Example.com/' },
    })
    expect(result.code, result.stdout).toBe(0)
    const [request, ...rest] = hosting.requests
    expect(rest).toEqual([])
    expect(`${request?.method} ${request?.path}`).toBe('POST /v1/upload')
    const type = String(request?.headers['content-type'])
    const boundary = /^multipart\/form-data; boundary=([\w-]{20,70})$/u.exec(type)?.[1]
    const part = (disposition: string, type: string, content: string): string =>
      `--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n${type && `Content-Type: ${type}\r\n`}\r\n${content}\r\n`
    const expected = [
      part('name="domain"', '', 'my.example.com'),
      part('name="files"; filename="a/x.unknown"', 'application/octet-stream', '\x00\xff'),
      part('name="files"; filename="b.css"', 'text/css', 'b{}'),
      part('name="files"; filename="index.html"', 'text/html', Buffer.from('<h1>é</h1>').toString('latin1')),
      `--${boundary}--\r\n`,
    ].join('')
    expect(request?.body.toString('latin1')).toBe(expected)
    const headers = { 'x-api-key': DEFAULT_KEY, 'content-length': String(expected.length) }
    expect(request?.headers).toMatchObject(headers)
    expect(request?.headers).not.toHaveProperty('transfer-encoding')
  })

  it('tells what it did in outputs, log and summary', async () => {
    const { result } = await act({
      files: { 'index.html': 'x', '.env': 'secret' },
      hosting: { accounts: { [DEFAULT_KEY]: { quotaLimit: 1000 } } },
    })
    const { code, outputs, stdout, stderr, summary } = result
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    const link = outputs['link'] ?? ''
    expect(outputs).toEqual({
      link,
      url: `https://${link}`,
      'quota-used': '1',
      'quota-limit': '1000',
      status: 'active',
      result: 'deployed',
      deleted: '[]',
      'skip-reason': '',
      'changed-pages': '[]',
      'broken-links': '[]',
    })
    expect(stdout).toMatch(
      /^::add-mask::.*\n::group::1 file, 1 B\n {5}1 B {2}index\.html\nLeft out \(hidden\): 1: \.env\n::endgroup::\n/u,
    )
    expect(stdout).toContain(`Deployed to https://${link} in `)
    expect(summary).toContain(`### 🚀 Live site: [${link}](https://${link})\n`)
    expect(summary).toContain('| Quota used | 0 % (1 of 1,000 as the service counts) |')
    expect(stdout.split('\n').slice(1).join('\n')).not.toContain(DEFAULT_KEY)
  })

  it('carries any name that a file can have', async () => {
    const names = [
      ...['ünï/cödé ✓.txt', 'with space.txt', 'quote".txt', "apostrophe'.txt", '100%.txt', 'a+b.txt', '#.txt'],
      ...['a&b.txt', `${'n'.repeat(196)}.txt`, '1/2/3/4/5/6/deep.txt', '%22.txt.x'],
      ...['::error::x.txt', '##[error]x.txt', '<b>|`.md'],
    ].filter(canBePath)
    const { result, hosting } = await act({ files: Object.fromEntries(names.map((name) => [name, name])) })
    expect(result.code, result.stdout).toBe(0)
    const files = hosting.account().links.get(result.outputs['link'] ?? '')?.files
    // What was written as %22 can't be told from a quote: browsers escape so.
    expect([...(files?.keys() ?? [])].toSorted()).toEqual(names.map((name) => name.replace('%22', '"')).toSorted())
    for (const name of names.filter((name) => !name.includes('%22'))) expect(String(files?.get(name)?.bytes)).toBe(name)
    expect(commands(result.stdout)).toEqual([])
  })

  // Root may read anything.
  it.skipIf(onWindows || process.getuid?.() === 0)('stops at a file that it may not read', async () => {
    using site = makeSite({ 'index.html': 'x', 'private.html': 'y' })
    chmodSync(join(site.directory, 'private.html'), 0)
    const { result, hosting } = await act({ directory: site.directory })
    expect(result.code, result.stderr).toBe(1)
    expect(result.stdout).toMatch(/::error::"private\.html" can't be read: EACCES/u)
    expect(hosting.requests).toEqual([])
  })
})

it('an event that deploys nothing is skipped with a notice, whatever mode says, and outputs are set', async () => {
  const repository = { full_name: 'octo/site', default_branch: 'main' }
  const step = { event: 'release', payload: { action: 'edited', repository } }
  const { result, hosting } = await act({ inputs: { mode: 'deploy' }, step })
  expect(result).toMatchObject({ code: 0, outputs: { result: 'skipped', deleted: '[]', 'changed-pages': '[]' } })
  expect(result.outputs['skip-reason']).not.toBe('')
  expect(result.stdout).toContain('::notice::')
  expect(hosting.requests).toEqual([])
})

it('a wrong input loads no file but the first one', async () => {
  using coverage = makeSite({})
  const { result } = await act({ step: { inputs: { mode: 'x' }, env: { NODE_V8_COVERAGE: coverage.directory } } })
  expect(result.code, result.stdout).toBe(1)
  const reports = readdirSync(coverage.directory).map((name) => readFileSync(join(coverage.directory, name), 'utf8'))
  const loaded = reports.flatMap((report) => JSON.parse(report).result as { readonly url: string }[])
  const files = loaded.flatMap(({ url }) => (url.startsWith('file:') ? basename(url) : []))
  expect(files).toEqual(['index.js'])
})

describe('an answer', () => {
  it.each<[status: number, answer: object, anchor: string]>([
    [401, { success: false }, '5-the-key'],
    [200, { success: true, data: {} }, '2-answers'],
    [400, { success: false }, '44-ask-for-the-account'],
  ])('%i of a service of one’s own has the address of what it must be: %j', async (code, answer, anchor) => {
    const { result } = await act({ hosting: { intercept: status(code, answer) } })
    const end = `What it must answer: https://github.com/static-deploy/static-deploy-action/blob/main/docs/interface.md#${anchor}`
    expect(result.stdout).toContain(end)
    expect(result.summary).toContain(`/docs/interface.md#${anchor})`)
    expect(result.stdout).not.toMatch(/hosting account|holds a valid key/u)
  })

  it('that refuses starts no command of the runner', async () => {
    const answer = '{"success":false,"error":"::add-mask::x","message":"a\\n::error::b\\r##[error]c\\u001b[31m"}'
    const { result } = await act({ hosting: { intercept: status(400, answer) } })
    expect(result).toMatchObject({ code: 1, outputs: {} })
    expect(result.stdout).toContain('\\x5b')
    expect(commands(result.stdout)).toEqual([])
  })

  it.each([401, 413])('%s that comes while 200 MB are being sent wins over the broken pipe', async (code) => {
    using site = makeSite({ 'big.bin': '' })
    truncateSync(join(site.directory, 'big.bin'), 200e6)
    const intercept: Intercept = (request, response) => {
      response.writeHead(code).end('{"success":false,"error":"EARLY","message":"no"}', () =>
        // Windows drops what has come and was not yet read, once the other end is gone.
        setTimeout(() => request.socket.destroy(), onWindows ? 1000 : 0),
      )
      return true
    }
    const { result } = await act({ hosting: { intercept }, directory: site.directory })
    expect(result.code).toBe(1)
    expect(result.stdout).toContain(`(HTTP ${code}). EARLY: no`)
  })
})
