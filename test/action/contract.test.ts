import { chmodSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { DEFAULT_KEY, type HostingOptions, startHosting } from '../stand-ins/hosting/hosting.ts'
import { pullRequestEvent } from '../stand-ins/runner/events.ts'
import { sharedTemporaryFolder } from '../stand-ins/runner/other-user.ts'
import { canBePath, onWindows } from '../stand-ins/runner/platform.ts'
import { runAction, type Step, type StepResult } from '../stand-ins/runner/runner.ts'
import { baseInputs, makeSite } from '../stand-ins/scenes/world.ts'

type Intercept = NonNullable<HostingOptions['intercept']>

const allOutputs = [
  ...['link', 'url', 'quota-used', 'quota-limit', 'status', 'result', 'deleted', 'skip-reason'],
  ...['file-count', 'total-bytes', 'environment', 'deployment-id', 'changed-pages'],
]

const act = (hosting: { url: string }, inputs: Record<string, string>, step: Step = {}): Promise<StepResult> =>
  runAction({ ...step, inputs: { ...baseInputs(hosting), ...inputs } })

const answering =
  (status: number, body: string, headers: Record<string, string> = {}): Intercept =>
  (request, response) => {
    request.resume()
    response.writeHead(status, headers).end(body)
    return true
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
    using site = makeSite({ 'index.html': '<h1>é</h1>', 'b.css': 'b{}', 'a/x.unknown': Buffer.from([0, 255]) })
    await using hosting = await startHosting({ accounts: { [DEFAULT_KEY]: { links: ['my.example.com'] } } })
    const result = await act(hosting, { directory: site.directory, domain: 'https://My.Example.com/' })
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
    using site = makeSite({ 'index.html': 'x', '.env': 'secret' })
    await using hosting = await startHosting({ accounts: { [DEFAULT_KEY]: { quotaLimit: 1000 } } })
    const { code, outputs, stdout, stderr, summary } = await act(hosting, { directory: site.directory })
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
      'file-count': '1',
      'total-bytes': '1',
      environment: 'production',
      'deployment-id': '',
      'changed-pages': '[]',
    })
    expect(stdout).toMatch(
      /^::add-mask::.*\n::group::1 file, 1 B\n {5}1 B {2}index\.html\nLeft out \(hidden\): 1: \.env\n::endgroup::\n/u,
    )
    expect(stdout).toContain(`Deployed to https://${link} in `)
    expect(summary).toContain(`### 🚀 [https://${link}](https://${link})\n`)
    expect(summary).toContain('| Quota used | 0 % (1 of 1,000 as the service counts) |')
    expect(stdout.split('\n').slice(1).join('\n')).not.toContain(DEFAULT_KEY)
  })

  it('carries any name that a file can have', async () => {
    const names = [
      ...[
        'ünï/cödé ✓.txt',
        'with space.txt',
        'quote".txt',
        "apostrophe'.txt",
        '100%.txt',
        'a+b.txt',
        '#.txt',
        'a&b.txt',
      ],
      ...['new\nline.txt', 'cr\r.txt', `${'n'.repeat(196)}.txt`, '1/2/3/4/5/6/deep.txt', '%22.txt.x'],
      ...['::error::x.txt', '##[error]x.txt', '<b>|`.md'],
    ].filter(canBePath)
    using site = makeSite(Object.fromEntries(names.map((name) => [name, name])))
    await using hosting = await startHosting()
    const result = await act(hosting, { directory: site.directory })
    expect(result.code, result.stdout).toBe(0)
    const files = hosting.account(DEFAULT_KEY).links.get(result.outputs['link'] ?? '')?.files
    // What was written as %22 can't be told from a quote: browsers escape so.
    expect([...(files?.keys() ?? [])].toSorted()).toEqual(names.map((name) => name.replace('%22', '"')).toSorted())
    for (const name of names.filter((name) => !name.includes('%22'))) expect(String(files?.get(name)?.bytes)).toBe(name)
    expect(commands(result.stdout)).toEqual([])
  })

  it('replaces a site exactly', async () => {
    using site = makeSite({ 'new.html': 'n' })
    await using hosting = await startHosting({
      accounts: { [DEFAULT_KEY]: { links: { 'my.example.com': { 'old.html': 'o' } } } },
    })
    const result = await act(hosting, { directory: site.directory, domain: 'my.example.com' })
    expect(result.stdout).toContain('::warning::There is no index.html')
    expect([...(hosting.account(DEFAULT_KEY).links.get('my.example.com')?.files.keys() ?? [])]).toEqual(['new.html'])
  })

  it('of a whole repository is a warning', async () => {
    using site = makeSite({ 'index.html': 'x', '.git/config': 'x', 'config/a.yml': 'x', 'src/a/b.ts': 'x' })
    await using hosting = await startHosting()
    const result = await act(hosting, { directory: site.directory })
    expect(result.code, result.stdout).toBe(0)
    expect(result.stdout).toContain('::warning::The directory is a whole repository')
    expect(result.stdout).toContain('its folders: config/, src/.')
  })

  it('of a whole repository is an error where it has no index.html', async () => {
    using site = makeSite({ '.git/config': 'x', 'README.md': 'x', 'dist/index.html': 'x' })
    await using hosting = await startHosting()
    const result = await act(hosting, { directory: '.' }, { workspace: site.directory })
    expect(result.code, result.stdout).toBe(1)
    expect(result.stdout).toContain('::error::directory: "." is a whole repository without an index.html')
    expect(result.stdout).toContain('Write "directory: dist".')
    expect(hosting.requests.filter(({ path }) => path === '/v1/upload')).toEqual([])
  })

  it('takes a directory relative to the workspace', async () => {
    using site = makeSite({ 'build/site/index.html': 'x' })
    await using hosting = await startHosting()
    const result = await act(hosting, { directory: 'build/site' }, { workspace: site.directory })
    expect(result.code, result.stdout).toBe(0)
  })

  it.skipIf(onWindows)('stops at a file that it may not read', async () => {
    vi.stubEnv('TMPDIR', sharedTemporaryFolder())
    using _ = { [Symbol.dispose]: () => vi.unstubAllEnvs() }
    using site = makeSite({ 'index.html': 'x', 'private.html': 'y' })
    chmodSync(site.directory, 0o755)
    chmodSync(join(site.directory, 'index.html'), 0o644)
    chmodSync(join(site.directory, 'private.html'), 0)
    await using hosting = await startHosting()
    // Root may read anything, so it must become somebody else.
    const step = process.getuid?.() === 0 ? { uid: 65534 } : {}
    const result = await act(hosting, { directory: site.directory }, step)
    expect(result.code, result.stderr).toBe(1)
    expect(result.stdout).toMatch(/::error::"private\.html" can't be read: EACCES/u)
    expect(hosting.requests).toEqual([])
  })
})

