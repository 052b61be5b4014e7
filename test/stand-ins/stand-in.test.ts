import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { DEFAULT_REPOSITORY, DEFAULT_TOKEN } from './github/github.ts'
import { DEFAULT_KEY } from './hosting/hosting.ts'
import { startProxy } from './runner/proxy.ts'
import { root, runAction } from './runner/runner.ts'
import { tls } from './runner/tls.ts'
import { makeSite } from './scenes/world.ts'
import { listen } from './server.ts'

const program = join(root, 'scripts/stand-in/stand-in.ts')

const sweepCommand = '(the command for the sweep)\n'

/** Starts the command, with what it printed so far. */
function begin(args: readonly string[], variables: Readonly<Record<string, string>> = {}) {
  const env = { ...process.env, ...variables }
  const child = spawn(process.execPath, [program, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const printed = { out: '', err: '' }
  child.stdout.setEncoding('utf8').on('data', (text: string) => (printed.out += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (printed.err += text))
  return { child, printed }
}

/** Runs the command to its end. */
async function end(...args: string[]) {
  const { child, printed } = begin(args)
  const [status] = await once(child, 'close')
  return { status, stdout: printed.out, stderr: printed.err }
}

/** Starts the command and waits until all that it prints at its start is there. */
async function start(args: readonly string[] = [], variables: Readonly<Record<string, string>> = {}) {
  const { child, printed } = begin(args, variables)
  const [last, end] = args.includes('--github') ? [sweepCommand, /^NODE_EXTRA_.*\n/mu] : ['NODE_EXTRA_CA_CERTS=', /\n/u]
  while (!(printed.err.includes(last) && end.test(printed.out)) && child.exitCode === null) await pause(10)
  /** Lines of standard output: the address, then variables. */
  const [url = '', ...lines] = printed.out.trimEnd().split('\n')
  return {
    child,
    printed,
    url,
    lines,
    env: Object.fromEntries(lines.map((line) => line.split(/=(.*)/su))),
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
    const other = await listen(() => {})
    for (const option of ['--port', '--github-port']) {
      const stderr = expect.stringContaining(`Port ${other.port} is taken: choose another with ${option}.\n`)
      expect(await end(option, String(other.port))).toMatchObject({ status: 2, stderr })
    }
    await other.close()
    await using standIn = await start(['--port', String(other.port)])
    expect(standIn.url).toBe(other.url)
  })

  it.each([
    ['--nosuch', "Unknown option '--nosuch'. --help lists what there is."],
    ['stray', "Unexpected argument 'stray'. --help lists what there is."],
    ['--port x', "--port takes a whole number from 0 to 65535, not 'x'."],
    ['--link-limit 1.5', "--link-limit takes a whole number from 0 on, not '1.5'."],
    ['--delete-by GET', "--delete-by takes one of POST, DELETE, both, not 'GET'."],
    ['--link-limit', "Option '--link-limit <value>' argument missing. --help lists what there is."],
  ])('answers %j with a sentence', async (args, sentence) => {
    expect(await end(...args.split(' '))).toEqual({ status: 2, stdout: '', stderr: `${sentence}\n` })
  })

  it('lists its options', async () => {
    const usage = /^Usage: npm run stand-in -- \[options\]\n\n {2}--port .*--like-live .*--help /su
    expect(await end('--help')).toMatchObject({ status: 0, stdout: expect.stringMatching(usage) })
  })

  it('is like the live service in all, or in what is asked for', async () => {
    await using live = await start('--like-live --no-drop-folders --link-limit 2 --uploads-a-day 1'.split(' '))
    const link = 'calm-river-1.tiiny.site'
    expect((await send(live.url, 'POST', undefined, 'a/b.html')).data).toMatchObject({ link, status: 'active' })
    expect((await fetch(`${live.url}/sites/${link}/a/b.html`)).status).toBe(200)
    expect((await send(live.url, 'POST', link, 'a')).error).toBe('DOMAIN_EXISTS')
    const named = { link: 'my-site.tiiny.site', status: 'expiring' }
    expect((await send(live.url, 'POST', 'my-site', 'a')).data).toMatchObject(named)
    expect((await send(live.url, 'POST', 'my-site', 'a')).error).toBe('FREE_UPLOAD_LIMIT_REACHED')

    const own = '--update-by PUT --delete-by DELETE --link-limit 1 --no-named-links --passwords 401'
    await using plain = await start(own.split(' '))
    expect((await send(plain.url, 'POST', 'pr-7.tiiny.test', 'a')).error).toBe('NOT_FOUND')
    expect((await send(plain.url, 'POST', undefined, 'a')).data?.link).toBe('calm-river-1.tiiny.test')
    expect((await send(plain.url, 'POST', 'calm-river-1.tiiny.test', 'a')).error).toBe('DOMAIN_EXISTS')
    expect((await send(plain.url, 'POST', undefined, 'a')).error).toBe('LINK_LIMIT_REACHED')
    const headers = { 'x-api-key': DEFAULT_KEY, 'content-type': 'application/json' }
    const deletion = fetch(`${plain.url}/v1/delete`, { method: 'POST', headers, body: '{"domain":"a"}' })
    expect((await deletion).status).toBe(404)
  })

  it("plays GitHub's API too, and tells what act needs", async () => {
    using site = makeSite()
    await using standIn = await start(['--like-live', '--github'])
    const { env, printed } = standIn
    expect(Object.keys(env)).toEqual(['GITHUB_API_URL', 'GITHUB_REPOSITORY', 'https_proxy', 'NODE_EXTRA_CA_CERTS'])
    expect(env['GITHUB_REPOSITORY']).toBe(DEFAULT_REPOSITORY)
    const commands = printed.err.match(/(?<=^(?:curl .* && )?)act [a-z_]+ .*$/gmu) ?? []
    const events = commands.map((command) => command.split(' ')[1])
    expect(events).toEqual(['push', 'pull_request', 'pull_request', 'schedule'])
    for (const command of commands) expect(command).toContain(' -P ubuntu-latest=-self-hosted ')
    const given = (pattern: RegExp): string => pattern.exec(commands[1] ?? '')?.[1] ?? ''
    const opened = given(/ -e (\S+) /u)
    const action = given(/ --local-repository static-deploy\/static-deploy-action@v1=(\S+) /u)
    // act copies all that is there.
    expect(readdirSync(action).toSorted()).toEqual(['action.yml', 'dist'])
    expect(readFileSync(given(/ --env-file (\S+) /u), 'utf8')).toBe(`${standIn.lines.join('\n')}\n`)
    expect(readFileSync(given(/ --secret-file (\S+)$/u), 'utf8')).toBe(
      `GITHUB_TOKEN=${DEFAULT_TOKEN}\nHOSTING_API_KEY=${DEFAULT_KEY}\n`,
    )
    // Only what the command gives, and the inputs of a workflow as it is.
    const step = async (event: string, inputs: Readonly<Record<string, string>> = {}) => {
      const result = await runAction({
        inputs: { 'api-key': DEFAULT_KEY, 'github-token': DEFAULT_TOKEN, directory: site.directory, ...inputs },
        event: event === 'schedule' ? event : 'pull_request',
        payload: event === 'schedule' ? {} : JSON.parse(readFileSync(opened.replace('opened', event), 'utf8')),
        env: { ...env, GITHUB_REF: 'refs/pull/1/merge' },
      })
      expect(result.code, result.stdout).toBe(0)
      return result
    }
    const post = async (address: string) => await (await fetch(address, { method: 'POST' })).text()
    const [open = '', close = ''] = printed.err.match(/(?<=^curl -X POST )\S+(?= && act )/gmu) ?? []
    const link = 'calm-river-1.tiiny.site'
    const deleted = { outputs: { deleted: `["${link}"]` } }
    expect(await step('opened', { verify: 'true' })).toMatchObject({ outputs: { link } })
    expect(await step('schedule', { mode: 'sweep' })).toMatchObject({ outputs: { result: 'skipped' } })
    // No workflow hears of it, so that a sweep has something to do.
    expect(await post(close)).toBe('Pull request #1 is closed.\n')
    // Times are those of the clock here.
    const summary = expect.stringContaining('| under\u00a0a\u00a0minute | deleted |')
    expect(await step('schedule', { mode: 'sweep' })).toMatchObject({ ...deleted, summary })
    expect(await post(open)).toBe('Pull request #1 is open.\n')
    const { outputs } = await step('opened')
    await post(close)
    expect((await step('closed')).outputs['deleted']).toBe(`["${outputs['link']}"]`)
    while (!printed.err.includes('  │ ### 🧹 Preview was removed')) await pause(10)
    expect(printed.err).toContain('  │ Preview is live: commit ')
    expect(await post(close.replace(/1$/u, '2'))).toBe('There is no pull request #2.\n')
    expect(await post(open.replace(/1$/u, '2'))).toBe('Pull request #2 is open.\n')
    expect((await fetch(close)).status).toBe(401)
    const ended = once(standIn.child, 'close')
    standIn.child.kill('SIGINT')
    await ended
    expect(existsSync(opened)).toBe(false)
  })

  it("keeps the user's own proxy and certificates", async () => {
    await using elsewhere = await listen((_, response) => response.end('elsewhere'))
    await using proxy = await startProxy(elsewhere.port)
    const user = { https_proxy: proxy.address, no_proxy: '', NODE_EXTRA_CA_CERTS: join(root, 'LICENSE') }
    await using standIn = await start(['--github'], user)
    const { env } = standIn
    const trusted = readFileSync(String(env['NODE_EXTRA_CA_CERTS']), 'utf8')
    for (const path of [tls.file, user.NODE_EXTRA_CA_CERTS]) expect(trusted).toContain(readFileSync(path, 'utf8'))
    const { hostname, port } = new URL(String(env['https_proxy']))
    const asking = request({ hostname, port, method: 'CONNECT', path: 'packages.example:8443' }).end()
    const [{ statusCode }, socket] = (await once(asking, 'connect')) as [IncomingMessage, Socket]
    expect(statusCode).toBe(200)
    socket.write('GET / HTTP/1.1\r\nHost: packages.example\r\nConnection: close\r\n\r\n')
    expect(await text(socket)).toContain('elsewhere')
    expect(proxy.asked).toEqual(['packages.example:8443'])
  })
})
