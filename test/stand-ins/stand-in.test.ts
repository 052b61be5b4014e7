/** `npm run stand-in`, which `docs/try-it.md` explains. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { DEFAULT_REPOSITORY, DEFAULT_TOKEN } from './github/github.ts'
import { DEFAULT_KEY } from './hosting/hosting.ts'
import { startProxy } from './runner/proxy.ts'
import { root, runAction } from './runner/runner.ts'
import { tls } from './runner/tls.ts'
import { makeSite } from './scenes/world.ts'
import { listen } from './server.ts'

/** Starts the command, with what it printed so far. */
function begin(args: readonly string[], variables: Readonly<Record<string, string>> = {}) {
  const env = { ...process.env, ...variables }
  const program = join(root, 'scripts/stand-in/stand-in.ts')
  const child = spawn(process.execPath, [program, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const printed = { out: '', err: '' }
  child.stdout.setEncoding('utf8').on('data', (text: string) => (printed.out += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (printed.err += text))
  return { child, printed }
}

/** Starts the command and waits until all that it prints at its start is there. */
async function start(args: readonly string[] = [], variables: Readonly<Record<string, string>> = {}) {
  const { child, printed } = begin(args, variables)
  const [last, end] = args.includes('--github')
    ? ['(the command for the sweep)\n', /^NODE_EXTRA_.*\n/mu]
    : ['NODE_EXTRA_CA_CERTS=', /\n/u]
  while (!(printed.err.includes(last) && end.test(printed.out)) && child.exitCode === null) await pause(10)
  const [url = '', ...lines] = printed.out.trimEnd().split('\n')
  const env: Record<string, string> = Object.fromEntries(lines.map((line) => line.split(/=(.*)/su)))
  const stop = async () => {
    const ended = once(child, 'close')
    if (child.kill('SIGINT')) await ended
  }
  return { printed, url, lines, env, stop, [Symbol.asyncDispose]: stop }
}

/** The new link and its status, or the code of the error. */
async function send(url: string, domain: string | undefined, path = 'index.html'): Promise<string> {
  const body = new FormData()
  if (domain !== undefined) body.append('domain', domain)
  body.append('files', new Blob(['x']), path)
  const response = await fetch(`${url}/v1/upload`, { method: 'POST', headers: { 'x-api-key': DEFAULT_KEY }, body })
  const { data, error } = (await response.json()) as { data?: { link: string; status: string }; error?: string }
  return data ? `${data.link} ${data.status}` : String(error)
}

it('prints its address, and nothing else where programs read', async () => {
  await using standIn = await start()
  const { url, printed } = standIn
  expect(await send(url, undefined)).toBe('calm-river-1.tiiny.test active')
  const shown = `created  calm-river-1.tiiny.test: http://calm-river-1.tiiny.test.localhost:${new URL(url).port}/\n`
  while (!printed.err.includes(shown)) await pause(10)
  expect(printed.out).toBe(`${url}\n`)
})

it('lists its options, and answers a mistake with a sentence', async () => {
  await using other = await listen(() => {})
  const taken = `Port ${other.port} is taken: choose another with --github-port.\n`
  const mistakes: readonly (readonly [args: string, out: RegExp, err: string, status?: number])[] = [
    ['--help', /^Usage: npm run stand-in -- \[options\]\n\n {2}--port .*--like-live .*--help /su, '', 0],
    ['--nosuch', /^$/u, "Unknown option '--nosuch'. --help lists what there is.\n"],
    ['--port x', /^$/u, "--port takes a whole number from 0 to 65535, not 'x'.\n"],
    [`--github-port ${other.port}`, /^http/u, taken],
  ]
  for (const [args, out, err, status = 2] of mistakes) {
    const { child, printed } = begin(args.split(' '))
    expect(await once(child, 'close'), args).toEqual([status, null])
    expect(printed.out).toMatch(out)
    expect(printed.err.endsWith(err), printed.err).toBe(true)
  }
})

it('is like the live service, or as the interface has it', async () => {
  await using live = await start('--like-live --link-limit 2'.split(' '))
  const link = 'calm-river-1.tiiny.site'
  expect(await send(live.url, undefined, 'a/b.html')).toBe(`${link} active`)
  expect((await fetch(`${live.url}/sites/${link}/b.html`)).status).toBe(200)
  const answers = [await send(live.url, link), await send(live.url, 'my-site'), await send(live.url, 'my-site')]
  expect(answers).toEqual(['DOMAIN_EXISTS', 'my-site.tiiny.site active', 'FREE_UPLOAD_LIMIT_REACHED'])
  await using plain = await start('--link-limit 1'.split(' '))
  expect(await send(plain.url, 'pr-7.tiiny.test')).toBe('pr-7.tiiny.test active')
  expect(await send(plain.url, undefined)).toBe('LINK_LIMIT_REACHED')
})

/** Runs the script of an action that takes the place of another one, with these inputs, as a step in this folder. */
async function substitute(action: string, cwd: string, inputs: Readonly<Record<'NAME' | 'PLACE', string>>) {
  const { runs } = JSON.parse(readFileSync(join(action, 'action.yml'), 'utf8'))
  const [{ env, run }] = runs.steps as [{ env: Record<string, string>; run: string }]
  expect(env).toMatchObject({ NAME: '${{ inputs.name }}', PLACE: '${{ inputs.path }}' })
  const child = spawn('bash', ['-e', '-c', run], { cwd, env: { ...process.env, ...env, ...inputs } })
  expect(await once(child, 'close')).toEqual([0, null])
}

it("plays GitHub's API too, and tells what act needs", async () => {
  using site = makeSite()
  using folder = makeSite({})
  await using standIn = await start(['--like-live', '--github'])
  const { env, printed } = standIn
  expect(Object.keys(env)).toEqual(['GITHUB_API_URL', 'GITHUB_REPOSITORY', 'https_proxy', 'NODE_EXTRA_CA_CERTS'])
  expect(env['GITHUB_REPOSITORY']).toBe(DEFAULT_REPOSITORY)
  const commands =
    printed.err.match(/(?<=^(?:curl .* && )?)act [a-z_]+ (?:.* )?-P ubuntu-latest=-self-hosted .*$/gmu) ?? []
  const asked = ['push', 'pull_request', 'pull_request', 'workflow_run', 'schedule']
  expect(commands.map((command) => command.split(' ')[1])).toEqual(asked)
  const given = (pattern: RegExp): string => pattern.exec(commands[1] ?? '')?.[1] ?? ''
  const opened = given(/ -e (\S+) /u)
  // act copies all that is there.
  const action = given(/ --local-repository static-deploy\/static-deploy-action@v1=(\S+) /u)
  expect(readdirSync(action).toSorted()).toEqual(['action.yml', 'dist'])
  expect(readFileSync(given(/ --env-file (\S+) /u), 'utf8')).toBe(`${standIn.lines.join('\n')}\n`)
  const secrets = `GITHUB_TOKEN=${DEFAULT_TOKEN}\nHOSTING_API_KEY=${DEFAULT_KEY}\n`
  expect(readFileSync(given(/ --secret-file (\S+)$/u), 'utf8')).toBe(secrets)
  const shelved = { NAME: 'docs', PLACE: 'dist' }
  await substitute(given(/ actions\/upload-artifact@v7=(\S+) /u), site.directory, { ...shelved, PLACE: '.' })
  await substitute(given(/ actions\/download-artifact@v8=(\S+) /u), folder.directory, shelved)
  expect(readdirSync(join(folder.directory, 'dist'))).toEqual(readdirSync(site.directory))
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
  expect(await step('opened', { verify: 'true' })).toMatchObject({ outputs: { link } })
  // No workflow hears of it, so that a sweep has something to do. Times are those of the clock here.
  expect(await post(close)).toBe('Pull request #1 is closed.\n')
  const summary = expect.stringContaining('| under\u00a0a\u00a0minute | deleted |')
  expect(await step('schedule', { mode: 'sweep' })).toMatchObject({ outputs: { deleted: `["${link}"]` }, summary })
  expect(await post(open)).toBe('Pull request #1 is open.\n')
  while (!printed.err.includes('  │ ### 🧹 Preview: removed')) await pause(10)
  expect(printed.err).toContain('  │ ### 🚀 Preview: [')
  expect(await post(close.replace(/1$/u, '2'))).toBe('There is no pull request #2.\n')
  await standIn.stop()
  expect(existsSync(opened)).toBe(false)
})

it("keeps the user's own proxy and certificates", async () => {
  await using elsewhere = await listen((_, response) => response.end('elsewhere'))
  await using proxy = await startProxy(elsewhere.port)
  const user = { https_proxy: proxy.address, no_proxy: '', NODE_EXTRA_CA_CERTS: join(root, 'LICENSE') }
  await using standIn = await start(['--github'], user)
  const trusted = readFileSync(String(standIn.env['NODE_EXTRA_CA_CERTS']), 'utf8')
  for (const path of [tls.file, user.NODE_EXTRA_CA_CERTS]) expect(trusted).toContain(readFileSync(path, 'utf8'))
  const { hostname, port } = new URL(String(standIn.env['https_proxy']))
  const asking = request({ hostname, port, method: 'CONNECT', path: 'packages.example:8443' }).end()
  const [{ statusCode }, socket] = (await once(asking, 'connect')) as [IncomingMessage, Socket]
  expect(statusCode).toBe(200)
  socket.write('GET / HTTP/1.1\r\nHost: packages.example\r\nConnection: close\r\n\r\n')
  expect(await text(socket)).toContain('elsewhere')
  expect(proxy.asked).toEqual(['packages.example:8443'])
})