describe('bad input', () => {
  it.each([
    { inputs: { 'api-key': '' }, says: 'api-key:' },
    { inputs: { 'api-key': 'two\nlines' }, says: 'api-key:' },
    { inputs: { directory: '' }, says: 'directory:' },
    { inputs: { directory: 'nope' }, says: 'directory: "nope" does not exist' },
    { inputs: { domain: 'a b' }, says: 'domain:' },
    { inputs: { domain: 'pr-7' }, says: 'domain: "pr-7" is not a whole host name' },
    { inputs: { domain: `${DEFAULT_KEY}.example.com` }, says: 'domain: it contains a secret' },
    { inputs: { environment: `of ${DEFAULT_KEY}` }, says: 'environment: it contains a secret' },
    {
      inputs: { 'preview-password': 'open-sesame', domain: 'open-sesame.example.com' },
      says: 'domain: it contains a secret',
    },
    { inputs: { message: 'x'.repeat(10_001) }, says: 'message: the text has 10001 characters' },
    { inputs: { screenshots: '21' }, says: 'screenshots:' },
    {
      inputs: { publish_dir: 'dist' },
      says: 'publish_dir: there is no input "publish_dir": here "directory" does this.',
    },
    { inputs: { mode: 'x' }, says: 'mode:' },
    { inputs: { 'include-hidden-files': 'maybe' }, says: 'include-hidden-files:' },
    { inputs: { 'base-url': 'http://example.com' }, says: 'base-url:' },
    { inputs: { exclude: '../x' }, says: 'exclude:' },
    { inputs: { exclude: '**' }, says: 'directory:' },
    { inputs: { mode: 'teardown' }, says: 'domain:' },
  ])('$inputs is an error before any request', async ({ inputs, says }) => {
    using site = makeSite()
    await using hosting = await startHosting()
    const result = await act(hosting, { directory: site.directory, ...inputs })
    expect(result.code).toBe(1)
    expect(result.stdout).toContain(`::error::${says}`)
    expect(result.summary).toContain('❌')
    expect(result.summary).toContain('**What to do:**')
    expect(hosting.requests).toEqual([])
  })

  it.each(['', 'seven77'])(
    'a preview-password %j is one for a preview, and for production it is none',
    async (password) => {
      using site = makeSite()
      await using hosting = await startHosting()
      const inputs = { directory: site.directory, 'preview-password': password }
      const payload = pullRequestEvent({ action: 'opened', number: 7, head: { sha: 'a'.repeat(40), ref: 'x' } })
      const preview = await act(hosting, inputs, { event: 'pull_request', payload })
      expect(preview.code).toBe(1)
      expect(preview.stdout).toContain('::error::preview-password: the password ')
      expect(preview.stdout).toContain('preview-password: none')
      expect(hosting.requests).toEqual([])
      expect(await act(hosting, inputs)).toMatchObject({ code: 0, outputs: { result: 'deployed' } })
    },
  )
})

