import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, request } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { DEFAULT_REPOSITORY, DEFAULT_TOKEN } from './github/github.ts'
import { DEFAULT_KEY } from './hosting/hosting.ts'
import { startProxy } from './runner/proxy.ts'
import { root, runAction } from './runner/runner.ts'
import { makeSite } from './scenes/world.ts'

const program = join(root, 'scripts/stand-in/stand-in.ts')

/** Runs the command to its end; one that goes on listening is stopped, and has no exit code. */
function end(...args: string[]) {
  return spawnSync(process.execPath, [program, ...args], { encoding: 'utf8', timeout: 30_000 })
}

/** Starts the command and waits until all that it prints at its start is there. */
async function start(...args: string[]) {
  return await startWith({}, ...args)
}

async function startWith(variables: Readonly<Record<string, string>>, ...args: string[]) {
  const env = { ...process.env, ...variables }
  const child = spawn(process.execPath, [program, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const printed = { out: '', err: '' }
  child.stdout.setEncoding('utf8').on('data', (text: string) => (printed.out += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (printed.err += text))
  const withGitHub = args.includes('--github')
  const last = withGitHub ? '(the command for the sweep)\n' : 'NODE_EXTRA_CA_CERTS='
  const isReady = () =>
    printed.err.includes(last) && /\n$/u.test(printed.out) && (!withGitHub || /^NODE_EXTRA_/mu.test(printed.out))
  while (!isReady() && child.exitCode === null) await pause(10)
  const [url = '', ...variablesTold] = printed.out.trimEnd().split('\n')
  return {
    child,
    /** What it printed so far. */
    printed,
    /** Lines of standard output: the address, then variables. */
    url,
    lines: variablesTold,
    env: Object.fromEntries(variablesTold.map((line) => line.split(/=(.*)/su))),
    async [Symbol.asyncDispose]() {
      const ended = once(child, 'close')
      child.kill()
      if (child.exitCode === null) await ended
    },
  }
}

async function send(url: string, method: string, domain: string | undefined, ...paths: string[]) {
  const form = new FormData()
  if (domain !== undefined) form.append('domain', domain)
  for (const path of paths) form.append('files', new Blob(['x']), path)
  const headers = { 'x-api-key': DEFAULT_KEY }
  const response = await fetch(`${url}/v1/upload`, { method, headers, body: form })
  return (await response.json()) as { data?: { link: string; status: string }; error?: string }
}

describe('npm run stand-in', () => {
  it('prints its address, and nothing else where programs read', async () => {
    await using standIn = await start()
    const { url } = standIn
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/u)
    const { data } = await send(url, 'POST', undefined, 'index.html')
    expect(data?.link).toBe('calm-river-1.tiiny.test')
    const shown = `created  ${data?.link}: http://${data?.link}.localhost:${new URL(url).port}/\n`
    while (!standIn.printed.err.includes(shown)) await pause(10)
    expect(standIn.printed.out).toBe(`${url}\n`)
  })

  it('listens where it is told to, and says so where it can not', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const port = String((other.address() as AddressInfo).port)
    for (const option of ['--port', '--github-port']) {
      const { status, stderr } = end(option, port)
      expect(stderr).toContain(`Port ${port} is taken: choose another with ${option}.\n`)
      expect(status).toBe(2)
    }
    other.close()
    await once(other, 'close')
    await using standIn = await start('--port', port)
    expect(standIn.url).toBe(`http://127.0.0.1:${port}`)
  })

  it.each([
    [['--nosuch'], "Unknown option '--nosuch'. --help lists what there is."],
    [['stray'], "Unexpected argument 'stray'. --help lists what there is."],
    [['--port', 'x'], "--port takes a whole number from 0 to 65535, not 'x'."],
    [['--link-limit', '1.5'], "--link-limit takes a whole number from 0 on, not '1.5'."],
    [['--delete-by', 'GET'], "--delete-by takes one of POST, DELETE, both, not 'GET'."],
    [['--update-by', 'GET'], "--update-by takes one of POST, PUT, both, not 'GET'."],
    [['--link-limit'], "Option '--link-limit <value>' argument missing. --help lists what there is."],
  ])('answers %j with a sentence', (args, sentence) => {
    const { status, stdout, stderr } = end(...args)
    expect(stderr).toBe(`${sentence}\n`)
    expect(stdout).toBe('')
    expect(status).toBe(2)
  })

  it('lists its options', () => {
    const { status, stdout } = end('--help')
    expect(stdout).toMatch(/^Usage: npm run stand-in -- \[options\]\n\n {2}--port .*--like-live .*--help /su)
    expect(status).toBe(0)
  })

  it('is like the live service in all, or in what is asked for', async () => {
    await using live = await start('--like-live', '--no-drop-folders', '--link-limit', '2', '--uploads-a-day', '1')
    const link = 'calm-river-1.tiiny.site'
    expect((await send(live.url, 'POST', undefined, 'a/b.html')).data).toMatchObject({ link, status: 'active' })
    expect((await fetch(`${live.url}/sites/${link}/a/b.html`)).status).toBe(200)
    expect((await send(live.url, 'POST', link, 'a')).error).toBe('DOMAIN_EXISTS')
    const named = { link: 'my-site.tiiny.site', status: 'expiring' }
    expect((await send(live.url, 'POST', 'my-site', 'a')).data).toMatchObject(named)
    expect((await send(live.url, 'POST', 'my-site', 'a')).error).toBe('FREE_UPLOAD_LIMIT_REACHED')

    const own = ['--update-by', 'PUT', '--delete-by', 'DELETE', '--link-limit', '1', '--no-named-links']
    await using plain = await start(...own, '--passwords', '401')
    expect((await send(plain.url, 'POST', 'pr-7.tiiny.test', 'a')).error).toBe('NOT_FOUND')
    expect((await send(plain.url, 'POST', undefined, 'a')).data?.link).toBe('calm-river-1.tiiny.test')
    expect((await send(plain.url, 'POST', 'calm-river-1.tiiny.test', 'a')).error).toBe('DOMAIN_EXISTS')
    expect((await send(plain.url, 'POST', undefined, 'a')).error).toBe('LINK_LIMIT_REACHED')
    const headers = { 'x-api-key': DEFAULT_KEY, 'content-type': 'application/json' }
    expect((await fetch(`${plain.url}/v1/delete`, { method: 'POST', headers, body: '{"domain":"a"}' })).status).toBe(
      404,
    )
  })

  it("plays GitHub's API too, and tells what act needs", async () => {
    using site = makeSite()
    await using standIn = await start('--like-live', '--github')
    const { env } = standIn
    expect(Object.keys(env)).toEqual(['GITHUB_API_URL', 'GITHUB_REPOSITORY', 'https_proxy', 'NODE_EXTRA_CA_CERTS'])
    const commands = standIn.printed.err.match(/(?<=^(?:curl .* && )?)act [a-z_]+ .*$/gmu) ?? []
    const events = commands.map((command) => command.split(' ')[1])
    expect(events).toEqual(['push', 'pull_request', 'pull_request', 'schedule'])
    for (const command of commands) expect(command).toContain(' -P ubuntu-latest=-self-hosted ')
    const [, command = ''] = commands
    const given = (pattern: RegExp): string => pattern.exec(command)?.[1] ?? ''
    const opened = given(/ -e (\S+) /u)
    const action = given(/ --local-repository static-deploy\/static-deploy-action@v1=(\S+) /u)
    // act copies all that is there.
    expect(readdirSync(action).toSorted()).toEqual(['action.yml', 'dist'])
    expect(readFileSync(given(/ --env-file (\S+) /u), 'utf8')).toBe(`${standIn.lines.join('\n')}\n`)
    expect(readFileSync(given(/ --secret-file (\S+)$/u), 'utf8')).toBe(
      `GITHUB_TOKEN=${DEFAULT_TOKEN}\nHOSTING_API_KEY=${DEFAULT_KEY}\n`,
    )
    // Only what the command gives, and the inputs of a workflow as it is.
    const keys = { 'api-key': DEFAULT_KEY, 'github-token': DEFAULT_TOKEN }
    const step = (event: string) => ({
      inputs: { ...keys, directory: site.directory, verify: 'true' },
      event: 'pull_request',
      payload: JSON.parse(readFileSync(opened.replace('opened', event), 'utf8')),
      env: { ...env, GITHUB_REF: 'refs/pull/1/merge' },
    })
    const { code, stdout, outputs } = await runAction(step('opened'))
    expect(code, stdout).toBe(0)
    expect(env['GITHUB_REPOSITORY']).toBe(DEFAULT_REPOSITORY)
    expect(outputs['link']).toBe('calm-river-1.tiiny.site')
    const [, close = ''] = /^curl -X POST (\S+close\S+) && act /mu.exec(standIn.printed.err) ?? []
    await fetch(close, { method: 'POST' })
    expect((await runAction(step('closed'))).outputs['deleted']).toBe('["calm-river-1.tiiny.site"]')
    while (!standIn.printed.err.includes('  │ ### 🧹 Preview was removed')) await pause(10)
    expect(standIn.printed.err).toContain('  │ Preview is live: commit ')
    const ended = once(standIn.child, 'close')
    standIn.child.kill('SIGINT')
    await ended
    expect(existsSync(opened)).toBe(false)
  })

  it("keeps the user's own proxy and certificates", async () => {
    const file = join(root, 'test/fixtures/tls/cert.pem')
    const elsewhere = createServer((_, response) => response.end('elsewhere')).listen(0, '127.0.0.1')
    await once(elsewhere, 'listening')
    await using proxy = await startProxy((elsewhere.address() as AddressInfo).port)
    const user = { https_proxy: proxy.address, no_proxy: '', NODE_EXTRA_CA_CERTS: join(root, 'LICENSE') }
    await using standIn = await startWith(user, '--github')
    const { env } = standIn
    const trusted = readFileSync(String(env['NODE_EXTRA_CA_CERTS']), 'utf8')
    for (const path of [file, user.NODE_EXTRA_CA_CERTS]) expect(trusted).toContain(readFileSync(path, 'utf8'))
    const { hostname, port } = new URL(String(env['https_proxy']))
    const asking = request({ hostname, port, method: 'CONNECT', path: 'packages.example:8443' }).end()
    const [{ statusCode }, socket] = (await once(asking, 'connect')) as [IncomingMessage, Socket]
    expect(statusCode).toBe(200)
    socket.write('GET / HTTP/1.1\r\nHost: packages.example\r\nConnection: close\r\n\r\n')
    expect(await text(socket)).toContain('elsewhere')
    expect(proxy.asked).toEqual(['packages.example:8443'])
    elsewhere.close()
  })

  it('closes a pull request that no workflow hears of, so that a sweep has something to do', async () => {
    using site = makeSite()
    await using standIn = await start('--github')
    const { env, url } = standIn
    const inputs = { 'api-key': DEFAULT_KEY, 'github-token': DEFAULT_TOKEN, 'base-url': url }
    const [, opened = ''] = / -e (\S+opened\.json) /u.exec(standIn.printed.err) ?? []
    const payload = JSON.parse(readFileSync(opened, 'utf8'))
    const deploy = { inputs: { ...inputs, directory: site.directory }, event: 'pull_request', payload, env }
    const sweep = { inputs: { ...inputs, mode: 'sweep' }, event: 'schedule', payload: {}, env }
    const post = async (address: string): Promise<string> => (await fetch(address, { method: 'POST' })).text()
    const [open = '', close = ''] = standIn.printed.err.match(/(?<=^curl -X POST )\S+(?= && act )/gmu) ?? []
    expect((await runAction(deploy)).outputs['result']).toBe('deployed')
    expect((await runAction(sweep)).outputs['result']).toBe('skipped')
    expect(await post(close)).toBe('Pull request #1 is closed.\n')
    const { outputs, summary, stdout } = await runAction(sweep)
    expect(outputs['deleted'], stdout).toBe('["calm-river-1.tiiny.test"]')
    // Times are those of the clock here.
    expect(summary).toContain('| under\u00a0a\u00a0minute | deleted |')
    expect(await post(open)).toBe('Pull request #1 is open.\n')
    expect((await runAction(deploy)).outputs['result']).toBe('deployed')
    expect(await post(close.replace(/1$/u, '2'))).toBe('There is no pull request #2.\n')
    expect(await post(open.replace(/1$/u, '2'))).toBe('Pull request #2 is open.\n')
    expect((await fetch(close)).status).toBe(401)
  })
})