describe('an event that deploys nothing', () => {
  const repository = { full_name: 'octo/site', default_branch: 'main' }
  it.each([
    { event: 'release', payload: { action: 'edited', repository } },
    { event: 'delete', payload: { ref: 'topic', ref_type: 'branch', repository } },
    {
      event: 'merge_group',
      payload: { action: 'checks_requested', repository },
      inputs: { mode: 'auto', 'api-key': '' },
    },
  ])('$event is skipped with a notice, whatever mode says, and all outputs are set', async ({ inputs, ...step }) => {
    using site = makeSite()
    await using hosting = await startHosting()
    const result = await act(hosting, { mode: 'deploy', directory: site.directory, ...inputs }, step)
    expect(result).toMatchObject({ code: 0, outputs: { result: 'skipped', deleted: '[]', 'changed-pages': '[]' } })
    expect(Object.keys(result.outputs)).toEqual(allOutputs)
    expect(result.outputs['skip-reason']).not.toBe('')
    expect(result.stdout).toContain('::notice::')
    expect(hosting.requests).toEqual([])
  })
})

describe('a teardown by name', () => {
  const accounts = { [DEFAULT_KEY]: { links: ['my.example.com', 'other.example.com'] } }
  type Service = Awaited<ReturnType<typeof startHosting>>
  const left = (hosting: Service): string[] => [...hosting.account(DEFAULT_KEY).links.keys()]
  const writes = ({ requests }: Service) => requests.filter(({ method }) => method !== 'GET')

  it('deletes by form A, also on a closed pull request, without a directory', async () => {
    await using hosting = await startHosting({ accounts })
    const payload = pullRequestEvent({ action: 'closed', number: 7, head: { sha: 'a'.repeat(40), ref: 'x' } })
    const result = await act(hosting, { domain: 'my.example.com' }, { event: 'pull_request', payload })
    expect(result).toMatchObject({
      code: 0,
      outputs: { result: 'deleted', link: 'my.example.com', url: '', deleted: '["my.example.com"]' },
    })
    expect(Object.keys(result.outputs)).toEqual(allOutputs)
    expect(writes(hosting).map(({ method, path, body }) => `${method} ${path} ${body}`)).toEqual([
      'POST /v1/delete {"domain":"my.example.com"}',
    ])
    expect(left(hosting)).toEqual(['other.example.com'])
  })

  it('fails for a link that stays', async () => {
    await using hosting = await startHosting({ accounts, deleteForms: [] })
    expect(await act(hosting, { mode: 'teardown', domain: 'my.example.com' })).toMatchObject({ code: 1 })
    const intercept = answering(
      200,
      '{"success":true,"data":{"links":["my.example.com"],"quotaUsed":1,"quotaLimit":2}}',
    )
    await using liar = await startHosting({
      accounts,
      intercept: (...all) => all[0].url === '/v1/delete' && intercept(...all),
    })
    const result = await act(liar, { mode: 'teardown', domain: 'my.example.com' })
    expect(result.code).toBe(1)
    expect(result.stdout).toContain('still lists my.example.com')
  })
})

describe('an answer', () => {
  const deployTo = async (intercept: Intercept, inputs: Record<string, string> = {}): Promise<StepResult> => {
    using site = makeSite()
    await using hosting = await startHosting({ intercept })
    return await act(hosting, { directory: site.directory, ...inputs })
  }
  const success = (data: unknown): Intercept => answering(200, JSON.stringify({ success: true, data }))
  const fine = { link: 'x.example.com', status: 'active', profile: { quotaUsed: 1, quotaLimit: 2 } }

  it.each([
    ['a failure', answering(400, '{"success":false,"error":"BAD","message":"no good"}'), 'BAD: no good'],
    ['a wrong key', answering(401, '{"success":false,"error":"E","message":"m"}'), 'holds a valid key'],
    ['success with HTTP 400', answering(400, JSON.stringify({ success: true, data: fine })), 'HTTP 400'],
    ['HTML', answering(200, '<!doctype html><h1>Hi</h1>'), 'Cause: The answer: <!doctype html>'],
    ['nothing', answering(200, ''), 'the answer is not a JSON object.'],
    ['a list', answering(200, '[]'), 'is not a JSON object'],
    ['success as text', answering(200, JSON.stringify({ success: 'true', data: fine })), 'refused'],
    ['no data', success(null), 'data is not an object'],
    ['a number for a link', success({ ...fine, link: 1 }), 'data.link is not a host name'],
    ['a number for a status', success({ ...fine, status: 1 }), 'data.status is not a text'],
    ['a text for quota', success({ ...fine, profile: { quotaUsed: '1' } }), 'quotaUsed is not a whole number'],
    ['a negative quota', success({ ...fine, profile: { quotaUsed: -1 } }), 'quotaUsed is not a whole number'],
    ['NaN', answering(200, '{"success":true,"data":{"link":"x.y","profile":{"quotaUsed":NaN}}}'), 'not a JSON object'],
    ['a link with a line break', success({ ...fine, link: 'x.y\n::error::z' }), 'not a host name'],
    ['a link of Markdown', success({ ...fine, link: '[x](y)' }), 'not a host name'],
    ['a link of 5 KB', success({ ...fine, link: `${'a'.repeat(5000)}.example.com` }), 'not a host name'],
    ['more than 1 MiB', answering(200, `{"success":true,"x":"${'x'.repeat(2 ** 20)}"}`), 'more than 1 MiB'],
    [
      'commands',
      answering(400, '{"success":false,"error":"::add-mask::x","message":"a\\n::error::b\\r##[error]c\\u001b[31m"}'),
      '\\x5b',
    ],
  ])('of %s fails, and the error says why', async (_, intercept, says) => {
    const result = await deployTo(intercept)
    expect(result.code).toBe(1)
    expect(result.stdout).toContain(says)
    expect(commands(result.stdout)).toEqual([])
    expect(result.outputs).toEqual({})
  })

  it.each([
    ...['evil.example/path', 'https://evil.example/path/', 'évil.example/path', 'https://évil.example/path/'],
    ...['evil.example:8443', 'évil.example:8443', 'https://évil.example:443/', 'évil.example?query'],
    ...['évil.example#fragment', 'user@évil.example', 'https://user:word@évil.example', 'évil.example\\path'],
    ...['ftp://évil.example', '127.0.0.1', '[::1]', '１２７.0.0.1', 'évil example'],
  ])('with %j for a link is an error that quotes it', async (link) => {
    const result = await deployTo(success({ ...fine, link }))
    expect(result).toMatchObject({ code: 1, outputs: {} })
    expect(result.stdout).toContain(`data.link is not a host name: ${JSON.stringify(link)}.`)
  })

  it('with a scheme in the link and no quota is a success', async () => {
    const result = await deployTo(success({ link: 'https://X.example.com/', status: 'active' }))
    expect(result).toMatchObject({
      code: 0,
      outputs: { link: 'x.example.com', 'quota-used': '', 'quota-limit': '' },
    })
  })

  it.each([301, 302, 307, 308])('%s is not followed, and the key stays', async (status) => {
    const visits: unknown[] = []
    const other = createServer((request, response) => {
      visits.push(request.headers)
      response.end()
    })
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    const location = `http://127.0.0.1:${(other.address() as AddressInfo).port}/elsewhere`
    const result = await deployTo(answering(status, '', { location }))
    other.close()
    expect(result.code).toBe(1)
    expect(result.stdout).toContain(location)
    expect(visits).toEqual([])
  })

  it.each([401, 413])('%s that comes while 200 MB are being sent wins over the broken pipe', async (status) => {
    using site = makeSite({ 'big.bin': '' })
    truncateSync(join(site.directory, 'big.bin'), 200e6)
    await using hosting = await startHosting({
      recordBodyBytes: 0,
      intercept: (request, response) => {
        response.writeHead(status).end('{"success":false,"error":"EARLY","message":"no"}', () =>
          // Windows drops what has come and was not yet read, once the other end is gone.
          setTimeout(() => request.socket.destroy(), onWindows ? 1000 : 0),
        )
        return true
      },
    })
    const result = await act(hosting, { directory: site.directory })
    expect(result.code).toBe(1)
    expect(result.stdout).toContain(`(HTTP ${status}). EARLY: no`)
  })
})

describe('a file that changes while it is sent', () => {
  it.each([
    { name: 'grows', change: (path: string) => truncateSync(path, 60e6), says: 'changed its size' },
    { name: 'shrinks', change: (path: string) => truncateSync(path, 10e6), says: 'changed its size' },
    { name: 'is emptied', change: (path: string) => writeFileSync(path, ''), says: 'changed its size' },
    { name: 'disappears', change: (path: string) => rmSync(path), says: "can't be read: ENOENT" },
  ])('and $name aborts the request, and nothing is published', async ({ change, says }) => {
    using site = makeSite({ 'a.bin': '', 'b.bin': '' })
    const later = join(site.directory, 'b.bin')
    for (const name of ['a.bin', 'b.bin']) truncateSync(join(site.directory, name), 50e6)
    await using hosting = await startHosting({
      recordBodyBytes: 0,
      // The first bytes have come, and more than the sockets hold is still to be sent.
      intercept: ({ method }) => {
        if (method !== 'GET') change(later)
        return false
      },
    })
    const result = await act(hosting, { directory: site.directory })
    expect(result.code).toBe(1)
    expect(result.stdout).toContain(`"b.bin" ${says}`)
    expect(hosting.account(DEFAULT_KEY).links.size).toBe(0)
  })
})

describe('a link out of the site', () => {
  it('is never followed', async () => {
    using outside = makeSite({ 'secret.txt': 'secret' })
    using site = makeSite()
    symlinkSync(outside.directory, join(site.directory, 'out'))
    await using hosting = await startHosting()
    const result = await act(hosting, { directory: site.directory })
    expect(result.code).toBe(1)
    // Node can't read where a link leads that is one for another system only.
    expect(result.stdout).toMatch(onWindows ? /"out" (?:points at|can't be read)/u : /The link "out" points at/u)
    expect(hosting.requests).toEqual([])
  })
})
